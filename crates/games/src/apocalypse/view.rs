//! What people touch, read and see of Apocalypse: picks, refusals, effects and signs.

use super::position::{KNIGHT, LAST_RANK, Move, Order, PAWN, Position, Resolution, bit, cells};
use super::refusal::{illegal, why_not_go, why_not_put, why_not_take};
use super::rules::Apocalypse;
use ludoteca_rules::game::CardPicture;
use ludoteca_rules::{
    Beat, Effect, Mark, Meaning, Path, Pick, Piece, Refusal, Seat, Side, SideInfo, Sign, Standing, Step, Text, View,
};

/// The pictures of the rules card.
pub const CARD: &[CardPicture] = &[
    CardPicture { key: "card-apocalypse-order", position: "n3n/1p1pp/2P2/P3P/N3N s 0:0 -", moves: "", touched: "c3" },
    CardPicture {
        key: "card-apocalypse-together",
        position: "2ppn/p3p/3N1/P3P/1PP1N s 0:0 -",
        moves: "d3xe5|e5xd3",
        touched: "",
    },
    CardPicture {
        key: "card-apocalypse-last",
        position: "1n2n/P3p/2N2/4p/PP1P1 s 0:0 -",
        moves: "a4-a5|e2-e1",
        touched: "",
    },
    CardPicture {
        key: "card-apocalypse-penalty",
        position: "n1ppn/p3p/1N3/P3P/2PPN s 0:0 -",
        moves: "?|c5-c4",
        touched: "",
    },
];

impl View for Apocalypse {
    fn sides(_position: &Position) -> &'static [SideInfo] {
        &SideInfo::WHITE_AND_BLACK
    }

    fn standing(position: &Position) -> Vec<Standing> {
        cells(position.occupied())
            .map(|cell| {
                let side = usize::from(position.of(1) & bit(cell) != 0);
                let kind = if position.knights[side] & bit(cell) == 0 { PAWN } else { KNIGHT };
                Standing { cell, piece: Piece { side: Some(Side(side as u8)), kind } }
            })
            .collect()
    }

    /// The illegal order has no picks: it is offered by refusals.
    fn picks(position: &Position, order: Order) -> Path {
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

    /// The refusal of a whole order carries the illegal one, which can be sealed at its price.
    fn refuse(position: &Position, seat: Seat, prefix: &[Pick], next: Pick) -> Refusal<Order> {
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

    /// Both pieces travel at once, and what they capture leaves; then what collided is removed; then a pawn becomes a
    /// knight.
    fn effects(position: &Position, played: Move) -> Vec<Beat> {
        let Resolution { travels, removed, promoted } = position.resolve(played);
        let leaving = travels.into_iter().flatten().fold(0, |all, (from, _)| all | bit(from));
        let remove = |board: u32| cells(removed & position.occupied() & board).map(|at| Effect::Remove { at });
        let travel = travels.into_iter().flatten().map(|(from, to)| Effect::Move { from, path: vec![to] });
        let first = remove(!leaving).chain(travel).collect();
        let become_knight = travels
            .into_iter()
            .zip(promoted)
            .filter_map(|(travel, promoted)| travel.filter(|_| promoted))
            .map(|(at, _)| Effect::Become { at, kind: KNIGHT })
            .collect();
        let beats: [Beat; 3] = [first, remove(leaving).collect(), become_knight];
        beats.into_iter().filter(|beat| !beat.is_empty()).collect()
    }

    /// Penalty points, waiting pawns and the rank each side wants to reach.
    fn signs(position: &Position) -> Vec<Sign> {
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
}
