//! What whoever explains a position draws on it: arrows, rings, crosses, numbers and spotlights, in four colours.
//!
//! Drawings belong to a node of the history and are kept in its comment: arrows as `[%cal Ga2a4]` and rings as `[%csl
//! Ra1]`, as in PGN; crosses, numbers and spotlights, for which PGN has nothing, in the same manner as `[%cxl Ra1]`,
//! `[%cnl G3a1]` and `[%cfl Ba1]`.

use crate::comment;
use crate::{Cell, Geometry};
use std::fmt::Write;

/// The colours. Each is drawn in a shape of its own as well.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tint {
    /// Round.
    #[default]
    Green,
    /// Square.
    Red,
    /// On its corner.
    Yellow,
    /// Three-cornered.
    Blue,
}

impl Tint {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Green, Self::Red, Self::Yellow, Self::Blue];

    /// Its letter in a comment.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Green => 'G',
            Self::Red => 'R',
            Self::Yellow => 'Y',
            Self::Blue => 'B',
        }
    }
}

/// What is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum AnnotationKind {
    /// From a cell to another one.
    Arrow(Cell, Cell),
    /// Round a cell.
    Ring(Cell),
    /// Over a cell.
    Cross(Cell),
    /// A number on a cell.
    Number(Cell, u8),
    /// Everything else is darkened.
    Spot(Cell),
}

impl AnnotationKind {
    /// Greatest number.
    pub const MOST: u8 = 99;

    /// Whether both cannot stand together, whatever their numbers: the later one replaces the earlier.
    fn is_in_place_of(self, other: Self) -> bool {
        match (self, other) {
            (Self::Number(one, _), Self::Number(other, _)) => one == other,
            _ => self == other,
        }
    }

    const fn command(self) -> &'static str {
        match self {
            Self::Arrow(..) => "cal",
            Self::Ring(_) => "csl",
            Self::Cross(_) => "cxl",
            Self::Number(..) => "cnl",
            Self::Spot(_) => "cfl",
        }
    }
}

/// The commands, in the order in which they are written.
const COMMANDS: [&str; 5] = ["cal", "csl", "cxl", "cnl", "cfl"];

/// One drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Annotation {
    /// Its colour.
    pub tint: Tint,
    /// What is drawn.
    pub kind: AnnotationKind,
}

/// Most drawings on a position; more would hide it.
pub const MOST: usize = 200;

/// The drawings that a comment tells of, in their order; what makes no sense on this board is passed over.
#[must_use]
pub fn read(geometry: Geometry, text: &str) -> Vec<Annotation> {
    let mut drawings = Vec::new();
    for name in COMMANDS {
        let value = comment::command(text, name).unwrap_or_default();
        let read = value.split(',').filter_map(|part| one(geometry, name, part.trim()));
        drawings.extend(read.take(MOST - drawings.len()));
    }
    drawings
}

/// The comment with these drawings in the place of those that it had.
#[must_use]
pub fn written(geometry: Geometry, text: &str, drawings: &[Annotation]) -> String {
    let mut text = text.to_owned();
    for name in COMMANDS.into_iter().rev() {
        let of = drawings.iter().filter(|annotation| annotation.kind.command() == name);
        let value = of.map(|annotation| spelled(geometry, *annotation)).collect::<Vec<_>>().join(",");
        text = comment::with_command(&text, name, Some(value.as_str()).filter(|value| !value.is_empty()));
    }
    text
}

/// The drawings after one more: the same once more takes it away, another colour or number replaces it.
#[must_use]
pub fn drawn(mut drawings: Vec<Annotation>, more: Annotation) -> Vec<Annotation> {
    let before = drawings.iter().position(|annotation| more.kind.is_in_place_of(annotation.kind));
    let same = |annotation: Annotation| {
        annotation.tint == more.tint && !matches!(more.kind, AnnotationKind::Number(..)) || annotation == more
    };
    match before {
        Some(place) if same(drawings[place]) => _ = drawings.remove(place),
        Some(place) => drawings[place] = more,
        None if drawings.len() < MOST => drawings.push(more),
        None => {}
    }
    drawings
}

/// The number that comes after those drawn.
#[must_use]
pub fn next_number(drawings: &[Annotation]) -> u8 {
    let numbers = drawings.iter().filter_map(|annotation| match annotation.kind {
        AnnotationKind::Number(_, number) => Some(number),
        _ => None,
    });
    numbers.max().unwrap_or(0).saturating_add(1).min(AnnotationKind::MOST)
}

fn spelled(geometry: Geometry, annotation: Annotation) -> String {
    let mut text = String::from(annotation.tint.letter());
    let name = |cell| geometry.name(cell);
    // Writing into a text cannot fail.
    let _ = match annotation.kind {
        AnnotationKind::Arrow(from, to) => write!(text, "{}{}", name(from), name(to)),
        AnnotationKind::Number(cell, number) => write!(text, "{number}{}", name(cell)),
        AnnotationKind::Ring(cell) | AnnotationKind::Cross(cell) | AnnotationKind::Spot(cell) => {
            write!(text, "{}", name(cell))
        }
    };
    text
}

fn one(geometry: Geometry, command: &str, text: &str) -> Option<Annotation> {
    let tint = Tint::ALL.into_iter().find(|tint| text.starts_with(tint.letter()))?;
    let rest = &text[1..];
    let kind = match command {
        "cal" => {
            let (from, rest) = geometry.split_cell(rest)?;
            let to = geometry.parse(rest)?;
            (from != to).then_some(AnnotationKind::Arrow(from, to))?
        }
        "cnl" => {
            let end = rest.find(|symbol: char| !symbol.is_ascii_digit())?;
            let number = rest[..end].parse().ok().filter(|number| (1..=AnnotationKind::MOST).contains(number))?;
            AnnotationKind::Number(geometry.parse(&rest[end..])?, number)
        }
        "csl" => AnnotationKind::Ring(geometry.parse(rest)?),
        "cxl" => AnnotationKind::Cross(geometry.parse(rest)?),
        _ => AnnotationKind::Spot(geometry.parse(rest)?),
    };
    Some(Annotation { tint, kind })
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOARD: Geometry = Geometry::square(12, 12);

    fn cell(name: &str) -> Cell {
        BOARD.parse(name).expect("it is a cell")
    }

    #[test]
    fn drawings_are_kept_in_a_comment_beside_words_and_times() {
        let text = "[%clk 0:04:59] look [%cal Ga2a12,Rb1c12] [%csl Yl12]";
        let drawings = read(BOARD, text);
        let arrow = AnnotationKind::Arrow(cell("a2"), cell("a12"));
        assert_eq!(drawings[0], Annotation { tint: Tint::Green, kind: arrow });
        assert_eq!(drawings.len(), 3);
        let number = Annotation { tint: Tint::Blue, kind: AnnotationKind::Number(cell("c3"), 12) };
        let more = drawn(drawings, number);
        let text = written(BOARD, text, &more);
        assert_eq!(text, "[%cal Ga2a12,Rb1c12] [%csl Yl12] [%cnl B12c3] [%clk 0:04:59] look");
        assert_eq!(read(BOARD, &text), more);
        assert_eq!(next_number(&more), 13);
        assert_eq!(written(BOARD, &text, &[]), "[%clk 0:04:59] look");
    }

    #[test]
    fn the_same_once_more_takes_it_away_and_another_colour_replaces_it() {
        let ring = |tint| Annotation { tint, kind: AnnotationKind::Ring(cell("a1")) };
        let one = drawn(Vec::new(), ring(Tint::Green));
        assert_eq!(drawn(one.clone(), ring(Tint::Red)), [ring(Tint::Red)]);
        assert_eq!(drawn(one, ring(Tint::Green)), []);
        let number = |number| Annotation { tint: Tint::Green, kind: AnnotationKind::Number(cell("a1"), number) };
        assert_eq!(drawn(vec![number(1)], number(2)), [number(2)]);
        assert_eq!(drawn(vec![number(2)], number(2)), []);
    }

    #[test]
    fn nonsense_is_passed_over() {
        for text in [
            "[%cal Ga1a1]",
            "[%cal Ga1]",
            "[%cal G]",
            "[%cal Xa1a2]",
            "[%csl Gz9]",
            "[%csl Ga13]",
            "[%cnl Ga1]",
            "[%cnl G0a1]",
            "[%cnl G100a1]",
            "[%cal Ga1é2]",
            "[%csl ]",
            "[%cal é]",
        ] {
            assert_eq!(read(BOARD, text), [], "{text}");
        }
        let many = vec!["Ga1"; 5000].join(",");
        assert_eq!(read(BOARD, &format!("[%csl {many}]")).len(), MOST);
    }
}
