//! What must hold for the sources as a whole and the compiler does not see.
//!
//! Cargo keeps the imports between crates in order. Here stands the rest: no circles inside a crate, no game named by
//! what serves all games, no Bevy beneath the table, sources of a size that a person reads, colours and
//! sizes of text in one file, one word for one thing, one version and one maintainer.

mod circles;
mod glossary;
mod imports;
mod looks;
mod made_up;
mod maintainer;
mod names;
mod sizes;
mod versions;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

/// The crates that are built, tested and used without Bevy.
const WITHOUT_BEVY: [&str; 16] = [
    "rules",
    "tablebase",
    "search",
    "games",
    "clock",
    "workers",
    "words",
    "record",
    "store",
    "diagram",
    "booklet",
    "lessons",
    "practice",
    "class",
    "solve",
    "cli",
];

/// Texts of files by their paths, with `/` between the folders.
type Sources = BTreeMap<String, String>;

/// The folder of the whole workspace.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The names of the folders in a folder.
fn folders(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("the folder can be read").map(|entry| entry.expect("an entry"));
    let mut found: Vec<String> = entries
        .filter(|entry| entry.path().is_dir())
        .map(|entry| entry.file_name().into_string().expect("a name in Unicode"))
        .collect();
    found.sort();
    found
}

/// The folders with the sources of the program and of every crate, such as `crates/rules/src`.
fn source_folders() -> Vec<String> {
    let crates = folders(&root().join("crates"));
    crates.iter().map(|name| format!("crates/{name}/src")).chain(["src", "xtask/src"].map(str::to_owned)).collect()
}

/// All Rust sources beneath a folder of the workspace, by their paths in the workspace.
fn sources(folder: &str) -> Sources {
    let mut found = Sources::new();
    let mut waiting = vec![folder.to_owned()];
    while let Some(folder) = waiting.pop() {
        let path = root().join(&folder);
        waiting.extend(folders(&path).iter().map(|inner| format!("{folder}/{inner}")));
        for entry in fs::read_dir(&path).expect("the folder can be read").map(|entry| entry.expect("an entry")) {
            let name = entry.file_name().into_string().expect("a name in Unicode");
            if name.ends_with(".rs") {
                found.insert(format!("{folder}/{name}"), fs::read_to_string(entry.path()).expect("a source"));
            }
        }
    }
    found
}

/// Fails with all faults, one a line.
fn none(faults: &[String]) {
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn no_files_and_no_folders_of_a_crate_import_each_other_in_a_circle() {
    let mut faults = Vec::new();
    let mut arrows = 0;
    for folder in source_folders() {
        let found = imports::of(&sources(&folder));
        arrows += found.arrows.len();
        faults.extend(circles::faults(&found.arrows));
        faults.extend(found.lost);
    }
    none(&faults);
    assert!(arrows > 1000, "only {arrows} imports were found: the sources are not read");
}

#[test]
fn what_serves_all_games_names_none() {
    let root = root();
    let games = folders(&root.join("crates/games/src"));
    assert!(games.len() >= 10, "{games:?}");
    let shared = source_folders().into_iter().flat_map(|folder| sources(&folder));
    let shared: Sources = shared.filter(|(place, _)| !is_of_games(place)).collect();
    none(&names::faults(&shared, &games));
}

/// Whether a source is one of the games' own: their rules and looks, and how their positions are numbered.
fn is_of_games(place: &str) -> bool {
    ["crates/games/", "crates/solve/src/spaces/", "src/games/"].iter().any(|folder| place.starts_with(folder))
}

#[test]
fn what_needs_no_window_needs_no_bevy() {
    for name in WITHOUT_BEVY {
        let package = format!("ludoteca-{name}");
        let output = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
            .current_dir(root())
            .args([
                "tree",
                "--locked",
                "--all-features",
                "--target",
                "all",
                "--edges",
                "normal,build",
                "--prefix",
                "none",
            ])
            .args(["--package", &package])
            .output()
            .expect("cargo runs");
        let tree = String::from_utf8(output.stdout).expect("text");
        assert!(tree.starts_with(&package), "{}", String::from_utf8_lossy(&output.stderr));
        none(
            &tree
                .lines()
                .filter(|line| line.starts_with("bevy"))
                .map(|line| format!("{package}: {line}"))
                .collect::<Vec<_>>(),
        );
    }
}

#[test]
fn folders_and_lines_are_of_a_size_that_a_person_reads() {
    let all: Sources = source_folders().iter().flat_map(|folder| sources(folder)).collect();
    none(&[sizes::crowded(&all), sizes::long_lines(&all)].concat());
}

/// Colours that are no part of how the panels look.
const EXCUSED: [((&str, &str), &str); 2] = [
    (("src/desk/panels.rs", "Color32::BLACK"), "a picture that is off"),
    (("src/desk/components/button.rs", "Color32::BLACK"), "makes the lip of a button darker, whatever its colour"),
];

#[test]
fn colours_and_sizes_of_text_are_tokens() {
    let desk: Sources = sources("src/desk").into_iter().filter(|(place, _)| !place.contains("/theme/")).collect();
    assert!(desk.len() > 80, "only {} sources were read", desk.len());
    none(&looks::faults(&desk, &EXCUSED.into()));
}

#[test]
fn what_people_read_keeps_to_the_glossary() {
    let terms = glossary::terms(&fs::read_to_string(root().join("docs/glossary.md")).expect("the glossary"));
    assert!(terms.len() >= 40, "only {} words", terms.len());
    let said = glossary::all_said();
    assert!(said.len() > 4000, "only {} lines were read", said.len());
    none(&glossary::faults(&terms, &said));
}
