//! Every shipped puzzle is proved here, and what is not right is found out.

use super::{all, sound};
use ludoteca_games::CATALOGUE;
use ludoteca_lessons::prove::{Disproof, make, prove};
use ludoteca_lessons::read;
use ludoteca_lessons::{Goal, Kind, write_exercise};
use ludoteca_rules::Options;
use ludoteca_rules::thinking::think::{Budget, Question, Stop};

/// Positions that may be looked at for one exercise: about a second.
const MOST: u64 = 1_500_000;

/// Proves the decks of a game.
fn proved(game: &str) {
    let mut count = 0;
    for deck in all() {
        for (number, exercise) in (1..).zip(&deck.exercises).filter(|(_, exercise)| exercise.game.info.id == game) {
            let found = prove(exercise, MOST);
            assert_eq!(found.wrong, None, "{} {number}: {:?}", deck.id, found.answers);
            count += usize::from(exercise.goal != Goal::Play);
        }
    }
    assert!(count >= 10, "{count}");
}

macro_rules! games {
    ($($name:ident: $id:literal,)*) => {
        $(#[test]
        fn $name() {
            proved($id);
        })*

        #[test]
        fn no_game_is_left_out() {
            let named = [$($id),*];
            assert!(CATALOGUE.iter().all(|entry| named.contains(&entry.info.id)));
        }
    };
}

games! {
    horizon: "horizon",
    semaforo: "semaforo",
    gatos_caes: "gatos-caes",
    rastros: "rastros",
    produto: "produto",
    avanco: "avanco",
    atari_go: "atari-go",
    horizons: "horizons",
    sapiens: "sapiens",
    apocalypse: "apocalypse",
}

/// A puzzle that is right, small enough to be changed by hand.
pub const PUZZLE: &str = r#"[Deck "one"]
[Kind "puzzles"]
[Title-pt-PT "A"]
[Title-pt-BR "A"]
[Title-en "A"]
[Game "avanco"]
[Position "2b1b2/7/3w3/7/7/7/6w w"]
[Goal "win 2"]
[Answers "d5-c6 d5-e6"]
[Say-pt-PT "A"]
[Say-pt-BR "A"]
[Say-en "A"]
1. d5-c6 c7-b6 2. c6-d7
"#;

#[test]
fn what_is_not_right_is_found_out() {
    let wrong = |part: &str, by: &str| prove(&sound(&PUZZLE.replace(part, by)).exercises[0], MOST).wrong;
    assert_eq!(wrong("", ""), None);
    assert_eq!(wrong("d5-c6 d5-e6", "d5-c6"), Some(Disproof::Missing(vec!["d5-e6".to_owned()])));
    assert_eq!(wrong("d5-c6 d5-e6", "d5-c6 d5-e6 d5-d6"), Some(Disproof::NotRight(vec!["d5-d6".to_owned()])));
    assert_eq!(wrong("win 2", "win 3"), Some(Disproof::Nearer(2)));
    assert_eq!(prove(&sound(PUZZLE).exercises[0], 3).wrong, Some(Disproof::TooLong));
    // A branch in which the win is let slip.
    assert_eq!(wrong("2. c6-d7", "2. c6-d7 (2. g1-g2)"), Some(Disproof::Step("g1-g2".to_owned())));
}

/// Later moves of a record are proved too, and what may be looked at for all of them is what may be for one.
#[test]
fn one_bound_holds_for_a_whole_exercise() {
    let mut exercise = sound(&PUZZLE.replace("c7-b6", "c7-b6 (e7-e6 2. c6-d7)")).exercises.remove(0);
    let all = prove(&exercise, MOST);
    assert_eq!(prove(&exercise, all.nodes).wrong, all.wrong);
    let steps = std::mem::take(&mut exercise.steps);
    let first = prove(&exercise, MOST);
    assert!(first.wrong.is_none() && first.nodes < all.nodes, "{first:?} {all:?}");
    exercise.steps = steps;
    assert_eq!(prove(&exercise, first.nodes).wrong, Some(Disproof::TooLong));
}

#[test]
fn a_puzzle_made_of_a_position_is_sound_and_proved() {
    for (game, position, goal) in [
        ("avanco", "2b1b2/7/3w3/7/7/7/6w w", Goal::Win(Some(2))),
        ("avanco", "bbbbbbb/b3bb1/wb5/1w1bw2/b2w1w1/w3wb1/wwwwww1 w", Goal::Save(1)),
        ("rastros", "7/7/4x2/4x2/4x2/2oxx2/3x3 1", Goal::Win(Some(2))),
        ("apocalypse", "5/n4/5/N3p/1P1P1 s 0:0 -", Goal::Win(Some(1))),
    ] {
        let entry = CATALOGUE.iter().find(|entry| entry.info.id == game).expect("a game");
        let session = entry.from_position(Options::defaults(entry.info.options), position).expect("a position");
        let made = make(entry, &*session, MOST).expect(position);
        assert_eq!(made.goal, goal, "{position}");
        assert_eq!(prove(&made, MOST).wrong, None, "{position}");
        let head = &PUZZLE[..PUZZLE.find("[Game").expect("a game")];
        let deck = read(&format!("{head}\n{}", write_exercise(&made)), &ludoteca_games::catalogue())
            .unwrap_or_else(|faults| panic!("{faults:?}"));
        assert_eq!((&deck.exercises[0].answers, deck.exercises[0].goal), (&made.answers, made.goal));
    }
    // Nothing can be asked where every move is as good as another.
    let entry = &CATALOGUE[0];
    assert!(make(entry, &*entry.start(Options::defaults(entry.info.options)), 1000).is_none());
}

/// The order that the computer would play is among the answers, which were proved another way. Of those that were found
/// in games, where an order may win later than asked, `slow.rs` says the same.
#[test]
fn the_computer_solves_the_puzzles_in_which_both_decide_at_once() {
    let mut wrong = Vec::new();
    let mut asked = 0;
    let by_hand = all().into_iter().filter(|deck| deck.kind == Kind::Puzzles && !deck.id.ends_with("-found-puzzles"));
    for deck in by_hand {
        for (number, exercise) in (1..).zip(&deck.exercises).filter(|(_, exercise)| exercise.game.info.simultaneous) {
            let play = exercise.begin();
            let seat = play.sides()[usize::from(exercise.side.0)].seats.iter().next().expect("it has a seat");
            for seed in 0..3 {
                let budget = Budget { nodes: Some(100_000), ..Budget::default() };
                let question = Question { budget, all: false, seed };
                let mut thinker = (exercise.game.searchers[0].make)(16);
                let answer = thinker.think(&play.snapshot(seat), &question, &Stop::default());
                let best = answer.best.expect("the seat is asked");
                asked += 1;
                if !exercise.answers.contains(&best) {
                    wrong.push(format!("{} {number}: {best} and not {:?}", deck.id, exercise.answers));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(asked >= 36, "{asked}");
}
