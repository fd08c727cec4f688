//! What people see and touch: picks, refusals, effects and signs.

use super::rules::{LAST_RANK, Order, Position, Resolution, bit, cells};
use super::{KNIGHT, PAWN};
use crate::rules::game::Reading;
use crate::rules::{
    Beat, Cell, Effect, Mark, Meaning, Path, Pick, Piece, Refusal, Seat, Side, Sign, Standing, Step, Text,
};

/// The pieces on the board, by cell.
#[must_use]
pub fn standing(position: &Position) -> Vec<Standing> {
    cells(position.occupied())
        .map(|cell| {
            let side = usize::from(position.of(1) & bit(cell) != 0);
            let kind = if position.knights[side] & bit(cell) == 0 { PAWN } else { KNIGHT };
            Standing { cell, piece: Piece { side: Some(Side(side as u8)), kind } }
        })
        .collect()
}

/// What a person touches for an order; nothing enters an illegal one but its refusal.
#[must_use]
pub fn picks(position: &Position, order: Order) -> Path {
    let mut path = Path::new();
    match order {
        Order::Go { from, to } => {
            path.push(Step::cell(from, Mark::Take));
            let mark = if position.occupied() & bit(to) == 0 { Mark::Go } else { Mark::Capture };
            path.push(Step::cell(to, mark));
        }
        Order::Put(cell) => path.push(Step::cell(cell, Mark::Place)),
        Order::Illegal => {}
    }
    path
}

/// Why `next` cannot follow `prefix`. A whole order carries the illegal one, which may be sealed at its price.
#[must_use]
pub fn refuse(position: &Position, seat: Seat, prefix: &[Pick], next: Pick) -> Refusal<Order> {
    let Pick::Cell(touched) = next else { return Refusal::new(Text::new("refuse-apocalypse-empty")) };
    let side = usize::from(seat.0);
    if position.is_relocation() {
        return illegal(why_not_put(position, side, touched));
    }
    match prefix.first() {
        Some(Pick::Cell(from)) => illegal(why_not_go(position, side, *from, touched)),
        _ => Refusal::new(Text::new(why_not_take(position, side, touched).unwrap_or("refuse-apocalypse-stuck"))),
    }
}

/// Why a text that is an order in form is not legal. It can always be sealed: the price is a penalty point.
#[must_use]
pub fn refuse_text(position: &Position, seat: Seat, reading: &Reading) -> Refusal<Order> {
    let side = usize::from(seat.0);
    let key = match (position.is_relocation(), reading.picks.as_slice()) {
        (true, [Pick::Cell(cell)]) => why_not_put(position, side, *cell),
        (true, _) => "refuse-apocalypse-put-first",
        (false, [Pick::Cell(from), Pick::Cell(to)]) => {
            let mut legal = Vec::new();
            position.orders(seat, &mut legal);
            if !legal.contains(&Order::Go { from: *from, to: *to }) {
                why_not_go(position, side, *from, *to)
            } else if position.occupied() & bit(*to) == 0 {
                "refuse-apocalypse-nothing-there"
            } else {
                "refuse-apocalypse-enemy-there"
            }
        }
        (false, _) => "refuse-apocalypse-none-waits",
    };
    illegal(key)
}

fn illegal(key: &'static str) -> Refusal<Order> {
    Refusal { text: Text::new(key), sealable: Some(Order::Illegal) }
}

fn why_not_take(position: &Position, side: usize, cell: Cell) -> Option<&'static str> {
    if position.occupied() & bit(cell) == 0 {
        Some("refuse-apocalypse-empty")
    } else if position.of(side) & bit(cell) == 0 {
        Some("refuse-apocalypse-not-yours")
    } else {
        None
    }
}

/// Why an order that is not legal is not: it must not be one of the legal ones.
fn why_not_go(position: &Position, side: usize, from: Cell, to: Cell) -> &'static str {
    if let Some(key) = why_not_take(position, side, from) {
        return key;
    }
    if from == to {
        return "refuse-apocalypse-same-cell";
    }
    let across = (to.0 % 5).abs_diff(from.0 % 5);
    let ahead = if side == 0 { 1 } else { -1 } * ((to.0 / 5) as i8 - (from.0 / 5) as i8);
    let own = position.of(side) & bit(to) != 0;
    if position.knights[side] & bit(from) != 0 {
        let leap = matches!((across, ahead.unsigned_abs()), (1, 2) | (2, 1));
        return if leap && own { "refuse-apocalypse-own-piece" } else { "refuse-apocalypse-knight-reach" };
    }
    match (across, ahead) {
        (0, 1) => "refuse-apocalypse-pawn-blocked",
        (0, 2) => "refuse-apocalypse-pawn-double",
        (1, 1) if own => "refuse-apocalypse-own-piece",
        (1, 1) => "refuse-apocalypse-pawn-diagonal",
        _ => "refuse-apocalypse-pawn-reach",
    }
}

fn why_not_put(position: &Position, side: usize, cell: Cell) -> &'static str {
    if position.occupied() & bit(cell) == 0 && LAST_RANK[side] & bit(cell) != 0 {
        "refuse-apocalypse-put-last-rank"
    } else {
        "refuse-apocalypse-put-occupied"
    }
}

/// Both pieces travel at once; then what was taken or collided goes; then a pawn becomes a knight.
#[must_use]
pub fn effects(position: &Position, travelled: Resolution) -> Vec<Beat> {
    let Resolution { travels, removed, promoted } = travelled;
    let travel = travels.into_iter().flatten().map(|(from, to)| Effect::Move { from, path: vec![to] }).collect();
    let remove = cells(removed & position.occupied()).map(|at| Effect::Remove { at }).collect();
    let become_knight = travels
        .into_iter()
        .zip(promoted)
        .filter_map(|(travel, promoted)| travel.filter(|_| promoted))
        .map(|(at, _)| Effect::Become { at, kind: KNIGHT })
        .collect();
    let beats: [Beat; 3] = [travel, remove, become_knight];
    beats.into_iter().filter(|beat| !beat.is_empty()).collect()
}

/// Penalty points, waiting pawns and the rank each side wants to reach.
#[must_use]
pub fn signs(position: &Position) -> Vec<Sign> {
    let mut signs = Vec::new();
    for index in [0, 1] {
        let sign = |board: u32, meaning, number, key| Sign {
            cells: cells(board).collect(),
            meaning,
            number,
            side: Some(Side(index as u8)),
            key,
        };
        signs.push(sign(LAST_RANK[index], Meaning::Home, None, "sign-apocalypse-goal"));
        let points = position.penalties[index];
        if points > 0 {
            signs.push(sign(0, Meaning::Penalty, Some(i64::from(points)), "sign-apocalypse-penalty"));
        }
        if position.waiting(index) != 0 {
            signs.push(sign(position.waiting(index), Meaning::Waiting, None, "sign-apocalypse-waiting"));
        }
    }
    signs
}
