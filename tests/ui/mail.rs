//! A game by mail on the page about tables between computers: what is pressed, copied and pasted there.

use crate::bench::{Desk, Person};
use bevy_egui::egui::Event;
use ludoteca::desk::frame::dialog::{Dialog, DialogAction, OpenDialog};
use ludoteca::desk::frame::display::ToClipboard;
use ludoteca::desk::network::connection::NetworkHome;
use ludoteca::desk::network::model::{NetworkModel, NetworkStage};
use ludoteca_server::Tables;
use ludoteca_table::play::LocalSeats;
use std::path::Path;
use std::sync::Arc;
use tempfile::tempdir;

/// Somebody at a desk whose tables are kept in this folder.
pub fn person(folder: &Path, size: (f32, f32)) -> Person {
    let mut person = Person::with(Desk::with_game("avanco"), size.0, size.1);
    let tables = Some(Tables::at(folder.to_owned()));
    person.change(|desk| *desk.get_mut::<NetworkHome>() = NetworkHome { tables, wake: Arc::new(|| {}) });
    person
}

fn stage(person: &Person) -> NetworkStage {
    person.desk().get::<NetworkModel>().stage.clone()
}

/// What somebody copies, once there is something.
fn copied(person: &mut Person) -> String {
    while stage(person).mail().is_none_or(|mail| mail.message.is_none()) {
        person.look();
    }
    person.look();
    person.press("net-mail-copy");
    let mut copied = None;
    person.change(|desk| copied = desk.get_mut::<ToClipboard>().0.take());
    copied.expect("it was copied")
}

#[test]
fn a_game_is_begun_and_answered_with_copy_and_paste() {
    for size in [(1280.0, 800.0), (800.0, 600.0)] {
        let folder = tempdir().expect("a temporary folder");
        let [mut ana, mut rui] = ["ana", "rui"].map(|name| person(&folder.path().join(name), size));
        ana.change(|desk| desk.send(DialogAction::Open(Dialog::Network)));
        ana.press("net-mail-begin");
        let mut message = copied(&mut ana);
        // The first message may come before the place of whoever writes it is taken: it is copied again.
        while message.len() < 900 {
            ana.look();
            message = copied(&mut ana);
        }
        // Pasted over the board, with what people write around it.
        rui.0.event(Event::Paste(format!("Viva!\n\n{message}\n\nAna")));
        rui.look();
        let answer = copied(&mut rui);
        assert_eq!(rui.desk().get::<OpenDialog>().0, Some(Dialog::Network), "the answer is shown by itself");
        // On the page itself only a message is read, and nothing else leads away from the game.
        for other in ["127.0.0.1:46061", "Viva!", "ABC DEF"] {
            ana.0.event(Event::Paste(other.to_owned()));
            ana.look();
            ana.look();
            assert!(ana.reads(&ana.desk().word("net-mail-empty")), "{other}");
            assert!(stage(&ana).mail().is_some(), "{other}");
        }
        ana.0.event(Event::Paste(answer));
        while !matches!(stage(&ana), NetworkStage::Playing(_)) {
            ana.look();
        }
        ana.look();
        ana.look();
        // Whoever begins sees the board, the other what is to be sent.
        let begins = !ana.desk().part::<LocalSeats>().0.is_empty();
        assert_eq!(ana.desk().get::<OpenDialog>().0.is_none(), begins);
    }
}

#[test]
fn a_message_may_be_pasted_where_letters_are_typed() {
    let folder = tempdir().expect("a temporary folder");
    let [mut ana, mut rui] = ["ana", "rui"].map(|name| person(&folder.path().join(name), (1280.0, 800.0)));
    ana.change(|desk| desk.send(DialogAction::Open(Dialog::Network)));
    ana.press("net-mail-begin");
    let message = copied(&mut ana);
    rui.change(|desk| desk.send(DialogAction::Open(Dialog::Network)));
    rui.look();
    rui.0.event(Event::Paste(message));
    rui.look();
    assert!(stage(&rui).mail().is_some(), "{:?}", stage(&rui));
    assert!(rui.reads(&rui.desk().word("net-mail-copy")) || !copied(&mut rui).is_empty());
}
