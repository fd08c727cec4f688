//! What the search of Apocalypse calls proved, and what the file of tactics says, against a prover that looks at every
//! order that the rules accept, illegal ones too, and remembers nothing.

use super::{find, nodes, orders, random_position};
use ludoteca_games::apocalypse::{Apocalypse, Order, Position};
use ludoteca_rules::orders::ILLEGAL;
use ludoteca_rules::thinking::think::{Analysis, Budget, Ending, Question, Stop};
use ludoteca_rules::{Notation, Options, Rules, Seat, Side, Winner, random};

/// What the searcher answers to a seat.
fn asked(position: &Position, seat: Seat, question: &Question) -> Analysis {
    let text = Apocalypse::print_position(position);
    let session = find("apocalypse").from_position(Options::defaults(&[]), &text).expect("it is a position");
    (find("apocalypse").searchers[0].make)(1).think(&session.snapshot(seat), question, &Stop::default())
}

/// A knight takes the last pawn, which cannot leave: that is certain. Where the pawn may be gone, nothing is.
#[test]
fn what_is_called_proved_is() {
    let cases = [
        // The pawn on b4 stands still before a white pawn, and its knight is far away.
        ("4n/1p3/1P3/N4/5 s 0:0 -", true),
        // The pawn may step aside of the capture, or not.
        ("4n/1p3/5/N4/P4 s 0:0 -", false),
    ];
    for (text, certain) in cases {
        let position = Apocalypse::parse_position(&Options::defaults(&[]), text).expect("it is a position");
        let answer = asked(&position, Seat(0), &nodes(200));
        let proved = answer.score.proof.map(|proof| (proof.ending, proof.plies));
        assert_eq!(proved == Some((Ending::Win, Some(1))), certain, "{text}: {answer:?}");
    }
}

/// Whether a side wins within so many plies, although the other side sees each of its orders first.
fn wins_openly(position: &Position, side: usize, plies: u32) -> bool {
    orders_of(position, side).into_iter().any(|order| order_wins(position, side, order, plies))
}

/// Every order of a side that the rules accept: the legal ones, and an illegal one.
pub fn orders_of(position: &Position, side: usize) -> Vec<Option<Order>> {
    let [first, second] = orders(position);
    let mut list = if side == 0 { first } else { second };
    list.extend(Apocalypse::unlisted(position, Seat(side as u8), ILLEGAL));
    if list.is_empty() { vec![None] } else { list.into_iter().map(Some).collect() }
}

fn order_wins(position: &Position, side: usize, order: Option<Order>, plies: u32) -> bool {
    plies > 0
        && orders_of(position, 1 - side)
            .into_iter()
            .all(|answer| wins_after(position, side, if side == 0 { [order, answer] } else { [answer, order] }, plies))
}

/// Whether a side wins within so many plies, these orders included.
fn wins_after(position: &Position, side: usize, both: [Option<Order>; 2], plies: u32) -> bool {
    let both: Vec<Order> = both.into_iter().flatten().collect();
    let mut after = position.clone();
    Apocalypse::play(&mut after, Apocalypse::join(position, &both));
    match Apocalypse::outcome(&after) {
        Some(outcome) => outcome.winner == Winner::Side(Side(side as u8)),
        None => wins_openly(&after, side, plies - 1),
    }
}

/// Whether the other side, which sees this order, wins within so many plies.
fn order_loses(position: &Position, side: usize, order: Option<Order>, plies: u32) -> bool {
    plies > 0
        && orders_of(position, 1 - side).into_iter().any(|answer| {
            wins_after(position, 1 - side, if side == 0 { [order, answer] } else { [answer, order] }, plies)
        })
}

/// Whoever passes, by an illegal order at the price of a point, may escape what every legal order loses to.
#[test]
fn a_win_that_an_illegal_order_escapes_is_not_proved() {
    let text = "5/2N2/3p1/1P3/5 s 0:0 -";
    let position = Apocalypse::parse_position(&Options::defaults(&[]), text).expect("it is a position");
    let answer = asked(&position, Seat(0), &Question { all: true, ..nodes(100_000) });
    assert_eq!(answer.best.as_deref(), Some("b2-b3"), "{answer:?}");
    let wins = |order: &str| {
        let found = answer.orders.iter().find(|(listed, _)| listed == order).expect(order);
        found.1.proof.is_some_and(|proof| proof.ending == Ending::Win)
    };
    assert!(wins("b2-b3") && !wins("c4-d2"), "{answer:?}");
}

/// A late position: few pieces, on some a point of penalty, and on some a pawn that waits for its relocation.
fn late_position(rng: &mut impl rand::Rng) -> Position {
    let [pawns, knights] = [1, 0].map(|least| [0, 1].map(|_| least + random::below(rng, 2)));
    let mut position = random_position(rng, pawns, knights);
    if random::below(rng, 4) == 0 {
        position.pawns[0] |= 1 << (20 + random::below(rng, 5)) & !position.occupied();
    }
    position.penalties = [0, 1].map(|_| u8::from(random::below(rng, 4) == 0));
    for _ in 0..random::below(rng, 4) {
        let mut after = position.clone();
        if let Some(played) = Apocalypse::random_move(&position, rng, &mut Vec::new()) {
            Apocalypse::play(&mut after, played);
        }
        if !Apocalypse::is_over(&after) {
            position = after;
        }
    }
    position
}

#[test]
fn nothing_is_called_proved_that_is_not() {
    let mut rng = random::generator(21);
    let [mut positions, mut wins, mut losses, mut relocations] = [0; 4];
    let mut wrong = Vec::new();
    let budget = Budget { depth: Some(3), nodes: Some(20_000), time: None };
    let question = Question { budget, all: true, seed: 1 };
    while positions < 500 {
        let position = late_position(&mut rng);
        if Apocalypse::is_over(&position) {
            continue;
        }
        positions += 1;
        relocations += u32::from(position.is_relocation());
        for seat in Apocalypse::asked(&position).iter() {
            let side = usize::from(seat.0);
            let text = Apocalypse::print_position(&position);
            let answer = asked(&position, seat, &question);
            let within =
                |ending| answer.score.proof.filter(|proof| proof.ending == ending).and_then(|proof| proof.plies);
            if let Some(plies) = within(Ending::Loss) {
                losses += 1;
                if !wins_openly(&position, 1 - side, plies) {
                    wrong.push(format!("{text}: side {side} loses in {plies}"));
                }
                continue;
            }
            for (spelled, score) in &answer.orders {
                let Some(proof) = score.proof else { continue };
                let plies = proof.plies.expect("a matrix has distances");
                let mut own = orders_of(&position, side).into_iter();
                let order =
                    own.find(|order| order.is_some_and(|order| Apocalypse::spell(&position, order) == *spelled));
                let order = order.expect("it is accepted");
                let proved = match proof.ending {
                    Ending::Win => order_wins(&position, side, order, plies),
                    Ending::Loss => order_loses(&position, side, order, plies),
                    Ending::Draw => false,
                };
                wins += 1;
                if !proved {
                    wrong.push(format!("{text}: {spelled}: {:?} in {plies}", proof.ending));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{} of {wins} wins and {losses} losses are not:\n{}", wrong.len(), wrong.join("\n"));
    assert!(wins > 200 && losses > 100 && relocations > 10, "{wins} wins, {losses} losses, {relocations} relocations");
}

/// The orders of White that win within so many plies whatever Black orders.
fn sure_orders(position: &Position, plies: u32) -> Vec<String> {
    let sure = orders_of(position, 0).into_iter().filter(|order| order_wins(position, 0, *order, plies));
    let mut sure: Vec<String> = sure.flatten().map(|order| Apocalypse::spell(position, order)).collect();
    sure.sort();
    sure
}

/// What the file of tactics says.
#[test]
fn tactics_are_sure() {
    let mut checked = 0;
    for line in include_str!("../tactics/apocalypse.txt").lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split(" | ").collect();
        let position = Apocalypse::parse_position(&Options::defaults(&[]), fields[0]).expect("it is a position");
        let plies = fields[2].strip_prefix("sure ").and_then(|plies| plies.parse().ok()).expect("the plies");
        assert_eq!(sure_orders(&position, plies).join(" "), fields[1], "{line}");
        checked += 1;
    }
    assert!(checked >= 20, "{checked}");
}

/// Prints lines for the tactics: an order that wins whatever the other side does.
#[test]
#[ignore = "makes data: cargo xtask tactics apocalypse"]
fn seek_apocalypse() {
    let mut rng = random::generator(8);
    let mut found = 0;
    while found < 26 {
        let position = random_position(&mut rng, [1 + found % 2, 1], [1 + found / 2 % 2, found % 2]);
        if Apocalypse::is_over(&position) || position.is_relocation() {
            continue;
        }
        for plies in 1..4 {
            let sure = sure_orders(&position, plies);
            if sure.is_empty() {
                continue;
            }
            if sure.len() <= 2 && orders(&position)[0].len() > 5 && plies as usize >= (found % 3 + 1).min(2 + found % 2)
            {
                println!("{} | {} | sure {plies}", Apocalypse::print_position(&position), sure.join(" "));
                found += 1;
            }
            break;
        }
    }
}
