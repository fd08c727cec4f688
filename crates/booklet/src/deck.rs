//! A deck of lessons or puzzles as tasks, with their solutions apart.

use super::content::{Entry, Section, task};
use ludoteca_lessons::{Deck, Exercise};
use ludoteca_rules::SeatSet;
use ludoteca_rules::Text;
use ludoteca_rules::session::PlayView;
use ludoteca_words::Words;

/// What a deck becomes.
#[derive(Clone, Debug)]
pub struct DeckParts {
    /// Its tasks.
    pub tasks: Section,
    /// Their solutions.
    pub solutions: Section,
}

/// The tasks of a deck and their solutions.
#[must_use]
pub fn of_deck(deck: &Deck, words: &Words) -> DeckParts {
    let language = words.language();
    let asked = |exercise: &Exercise| task(&*exercise.begin(), words, exercise.say.within(language).to_owned());
    let entries = (1_usize..).zip(&deck.exercises).map(|(number, exercise)| solution(number, exercise, words));
    DeckParts {
        tasks: Section::Tasks { tasks: deck.exercises.iter().map(asked).collect(), answers: true },
        solutions: Section::Entries { title: words.word("booklet-solutions"), entries: entries.collect() },
    }
}

/// The main line, with what is answered in brackets; the other right moves; and why.
pub(crate) fn solution(number: usize, exercise: &Exercise, words: &Words) -> Entry {
    let play = exercise.begin();
    let line = exercise.steps.main_line();
    let step = |place: &usize| {
        let step = &exercise.steps.all[*place];
        if decides(&*play, exercise, step.by) { step.played.clone() } else { format!("({})", step.played) }
    };
    let first = line.first().map(|place| exercise.steps.all[*place].played.as_str()).unwrap_or_default();
    // Where both sides decide at once, an answer is the part of one side.
    let is_first = |answer: &&String| first == **answer || first.split('|').any(|part| part == **answer);
    let others: Vec<&str> = exercise.answers.iter().filter(|answer| !is_first(answer)).map(String::as_str).collect();
    let mut moves = line.iter().map(step).collect::<Vec<_>>().join(" ");
    if !others.is_empty() {
        moves.push_str(&words.say(&Text::new("booklet-also").with("moves", others.join(", "))));
    }
    let language = words.language();
    let mut reasons: Vec<&str> = Vec::new();
    let comments = line.iter().map(|place| exercise.steps.all[*place].comment.within(language));
    for reason in comments.chain([exercise.well.within(language)]) {
        if !reason.is_empty() && !reasons.contains(&reason) {
            reasons.push(reason);
        }
    }
    Entry { label: number.to_string(), moves, said: reasons.join(" ") }
}

/// Whether the side that is asked decides a move, alone or with others.
fn decides(play: &dyn PlayView, exercise: &Exercise, by: SeatSet) -> bool {
    by.iter().any(|seat| play.side_of(seat) == Some(exercise.side))
}
