//! All ten games by a gamepad alone.

use crate::test_table::{TestTable, built, start_program};
use bevy::prelude::*;
use ludoteca_rules::session::{NodeId, SessionChange};
use ludoteca_rules::{Cell, Pick, random};
use ludoteca_table::play::PlayEvent;
use ludoteca_table::touch::{PadButton, PadInput};
use rand::RngExt;

impl TestTable {
    fn pad(&mut self, button: PadButton) {
        self.app.world_mut().write_message(PadInput::Pressed(button));
        self.app.update();
    }

    /// Walks the cursor to a cell by the cross alone.
    fn pad_to(&mut self, to: Cell) {
        for _ in 0..60 {
            let geometry = self.session().info().geometry;
            let Some(here) = self.hand().cursor else {
                self.pad(PadButton::Up);
                continue;
            };
            let (here, there) = (geometry.place(here), geometry.place(to));
            let button = if here.away != there.away {
                if here.away < there.away { PadButton::Up } else { PadButton::Down }
            } else if here.right != there.right {
                if here.right < there.right { PadButton::Right } else { PadButton::Left }
            } else {
                return;
            };
            self.pad(button);
        }
        panic!("the cursor does not arrive at {to:?}");
    }

    /// Goes through the choices to this one and takes it.
    fn pad_choice(&mut self, choice: u8) {
        for _ in 0..12 {
            if self.hand().reached == Some(choice) {
                self.pad(PadButton::North);
                return;
            }
            self.pad(PadButton::West);
        }
        panic!("the choice {choice} is not reached");
    }
}

#[test]
fn thirty_turns_of_every_game_are_played_by_a_pad_alone() {
    for entry in built() {
        let mut table =
            TestTable::with(entry, entry.start(ludoteca_rules::Options::defaults(entry.info.options)), f32::INFINITY);
        let mut chance = random::generator(17);
        for _ in 0..30 {
            if table.session().outcome().is_some() {
                break;
            }
            table.take_board();
            let seat = table.hand().seat;
            let orders = table.session().orders(seat);
            let order = &orders[chance.random_range(0..orders.len())];
            let picks = table.session().picks_of(seat, order).expect("it is legal");
            let before = (table.session().cursor(), table.session().sealed());
            for pick in picks {
                match pick {
                    Pick::Cell(cell) => {
                        table.pad_to(cell);
                        table.pad(PadButton::South);
                    }
                    Pick::Choice(choice) => table.pad_choice(choice),
                }
            }
            table.frames(2);
            assert_ne!((table.session().cursor(), table.session().sealed()), before, "{}: {order}", entry.info.id);
        }
        assert_ne!(table.session().cursor(), NodeId::ROOT, "{}", entry.info.id);
    }
}

#[test]
fn shoulders_go_back_and_forth_and_a_stick_turns_the_view() {
    let mut table = TestTable::prepared("avanco", f32::INFINITY, |app| start_program(app, None));
    table.frames(3);
    let (from, to) = (table.cell("a2"), table.cell("a3"));
    table.pad_to(from);
    table.pad(PadButton::South);
    table.pad_to(to);
    table.pad(PadButton::South);
    table.frames(2);
    let played = table.session().cursor();
    assert_ne!(played, NodeId::ROOT);
    table.pad(PadButton::LeftShoulder);
    table.frames(2);
    assert_eq!(table.session().cursor(), NodeId::ROOT);
    table.pad(PadButton::RightShoulder);
    table.frames(2);
    assert_eq!(table.session().cursor(), played);
    assert!(
        table
            .heard()
            .iter()
            .any(|told| matches!(told, PlayEvent::Changed(SessionChange::Played { .. } | SessionChange::Jumped)))
    );
    let before = table.camera::<Transform>().translation;
    for _ in 0..10 {
        table.app.world_mut().write_message(PadInput::Turned(Vec2::X));
        table.frames(1);
    }
    assert!(table.camera::<Transform>().translation.distance(before) > 0.5);
}
