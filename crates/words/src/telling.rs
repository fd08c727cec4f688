//! What a play says in words: sides, seats, whose turn it is, how to begin, the opening roll, signs, and how the play
//! ended.
//!
//! The panels show short lines beside the board; the command line prints sentences that name the cells too.

use super::Words;
use ludoteca_rules::game::Info;
use ludoteca_rules::session::{BoardView, Event, PlayView};
use ludoteca_rules::thinking::think::{Ending, Proof, Score};
use ludoteca_rules::walk::purpose::Purpose;
use ludoteca_rules::{Arg, Cell, Outcome, Piece, Seat, SeatSet, Side, Sign, Text, Winner};

/// What is not certain about a game, for those who care: the text `game-ID-note`, where there is one.
#[must_use]
pub fn note(info: &Info, words: &Words) -> Option<String> {
    let key = format!("game-{}-note", info.id);
    words.has(&key).then(|| words.word(&key))
}

/// A side by name.
#[must_use]
pub fn side_name(play: &dyn BoardView, words: &Words, side: Side) -> String {
    play.sides().get(usize::from(side.0)).map_or_else(String::new, |info| words.word(info.key))
}

/// Whoever decides for a seat: the side, and the number of the seat where several decide for that side.
#[must_use]
pub fn seat_name(play: &dyn BoardView, words: &Words, seat: Seat) -> String {
    name_of_seat(play, words, seat, !decides_alone(play, seat))
}

/// As [`seat_name`], with the number of the seat wherever the game has more than two.
#[must_use]
pub fn numbered_seat_name(play: &dyn BoardView, words: &Words, seat: Seat) -> String {
    name_of_seat(play, words, seat, play.seats() > 2)
}

/// Whoever sits at a seat, by the own name if it is known, else by that of the computer that decides there and at no
/// other seat, else as [`numbered_seat_name`].
#[must_use]
pub fn player_name(play: &dyn PlayView, words: &Words, seat: Seat) -> String {
    let alone = || {
        let name = computer(play, words, seat)?;
        let mut others = (0..play.seats()).map(Seat).filter(|other| *other != seat);
        others.all(|other| computer(play, words, other).as_ref() != Some(&name)).then_some(name)
    };
    own_name(play, seat).or_else(alone).unwrap_or_else(|| numbered_seat_name(play, words, seat))
}

/// Whoever decides for a side: as [`player_name`] where it is one seat, else the side.
#[must_use]
pub fn side_player_name(play: &dyn PlayView, words: &Words, side: Side) -> String {
    let mut seats = play.sides().get(usize::from(side.0)).into_iter().flat_map(|info| info.seats.iter());
    match (seats.next(), seats.next()) {
        (Some(seat), None) => player_name(play, words, seat),
        _ => side_name(play, words, side),
    }
}

fn own_name(play: &dyn PlayView, seat: Seat) -> Option<String> {
    play.header().names.get(usize::from(seat.0)).filter(|name| !name.is_empty()).cloned()
}

/// A piece in words: its kind, and whose it is.
#[must_use]
pub fn piece(play: &dyn BoardView, words: &Words, piece: Piece) -> String {
    let kind = match play.tell(piece) {
        Some(text) => words.say(&text),
        None => words.word(&format!("kind-{}-{}", play.info().id, piece.kind.0)),
    };
    match piece.side {
        Some(side) => {
            words.fill("ui-spoken-piece", &[plain("side", side_name(play, words, side)), plain("kind", kind)])
        }
        None => kind,
    }
}

/// What a piece is and what it can do, in a sentence; `None` where the game has only one kind of piece, of which
/// nothing need be told. An option can change what it can do.
#[must_use]
pub fn about(play: &dyn BoardView, words: &Words, piece: Piece) -> Option<String> {
    let any = format!("about-{}", play.info().id);
    let kind = format!("{any}-{}", piece.kind.0);
    let changed = play.options().iter().map(|(_, value)| format!("{kind}-{value}")).find(|key| words.has(key));
    let key = changed.into_iter().chain([kind, any]).find(|key| words.has(key))?;
    let named = plain("piece", self::piece(play, words, piece));
    Some(words.fill("ui-pointed", &[named, plain("about", words.word(&key))]))
}

/// Several seats by name.
#[must_use]
pub fn seat_names(play: &dyn BoardView, words: &Words, seats: SeatSet) -> String {
    let names: Vec<String> = seats.iter().map(|seat| seat_name(play, words, seat)).collect();
    names.join(", ")
}

/// Whose turn it is, for the panels: `seat` if it is asked, else the lowest that is; `None` after the end.
#[must_use]
pub fn turn(play: &dyn PlayView, words: &Words, seat: Seat) -> Option<(Seat, String)> {
    let asked = play.asked();
    let seat = Some(seat).filter(|seat| asked.contains(*seat)).or_else(|| asked.iter().next())?;
    let who = plain("who", own_name(play, seat).unwrap_or_else(|| numbered_seat_name(play, words, seat)));
    if let Some(name) = computer(play, words, seat) {
        return Some((seat, words.fill("ui-turn-computer", &[who, plain("name", name)])));
    }
    let key = if play.info().simultaneous { "ui-turn-order" } else { "ui-turn" };
    Some((seat, words.fill(key, &[who])))
}

/// What a seat does in its turns after the first, in a sentence that may differ by `{ $seat }`; `None` where the game
/// has
/// no such sentence.
#[must_use]
pub fn asks(play: &dyn PlayView, words: &Words, seat: Seat) -> Option<String> {
    let key = format!("asks-{}", play.info().id);
    words.has(&key).then(|| words.fill(&key, &[("seat", Arg::Number(i64::from(seat.number())))]))
}

/// How to begin, for a seat that has not moved yet in a play from the start; the sentence may differ by `{ $seat }`.
#[must_use]
pub fn begin(play: &dyn PlayView, words: &Words, seat: Seat) -> Option<String> {
    if play.header().position.is_some() || !play.asked().contains(seat) {
        return None;
    }
    let mut line = std::iter::successors(Some(play.node(play.cursor())), |node| Some(play.node(node.parent?)));
    let moved = line.any(|node| node.by.contains(seat));
    let number = Arg::Number(i64::from(seat.number()));
    (!moved).then(|| words.fill(&format!("begin-{}", play.info().id), &[("seat", number)]))
}

/// Whose turn it is, or how the play ended, for the command line.
#[must_use]
pub fn state(play: &dyn PlayView, words: &Words) -> String {
    match play.outcome() {
        Some(outcome) => outcome_sentence(play, words, &outcome),
        None => {
            let key = if play.info().simultaneous { "cli-asked" } else { "cli-to-move" };
            words.fill(key, &[plain("who", seat_names(play, words, play.asked()))])
        }
    }
}

/// How the play ended, for the panels: who won, and why.
#[must_use]
pub fn result(play: &dyn BoardView, words: &Words, outcome: &Outcome) -> (String, String) {
    let headline = if outcome.winner == Winner::Draw { "ui-result-draw" } else { "ui-result-win" };
    let winner = winner_name(play, words, outcome);
    (words.fill(headline, &[plain("winner", winner)]), reason(play, words, outcome))
}

/// Who won and why, with the cells that decided it, for the command line.
#[must_use]
pub fn outcome_sentence(play: &dyn BoardView, words: &Words, outcome: &Outcome) -> String {
    let key = if outcome.winner == Winner::Draw { "outcome-draw" } else { "outcome-win" };
    let winner = winner_name(play, words, outcome);
    let gaps = [plain("winner", winner), plain("reason", reason(play, words, outcome))];
    with_cells(play, words.fill(key, &gaps), &outcome.cells)
}

/// One sign in words, without its cells.
#[must_use]
pub fn sign(play: &dyn BoardView, words: &Words, sign: &Sign) -> String {
    let number = sign.number.map(|number| ("number", Arg::Number(number)));
    let side = sign.side.map(|side| plain("side", side_name(play, words, side)));
    let gaps: Vec<_> = number.into_iter().chain(side).collect();
    words.fill(sign.key, &gaps)
}

/// One sign in words, with its cells.
#[must_use]
pub fn sign_sentence(play: &dyn BoardView, words: &Words, sign: &Sign) -> String {
    with_cells(play, self::sign(play, words, sign), &sign.cells)
}

/// What a position of a play is worth, in words. How far the end is, is counted as people and puzzles count it: in own
/// moves of whoever is to move, or in stones where a turn has several.
#[must_use]
pub fn worth(play: &dyn PlayView, score: Score) -> Text {
    let far = |key: [&'static str; 2], plies| {
        Text::new(key[usize::from(play.counts_stones())]).with_number("moves", play.own_among(plies))
    };
    match score.proof {
        None => Text::new("worth-judged").with("value", format!("{:+.2}", f64::from(score.value) / 100.0)),
        Some(Proof { ending: Ending::Draw, .. }) => Text::new("worth-draw"),
        Some(Proof { ending: Ending::Win, plies: Some(plies) }) => far(["worth-win-in", "worth-win-stones"], plies),
        Some(Proof { ending: Ending::Loss, plies: Some(plies) }) => far(["worth-loss-in", "worth-loss-stones"], plies),
        Some(Proof { ending: Ending::Win, plies: None }) => Text::new("worth-win"),
        Some(Proof { ending: Ending::Loss, plies: None }) => Text::new("worth-loss"),
    }
}

/// How many of all moves keep what a position is worth, in a sentence.
#[must_use]
pub fn keeping(best: Ending, keeping: usize, all: usize) -> Text {
    let key = match best {
        Ending::Win if keeping == all => "keeping-win-all",
        Ending::Win => "keeping-win",
        Ending::Draw if keeping == all => "keeping-draw-all",
        Ending::Draw => "keeping-draw",
        Ending::Loss => "keeping-nothing",
    };
    let number = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    Text::new(key).with_number("keeping", number(keeping)).with_number("all", number(all))
}

/// The same of the orders of a seat, if each that is possible is known to lead to an end.
///
/// Where several decide at once, what one of them does alone leads to no single end.
#[must_use]
pub fn kept(play: &dyn PlayView, seat: Seat, orders: &[(String, Score)]) -> Option<Text> {
    let endings: Option<Vec<Ending>> = orders.iter().map(|(_, score)| score.proof.map(|proof| proof.ending)).collect();
    let endings = endings.filter(|known| !play.info().simultaneous && known.len() == play.orders(seat).len())?;
    let best = [Ending::Win, Ending::Draw, Ending::Loss].into_iter().find(|best| endings.contains(best))?;
    let count = endings.iter().filter(|ending| **ending == best).count();
    Some(keeping(best, count, endings.len()))
}

/// The part of what can be won that belongs to whoever is to move, in thousandths: [`even_share`] if nobody stands
/// better, the whole if it has won. What is only judged is never the whole and never nothing.
#[must_use]
pub fn share(play: &dyn BoardView, score: Score) -> u16 {
    const UNPROVED: [f64; 2] = [20.0, 980.0];
    // More would not be a finite number, and says no more.
    const MOST_STEPS: f64 = 20.0;
    match score.proof.map(|proof| proof.ending) {
        Some(Ending::Win) => 1000,
        Some(Ending::Loss) => 0,
        Some(Ending::Draw) => even_share(play),
        None => {
            let steps = f64::from(score.value) / f64::from(play.info().three_in_four);
            let odds = 3_f64.powf(steps.clamp(-MOST_STEPS, MOST_STEPS)) / others(play);
            (1000.0 * odds / (1.0 + odds)).clamp(UNPROVED[0], UNPROVED[1]).round() as u16
        }
    }
}

/// What belongs to each side if nobody stands better, in thousandths.
#[must_use]
pub fn even_share(play: &dyn BoardView) -> u16 {
    (1000.0 / (1.0 + others(play))) as u16
}

/// How many other sides each side plays against.
fn others(play: &dyn BoardView) -> f64 {
    play.sides().len().saturating_sub(1).max(1) as f64
}

/// What a position of a play is worth for people who read no numbers: how it ends where that is proved, as [`worth`]
/// says it, and else how good the chances are of whoever is to move.
#[must_use]
pub fn chances(play: &dyn PlayView, score: Score) -> Text {
    if score.proof.is_some() { worth(play, score) } else { chances_of(play, share(play, score)) }
}

/// The same of a share of what can be won, in thousandths, that is only judged.
#[must_use]
pub fn chances_of(play: &dyn PlayView, share: u16) -> Text {
    // As against one other side: the same part among four sides is better than among two.
    let odds = others(play) * f64::from(share) / (1000.0 - f64::from(share)).max(1.0);
    Text::new(match (1000.0 * odds / (1.0 + odds)).round() as u16 {
        850.. => "worth-chances-great",
        600.. => "worth-chances-good",
        401.. => "worth-chances-even",
        151.. => "worth-chances-poor",
        _ => "worth-chances-least",
    })
}

/// What a move is good for, as it follows the move in a sentence: `captures on b4`. `played` is the move as text.
#[must_use]
pub fn purpose(play: &dyn BoardView, played: &str, purpose: &Purpose) -> Text {
    let named = |key, arg, cells: &[Cell]| Text::new(key).with(arg, cell_names(play, cells).join(", "));
    match purpose {
        // Where both sides place the same, each would win by the other's move.
        Purpose::StopsWin(order) if order == played => Text::new("purpose-stops-here"),
        Purpose::StopsWin(order) => Text::new("purpose-stops-win").with("order", order),
        Purpose::Captures(cells) => named("purpose-captures", "cells", cells),
        Purpose::ThreatensWin => Text::new("purpose-threatens-win"),
        Purpose::Saves(cell) => named("purpose-saves", "cell", &[*cell]),
        Purpose::Attacks(cell) => named("purpose-attacks", "cell", &[*cell]),
    }
}

/// The name of a level of the computer, from 1.
#[must_use]
pub fn level(words: &Words, level: usize) -> String {
    words.word(&format!("level-{level}"))
}

/// The name of the computer that decides for a seat; `None` if a person does.
#[must_use]
pub fn computer(play: &dyn PlayView, words: &Words, seat: Seat) -> Option<String> {
    let controller = play.header().controllers.get(usize::from(seat.0))?;
    controller.level().map(|number| level(words, number))
}

/// Names of cells.
#[must_use]
pub fn cell_names(play: &dyn BoardView, cells: &[Cell]) -> Vec<String> {
    cells.iter().map(|cell| play.info().geometry.name(*cell).to_string()).collect()
}

/// How the opening roll went, for the panels: one sentence a round. `None` if there was no roll.
#[must_use]
pub fn roll(play: &dyn PlayView, words: &Words) -> Option<String> {
    let roll = play.header().roll.as_ref()?;
    let last = roll.rounds.len().checked_sub(1)?;
    let rounds = roll.rounds.iter().enumerate().map(|(index, round)| {
        let highest = round.iter().map(|(_, value)| *value).max().unwrap_or_default();
        let highest = ("value", Arg::Number(i64::from(highest)));
        if index < last && round.len() == 2 {
            return words.fill("ui-roll-tie", &[highest]);
        }
        let rolled: Vec<String> =
            (0..).zip(round).map(|(place, (seat, value))| rolled(play, words, place, *seat, *value)).collect();
        let rolls = plain("rolls", rolled.join(", "));
        if index < last {
            words.fill("ui-roll-again", &[rolls, highest])
        } else {
            let first = if decides_alone(play, roll.first) {
                seat_name(play, words, roll.first)
            } else {
                words.fill("seat", &[seat_number(roll.first)])
            };
            words.fill("ui-roll-begins", &[rolls, plain("who", first)])
        }
    });
    Some(rounds.collect::<Vec<_>>().join(" "))
}

/// The opening roll for the command line, one line a round; no line if there was no roll.
#[must_use]
pub fn roll_lines(play: &dyn PlayView, words: &Words) -> Vec<String> {
    let rounds = play.header().roll.iter().flat_map(|roll| &roll.rounds);
    let lines = rounds.map(|round| {
        let values: Vec<String> =
            round.iter().map(|(seat, value)| format!("{}: {value}", seat_name(play, words, *seat))).collect();
        words.fill("cli-roll", &[plain("values", values.join("; "))])
    });
    lines.collect()
}

/// What led to a node of the history.
#[must_use]
pub fn event(play: &dyn BoardView, words: &Words, event: &Event) -> String {
    let who = |seat: &Seat| [plain("who", numbered_seat_name(play, words, *seat))];
    match event {
        Event::Start => words.word("ui-history-start"),
        Event::Move(text) => text.clone(),
        Event::Resigned(seat) => words.fill("ui-history-resigned", &who(seat)),
        Event::DrawAgreed => words.word("ui-history-draw"),
        Event::Flagged(seat) => words.fill("ui-history-flagged", &who(seat)),
    }
}

fn plain(name: &'static str, text: String) -> (&'static str, Arg) {
    (name, Arg::Plain(text))
}

fn seat_number(seat: Seat) -> (&'static str, Arg) {
    ("number", Arg::Number(i64::from(seat.number())))
}

fn name_of_seat(play: &dyn BoardView, words: &Words, seat: Seat, numbered: bool) -> String {
    match play.side_of(seat).map(|side| side_name(play, words, side)) {
        Some(side) if numbered => words.fill("seat-of-side", &[plain("side", side), seat_number(seat)]),
        Some(side) => side,
        None => words.fill("seat", &[seat_number(seat)]),
    }
}

/// Whether no other seat decides for the same side.
fn decides_alone(play: &dyn BoardView, seat: Seat) -> bool {
    play.sides().iter().any(|side| side.seats == SeatSet::one(seat))
}

/// What one seat rolled; the first of a round as a sentence, the others shorter where their side has a name of its own.
fn rolled(play: &dyn BoardView, words: &Words, place: usize, seat: Seat, value: u8) -> String {
    let value = ("value", Arg::Number(i64::from(value)));
    if !decides_alone(play, seat) {
        return words.fill("ui-roll-seat", &[seat_number(seat), value]);
    }
    let key = if place == 0 { "ui-roll-one" } else { "ui-roll-next" };
    words.fill(key, &[plain("who", seat_name(play, words, seat)), value])
}

/// The name of the side that won; empty for a draw.
fn winner_name(play: &dyn BoardView, words: &Words, outcome: &Outcome) -> String {
    match outcome.winner {
        Winner::Side(side) => side_name(play, words, side),
        Winner::Draw => String::new(),
    }
}

fn reason(play: &dyn BoardView, words: &Words, outcome: &Outcome) -> String {
    words.fill(&format!("reason-{}", outcome.reason), &[plain("winner", winner_name(play, words, outcome))])
}

fn with_cells(play: &dyn BoardView, sentence: String, cells: &[Cell]) -> String {
    if cells.is_empty() { sentence } else { format!("{sentence} [{}]", cell_names(play, cells).join(" ")) }
}
