//! Drawing on a position, by real clicks, drags and keys.

use crate::test_table::TestTable;
use bevy::input::ButtonState;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use ludoteca_record as record;
use ludoteca_rules::display::annotation::{Annotation, AnnotationKind, Tint};
use ludoteca_rules::session::NodeId;
use ludoteca_table::play::annotation::of;
use ludoteca_table::play::{Annotating, TableAction, Tool};
use ludoteca_table::show::flat::annotation::AnnotationShape;
use ludoteca_table::show::flat::decals::DecalLayer;

impl TestTable {
    fn drawn(&self) -> Vec<Annotation> {
        of(self.session())
    }

    /// How many entities draw something.
    fn annotated(&mut self) -> usize {
        let world = self.app.world_mut();
        world.query::<&DecalLayer<AnnotationShape>>().iter(world).count()
    }

    pub fn with_keys(&mut self, keys: &[KeyCode], act: impl FnOnce(&mut Self)) {
        for key in keys {
            self.hold(*key, Key::Alt, ButtonState::Pressed);
        }
        self.app.update();
        act(self);
        for key in keys {
            self.hold(*key, Key::Alt, ButtonState::Released);
        }
        self.app.update();
    }
}

#[test]
fn with_alt_a_click_draws_a_ring_and_a_drag_an_arrow_and_nothing_is_played() {
    let mut table = TestTable::new("avanco", None, f32::INFINITY);
    let cell = |table: &TestTable, name| table.cell(name);
    let (a2, b2, c4) = (cell(&table, "a2"), cell(&table, "b2"), cell(&table, "c4"));
    table.with_keys(&[KeyCode::AltLeft], |table| table.click("a2"));
    table.with_keys(&[KeyCode::AltLeft], |table| table.drag("b2", "c4"));
    table.with_keys(&[KeyCode::AltLeft, KeyCode::ShiftLeft], |table| table.click("c4"));
    table.with_keys(&[KeyCode::AltLeft, KeyCode::ControlLeft], |table| table.click("b2"));
    table.with_keys(&[KeyCode::AltLeft, KeyCode::ControlLeft], |table| table.click("a2"));
    let tint = Tint::Green;
    let expected = [
        AnnotationKind::Arrow(b2, c4),
        AnnotationKind::Ring(a2),
        AnnotationKind::Cross(c4),
        AnnotationKind::Number(b2, 1),
        AnnotationKind::Number(a2, 2),
    ];
    assert_eq!(table.drawn(), expected.map(|kind| Annotation { tint, kind }));
    assert!(table.annotated() > 0);
    assert_eq!((table.session().cursor(), table.in_hand().len()), (NodeId::ROOT, 0), "nothing is played or taken");
    let text = record::write(table.session()).to_string();
    assert!(text.contains("[%cal Gb2c4] [%csl Ga2] [%cxl Gc4] [%cnl G1b2,G2a2]"), "{text}");
    let again = record::read(&text, &ludoteca_games::catalogue()).expect("it is a record");
    assert_eq!(of(&*again), table.drawn());
    table.assert_in_step();
}

#[test]
fn drawings_belong_to_their_position_and_the_same_once_more_takes_one_away() {
    let mut table = TestTable::new("produto", None, f32::INFINITY);
    table.app.insert_resource(Annotating { on: true, tool: Tool::Spot, tint: Tint::Blue });
    table.click("e5");
    assert_eq!(table.drawn().len(), 1);
    let dark = table.annotated();
    assert!(dark > 0);
    table.app.insert_resource(Annotating::default());
    let orders = table.session().orders(table.hand().seat);
    let order = orders[0].clone();
    table.play(&order);
    table.frames(3);
    assert_eq!((table.drawn().len(), table.annotated()), (0, 0), "the next position has none");
    table.ask(TableAction::Session(ludoteca_rules::session::Request::Undo));
    table.frames(3);
    assert_eq!(table.annotated(), dark);
    table.app.insert_resource(Annotating { on: true, tool: Tool::Spot, tint: Tint::Blue });
    table.click("e5");
    assert_eq!((table.drawn().len(), table.annotated()), (0, 0));
}

#[test]
fn a_finger_draws_too_and_one_act_wipes_everything_off() {
    use bevy::input::touch::TouchPhase;
    let mut table = TestTable::new("horizons", None, f32::INFINITY);
    table.app.insert_resource(Annotating { on: true, tool: Tool::Cross, tint: Tint::Red });
    let [from, to] = ["c3", "f6"].map(|name| table.pixel(name));
    table.finger(1, TouchPhase::Started, from);
    for step in 1..=4 {
        table.finger(1, TouchPhase::Moved, from.lerp(to, step as f32 / 4.0));
    }
    table.finger(1, TouchPhase::Ended, to);
    table.frames(2);
    assert!(matches!(table.drawn()[..], [Annotation { tint: Tint::Red, kind: AnnotationKind::Arrow(..) }]));
    table.finger(1, TouchPhase::Started, from);
    table.finger(1, TouchPhase::Ended, from);
    table.frames(2);
    assert_eq!(table.drawn().len(), 2);
    table.ask(TableAction::Annotation(None));
    table.frames(2);
    assert_eq!((table.drawn().len(), table.annotated()), (0, 0));
}

#[test]
fn two_clicks_with_the_arrow_draw_one_and_the_same_cell_twice_draws_nothing() {
    let mut table = TestTable::new("avanco", None, f32::INFINITY);
    let (a2, c4) = (table.cell("a2"), table.cell("c4"));
    let arrow = Annotating { on: true, tool: Tool::Arrow, tint: Tint::Red };
    table.app.insert_resource(arrow);
    table.click("a2");
    table.frames(2);
    assert_eq!(table.drawn(), [], "nothing is written down yet");
    assert!(table.annotated() > 0, "where it begins is seen");
    table.click("a2");
    table.frames(2);
    assert_eq!((table.drawn().len(), table.annotated()), (0, 0), "the same cell takes it back");
    table.click("a2");
    table.click("c4");
    table.frames(2);
    let expected = Annotation { tint: Tint::Red, kind: AnnotationKind::Arrow(a2, c4) };
    assert_eq!(table.drawn(), [expected]);
    // Another tool in hand forgets what was begun.
    table.click("a2");
    table.app.insert_resource(Annotating { tool: Tool::Ring, ..arrow });
    table.frames(2);
    table.app.insert_resource(arrow);
    table.click("c4");
    table.frames(2);
    assert_eq!(table.drawn(), [expected], "it begins anew");
    // A drag draws one at once, and nothing is left over from before.
    table.drag("c4", "a2");
    table.frames(2);
    assert_eq!(table.drawn().len(), 2);
    table.click("c4");
    table.frames(2);
    assert_eq!(table.drawn().len(), 2, "the first click of the next arrow");
    assert_eq!((table.session().cursor(), table.in_hand().len()), (NodeId::ROOT, 0), "nothing is played or taken");
}
