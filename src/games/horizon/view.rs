//! What people see and enter of Horizon: sides, pieces, picks, effects, signs. The sentences for refused picks are in
//! `refusals`.

use super::board::{GEOMETRY, HOME_ROWS, touch, turn};
use super::position::{Man, Move, Position, enemy};
use super::refusals;
use super::rules::Horizon;
use crate::rules::bitboard::WideCells;
use crate::rules::{
    Beat, Cell, Effect, Kind, Mark, Meaning, Path, Pick, Piece, Refusal, Seat, SeatSet, Side, SideColour, SideInfo,
    Sign, Standing, Step, Text, View,
};

/// Player 1 at the bottom, player 2 at the top.
pub const SIDES: [SideInfo; 2] = [
    SideInfo { text: "1", key: "side-player-1", seats: SeatSet::one(Seat(0)), colour: Some(SideColour::White) },
    SideInfo { text: "2", key: "side-player-2", seats: SeatSet::one(Seat(1)), colour: Some(SideColour::Black) },
];

/// The piece of a man: kind 0 is a warrior, kind 1 a king.
#[must_use]
pub const fn piece(man: Man) -> Piece {
    Piece { side: Some(man.side), kind: Kind(man.king as u8) }
}

impl View for Horizon {
    fn sides(_position: &Position) -> &'static [SideInfo] {
        &SIDES
    }

    fn standing(position: &Position) -> Vec<Standing> {
        Standing::list(GEOMETRY, |cell| position.man(cell).map(piece))
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
        let beat = match played {
            Move::Place { king } => {
                let side = position.mover();
                let row = WideCells(HOME_ROWS[usize::from(side.0)]);
                row.map(|at| Effect::Place { at, piece: piece(Man { side, king: at == king }) }).collect()
            }
            Move::Go { from, to } => vec![Effect::Move { from, path: vec![to] }],
            Move::Capture { from, to } => {
                vec![Effect::Remove { at: to }, Effect::Move { from, path: capture_path(from, to) }]
            }
            Move::Leap { to } => {
                let leap = |from| Effect::Move { from, path: vec![to] };
                position.king(position.mover()).map(leap).into_iter().collect()
            }
        };
        vec![beat]
    }

    /// The row each side wants to reach; its arrivals; while the game goes on also the field where it captures in line, and
    /// the cells to which its king may leap.
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
            if position.line_field(side) != 0 {
                add(position.line_field(side), Meaning::Right, None, "sign-horizon-line-right");
            }
            let leaps = position.leaps_of(side);
            if leaps != 0 {
                let now = position.mover() == side;
                let key = if now { "sign-horizon-leap-now" } else { "sign-horizon-leap" };
                add(leaps, Meaning::Right, None, key);
            }
        }
        signs
    }
}

/// The corners of the way of a capture: the target alone if it is one step away, else the cell where the line capture
/// turns and the target.
fn capture_path(from: Cell, to: Cell) -> Vec<Cell> {
    let corner = if touch(from, to) { None } else { turn(from, to) };
    corner.into_iter().chain([to]).collect()
}
