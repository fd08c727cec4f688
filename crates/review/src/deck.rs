//! Turning points as exercises, so that whatever runs lessons can ask them.

use super::review::{Review, Turn};
use ludoteca_lessons::{AuthorText, Deck, Exercise, Goal, Kind, LONGEST, Steps};
use ludoteca_rules::session::{Controller, Nag, NodeId, PlayView, Request};
use ludoteca_rules::{Catalogue, Entry, Seat, Text};
use ludoteca_words::{Language, Words};

/// `?`
const MISTAKE: Nag = Nag(2);

impl Review {
    /// The questions of the turning points as a deck, in the order of the turns: those of these seats, or of all.
    /// `id` is its name in files, see [`Deck`]. `None` if nothing can be asked.
    #[must_use]
    pub fn deck(&self, entry: &'static Entry, id: &str, seats: Option<&[Seat]>) -> Option<Deck> {
        let wanted = |turn: &&Turn| seats.is_none_or(|seats| seats.contains(&turn.seat));
        let exercises: Vec<Exercise> =
            self.turns.iter().filter(wanted).filter_map(|turn| exercise(entry, turn)).collect();
        let mut title = AuthorText::default();
        let only = Catalogue::new([entry]);
        for language in Language::ALL {
            title.set(language, &Words::new(language, &only).word("review-deck"));
        }
        (!exercises.is_empty()).then(|| Deck { id: id.to_owned(), kind: Kind::Puzzles, title, exercises })
    }
}

/// The seats of the people in a play; all seats where no person plays, or nobody says who plays.
#[must_use]
pub fn people(play: &dyn PlayView) -> Vec<Seat> {
    let seats: Vec<Seat> = (0..play.seats()).map(Seat).collect();
    let human =
        |seat: &Seat| play.header().controllers.get(usize::from(seat.0)).is_none_or(|who| *who == Controller::Human);
    let people: Vec<Seat> = seats.iter().copied().filter(human).collect();
    if people.is_empty() { seats } else { people }
}

/// The question of a turning point as an exercise: every order that keeps the value is an answer, and the one that was
/// given is refuted. `None` if the turn has no question.
#[must_use]
pub fn exercise(entry: &'static Entry, turn: &Turn) -> Option<Exercise> {
    let question = turn.question.as_ref()?;
    let mut play = entry.from_position(question.options.clone(), &question.position).ok()?;
    let only = Catalogue::new([entry]);
    let side = play.sides().get(usize::from(turn.side.0))?.key;
    let said = |text: &Text| {
        let mut said = AuthorText::default();
        for language in Language::ALL {
            let words: String = Words::new(language, &only).say(text).chars().take(LONGEST).collect();
            said.set(language, &words);
        }
        said
    };
    for order in &question.right {
        play.submit(Request::GoTo(NodeId::ROOT)).ok()?;
        play.submit(Request::Move(order.clone())).ok()?;
    }
    play.submit(Request::GoTo(NodeId::ROOT)).ok()?;
    let after = turn.after.told(&*play);
    for (index, order) in question.refuted.iter().enumerate() {
        play.submit(Request::Move(order.clone())).ok()?;
        if index == 0 {
            let here = play.cursor();
            play.submit(Request::Nags(here, vec![MISTAKE])).ok()?;
            let comment = said(&Text::new("review-was-played").with_text("worth", after.clone())).to_comment();
            play.submit(Request::Comment(here, comment)).ok()?;
        }
    }
    play.submit(Request::GoTo(NodeId::ROOT)).ok()?;
    play.submit(Request::Move(turn.better.clone())).ok()?;
    let mut answers = question.right.clone();
    answers.sort();
    Some(Exercise {
        game: entry,
        options: question.options.clone(),
        position: Some(question.position.clone()),
        side: question.side,
        name: said(&Text::new("review-name").with_number("number", turn.number)),
        say: said(&Text::new("review-say").with("move", &*turn.played).with_text("side", Text::new(side))),
        hint: AuthorText::default(),
        why: AuthorText::default(),
        well: AuthorText::default(),
        goal: Goal::Play,
        answers,
        steps: Steps::of(&*play)?,
        line: 1,
    })
}
