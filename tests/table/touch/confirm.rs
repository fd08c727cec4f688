//! Moves that wait until they are agreed to, by real clicks and keys.

use crate::test_table::TestTable;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use ludoteca_rules::session::{NodeId, SessionChange};
use ludoteca_table::play::{Confirming, PlayEvent, TableAction};
use ludoteca_table::show::flat::marks::MarkShape;
use ludoteca_table::show::ghost::Ghost;

fn asking(game: &str) -> TestTable {
    TestTable::prepared(game, f32::INFINITY, |app| _ = app.insert_resource(Confirming(true)))
}

fn ghosts(table: &mut TestTable) -> Vec<String> {
    let geometry = table.session().info().geometry;
    let world = table.app.world_mut();
    let mut found: Vec<String> =
        world.query::<&Ghost>().iter(world).map(|ghost| geometry.name(ghost.0.cell).to_string()).collect();
    found.sort();
    found
}

#[test]
fn a_move_waits_as_a_ghost_until_its_cell_is_clicked_once_more() {
    let mut table = asking("avanco");
    table.click("a2");
    table.click("a3");
    assert_eq!(table.session().cursor(), NodeId::ROOT, "nothing is played yet");
    assert_eq!(ghosts(&mut table), ["a3"]);
    assert_eq!(table.marks(MarkShape::Selected), ["a2", "a3"]);
    assert_eq!(table.marks(MarkShape::Go), [""; 0], "nothing else is offered meanwhile");
    table.assert_in_step();
    table.click("a3");
    assert_ne!(table.session().cursor(), NodeId::ROOT);
    assert!(ghosts(&mut table).is_empty());
    table.assert_at_rest();
}

#[test]
fn it_is_given_up_by_another_piece_and_by_escape_step_by_step() {
    let mut table = asking("avanco");
    table.click("a2");
    table.click("a3");
    table.click("c2");
    assert!(ghosts(&mut table).is_empty());
    assert_eq!(table.in_hand(), ["c2"], "what is clicked instead counts");
    table.click("c3");
    assert_eq!(ghosts(&mut table), ["c3"]);
    table.ask(TableAction::Back);
    assert_eq!((table.in_hand(), ghosts(&mut table).len()), (vec!["c2".to_owned()], 0), "the piece is still in hand");
    table.click_at(Vec2::new(4.0, 4.0));
    assert!(table.in_hand().is_empty());
    assert_eq!(table.session().cursor(), NodeId::ROOT);
}

#[test]
fn keys_propose_and_agree_too() {
    let mut table = asking("sapiens");
    table.key(KeyCode::KeyA, Key::Character("a".into()));
    table.key(KeyCode::Digit2, Key::Character("2".into()));
    table.key(KeyCode::Enter, Key::Enter);
    table.key(KeyCode::Enter, Key::Enter);
    assert_eq!(table.session().cursor(), NodeId::ROOT, "a turn on the spot is proposed");
    assert_eq!(ghosts(&mut table), ["a2"]);
    table.heard();
    table.key(KeyCode::Enter, Key::Enter);
    assert!(table.heard().iter().any(|told| matches!(told, PlayEvent::Changed(SessionChange::Played { .. }))));
}

#[test]
fn stones_and_both_sides_orders_can_be_proposed() {
    let mut table = asking("atari-go");
    table.click("e5");
    assert_eq!(ghosts(&mut table), ["e5"]);
    table.click("d4");
    assert_eq!(ghosts(&mut table), ["d4"], "another point is proposed instead");
    table.click("d4");
    assert_eq!(table.session().standing().len(), 1);
    // Where the other side decides too, nobody knows what will stand there.
    let mut table = asking("apocalypse");
    table.take_board();
    table.click("a2");
    table.click("a3");
    assert!(table.hand().proposed.is_some() && table.session().sealed().is_empty());
    assert!(ghosts(&mut table).is_empty());
    table.click("a3");
    assert_eq!(table.session().sealed().len(), 1);
}
