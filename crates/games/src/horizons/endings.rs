//! Endings that are solved as a whole: a king with one piece against a king alone, for every piece that is not too weak
//! by the rules themselves.
//!
//! Of the eight images of a position that lay the board on itself only one is in a table. The limit of 75 moves and the
//! repetition of positions are left out. The tables are made by `ludoteca solve horizons --piece LETTER`.

use super::Position;
use super::board::{Colour, Role, Square};
use super::rules::{Horizons, QUIET_PLIES};
use ludoteca_rules::Side;
use ludoteca_search::exact::endings::KnownEnding;
use ludoteca_tablebase::{Numbering, Way};

/// The pieces by their numbers, which tell the tables apart.
pub const QUEEN: usize = Role::Queen as usize;
/// See [`QUEEN`].
pub const ROOK: usize = Role::Rook as usize;
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

/// The tables of the program.
pub const KNOWN: &[KnownEnding<Horizons>] = &[
    KnownEnding::of::<KingAndPiece<QUEEN>>(lasts, table!("q")),
    KnownEnding::of::<KingAndPiece<ROOK>>(lasts, table!("r")),
    KnownEnding::of::<KingAndPiece<OX>>(lasts, table!("o")),
    KnownEnding::of::<KingAndPiece<MAGICIAN>>(lasts, table!("m")),
    KnownEnding::of::<KingAndPiece<ZIP>>(lasts, table!("z")),
];

/// Whether the limit of 75 moves leaves so many plies. A mate in the last of them counts.
fn lasts(position: &Position, plies: u32) -> bool {
    position.quiet_plies().saturating_add(plies) <= QUIET_PLIES
}

/// The king of the stronger side, its piece and the other king.
pub struct KingAndPiece<const ROLE: usize>;

/// Files, and ranks.
const FILES: u8 = 12;
const CELLS: u64 = 144;

/// Cells of the triangle a1, f1, f6: every cell has an image there.
const TRIANGLE: u64 = 21;

/// Positions of three pieces, the king of the stronger side in the triangle.
const PLACED: u64 = TRIANGLE * CELLS * CELLS;

/// The number of all positions in which two kings are left, which nobody can win.
const DEAD: u64 = 2 * PLACED;

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

/// The squares on which pieces of a side stand besides its king.
fn others(position: &Position, side: Colour) -> impl Iterator<Item = Square> + '_ {
    let cells = (0..FILES).flat_map(|rank| (0..FILES).map(move |file| Square::at(file, rank)));
    cells.filter(move |square| position.on(*square).is_of(side) && *square != position.king(side))
}

impl<const ROLE: usize> Numbering for KingAndPiece<ROLE> {
    type Game = Horizons;
    const COUNT: u64 = DEAD + 1;
    const WAY: Way = Way::Passes;
    const START: Option<u64> = None;

    fn rank(position: &Position) -> Option<u64> {
        let mut pieces = [Colour::White, Colour::Black]
            .into_iter()
            .flat_map(|side| others(position, side).map(move |square| (side, square)));
        let first = pieces.next();
        if pieces.next().is_some() {
            return None;
        }
        let Some((strong, square)) = first else { return Some(DEAD) };
        if position.on(square).role() != Role::ALL[ROLE] {
            return None;
        }
        let [king, other] = [strong, strong.other()].map(|side| place(position.king(side)));
        let square = place(square);
        let numbers = (0..8).filter_map(|way| {
            let corner = corner_number(image(king, way))?;
            Some((corner * CELLS + cell_number(image(square, way))) * CELLS + cell_number(image(other, way)))
        });
        Some(numbers.min()? * 2 + u64::from(position.mover() != strong))
    }

    fn unrank(number: u64) -> Option<Position> {
        use Colour::{Black, White};
        let of = |mover: Colour, pieces: &[(Place, Colour, Role)]| {
            let pieces = pieces.iter().map(|((file, rank), side, role)| (Square::at(*file, *rank), *side, *role));
            Position::of_pieces(mover, pieces)
        };
        if number == DEAD {
            return Some(of(White, &[((0, 0), White, Role::King), ((11, 11), Black, Role::King)]));
        }
        let (placed, mover) = (number / 2, if number.is_multiple_of(2) { White } else { Black });
        let (king, square, other) =
            (corner(placed / CELLS / CELLS), cell(placed / CELLS % CELLS), cell(placed % CELLS));
        if king == square || king == other || square == other {
            return None;
        }
        let pieces = [(king, White, Role::King), (square, White, Role::ALL[ROLE]), (other, Black, Role::King)];
        let position = of(mover, &pieces);
        (!position.is_in_check(mover.other()) && Self::rank(&position) == Some(number)).then_some(position)
    }

    fn mover(position: &Position) -> Side {
        Side(u8::from(position.mover() == Colour::Black))
    }
}
