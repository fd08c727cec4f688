//! The cards from which people type their orders, all at once: see [`Secrecy`].
//!
//! Codes begin with a letter of the upper row of the seat's half of the keyboard and go on with letters of the other
//! rows, so that a code can be typed again from its beginning at any time without a sign of how far it has come.

use super::players::seats::LocalSeats;
use super::players::secret::{BoardTaken, Secrecy, SecretEntry};
use crate::play::request::{PlayEvent, TableEvent};
use crate::play::session::{Play, RequestSystems};
use crate::schedule::TableSystems;
use bevy::prelude::*;
use ludoteca_rules::session::{NodeId, PlayView, SessionChange};
use ludoteca_rules::{Pick, Seat, random};
use rand::rngs::{ChaCha8Rng, SysRng};
use rand::{Rng, TryRng};

/// One order on a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CodedOrder {
    /// The letters that stand for it, in small letters.
    pub code: String,
    /// The order.
    pub order: String,
    /// Whether it breaks the rules, at a price.
    pub illegal: bool,
}

/// The card of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeyCard {
    /// The seat.
    pub seat: Seat,
    /// Its orders.
    pub lines: Vec<CodedOrder>,
}

/// The cards of a play that lie open, one for each person who is asked.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq)]
pub struct KeyCards {
    node: Option<NodeId>,
    /// The cards, lowest seat first.
    pub cards: Vec<KeyCard>,
}

/// Draws the codes.
#[derive(Resource)]
pub struct CodeShuffle(pub ChaCha8Rng);

impl Default for CodeShuffle {
    fn default() -> Self {
        // Without a source of randomness the codes are the same every time, and the game can still be played.
        Self(random::generator(SysRng.try_next_u64().unwrap_or_default()))
    }
}

pub(super) fn plugin(app: &mut App) {
    app.register_required_components::<Play, KeyCards>();
    app.init_resource::<SecretEntry>()
        .init_resource::<CodeShuffle>()
        .add_systems(Update, deal.in_set(TableSystems::Apply).after(RequestSystems));
}

/// Lays new cards for every node, and when orders are withdrawn.
fn deal(
    mut events: MessageReader<TableEvent>,
    mut plays: Query<(Entity, &Play, &LocalSeats, &BoardTaken, &mut KeyCards)>,
    entry: Res<SecretEntry>,
    mut shuffle: ResMut<CodeShuffle>,
) {
    let withdrawn: Vec<Entity> = events
        .read()
        .filter(|event| event.happened == PlayEvent::Changed(SessionChange::Withdrawn))
        .map(|event| event.play)
        .collect();
    for (entity, play, local, taken, mut cards) in &mut plays {
        let view = play.view();
        if Secrecy::of(view, *local, *entry, *taken) != Secrecy::Cards {
            cards.set_if_neq(KeyCards::default());
        } else if cards.node != Some(view.cursor()) || withdrawn.contains(&entity) {
            let seats = local.among(view.asked());
            let dealt = seats.iter().map(|seat| KeyCard { seat, lines: card(view, seat, &mut shuffle.0) });
            *cards = KeyCards { node: Some(view.cursor()), cards: dealt.collect() };
        }
    }
}

/// The letters with which codes begin and go on, for each half of the keyboard.
const HALVES: [(&str, &str); 2] = [("qwert", "asdfgzxcvb"), ("yuiop", "hjklnm")];

/// The half of the keyboard of a seat.
fn half(seat: Seat) -> (&'static str, &'static str) {
    HALVES[usize::from(seat.0) % HALVES.len()]
}

/// The code that a seat has typed once this letter follows the letters before; `typed` keeps what may still become one.
/// `None` while there is no code of this length, and for letters of others.
#[must_use]
pub fn typed_code(typed: &mut String, seat: Seat, letter: char, length: usize) -> Option<String> {
    let (first, later) = half(seat);
    if first.contains(letter) {
        typed.clear();
    } else if !later.contains(letter) || typed.is_empty() {
        return None;
    }
    typed.push(letter);
    (typed.len() == length).then(|| std::mem::take(typed))
}

/// A card with all orders of a seat in their own order, each with a code by chance.
fn card(play: &dyn PlayView, seat: Seat, rng: &mut impl Rng) -> Vec<CodedOrder> {
    let mut orders: Vec<(String, bool)> = play.orders(seat).into_iter().map(|order| (order, false)).collect();
    orders.extend(illegal(play, seat).map(|order| (order, true)));
    let mut codes = codes(half(seat), orders.len());
    orders
        .into_iter()
        .map(|(order, illegal)| {
            let code = codes.swap_remove(random::below(rng, codes.len()));
            CodedOrder { code, order, illegal }
        })
        .collect()
}

/// All codes of the shortest length of which there are at least so many.
fn codes((first, later): (&str, &str), count: usize) -> Vec<String> {
    let mut codes: Vec<String> = first.chars().map(String::from).collect();
    while codes.len() < count.max(first.len() + 1) {
        codes = codes.iter().flat_map(|code| later.chars().map(move |letter| format!("{code}{letter}"))).collect();
    }
    codes
}

/// The order that a seat can seal although it is not legal, as refusals offer it.
fn illegal(play: &dyn PlayView, seat: Seat) -> Option<String> {
    let first = play.next_steps(seat, &[]).into_iter().map(|step| vec![step.pick]).next();
    let prefixes = [Vec::new()].into_iter().chain(first);
    let cells: Vec<Pick> = play.info().geometry.all().map(Pick::Cell).collect();
    prefixes
        .flat_map(|prefix| cells.iter().map(move |cell| (prefix.clone(), *cell)))
        .filter(|(prefix, cell)| !play.next_steps(seat, prefix).iter().any(|step| step.pick == *cell))
        .find_map(|(prefix, cell)| play.refuse(seat, &prefix, cell).sealable)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    fn type_all(seat: Seat, text: &str, length: usize) -> Vec<String> {
        let mut typed = String::new();
        text.chars().filter_map(|letter| typed_code(&mut typed, seat, letter, length)).collect()
    }

    #[test]
    fn a_code_is_typed_again_from_its_beginning() {
        assert_eq!(type_all(Seat(0), "qa", 2), ["qa"]);
        assert_eq!(type_all(Seat(0), "qqa", 2), ["qa"], "begun twice");
        assert_eq!(type_all(Seat(0), "aqza", 2), ["qz"], "an end without a beginning");
        assert_eq!(type_all(Seat(0), "yqha", 2), ["qa"], "the letters of the other go by");
        assert_eq!(type_all(Seat(1), "qyah", 2), ["yh"]);
        assert_eq!(type_all(Seat(1), "yhuhj", 3), ["uhj"]);
    }

    #[test]
    fn codes_are_as_short_as_they_can_be_and_no_two_are_equal() {
        for (seat, count, length) in [(0, 1, 2), (0, 50, 2), (0, 51, 3), (1, 30, 2), (1, 31, 3)] {
            let codes = codes(half(Seat(seat)), count);
            assert!(codes.len() >= count && codes.iter().all(|code| code.len() == length), "{seat} {count}");
            assert_eq!(codes.iter().collect::<BTreeSet<_>>().len(), codes.len());
        }
    }
}
