//! Endings that are solved as a whole: at most four pieces, of which each side has a pawn, with or without a point of
//! penalty of either side. A larger table begins with these, and has four pieces against a pawn too. Other positions of
//! five pieces lead to two knights and a pawn against a knight and a pawn, of which some are worth a little more with
//! every relocation, for as long as it was tried.
//!
//! Positions with the same pawns and as many knights are a group, and have their numbers side by side. A move of a pawn
//! and a capture lead to a group before, but for pawns that are put back by a relocation: these go round among the
//! groups with the same black pawns, which are a [block].
//!
//! What is set up although no game leads to it, a pawn that waits while its side has fewer than two knights, is in no
//! table.

use super::Apocalypse;
use super::position::{LAST_RANK, Position, SIZE, bit, cells};
use ludoteca_rules::Cell;
use ludoteca_search::known_table::KnownTable;
use ludoteca_search::simultaneous::KnownStages;
use ludoteca_tablebase::{Form, Ranked};
use std::ops::Range;
use std::sync::OnceLock;

/// The tables, as `ludoteca solve apocalypse` makes them: that of the program, and the largest one, if it was made.
pub const KNOWN: &[KnownStages<Apocalypse>] = &[
    KnownStages::of(
        |position| rank(PIECES[0], position),
        KnownTable::Shipped(include_bytes!("../../../../assets/games/apocalypse/tables/apocalypse-4.table")),
    ),
    KnownStages::of(
        |position| rank(PIECES[1], position),
        KnownTable::Made { name: "apocalypse-5", form: Form::Mixed, count: || count(PIECES[1]) },
    ),
];

/// How many pieces there are at most in the table of the program, and in the largest one.
pub const PIECES: [u32; 2] = [4, 5];

/// Cells of the board.
const CELLS: u32 = 25;

/// How many knights and pawns White has, and Black. Captures and promotions lead to an earlier line, or to one with the
/// colours exchanged.
const MATERIALS: [[u32; 4]; 12] = [
    [0, 1, 0, 1],
    [1, 1, 0, 1],
    [0, 2, 0, 1],
    [2, 1, 0, 1],
    [1, 1, 1, 1],
    [1, 2, 0, 1],
    [1, 1, 0, 2],
    [0, 2, 0, 2],
    [0, 3, 0, 1],
    [2, 2, 0, 1],
    [1, 3, 0, 1],
    [0, 4, 0, 1],
];

/// With so many knights, White's pawns are relocated.
const RELOCATED: u32 = 2;

/// The bits of a board in the key of a group.
const BOARD_BITS: u32 = 25;

/// The bits of how far all pawns of a side have come.
const WAY_BITS: u32 = 4;

/// A group: its key, and its first number. The greater the key, the later it is solved.
struct Group {
    key: u64,
    first: u64,
}

/// All numbers of positions with at most so many pieces are below this.
#[must_use]
pub fn count(most: u32) -> u64 {
    groups(most).last().map_or(0, |group| group.first + 4 * knight_places(material_of(group.key)))
}

/// The number of a position with at most so many pieces; `None` if it is in no table. Images that lay the board on
/// itself have the same number.
#[must_use]
pub fn rank(most: u32, position: &Position) -> Option<Ranked> {
    if position.occupied().count_ones() > most || position.penalties.iter().any(|points| *points > 1) {
        return None;
    }
    let turned = turned(position);
    let images = [(position, false), (&turned, true)];
    let number = |(image, turned): (&Position, bool)| {
        let material = material(image)?;
        let mirrored = mirrored(image);
        let [(key, inner), other] = [image, &mirrored].map(|image| (key(material, image), inner(image)));
        Some(((key, inner).min(other), turned))
    };
    let ((key, inner), turned) = images.into_iter().filter_map(number).min()?;
    let groups = groups(most);
    let place = groups.binary_search_by_key(&key, |group| group.key).ok()?;
    Some(Ranked { number: groups[place].first + inner, turned })
}

/// The position of a number, which stands for all that have it.
#[must_use]
pub fn unrank(most: u32, number: u64) -> Option<Position> {
    let groups = groups(most);
    let place = groups.partition_point(|group| group.first <= number);
    let group = place.checked_sub(1).map(|place| &groups[place])?;
    let material = material_of(group.key);
    let inner = number - group.first;
    let (penalties, knights) = (inner / knight_places(material), inner % knight_places(material));
    let position = Position {
        knights: knights_of(material, knights),
        pawns: [group.key as u32 & BOARD, (group.key >> SIDE_BITS) as u32 & BOARD],
        penalties: [u8::try_from(penalties / 2).ok()?, u8::try_from(penalties % 2).ok()?],
    };
    let whole = position.occupied().count_ones() == MATERIALS[material].iter().sum::<u32>();
    (whole && rank(most, &position) == Some(Ranked { number, turned: false })).then_some(position)
}

/// The block that begins with this number: the numbers of its groups, in the order in which they are solved.
#[must_use]
pub fn block(most: u32, first: u64) -> Vec<Range<u64>> {
    let groups = groups(most);
    let from = groups.partition_point(|group| group.first < first);
    // The same black pawns.
    let block = |group: &Group| if is_relocated(material_of(group.key)) { group.key >> SIDE_BITS } else { group.key };
    let same = groups[from..].iter().take_while(|group| block(group) == block(&groups[from]));
    same.map(|group| group.first..group.first + 4 * knight_places(material_of(group.key))).collect()
}

const fn is_relocated(material: usize) -> bool {
    MATERIALS[material][0] == RELOCATED
}

const BOARD: u32 = (1 << BOARD_BITS) - 1;

/// The bits of the pawns of a side in a key.
const SIDE_BITS: u32 = BOARD_BITS + WAY_BITS;

/// All groups of positions with at most so many pieces, by their keys.
fn groups(most: u32) -> &'static [Group] {
    static GROUPS: [OnceLock<Vec<Group>>; PIECES.len()] = [const { OnceLock::new() }; PIECES.len()];
    GROUPS[usize::from(most > PIECES[0])].get_or_init(|| {
        let mut keys: Vec<u64> = Vec::new();
        let wanted = MATERIALS.into_iter().enumerate().filter(|(_, pieces)| pieces.iter().sum::<u32>() <= most);
        for (material, [_, white, _, black]) in wanted {
            let waiting = if is_relocated(material) { 0 } else { LAST_RANK[0] };
            for white in sets(white).filter(|white| white & waiting == 0) {
                for black in sets(black).filter(|black| black & (white | LAST_RANK[1]) == 0) {
                    let position = Position { knights: [0; 2], pawns: [white, black], penalties: [0; 2] };
                    let same = MATERIALS[material][..2] == MATERIALS[material][2..];
                    let turned = if same { turned(&position) } else { position.clone() };
                    let images = [mirrored(&position), mirrored(&turned), turned];
                    let own = key(material, &position);
                    if images.iter().all(|image| key(material, image) >= own) {
                        keys.push(own);
                    }
                }
            }
        }
        keys.sort_unstable();
        let mut first = 0;
        let group = |key: u64| {
            let group = Group { key, first };
            first += 4 * knight_places(material_of(key));
            group
        };
        keys.into_iter().map(group).collect()
    })
}

/// All sets of so many cells.
fn sets(size: u32) -> impl Iterator<Item = u32> {
    let mut next = Some((1_u32 << size) - 1);
    std::iter::from_fn(move || {
        let set = next?;
        // The next larger number with as many bits.
        let low = set & set.wrapping_neg();
        let carried = set + low;
        next = Some(carried | (((set ^ carried) >> 2) / low)).filter(|set| *set <= BOARD);
        Some(set)
    })
}

/// The line of the materials; `None` where the colours are exchanged, or where it is in no table.
fn material(position: &Position) -> Option<usize> {
    let count = |board: u32| board.count_ones();
    let [white, black] = [0, 1].map(|side| [count(position.knights[side]), count(position.pawns[side])]);
    let material =
        MATERIALS.iter().position(|[one, two, three, four]| [[*one, *two], [*three, *four]] == [white, black])?;
    let waits = |side: usize| position.waiting(side).count_ones();
    let relocated = if is_relocated(material) { waits(0) <= 1 } else { waits(0) == 0 };
    (relocated && waits(1) == 0).then_some(material)
}

const fn material_of(key: u64) -> usize {
    (key >> (2 * SIDE_BITS)) as usize
}

/// The key of the group of a position. Those whose pawns have come further come first, Black's before White's; so does
/// what has waited.
fn key(material: usize, position: &Position) -> u64 {
    let [white, black] = position.pawns;
    let came = |way: u32| u64::from((1 << WAY_BITS) - 1 - way);
    let [white_way, black_way] =
        [cells(white).map(rank_of).sum(), cells(black).map(|cell| u32::from(SIZE) - 1 - rank_of(cell)).sum()].map(came);
    let black = black_way << BOARD_BITS | u64::from(black);
    let white = white_way << BOARD_BITS | u64::from(white);
    ((material as u64) << SIDE_BITS | black) << SIDE_BITS | white
}

const fn rank_of(cell: Cell) -> u32 {
    (cell.0 / SIZE) as u32
}

/// How many numbers the knights of a position have, with each pair of penalties.
const fn knight_places(material: usize) -> u64 {
    let [white, _, black, _] = MATERIALS[material];
    places(white) * places(black)
}

/// The number of places that so many knights of a side have.
const fn places(knights: u32) -> u64 {
    match knights {
        0 => 1,
        1 => CELLS as u64,
        _ => (CELLS * (CELLS - 1) / 2) as u64,
    }
}

/// The place of a position in its group.
fn inner(position: &Position) -> u64 {
    let penalties = u64::from(position.penalties[0] * 2 + position.penalties[1]);
    position.knights.into_iter().fold(penalties, |all, board| all * places(board.count_ones()) + place(board))
}

/// The place of the knights of a side among all that so many can have.
fn place(knights: u32) -> u64 {
    let [lower, upper] = [knights.trailing_zeros(), knights.checked_ilog2().unwrap_or_default()];
    u64::from(match knights.count_ones() {
        0 => 0,
        1 => lower,
        _ => upper * (upper - 1) / 2 + lower,
    })
}

/// The knights of both sides at this place.
fn knights_of(material: usize, place: u64) -> [u32; 2] {
    let [white, _, black, _] = MATERIALS[material];
    [knights_at(white, place / places(black)), knights_at(black, place % places(black))]
}

/// So many knights of a side at this place.
fn knights_at(count: u32, place: u64) -> u32 {
    let first = |upper: u64| upper * (upper - 1) / 2;
    match count {
        0 => 0,
        1 => 1 << place,
        _ => {
            let upper = (1..u64::from(CELLS)).rev().find(|upper| first(*upper) <= place).unwrap_or(1);
            1 << upper | 1 << (place - first(upper))
        }
    }
}

/// A position as a mirror shows it, with the files exchanged.
fn mirrored(position: &Position) -> Position {
    let mirror =
        |board: u32| cells(board).fold(0, |all, cell| all | 1 << (cell.0 / SIZE * SIZE + SIZE - 1 - cell.0 % SIZE));
    Position { knights: position.knights.map(mirror), pawns: position.pawns.map(mirror), penalties: position.penalties }
}

/// A position seen from the other side of the board, with the colours exchanged.
fn turned(position: &Position) -> Position {
    let turn = |board: u32| cells(board).fold(0, |all, cell| all | bit(Cell(CELLS as u8 - 1 - cell.0)));
    let swap = |boards: [u32; 2]| [turn(boards[1]), turn(boards[0])];
    let [white, black] = position.penalties;
    Position { knights: swap(position.knights), pawns: swap(position.pawns), penalties: [black, white] }
}
