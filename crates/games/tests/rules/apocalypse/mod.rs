//! What the shared checks need to know of Apocalypse.

mod examples;
mod overlay;
mod sentences;
mod sessions;
mod slow;

use crate::battery::{self, Slow};
use crate::every_game::shared_tests;
use ludoteca_games::apocalypse::{Apocalypse, Move, Order, Position};
use ludoteca_rules::{Game, Notation, Rules, Seat, View, laws, orders, random};

/// The start of the game.
const START: &str = "npppn/p3p/5/P3P/NPPPN s 0:0 -";

/// The start, and positions from which what is rare is near.
const STARTS: [&str; 9] = [
    START,
    "n3n/1P1P1/p3p/1p1p1/N3N s 0:0 -",
    "nP3/5/1n2p/P4/N3N w 0:0 b5",
    "n1P1n/p4/5/4P/N1p1N s 0:1 c5,c1",
    "n3n/4p/P3N/5/p3N b 1:0 a1",
    "2n2/PP1PP/2N2/pp1pp/2n2 s 0:0 -",
    "n3n/2p2/1P1p1/2P2/N3N s 1:1 -",
    "5/p1p1p/P1P1P/5/N3n s 0:0 -",
    "4P/p1P2/N3N/n3n/p1P2 s 0:0 e5,a1",
];

/// Every special thing that can happen in a turn of legal orders.
const SPECIAL: [&str; 14] = [
    "capture",
    "two captures",
    "swap",
    "target left",
    "target left, pawn",
    "knights collide",
    "pawns collide",
    "knight beats pawn",
    "promotion",
    "promotion by a capture",
    "pawn waits",
    "relocation",
    "double relocation",
    "same cell relocation",
];

/// Makes captures, collisions, swaps and arrivals likelier.
fn weight(position: &Position, played: Move) -> u32 {
    let turn = position.resolve(played);
    let chased = match turn.travels {
        [Some((white, _)), Some((_, target))] if white == target => 3,
        [Some((_, target)), Some((black, _))] if black == target => 3,
        _ => 0,
    };
    let arrivals = [0, 1].into_iter().filter(|side| arrives(position, played, *side)).count() as u32;
    let same = u32::from(position.is_relocation() && turn.removed != 0);
    1 + turn.removed.count_ones() + chased + 4 * arrivals + 10 * same
}

/// Whether a pawn of `side` reaches its last rank and lives.
fn arrives(position: &Position, played: Move, side: usize) -> bool {
    let turn = position.resolve(played);
    turn.travels[side].is_some_and(|(from, to)| {
        let survives = position.pawns[side] & !turn.removed & 1 << from.0 != 0;
        survives && to.0 / 5 == if side == 0 { 4 } else { 0 }
    })
}

/// The names of [`SPECIAL`] that fit a move.
fn classify(position: &Position, played: Move) -> Vec<&'static str> {
    let turn = position.resolve(played);
    let mut names = Vec::new();
    let is_pawn = |side: usize, cell: u8| position.pawns[side] >> cell & 1 == 1;
    let mut standing = turn.removed;
    if let [Some((white, white_to)), Some((black, black_to))] = turn.travels {
        if position.is_relocation() {
            names.push(if white_to == black_to { "same cell relocation" } else { "double relocation" });
        } else if white_to == black_to {
            names.push(match (is_pawn(0, white.0), is_pawn(1, black.0)) {
                (true, true) => "pawns collide",
                (false, false) => "knights collide",
                _ => "knight beats pawn",
            });
        } else if white_to == black && black_to == white {
            names.push("swap");
        } else if white_to == black || black_to == white {
            let chaser_is_pawn = if white_to == black { is_pawn(0, white.0) } else { is_pawn(1, black.0) };
            names.push(if chaser_is_pawn { "target left, pawn" } else { "target left" });
        }
        standing &= !(1 << white.0 | 1 << black.0);
    } else {
        names.push("relocation");
    }
    match standing.count_ones() {
        0 => {}
        1 => names.push("capture"),
        _ => names.push("two captures"),
    }
    for side in [0, 1] {
        if arrives(position, played, side) {
            let captures = turn.travels[side].is_some_and(|(_, to)| standing >> to.0 & 1 == 1);
            names.push(match (turn.promoted[side], captures) {
                (false, _) => "pawn waits",
                (true, false) => "promotion",
                (true, true) => "promotion by a capture",
            });
        }
    }
    names
}

shared_tests! {
    Apocalypse, slow::Rules, STARTS, weight, SPECIAL, classify;
    laws: 60 plies; golden: seed 5, weight; slow perft: most 1_000_000, figures 20
}

/// The law of illegal orders: any order in form that is not listed costs its side a point and leaves its piece, while
/// the order of the other side is carried out.
#[test]
fn unlisted_orders_cost_a_point_and_nothing_else() {
    let mut rng = random::generator(31);
    let mut list = Vec::new();
    let mut orders = Vec::new();
    let [mut tried, mut relocations, mut both_illegal] = [0; 3];
    for game in 0..600 {
        let mut position = battery::position::<Apocalypse>(STARTS[game % STARTS.len()]);
        for _ in 0..40 {
            let text = Apocalypse::print_position(&position);
            let asked = Apocalypse::asked(&position);
            let mut parts = Vec::new();
            let mut spelled = ["-".to_owned(), "-".to_owned()];
            let mut points = [0; 2];
            for seat in asked.iter() {
                Apocalypse::orders(&position, seat, &mut orders);
                let legal = orders[random::below(&mut rng, orders.len())];
                let side = usize::from(seat.0);
                spelled[side] = Apocalypse::spell(&position, legal);
                parts.push(legal);
                let attempt = form(&mut rng);
                if orders.iter().any(|order| Apocalypse::spell(&position, *order) == attempt) {
                    continue;
                }
                let refusal = orders::read_order::<Apocalypse>(&position, seat, &attempt).expect_err(&text);
                assert_eq!(refusal.sealable, Some(Order::Illegal), "{attempt} in {text}: {}", refusal.text);
                if random::below(&mut rng, 3) == 0 {
                    *parts.last_mut().expect("just pushed") = Order::Illegal;
                    spelled[side] = "?".to_owned();
                    points[side] = 1;
                    tried += 1;
                    relocations += u32::from(position.is_relocation());
                }
            }
            if parts.is_empty() {
                break;
            }
            both_illegal += u32::from(points == [1, 1]);
            let joint = Apocalypse::join(&position, &parts);
            assert_eq!(Apocalypse::parts(&position, joint), parts, "{text}");
            let before = Apocalypse::standing(&position);
            let mut after = position.clone();
            Apocalypse::play(&mut after, joint);
            let shown = ludoteca_rules::display::effect::replay(&before, &Apocalypse::effects(&position, joint));
            assert_eq!(shown.as_ref(), Ok(&Apocalypse::standing(&after)), "{spelled:?} in {text}");
            for side in [0, 1] {
                assert_eq!(after.penalties[side], position.penalties[side] + points[side], "{spelled:?} in {text}");
            }
            if points == [1, 1] {
                assert_eq!(shown, Ok(before), "nothing moves: {text}");
            }
            assert_eq!(
                Apocalypse::print_position(&after),
                slow::after(&text, [&spelled[0], &spelled[1]]),
                "{spelled:?} in {text}"
            );
            assert_eq!(battery::after::<Apocalypse>(&text, &spelled.join("|")), Apocalypse::print_position(&after));
            laws::check_position::<Apocalypse>(&after, battery::check_words);
            // Go on with legal orders, so that the game lasts.
            Apocalypse::moves(&position, &mut list);
            let Some(next) = laws::weighted(&list, &mut rng, |played| weight(&position, played)) else { break };
            Apocalypse::play(&mut position, next);
        }
    }
    assert!(tried > 2000 && relocations > 100 && both_illegal > 100, "{tried} {relocations} {both_illegal}");
}

/// Any order in form.
fn form(rng: &mut impl rand::Rng) -> String {
    let mut cell = || {
        let drawn = random::below(rng, 25);
        format!("{}{}", char::from(b'a' + (drawn % 5) as u8), drawn / 5 + 1)
    };
    let (from, to) = (cell(), cell());
    match random::below(rng, 4) {
        0 => format!(">{to}"),
        1 => format!("{from}x{to}"),
        _ => format!("{from}-{to}"),
    }
}

/// Equal positions have equal hashes, and positions that differ in anything have different ones.
#[test]
fn the_hash_sees_everything() {
    let texts = [
        START,
        "npppn/p3p/5/P3P/NPPPN s 1:0 -",
        "npppn/p3p/5/P3P/NPPPN s 0:1 -",
        "npppn/p3p/5/P3P/PPPNN s 0:0 -",
        "npppn/p3p/5/P3P/NPPNP s 0:0 -",
        "npppn/p3p/5/p3P/NPPPN s 0:0 -",
        "npppn/p3p/5/n3P/NPPPN s 0:0 -",
    ];
    let mut hashes: Vec<u64> = texts.iter().filter_map(|text| read_hash(text)).collect();
    hashes.sort_unstable();
    hashes.dedup();
    assert_eq!(hashes.len(), texts.len() - 2, "the last two have too many pieces");
    assert_eq!(read_hash(START), Some(Apocalypse::hash(&battery::position::<Apocalypse>(START))));
}

fn read_hash(text: &str) -> Option<u64> {
    let options = ludoteca_rules::Options::defaults(Apocalypse::INFO.options);
    Some(Apocalypse::hash(&Apocalypse::parse_position(&options, text).ok()?))
}

#[test]
fn random_moves_are_the_listed_ones() {
    battery::check_random_moves::<Apocalypse>(&STARTS, "n4/5/5/P4/N4 s 0:0 -", 120..=290);
}

/// The seats know nothing of more players.
#[test]
fn other_seats_have_no_orders() {
    let position = battery::position::<Apocalypse>(START);
    let mut orders = vec![Order::Illegal];
    Apocalypse::orders(&position, Seat(2), &mut orders);
    assert!(orders.is_empty());
    assert_eq!(battery::refusal::<Apocalypse>(START, Seat(2), "a1-b3"), "refuse-no-seat");
    assert!(slow::Rules::outcome(START).is_none());
}
