//! What a game's set-ups are made of, and their text: reading, writing, and faults of form.

use super::Setup;
use super::fault::Faults;
use super::field::{FieldSpec, Value};
use crate::position_text::{self, read_board, read_wide_board};
use crate::{Cell, Geometry, Piece, PositionError, Text};

/// What a game's set-ups are made of. The position text is the board, then the fields.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    /// Shape of the board.
    pub geometry: Geometry,
    /// The pieces and how they are written.
    pub pieces: Pieces,
    /// The other fields, in the order of the text.
    pub fields: &'static [FieldSpec],
}

/// The pieces of a game and how the position text writes them.
#[derive(Clone, Copy, Debug)]
pub enum Pieces {
    /// A letter for each. A letter listed again stands for the same piece with another look, as it has on certain
    /// cells.
    Letters(&'static [(char, Piece)]),
    /// More than a letter for each, with commas between cells.
    Words {
        /// Examples for people.
        forms: &'static str,
        /// The piece of a text.
        read: fn(&str) -> Option<Piece>,
        /// The text of a piece; `None` if the game has no such piece.
        write: fn(Piece) -> Option<String>,
    },
}

impl Pieces {
    /// How a piece is written; `None` if the game has no such piece.
    #[must_use]
    pub fn write(self, piece: Piece) -> Option<String> {
        match self {
            Self::Letters(known) => {
                known.iter().find(|(_, other)| *other == piece).map(|(letter, _)| letter.to_string())
            }
            Self::Words { write, .. } => write(piece),
        }
    }

    /// What is said of a piece that the game has not.
    fn forms(self) -> String {
        match self {
            Self::Letters(known) => {
                let mut letters: Vec<String> = known.iter().map(|(letter, _)| letter.to_string()).collect();
                letters.dedup();
                letters.join(", ")
            }
            Self::Words { forms, .. } => forms.to_owned(),
        }
    }

    /// "This is no piece here", and how pieces are written.
    #[must_use]
    pub fn unknown(self, found: &str) -> Text {
        position_text::unknown(found, &self.forms()).problem
    }

    /// Each piece with a letter once.
    #[must_use]
    pub fn lettered(self) -> Vec<Piece> {
        let Self::Letters(known) = self else { return Vec::new() };
        let first = |index: usize| known[..index].iter().all(|(letter, _)| *letter != known[index].0);
        (0..known.len()).filter(|index| first(*index)).map(|index| known[index].1).collect()
    }
}

impl Layout {
    /// An empty board, every field with its first value.
    #[must_use]
    pub fn empty(&self) -> Setup {
        let values = self.fields.iter().map(FieldSpec::first_value).collect();
        Setup { board: vec![None; self.geometry.cells()], values }
    }

    /// A set-up of the pieces that `on` gives and of these values.
    #[must_use]
    pub fn setup(&self, on: impl Fn(Cell) -> Option<Piece>, values: impl Into<Vec<Value>>) -> Setup {
        Setup { board: self.geometry.all().map(on).collect(), values: values.into() }
    }

    /// Reads a position text that has the right form, legal or not.
    ///
    /// # Errors
    /// The first field of another form, and what was expected there.
    pub fn read(&self, text: &str) -> Result<Setup, PositionError> {
        let parts: Vec<&str> = text.split(' ').collect();
        let expected = 1 + self.fields.iter().filter(|field| !field.joined).count();
        if parts.len() != expected {
            return Err(position_text::wrong_fields(expected, parts.len()));
        }
        let mut setup = self.empty();
        for (cell, piece) in self.read_pieces(parts[0])? {
            setup.put(cell, piece);
        }
        let groups = self.fields.chunk_by(|_, next| next.joined);
        let mut index = 0;
        for ((number, text), group) in (2..).zip(&parts[1..]).zip(groups) {
            let texts: Vec<&str> = if group.len() > 1 { text.split(':').collect() } else { vec![text] };
            let error = |field: &FieldSpec| PositionError::new(number, field.expected());
            if texts.len() != group.len() {
                return Err(error(&group[0]));
            }
            for (field, text) in group.iter().zip(texts) {
                setup.values[index] = field.read(self.geometry, text).ok_or_else(|| error(field))?;
                index += 1;
            }
        }
        Ok(setup)
    }

    fn read_pieces(&self, board: &str) -> Result<Vec<(Cell, Piece)>, PositionError> {
        match self.pieces {
            Pieces::Letters(known) => {
                let piece = |symbol| known.iter().find(|(letter, _)| *letter == symbol).map(|(_, piece)| *piece);
                read_board(self.geometry, board, &self.pieces.forms(), piece)
            }
            Pieces::Words { forms, read, .. } => read_wide_board(self.geometry, board, forms, read),
        }
    }

    /// The position text of a set-up; `None` if it has a piece or a value that cannot be written.
    #[must_use]
    pub fn write(&self, setup: &Setup) -> Option<String> {
        let standing = setup.standing();
        if setup.values.len() != self.fields.len() || standing.iter().any(|on| self.pieces.write(on.piece).is_none()) {
            return None;
        }
        let separator = if matches!(self.pieces, Pieces::Letters(_)) { "" } else { "," };
        let piece = |cell| setup.at(cell).and_then(|piece| self.pieces.write(piece));
        let mut text = position_text::print_board(self.geometry, separator, piece);
        for (field, value) in self.fields.iter().zip(&setup.values) {
            text.push(if field.joined { ':' } else { ' ' });
            text.push_str(&field.write(self.geometry, value)?);
        }
        Some(text)
    }

    /// The number of a field in the position text, by its index; the board is number 1.
    #[must_use]
    pub fn text_field(&self, index: usize) -> usize {
        1 + self.fields.iter().take(index + 1).filter(|field| !field.joined).count()
    }

    /// What is wrong before the rules are asked: pieces that the game has not, and values that a field cannot have.
    #[must_use]
    pub fn faults(&self, setup: &Setup) -> Faults {
        let mut faults = Faults::default();
        for standing in setup.standing() {
            if self.pieces.write(standing.piece).is_none() {
                faults.add(1, self.pieces.unknown(&format!("{}", standing.piece.kind.0)), [standing.cell]);
            }
        }
        for (index, (field, value)) in self.fields.iter().zip(&setup.values).enumerate() {
            if !field.allows(self.geometry, value) {
                faults.add(self.text_field(index), field.expected(), setup.cells(index));
            }
        }
        faults
    }

    /// Adds a fault for each piece of which there are more than `most`.
    pub fn limit(&self, setup: &Setup, most: u32, faults: &mut Faults) {
        if let Pieces::Letters(known) = self.pieces {
            for (letter, piece) in known {
                let cells = setup.cells_of(*piece);
                faults.at_most(cells.len() as u32, most, *letter, cells);
            }
        }
    }

    /// The piece that follows this one in the tray among those of its side, the first after the last.
    #[must_use]
    pub fn next(&self, piece: Piece) -> Option<Piece> {
        let own: Vec<Piece> = self.pieces.lettered().into_iter().filter(|other| other.side == piece.side).collect();
        let place = own.iter().position(|other| *other == piece)?;
        (own.len() > 1).then(|| own[(place + 1) % own.len()])
    }
}
