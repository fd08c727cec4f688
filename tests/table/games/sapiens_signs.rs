//! What Sapiens says beside its dice: the sign that turns one, and the martyr's question.

use crate::test_table::{TestTable, start_program};
use crate::touch::ladder::MARTYR;
use bevy::input::keyboard::{Key, KeyCode};
use bevy::prelude::*;
use ludoteca::desk::play::controller::TipAt;
use ludoteca::desk::view_model::{Panels, ViewModel};
use ludoteca_games as games;
use ludoteca_rules::{Cell, Options};
use ludoteca_table::play::HoveredMark;
use ludoteca_table::scene::board::centre;
use ludoteca_table::scene::camera::{NearSide, View};
use ludoteca_table::show::flat::marks::MarkShape;
use ludoteca_words::Language;
use std::f32::consts::{FRAC_PI_2, PI};

/// Crowded, with an alliance and dice that are turned.
const CROWD: &str = "b2+,b2+,b2+,b2x,b2+,b2+,b2+,b2+/b1+,b1+,b1+,b1+,b1+,b1+,b1+,1/8/8/2,w1+,w5x,4/w1+,w3+&,w1x,5/\
                     w1+,w1+,w1x,w1+,2,w1+,w1+/w2x,1,w2x,1,w2+,1,w2+,1 w 2 alliances";

/// A point in the middle of one of the two arrows of a die whose top is so high, seen from this side.
fn on_arrow(cell: Cell, geometry: ludoteca_rules::Geometry, top: f32, arrow: u8, near: f32) -> Vec3 {
    let (sin, cos) = (-0.12 + PI * f32::from(arrow)).sin_cos();
    centre(geometry, cell) + Quat::from_rotation_y(near) * Vec3::new(0.52 * cos, top + 0.02, -0.52 * sin)
}

/// How many arrows of the die on a cell are seen and can be pointed at, once the pointer has been over the die.
fn arrows_seen(table: &mut TestTable, cell: Cell, top: f32) -> Vec<Vec2> {
    let geometry = table.session().info().geometry;
    let near = table.camera::<NearSide>().0;
    let mut seen = Vec::new();
    for arrow in 0..2 {
        table.aim(cell);
        let at = table.pixel_of(on_arrow(cell, geometry, top, arrow, near));
        table.move_to(at);
        if table.part::<HoveredMark>().0 == Some(cell) {
            assert_eq!(table.hovered(), Some(cell), "the die stays pointed at");
            seen.push(at);
        }
    }
    seen
}

#[test]
fn the_turning_sign_is_seen_beside_every_die_from_every_side() {
    for near in [0.0, FRAC_PI_2, PI, 3.0 * FRAC_PI_2] {
        for view in [View::Table, View::Top] {
            let mut table = TestTable::new("sapiens", Some(CROWD), f32::INFINITY);
            *table.camera_mut::<View>() = view;
            *table.camera_mut::<NearSide>() = NearSide(near);
            table.frames(3);
            let own: Vec<(Cell, bool)> = table
                .session()
                .standing()
                .iter()
                .filter(|it| it.piece.side.is_some_and(|side| side.0 == 0))
                .map(|it| (it.cell, it.piece.kind.0 & 16 != 0))
                .collect();
            assert_eq!(own.len(), 15);
            for (cell, alliance) in own {
                let seen = arrows_seen(&mut table, cell, if alliance { 1.24 } else { 0.62 });
                assert!(!seen.is_empty(), "{near} {view:?}: no arrow of {cell:?} is seen");
            }
        }
    }
}

#[test]
fn a_click_on_the_sign_is_one_on_the_die() {
    for taken in [false, true] {
        let mut table = TestTable::new("sapiens", None, f32::INFINITY);
        let cell = table.cell("c2");
        if taken {
            table.click("c2");
        }
        // What lies under an arrow is another cell, or the gap between two.
        for at in arrows_seen(&mut table, cell, 0.62) {
            table.move_to(at);
            if !taken && table.in_hand().is_empty() {
                table.click_at(at);
                assert_eq!((table.in_hand(), table.plies()), (vec!["c2".to_owned()], 0), "the first one takes it");
            }
        }
        let at = arrows_seen(&mut table, cell, 0.62).pop().expect("an arrow");
        table.click_at(at);
        assert!(table.session().position_text().contains("/w1+,w1+,w1x,w1+"), "{}", table.session().position_text());
        assert_eq!((table.plies(), table.refusals().len()), (1, 0));
        assert!(table.marks(MarkShape::Turn).is_empty());
        table.assert_at_rest();
    }
}

fn with_panels(position: Option<&str>) -> TestTable {
    let entry = games::find("sapiens").expect("the game exists");
    let options = Options::defaults(entry.info.options);
    let session = match position {
        Some(text) => entry.from_position(options, text).expect("a position"),
        None => entry.start(options),
    };
    let mut table = TestTable::bare(f32::INFINITY, |app| {
        ludoteca_table::play::stage::open(app.world_mut(), entry, session).expect("it has a table");
        start_program(app, Some(Language::En));
    });
    table.frames(5);
    table
}

fn model(table: &TestTable) -> &ViewModel {
    &table.app.world().resource::<Panels>().0
}

fn hint(table: &TestTable) -> Option<&str> {
    model(table).play.as_ref()?.hint.as_deref()
}

#[test]
fn words_say_what_turning_does() {
    let mut table = with_panels(None);
    assert_eq!((hint(&table), model(&table).tip.is_none()), (None, true));
    let cell = table.cell("c2");
    let at = arrows_seen(&mut table, cell, 0.62).pop().expect("an arrow");
    table.move_to(at);
    table.frames(1);
    let (text, place) = model(&table).tip.clone().expect("words beside the sign");
    assert!(text.ends_with("it then goes diagonally."), "{text}");
    let under = table.pixel("c2");
    assert!((place.x - under.x).abs() < 40.0 && place.y > under.y && place.y < under.y + 120.0, "{place} {under}");
    // The words hide neither the sign nor the die.
    assert!(place.y > at.y);
    let away = table.pixel("e5");
    table.move_to(away);
    table.frames(1);
    assert_eq!(model(&table).tip, None);
    assert_eq!(table.app.world().resource::<TipAt>().0, None);
    // In hand, by pointer or by keys, the panel says it.
    table.click("c2");
    table.frames(1);
    assert!(hint(&table).expect("words in the panel").ends_with("it then goes diagonally."));
    table.click("c2");
    table.click("c7");
    table.click("c7");
    table.type_text("c2");
    table.key(KeyCode::Enter, Key::Enter);
    table.frames(1);
    assert!(hint(&table).expect("words in the panel").ends_with("it then goes straight."), "{:?}", hint(&table));
}

#[test]
fn the_martyr_is_asked_in_words_and_the_dice_it_can_take_are_marked() {
    let mut table = with_panels(Some(MARTYR));
    for name in ["a2", "a5"] {
        table.click(name);
    }
    table.frames(1);
    let text = hint(&table).expect("a question").to_owned();
    for part in ["a2", "a5", "rises to 6", "Keep it", "give it for an enemy die"] {
        assert!(text.contains(part), "{text}");
    }
    assert_eq!(table.marks(MarkShape::Exchange), ["c7", "h8"]);
    let choices = &model(&table).play.as_ref().expect("a play").choices;
    assert_eq!(choices.iter().map(|choice| choice.label.as_str()).collect::<Vec<_>>(), ["Keep the die (M)"]);
    table.key(KeyCode::Escape, Key::Escape);
    table.frames(1);
    assert!(!hint(&table).expect("the die is still in hand").contains("rises"));
}
