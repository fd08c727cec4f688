//! Apocalypse on the table: orders in secret in both ways, and everything that two orders can do together.

use crate::dealt;
use crate::test_table::TestTable;
use bevy::math::Vec3;
use bevy::prelude::*;
use ludoteca_games as games;
use ludoteca_rules::session::{Event, Request, SessionChange};
use ludoteca_rules::{Geometry, Options, Pick, Seat, SeatSet, Side, random};
use ludoteca_table::play::cards::KeyCards;
use ludoteca_table::play::{PlayEvent, Secrecy, SecretEntry, TableAction};
use ludoteca_table::show::animation::player::AnimationSpeed;
use ludoteca_table::show::animation::pose::pose;
use ludoteca_table::show::animation::script::{Leg, Script};
use ludoteca_table::show::flat::corners::{Flame, PenaltyPoint};
use ludoteca_table::show::flat::marks::MarkShape;
use ludoteca_table::show::looks::Looks;

const START: &str = "npppn/p3p/5/P3P/NPPPN s 0:0 -";
/// Pawns that reach the last rank: Black has two knights already, and in the second position White too.
const ONE_WAITS: &str = "1n2n/P3p/2N2/4p/PP1P1 s 0:0 -";
const BOTH_WAIT: &str = "1n2n/P3p/2N1N/4p/PP1P1 s 0:0 -";

/// Games that together hold everything: the position, the moves, and how it stands at last.
const GAMES: [(&str, &[&str], &str); 4] = [
    // Knights collide, knights change places, a pawn takes diagonally what has left, an illegal order, a pawn taken.
    (START, &["a1-b3|a5-b3", "e1-d3|a4-a3", "d3xe5|e5xd3", "e2xd3|d3xc1", "?|e4xd3"], "1pppN/5/p2p1/P4/1PnP1 s 1:0 -"),
    // A promotion, and a pawn put elsewhere.
    (ONE_WAITS, &["a4-a5|e2-e1", "-|>c4"], "Nn2n/2p1p/2N2/5/PP1P1 s 0:0 -"),
    // Both are put elsewhere; then both orders are illegal, and again one of White's, which loses.
    (BOTH_WAIT, &["a4-a5|e2-e1", ">b3|>d2", "?|?", "?|e5-c4"], "1n3/2n1p/1PN1N/3p1/PP1P1 s 2:1 -"),
    // Both choose the same cell.
    (BOTH_WAIT, &["a4-a5|e2-e1", ">b3|>b3"], "1n2n/4p/2N1N/5/PP1P1 s 0:0 -"),
];

fn table(position: &str, entry: SecretEntry) -> TestTable {
    let mut table = TestTable::new("apocalypse", Some(position), f32::INFINITY);
    table.app.insert_resource(entry);
    table.frames(1);
    table
}

fn visible(table: &mut TestTable) -> Vec<Side> {
    let world = table.app.world_mut();
    let mut flames = world.query::<(&Flame, &Visibility)>();
    let flames = flames.iter(world);
    let mut lit: Vec<Side> =
        flames.filter(|(_, visibility)| **visibility != Visibility::Hidden).map(|(flame, _)| flame.0).collect();
    lit.sort();
    lit.dedup();
    lit
}

/// The sides whose lamps are lit are those that have sealed, and the points that lie there are those of the position.
fn assert_corners(table: &mut TestTable) {
    let sealed: Vec<Side> = table.session().sealed().iter().map(|seat| Side(seat.0)).collect();
    assert_eq!(visible(table), sealed);
    let text = table.session().position_text();
    let told = text.split(' ').nth(2).expect("the third field").to_owned();
    let world = table.app.world_mut();
    let points: Vec<Side> = world.query::<&PenaltyPoint>().iter(world).map(|point| point.0).collect();
    let count = |side| points.iter().filter(|point| **point == side).count();
    assert_eq!(format!("{}:{}", count(Side(0)), count(Side(1))), told);
}

/// Breaks the rules on purpose: what a person touches for it is refused with a sentence, and sealed all the same.
fn seal_illegal(table: &mut TestTable, seat: Seat) {
    table.heard();
    // A cell of another piece, and then one that no piece reaches in one move.
    let steps = table.session().next_steps(seat, &[]);
    let Pick::Cell(own) = steps[0].pick else { panic!("pieces are touched first") };
    table.touch(own);
    let geometry = table.session().info().geometry;
    let picks = table.hand().picks.clone();
    let reached = table.session().next_steps(seat, &picks);
    let start = |cell| table.session().next_steps(seat, &[]).iter().any(|step| step.pick == Pick::Cell(cell));
    let wrong = geometry
        .all()
        .find(|cell| !start(*cell) && !reached.iter().any(|step| step.pick == Pick::Cell(*cell)))
        .expect("some cell is out of reach");
    table.touch(wrong);
    let order = table.heard().into_iter().find_map(|happened| match happened {
        PlayEvent::Refused(refusal) => refusal.sealable,
        _ => None,
    });
    let order = order.expect("the refusal offers the illegal order");
    table.ask(TableAction::Session(Request::Order(seat, order)));
}

fn play_by_pointer(table: &mut TestTable, moves: &[&str]) {
    for (number, joint) in moves.iter().enumerate() {
        for (seat, order) in joint.split('|').enumerate().filter(|(_, order)| *order != "-") {
            let seat = Seat(seat as u8);
            table.take_board();
            if order == "?" {
                seal_illegal(table, seat);
            } else {
                for pick in dealt::picks_of(table.session(), seat, order) {
                    let Pick::Cell(cell) = pick else { panic!("there are only cells") };
                    table.touch(cell);
                }
            }
            table.assert_at_rest();
            assert_corners(table);
        }
        assert_played(table, number, joint);
    }
}

/// Both people type the letters of their orders, one letter each by turns.
fn play_by_codes(table: &mut TestTable, moves: &[&str]) {
    for (number, joint) in moves.iter().enumerate() {
        let orders: Vec<(Seat, &str)> =
            (0..).map(Seat).zip(joint.split('|')).filter(|(_, order)| *order != "-").collect();
        if orders.len() == 1 {
            play_by_pointer(table, &[joint]);
            continue;
        }
        let code = |seat: Seat, order: &str| {
            let cards = table.part::<KeyCards>();
            let card = cards.cards.iter().find(|card| card.seat == seat).expect("a card for everybody");
            card.lines.iter().find(|line| line.order == order).expect("every order has a code").code.clone()
        };
        let codes: Vec<String> = orders.iter().map(|(seat, order)| code(*seat, order)).collect();
        for place in 0..codes.iter().map(String::len).max().unwrap_or(0) {
            for letter in codes.iter().filter_map(|code| code.get(place..=place)) {
                table.type_text(letter);
                assert_corners(table);
            }
        }
        table.assert_at_rest();
        assert_corners(table);
        assert_played(table, number, joint);
    }
}

fn assert_played(table: &TestTable, number: usize, joint: &str) {
    let node = table.session().node(table.session().cursor());
    assert_eq!(node.event, Event::Move(joint.to_owned()), "move {number}");
}

/// Plays all games to their end in one way of entering orders.
fn everything(entry: SecretEntry, play: fn(&mut TestTable, &[&str])) {
    for (position, moves, end) in GAMES {
        let mut table = table(position, entry);
        play(&mut table, moves);
        assert_eq!(table.session().position_text(), end);
        let lost = end.contains("2:1");
        assert_eq!(table.session().outcome().map(|outcome| outcome.reason), lost.then_some("penalties"));
    }
}

#[test]
fn everything_by_pointer_behind_a_curtain() {
    everything(SecretEntry::Curtain, play_by_pointer);
}

#[test]
fn everything_by_letters_all_at_once() {
    everything(SecretEntry::Keys, play_by_codes);
}

#[test]
fn after_its_animation_every_move_stands_as_the_rules_say() {
    for (position, moves, end) in GAMES {
        let mut table = table(position, SecretEntry::Curtain);
        table.app.insert_resource(AnimationSpeed(3.0));
        for joint in moves {
            table.play(joint);
            table.settle();
            table.assert_at_rest();
        }
        assert_eq!(table.session().position_text(), end);
    }
}

#[test]
fn behind_a_curtain_nobody_touches_the_board_who_has_not_taken_it() {
    let mut table = table(START, SecretEntry::Curtain);
    let refused = |table: &mut TestTable| {
        let heard = table.heard().into_iter();
        heard
            .filter_map(|it| if let PlayEvent::Refused(why) = it { Some(why.text.key) } else { None })
            .collect::<Vec<_>>()
    };
    assert_eq!(table.secrecy(), Secrecy::Between(SeatSet::first(2)));
    table.click("a1");
    assert_eq!((refused(&mut table), table.hand().picks.len()), (vec!["refuse-curtain"], 0));
    // Letters and arrows do nothing either, and Enter takes the board for the lowest seat.
    table.type_text("a1");
    assert_eq!(table.hand().cursor, None);
    table.enter();
    assert_eq!(table.secrecy(), Secrecy::Entering(Seat(0)));
    table.click("a1");
    table.click("b3");
    assert_eq!(table.secrecy(), Secrecy::HandOver(SeatSet::one(Seat(1))));
    table.click("a5");
    assert_eq!((refused(&mut table), table.hand().picks.len()), (vec!["refuse-curtain"], 0));
    // Taking back withdraws what is sealed, and the board is for anybody again.
    table.ask(TableAction::Session(Request::Undo));
    assert_eq!(table.secrecy(), Secrecy::Between(SeatSet::first(2)));
    assert_corners(&mut table);
    // The second may order first.
    table.ask(TableAction::TakeSeat(Seat(1)));
    // From the other side a pawn stands before it.
    let knight = table.cell("a5");
    table.touch(knight);
    table.click("b3");
    assert_eq!((table.session().sealed(), visible(&mut table)), (SeatSet::one(Seat(1)), vec![Side(1)]));
}

#[test]
fn from_cards_the_board_is_only_looked_at_and_every_turn_has_new_letters() {
    let mut table = table(START, SecretEntry::Keys);
    table.heard();
    table.click("a1");
    let told = table.heard();
    assert!(matches!(&told[..], [PlayEvent::Refused(refusal)] if refusal.text.key == "refuse-cards"), "{told:?}");
    let first = table.part::<KeyCards>().clone();
    assert_eq!(first.cards.len(), 2);
    for card in &first.cards {
        let mut orders = table.session().orders(card.seat);
        orders.push("?".to_owned());
        let listed: Vec<&str> = card.lines.iter().map(|line| line.order.as_str()).collect();
        assert_eq!(listed, orders);
    }
    // A letter too many, a letter of nobody, a wrong code: nothing happens, and nothing is said.
    table.type_text("q1ç");
    let wrong = first.cards[0].lines.iter().map(|line| &line.code);
    let unused = ["qa", "qs", "qd", "qf", "qg", "qz", "qx", "qc", "qv", "qb"]
        .into_iter()
        .find(|code| wrong.clone().all(|it| it != code));
    table.type_text(unused.expect("there are more codes than orders"));
    assert_eq!((table.session().sealed(), table.heard()), (SeatSet::NONE, vec![]));
    // A code begun twice is one code; typed again, it is nothing.
    let code = &first.cards[0].lines[0].code;
    table.type_text(&format!("{}{code}", &code[..1]));
    assert_eq!(table.session().sealed(), SeatSet::one(Seat(0)));
    table.heard();
    table.type_text(code);
    assert_eq!(table.heard(), vec![]);
    assert_eq!(*table.part::<KeyCards>(), first, "the cards lie until the turn is played");
    table.ask(TableAction::Session(Request::Undo));
    let second = table.part::<KeyCards>().clone();
    assert_ne!(second, first, "withdrawn: new letters");
    play_by_codes(&mut table, &["b1-b2|b5-b4"]);
    assert_ne!(*table.part::<KeyCards>(), second);
}

#[test]
fn who_alone_decides_at_this_computer_orders_in_the_open() {
    for entry in SecretEntry::ALL {
        let mut table = table("1n2n/P3p/2N2/4p/PP1P1 s 0:0 -", entry);
        table.play("a4-a5|e2-e1");
        assert_eq!(table.secrecy(), Secrecy::Open);
        // The pawn that waits and the cells for it are marked.
        assert_eq!(table.marks(MarkShape::Place).len(), 15);
        assert_eq!(table.marks(MarkShape::Selected), ["e1"]);
        let place = table.cell("c4");
        table.touch(place);
        assert_eq!(table.session().position_text(), GAMES[1].2);
        table.assert_at_rest();
    }
}

const BOARD: Geometry = Geometry::square(5, 5);

/// Two pieces of this height at these places do not touch.
fn apart((a, a_top): (Vec3, f32), (b, b_top): (Vec3, f32)) -> bool {
    let beside = (a - b).with_y(0.0).length() > 0.70;
    beside || a.y >= b.y + b_top - 0.05 || b.y >= a.y + a_top - 0.05
}

#[test]
fn pieces_that_move_at_once_pass_through_nothing() {
    let entry = games::find("apocalypse").expect("the game exists");
    let looks = TestTable::new("apocalypse", None, 1.0).part::<Looks>().0.clone();
    let mut rng = random::generator(8);
    let (mut swaps, mut meetings, mut moves) = (0, 0, 0);
    while swaps < 6 || meetings < 12 || moves < 2500 {
        let mut session = entry.start(Options::defaults(entry.info.options));
        while session.outcome().is_none() {
            let text = session.position_text();
            let mut change = None;
            for seat in session.asked().iter() {
                let orders = session.orders(seat);
                let order = orders[random::below(&mut rng, orders.len())].clone();
                change = session.submit(Request::Order(seat, order)).ok();
            }
            let Some(SessionChange::Played { before, beats }) = change else { panic!("{text}: nothing was played") };
            let joint = session.node(session.cursor()).event.clone();
            let script = Script::new(BOARD, &before, &beats);
            moves += 1;
            let ways: Vec<(Vec3, Vec3)> = script
                .tracks
                .iter()
                .filter_map(|track| match &track.legs[0] {
                    Leg::Travel { way, .. } => Some((way[0].into(), way[way.len() - 1].into())),
                    _ => None,
                })
                .collect();
            if let [(from, to), (other_from, other_to)] = ways[..] {
                swaps += u32::from(from == other_to && to == other_from);
                meetings += u32::from(to.y > 0.0);
            }
            for beat in 0..script.beats.len() {
                for step in 0..=40_u8 {
                    let t = f32::from(step) / 40.0;
                    // A captured piece leaves high above the board, where it may brush one that flies over another.
                    let high = script.tracks.iter().any(|track| {
                        matches!(&track.legs[beat], Leg::Travel { beneath: Some(under), .. } if !under.is_empty())
                    });
                    let poses: Vec<(Vec3, f32)> = script
                        .tracks
                        .iter()
                        .zip(&before)
                        .filter(|(track, _)| !(high && matches!(track.legs[beat], Leg::Leave { .. }) && t > 0.3))
                        .filter_map(|(track, stood)| {
                            let pose = pose(&*looks, &track.legs[beat], t).filter(|pose| pose.scale > 0.5)?;
                            Some((pose.at.into(), looks.top(stood.piece)))
                        })
                        .collect();
                    for (index, one) in poses.iter().enumerate() {
                        for other in &poses[..index] {
                            assert!(apart(*one, *other), "{text} {joint:?} beat {beat} at {t}: {one:?} and {other:?}");
                        }
                    }
                }
            }
        }
    }
}
