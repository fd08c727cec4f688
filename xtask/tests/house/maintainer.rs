//! Who hands the program out is the same in every file that says it.

use crate::root;
use std::fs;
use std::path::PathBuf;

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// A value of `packaging/maintainer.toml`.
fn maintainer(name: &str) -> String {
    let text = read("packaging/maintainer.toml");
    let table: toml::Table = text.parse().expect("packaging/maintainer.toml is TOML");
    let value = table.get(name).and_then(toml::Value::as_str);
    value.unwrap_or_else(|| panic!("packaging/maintainer.toml has no {name}")).to_owned()
}

#[test]
fn the_maintainer_is_the_same_everywhere() {
    let [name, address, home, id] = ["name", "address", "home", "id"].map(maintainer);
    let metainfo = format!("packaging/linux/{id}.metainfo.xml");
    let flatpak = format!("packaging/flatpak/{id}.yml");
    let mut missing = Vec::new();
    for (path, said) in [
        ("Cargo.toml", format!("maintainer = \"{name} <{address}>\"")),
        ("Cargo.toml", format!("homepage = \"{home}\"")),
        ("Cargo.toml", format!("\"{metainfo}\"")),
        (&metainfo, format!("<id>{id}</id>")),
        (&metainfo, format!("<developer_name>{name}</developer_name>")),
        (&metainfo, format!("<url type=\"homepage\">{home}</url>")),
        (&metainfo, format!("<update_contact>{address}</update_contact>")),
        (&flatpak, format!("id: {id}")),
        // These take it from there when a package is made.
        ("packaging/macos/Info.plist", "<string>@ID@</string>".to_owned()),
        ("packaging/macos/Info.plist", "@NAME@</string>".to_owned()),
        ("packaging/windows/setup.nsi", "\"Publisher\" \"${MAINTAINER}\"".to_owned()),
        ("packaging/windows/setup.nsi", "\"URLInfoAbout\" \"${HOME}\"".to_owned()),
    ] {
        if !fs::read_to_string(root().join(path)).is_ok_and(|text| text.contains(&said)) {
            missing.push(format!("{path} does not say {said}"));
        }
    }
    crate::none(&missing);
    let copyright = read("Cargo.toml").lines().find(|line| line.starts_with("copyright = ")).map(str::to_lowercase);
    assert!(copyright.is_some_and(|line| line.contains(&name.to_lowercase())), "the copyright in Cargo.toml");
}

/// Files of a folder and of those in it.
fn files(folder: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(root().join(folder)).expect("the folder can be read");
    let (folders, mut found): (Vec<_>, Vec<_>) =
        entries.map(|entry| entry.expect("an entry").path()).partition(|path| path.is_dir());
    found.extend(folders.iter().flat_map(|folder| files(&folder.to_string_lossy())));
    found
}

/// The ids in a text: words that end in `.Ludoteca`, and what stands before.
fn ids(text: &str) -> impl Iterator<Item = &str> {
    let before = |found: &str| found.rfind(|symbol: char| !(symbol.is_ascii_alphanumeric() || ".-".contains(symbol)));
    let name = ".Ludoteca";
    text.match_indices(name).filter_map(move |(at, _)| {
        let begin = before(&text[..at]).map_or(0, |other| other + 1);
        let ended = text[at + name.len()..].chars().next().is_none_or(|symbol| !symbol.is_ascii_alphanumeric());
        (begin < at && ended).then(|| &text[begin..at + name.len()])
    })
}

#[test]
fn the_id_of_the_program_is_the_same_everywhere() {
    let id = maintainer("id");
    let others = ["Cargo.toml", "docs/releasing.md", "xtask/tests/house/versions.rs"].map(|path| root().join(path));
    let (mut faults, mut found) = (Vec::new(), 0);
    for path in files("packaging").into_iter().chain(others) {
        // Pictures have none.
        let Ok(text) = fs::read_to_string(&path) else { continue };
        for other in ids(&text) {
            found += 1;
            if other != id {
                faults.push(format!("{}: {other} and not {id}", path.display()));
            }
        }
    }
    crate::none(&faults);
    assert!(found >= 8, "only {found} were found");
}

#[test]
fn ids_are_found_by_their_end() {
    let text = "pt.other.Ludoteca, (org.example-b.Ludoteca.metainfo.xml) Name.Ludoteca2 .Ludoteca Ludoteca";
    assert_eq!(ids(text).collect::<Vec<_>>(), ["pt.other.Ludoteca", "org.example-b.Ludoteca"]);
}
