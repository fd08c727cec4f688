//! A record as a QR code (ISO/IEC 18004), which a telephone reads.

use qrcode::{Color, EcLevel, QrCode};

/// So many modules on a side are still read from a screen: more would be too small.
const MOST: usize = 117;

/// A code: a square of modules, row by row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Code {
    /// Modules on a side.
    pub side: usize,
    /// Whether each is dark.
    pub dark: Vec<bool>,
}

impl Code {
    /// The code of a text; `None` for one that is too long to be read from a screen.
    #[must_use]
    pub fn of(text: &str) -> Option<Self> {
        let code = QrCode::with_error_correction_level(text, EcLevel::L).ok()?;
        let side = code.width();
        (side <= MOST)
            .then(|| Self { side, dark: code.to_colors().into_iter().map(|colour| colour == Color::Dark).collect() })
    }

    /// The dark stretches of each row: the row, the first module, and how many follow each other.
    pub fn stretches(&self) -> impl Iterator<Item = (usize, usize, usize)> {
        self.dark.chunks(self.side.max(1)).enumerate().flat_map(|(row, modules)| {
            let mut at = 0;
            modules.chunk_by(|one, other| one == other).filter_map(move |run| {
                let from = at;
                at += run.len();
                run[0].then_some((row, from, run.len()))
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_text_has_a_code_and_a_long_one_none() {
        let code = Code::of("[Game \"g\"]\n\n1. d2-d3 d6-d5 2. a2-a3").expect("it is short");
        assert_eq!(code.dark.len(), code.side * code.side);
        // The three corners by which a reader finds it are dark, and what surrounds them is light.
        for (row, column) in [(0, 0), (0, code.side - 7), (code.side - 7, 0)] {
            assert!((0..7).all(|by| code.dark[row * code.side + column + by]), "{row} {column}");
            assert!(!code.dark[(row + 1) * code.side + column + 1]);
        }
        let lit: usize = code.stretches().map(|(.., many)| many).sum();
        assert_eq!(lit, code.dark.iter().filter(|dark| **dark).count());
        assert_eq!(Code::of(&"d2-d3 ".repeat(400)), None);
    }
}
