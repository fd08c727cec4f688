//! Which folder may import which: `rules ← search ← table ← games ← record, store, lessons ← cli ← ui ← app ← main`.

use std::collections::BTreeSet;

/// What each folder may import besides itself. A game's own folder has finer rules, see [`may_import`].
const MAY_IMPORT: [(&str, &[&str]); 16] = [
    ("rules", &[]),
    ("search", &["rules"]),
    ("i18n", &["rules"]),
    ("clock", &["rules"]),
    ("diagram", &["rules"]),
    ("class", &["rules"]),
    ("table", &["rules", "search", "i18n", "clock"]),
    ("games", &["rules", "search", "table"]),
    ("record", &["rules", "search", "games", "i18n"]),
    ("store", &[]),
    ("lessons", &["rules", "search", "games", "record", "i18n"]),
    ("cli", &["rules", "search", "games", "record", "store", "lessons", "i18n", "clock", "diagram", "class"]),
    (
        "ui",
        &[
            "rules", "search", "table", "games", "record", "store", "lessons", "cli", "i18n", "clock", "diagram",
            "class",
        ],
    ),
    ("app", ALL),
    ("lib.rs", ALL),
    ("main.rs", ALL),
];

const ALL: &[&str] = &[
    "rules", "search", "table", "games", "record", "store", "lessons", "cli", "ui", "app", "i18n", "clock", "diagram",
    "class", "lib.rs",
];

/// The folder that a file is in; the files beside the folders stand for themselves.
fn folder(place: &str) -> &str {
    place.split('/').next().unwrap_or(place)
}

/// The folder of a game and the file in it.
fn in_game(place: &str) -> Option<(&str, &str)> {
    place.strip_prefix("games/")?.split_once('/')
}

/// The files of a game that give it its looks on the table.
fn is_looks(file: &str) -> bool {
    ["pieces.rs", "plugin.rs"].contains(&file)
}

/// Whether there is a rule for this file.
pub fn is_known(place: &str) -> bool {
    MAY_IMPORT.iter().any(|(name, _)| *name == folder(place))
}

/// Whether one file may import another.
pub fn may_import(from: &str, to: &str) -> bool {
    let (importer, imported) = (folder(from), folder(to));
    match (in_game(from), in_game(to)) {
        (Some((game, file)), Some((other, of))) => game == other && (is_looks(file) || !is_looks(of)),
        (Some((_, file)), None) => matches!(imported, "rules" | "search") || imported == "table" && is_looks(file),
        (None, _) => {
            let allowed: BTreeSet<&str> =
                MAY_IMPORT.iter().filter(|(name, _)| *name == importer).flat_map(|(_, list)| *list).copied().collect();
            importer == imported || allowed.contains(imported)
        }
    }
}

/// Whether a file may know Bevy.
pub fn may_know_bevy(place: &str) -> bool {
    match in_game(place) {
        Some((_, file)) => is_looks(file),
        None => place == "games/mod.rs" || ["table", "ui", "app"].contains(&folder(place)),
    }
}
