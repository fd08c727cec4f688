//! Played with closed cameras: by the accessibility tree alone, every game.

use crate::bench::{Desk, Person};
use bevy_egui::egui::accesskit::{Live, Role};
use egui_kittest::kittest::{NodeT, Queryable};
use ludoteca::desk::frame::ask::AskTable;
use ludoteca::desk::spoken::model::{BoardModel, ScreenReaderListens};
use ludoteca_games::CATALOGUE;
use ludoteca_games::catalogue;
use ludoteca_rules::{Pick, random};
use ludoteca_table::play::TableAction;

/// What is said of a cell.
fn said(person: &Person, name: &str) -> String {
    let begins = format!("{name}: ");
    let mut nodes = person.0.get_all_by(|node| node.role() == Role::Button);
    let label = nodes.find_map(|node| node.accesskit_node().label().filter(|label| label.starts_with(&begins)));
    label.unwrap_or_else(|| panic!("nothing is said of {name}"))
}

/// Presses a node by what a screen reader does.
fn press(person: &mut Person, wanted: impl Fn(&str) -> bool) {
    let node = person
        .0
        .get_all_by(|node| node.role() == Role::Button)
        .find(|node| node.accesskit_node().label().is_some_and(|label| wanted(&label)))
        .expect("there is such a button");
    node.click_accesskit();
    person.look();
}

#[test]
fn every_game_is_played_by_the_accessibility_tree_alone() {
    for entry in CATALOGUE {
        let id = entry.info.id;
        let mut desk = Desk::with_game(id);
        desk.get_mut::<ScreenReaderListens>().0 = true;
        let mut person = Person::with(desk, 1280.0, 1000.0);
        let mut rng = random::generator(21);
        let mut heard = Vec::new();
        for turn in 0..6 {
            let session = &person.desk().session();
            let Some(seat) = session.asked().iter().next() else { break };
            let orders = session.orders(seat);
            let order = orders[random::below(&mut rng, orders.len())].clone();
            let picks = session.picks_of(seat, &order).expect("a legal order");
            let geometry = session.info().geometry;
            if session.info().simultaneous {
                // Whoever orders in secret takes the board first.
                person.change(|desk| desk.take_board(seat));
            }
            for (index, pick) in picks.iter().enumerate() {
                match pick {
                    Pick::Cell(cell) => {
                        let name = geometry.name(*cell).to_string();
                        let before = said(&person, &name);
                        assert!(index == 0 || before.contains("possible") || index > 1, "{id}: {before}");
                        press(&mut person, |label| label.starts_with(&format!("{name}: ")));
                    }
                    Pick::Choice(choice) => {
                        let model = person.desk().model().play.as_ref().expect("a play");
                        let listed = model.choices.iter().map(|it| (it.index, &it.label));
                        let armed = model.arming.iter().map(|it| (it.index, &it.label));
                        let label =
                            listed.chain(armed).find(|(known, _)| known == choice).expect("it is offered").1.clone();
                        press(&mut person, |other| other == label);
                    }
                }
                let last: Option<&AskTable> = person.last();
                assert!(matches!(last, Some(AskTable(TableAction::Touch(_)))), "{id}: {last:?}");
            }
            let complete = person.desk().hand().picks.is_empty();
            assert!(complete, "{id}: {order} is not played: {:?}", person.desk().hand().picks);
            heard.push(person.desk().model().board.as_ref().expect("it is said").news.clone());
            assert!(turn == 0 || !heard[turn].is_empty());
        }
        heard.dedup();
        assert!(heard.len() >= 3, "{id}: what happened is said: {heard:?}");
        let live = person.0.get_all_by(|node| node.live() == Live::Polite).next();
        assert!(live.is_some(), "{id}: it is said when it changes");
    }
}

#[test]
fn pieces_are_told_by_side_and_kind_in_every_language() {
    for entry in CATALOGUE {
        let desk = Desk::with_game(entry.info.id).after(4);
        for language in ludoteca_words::Language::ALL {
            let words = ludoteca_words::Words::new(language, &catalogue());
            let board = BoardModel::of(desk.session(), &words, desk.hand(), false);
            assert_eq!(board.cells.len(), entry.info.geometry.cells());
            for (cell, text) in &board.cells {
                assert!(!text.contains("kind-") && !text.contains('{') && !text.contains("sign-"), "{text}");
                let stands = desk.session().standing().iter().any(|it| it.cell == *cell);
                assert_eq!(stands, !text.contains(&words.word("ui-spoken-empty")), "{text}");
            }
        }
    }
}

#[test]
fn nothing_is_said_where_others_listen() {
    let mut desk = Desk::with_game("apocalypse");
    desk.get_mut::<ScreenReaderListens>().0 = true;
    let person = Person::at(desk);
    let board = person.desk().model().board.as_ref().expect("it is said");
    assert!(board.held.is_empty() && board.cells.iter().all(|(_, text)| !text.contains("possible")));
}
