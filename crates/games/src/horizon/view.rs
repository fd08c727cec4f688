//! What people see and enter of Horizon: sides, pieces, picks, effects, signs. The sentences for refused picks are in
//! `refusals`.

use super::board::{FIELDS, FILES, GEOMETRY, HOME_ROWS, RANKS, bit, row_number, touch, turn};
use super::position::{Man, Move, Position, enemy};
use super::refusals;
use super::rules::Horizon;
use ludoteca_rules::bitboard::WideCells;
use ludoteca_rules::game::CardPicture;
use ludoteca_rules::geometry::square;
use ludoteca_rules::{
    Beat, Cell, Effect, Kind, Mark, Meaning, Path, Pick, Piece, Refusal, Seat, SeatSet, Side, SideColour, SideInfo,
    Sign, Standing, Step, Text, View,
};

/// Player 1 at the bottom, player 2 at the top.
pub const SIDES: [SideInfo; 2] = [
    SideInfo { text: "1", key: "side-player-1", seats: SeatSet::one(Seat(0)), colour: Some(SideColour::White) },
    SideInfo { text: "2", key: "side-player-2", seats: SeatSet::one(Seat(1)), colour: Some(SideColour::Black) },
];

/// The pictures of the rules card.
pub const CARD: &[CardPicture] = &[
    CardPicture {
        key: "card-horizon-step",
        position: "4k4/9/9/9/9/9/9/9/9/WWWWKWWWW 1 a1,b1,c1,d1,e1,f1,g1,h1,i1 0:0 -",
        moves: "",
        touched: "c1",
    },
    CardPicture {
        key: "card-horizon-line",
        position: "8k/9/9/9/9/9/4W1w2/2W6/3K5/9 1 - 0:0 -",
        moves: "",
        touched: "c3",
    },
    CardPicture {
        key: "card-horizon-field",
        position: "9/9/9/4K4/2k4w1/3W5/9/9/9/9 1 - 0:0 -",
        moves: "",
        touched: "d5",
    },
    CardPicture {
        key: "card-horizon-arrive",
        position: "1W7/9/9/9/9/4K4/9/9/8k/9 1 - 1:0 K",
        moves: "",
        touched: "e5",
    },
];

/// A warrior.
pub const WARRIOR: Kind = Kind(0);
/// A king.
pub const KING: Kind = Kind(1);
/// A warrior that has arrived and rests.
pub const ARRIVED: Kind = Kind(2);

/// The piece of a man on a cell.
#[must_use]
pub const fn piece(man: Man, cell: Cell) -> Piece {
    let kind = match man.king {
        true => KING,
        false if HOME_ROWS[enemy(man.side)] & bit(cell) != 0 => ARRIVED,
        false => WARRIOR,
    };
    Piece { side: Some(man.side), kind }
}

impl View for Horizon {
    fn sides(_position: &Position) -> &'static [SideInfo] {
        &SIDES
    }

    fn standing(position: &Position) -> Vec<Standing> {
        Standing::list(GEOMETRY, |cell| position.man(cell).map(|man| piece(man, cell)))
    }

    /// Placing is the king's cell. Everything else, the leap too, is the piece and then its target.
    fn picks(position: &Position, order: Move) -> Path {
        let mut path = Path::new();
        match order {
            Move::Place { king } => path.push(Step::cell(king, Mark::Place)),
            Move::Go { from, to } => path.extend([Step::cell(from, Mark::Take), Step::cell(to, Mark::Go)]),
            Move::Capture { from, to } => path.extend([Step::cell(from, Mark::Take), Step::cell(to, Mark::Capture)]),
            Move::Leap { to } => {
                path.extend(position.king(position.mover()).map(|king| Step::cell(king, Mark::Take)));
                path.push(Step::cell(to, Mark::Go));
            }
        }
        path
    }

    fn refuse(position: &Position, _seat: Seat, prefix: &[Pick], next: Pick) -> Refusal<Move> {
        Refusal::new(match (prefix, next) {
            ([], _) if position.is_placing() => Text::new("refuse-horizon-home-row"),
            _ if position.is_placing() => Text::new("refuse-horizon-place-first"),
            ([], Pick::Cell(cell)) => refusals::start(position, cell),
            ([Pick::Cell(from)], Pick::Cell(to)) => refusals::target(position, *from, to),
            _ => Text::new("refuse-complete"),
        })
    }

    fn effects(position: &Position, played: Move) -> Vec<Beat> {
        // A warrior that arrives sits down on the way.
        let arriving = |from: Cell, to: Cell| {
            let man = position.man(from).filter(|man| piece(*man, to).kind == ARRIVED);
            man.map(|_| Effect::Become { at: from, kind: ARRIVED })
        };
        let beat = match played {
            Move::Place { king } => {
                let side = position.mover();
                let row = WideCells(HOME_ROWS[usize::from(side.0)]);
                row.map(|at| Effect::Place { at, piece: piece(Man { side, king: at == king }, at) }).collect()
            }
            Move::Go { from, to } => {
                [Effect::Move { from, path: vec![to] }].into_iter().chain(arriving(from, to)).collect()
            }
            Move::Capture { from, to } => {
                let travel = Effect::Move { from, path: capture_path(from, to) };
                [Effect::Remove { at: to }, travel].into_iter().chain(arriving(from, to)).collect()
            }
            Move::Leap { to } => {
                let leap = |from| Effect::Move { from, path: vec![to] };
                position.king(position.mover()).map(leap).into_iter().collect()
            }
        };
        vec![beat]
    }

    /// The run of a line capture, from the cell where it turns to its target.
    fn run(_position: &Position, order: Move) -> Vec<Cell> {
        let Move::Capture { from, to } = order else { return Vec::new() };
        let Some(corner) = corner(from, to) else { return Vec::new() };
        let right = if to.0 > corner.0 { 1 } else { -1 };
        let run = (1..).map_while(|steps| square::offset(FILES, RANKS, corner, right * steps, 0));
        let count = usize::from(row_number(to));
        [corner].into_iter().chain(run.take(count)).collect()
    }

    /// The row each side wants to reach; its arrivals; while the game goes on also the field where it captures in line,
    /// and the cells to which its king may leap.
    fn signs(position: &Position) -> Vec<Sign> {
        let mut signs = Vec::new();
        for side in [Side(0), Side(1)] {
            let mut add = |cells: u128, meaning, number: Option<u8>, key| {
                let cells = WideCells(cells).collect();
                signs.push(Sign { cells, meaning, number: number.map(i64::from), side: Some(side), key });
            };
            add(HOME_ROWS[enemy(side)], Meaning::Home, None, "sign-horizon-goal");
            add(position.arrived(side), Meaning::Arrived, Some(position.arrivals(side)), "sign-horizon-arrived");
            if position.is_over() {
                continue;
            }
            let field = position.line_field(side);
            if field != 0 {
                let at_home = field == FIELDS[usize::from(side.0)];
                let key = if at_home { "sign-horizon-line-home" } else { "sign-horizon-line-away" };
                add(field, Meaning::RightNow, None, key);
            }
            let leaps = position.leaps_of(side);
            if leaps != 0 {
                let now = position.mover() == side;
                let key = if now { "sign-horizon-leap-now" } else { "sign-horizon-leap" };
                add(leaps, Meaning::RightNow, None, key);
            }
        }
        signs
    }
}

/// The corners of the way of a capture: the target alone if it is one step away, else the cell where the line capture
/// turns and the target.
fn capture_path(from: Cell, to: Cell) -> Vec<Cell> {
    corner(from, to).into_iter().chain([to]).collect()
}

/// The cell where a capture in line turns; none if it is one step away.
fn corner(from: Cell, to: Cell) -> Option<Cell> {
    if touch(from, to) { None } else { turn(from, to) }
}
