//! The interaction ladder: real clicks on a table without GPU or window.

use crate::test_table::TestTable;
use bevy::prelude::*;
use ludoteca_rules::Pick;
use ludoteca_rules::session::{NodeId, Request, SessionChange};
use ludoteca_table::play::{PlayEvent, TableAction};
use ludoteca_table::show::animation::player::{Showing, Skip};
use ludoteca_table::show::flat::marks::MarkShape;
use ludoteca_table::touch::InputCapture;

/// a2 can take a5, rise to 6, and be given for c7 or h8.
pub const MARTYR: &str = "7,b1+/2,b4x&,5/8/b2+,7/8/8/w5+,7/w1+,7 w 2 alliances";
/// a6 and b6 can ally; c6 is of the same value but turned.
pub const ALLIES: &str = "8/8/w2+,w2+,w2x,5/8/8/8/8/7,b1+ w 2 alliances";

/// A table whose moves are over at once.
fn instant(position: Option<&str>) -> TestTable {
    TestTable::new("sapiens", position, f32::INFINITY)
}

impl TestTable {
    /// The keys of everything refused since the last look.
    pub fn refusals(&mut self) -> Vec<String> {
        let refused = self.heard().into_iter().filter_map(|told| match told {
            PlayEvent::Refused(refusal) => Some(refusal.text.key.to_string()),
            _ => None,
        });
        refused.collect()
    }

    /// The names of the cells in hand.
    pub fn in_hand(&self) -> Vec<String> {
        let geometry = self.session().info().geometry;
        let name = |pick: &Pick| match pick {
            Pick::Cell(cell) => geometry.name(*cell).to_string(),
            Pick::Choice(choice) => format!("choice {choice}"),
        };
        self.hand().picks.iter().map(name).collect()
    }

    /// The moves from the start to here.
    pub fn plies(&self) -> usize {
        let mut id = self.session().cursor();
        std::iter::from_fn(|| {
            id = self.session().node(id).parent?;
            Some(())
        })
        .count()
    }
}

#[test]
fn two_clicks_move_a_die() {
    let mut table = instant(None);
    table.assert_at_rest();
    table.click("a2");
    assert_eq!(table.in_hand(), ["a2"]);
    assert_eq!(table.marks(MarkShape::Selected), ["a2"]);
    assert_eq!(table.marks(MarkShape::Go), ["a3"]);
    assert_eq!(table.marks(MarkShape::Turn), ["a2"]);
    table.click("a3");
    assert!(table.session().position_text().contains("/w1+,7/1,w1+"), "{}", table.session().position_text());
    assert_eq!(table.marks(MarkShape::LastMove), ["a2", "a3"]);
    assert!(table.hand().picks.is_empty());
    table.assert_at_rest();
}

#[test]
fn another_own_die_is_taken_instead_and_a_die_clicked_twice_turns() {
    let mut table = instant(None);
    table.click("a2");
    table.click("c2");
    assert_eq!(table.in_hand(), ["c2"]);
    assert!(table.refusals().is_empty());
    table.click("c2");
    assert!(table.session().position_text().contains("/w1+,w1+,w1x,w1+"), "{}", table.session().position_text());
    assert_eq!(table.plies(), 1);
    table.assert_at_rest();
}

#[test]
fn what_cannot_be_is_refused_in_words_and_the_die_stays_in_hand() {
    let mut table = instant(None);
    // (click, sentence)
    for (name, key) in [("a4", "refuse-sapiens-empty"), ("a7", "refuse-sapiens-not-yours")] {
        table.click(name);
        assert_eq!(table.refusals(), [key], "{name}");
        assert!(table.in_hand().is_empty());
        assert_eq!(table.marks(MarkShape::Refused), [name]);
    }
    table.click("a2");
    assert!(table.marks(MarkShape::Refused).is_empty());
    let wrong = [
        ("a4", "refuse-sapiens-too-far"),
        ("b3", "refuse-sapiens-straight"),
        ("c5", "refuse-sapiens-no-line"),
        ("a7", "refuse-sapiens-too-far"),
    ];
    for (name, key) in wrong {
        let cell = table.cell(name);
        table.touch(cell);
        assert_eq!(table.refusals(), [key], "{name}");
        assert_eq!(table.in_hand(), ["a2"], "{name}");
        assert_eq!(table.marks(MarkShape::Refused), [name]);
    }
    assert_eq!(table.plies(), 0);
    table.click("a3");
    assert_eq!(table.plies(), 1);
    assert!(table.marks(MarkShape::Refused).is_empty());
    table.assert_at_rest();
}

#[test]
fn a_click_beside_the_board_lets_go() {
    let mut table = instant(None);
    table.click("a2");
    let beside = table.pixel_of(Vec3::new(-4.6, 0.0, 0.0));
    table.click_at(beside);
    assert!(table.in_hand().is_empty() && table.marks(MarkShape::Selected).is_empty());
    assert!(table.refusals().is_empty());
    table.click_at(beside);
    assert_eq!((table.plies(), table.refusals().len()), (0, 0));
}

#[test]
fn a_capture_takes_the_die_off_and_lifts_the_capturer_by_one() {
    let mut table = instant(Some("8/8/8/b1+,7/8/w3+,7/8/7,b2+ w 2 alliances"));
    table.click("a3");
    assert_eq!(table.marks(MarkShape::Capture), ["a5"]);
    table.click("a5");
    assert!(table.session().position_text().starts_with("8/8/8/w4+,7/8/8/8/7,b2+ b"));
    assert_eq!(table.shown().len(), 2);
    table.assert_at_rest();
}

#[test]
fn a_martyr_is_exchanged_by_a_click_or_kept_by_a_key() {
    for (last, expected) in [("h8", "8/2,b4x&,5/8/8/"), ("c7", "7,b1+/8/8/8/"), ("m", "7,b1+/2,b4x&,5/8/w6+,7/")] {
        for pace in [f32::INFINITY, 8.0] {
            let mut table = TestTable::new("sapiens", Some(MARTYR), pace);
            table.click("a2");
            table.click("a5");
            assert_eq!(table.in_hand(), ["a2", "a5"]);
            assert_eq!(table.marks(MarkShape::Exchange), ["c7", "h8"]);
            assert_eq!(table.plies(), 0, "the order is not complete");
            table.choose(last);
            assert!(table.session().position_text().starts_with(expected), "{}", table.session().position_text());
            table.settle();
            table.assert_at_rest();
        }
    }
}

#[test]
fn a_wrong_exchange_is_refused_and_a_pick_can_be_taken_back() {
    let mut table = instant(Some(MARTYR));
    for name in ["a2", "a5"] {
        table.click(name);
    }
    for (name, key) in [
        ("a1", "refuse-sapiens-exchange-own"),
        ("d4", "refuse-sapiens-exchange-empty"),
        ("a5", "refuse-sapiens-exchange-gone"),
    ] {
        let cell = table.cell(name);
        table.touch(cell);
        assert_eq!(table.refusals(), [key], "{name}");
        assert_eq!(table.in_hand(), ["a2", "a5"]);
    }
    table.ask(TableAction::Back);
    assert_eq!(table.in_hand(), ["a2"]);
    table.type_text("m");
    assert_eq!(table.in_hand(), ["a2"], "there is nothing to keep");
    assert_eq!(table.plies(), 0);
}

#[test]
fn the_second_die_of_an_alliance_is_the_one_below() {
    for (upper, below, expected) in [("a6", "b6", "8/8/1,w4+&,w2x"), ("b6", "a6", "8/8/w4+&,1,w2x")] {
        for pace in [f32::INFINITY, 8.0] {
            let mut table = TestTable::new("sapiens", Some(ALLIES), pace);
            let lower = table.session().standing().len();
            table.click(upper);
            assert_eq!(table.marks(MarkShape::Join), [below]);
            table.click(below);
            assert!(table.session().position_text().starts_with(expected), "{}", table.session().position_text());
            table.settle();
            assert_eq!(table.shown().len(), lower - 1);
            table.assert_at_rest();
        }
    }
}

#[test]
fn the_pointer_shows_what_a_die_could_do() {
    let mut table = instant(None);
    let on = table.pixel("b1");
    table.move_to(on);
    assert_eq!(table.hovered(), Some(table.cell("b1")));
    assert_eq!(table.marks(MarkShape::Turn), ["b1"], "b1 is walled in");
    let on = table.pixel("b2");
    table.move_to(on);
    assert_eq!(table.marks(MarkShape::Go), ["b3"]);
    assert_eq!(table.marks(MarkShape::Turn), ["b2"]);
    assert!(table.marks(MarkShape::Selected).is_empty() && table.in_hand().is_empty());
    for away in ["b7", "e4"] {
        let away = table.pixel(away);
        table.move_to(away);
        assert!(table.marks(MarkShape::Go).is_empty() && table.marks(MarkShape::Turn).is_empty());
    }
    table.move_to(on);
    assert_eq!(table.marks(MarkShape::Go), ["b3"]);
    let beside = table.pixel_of(Vec3::new(6.0, 0.0, 0.0));
    table.move_to(beside);
    assert_eq!(table.hovered(), None);
    assert!(table.marks(MarkShape::Go).is_empty());
    assert_eq!(table.plies(), 0);
}

#[test]
fn a_board_that_is_taken_cannot_be_touched() {
    let mut table = instant(None);
    table.app.insert_resource(InputCapture { board: true, ..default() });
    table.click("a2");
    table.type_text("a2");
    assert!(table.in_hand().is_empty() && table.hovered().is_none() && table.hand().cursor.is_none());
    table.app.insert_resource(InputCapture::default());
    table.click("a2");
    assert_eq!(table.in_hand(), ["a2"]);
}

#[test]
fn a_click_while_a_move_is_shown_counts_at_once() {
    let mut table = TestTable::new("sapiens", None, 1.0);
    let mut plies = 0;
    for (from, to) in [("a2", "a3"), ("a7", "a6"), ("c1", "c1"), ("h7", "h6"), ("a3", "a4"), ("a6", "a5")] {
        for name in [from, to] {
            let cell = table.cell(name);
            table.touch(cell);
        }
        plies += 1;
        assert_eq!(table.plies(), plies, "{from} {to}");
        assert!(table.part::<Showing>().is_active());
        table.assert_in_step();
    }
    // The die that is still on its way is met where it will stand.
    table.click("a4");
    table.click("a5");
    assert_eq!(table.plies(), plies + 1);
    table.assert_in_step();
    let cell = table.cell("a5");
    table.touch(cell);
    assert_eq!(table.refusals(), ["refuse-sapiens-not-yours"], "the capturer stands there, in flight or not");
    table.settle();
    table.assert_at_rest();
}

#[test]
fn undo_redo_and_jumps_keep_the_table_in_step() {
    for pace in [f32::INFINITY, 4.0] {
        let mut table = TestTable::new("sapiens", Some(MARTYR), pace);
        let entities = table.entities();
        for order in ["a2xa5!c7", "h8~", "a1~"] {
            table.play(order);
            table.frames(3);
        }
        assert_eq!(table.plies(), 3);
        for _ in 0..3 {
            table.ask(TableAction::Session(Request::Undo));
            table.assert_in_step();
        }
        table.ask(TableAction::Session(Request::Undo));
        assert_eq!(table.refusals(), ["refuse-nothing-to-undo"]);
        table.settle();
        assert_eq!(table.entities(), entities, "nothing is left of what was taken back");
        for _ in 0..3 {
            table.ask(TableAction::Session(Request::Redo));
            table.assert_in_step();
        }
        table.settle();
        table.assert_at_rest();
        for node in [0, 2, 1, 3] {
            table.ask(TableAction::Session(Request::GoTo(NodeId(node))));
            table.assert_in_step();
            table.settle();
            table.assert_at_rest();
        }
        table.ask(TableAction::Session(Request::GoTo(NodeId(99))));
        assert_eq!(table.refusals(), ["refuse-no-node"]);
    }
}

#[test]
fn a_shown_move_can_be_skipped() {
    let mut table = TestTable::new("sapiens", Some(MARTYR), 0.25);
    table.play("a2xa5!c7");
    table.frames(5);
    assert!(table.part::<Showing>().is_active());
    table.app.world_mut().write_message(Skip);
    table.frames(1);
    assert!(!table.part::<Showing>().is_active());
    table.assert_at_rest();
}

#[test]
fn after_the_end_everything_is_refused() {
    let mut table = instant(Some("8/8/8/b1+,7/8/w3+,7/8/8 w 2 alliances"));
    table.click("a3");
    table.click("a5");
    assert_eq!(table.session().outcome().map(|outcome| outcome.reason), Some("all-captured"));
    assert_eq!(table.marks(MarkShape::Winning), ["a5"]);
    table.heard();
    for name in ["a5", "d4"] {
        table.click(name);
        assert_eq!(table.refusals(), ["refuse-over"], "{name}");
    }
    table.drag("a5", "a6");
    assert!(table.in_hand().is_empty());
    table.ask(TableAction::Session(Request::AgreeDraw));
    assert_eq!(table.refusals(), ["refuse-over"]);
    table.assert_at_rest();
    // But it can be taken back.
    table.ask(TableAction::Session(Request::Undo));
    assert!(table.heard().contains(&PlayEvent::Changed(SessionChange::Jumped)));
    table.click("a3");
    assert_eq!(table.in_hand(), ["a3"]);
    table.assert_at_rest();
}
