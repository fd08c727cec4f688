//! How many files stand side by side, and how long lines are.

use crate::Sources;
use std::collections::BTreeMap;

/// The most files directly in a folder.
const MOST_FILES: usize = 15;

/// The most columns of a line, of code and of comments.
const MOST_COLUMNS: usize = 120;

/// Folders that are still too full.
const CROWDED: [&str; 5] =
    ["crates/lessons/src", "crates/rules/src", "crates/table/src/play", "crates/table/src/show", "src/app"];

/// Folders with too many files, and exceptions that are none any more.
pub fn crowded(sources: &Sources) -> Vec<String> {
    let mut files: BTreeMap<&str, usize> = BTreeMap::new();
    for place in sources.keys() {
        *files.entry(place.rsplit_once('/').map_or("", |(folder, _)| folder)).or_default() += 1;
    }
    let is_exception = |folder: &str| CROWDED.contains(&folder);
    let crowded = files.iter().filter(|(folder, count)| **count > MOST_FILES && !is_exception(folder));
    let faults = crowded.map(|(folder, count)| format!("{folder}: {count} files side by side, more than {MOST_FILES}"));
    let settled = CROWDED.iter().filter(|folder| files.get(**folder).is_none_or(|count| *count <= MOST_FILES));
    faults.chain(settled.map(|folder| format!("{folder}: no longer crowded, take it off the list"))).collect()
}

/// Lines that are too long.
pub fn long_lines(sources: &Sources) -> Vec<String> {
    let mut found = Vec::new();
    for (place, text) in sources {
        let columns = text.lines().map(|line| line.chars().count()).enumerate();
        let long = columns.filter(|(_, columns)| *columns > MOST_COLUMNS);
        found.extend(long.map(|(line, columns)| format!("{place}:{}: {columns} columns", line + 1)));
    }
    found
}
