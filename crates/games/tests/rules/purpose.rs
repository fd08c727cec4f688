//! What a move is good for: every sentence about it is true of the position.

use ludoteca_games::{self as games, CATALOGUE};
use ludoteca_rules::session::{Request, Session};
use ludoteca_rules::walk::purpose::Purpose;
use ludoteca_rules::{Cell, Entry, Options, Seat, Side, Winner, random};
use std::collections::BTreeSet;

type Play = Box<dyn Session>;

/// What an order is good for, with the cells by name.
fn told(game: &str, position: &str, order: &str) -> String {
    let entry = games::find(game).expect("the game exists");
    let options = Options::defaults(entry.info.options);
    let session = entry.from_position(options.clone(), position).expect("a position");
    let seat = session.asked().iter().next().expect("somebody is asked");
    let name = |cell: &Cell| entry.info.geometry.name(*cell).to_string();
    match entry.purpose(&options, position, seat, order).expect("a position") {
        None => "nothing".to_owned(),
        Some(Purpose::StopsWin(order)) => format!("stops {order}"),
        Some(Purpose::Captures(cells)) => format!("captures {}", cells.iter().map(name).collect::<Vec<_>>().join(" ")),
        Some(Purpose::ThreatensWin) => "threatens to win".to_owned(),
        Some(Purpose::Saves(cell)) => format!("saves {}", name(&cell)),
        Some(Purpose::Attacks(cell)) => format!("attacks {}", name(&cell)),
    }
}

#[test]
fn a_move_is_told_by_what_it_does() {
    for (game, position, order, expected) in [
        ("avanco", "b6/7/7/7/2w4/7/w5w w", "c3-c4", "nothing"),
        ("avanco", "b6/7/7/3b3/2w4/7/w5w w", "c3xd4", "captures d4"),
        ("avanco", "6b/2bwbbb/5bb/bbbww1w/4w2/1wbw3/w2w1w1 b", "f5-f4", "attacks e3"),
        ("avanco", "b3b2/3bb2/b1w1b2/1bw1bw1/2w2bb/w1ww1w1/4w2 b", "b4-a3", "saves b4"),
        ("semaforo", "4/2g1/4 2", "a1", "stops d3"),
        ("semaforo", "4/4/4 1", "c2", "threatens to win"),
        // Black would capture on the same cell.
        ("atari-go", "9/9/9/3b5/2bwb4/9/9/9/9 w", "d4", "stops d4"),
    ] {
        assert_eq!(told(game, position, order), expected, "{game} {position} {order}");
    }
}

#[test]
fn nothing_is_told_where_several_decide_at_once_or_of_what_is_no_order() {
    let entry = games::find("apocalypse").expect("the game exists");
    let play = entry.start(Options::defaults(entry.info.options));
    for (seat, order) in [(Seat(0), play.orders(Seat(0))[0].clone()), (Seat(0), "nonsense".to_owned())] {
        assert_eq!(entry.purpose(play.options(), &play.position_text(), seat, &order), Ok(None));
    }
    assert!(entry.purpose(play.options(), "no position", Seat(0), "a1").is_err());
}

/// The play after an order, as another play.
fn after(entry: &Entry, play: &Play, seat: Seat, order: &str) -> Play {
    let mut next = entry.from_position(play.options().clone(), &play.position_text()).expect("its own text");
    next.submit(Request::Order(seat, order.to_owned())).expect("a legal order");
    next
}

fn wins(play: &Play, of: impl Fn(Side) -> bool) -> bool {
    play.outcome().is_some_and(|outcome| matches!(outcome.winner, Winner::Side(side) if of(side)))
}

/// The orders of whoever is asked, with the plays after them.
fn replies(entry: &Entry, play: &Play) -> Vec<(String, Play)> {
    let asked = play.asked();
    let all = asked.iter().flat_map(|seat| play.orders(seat).into_iter().map(move |order| (seat, order)));
    all.map(|(seat, order)| (order.clone(), after(entry, play, seat, &order))).collect()
}

/// How many pieces other sides than this one have.
fn others(play: &Play, own: Side) -> usize {
    play.standing().iter().filter(|it| it.piece.side.is_some_and(|side| side != own)).count()
}

/// How many pieces this side has.
fn pieces(play: &Play, own: Side) -> usize {
    play.standing().iter().filter(|it| it.piece.side == Some(own)).count()
}

/// Whether what is told of an order is true, found out by playing on.
fn is_true(entry: &Entry, play: &Play, (seat, order): (Seat, &str), purpose: &Purpose) -> bool {
    let own = play.side_of(seat).expect("every seat has a side");
    let next = after(entry, play, seat, order);
    let loses = |position: &Play| replies(entry, position).iter().any(|(_, it)| wins(it, |side| side != own));
    let side_on = |cell: Cell| play.standing().iter().find(|it| it.cell == cell).and_then(|it| it.piece.side);
    match purpose {
        Purpose::StopsWin(_) => {
            let other = |it: &String| it != order && loses(&after(entry, play, seat, it));
            !loses(&next) && play.orders(seat).iter().any(other)
        }
        Purpose::Captures(cells) => {
            let foreign = cells.iter().all(|cell| side_on(*cell).is_some_and(|side| side != own));
            foreign && others(&next, own) == others(play, own) - cells.len()
        }
        Purpose::ThreatensWin => {
            let answers = replies(entry, &next).into_iter().map(|(_, it)| replies(entry, &it));
            answers.into_iter().any(|all| all.iter().any(|(_, it)| wins(it, |side| side == own))) && !loses(&next)
        }
        Purpose::Saves(cell) => {
            let danger = |play: &Play| replies(entry, play).iter().any(|(_, it)| pieces(it, own) < pieces(play, own));
            let other = |it: &String| it != order && danger(&after(entry, play, seat, it));
            side_on(*cell) == Some(own) && play.orders(seat).iter().any(other)
        }
        Purpose::Attacks(cell) => {
            let taken = |it: &Play| replies(entry, it).iter().any(|(_, last)| others(last, own) < others(it, own));
            let stands = next.standing().iter().any(|it| it.cell == *cell && it.piece.side.is_some_and(|it| it != own));
            stands && replies(entry, &next).iter().any(|(_, it)| taken(it))
        }
    }
}

#[test]
fn what_is_told_in_random_games_is_true() {
    let mut kinds = BTreeSet::new();
    for entry in CATALOGUE {
        let mut rng = random::generator(7);
        for _ in 0..4 {
            let mut play = entry.start(Options::defaults(entry.info.options));
            for _ in 0..50 {
                let Some(seat) = play.asked().iter().next() else { break };
                let orders = play.orders(seat);
                let order = orders[random::below(&mut rng, orders.len())].clone();
                let purpose = entry.purpose(play.options(), &play.position_text(), seat, &order).expect("its own text");
                if let Some(purpose) = purpose {
                    let all = format!("{} {}: {order} {purpose:?}", entry.info.id, play.position_text());
                    assert!(is_true(entry, &play, (seat, &order), &purpose), "{all}");
                    kinds.insert(format!("{purpose:?}").split(['(', ' ']).next().unwrap_or_default().to_owned());
                }
                play.submit(Request::Order(seat, order)).expect("a legal order");
            }
        }
    }
    let expected = ["Attacks", "Captures", "Saves", "StopsWin", "ThreatensWin"];
    assert_eq!(kinds.iter().map(String::as_str).collect::<Vec<_>>(), expected);
}
