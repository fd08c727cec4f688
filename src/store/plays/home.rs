//! Where the user's plays are.

use std::env;
use std::path::PathBuf;

/// The folder of the plays, which may not be there yet; `None` if the system does not say where the user's data belongs.
///
/// The environment variable `LUDOTECA_DATA` names the folder of all the program's data instead.
#[must_use]
pub fn folder() -> Option<PathBuf> {
    let named = env::var_os("LUDOTECA_DATA").filter(|folder| !folder.is_empty()).map(PathBuf::from);
    Some(named.or_else(|| Some(data()?.join("ludoteca")))?.join("plays"))
}

/// Where programs keep what the user made.
fn data() -> Option<PathBuf> {
    let absolute = |name| env::var_os(name).map(PathBuf::from).filter(|folder| folder.is_absolute());
    if cfg!(windows) {
        absolute("APPDATA")
    } else if cfg!(target_os = "macos") {
        Some(env::home_dir()?.join("Library").join("Application Support"))
    } else {
        absolute("XDG_DATA_HOME").or_else(|| Some(env::home_dir()?.join(".local").join("share")))
    }
}
