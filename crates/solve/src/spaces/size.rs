//! Sizes of boards as people write them.

use std::ops::RangeInclusive;

/// Files and ranks of `5x4`, each among these numbers; `None` if the text says no such board.
#[must_use]
pub fn parse(text: &str, known: RangeInclusive<u32>) -> Option<(u32, u32)> {
    let (files, ranks) = text.split_once('x')?;
    let number = |text: &str| known.clone().find(|number| number.to_string() == text);
    Some((number(files)?, number(ranks)?))
}
