//! Makes the skeleton of a new game: a crate in `examples/ID` with a trivially small game that compiles, is on the
//! shelf and passes its tests at once.
//!
//! The files are in `xtask/templates/game`; in their text and names `@ID@` stands for the id of the game, `@CRATE@`
//! for the name of its crate in Rust, `@TYPE@` for the type that implements its rules and `@NAME@` for its name.

use std::fs;
use std::path::Path;
use std::process::Command;

/// The files of the skeleton.
const TEMPLATES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/templates/game");
/// The folder of games with a crate of their own.
const GAMES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../examples");

/// Makes the crate of a game of this id.
///
/// # Errors
/// The id is missing or malformed, the crate exists, files cannot be read or written, or they cannot be formatted.
pub fn new_game(arguments: &[String]) -> Result<(), String> {
    let [id] = arguments else { return Err("Give the id of the game: cargo xtask new-game my-game".to_owned()) };
    let folder = Path::new(GAMES).join(id);
    make(id, &folder)?;
    // The order of imports depends on the names.
    let formatted = Command::new("cargo").args(["fmt", "--package", &format!("ludoteca-{id}")]).status();
    if !formatted.is_ok_and(|status| status.success()) {
        return Err(format!("examples/{id} is made, but cargo fmt has failed"));
    }
    println!("examples/{id} is a game. Try it:");
    println!("    cargo test --release -p ludoteca-{id}");
    println!("    cargo run --release -p ludoteca-{id}");
    println!("docs/adding-a-game.md says what comes next.");
    Ok(())
}

/// Makes the crate in this folder.
fn make(id: &str, folder: &Path) -> Result<(), String> {
    let well_formed = id.split('-').all(|word| {
        word.starts_with(|letter: char| letter.is_ascii_lowercase())
            && word.chars().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit())
    });
    if !well_formed {
        return Err(format!("{id} is no id: small letters and digits, words joined by hyphens"));
    }
    if folder.exists() {
        return Err(format!("{} exists", folder.display()));
    }
    copy(Path::new(TEMPLATES), folder, &|text| filled(text, id)).map_err(|error| error.to_string())
}

/// A text with the names of the game in the places that stand for them.
fn filled(text: &str, id: &str) -> String {
    let capital = |word: &str| word[..1].to_uppercase() + &word[1..];
    let words: Vec<String> = id.split('-').map(capital).collect();
    text.replace("@ID@", id)
        .replace("@CRATE@", &format!("ludoteca_{}", id.replace('-', "_")))
        .replace("@TYPE@", &words.concat())
        .replace("@NAME@", &words.join(" "))
}

/// Copies a folder, with everything in names and texts filled in; what is no text is copied as it is.
fn copy(from: &Path, to: &Path, fill: &impl Fn(&str) -> String) -> std::io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(fill(&entry.file_name().to_string_lossy()));
        if entry.file_type()?.is_dir() {
            copy(&entry.path(), &target, fill)?;
            continue;
        }
        let bytes = fs::read(entry.path())?;
        match std::str::from_utf8(&bytes) {
            Ok(text) => fs::write(target, fill(text))?,
            Err(_) => fs::write(target, bytes)?,
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(folder: &Path) -> Vec<std::path::PathBuf> {
        let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
        entries.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
    }

    #[test]
    fn a_skeleton_has_no_gaps() {
        let folder = tempfile::tempdir().expect("a folder");
        let game = folder.path().join("four-stones");
        make("four-stones", &game).expect("it is made");
        let files = files(&game);
        assert!(files.iter().any(|path| path.ends_with("assets/decks/four-stones.ludo")), "{files:?}");
        for text in files.iter().filter_map(|path| fs::read_to_string(path).ok()) {
            assert!(!text.contains('@'), "{text}");
        }
        let manifest = fs::read_to_string(game.join("Cargo.toml")).expect("a manifest");
        assert!(manifest.contains("name = \"ludoteca-four-stones\""), "{manifest}");
        let source = fs::read_to_string(game.join("src/lib.rs")).expect("a source");
        assert!(source.contains("impl Game for FourStones"), "{source}");
        assert!(make("four-stones", &game).is_err(), "nothing is written over");
    }

    #[test]
    fn only_ids_are_taken() {
        let folder = tempfile::tempdir().expect("a folder");
        for id in ["", "Four", "four stones", "../four", "-four", "four--stones", "4"] {
            assert!(make(id, &folder.path().join("game")).is_err(), "{id}");
        }
    }
}
