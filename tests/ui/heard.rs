//! What is heard of the panels, and that it can be switched off.

use crate::bench::Desk;
use bevy::window::Window;
use ludoteca::desk::frame::dialog::{Dialog, DialogAction};
use ludoteca::desk::heard::PanelPressed;
use ludoteca::desk::settings::controller::SettingsChange;
use ludoteca_rules::Seat;
use ludoteca_rules::session::{Controller, SessionChange};
use ludoteca_table::play::{PlayEvent, TableEvent};
use ludoteca_table::show::voice::Voice;

#[test]
fn what_opens_closes_or_is_chosen_is_heard_once() {
    let mut desk = Desk::with_game("avanco").after(2);
    assert_eq!(desk.heard(), []);
    desk.send(DialogAction::Open(Dialog::Rules));
    assert_eq!(desk.heard(), [Voice::Open]);
    desk.refresh();
    assert_eq!(desk.heard(), []);
    desk.send(DialogAction::Close);
    assert_eq!(desk.heard(), [Voice::Close]);
    desk.send(PanelPressed);
    assert_eq!(desk.heard(), [Voice::Choose]);
    // A press that opens something is not heard beside it.
    desk.deliver(ludoteca::desk::frame::sends::Sends::of(PanelPressed).and(DialogAction::Open(Dialog::Players)));
    assert_eq!(desk.heard(), [Voice::Open]);
}

#[test]
fn an_order_that_is_sealed_is_heard_and_nothing_is_where_it_is_switched_off() {
    let mut desk = Desk::with_game("apocalypse");
    let sealed = |desk: &Desk| TableEvent {
        play: desk.on_table(),
        seat: Some(Seat(0)),
        happened: PlayEvent::Changed(SessionChange::Sealed(Seat(0))),
    };
    let event = sealed(&desk);
    desk.send(event.clone());
    assert_eq!(desk.heard(), [Voice::Seal]);
    desk.send(SettingsChange::InterfaceSounds(false));
    desk.send(event);
    desk.send(DialogAction::Open(Dialog::Rules));
    assert_eq!(desk.heard(), []);
}

#[test]
fn whoever_is_to_move_is_called_only_where_no_window_is_in_front_and_somebody_else_has_moved() {
    let mut desk = Desk::with_game("avanco");
    let played = |desk: &Desk| TableEvent {
        play: desk.on_table(),
        seat: None,
        happened: PlayEvent::Changed(SessionChange::Played { before: Vec::new(), beats: Vec::new() }),
    };
    let behind = desk.spawn(Window { focused: false, ..Window::default() });
    let event = played(&desk);
    desk.send(event.clone());
    assert_eq!(desk.heard(), [], "two people at one computer are not called");
    desk.with_session(|session| {
        let date = session.header().date.clone();
        session.describe(date, Vec::new(), vec![Controller::Human, Controller::Computer("1".to_owned())]);
    });
    desk.send(event.clone());
    assert_eq!(desk.heard(), [Voice::Turn]);
    // The window for an audience is one of the program's own.
    let front = desk.spawn(Window { focused: true, ..Window::default() });
    desk.send(event.clone());
    assert_eq!(desk.heard(), []);
    desk.despawn(front);
    desk.despawn(behind);
    desk.send(event);
    assert_eq!(desk.heard(), [], "without a window nobody is away from it");
}
