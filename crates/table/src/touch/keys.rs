//! The keys of the board: letters and digits name cells, arrows move the cell cursor, Enter picks its cell, and each
//! choice has its own letter.

use super::capture::InputCapture;
use super::presses::KeyPresses;
use crate::play::{
    Asker, BoardTaken, Hand, HoveredCell, LocalSeats, Play, PlayEvent, Secrecy, SecretEntry, TableAction, TableEvent,
    TableRequest,
};
use crate::scene::board::centre;
use crate::scene::camera::{LooksAt, NearSide, TableCamera};
use crate::schedule::TableSystems;
use bevy::ecs::entity::EntityHashMap;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use ludoteca_rules::session::{PlayView, SessionChange};
use ludoteca_rules::{Cell, Geometry, Pick};

/// The part of a cell's name that has been typed so far.
#[derive(Component, Clone, Debug, Default)]
pub(super) struct TypedName(pub(super) String);

pub(super) fn plugin(app: &mut App) {
    app.register_required_components::<Play, TypedName>();
    app.add_systems(Update, (forget, touch_board).chain().in_set(TableSystems::Input));
}

/// A name typed half would tell of an order that was sealed.
fn forget(mut events: MessageReader<TableEvent>, mut plays: Query<&mut TypedName>) {
    for event in events.read() {
        if matches!(event.happened, PlayEvent::Changed(SessionChange::Sealed(_) | SessionChange::Withdrawn))
            && let Ok(mut typed) = plays.get_mut(event.play)
        {
            typed.0.clear();
        }
    }
}

/// Applies the keys of a window to the play that its camera looks at.
pub(super) fn touch_board(
    mut presses: KeyPresses,
    capture: Res<InputCapture>,
    cameras: Query<(&TableCamera, &NearSide, &LooksAt)>,
    mut plays: Query<(Entity, &Play, &mut TypedName, (&mut Hand, &mut HoveredCell), (&LocalSeats, &BoardTaken))>,
    entry: Res<SecretEntry>,
    mut requests: MessageWriter<TableRequest>,
) {
    let presses = presses.read();
    // Requests are applied after this system, so a choice typed in the frame of its cell follows this hand.
    let mut ahead: EntityHashMap<Hand> = EntityHashMap::default();
    for press in presses {
        // Letters and digits name cells also while a panel has the other keys.
        let named = matches!(press.key.logical_key, Key::Character(_));
        if capture.board || capture.letters || (capture.keys && !named) || press.control || press.alt {
            continue;
        }
        let key = press.key;
        let arrow = arrow(&key.logical_key);
        // A held Enter would take a piece and then turn it.
        if key.repeat && arrow.is_none() {
            continue;
        }
        let Some((_, near, looks_at)) = cameras.iter().find(|(camera, ..)| camera.window == Some(key.window)) else {
            continue;
        };
        let Ok((entity, play, mut typed, (mut hand, mut hovered), (local, taken))) = plays.get_mut(looks_at.0) else {
            continue;
        };
        let secrecy = Secrecy::of(play.view(), *local, *entry, *taken);
        if secrecy.refusal().is_some() {
            if let Some(seat) = secrecy.next().filter(|_| key.logical_key == Key::Enter) {
                requests.write(play.request(entity, Asker::Person(seat), TableAction::TakeSeat(seat)));
            }
            continue;
        }
        let ahead = ahead.entry(entity).or_insert_with(|| hand.clone());
        let geometry = play.view().info().geometry;
        let from = Asker::Person(hand.seat);
        // The cursor replaces a cell that is hovered by a resting pointer.
        let mut go = |hand: &mut Hand, cell: Cell| {
            hand.cursor = Some(cell);
            hovered.set_if_neq(HoveredCell(None));
        };
        match &key.logical_key {
            Key::Enter => {
                let by_choice = |picks: &Vec<Pick>| matches!(picks.last(), Some(Pick::Choice(_)));
                if ahead.proposed.as_ref().is_some_and(|picks| by_choice(picks) || hand.cursor.is_none()) {
                    ahead.agree();
                    requests.write(play.request(entity, from, TableAction::Agree));
                } else if let Some(cell) = hand.cursor {
                    ahead.touch(play.view(), Pick::Cell(cell));
                    requests.write(play.request(entity, from, TableAction::Touch(Pick::Cell(cell))));
                }
            }
            Key::Character(text) => {
                for symbol in text.chars() {
                    if let Some(choice) = choice_of(play.view(), ahead, symbol) {
                        ahead.touch(play.view(), choice);
                        requests.write(play.request(entity, from, TableAction::Touch(choice)));
                    } else if let Some(cell) = type_name(&mut typed.0, geometry, symbol) {
                        go(&mut hand, cell);
                    }
                }
            }
            _ => {
                if let Some(way) = arrow {
                    let way = Quat::from_rotation_y(near.0) * way;
                    let cell = step(geometry, hand.cursor, way);
                    go(&mut hand, cell);
                }
            }
        }
    }
}

pub(super) fn arrow(key: &Key) -> Option<Vec3> {
    match key {
        Key::ArrowUp => Some(Vec3::NEG_Z),
        Key::ArrowDown => Some(Vec3::Z),
        Key::ArrowLeft => Some(Vec3::NEG_X),
        Key::ArrowRight => Some(Vec3::X),
        _ => None,
    }
}

/// The choice that this letter stands for, if it can be taken or armed now.
fn choice_of(play: &dyn PlayView, hand: &Hand, symbol: char) -> Option<Pick> {
    let choices = play.info().choices;
    let index = choices.iter().position(|choice| choice.letter == symbol.to_ascii_lowercase())?;
    let pick = Pick::Choice(index as u8);
    let armed = || hand.picks.is_empty() && play.armable(hand.seat).contains(&(index as u8));
    (hand.next(play).iter().any(|step| step.pick == pick) || armed()).then_some(pick)
}

/// Adds a letter or digit to the name typed so far; returns the cell once the name is complete.
pub(super) fn type_name(typed: &mut String, geometry: Geometry, symbol: char) -> Option<Cell> {
    let symbol = symbol.to_ascii_lowercase();
    if symbol.is_ascii_digit() {
        typed.push(symbol);
        if geometry.parse(typed).is_none() {
            // A digit that leads to no cell restarts the number after the same letter.
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

/// The cell next to the cursor in a direction on the table; without a cursor the first cell.
pub(super) fn step(geometry: Geometry, from: Option<Cell>, way: Vec3) -> Cell {
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

#[cfg(test)]
mod tests {
    use super::*;

    const SQUARE: Geometry = Geometry::square(12, 12);

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
        let hexagon = Geometry::hexagon(5);
        let middle = hexagon.parse("e5");
        assert_eq!(hexagon.name(step(hexagon, middle, Vec3::X)).to_string(), "e6");
        assert!(hexagon.name(step(hexagon, middle, Vec3::NEG_Z)).to_string().starts_with('f'));
    }
}
