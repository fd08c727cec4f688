//! What is known when the program meets a fault of its own: a file in the user's folder, told at the next start.
//! Nothing is sent anywhere.
//!
//! Neither orders nor names are in it, since an order can be sealed and people are nobody's business.

use crate::desk::frame::notice::{Notice, Notices};
use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;
use ludoteca_rules::Text;
use ludoteca_store::folder::user_folder;
use ludoteca_store::{Existing, shown, write_whole};
use std::backtrace::Backtrace;
use std::panic::{self, PanicHookInfo};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::{env, fs, thread};

/// The file that a fault leaves, and its name once it was told.
const KEPT: &str = "fault.txt";
const TOLD: &str = "last-fault.txt";

/// What draws, once it is known.
static DRAWN_BY: OnceLock<String> = OnceLock::new();

/// Tells of the last fault at the start, and notes what draws.
pub(in crate::app) fn plugin(app: &mut App) {
    app.add_systems(Startup, (note_adapter, tell));
}

/// Has whatever is known written down when this program panics, in the folder of the user's data.
pub fn watch() {
    if let Some(folder) = user_folder() {
        watch_in(folder);
    }
}

/// The same with another folder.
pub fn watch_in(folder: PathBuf) {
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |fault| {
        // A folder that cannot be written leaves only what is said on stderr.
        _ = fs::create_dir_all(&folder);
        _ = write_whole(&folder.join(KEPT), report(fault).as_bytes(), Existing::Replace);
        usual(fault);
    }));
}

/// The last fault that is written down, whether or not it was told.
#[must_use]
pub fn last() -> Option<PathBuf> {
    let folder = user_folder()?;
    [KEPT, TOLD].into_iter().map(|name| folder.join(name)).find(|path| path.exists())
}

/// What is known of a fault.
fn report(fault: &PanicHookInfo<'_>) -> String {
    let thread = thread::current();
    [
        format!("Ludoteca {}, {}", env!("CARGO_PKG_VERSION"), system()),
        jiff::Zoned::now().to_string(),
        format!("Drawn by: {}", DRAWN_BY.get().map_or("nothing yet", String::as_str)),
        format!("Thread: {}", thread.name().unwrap_or("without a name")),
        fault.to_string(),
        Backtrace::force_capture().to_string(),
    ]
    .join("\n")
}

/// The kind of system and of processor.
#[must_use]
pub fn system() -> String {
    format!("{} {}", env::consts::OS, env::consts::ARCH)
}

fn note_adapter(adapter: Option<Res<RenderAdapterInfo>>) {
    if let Some(adapter) = adapter {
        DRAWN_BY.get_or_init(|| {
            format!("{}, {:?}, {} {}", adapter.name, adapter.backend, adapter.driver, adapter.driver_info)
        });
    }
}

/// The file of the last fault, if it was not told yet; from now on it was.
fn untold(folder: &Path) -> Option<PathBuf> {
    let path = folder.join(TOLD);
    fs::rename(folder.join(KEPT), &path).is_ok().then_some(path)
}

fn tell(mut notices: ResMut<Notices>) {
    if let Some(path) = user_folder().and_then(|folder| untold(&folder)) {
        notices.tell(Notice::failure(Text::new("fault-kept").with("path", shown(&path))));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::process::Command;

    const FOLDER: &str = "LUDOTECA_TEST_FAULT";

    #[test]
    fn a_fault_is_kept_with_what_is_known_and_told_once() {
        // It is met in a process of its own, which it ends.
        if let Some(folder) = env::var_os(FOLDER) {
            watch_in(folder.into());
            panic!("the dice are cold");
        }
        let folder = tempfile::tempdir().expect("a temporary folder");
        let data = folder.path().join("not there yet");
        let ended = Command::new(env::current_exe().expect("this test"))
            .args(["--exact", "app::fault::tests::a_fault_is_kept_with_what_is_known_and_told_once"])
            .env(FOLDER, &data)
            .output()
            .expect("it can be started");
        assert!(!ended.status.success());
        let path = untold(&data).expect("there was a fault");
        let kept = fs::read_to_string(&path).expect("it is kept");
        let version = format!("Ludoteca {}, {}", env!("CARGO_PKG_VERSION"), env::consts::OS);
        for part in [&version, "the dice are cold", "src/app/fault.rs", "Drawn by: nothing yet"] {
            assert!(kept.contains(part), "{part}: {kept}");
        }
        assert_eq!(untold(&data), None);
    }
}
