//! Games by mail: each move is a text that somebody carries from one program to the other.

use super::{deciding, does, model, moves, program, touch_some, until};
use crate::test_table::TestTable;
use ludoteca::desk::frame::dialog::{Dialog, DialogAction, OpenDialog};
use ludoteca::desk::frame::notice::Notices;
use ludoteca::desk::network::controller::NetworkAction;
use ludoteca::desk::network::model::NetworkStage;
use std::path::Path;
use tempfile::tempdir;

/// What a program shows to be sent.
fn message(table: &TestTable) -> Option<String> {
    model(table).stage.mail().and_then(|mail| mail.message.as_deref().map(str::to_owned))
}

fn page(table: &TestTable) -> bool {
    table.app.world().resource::<OpenDialog>().0 == Some(Dialog::Network)
}

/// Waits for a message that is shown by itself and is another than the one before.
fn shown(tables: &mut [TestTable], from: usize, before: Option<&str>) -> String {
    until(&mut tables[from..=from], "there is a message to be sent", |tables| {
        page(&tables[0]) && message(&tables[0]).is_some_and(|message| Some(message.as_str()) != before)
    });
    message(&tables[from]).expect("it was there just now")
}

/// Two programs that play a game by mail; the second one has answered.
fn begun(game: &str, folder: &Path) -> (Vec<TestTable>, String) {
    let mut tables = vec![program(game, &folder.join("one")), program("rastros", &folder.join("other"))];
    does(&mut tables[0], DialogAction::Open(Dialog::Network));
    does(&mut tables[0], NetworkAction::Write);
    // The first message has the place of whoever wrote it.
    until(&mut tables[..1], "the first one sits", |tables| message(&tables[0]).is_some_and(|text| text.len() > 900));
    let invitation = message(&tables[0]).expect("it was there just now");
    // Pasted somewhere in the program, in the middle of a mail.
    does(&mut tables[1], NetworkAction::Join(Some(format!("Olá!\n> {invitation}\n\nAna"))));
    let answer = shown(&mut tables, 1, None);
    (tables, answer)
}

/// The message that somebody was shown comes to the other, who decides and is shown the next one.
fn carried(tables: &mut [TestTable], to: usize, text: &str) -> String {
    let before = message(&tables[to]);
    does(&mut tables[to], NetworkAction::Join(Some(text.to_owned())));
    until(&mut tables[to..=to], "it is somebody's turn, or a message is to be sent", |tables| {
        deciding(tables).is_some() || (page(&tables[0]) && message(&tables[0]) != before)
    });
    if deciding(&tables[to..=to]).is_some() {
        until(&mut tables[to..=to], "the board is to be seen", |tables| !page(&tables[0]));
        touch_some(&mut tables[to]);
    }
    shown(tables, to, before.as_deref())
}

#[test]
fn a_game_is_played_by_mail_and_goes_on_when_both_programs_were_closed() {
    for game in ["avanco", "apocalypse"] {
        let folder = tempdir().expect("a temporary folder");
        let (mut tables, mut text) = begun(game, folder.path());
        let mut to = 0;
        // A turn of Apocalypse takes two messages of each.
        for _ in 0..10 {
            text = carried(&mut tables, to, &text);
            to = 1 - to;
        }
        let played = moves(&tables[1 - to]);
        assert!(played >= 2, "{game}: {played} moves");
        drop(tables);
        let mut tables =
            vec![program("produto", &folder.path().join("one")), program("produto", &folder.path().join("other"))];
        text = carried(&mut tables, to, &text);
        assert!(moves(&tables[to]) >= played, "{game} goes on where it was");
        carried(&mut tables, 1 - to, &text);
    }
}

#[test]
fn a_game_by_mail_is_found_again_without_any_message() {
    let folder = tempdir().expect("a temporary folder");
    let (mut tables, text) = begun("avanco", folder.path());
    let text = carried(&mut tables, 0, &text);
    carried(&mut tables, 1, &text);
    let positions: Vec<_> = tables.iter().map(|table| table.session().position_text()).collect();
    drop(tables);
    for (name, position) in ["one", "other"].iter().zip(positions) {
        let mut tables = vec![program("produto", &folder.path().join(name))];
        does(&mut tables[0], DialogAction::Open(Dialog::Network));
        until(&mut tables, "the game is offered", |tables| !model(&tables[0]).kept.is_empty());
        let kept = model(&tables[0]).kept[0].clone();
        assert!(kept.mail);
        does(&mut tables[0], NetworkAction::WriteOn(kept.path));
        until(&mut tables, "it is on the table", |tables| tables[0].session().info().id == "avanco");
        // What was decided and not sent is decided again.
        tables[0].frames(20);
        assert!(position.starts_with(&tables[0].session().position_text()[..20]) || moves(&tables[0]) > 0);
        assert!(matches!(&model(&tables[0]).stage, NetworkStage::Playing(playing) if playing.mail.is_some()));
    }
}

#[test]
fn a_message_that_does_not_count_is_told_and_changes_nothing() {
    let folder = tempdir().expect("a temporary folder");
    let (mut tables, text) = begun("avanco", folder.path());
    let own = message(&tables[0]).expect("the invitation");
    let told = |table: &mut TestTable| {
        // On the page, or over the board where it is not open.
        let here = model(table).told.as_ref().map(|text| text.key);
        let notice = here.or(table.app.world().resource::<Notices>().0.as_ref().map(|notice| notice.text().key));
        assert_eq!(table.session().info().id, "avanco");
        notice
    };
    does(&mut tables[0], NetworkAction::Join(Some(own)));
    assert_eq!(told(&mut tables[0]), Some("net-letter-own"));
    does(&mut tables[0], NetworkAction::Join(Some(text[..text.len() / 2].to_owned())));
    assert_eq!(told(&mut tables[0]), Some("net-letter-torn"));
    let mut others = [program("avanco", &folder.path().join("third"))];
    does(&mut others[0], NetworkAction::Join(Some(text)));
    assert_eq!(told(&mut others[0]), Some("net-letter-not-here"));
    // Nothing is copied on a computer without a clipboard.
    does(&mut others[0], NetworkAction::Paste);
    assert_eq!(told(&mut others[0]), Some("net-mail-empty"));
}
