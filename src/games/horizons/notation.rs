//! Positions and moves of Horizons as text: `g2-g4`, `e5xf6`, `a11-a12=Q`, `O-O`.

use super::board::{Colour, GEOMETRY, Role, SIZE, Square};
use super::castling::{CASTLING_STEPS, Wing, king_home};
use super::position::{Act, EnPassant, Move, Position, Variant};
use super::refusal::why_not_castle;
use super::rules::Horizons;
use super::setup::{BACK_RANK, SECOND_RANK};
use crate::rules::position_text::{at_most, fields, print_board, read_board, read_side};
use crate::rules::{Cell, Notation, Options, Pick, PositionError, Reading, Refusal, Seat, SideInfo, Text};

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

fn letter_of(colour: Colour, role: Role) -> char {
    match colour {
        Colour::White => letter(role),
        Colour::Black => letter(role).to_ascii_lowercase(),
    }
}

fn role_of(letter_: char) -> Option<Role> {
    Role::ALL.into_iter().find(|role| letter(*role) == letter_)
}

fn piece_of(symbol: char) -> Option<(Colour, Role)> {
    let colour = if symbol.is_ascii_uppercase() { Colour::White } else { Colour::Black };
    Some((colour, role_of(symbol.to_ascii_uppercase())?))
}

impl Notation for Horizons {
    fn parse_position(options: &Options, text: &str) -> Result<Position, PositionError> {
        let [board, side, white_castling, black_castling, en_passant, quiet_plies, move_number] = fields(text)?;
        let variant = Variant::of(options);
        let mut position = Position::empty(variant);
        for (cell, (colour, role)) in read_board(GEOMETRY, board, "KQRBNOMZPWVS, kqrbnomzpwvs", piece_of)? {
            let square = Square::of(cell);
            if role.is_pawn_type() && [0, SIZE - 1].contains(&square.rank()) {
                let problem = Text::new("position-horizons-edge").with("cell", GEOMETRY.name(cell));
                return Err(PositionError::new(1, problem));
            }
            position.put(square, colour, variant.role(role));
        }
        for colour in Colour::ALL {
            check_pieces(&position, colour)?;
        }
        position.mover = Colour::ALL[usize::from(read_side(2, side, &SideInfo::WHITE_AND_BLACK)?.0)];
        if position.is_in_check(position.mover.other()) {
            return Err(PositionError::new(2, Text::new("position-horizons-check")));
        }
        position.castling = read_castling(&position, Colour::White, 3, white_castling)?
            | read_castling(&position, Colour::Black, 4, black_castling)?;
        position.en_passant = read_en_passant(&position, en_passant)?;
        position.quiet_plies = read_number(quiet_plies, 0, 6)?;
        position.move_number = read_number(move_number, 1, 7)?;
        let first = if position.mover == Colour::White { 2 } else { 1 };
        if position.en_passant.is_some() && (position.quiet_plies == 0 || position.move_number < first) {
            // The double step itself was a move, and no capture.
            return Err(PositionError::new(5, Text::new("position-horizons-en-passant")));
        }
        Ok(position)
    }

    fn print_position(position: &Position) -> String {
        let board = print_board(GEOMETRY, |cell| position.piece(cell).map(|(colour, role)| letter_of(colour, role)));
        let side = match position.mover {
            Colour::White => 'w',
            Colour::Black => 'b',
        };
        let [white, black] =
            Colour::ALL.map(|colour| castling_letters(colour, |wing| position.may_castle(colour, wing)));
        let name = |square: Square| GEOMETRY.name(square.cell());
        let en_passant = position
            .en_passant
            .map_or_else(|| "-".to_owned(), |left| format!("{}:{}", name(left.passed), name(left.victim)));
        format!("{board} {side} {white} {black} {en_passant} {} {}", position.quiet_plies, position.move_number)
    }

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

/// One king, and no more pieces than the set-up and the promotions of missing pawns allow.
fn check_pieces(position: &Position, colour: Colour) -> Result<(), PositionError> {
    let found = |letter: char| {
        let roles = position.pieces(colour).into_iter().map(|square| position.on(square).role());
        roles.filter(|role| self::letter(*role) == letter).count() as u32
    };
    let at_start = |role: Role| BACK_RANK.iter().chain(&SECOND_RANK).filter(|listed| **listed == role).count() as u32;
    if found('K') != 1 {
        return Err(PositionError::new(
            1,
            Text::new("position-horizons-king").with("king", letter_of(colour, Role::King)),
        ));
    }
    let more = |role: Role| found(letter(role)).saturating_sub(at_start(role));
    let allow = |promoted: u32, missing: u32| {
        let told =
            || Text::new("position-horizons-promoted").with_number("found", promoted).with_number("most", missing);
        if promoted <= missing { Ok(()) } else { Err(PositionError::new(1, told())) }
    };
    let mut all_missing = 0;
    for (role, count, only) in [
        (Role::Pawn, found('P'), Role::Queen),
        (Role::Warrior, found('W') + found('V'), Role::Magician),
        (Role::Shielder, found('S'), Role::Zip),
    ] {
        let most = at_start(role);
        at_most(count, most, letter_of(colour, role))?;
        // Only this one can have become such a piece.
        allow(more(only), most - count)?;
        all_missing += most - count;
    }
    allow(PROMOTED.into_iter().map(more).sum(), all_missing)
}

/// The letters of a side's rights, the file nearest to `a` first.
fn castling_letters(colour: Colour, has: impl Fn(Wing) -> bool) -> String {
    let mut files: Vec<u8> = Wing::BOTH.into_iter().filter(|wing| has(*wing)).map(|wing| wing.rook).collect();
    files.sort_unstable();
    let first = if colour == Colour::White { b'A' } else { b'a' };
    if files.is_empty() { "-".to_owned() } else { files.into_iter().map(|file| char::from(first + file)).collect() }
}

fn read_castling(position: &Position, colour: Colour, field: usize, text: &str) -> Result<u8, PositionError> {
    let [right, left] = Wing::BOTH;
    for wings in [&[][..], &[left], &[right], &[left, right]] {
        let has = |wing: Wing| wings.iter().any(|chosen| chosen.rook == wing.rook);
        if castling_letters(colour, has) != text {
            continue;
        }
        let is_home = |square, role| position.on(square).as_piece() == Some((colour, role));
        let at_home =
            |wing: &Wing| is_home(king_home(colour), Role::King) && is_home(wing.rook_home(colour), Role::Rook);
        if !wings.iter().all(at_home) {
            return Err(PositionError::new(field, Text::new("position-horizons-castling")));
        }
        return Ok(wings.iter().map(|wing| wing.right(colour)).sum());
    }
    let all = castling_letters(colour, |_| true);
    Err(PositionError::expected(field, &format!("{all}, {}, {}, -", &all[..1], &all[1..])))
}

fn read_en_passant(position: &Position, text: &str) -> Result<Option<EnPassant>, PositionError> {
    if text == "-" {
        return Ok(None);
    }
    let square =
        |name: &str| GEOMETRY.parse(name).filter(|cell| String::from(GEOMETRY.name(*cell)) == name).map(Square::of);
    let read = text
        .split_once(':')
        .and_then(|(passed, victim)| Some(EnPassant { passed: square(passed)?, victim: square(victim)? }));
    let en_passant = read.ok_or_else(|| PositionError::new(5, Text::new("position-horizons-en-passant-form")))?;
    if !is_left_by_double_step(position, en_passant) {
        return Err(PositionError::new(5, Text::new("position-horizons-en-passant")));
    }
    Ok(Some(en_passant))
}

/// Whether the last move can have been the double step of the victim. Before it, the side now to move was not in check,
/// for it had just moved.
fn is_left_by_double_step(position: &Position, EnPassant { passed, victim }: EnPassant) -> bool {
    let (us, them) = (position.mover, position.mover.other());
    let aside = victim.file() as i8 - passed.file() as i8;
    let Some((colour, role)) = position.on(victim).as_piece() else { return false };
    let is_step = match role {
        Role::Pawn | Role::Shielder => aside == 0,
        Role::Warrior | Role::Demoted => aside.abs() == 1,
        _ => false,
    };
    if colour != them || !is_step || victim.rank() != them.rank(3) || passed.rank() != them.rank(2) {
        return false;
    }
    let origin = passed.step(-aside, -them.ahead());
    if !position.on(passed).is_empty() || !position.on(origin).is_empty() {
        return false;
    }
    let mut before = *position;
    before.take(victim, them);
    before.put(origin, them, role);
    !before.is_in_check(us)
}

fn read_number(text: &str, least: u32, field: usize) -> Result<u32, PositionError> {
    // Signs and leading zeros print otherwise.
    let number = text.parse::<u32>().ok().filter(|number| *number >= least && number.to_string() == text);
    number.ok_or_else(|| {
        let problem = Text::new("position-horizons-number").with_number("least", least);
        PositionError::new(field, problem.with_number("most", u32::MAX))
    })
}

const fn castling_text(wing: Wing) -> &'static str {
    if wing.towards > 0 { "O-O" } else { "O-O-O" }
}

/// The wing that a text of castling names.
fn castling_wing(text: &str) -> Option<Wing> {
    Wing::BOTH.into_iter().find(|wing| castling_text(*wing) == text)
}
