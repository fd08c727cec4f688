//! What the panels show of a review.

use super::controller::in_order;
use super::work::{LookingBack, Reviewed};
use crate::desk::play::timeline::curve::{CurveModel, CurveTurn};
use ludoteca_review::{Review, Turn, comments, people};
use ludoteca_rules::session::PlayView;
use ludoteca_rules::thinking::think::Ending;
use ludoteca_rules::{Arg, Side};
use ludoteca_words::{Words, telling};

/// What can be done with a play while somebody looks back at it.
#[derive(Clone, Copy)]
pub struct LookingAt<'a> {
    /// The play.
    pub view: &'a dyn PlayView,
    /// Whether moves can be tried on its board; at a table between computers they cannot.
    pub free: bool,
    /// Whether own mistakes are kept.
    pub keeps: bool,
}

/// What the card shows beside the board.
#[derive(Clone, Debug, PartialEq)]
pub struct ReviewModel {
    /// How much of the work is done, from 0 to 1, until all is.
    pub working: Option<f32>,
    /// How the chances went, as far as that is known.
    pub curve: CurveModel,
    /// What it says first.
    pub headline: String,
    /// What it says below that.
    pub about: String,
    /// The turning points in the order of the game.
    pub rows: Vec<TurnRow>,
    /// The one that is looked at.
    pub chosen: Option<TurnModel>,
    /// So many of them can be asked.
    pub questions: usize,
    /// Whether these are among the own mistakes; `None` where they cannot be kept.
    pub kept: Option<bool>,
    /// Whether what was found stands beside the moves.
    pub written: bool,
}

/// A turning point in the list, without what would have been better.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnRow {
    /// Its place in the review.
    pub turn: usize,
    /// The number of the move.
    pub number: u32,
    /// Who played what.
    pub played: String,
    /// What that changed.
    pub changed: String,
}

/// The turning point that is looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnModel {
    /// Which one of how many.
    pub place: String,
    /// Who played what.
    pub title: String,
    /// What it changed, and what follows.
    pub said: String,
    /// What would have been better.
    pub better: Vec<String>,
    /// Whether the better moves can be shown on the board, and what followed the one that was played.
    pub shows: [bool; 2],
    /// Whether one can play on from there.
    pub free: bool,
    /// Whether there is one before it and one after it.
    pub beside: [bool; 2],
}

impl ReviewModel {
    /// What to show while somebody looks back at this play.
    #[must_use]
    pub fn of(looking: &LookingBack, at: LookingAt<'_>, words: &Words) -> Option<Self> {
        let reviewed = looking.of(at.view)?;
        let shown = Self {
            working: None,
            curve: curve(reviewed, at.view, words),
            headline: words.word("review-title"),
            about: String::new(),
            rows: Vec::new(),
            chosen: None,
            questions: 0,
            kept: None,
            written: false,
        };
        Some(match &reviewed.found {
            None => {
                let (done, of) = reviewed.far;
                let about = words.word("review-working");
                Self { working: Some((done as f32 / of.max(1) as f32).min(1.0)), about, ..shown }
            }
            Some(Err(error)) => Self { about: words.say(&error.text()), ..shown },
            Some(Ok(review)) => Self::found(shown, reviewed, review, at, words),
        })
    }

    fn found(shown: Self, reviewed: &Reviewed, review: &Review, at: LookingAt<'_>, words: &Words) -> Self {
        let view = at.view;
        let people = people(view);
        let asked = |turn: &&Turn| people.contains(&turn.seat) && turn.question.is_some();
        let questions = review.turns.iter().filter(asked).count();
        let order = in_order(review);
        let count = [("count", Arg::Number(i64::try_from(order.len()).unwrap_or(i64::MAX)))];
        let (headline, about) = match order.len() {
            0 => (words.word("review-calm"), words.word("review-calm-about")),
            _ if !review.has_turned() => (words.word("review-slips"), words.word("review-turned-about")),
            _ => (words.fill("review-turned", &count), words.word("review-turned-about")),
        };
        let row = |turn: &usize| {
            let told = &review.turns[*turn];
            TurnRow {
                turn: *turn,
                number: told.number,
                played: played(view, words, told),
                changed: changed(words, told),
            }
        };
        let rows = order.iter().map(row).collect();
        let chosen = reviewed.turn.and_then(|turn| {
            let here = order.iter().position(|other| *other == turn)?;
            Some(turn_model(&review.turns[turn], (here, order.len()), at, words))
        });
        let kept = (at.keeps && questions > 0).then_some(reviewed.kept);
        let questions = if at.free { questions } else { 0 };
        let written = comments(review, view, words).is_empty();
        Self { headline, about, rows, chosen, questions, kept, written, ..shown }
    }
}

/// Who played what.
fn played(view: &dyn PlayView, words: &Words, turn: &Turn) -> String {
    let who = telling::player_name(view, words, turn.seat);
    words.fill("review-played", &[("who", Arg::Plain(who)), ("move", Arg::Plain(turn.played.clone()))])
}

/// What a turn changed for whoever played it: words for what is proved, a number for what is judged.
fn changed(words: &Words, turn: &Turn) -> String {
    let key = match (turn.before.ending(), turn.after.ending()) {
        (Some(Ending::Win), Some(Ending::Loss)) => "review-win-lost",
        (Some(Ending::Win), Some(Ending::Draw)) => "review-win-drawn",
        (Some(Ending::Draw), Some(Ending::Loss)) => "review-draw-lost",
        _ => {
            let loss = Arg::Number(i64::from(turn.loss() / 10));
            return words.fill("review-chances-lost", &[("loss", loss)]);
        }
    };
    words.word(key)
}

fn turn_model(turn: &Turn, (here, of): (usize, usize), at: LookingAt<'_>, words: &Words) -> TurnModel {
    let number = |number: usize| Arg::Plain(number.to_string());
    let mut said = turn.said.iter().map(|text| words.say(text));
    let place = words.fill("review-place", &[("number", number(here + 1)), ("of", number(of))]);
    let title = [("number", number(turn.number as usize)), ("played", Arg::Plain(played(at.view, words, turn)))];
    // Where others order at the same time a line has the orders of one side only.
    let shows = at.free && !at.view.info().simultaneous;
    TurnModel {
        place,
        title: words.fill("review-move", &title),
        said: said.next().unwrap_or_default(),
        better: said.collect(),
        shows: [shows && !turn.line.is_empty(), shows && turn.refutation.len() > 1],
        free: at.free,
        beside: [here > 0, here + 1 < of],
    }
}

/// The part of the curve on the line that redo follows. Where more than two sides play there is no one curve.
fn curve(reviewed: &Reviewed, view: &dyn PlayView, words: &Words) -> CurveModel {
    let line = view.line();
    let place = |node| line.iter().position(|other| *other == node);
    let two = view.sides().len() == 2;
    let share_at = |node| {
        let point = reviewed.curve.iter().find(|point| point.node == node)?;
        two.then(|| f32::from(point.worth.share) / 1000.0)
    };
    let points = reviewed.curve.iter().filter_map(|point| Some((place(point.node)? as f32, share_at(point.node)?)));
    let turns = reviewed.review().map_or(&[][..], |review| &review.turns);
    let turns = turns.iter().enumerate().filter_map(|(index, turn)| {
        let (at, share) = (place(turn.node)?, share_at(turn.node).unwrap_or(0.5));
        Some(CurveTurn { at, share, chosen: reviewed.turn == Some(index) })
    });
    let better = |side: u8| {
        let who = Arg::Plain(telling::side_player_name(view, words, Side(side)));
        words.fill("review-better-for", &[("who", who)])
    };
    CurveModel {
        points: points.collect(),
        turns: turns.collect(),
        better: if two { [0, 1].map(better) } else { Default::default() },
    }
}
