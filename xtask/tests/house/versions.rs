//! The version, and that of Rust, are the same everywhere.

use crate::root;
use std::fs;

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The value of the first line that assigns this name.
fn assigned(path: &str, name: &str) -> String {
    let start = format!("{name} = \"");
    let text = read(path);
    let line =
        text.lines().find_map(|line| line.strip_prefix(&start)).unwrap_or_else(|| panic!("{path} has no {name}"));
    line.trim_end_matches('"').to_owned()
}

/// What follows each of these words, up to the first character that is no part of a version.
fn named<'a>(text: &'a str, before: &'a str) -> impl Iterator<Item = &'a str> {
    text.split(before).skip(1).map(|rest| {
        let end = rest.find(|symbol: char| !(symbol.is_ascii_digit() || symbol == '.')).unwrap_or(rest.len());
        rest[..end].trim_end_matches('.')
    })
}

#[test]
fn every_file_names_the_version_of_the_program() {
    let version = assigned("Cargo.toml", "version");
    let metainfo = read("packaging/linux/pt.ludoteca.Ludoteca.metainfo.xml");
    assert_eq!(named(&metainfo, "<release version=\"").next(), Some(version.as_str()), "the newest is told first");
    assert!(read("CHANGELOG.md").contains(&version), "CHANGELOG.md");
    for path in ["docs/manual/player.md", "docs/manual/jogador.md"] {
        let text = read(path);
        let files: Vec<&str> = ["ludoteca_", "ludoteca-"]
            .into_iter()
            .flat_map(|before| named(&text, before))
            .filter(|it| !it.is_empty())
            .collect();
        assert!(files.len() >= 3 && files.iter().all(|file| *file == version), "{path}: {files:?} and not {version}");
    }
}

#[test]
fn every_file_names_the_version_of_rust() {
    let version = assigned("Cargo.toml", "rust-version");
    let used = assigned("rust-toolchain.toml", "channel");
    // With a patch of it, so that all that is built and tested is built and tested with the oldest.
    assert!(used == version || used.starts_with(&format!("{version}.")), "the one that is used is the oldest: {used}");
    for path in ["README.md", "CONTRIBUTING.md"] {
        let text = read(path).split_whitespace().collect::<Vec<_>>().join(" ");
        assert_eq!(named(&text, "Rust ").find(|it| !it.is_empty()), Some(version.as_str()), "{path}");
    }
}

/// The manifests of all packages but the program's own.
fn manifests() -> Vec<String> {
    let inside = |parent: &str| {
        let folders = crate::folders(&root().join(parent)).into_iter();
        folders.map(|name| format!("{parent}/{name}/Cargo.toml")).collect::<Vec<_>>()
    };
    let others = ["packaging/windows/start/Cargo.toml", "xtask/Cargo.toml"].map(str::to_owned);
    ["crates", "examples"].into_iter().flat_map(inside).chain(others).collect()
}

#[test]
fn every_package_names_the_version_of_rust() {
    let found = manifests();
    assert!(found.len() >= 16, "{found:?}");
    for path in found.iter().map(String::as_str).chain(["Cargo.toml"]) {
        let text = read(path);
        assert!(text.lines().any(|line| line == "rust-version.workspace = true"), "{path} takes it from Cargo.toml");
    }
}
