//! What was missed, in the game's own terms as far as the program knows them.
//!
//! What it was worth is always said. Then the better move and what it is good for, what the answer to the move that was
//! played does, and what can be counted after either.

use super::count::{self, COUNTED_PLIES};
use super::moments::Moment;
use super::review::Turn;
use super::scout::Scout;
use ludoteca_rules::session::PlayView;
use ludoteca_rules::walk::purpose::Purpose;
use ludoteca_rules::{Text, Winner};
use ludoteca_words::telling;

/// So many orders are named that follow a mistake.
const MOST_FOLLOW: usize = 3;

/// At most so many orders are named that are as good as the better one.
const MOST_NAMED: usize = 4;

/// The sentences of a turn.
pub(super) fn sentences(scout: &mut Scout, turn: &Turn, moment: &Moment) -> Vec<Text> {
    scout.line.go_to(moment.place);
    let play = scout.play();
    let worth = worth(play, turn);
    let mut said = vec![worth];
    let why = purpose(scout, moment, &turn.better);
    said.push(match why {
        Some(why) => Text::new("review-better-why").with("move", &*turn.better).with_text("why", why),
        None => Text::new("review-better").with("move", &*turn.better),
    });
    let others: Vec<&str> = turn.right.iter().skip(1).map(String::as_str).collect();
    if (1..=MOST_NAMED).contains(&others.len()) {
        said.push(Text::new("review-as-good").with("moves", others.join(", ")));
    }
    said.extend(answer(scout, turn, moment));
    said.extend(counted(scout, turn, moment));
    said
}

/// What it was worth before and after.
fn worth(play: &dyn PlayView, turn: &Turn) -> Text {
    let (before, after) = (turn.before.told(play), turn.after.told(play));
    if before == after {
        return Text::new("review-worth-same").with_text("before", before);
    }
    Text::new("review-worth").with_text("before", before).with_text("after", after)
}

/// The sentences of a warning: what it was worth and what the answer does, and nothing of what is better.
pub(super) fn warning(scout: &mut Scout, turn: &Turn, moment: &Moment) -> Vec<Text> {
    scout.line.go_to(moment.place);
    let play = scout.play();
    let worth = worth(play, turn);
    let follows = || {
        let moves = turn.refutation.get(1..)?.iter().take(MOST_FOLLOW).map(String::as_str).collect::<Vec<_>>();
        (!moves.is_empty()).then(|| Text::new("guard-follows").with("moves", moves.join(" ")))
    };
    let answer = answer(scout, turn, moment).or_else(follows);
    std::iter::once(worth).chain(answer).collect()
}

/// What an order at the cursor of the copy is good for.
fn purpose(scout: &Scout, moment: &Moment, order: &str) -> Option<Text> {
    if moment.unread {
        return None;
    }
    let play = scout.play();
    let seat = play.asked().iter().next()?;
    let found = scout.entry.purpose(play.options(), &play.position_text(), seat, order).ok().flatten()?;
    Some(telling::purpose(play, order, &found))
}

/// What the answer to the order that was given does.
fn answer(scout: &mut Scout, turn: &Turn, moment: &Moment) -> Option<Text> {
    let reply = turn.refutation.get(1)?.clone();
    scout.line.go_to(moment.place + 1);
    let seat = scout.line.play.asked().iter().next()?;
    let mover = scout.line.play.side_of(seat).filter(|side| *side != turn.side)?;
    let named = |key| Text::new(key).with("reply", &*reply);
    let wins = scout.line.go_to_after(moment.place, &turn.refutation[..2])
        && scout.line.play.outcome().is_some_and(|outcome| outcome.winner == Winner::Side(mover));
    if wins {
        return Some(named("review-answer-wins"));
    }
    scout.line.go_to(moment.place + 1);
    let play = scout.play();
    let found = scout.entry.purpose(play.options(), &play.position_text(), seat, &reply).ok().flatten()?;
    // What is stopped is a threat of the other side, and no reason why a move was bad.
    let tells = !matches!(found, Purpose::StopsWin(_));
    tells.then(|| named("review-answer").with_text("why", telling::purpose(play, &reply, &found)))
}

/// What can be counted after the order that was given, and after the better one, where that differs.
fn counted(scout: &mut Scout, turn: &Turn, moment: &Moment) -> Option<Text> {
    if moment.unread {
        return None;
    }
    let mut after = |line: &[String]| {
        scout.line.go_to_after(moment.place, line).then_some(())?;
        count::counted(scout.entry, scout.play())
    };
    for plies in COUNTED_PLIES {
        let part = |line: &'_ [String]| line[..plies.min(line.len())].to_vec();
        let (given, better) = (part(&turn.refutation), part(&turn.line));
        let (count, other) = (after(&given)?, after(&better)?);
        if count != other && !given.is_empty() {
            let text = Text::new("review-counted").with("given", given.join(" ")).with_text("count", count);
            return Some(text.with("better", better.join(" ")).with_text("other", other));
        }
    }
    None
}
