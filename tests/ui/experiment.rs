//! The dialog with an experiment: chance or levels play many games from the position on the board.

use crate::bench::{Desk, Person};
use ludoteca::desk::commands::DoCommand;
use ludoteca::desk::commands::table::CommandId;
use ludoteca::desk::experiment::controller::{Bench, ExperimentAction};
use ludoteca::desk::frame::dialog::DialogAction;
use ludoteca::desk::frame::display::ToClipboard;
use ludoteca_experiment::Player;
use ludoteca_games::catalogue;
use ludoteca_record as record;
use ludoteca_table::background::LongWork;
use ludoteca_words::Language;
use ludoteca_workers::Workers;

fn open(game: &str, language: Language) -> Person {
    let mut desk = Desk::with_game(game);
    desk.settings_mut().chosen_language = Some(language);
    let mut person = Person::at(desk);
    person.change(|desk| desk.send(DoCommand(CommandId::Experiment)));
    person
}

#[test]
fn a_hundred_games_of_chance_are_counted_and_copied_for_a_spreadsheet() {
    for language in Language::ALL {
        let mut person = open("rastros", language);
        person.change(|desk| desk.send(ExperimentAction::Games(100)));
        person.press("experiment-begin");
        person.look();
        let shown = person.desk().model().dialog.clone();
        let Some(ludoteca::desk::view_model::DialogModel::Experiment(shown)) = shown else { panic!("{shown:?}") };
        assert_eq!(shown.running, None);
        assert_eq!(shown.bars.len(), 2);
        assert!((shown.bars.iter().map(|bar| bar.share).sum::<f32>() - 1.0).abs() < 1e-3, "{:?}", shown.bars);
        assert!(shown.bars.iter().all(|bar| bar.between[0] < bar.share && bar.share < bar.between[1]));
        assert!(!shown.said.is_empty() && person.reads(&shown.said[0]));
        assert!(person.reads(&person.desk().word("experiment-copy")));
        person.change(|desk| desk.send(ExperimentAction::Copy));
        let copied = person.desk().get::<ToClipboard>().0.clone().expect("a table");
        assert_eq!(copied.trim().lines().count(), 101, "a head and a line for each game");
    }
}

#[test]
fn a_level_that_plays_chance_wins_most_games() {
    let mut person = open("semaforo", Language::En);
    person.change(|desk| {
        desk.send(ExperimentAction::Games(100));
        desk.send(ExperimentAction::Player(1, Player::Level(3)));
        desk.send(ExperimentAction::Begin);
    });
    let Some(ludoteca::desk::view_model::DialogModel::Experiment(shown)) = person.desk().model().dialog.clone() else {
        panic!("it is open")
    };
    assert!(shown.bars[1].share > 0.8, "{:?}", shown.bars);
    assert!(shown.seats[1].1[3].chosen && shown.seats[0].1[0].chosen);
}

#[test]
fn a_game_that_is_over_cannot_be_played_and_says_so() {
    let mut desk = Desk::with_game("avanco");
    let text = "[Game \"avanco\"]\n[Position \"7/2w4/7/7/6w/b6/7 w\"]\n1. c6-c7 w";
    desk.put(record::read(text, &catalogue()).expect("a record"));
    let mut person = Person::at(desk);
    person.change(|desk| desk.send(ExperimentAction::Open));
    person.press("experiment-begin");
    let said = person.desk().word("experiment-over");
    assert!(person.reads(&said));
}

#[test]
fn whoever_closes_the_dialog_stops_it() {
    let mut person = open("rastros", Language::En);
    person.change(|desk| {
        *desk.get_mut::<LongWork>() = LongWork(Workers::new("long work", || {}));
        desk.send(ExperimentAction::Games(10_000));
        desk.send(ExperimentAction::Player(0, Player::Level(6)));
        desk.send(ExperimentAction::Begin);
    });
    assert!(!person.desk().get::<Bench>().stopped);
    person.change(|desk| desk.send(DialogAction::Close));
    let bench = person.desk().get::<Bench>();
    assert!(bench.stopped && !bench.run().expect("it was begun").is_done());
}
