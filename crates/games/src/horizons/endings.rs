//! Endings that are solved as a whole: a king with one piece against a king alone, for every piece that is not too weak
//! by the rules themselves, and a king with two pieces. A table of two pieces has the positions in it too in which one
//! of them was taken and the other one still wins.
//!
//! Of the eight images of a position that lay the board on itself only one is in a table. The limit of 75 moves and the
//! repetition of positions are left out. The tables are made by `ludoteca solve horizons --piece LETTERS`; those of one
//! piece are in the program.

use super::board::{Colour, Role, Square};
use super::position::{Act, Move, Position};
use super::rules::{Horizons, QUIET_PLIES};
use ludoteca_rules::Side;
use ludoteca_search::exact::endings::KnownEnding;
use ludoteca_tablebase::{Form, Numbering, Way};

/// The pieces by their numbers, which tell the tables apart.
pub const QUEEN: usize = Role::Queen as usize;
/// See [`QUEEN`].
pub const ROOK: usize = Role::Rook as usize;
/// See [`QUEEN`].
pub const BISHOP: usize = Role::Bishop as usize;
/// See [`QUEEN`].
pub const KNIGHT: usize = Role::Knight as usize;
/// See [`QUEEN`].
pub const OX: usize = Role::Ox as usize;
/// See [`QUEEN`].
pub const MAGICIAN: usize = Role::Magician as usize;
/// See [`QUEEN`].
pub const ZIP: usize = Role::Zip as usize;

/// The bytes of the table of a piece, by its letter.
macro_rules! table {
    ($letter:literal) => {
        include_bytes!(concat!("../../../../assets/games/horizons/tables/horizons-", $letter, ".table"))
    };
}

/// The tables: those of the program, one piece each, and those of two pieces that were made.
pub const KNOWN: &[KnownEnding<Horizons>] = &[
    KnownEnding::of::<KingAndPiece<QUEEN>>(lasts, table!("q")),
    KnownEnding::of::<KingAndPiece<ROOK>>(lasts, table!("r")),
    KnownEnding::of::<KingAndPiece<OX>>(lasts, table!("o")),
    KnownEnding::of::<KingAndPiece<MAGICIAN>>(lasts, table!("m")),
    KnownEnding::of::<KingAndPiece<ZIP>>(lasts, table!("z")),
    KnownEnding::made::<KingAndPair<BISHOP, BISHOP>>(lasts, "horizons-bb"),
    KnownEnding::made::<KingAndPair<BISHOP, KNIGHT>>(lasts, "horizons-bn"),
    KnownEnding::made::<KingAndPair<KNIGHT, KNIGHT>>(lasts, "horizons-nn"),
    KnownEnding::made::<KingAndPair<OX, OX>>(lasts, "horizons-oo"),
    KnownEnding::made::<KingAndPair<OX, MAGICIAN>>(lasts, "horizons-om"),
    KnownEnding::made::<KingAndPair<OX, ZIP>>(lasts, "horizons-oz"),
    KnownEnding::made::<KingAndPair<MAGICIAN, MAGICIAN>>(lasts, "horizons-mm"),
    KnownEnding::made::<KingAndPair<MAGICIAN, ZIP>>(lasts, "horizons-mz"),
    KnownEnding::made::<KingAndPair<ZIP, ZIP>>(lasts, "horizons-zz"),
];

/// Whether the limit of 75 moves leaves so many plies. A mate in the last of them counts.
fn lasts(position: &Position, plies: u32) -> bool {
    position.quiet_plies().saturating_add(plies) <= QUIET_PLIES
}

/// The king of the stronger side, its piece and the other king.
pub struct KingAndPiece<const ROLE: usize>;

/// The king of the stronger side, its two pieces and the other king.
pub struct KingAndPair<const FIRST: usize, const SECOND: usize>;

/// Files, and ranks.
const FILES: u8 = 12;
const CELLS: u64 = 144;

/// Cells of the triangle a1, f1, f6: every cell has an image there.
const TRIANGLE: u64 = 21;

/// The number of all positions in which fewer than so many pieces are left beside the kings, and nobody can win.
const fn dead(pieces: usize) -> u64 {
    2 * TRIANGLE * CELLS.pow(pieces as u32 + 1)
}

/// Whether a king can win with such a piece alone.
const fn wins_alone(role: usize) -> bool {
    matches!(role, QUEEN | ROOK | OX | MAGICIAN | ZIP)
}

/// The pieces of a pair that can win alone, each with the number of its first position alone.
fn alone([one, other]: [usize; 2]) -> impl Iterator<Item = (usize, u64)> {
    let second = (other != one).then_some(other);
    let roles = [Some(one), second].into_iter().flatten().filter(|role| wins_alone(*role));
    (0..).zip(roles).map(|(place, role)| (role, dead(2) + 1 + place * dead(1)))
}

/// A cell by its file and its rank, from 0.
type Place = (u8, u8);

fn place(square: Square) -> Place {
    (square.file(), square.rank())
}

/// What lies on a cell after one of the eight ways to lay the board on itself.
const fn image((file, rank): Place, way: u8) -> Place {
    let file = if way & 1 == 0 { file } else { FILES - 1 - file };
    let rank = if way & 2 == 0 { rank } else { FILES - 1 - rank };
    if way & 4 == 0 { (file, rank) } else { (rank, file) }
}

/// The number of a cell of the triangle, from 0.
fn corner_number((file, rank): Place) -> Option<u64> {
    let (file, rank) = (u64::from(file), u64::from(rank));
    (file < 6 && rank <= file).then_some(file * (file + 1) / 2 + rank)
}

/// The cell of the triangle with a number.
fn corner(number: u64) -> Place {
    let file = (0..6).rev().find(|file| file * (file + 1) / 2 <= number).unwrap_or(0);
    (file as u8, (number - file * (file + 1) / 2) as u8)
}

fn cell_number((file, rank): Place) -> u64 {
    u64::from(rank) * u64::from(FILES) + u64::from(file)
}

const fn cell(number: u64) -> Place {
    ((number % FILES as u64) as u8, (number / FILES as u64) as u8)
}

/// The number of a position in which one side has only its king, and the other one pieces of these roles beside it.
fn rank<const PIECES: usize>(position: &Position, roles: [usize; PIECES]) -> Option<u64> {
    let others = |side: Colour| position.pieces(side).into_iter().filter(move |square| *square != position.king(side));
    let strong = if others(Colour::White).next().is_some() { Colour::White } else { Colour::Black };
    if others(strong.other()).next().is_some() {
        return None;
    }
    let mut squares = [None; PIECES];
    for square in others(strong) {
        let role = position.on(square).role();
        let slot = (0..PIECES).find(|slot| squares[*slot].is_none() && Role::ALL[roles[*slot]] == role)?;
        squares[slot] = Some(square);
    }
    if squares.contains(&None) {
        return position.is_dead().then_some(dead(PIECES));
    }
    let king = place(position.king(strong));
    let other = place(position.king(strong.other()));
    let number = |way: u8| {
        let first = corner_number(image(king, way))?;
        let mut cells = squares.map(|square| square.map_or(0, |square| cell_number(image(place(square), way))));
        for slot in 1..PIECES {
            // Two pieces of one role may stand in any order.
            if roles[slot - 1] == roles[slot] && cells[slot - 1] > cells[slot] {
                cells.swap(slot - 1, slot);
            }
        }
        let pieces = cells.iter().fold(first, |number, cell| number * CELLS + cell);
        Some(pieces * CELLS + cell_number(image(other, way)))
    };
    let number = (0..8).filter_map(number).min()?;
    Some(number * 2 + u64::from(position.mover() != strong))
}

/// A position of this number, in which White has pieces of these roles.
fn unrank<const PIECES: usize>(number: u64, roles: [usize; PIECES]) -> Option<Position> {
    use Colour::{Black, White};
    let of = |mover: Colour, king: Place, pieces: &[(Place, usize)], other: Place| {
        let kings = [(king, White, Role::King), (other, Black, Role::King)];
        let pieces = pieces.iter().map(|(place, role)| (*place, White, Role::ALL[*role]));
        let all = kings.into_iter().chain(pieces);
        Position::of_pieces(mover, all.map(|((file, rank), side, role)| (Square::at(file, rank), side, role)))
    };
    if number == dead(PIECES) {
        return Some(of(White, (0, 0), &[], (11, 11)));
    }
    let mover = if number.is_multiple_of(2) { White } else { Black };
    let other = cell(number / 2 % CELLS);
    let mut rest = number / 2 / CELLS;
    let mut pieces = [((0, 0), 0); PIECES];
    for slot in (0..PIECES).rev() {
        pieces[slot] = (cell(rest % CELLS), roles[slot]);
        rest /= CELLS;
    }
    let king = corner(rest);
    let stands_free = |slot: usize| {
        let here = pieces[slot].0;
        here != king && here != other && pieces[..slot].iter().all(|(place, _)| *place != here)
    };
    if king == other || !(0..PIECES).all(stands_free) {
        return None;
    }
    let position = of(mover, king, &pieces, other);
    (!position.is_in_check(mover.other()) && rank(&position, roles) == Some(number)).then_some(position)
}

/// The number of a position with two pieces, or with the one that is left.
fn rank_of_pair(position: &Position, roles: [usize; 2]) -> Option<u64> {
    let left = |(role, first): (usize, u64)| Some(first + rank(position, [role]).filter(|number| *number < dead(1))?);
    alone(roles).find_map(left).or_else(|| rank(position, roles))
}

/// A position with two pieces of this number, or with one that is left.
fn unrank_of_pair(number: u64, roles: [usize; 2]) -> Option<Position> {
    let left = alone(roles).filter(|(_, first)| *first <= number).last();
    left.map_or_else(|| unrank(number, roles), |(role, first)| unrank(number - first, [role]))
}

/// The numbers of all positions from which a move that captures nothing may lead to this one.
fn before(position: &Position, rank: impl Fn(&Position) -> Option<u64>, numbers: &mut Vec<u64>) {
    let moved = position.passed();
    for (from, to) in position.arrivals(moved.mover()) {
        let mut earlier = moved;
        earlier.play(Move { from: to, to: from, act: Act::Go });
        numbers.extend(rank(&earlier.passed()));
    }
}

/// The numbers of all positions with two pieces from which a king that takes one of them may lead to this one, in which
/// the other one is left.
fn before_capture(position: &Position, roles: [usize; 2], numbers: &mut Vec<u64>) {
    let moved = position.passed();
    let (weak, strong) = (moved.mover(), position.mover());
    let mut pieces = position.pieces(strong).into_iter().filter(|square| *square != position.king(strong));
    let (Some(left), None) = (pieces.next(), pieces.next()) else { return };
    let left = position.on(left).role() as usize;
    let taken = Role::ALL[if left == roles[0] { roles[1] } else { roles[0] }];
    for (from, to) in position.arrivals(weak) {
        let mut earlier = moved;
        earlier.play(Move { from: to, to: from, act: Act::Go });
        earlier.put(to, strong, taken);
        numbers.extend(rank(&earlier.passed(), roles));
    }
}

fn mover(position: &Position) -> Side {
    Side(u8::from(position.mover() == Colour::Black))
}

impl<const ROLE: usize> Numbering for KingAndPiece<ROLE> {
    type Game = Horizons;
    const COUNT: u64 = dead(1) + 1;
    const WAY: Way = Way::Passes;
    const START: Option<u64> = None;

    fn rank(position: &Position) -> Option<u64> {
        rank(position, [ROLE])
    }

    fn unrank(number: u64) -> Option<Position> {
        unrank(number, [ROLE])
    }

    fn before(position: &Position, numbers: &mut Vec<u64>) -> bool {
        before(position, |position| rank(position, [ROLE]), numbers);
        true
    }

    fn mover(position: &Position) -> Side {
        mover(position)
    }
}

impl<const FIRST: usize, const SECOND: usize> Numbering for KingAndPair<FIRST, SECOND> {
    type Game = Horizons;
    const COUNT: u64 =
        dead(2) + 1 + dead(1) * (wins_alone(FIRST) as u64 + (FIRST != SECOND && wins_alone(SECOND)) as u64);
    const WAY: Way = Way::Passes;
    // A bishop and a knight take up to 128 plies.
    const FORM: Form = Form::LongDistances;
    const START: Option<u64> = None;

    fn rank(position: &Position) -> Option<u64> {
        rank_of_pair(position, [FIRST, SECOND])
    }

    fn unrank(number: u64) -> Option<Position> {
        unrank_of_pair(number, [FIRST, SECOND])
    }

    fn before(position: &Position, numbers: &mut Vec<u64>) -> bool {
        let roles = [FIRST, SECOND];
        before(position, |position| rank_of_pair(position, roles), numbers);
        before_capture(position, roles, numbers);
        true
    }

    fn mover(position: &Position) -> Side {
        mover(position)
    }
}
