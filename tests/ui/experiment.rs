//! The dialog with an experiment: chance or levels play many games from the position on the board.

use crate::bench::{Desk, Person};
use ludoteca::desk::commands::DoCommand;
use ludoteca::desk::commands::table::CommandId;
use ludoteca::desk::experiment::compare::Compared;
use ludoteca::desk::experiment::controller::{Bench, ExperimentAction};
use ludoteca::desk::experiment::model::ExperimentModel;
use ludoteca::desk::frame::dialog::DialogAction;
use ludoteca::desk::frame::display::ToClipboard;
use ludoteca::desk::view_model::DialogModel;
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

/// What the dialog shows.
fn shown(person: &mut Person) -> ExperimentModel {
    match person.desk().model().dialog.clone() {
        Some(DialogModel::Experiment(shown)) => *shown,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_hundred_games_of_chance_are_counted_and_copied_for_a_spreadsheet() {
    for language in Language::ALL {
        let mut person = open("rastros", language);
        person.change(|desk| desk.send(ExperimentAction::Games(100)));
        person.press("experiment-begin");
        person.look();
        let shown = shown(&mut person);
        assert_eq!(shown.running, None);
        assert_eq!(shown.blocks[0].bars.len(), 2);
        assert!(
            (shown.blocks[0].bars.iter().map(|bar| bar.share).sum::<f32>() - 1.0).abs() < 1e-3,
            "{:?}",
            shown.blocks[0].bars
        );
        assert!(shown.blocks[0].bars.iter().all(|bar| bar.between[0] < bar.share && bar.share < bar.between[1]));
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
    let shown = shown(&mut person);
    assert!(shown.blocks[0].bars[1].share > 0.8, "{:?}", shown.blocks[0].bars);
    assert!(shown.seats[1].2[3].chosen && shown.seats[0].2[0].chosen);
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

/// The names of the lines that a comparison has, once a hundred games of each were played.
fn lines(game: &str, language: Language, compared: Compared) -> (ExperimentModel, Person) {
    let mut person = open(game, language);
    person.change(|desk| {
        desk.send(ExperimentAction::Games(100));
        desk.send(ExperimentAction::Compare(compared));
        desk.send(ExperimentAction::Begin);
    });
    person.look();
    (shown(&mut person), person)
}

#[test]
fn moves_levels_and_options_are_compared_line_by_line() {
    for language in Language::ALL {
        let (shown, mut person) = lines("rastros", language, Compared::Moves);
        let names: Vec<&str> = shown.blocks[0].bars.iter().map(|bar| bar.name.as_str()).collect();
        assert_eq!(names.len(), 8, "the counter has eight neighbours: {names:?}");
        assert!(names.contains(&"d4"), "{names:?}");
        assert!(person.reads(&shown.blocks[0].heading) && person.reads(&shown.said[0]), "{shown:?}");
        let lasted = shown.blocks.last().expect("how long they took");
        assert!(person.reads(&lasted.heading));
        assert_eq!(lasted.bars.len(), 8);
        person.change(|desk| desk.send(ExperimentAction::Copy));
        let copied = person.desk().get::<ToClipboard>().0.clone().expect("a table");
        assert_eq!(copied.trim().lines().count(), 801);
    }
    let (shown, _) = lines("semaforo", Language::En, Compared::Seat(1));
    assert_eq!(shown.blocks[0].bars.len(), 7, "chance and six levels: {shown:?}");
    assert_eq!(shown.seats.len(), 1, "who is compared is not chosen");
    assert!(!shown.openings.is_empty(), "levels vary their games more after some turns of chance");
    assert!(
        shown.blocks[0].bars[6].share < shown.blocks[0].bars[0].share,
        "the first side wins less often against the strongest level"
    );
    let (shown, person) = lines("sapiens", Language::En, Compared::Option("players"));
    let names: Vec<&str> = shown.blocks[0].bars.iter().map(|bar| bar.name.as_str()).collect();
    let known = ["2", "teams", "single"].map(|value| person.desk().word(&format!("option-players-{value}")));
    assert_eq!(names, known);
    assert_eq!(shown.blocks.len(), 3, "wins, draws and lengths: {shown:?}");
}

#[test]
fn a_position_that_fits_one_value_alone_is_not_compared() {
    let mut desk = Desk::with_game("sapiens");
    let begun = {
        let entry = catalogue().find("sapiens").expect("it is there");
        let mut play = entry.start(ludoteca_rules::Options::defaults(entry.info.options));
        let order = play.orders(ludoteca_rules::Seat(0))[0].clone();
        play.submit(ludoteca_rules::session::Request::Move(order)).expect("it is legal");
        play
    };
    desk.put(begun);
    let mut person = Person::at(desk);
    person.change(|desk| {
        desk.send(ExperimentAction::Open);
        desk.send(ExperimentAction::Compare(Compared::Option("players")));
        desk.send(ExperimentAction::Begin);
    });
    person.look();
    assert!(person.reads(&person.desk().word("experiment-compare-few")));
}
