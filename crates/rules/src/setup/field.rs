//! The fields of a position beside its board: what each can say, and how the position text says it.

use crate::{Cell, Geometry, Side, SideInfo, Text, position_text};

/// A field of a position, as data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FieldSpec {
    /// Text key of its name.
    pub key: &'static str,
    /// The side whose field it is, where each side has its own.
    pub side: Option<Side>,
    /// What it can say.
    pub kind: FieldKind,
    /// Whether the position text writes it behind the field before, after a colon and not after a space.
    pub joined: bool,
}

/// What a field can say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldKind {
    /// One of the sides.
    Side(&'static [SideInfo]),
    /// One of several words.
    Choice(&'static [Word]),
    /// Any of these, written as their letters one after the other, or `-`.
    Flags(&'static [Flag]),
    /// A number.
    Number {
        /// Not less.
        least: u32,
        /// Not more.
        most: u32,
        /// What is said of anything else.
        form: Form,
    },
    /// Cells, in an order that the game gives them, or `-` for none.
    Cells {
        /// If it has any cells, so many.
        exactly: Option<usize>,
        /// What stands between two cells in the text.
        joint: char,
        /// What is said of anything else.
        form: Form,
    },
}

/// A word that a field can say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Word {
    /// As the position text writes it.
    pub text: &'static str,
    /// Text key of what it means.
    pub key: &'static str,
}

/// Something a field says or leaves out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flag {
    /// As the position text writes it.
    pub letter: char,
    /// Text key of what it means.
    pub key: &'static str,
}

/// How a field tells what it expects.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// "Expected …" with these words, the same in every language.
    Words(&'static str),
    /// A sentence of its own; one about a number can name the bounds as `least` and `most`.
    Sentence(&'static str),
}

/// What a field says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// The index of a side or of a word.
    Choice(u8),
    /// A bit for each flag, the first flag lowest.
    Flags(u32),
    /// A number.
    Number(u32),
    /// Cells.
    Cells(Vec<Cell>),
}

impl FieldSpec {
    /// The side to move.
    #[must_use]
    pub const fn to_move(sides: &'static [SideInfo]) -> Self {
        Self { key: "setup-to-move", side: None, kind: FieldKind::Side(sides), joined: false }
    }

    /// What it says when nobody has chosen anything.
    #[must_use]
    pub const fn first_value(&self) -> Value {
        match self.kind {
            FieldKind::Side(_) | FieldKind::Choice(_) => Value::Choice(0),
            FieldKind::Flags(_) => Value::Flags(0),
            FieldKind::Number { least, .. } => Value::Number(least),
            FieldKind::Cells { .. } => Value::Cells(Vec::new()),
        }
    }

    /// What is said of a value that it cannot have.
    #[must_use]
    pub fn expected(&self) -> Text {
        let words = |words: &str| Text::new("position-expected").with("words", words);
        match self.kind {
            FieldKind::Side(sides) => words(&sides.iter().map(|side| side.text).collect::<Vec<_>>().join(", ")),
            FieldKind::Choice(known) => words(&known.iter().map(|word| word.text).collect::<Vec<_>>().join(", ")),
            FieldKind::Flags(flags) => {
                let letters = flags.iter().map(|flag| flag.letter);
                let mut known: Vec<String> = letters.clone().map(String::from).collect();
                if known.len() > 1 {
                    known.insert(0, letters.collect());
                }
                words(&format!("{}, -", known.join(", ")))
            }
            FieldKind::Number { form: Form::Words(known), .. } | FieldKind::Cells { form: Form::Words(known), .. } => {
                words(known)
            }
            FieldKind::Number { least, most, form: Form::Sentence(key) } => {
                Text::new(key).with_number("least", least).with_number("most", most)
            }
            FieldKind::Cells { form: Form::Sentence(key), .. } => Text::new(key),
        }
    }

    /// Whether it can have this value, apart from what the rules say about it.
    #[must_use]
    pub fn allows(&self, geometry: Geometry, value: &Value) -> bool {
        match (self.kind, value) {
            (FieldKind::Side(sides), Value::Choice(index)) => usize::from(*index) < sides.len(),
            (FieldKind::Choice(words), Value::Choice(index)) => usize::from(*index) < words.len(),
            (FieldKind::Flags(known), Value::Flags(flags)) => flags.checked_shr(known.len() as u32).unwrap_or(0) == 0,
            (FieldKind::Number { least, most, .. }, Value::Number(number)) => (least..=most).contains(number),
            (FieldKind::Cells { exactly, .. }, Value::Cells(cells)) => {
                cells.iter().all(|cell| cell.index() < geometry.cells())
                    && (cells.is_empty() || exactly.is_none_or(|exactly| cells.len() == exactly))
            }
            _ => false,
        }
    }

    /// The value that a text says, in form only: a number too large for the field and cells too many are read.
    #[must_use]
    pub fn read(&self, geometry: Geometry, text: &str) -> Option<Value> {
        let value = match self.kind {
            FieldKind::Side(sides) => Value::Choice(sides.iter().position(|side| side.text == text)? as u8),
            FieldKind::Choice(words) => Value::Choice(words.iter().position(|word| word.text == text)? as u8),
            FieldKind::Flags(known) => Value::Flags(
                known.iter().enumerate().filter(|(_, flag)| text.contains(flag.letter)).map(|(bit, _)| 1 << bit).sum(),
            ),
            FieldKind::Number { .. } => Value::Number(text.parse().ok()?),
            FieldKind::Cells { joint, .. } => {
                let names = text.split(joint).filter(|_| text != position_text::NOTHING);
                Value::Cells(names.map(|name| geometry.parse(name)).collect::<Option<_>>()?)
            }
        };
        // Capitals in the names of cells, other orders of letters, signs and leading zeros print otherwise.
        (self.write(geometry, &value)? == text).then_some(value)
    }

    /// The text of a value; `None` for one of another kind, and for sides, words and cells that there are not.
    #[must_use]
    pub fn write(&self, geometry: Geometry, value: &Value) -> Option<String> {
        let text = match (self.kind, value) {
            (FieldKind::Side(sides), Value::Choice(index)) => sides.get(usize::from(*index))?.text.to_owned(),
            (FieldKind::Choice(words), Value::Choice(index)) => words.get(usize::from(*index))?.text.to_owned(),
            (FieldKind::Flags(known), Value::Flags(flags)) => {
                if !self.allows(geometry, value) {
                    return None;
                }
                let chosen = known.iter().enumerate().filter(|(bit, _)| flags >> bit & 1 == 1);
                chosen.map(|(_, flag)| flag.letter).collect()
            }
            (FieldKind::Number { .. }, Value::Number(number)) => number.to_string(),
            (FieldKind::Cells { joint, .. }, Value::Cells(cells)) => {
                let name = |cell: &Cell| (cell.index() < geometry.cells()).then(|| geometry.name(*cell).to_string());
                cells.iter().map(name).collect::<Option<Vec<_>>>()?.join(&joint.to_string())
            }
            _ => return None,
        };
        Some(if text.is_empty() { position_text::NOTHING.to_owned() } else { text })
    }
}
