//! What is typed as a move.

use crate::desk::frame::ask::AskTable;
use crate::desk::frame::display::Display;
use crate::desk::frame::schedule::{DeskSystems, TableCleared};
use bevy::prelude::*;
use ludoteca_rules::session::Request;
use ludoteca_table::play::Play;

/// What a person does in the field for moves.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum TypingAction {
    /// Opens or closes it.
    Toggle,
    /// The move as typed so far.
    Typed(String),
    /// It is played.
    Play,
}

/// What is typed in the field for moves, while that is open.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct TypedMove(pub Option<String>);

pub(in super::super) fn plugin(app: &mut App) {
    app.init_resource::<TypedMove>().init_resource::<Display>().add_message::<TypingAction>();
    app.add_systems(Update, act.in_set(DeskSystems::Control));
    app.add_observer(|_: On<TableCleared>, mut typed: ResMut<TypedMove>| {
        typed.set_if_neq(TypedMove(None));
    });
}

fn act(
    mut actions: MessageReader<TypingAction>,
    mut typed: ResMut<TypedMove>,
    play: Option<Single<&Play>>,
    mut asks: MessageWriter<AskTable>,
    mut screen: ResMut<Display>,
) {
    for action in actions.read() {
        match action {
            TypingAction::Toggle => {
                typed.0 = if typed.0.is_some() { None } else { Some(String::new()) };
                screen.panel_keys = false;
            }
            TypingAction::Typed(text) => typed.0 = typed.0.is_some().then(|| text.clone()),
            TypingAction::Play => {
                // The seat is the one whose turn it is, the lowest if several are asked.
                let seat = play.as_deref().and_then(|play| play.view().asked().iter().next());
                let text = seat.and_then(|_| typed.0.as_mut()).map(std::mem::take);
                let text = text.filter(|text| !text.trim().is_empty());
                let order = seat.zip(text).map(|(seat, text)| Request::Order(seat, text.trim().to_owned()));
                asks.write_batch(order.map(AskTable::session));
            }
        }
    }
}
