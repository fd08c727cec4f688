//! The letters of codes, which people type all at once: see [`secret`](crate::play::players::secret). What is typed is
//! shown nowhere.

use super::capture::InputCapture;
use super::presses::KeyPresses;
use crate::play::cards::typed_code;
use crate::play::{Asker, KeyCards, Play, TableAction, TableRequest};
use crate::scene::camera::{LooksAt, TableCamera};
use crate::schedule::TableSystems;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use ludoteca_rules::Seat;
use ludoteca_rules::session::Request;
use std::collections::BTreeMap;

/// The part of a code that each seat has typed.
#[derive(Component, Clone, Debug, Default)]
struct TypedCodes(BTreeMap<Seat, String>);

pub(super) fn plugin(app: &mut App) {
    app.register_required_components::<Play, TypedCodes>();
    app.add_systems(Update, type_codes.in_set(TableSystems::Input));
}

fn type_codes(
    mut presses: KeyPresses,
    capture: Res<InputCapture>,
    cameras: Query<(&TableCamera, &LooksAt)>,
    mut plays: Query<(Entity, &Play, Ref<KeyCards>, &mut TypedCodes)>,
    mut requests: MessageWriter<TableRequest>,
) {
    let presses = presses.read();
    for (.., cards, mut typed) in &mut plays {
        if cards.is_changed() && !typed.0.is_empty() {
            typed.0.clear();
        }
    }
    for press in presses {
        let Key::Character(text) = &press.key.logical_key else { continue };
        if capture.board || capture.letters || press.control || press.alt || press.key.repeat {
            continue;
        }
        let Some((_, looks_at)) = cameras.iter().find(|(camera, _)| camera.window == Some(press.key.window)) else {
            continue;
        };
        let Ok((entity, play, cards, mut typed)) = plays.get_mut(looks_at.0) else { continue };
        for letter in text.chars().flat_map(char::to_lowercase) {
            for card in &cards.cards {
                let Some(length) = card.lines.first().map(|line| line.code.len()) else { continue };
                let buffer = typed.bypass_change_detection().0.entry(card.seat).or_default();
                let Some(code) = typed_code(buffer, card.seat, letter, length) else { continue };
                // Once its order is sealed, a seat is not asked any more; what it types then is nothing.
                let coded = card.lines.iter().find(|line| line.code == code);
                if let Some(line) = coded.filter(|_| play.view().asked().contains(card.seat)) {
                    let order = Request::Order(card.seat, line.order.clone());
                    requests.write(play.request(entity, Asker::Person(card.seat), TableAction::Session(order)));
                }
            }
        }
    }
}
