//! How many files stand side by side, and how long lines are.

use crate::Sources;
use std::collections::BTreeMap;

/// The most files directly in a folder.
const MOST_FILES: usize = 15;

/// The most columns of a line, of code and of comments.
const MOST_COLUMNS: usize = 120;

/// Folders with too many files.
pub fn crowded(sources: &Sources) -> Vec<String> {
    let mut files: BTreeMap<&str, usize> = BTreeMap::new();
    for place in sources.keys() {
        *files.entry(place.rsplit_once('/').map_or("", |(folder, _)| folder)).or_default() += 1;
    }
    let crowded = files.iter().filter(|(_, count)| **count > MOST_FILES);
    crowded.map(|(folder, count)| format!("{folder}: {count} files side by side, more than {MOST_FILES}")).collect()
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
