//! Settings are kept from one run to the next, and nothing in their file can harm.
//!
//! Each run is a process of its own, since where settings lie is decided by its environment.

use bevy::prelude::*;
use ludoteca::app::settings::SettingsPlugin;
use ludoteca::app::settings::file::SettingsFile;
use ludoteca::desk::settings::model::{Quality, Settings};
use ludoteca_table::play::SecretEntry;
use ludoteca_table::scene::material::Palette;
use ludoteca_table::scene::room::Room;
use ludoteca_table::show::facing::TurnView;
use ludoteca_words::Language;
use std::fs;
use std::path::Path;
use std::process::Command;
use tempfile::tempdir;

/// What a process of its own does, by the name in this variable.
const TASK: &str = "LUDOTECA_TEST_TASK";

fn app(persist: bool) -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, SettingsPlugin { persist }));
    app.finish();
    app.cleanup();
    app
}

/// The other process, whose settings are those of a folder that is given to it.
#[test]
#[ignore = "the tests below run it, with a task and a folder of settings"]
fn other_process() {
    let task = std::env::var(TASK).expect("the task of the process");
    let mut app = app(task != "apart");
    app.update();
    if task == "write" || task == "apart" {
        let mut settings = app.world_mut().resource_mut::<Settings>();
        settings.chosen_language = Some(Language::PtBr);
        settings.text_scale = 1.5.into();
        settings.animation_speed = 0.5.into();
        settings.quality = Quality::Full;
        settings.instant = true;
        settings.reduced_motion = true;
        settings.panel_open = false;
        settings.facing = TurnView::Mover;
        settings.sound_volume = 0.25.into();
        settings.ambience_volume = 0.5.into();
        (0..40).for_each(|_| app.update());
    }
    if task == "quit" {
        app.world_mut().resource_mut::<Settings>().text_scale = 2.0.into();
        app.world_mut().write_message(AppExit::Success);
        app.update();
    }
    let settings = app.world().resource::<Settings>();
    println!(
        "SETTINGS {:?} {} {} {:?} {} {} {} {} {} {} {}",
        settings.chosen_language,
        settings.text_scale.get(),
        settings.animation_speed.get(),
        settings.quality,
        settings.instant,
        settings.show_hints,
        settings.panel_open,
        settings.facing == TurnView::Mover,
        settings.sound_volume.get(),
        settings.ambience_volume.get(),
        settings.reduced_motion
    );
}

/// Runs a task with its settings in `home`, and returns what it found or left.
fn run(task: &str, home: &Path) -> String {
    run_within("", task, home).0
}

/// Runs a task by a shell that sets limits first; also returns what was told.
fn run_within(limits: &str, task: &str, home: &Path) -> (String, String) {
    let program = std::env::current_exe().expect("this program");
    let output = Command::new("sh")
        .args(["-c", &format!("{limits} exec \"$0\" \"$@\"")])
        .arg(program)
        .args(["--exact", "settings::other_process", "--ignored", "--nocapture"])
        .envs([("LC_ALL", "C"), ("LANG", "C"), (TASK, task)])
        .env_remove("LANGUAGE")
        .env_remove("LC_MESSAGES")
        .env("XDG_CONFIG_HOME", home)
        .env("HOME", home)
        .output()
        .expect("there is a shell");
    let (text, told) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr).into_owned());
    assert!(output.status.success(), "{text}{told}");
    let line = text.lines().find_map(|line| line.split_once("SETTINGS ")).map(|(_, line)| line.to_owned());
    (line.expect("the task tells its settings"), told)
}

const DEFAULTS: &str = "None 1 1 Automatic false true false false 0.7 0 false";
const CHOSEN: &str = "Some(PtBr) 1.5 0.5 Full true true false true 0.25 0.5 true";

#[cfg(target_os = "linux")]
#[test]
fn settings_are_kept() {
    let folder = tempdir().expect("a temporary folder");
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
    let folder = tempdir().expect("a temporary folder");
    let home = folder.path();
    assert_eq!(run("write", home), CHOSEN);
    assert_eq!(run("apart", home), CHOSEN, "as chosen in this run");
    fs::remove_file(home.join("ludoteca/settings.toml")).expect("written before");
    run("apart", home);
    assert!(!home.join("ludoteca/settings.toml").exists());
}

#[cfg(target_os = "linux")]
#[test]
fn no_file_can_harm() {
    let folder = tempdir().expect("a temporary folder");
    let home = folder.path();
    let file = home.join("ludoteca/settings.toml");
    fs::create_dir_all(home.join("ludoteca")).expect("a folder for the test");
    let odd = [
        "",
        "[ludoteca]\ntext_scale = \"large\"\nlanguage = 7\nquality = true\npanel_open = \"no\"",
        "[ludoteca]\ntext_scale = nan\nanimation_speed = inf\nsound_volume = nan\n\
         quality = \"superb\"\nlanguage = \"tlh\"",
        "[ludoteca]\nunknown = 1",
        "[other]\ntext_scale = 2.0",
    ];
    for text in odd {
        fs::write(&file, text).expect("a file for the test");
        assert_eq!(run_within("", "read", home), (DEFAULTS.to_owned(), String::new()), "{text}");
        assert_eq!(fs::read_to_string(&file).expect("it is there"), text, "what nobody changed stays");
    }
    fs::write(&file, "[ludoteca]\ntext_scale = 99\nanimation_speed = -1\nsound_volume = 7.5")
        .expect("a file for the test");
    assert_eq!(run("read", home), "None 2.5 0.25 Automatic false true false false 1 0 false", "within their bounds");
    // A folder in place of the file, and a file in place of the folder: neither read nor written, and no harm.
    fs::remove_file(&file).expect("written before");
    fs::create_dir(&file).expect("a folder for the test");
    let (settings, told) = run_within("", "write", home);
    assert_eq!((settings.as_str(), told.lines().count()), (CHOSEN, 1), "{told}");
    fs::remove_dir_all(home.join("ludoteca")).expect("the folder of the test");
    fs::write(home.join("ludoteca"), "no folder").expect("a file for the test");
    assert_eq!(run("write", home), CHOSEN);
    assert_eq!(run("quit", home), DEFAULTS.replacen('1', "2", 1));
}

#[cfg(target_os = "linux")]
#[test]
fn a_broken_file_is_set_aside_and_told_once() {
    let folder = tempdir().expect("a temporary folder");
    let home = folder.path();
    let at = |name: &str| home.join("ludoteca").join(name);
    fs::create_dir_all(home.join("ludoteca")).expect("a folder for the test");
    let broken: [&[u8]; 3] = [b"[ludoteca", b"\xff\xfe\x00", b"ludoteca = 3"];
    for (text, aside) in broken.iter().zip(["broken", "broken-2", "broken-3"]) {
        fs::write(at("settings.toml"), text).expect("a file for the test");
        let aside = at(&format!("settings.toml.{aside}"));
        let told = format!(
            "The settings in {} could not be understood; they are kept in {}, and the settings begin anew.\n",
            at("settings.toml").display(),
            aside.display()
        );
        assert_eq!(run_within("", "read", home), (DEFAULTS.to_owned(), told));
        assert_eq!(fs::read(aside).expect("it is kept"), *text);
        assert_eq!(run_within("", "read", home), (DEFAULTS.to_owned(), String::new()), "told once");
    }
    assert_eq!(run_within("", "write", home), (CHOSEN.to_owned(), String::new()));
    assert_eq!(run("read", home), CHOSEN);
}

#[cfg(target_os = "linux")]
#[test]
fn settings_of_a_newer_form_are_refused_and_stay() {
    let folder = tempdir().expect("a temporary folder");
    let home = folder.path();
    let file = home.join("ludoteca/settings.toml");
    fs::create_dir_all(home.join("ludoteca")).expect("a folder for the test");
    let newer = "[ludoteca]\nform = 2\ntext_scale = 1.5\n\n[ludoteca.rooms]\nown = true\n";
    fs::write(&file, newer).expect("a file for the test");
    let told = format!(
        "A newer version of Ludoteca wrote the settings in {}; they stay as they are, and nothing you choose is kept.\n",
        file.display()
    );
    assert_eq!(run_within("", "read", home), (DEFAULTS.to_owned(), told));
    let (settings, told) = run_within("", "write", home);
    assert_eq!((settings.as_str(), told.lines().count()), (CHOSEN, 1), "told once: {told}");
    assert_eq!(fs::read_to_string(&file).expect("it is there"), newer);
    assert_eq!(fs::read_dir(home.join("ludoteca")).expect("it is there").count(), 1, "and nothing beside it");
}

#[cfg(target_os = "linux")]
#[test]
fn settings_of_today_are_read_and_what_is_unknown_in_them_stays() {
    let folder = tempdir().expect("a temporary folder");
    let home = folder.path();
    let file = home.join("ludoteca/settings.toml");
    fs::create_dir_all(home.join("ludoteca")).expect("a folder for the test");
    fs::write(&file, include_str!("settings-1.toml")).expect("a file for the test");
    assert_eq!(run_within("", "read", home), (CHOSEN.to_owned(), String::new()));
    let unknown = "\nseason = \"winter\"\n";
    fs::write(&file, include_str!("settings-1.toml").to_owned() + unknown).expect("a file for the test");
    run("quit", home);
    assert_eq!(run("read", home), CHOSEN.replace("1.5", "2"));
    assert!(fs::read_to_string(&file).expect("it is there").contains(unknown.trim()));
}

#[cfg(target_os = "linux")]
#[test]
fn without_room_the_old_settings_stay() {
    let folder = tempdir().expect("a temporary folder");
    let home = folder.path();
    let file = home.join("ludoteca/settings.toml");
    run("write", home);
    let before = fs::read_to_string(&file).expect("it was written");
    // Files that may not grow are written like those on a full disk.
    let (settings, told) = run_within("trap '' XFSZ; ulimit -f 0;", "quit", home);
    assert_eq!(settings, CHOSEN.replace("1.5", "2"), "the program goes on");
    let sentence = format!("Não deu para gravar o arquivo {}: ", file.display());
    assert!(told.starts_with(&sentence), "in the language of the settings: {told}");
    assert_eq!(told.lines().count(), 1);
    assert_eq!(fs::read_to_string(&file).expect("it is there"), before);
    assert_eq!(fs::read_dir(home.join("ludoteca")).expect("it is there").count(), 1, "and nothing beside it");
    // A broken file that cannot be set aside is left, and nothing is written over it.
    fs::write(&file, "[ludoteca").expect("a file for the test");
    let (_, told) = run_within("trap '' XFSZ; ulimit -f 0;", "quit", home);
    assert!(told.starts_with("The settings in ") && told.lines().count() == 1, "{told}");
    assert_eq!(fs::read_to_string(&file).expect("it is there"), "[ludoteca");
}

#[test]
fn two_programs_keep_what_each_of_them_changed() {
    let folder = tempdir().expect("a temporary folder");
    let path = folder.path().join("new/settings.toml");
    let open = || {
        let (file, settings, failure) = SettingsFile::open(path.clone());
        assert_eq!(failure, None);
        (file, settings)
    };
    let ((mut one_file, mut one), (mut other_file, mut other)) = (open(), open());
    one.text_scale = 2.0.into();
    one_file.save(&one).expect("it is written");
    other.chosen_language = Some(Language::PtBr);
    other_file.save(&other).expect("it is written");
    one.instant = true;
    one_file.save(&one).expect("it is written");
    let (_, both) = open();
    assert_eq!((both.text_scale.get(), both.chosen_language, both.instant), (2.0, Some(Language::PtBr), true));
    // What neither of them knows stays, too.
    let text = fs::read_to_string(&path).expect("it was written");
    fs::write(&path, format!("newer = true\n{text}")).expect("a test file can be written");
    other.panel_open = true;
    other_file.save(&other).expect("it is written");
    let text = fs::read_to_string(&path).expect("it was written");
    assert!(text.contains("newer = true") && text.contains("panel_open = true"), "{text}");
    // Without a change nothing is written.
    fs::remove_file(&path).expect("it was written");
    other_file.save(&other).expect("there is nothing to do");
    assert!(!other_file.differs_from(&other) && !path.exists());
}

#[test]
fn every_setting_is_a_word_in_the_file_and_an_unknown_word_is_the_usual_one() {
    let folder = tempdir().expect("a temporary folder");
    let path = folder.path().join("settings.toml");
    let (mut file, mut chosen, _) = SettingsFile::open(path.clone());
    chosen.chosen_language = Some(Language::PtBr);
    chosen.quality = Quality::Shadow;
    chosen.room = Room::find("patio").expect("there is such a room");
    chosen.audience_room = Room::find("aula");
    chosen.secret_entry = SecretEntry::Keys;
    chosen.palette = Palette::RedGreen;
    chosen.facing = TurnView::Own;
    file.save(&chosen).expect("it is written");
    let text = fs::read_to_string(&path).expect("it was written");
    let words = ["pt-BR", "shadow", "patio", "aula", "keys", "red-green", "own"];
    let names = ["language", "quality", "room", "audience_room", "secret_entry", "palette", "facing"];
    for (name, word) in names.iter().zip(words) {
        assert!(text.lines().any(|line| line == format!("{name} = \"{word}\"")), "{name}: {text}");
    }
    assert_eq!(SettingsFile::open(path.clone()).1, chosen);
    let unknown: String = names.map(|name| format!("{name} = \"tlh\"\n")).concat();
    fs::write(&path, format!("[ludoteca]\ninstant = true\n{unknown}")).expect("a test file can be written");
    assert_eq!(SettingsFile::open(path).1, Settings { instant: true, ..Settings::default() });
}

#[test]
fn programs_that_save_at_the_same_time_lose_nothing() {
    let folder = tempdir().expect("a temporary folder");
    let path = folder.path().join("settings.toml");
    let changes: [fn(&mut Settings, u8); 3] = [
        |settings, round| settings.text_scale = (if round % 2 == 0 { 2.0 } else { 1.5 }).into(),
        |settings, round| settings.instant = round % 2 == 0,
        |settings, round| settings.chosen_language = (round % 2 == 0).then_some(Language::PtPt),
    ];
    std::thread::scope(|threads| {
        for change in changes {
            let path = path.clone();
            threads.spawn(move || {
                let (mut file, mut settings, _) = SettingsFile::open(path);
                for round in 1..=40 {
                    change(&mut settings, round);
                    file.save(&settings).expect("it is written");
                }
            });
        }
    });
    let (_, settings, failure) = SettingsFile::open(path);
    assert_eq!(failure, None);
    assert_eq!(
        (settings.text_scale.get(), settings.instant, settings.chosen_language),
        (2.0, true, Some(Language::PtPt))
    );
}

#[cfg(unix)]
#[test]
fn a_link_stays_a_link() {
    let folder = tempdir().expect("a temporary folder");
    let at = |name: &str| folder.path().join(name);
    fs::write(at("mine.toml"), "[ludoteca]\ninstant = true\n").expect("a test file can be written");
    std::os::unix::fs::symlink("mine.toml", at("settings.toml")).expect("a link");
    let (mut file, mut settings, _) = SettingsFile::open(at("settings.toml"));
    assert!(settings.instant);
    settings.show_hints = false;
    file.save(&settings).expect("it is written");
    assert!(at("settings.toml").is_symlink());
    let text = fs::read_to_string(at("mine.toml")).expect("it is there");
    assert!(text.contains("show_hints = false") && text.contains("instant = true"), "{text}");
}
