//! Rastros in the mirror that exchanges files and ranks: the homes stay where they are.

use super::rules::{CELLS, FILES};

/// The board with files and ranks in each other's place: what lies on the same line beside the diagonal moves alike.
#[must_use]
pub const fn transposed(cells: u64) -> u64 {
    let mut image = cells & ASIDE[0];
    let mut aside = 1;
    while aside < FILES as usize {
        let by = (FILES - 1) * aside as u32;
        image |= (cells & ASIDE[aside]) << by | cells >> by & ASIDE[aside];
        aside += 1;
    }
    image
}

/// The cells whose file is so many more than their rank.
const ASIDE: [u64; FILES as usize] = {
    let mut lines = [0; FILES as usize];
    let mut cell = 0;
    while cell < CELLS as u32 {
        let (file, rank) = (cell % FILES, cell / FILES);
        if file >= rank {
            lines[(file - rank) as usize] |= 1 << cell;
        }
        cell += 1;
    }
    lines
};
