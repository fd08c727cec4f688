//! One fact has one number: the computer counts a win as the puzzle does, in own moves, or in stones.

use super::all;
use ludoteca_games::{CATALOGUE, catalogue};
use ludoteca_lessons::{Goal, Kind};
use ludoteca_rules::thinking::think::{Budget, Ending, Proof, Question, Stop};
use ludoteca_words::{Language, Words, telling};

#[test]
fn the_computer_counts_a_win_as_the_puzzle_does() {
    let (mut equal, mut bounds) = (0, Vec::new());
    for deck in all().into_iter().filter(|deck| deck.kind == Kind::Puzzles) {
        for (number, exercise) in (1..).zip(&deck.exercises) {
            let Goal::Win(Some(moves)) = exercise.goal else { continue };
            let play = exercise.begin();
            let seat = play.asked().iter().next().expect("somebody is asked");
            let budget = Budget { nodes: Some(50_000), ..Budget::default() };
            let question = Question { budget, ..Question::default() };
            let found = (exercise.game.searchers[0].make)(16).think(&play.snapshot(seat), &question, &Stop::default());
            let Some(Proof { ending: Ending::Win, plies: Some(plies) }) = found.score.proof else { continue };
            let counted = play.own_among(plies);
            assert!(counted >= moves, "{} {number}: {counted} and not {moves}", deck.id);
            let unit = if play.counts_stones() { "stone" } else { "move" };
            let words = Words::new(Language::En, &catalogue());
            let (said, asked) = (words.say(&telling::worth(&*play, found.score)), exercise.say.exactly(Language::En));
            assert!(said.contains(unit), "{} {number}: {said}", deck.id);
            if counted == moves {
                equal += 1;
                assert!(
                    moves == 1 || said.contains(&format!("within {moves} {unit}s")),
                    "{} {number}: {said}",
                    deck.id
                );
                assert!(moves == 1 || asked.contains(&format!("{moves} {unit}s")), "{} {number}: {asked}", deck.id);
            } else {
                bounds.push(format!("{} {number}: within {counted}, and {moves} are enough", deck.id));
            }
        }
    }
    assert!(equal >= 60, "{equal}");
    // Some searchers prove who wins before they know how soon: what they say is a bound, and said as one.
    assert!(bounds.len() * 4 <= equal, "{equal} equal, {bounds:#?}");
}

#[test]
fn stones_are_counted_where_a_turn_has_two_and_turns_where_both_order_at_once() {
    let among = |game: &str, position: &str, plies: &[u32]| -> Vec<u32> {
        let entry = CATALOGUE.iter().find(|entry| entry.info.id == game).expect("a game");
        let options = ludoteca_rules::Options::defaults(entry.info.options);
        let play = entry.from_position(options, position).expect("a position");
        plies.iter().map(|plies| play.own_among(*plies)).collect()
    };
    let plies = [1, 2, 3, 4, 5, 6, 7];
    assert_eq!(among("semaforo", "4/4/4 1", &plies), [1, 1, 2, 2, 3, 3, 4]);
    assert_eq!(among("apocalypse", "npppn/p3p/5/P3P/NPPPN s 0:0 -", &plies), plies);
    // Two own stones, two of the other side, two own ones.
    assert_eq!(among("produto", "5/6/7/8/4b4/8/7/6/5 w 2", &plies), [1, 2, 2, 2, 3, 4, 4]);
    assert_eq!(among("produto", "5/6/7/8/4b4/8/7/6/5 w 1", &plies), [1, 1, 1, 2, 3, 3, 3]);
}

#[test]
fn puzzles_of_sapiens_ask_for_an_alliance_and_for_the_martyr() {
    let deck = all().into_iter().find(|deck| deck.id == "sapiens-puzzles").expect("the deck");
    // Every right answer is one, so that it is the point of the puzzle.
    let of =
        |sign: char| deck.exercises.iter().filter(|one| one.answers.iter().all(|answer| answer.contains(sign))).count();
    assert!(of('&') >= 3, "{} ask for an alliance", of('&'));
    assert!(of('!') >= 2, "{} ask for the martyr", of('!'));
}
