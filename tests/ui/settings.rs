//! Settings are kept from one run to the next, and nothing in their file can harm.
//!
//! Each run is a process of its own, since where settings lie is decided by its environment.

use bevy::prelude::*;
use ludoteca::app::settings::SettingsPlugin;
use ludoteca::i18n::Language;
use ludoteca::ui::model::{Quality, Settings};
use std::path::Path;
use std::process::Command;

/// What a process of its own does, by the name in this variable.
const TASK: &str = "LUDOTECA_TEST_TASK";

fn app(persist: bool) -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, SettingsPlugin { persist }));
    app.finish();
    app.cleanup();
    app
}

/// The other process; alone it does nothing.
#[test]
fn other_process() {
    let Ok(task) = std::env::var(TASK) else { return };
    let mut app = app(task != "apart");
    app.update();
    if task == "write" || task == "apart" {
        let mut settings = app.world_mut().resource_mut::<Settings>();
        settings.set_language(Some(Language::PtBr));
        settings.set_text_scale(1.5);
        settings.set_animation_speed(0.5);
        settings.set_quality(Quality::Full);
        settings.instant = true;
        settings.panel_open = false;
        (0..40).for_each(|_| app.update());
    }
    if task == "quit" {
        app.world_mut().resource_mut::<Settings>().set_text_scale(2.0);
        app.world_mut().write_message(AppExit::Success);
        app.update();
    }
    let settings = app.world().resource::<Settings>();
    println!(
        "SETTINGS {:?} {} {} {:?} {} {} {}",
        settings.chosen_language(),
        settings.text_scale(),
        settings.animation_speed(),
        settings.quality(),
        settings.instant,
        settings.show_hints,
        settings.panel_open
    );
}

/// Runs a task with its settings in `home`, and returns what it found or left.
fn run(task: &str, home: &Path) -> String {
    let program = std::env::current_exe().expect("this program");
    let output = Command::new(program)
        .args(["--exact", "settings::other_process", "--nocapture"])
        .env("XDG_CONFIG_HOME", home)
        .env("HOME", home)
        .env(TASK, task)
        .output()
        .expect("it runs");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{text}{}", String::from_utf8_lossy(&output.stderr));
    let line = text.lines().find_map(|line| line.split_once("SETTINGS ")).map(|(_, line)| line.to_owned());
    line.expect("the task tells its settings")
}

const DEFAULTS: &str = "None 1 1 Automatic false true true";
const CHOSEN: &str = "Some(PtBr) 1.5 0.5 Full true true false";

#[cfg(target_os = "linux")]
#[test]
fn settings_are_kept() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let home = folder.path();
    assert_eq!(run("read", home), DEFAULTS);
    assert_eq!(run("write", home), CHOSEN);
    assert!(home.join("ludoteca/settings.toml").is_file());
    assert_eq!(run("read", home), CHOSEN);
    // What is chosen at the last moment is kept too.
    run("quit", home);
    assert_eq!(run("read", home), CHOSEN.replace("1.5", "2"));
}

#[cfg(target_os = "linux")]
#[test]
fn without_persistence_no_file_is_touched() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let home = folder.path();
    assert_eq!(run("write", home), CHOSEN);
    assert_eq!(run("apart", home), CHOSEN, "as chosen in this run");
    std::fs::remove_file(home.join("ludoteca/settings.toml")).expect("written before");
    run("apart", home);
    assert!(!home.join("ludoteca/settings.toml").exists());
}

#[cfg(target_os = "linux")]
#[test]
fn no_file_can_harm() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let home = folder.path();
    let file = home.join("ludoteca/settings.toml");
    std::fs::create_dir_all(home.join("ludoteca")).expect("a folder for the test");
    let broken: [&[u8]; 8] = [
        b"",
        b"[ludoteca",
        b"\xff\xfe\x00",
        b"ludoteca = 3",
        b"[ludoteca]\ntext_scale = \"large\"\nlanguage = 7\nquality = true\npanel_open = \"no\"",
        b"[ludoteca]\ntext_scale = nan\nanimation_speed = inf\nquality = \"superb\"\nlanguage = \"tlh\"",
        b"[ludoteca]\nunknown = 1",
        b"[other]\ntext_scale = 2.0",
    ];
    for text in broken {
        std::fs::write(&file, text).expect("a file for the test");
        assert_eq!(run("read", home), DEFAULTS, "{}", String::from_utf8_lossy(text));
    }
    std::fs::write(&file, "[ludoteca]\ntext_scale = 99\nanimation_speed = -1").expect("a file for the test");
    assert_eq!(run("read", home), "None 2.5 0.25 Automatic false true true", "within their bounds");
    // A folder in place of the file, and a file in place of the folder: neither read nor written, and no harm.
    std::fs::remove_file(&file).expect("written before");
    std::fs::create_dir(&file).expect("a folder for the test");
    assert_eq!(run("write", home), CHOSEN);
    std::fs::remove_dir_all(home.join("ludoteca")).expect("the folder of the test");
    std::fs::write(home.join("ludoteca"), "no folder").expect("a file for the test");
    assert_eq!(run("write", home), CHOSEN);
    assert_eq!(run("quit", home), DEFAULTS.replacen('1', "2", 1));
}
