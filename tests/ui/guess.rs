//! Who is proposed for a game that is taken from the shelf, and what is known of earlier games.

use crate::bench::{Desk, Person};
use ludoteca::desk::frame::dialog::{Dialog, OpenDialog};
use ludoteca::desk::new_game::controller::{NewGame, NewGameAction};
use ludoteca::desk::saves::kept::{SavedPlay, SavedPlays};
use ludoteca::desk::view_model::DialogModel;
use ludoteca_record::Head;
use ludoteca_rules::session::Controller;
use ludoteca_words::Language;

/// A kept game of Avanço: who sat where, and how it ended.
fn kept(controllers: [&str; 2], result: &str, name: &str) -> SavedPlay {
    let head = Head {
        game: "avanco".to_owned(),
        result: result.to_owned(),
        controllers: controllers.map(str::to_owned).to_vec(),
        names: vec![name.to_owned(), String::new()],
        moves: 20,
        ..Head::default()
    };
    SavedPlay { id: format!("{controllers:?}{result}"), head: Ok(head), picture: None }
}

/// Somebody who has taken Avanço from the shelf after these games, the last one first.
fn asked(plays: Vec<SavedPlay>) -> Person {
    let mut desk = Desk::with_game("avanco");
    desk.settings_mut().chosen_language = Some(Language::En);
    *desk.get_mut::<SavedPlays>() = SavedPlays(Some(plays), None);
    let mut person = Person::at(desk);
    person.change(|desk| desk.send(NewGameAction::Welcome { ask: true }));
    assert!(matches!(person.desk().get::<OpenDialog>().0, Some(Dialog::NewGame(_))));
    person
}

fn proposed(plays: Vec<SavedPlay>) -> Vec<Controller> {
    asked(plays).desk().get::<NewGame>().players.controllers.clone()
}

fn against(level: &str) -> Vec<Controller> {
    vec![Controller::Human, Controller::Computer(level.to_owned())]
}

#[test]
fn the_weakest_is_proposed_first_and_after_two_wins_the_next_one() {
    let won = || kept(["human", "3"], "w", "");
    let lost = || kept(["human", "3"], "b", "");
    assert_eq!(proposed(vec![]), against("1"));
    assert_eq!(proposed(vec![won()]), against("3"));
    assert_eq!(proposed(vec![won(), won()]), against("4"));
    assert_eq!(proposed(vec![won(), lost(), won()]), against("3"));
    assert_eq!(proposed(vec![lost(), lost()]), against("3"));
    assert_eq!(proposed(vec![lost(), lost(), lost()]), against("2"));
    // A game that goes on says nothing, and wins against another level do not count.
    assert_eq!(proposed(vec![kept(["human", "3"], "*", ""), won(), won()]), against("4"));
    assert_eq!(proposed(vec![won(), kept(["human", "2"], "w", "")]), against("3"));
    let top = || kept(["6", "human"], "b", "");
    assert_eq!(proposed(vec![top(), top()]), against("6"), "nobody is above the Dragon");
}

#[test]
fn two_people_and_a_name_come_back() {
    let person = asked(vec![kept(["human", "human"], "w", "Ana")]);
    let players = person.desk().get::<NewGame>().players.clone();
    assert_eq!(players.controllers, [Controller::Human, Controller::Human]);
    assert_eq!(players.names[0], "Ana");
    let person = asked(vec![kept(["human", "2"], "b", "Rui")]);
    assert_eq!(person.desk().get::<NewGame>().players.names[0], "Rui");
}

#[test]
fn what_was_beaten_is_counted() {
    let person = asked(vec![
        kept(["human", "1"], "w", ""),
        kept(["1", "human"], "b", ""),
        kept(["human", "1"], "b", ""),
        kept(["human", "2"], "*", ""),
    ]);
    let Some(DialogModel::NewGame(game)) = &person.desk().model().dialog else { panic!("no dialog") };
    let told: Vec<(usize, usize)> = game.tallies.iter().map(|tally| (tally.won, tally.lost)).collect();
    assert_eq!(told, [(2, 1), (0, 0), (0, 0), (0, 0), (0, 0), (0, 0)]);
}
