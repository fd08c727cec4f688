//! How an experiment is made: the same on any number of threads, stopped, cut.

use super::{by_chance, entry, made, setting, try_setting};
use ludoteca_experiment::{End, Experiment, MOST_GAMES, Player, Progress, Run, Setting};
use ludoteca_games::CATALOGUE;
use ludoteca_rules::session::{Request, Session};
use ludoteca_rules::thinking::think::Stop;
use ludoteca_rules::{Options, Side};
use ludoteca_workers::Workers;

/// The same experiment on so many threads.
fn on(threads: usize, experiment: &Experiment) -> Run {
    let workers = Workers::of(threads, "experiment", || {});
    let mut run = Run::stopped_by(experiment.clone(), &workers, threads, Stop::default());
    while run.wait() {}
    assert!(run.is_done());
    run
}

#[test]
fn the_same_wishes_are_the_same_games_on_any_number_of_threads() {
    for entry in CATALOGUE {
        let experiment = Experiment { games: 40, seed: 7, ..by_chance(entry.info.id, None) };
        let games = made(experiment.clone()).games();
        assert_eq!(games, on(1, &experiment).games(), "{}", entry.info.id);
        assert_eq!(games, on(2, &experiment).games(), "{}", entry.info.id);
        let other = made(Experiment { seed: 8, ..experiment }).games();
        assert_ne!(games, other, "another seed is other games: {}", entry.info.id);
    }
}

#[test]
fn levels_play_the_same_games_on_any_number_of_threads() {
    for game in ["semaforo", "avanco", "sapiens", "apocalypse"] {
        let settings = [1, 2].map(|level| setting(game, "", None, Player::Level(level))).to_vec();
        let experiment = Experiment { games: 3, opening: 2, longest: 12, ..Experiment::of(settings) };
        let games = made(experiment.clone()).games();
        assert_eq!(games, on(2, &experiment).games(), "{game}");
    }
}

#[test]
fn fewer_games_are_the_first_of_more_and_one_of_several_settings_is_as_alone() {
    let many = made(Experiment { games: 60, ..by_chance("rastros", None) }).games();
    let few = made(Experiment { games: 25, ..by_chance("rastros", None) }).games();
    assert_eq!(many[0][..25], few[0][..]);
    let settings = ["2021", "2022"].map(|value| setting("sapiens", &format!("setup={value}"), None, Player::Random));
    let both = made(Experiment { games: 20, ..Experiment::of(settings.to_vec()) });
    for (setting, games) in settings.into_iter().zip(both.games()) {
        assert_eq!(made(Experiment { games: 20, ..Experiment::of(vec![setting]) }).games()[0], games);
    }
    assert_eq!(both.progress(), Progress { played: 40, games: 40 });
}

#[test]
fn a_run_that_was_stopped_has_what_was_played_before() {
    let stop = Stop::default();
    stop.stop();
    let workers = Workers::of(2, "experiment", || {});
    let mut run = Run::stopped_by(by_chance("avanco", None), &workers, 2, stop);
    while run.wait() {}
    assert_eq!((run.progress().played, run.is_done(), run.tallies()[0].games()), (0, false, 0));
    // A level that thinks for long is stopped while it does.
    let experiment = Experiment::of(vec![setting("horizons", "", None, Player::Level(6))]);
    let mut run = Run::stopped_by(experiment, &workers, 2, Stop::default());
    run.stop();
    while run.wait() {}
    assert!(!run.is_done());
}

#[test]
fn a_game_that_goes_on_for_too_long_is_cut_and_counted_so() {
    let options = "repetition=off,no-progress=off";
    let endless = setting("horizon", options, None, Player::Random);
    let run = made(Experiment { games: 50, longest: 30, ..Experiment::of(vec![endless]) });
    let tally = &run.tallies()[0];
    let games = &run.games()[0];
    let cut = games.iter().filter(|game| game.end == End::Cut).count();
    assert!(cut > 0 && games.iter().all(|game| (game.end == End::Cut) <= (game.plies == 30) && game.plies <= 30));
    assert_eq!((tally.cut as usize, tally.games()), (cut, 50));
    assert_eq!(tally.ends.iter().map(|(_, count)| count).sum::<u32>(), 50);
    let lengths = tally.lengths.as_ref().map_or(0, |lengths| lengths.histogram.iter().map(|bin| bin.games).sum());
    assert_eq!(lengths + tally.cut, 50, "the length of a game that was cut is not known");
    let all = made(Experiment { games: 5, longest: 1, ..by_chance("sapiens", None) });
    assert_eq!((all.tallies()[0].cut, all.tallies()[0].lengths.clone()), (5, None));
}

#[test]
fn nobody_asks_for_too_much() {
    let run = Run::stopped_by(Experiment { games: u32::MAX, ..by_chance("rastros", None) }, &Workers::none(), 1, {
        let stop = Stop::default();
        stop.stop();
        stop
    });
    assert_eq!(run.progress().games, MOST_GAMES as usize);
    let none = made(Experiment::of(Vec::new()));
    assert_eq!((none.progress().games, none.tallies().len()), (0, 0));
    let none = made(Experiment { games: 0, ..by_chance("rastros", None) });
    assert_eq!((none.progress().games, none.tallies()[0].games()), (0, 0));
}

#[test]
fn what_cannot_be_played_gets_a_sentence() {
    let won = "7/2w4/7/7/6w/7/b6 w";
    let over = try_setting("avanco", "", Some(won), Player::Random).expect_err("Black has arrived");
    assert_eq!(over.key, "experiment-over");
    assert_eq!(Player::parse("random"), Ok(Player::Random));
    assert_eq!(Player::parse("6").map(Player::text), Ok("6".to_owned()));
    for text in ["", "0", "7", "chance", "-1", "1.5", "<b>"] {
        assert_eq!(Player::parse(text).map_err(|text| text.key), Err("experiment-player"), "{text}");
    }
}

#[test]
fn whoever_made_the_first_move_began() {
    let entry = entry("semaforo");
    let mut play = entry.start(Options::defaults(entry.info.options));
    let first = |play: &dyn Session| Setting::new(entry, play, vec![Player::Random; 2]).expect("it goes on").first();
    assert_eq!(first(&*play), Some(Side(0)));
    play.submit(Request::Move("a1".to_owned())).expect("it is legal");
    assert_eq!(first(&*play), Some(Side(0)), "and not whoever goes on");
    play.submit(Request::Undo).expect("there is a move");
    assert_eq!(first(&*play), Some(Side(0)));
    let later = entry.from_position(play.options().clone(), "4/4/g3 2").expect("a position");
    assert_eq!(first(&*later), Some(Side(1)));
}
