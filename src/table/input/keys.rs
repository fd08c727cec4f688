//! The keys of the board: letters and digits name cells, arrows move the cell cursor, Enter touches, and a choice has its
//! own letter. F2 to F4 and F11 change the view.

use super::Taken;
use super::pointer::Hovered;
use crate::rules::session::Session;
use crate::rules::{Cell, Geometry, Pick};
use crate::table::TableSystems;
use crate::table::board::centre;
use crate::table::camera::{Near, TableCamera, View, orbit::Orbit};
use crate::table::hand::armable;
use crate::table::session::{Ask, InHand, Table};
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy::window::{MonitorSelection, WindowMode};
use std::f32::consts::PI;

/// The letter and digits typed of a cell's name so far.
#[derive(Resource, Clone, Debug, Default)]
pub(in crate::table) struct Typed(String);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Typed>()
        .add_systems(Update, (touch_board.run_if(resource_exists::<Table>), change_view).in_set(TableSystems::Input));
}

fn touch_board(
    mut keys: MessageReader<KeyboardInput>,
    taken: Res<Taken>,
    held: Res<ButtonInput<KeyCode>>,
    near: Res<Near>,
    table: Res<Table>,
    mut typed: ResMut<Typed>,
    mut hand: ResMut<InHand>,
    mut hovered: ResMut<Hovered>,
    mut ask: MessageWriter<Ask>,
) {
    // Whoever moved last is followed: keys take over from a pointer that rests somewhere on the board.
    let mut go = |hand: &mut InHand, cell: Cell| {
        hand.cursor = Some(cell);
        hovered.0 = None;
    };
    let session = table.session();
    let geometry = session.info().geometry;
    let command = held.any_pressed([KeyCode::ControlLeft, KeyCode::ControlRight, KeyCode::AltLeft, KeyCode::SuperLeft]);
    for key in keys.read() {
        if key.state != ButtonState::Pressed || taken.keys || taken.board || command {
            continue;
        }
        match &key.logical_key {
            Key::Enter => {
                if let Some(cell) = hand.cursor {
                    ask.write(Ask::Touch(Pick::Cell(cell)));
                }
            }
            Key::Character(text) => {
                for symbol in text.chars() {
                    if let Some(choice) = choice_of(session, &hand, symbol) {
                        ask.write(Ask::Touch(choice));
                    } else if let Some(cell) = type_name(&mut typed.0, geometry, symbol) {
                        go(&mut hand, cell);
                    }
                }
            }
            other => {
                if let Some(way) = arrow(other) {
                    let way = Quat::from_rotation_y(near.0) * way;
                    let cell = step(geometry, hand.cursor, way);
                    go(&mut hand, cell);
                }
            }
        }
    }
}

fn arrow(key: &Key) -> Option<Vec3> {
    match key {
        Key::ArrowUp => Some(Vec3::NEG_Z),
        Key::ArrowDown => Some(Vec3::Z),
        Key::ArrowLeft => Some(Vec3::NEG_X),
        Key::ArrowRight => Some(Vec3::X),
        _ => None,
    }
}

/// The choice that this letter stands for, if it can be taken or armed now.
fn choice_of(session: &dyn Session, hand: &InHand, symbol: char) -> Option<Pick> {
    let choices = session.info().choices;
    let index = choices.iter().position(|choice| choice.letter == symbol.to_ascii_lowercase())?;
    let pick = Pick::Choice(index as u8);
    let armed = || hand.picks.is_empty() && armable(session).contains(&(index as u8));
    (hand.next(session).iter().any(|step| step.pick == pick) || armed()).then_some(pick)
}

/// Adds a letter or digit to the name typed so far; the cell, once the name is one.
fn type_name(typed: &mut String, geometry: Geometry, symbol: char) -> Option<Cell> {
    let symbol = symbol.to_ascii_lowercase();
    if symbol.is_ascii_digit() {
        typed.push(symbol);
        if geometry.parse(typed).is_none() {
            // A digit that makes no cell begins the number anew behind the same letter.
            let letter: String = typed.chars().take(1).filter(char::is_ascii_lowercase).collect();
            *typed = letter;
            typed.push(symbol);
        }
        return geometry.parse(typed);
    }
    typed.clear();
    if ('a'..='l').contains(&symbol) {
        typed.push(symbol);
    }
    None
}

/// The cell next to the cursor in a direction on the table; without a cursor the cell nearest the first player's left.
fn step(geometry: Geometry, from: Option<Cell>, way: Vec3) -> Cell {
    let Some(from) = from else { return Cell(0) };
    let start = centre(geometry, from);
    geometry
        .all()
        .filter(|cell| *cell != from)
        .filter_map(|cell| {
            let offset = centre(geometry, cell) - start;
            let along = offset.dot(way);
            let across = (offset - way * along).length();
            (along > 0.4 && across <= along).then_some((along + across, cell))
        })
        .min_by(|a, b| a.0.total_cmp(&b.0))
        .map_or(from, |(_, cell)| cell)
}

/// F2 to F4 and F11.
pub(in crate::table) fn change_view(
    keys: Res<ButtonInput<KeyCode>>,
    mut view: ResMut<View>,
    mut near: ResMut<Near>,
    mut orbits: Query<&mut Orbit, With<TableCamera>>,
    mut windows: Query<&mut Window>,
) {
    if keys.just_pressed(KeyCode::F2) {
        *view = if *view == View::Top { View::Table } else { View::Top };
    }
    if keys.just_pressed(KeyCode::F3) {
        orbits.iter_mut().for_each(|mut orbit| orbit.reset());
    }
    if keys.just_pressed(KeyCode::F4) {
        near.0 = if near.0 == 0.0 { PI } else { 0.0 };
    }
    if keys.just_pressed(KeyCode::F11) {
        for mut window in &mut windows {
            window.mode = match window.mode {
                WindowMode::Windowed => WindowMode::BorderlessFullscreen(MonitorSelection::Current),
                _ => WindowMode::Windowed,
            };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SQUARE: Geometry = Geometry::Square { files: 12, ranks: 12 };

    fn typed(text: &str) -> Option<String> {
        let mut buffer = String::new();
        let cell = text.chars().fold(None, |last, symbol| type_name(&mut buffer, SQUARE, symbol).or(last));
        cell.map(|cell| SQUARE.name(cell).to_string())
    }

    #[test]
    fn names_are_typed_letter_by_letter() {
        assert_eq!(typed("e2").as_deref(), Some("e2"));
        assert_eq!(typed("E2").as_deref(), Some("e2"));
        assert_eq!(typed("a12").as_deref(), Some("a12"));
        assert_eq!(typed("a13").as_deref(), Some("a3"), "13 is no rank, so 3 is meant");
        assert_eq!(typed("b2c3").as_deref(), Some("c3"));
        assert_eq!(typed("7"), None);
        assert_eq!(typed("z1"), None);
    }

    #[test]
    fn arrows_go_to_the_next_cell_and_stop_at_the_edge() {
        let go = |name: &str, way: Vec3| SQUARE.name(step(SQUARE, SQUARE.parse(name), way)).to_string();
        assert_eq!(go("e4", Vec3::NEG_Z), "e5");
        assert_eq!(go("e4", Vec3::Z), "e3");
        assert_eq!(go("a1", Vec3::NEG_X), "a1");
        assert_eq!(go("k12", Vec3::X), "l12");
        let hexagon = Geometry::Hexagon { side: 5 };
        let middle = hexagon.parse("e5");
        assert_eq!(hexagon.name(step(hexagon, middle, Vec3::X)).to_string(), "e6");
        assert!(hexagon.name(step(hexagon, middle, Vec3::NEG_Z)).to_string().starts_with('f'));
    }
}
