//! The imports between the files of `src`: which folder may import which, and no circles.
//!
//! This program uses nothing of the crate and reads its sources as text, so that it also works on a tree that does
//! not compile. Start with [`findings::findings`]; `made_up.rs` tests the check itself on small made-up crates.

mod circles;
mod findings;
mod folders;
mod imports;
mod made_up;
mod names;
mod syntax;
mod tree;

use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

#[test]
fn imports_point_one_way() {
    let sources = findings::sources(&root());
    let findings = findings::findings(&sources);
    assert!(findings.arrows > 2 * sources.len(), "only {} arrows were found", findings.arrows);
    assert!(findings.faults.is_empty(), "{} faults\n{}", findings.faults.len(), findings.faults.join("\n"));
}

#[test]
fn only_the_list_of_games_names_games() {
    let sources = findings::sources(&root());
    let games: Vec<&str> =
        sources.keys().filter_map(|place| place.strip_prefix("games/")?.strip_suffix("/mod.rs")).collect();
    let all = [
        "apocalypse",
        "atari_go",
        "avanco",
        "gatos_caes",
        "horizon",
        "horizons",
        "produto",
        "rastros",
        "sapiens",
        "semaforo",
    ];
    assert_eq!(games, all);
    for (place, text) in sources.iter().filter(|(place, _)| !place.starts_with("games/")) {
        let code = text.split("#[cfg(test)]").next().unwrap_or("");
        for line in code.lines().filter(|line| !line.trim_start().starts_with("//")) {
            // Panels may be horizontal without meaning the game.
            let words = line.to_lowercase().replace("horizontal", "");
            for game in &games {
                assert!(!words.contains(game), "{place}: {line}");
            }
        }
    }
}
