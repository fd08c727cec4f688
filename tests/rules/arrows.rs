//! The arrows between the folders point one way: who may import whom.

use std::fs;
use std::path::{Path, PathBuf};

/// What each place in `src` may import from the rest of the crate. The longest prefix counts.
const MAY_IMPORT: [(&str, &[&str]); 13] = [
    ("rules", &["rules"]),
    ("search", &["rules", "search"]),
    ("games/mod.rs", &["rules", "search", "games"]),
    ("games/*", &["rules"]),
    ("games/*/mod.rs", &["rules", "search"]),
    ("games/*/pieces.rs", &["rules", "table"]),
    ("games/*/plugin.rs", &["rules", "table", "ui"]),
    ("i18n", &["rules", "i18n"]),
    ("record", &["rules", "search", "games", "record"]),
    ("cli", &["rules", "search", "games", "record", "i18n", "cli"]),
    ("table", &["rules", "search", "games", "record", "i18n", "table"]),
    ("ui", &["rules", "search", "games", "record", "i18n", "cli", "table", "ui"]),
    ("lib.rs", &[]),
];

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the folder can be read") {
        let path = entry.expect("an entry can be read").path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

fn rule_for(place: &str) -> Option<&'static [&'static str]> {
    let parts: Vec<&str> = place.split('/').collect();
    let general = match parts.as_slice() {
        ["games", _, file] => format!("games/*/{file}"),
        _ => place.to_owned(),
    };
    MAY_IMPORT
        .iter()
        .filter(|(prefix, _)| general == *prefix || general.starts_with(&format!("{prefix}/")))
        .max_by_key(|(prefix, _)| prefix.len())
        .map(|(_, allowed)| *allowed)
}

/// The modules of this crate that a line of code names, as `crate::NAME`.
fn named(line: &str) -> impl Iterator<Item = &str> {
    line.split("crate::")
        .skip(1)
        .map(|rest| rest.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or(""))
}

#[test]
fn nobody_imports_against_the_arrows() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    sources(&root, &mut files);
    assert!(files.len() > 40, "only {} files were found", files.len());
    let mut wrong = Vec::new();
    let mut checked = 0;
    for file in files {
        let place = file.strip_prefix(&root).expect("a file of src").to_string_lossy().replace('\\', "/");
        if place == "main.rs" {
            continue;
        }
        let Some(allowed) = rule_for(&place) else {
            wrong.push(format!("{place}: no rule says what it may import"));
            continue;
        };
        let text = fs::read_to_string(&file).expect("a source can be read");
        for (number, line) in (1..).zip(text.lines()).filter(|(_, line)| !line.trim_start().starts_with("//")) {
            assert!(!line.contains("crate::{"), "{place}:{number}: one import a line, so that it can be checked");
            for module in named(line) {
                checked += 1;
                if !allowed.contains(&module) {
                    wrong.push(format!("{place}:{number} imports {module}"));
                }
            }
            let pure = ["rules", "search", "i18n", "record", "cli"].iter().any(|part| place.starts_with(part));
            if pure && line.contains("bevy") {
                wrong.push(format!("{place}:{number} knows Bevy"));
            }
        }
    }
    assert!(checked > 100, "only {checked} imports were found");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn table_and_panels_name_no_game() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let games: Vec<&str> = ludoteca::games::CATALOGUE.iter().map(|entry| entry.info.id).collect();
    let mut files = Vec::new();
    for part in ["rules", "search", "table", "ui", "cli", "record"] {
        sources(&root.join(part), &mut files);
    }
    for file in files {
        let text = fs::read_to_string(&file).expect("a source can be read");
        let code = text.split("#[cfg(test)]").next().unwrap_or("");
        for line in code.lines().filter(|line| !line.trim_start().starts_with("//")) {
            // Panels may be horizontal without meaning the game.
            let words = line.to_lowercase().replace("horizontal", "");
            for game in &games {
                assert!(!words.contains(game), "{}: {line}", file.display());
            }
        }
    }
}
