//! Moves of Horizons as text: `g2-g4`, `e5xf6`, `a11-a12=Q`, `O-O`.

use super::board::{GEOMETRY, Role};
use super::castling::{CASTLING_STEPS, Wing};
use super::position::{Act, Move, Position};
use super::refusal::why_not_castle;
use super::rules::Horizons;
use ludoteca_rules::{Cell, Notation, Pick, Reading, Refusal, Seat};

/// The letters of the roles, in the order of [`Role::ALL`].
const LETTERS: &str = "KQRBNOMZPWVSO";

/// Pieces that can be chosen on the last rank, in the order of the choices.
pub const PROMOTED: [Role; 7] =
    [Role::Queen, Role::Magician, Role::Zip, Role::Rook, Role::Ox, Role::Bishop, Role::Knight];

/// White's letter for a role.
#[must_use]
pub const fn letter(role: Role) -> char {
    LETTERS.as_bytes()[role as usize] as char
}

impl Notation for Horizons {
    fn spell(position: &Position, Move { from, to, act }: Move) -> String {
        let captures = match act {
            Act::Castle => return castling_text(Wing::of(from, to)).to_owned(),
            Act::Push => false,
            Act::EnPassant => true,
            _ => !position.on(to).is_empty(),
        };
        let mut text = String::with_capacity("a10xb11=Q".len());
        GEOMETRY.name(from.cell()).write_to(&mut text);
        text.push(if captures { 'x' } else { '-' });
        GEOMETRY.name(to.cell()).write_to(&mut text);
        if let Act::Promote(role) = act {
            text.push('=');
            text.push(letter(role));
        }
        text
    }

    fn read(position: &Position, _seat: Seat, text: &str) -> Option<Reading> {
        if let Some(wing) = castling_wing(text) {
            let cells = [0, CASTLING_STEPS].map(|steps| wing.on_the_way(position.mover(), steps).cell());
            return Some(Reading { canonical: text.to_owned(), picks: cells.map(Pick::Cell).to_vec() });
        }
        let (from, rest) = GEOMETRY.split_cell(text)?;
        let sign = ['-', 'x'].into_iter().find(|sign| rest.starts_with(*sign))?;
        let (to, rest) = GEOMETRY.split_cell(&rest[1..])?;
        let mut picks = vec![Pick::Cell(from), Pick::Cell(to)];
        if !rest.is_empty() {
            let promoted = rest.strip_prefix('=')?;
            let index = PROMOTED.iter().position(|role| promoted == letter(*role).to_string())?;
            picks.push(Pick::Choice(index as u8));
        }
        let name = |cell: Cell| GEOMETRY.name(cell);
        Some(Reading { canonical: format!("{}{sign}{}{rest}", name(from), name(to)), picks })
    }

    /// Castling: the picks it stands for could be another move of the king.
    fn refuse_text(position: &Position, _seat: Seat, reading: &Reading) -> Option<Refusal<Move>> {
        castling_wing(&reading.canonical).map(|wing| Refusal::new(why_not_castle(position, wing)))
    }
}

const fn castling_text(wing: Wing) -> &'static str {
    if wing.towards > 0 { "O-O" } else { "O-O-O" }
}

/// The wing that a text of castling names.
fn castling_wing(text: &str) -> Option<Wing> {
    Wing::BOTH.into_iter().find(|wing| castling_text(*wing) == text)
}
