//! The interaction ladder: real pointer and key events on a table without GPU or window.

use crate::rehearsal::Rehearsal;
use bevy::input::keyboard::{Key, KeyCode};
use bevy::prelude::*;
use ludoteca::rules::laws::weighted;
use ludoteca::rules::session::{Change, Request};
use ludoteca::rules::{Pick, Seat, random};
use ludoteca::table::hand::acting_seat;
use ludoteca::table::marks::{MarkShape, Marks};
use ludoteca::table::session::{Ask, Told};

const MARTYR: &str = "7,b1+/2,b4x&,5/8/b2+,7/8/8/w5+,7/w1+,7 w 2 alliances";

#[test]
fn two_clicks_move_a_die() {
    let mut table = Rehearsal::new("sapiens", None, f32::INFINITY);
    table.assert_in_step();
    table.click("a2");
    assert_eq!(table.hand().picks, [Pick::Cell(table.cell("a2"))]);
    table.click("a3");
    table.settle();
    assert!(table.session().position_text().contains("/w1+,7/1,w1+"), "{}", table.session().position_text());
    table.assert_in_step();
}
