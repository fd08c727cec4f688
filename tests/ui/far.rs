//! A table that is open here and lets a friend in from elsewhere: what is pressed and copied for that.

use crate::bench::Person;
use crate::mail::person;
use ludoteca::desk::frame::dialog::{Dialog, DialogAction};
use ludoteca::desk::network::model::{NetworkModel, NetworkStage};
use tempfile::tempdir;

/// Somebody whose table is open.
fn host(folder: &std::path::Path, size: (f32, f32)) -> Person {
    let mut ana = person(folder, size);
    ana.change(|desk| desk.send(DialogAction::Open(Dialog::Network)));
    ana.press("net-open");
    while !matches!(ana.desk().get::<NetworkModel>().stage, NetworkStage::Open(_)) {
        ana.look();
    }
    ana.look();
    ana
}

#[cfg(not(feature = "internet"))]
#[test]
fn a_program_for_one_network_offers_nobody_the_internet() {
    let folder = tempdir().expect("a temporary folder");
    let ana = host(folder.path(), (1280.0, 800.0));
    assert!(ana.reads(&ana.desk().word("net-nobody-comes")), "the page is there");
    assert!(!ana.reads(&ana.desk().word("net-far-open")));
}

#[cfg(feature = "internet")]
#[test]
fn the_invitation_of_an_open_table_is_copied_and_leads_a_friend_there() {
    use ludoteca::desk::frame::display::ToClipboard;
    use ludoteca::desk::network::controller::NetworkAction;
    use ludoteca::desk::network::model::FarWay;

    let folder = tempdir().expect("a temporary folder");
    for size in [(1280.0, 800.0), (800.0, 600.0)] {
        let names = ["ana", "rui"].map(|name| folder.path().join(format!("{name} {}", size.0)));
        let mut ana = host(&names[0], size);
        ana.press("net-far-open");
        while !matches!(ana.desk().get::<NetworkModel>().far, FarWay::Open { .. }) {
            ana.look();
        }
        ana.look();
        ana.press("net-far-copy");
        let mut copied = None;
        ana.change(|desk| copied = desk.get_mut::<ToClipboard>().0.take());
        let invitation = copied.expect("it was copied");
        let mut rui = person(&names[1], size);
        rui.change(|desk| desk.send(DialogAction::Open(Dialog::Network)));
        rui.change(|desk| desk.send(NetworkAction::Join(Some(invitation.clone()))));
        while !matches!(rui.desk().get::<NetworkModel>().stage, NetworkStage::Playing(_)) {
            rui.look();
            ana.look();
        }
        // Whoever lost the way is sent the invitation again.
        ana.change(|desk| desk.send(DialogAction::Open(Dialog::Network)));
        ana.look();
        assert!(ana.reads(&ana.desk().word("net-far-copy")));
    }
}
