//! Where the user's data is kept.

use std::env;
use std::path::PathBuf;

/// The environment variable that names another folder for the data of this program.
pub const VARIABLE: &str = "LUDOTECA_DATA";

/// The folder of the user's data for this program; `None` where the system names none.
pub fn user_folder() -> Option<PathBuf> {
    let given = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    given(VARIABLE).or_else(|| Some(data_folder(&given)?.join("ludoteca")))
}

/// Where the system keeps the data of programs.
fn data_folder(given: &impl Fn(&str) -> Option<PathBuf>) -> Option<PathBuf> {
    if cfg!(windows) {
        return given("APPDATA");
    }
    let home = given("HOME");
    if cfg!(target_os = "macos") {
        return Some(home?.join("Library/Application Support"));
    }
    given("XDG_DATA_HOME").filter(|folder| folder.is_absolute()).or_else(|| Some(home?.join(".local/share")))
}
