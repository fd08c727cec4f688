//! What a board says cell by cell and side by side, wherever it is shown: for screen readers, beside names, and as the
//! sentence that says what can be done.

use super::{Words, telling};
use ludoteca_rules::session::{BoardView, PlayView};
use ludoteca_rules::{Arg, Cell, Meaning, Pick, Seat, Side, Sign};

/// Names at most so many cells.
const MOST_NAMED: usize = 8;

/// What is to be said of every cell, in the order of the geometry: what stands there, whether it is in hand, whether it
/// can be picked, and what the position says of it.
pub fn cells(board: &dyn BoardView, words: &Words, held: &[Cell], can: impl Fn(Cell) -> bool) -> Vec<(Cell, String)> {
    let (info, standing, signs) = (board.info(), board.standing(), board.signs());
    let told = |cell: Cell| {
        let stands = standing.iter().find(|it| it.cell == cell);
        let what = stands.map_or_else(|| words.word("ui-spoken-empty"), |it| telling::piece(board, words, it.piece));
        let mut parts = vec![format!("{}: {what}", info.geometry.name(cell))];
        parts.extend(held.contains(&cell).then(|| words.word("ui-spoken-held")));
        parts.extend(can(cell).then(|| words.word("ui-spoken-possible")));
        let about = |sign: &&Sign| sign.cells.contains(&cell);
        parts.extend(signs.iter().filter(about).map(|sign| telling::sign(board, words, sign)));
        (cell, parts.join(", "))
    };
    info.geometry.all().map(told).collect()
}

/// Where what is in hand can go: `c3 can go to c4, or capture on b4 or d4.`
#[must_use]
pub fn reach(play: &dyn PlayView, words: &Words, seat: Seat, picks: &[Pick]) -> Option<String> {
    let [Pick::Cell(from)] = picks else { return None };
    let standing = play.standing();
    let side_on = |cell: Cell| standing.iter().find(|it| it.cell == cell).map(|it| it.piece.side);
    let own = side_on(*from)?;
    let (mut free, mut taken) = (Vec::new(), Vec::new());
    for step in play.next_steps(seat, picks) {
        let Pick::Cell(cell) = step.pick else { continue };
        match side_on(cell) {
            None => free.push(cell),
            Some(side) if side != own => taken.push(cell),
            Some(_) => return None,
        }
    }
    let list = |cells: &[Cell]| listed(&telling::cell_names(play, cells), words);
    let from = Arg::Plain(telling::cell_names(play, &[*from]).concat());
    let (free_text, taken_text) = (Arg::Plain(list(&free)), Arg::Plain(list(&taken)));
    match (free.is_empty(), taken.is_empty()) {
        (true, true) => None,
        (false, true) => Some(words.fill("ui-reach-go", &[("from", from), ("to", free_text)])),
        (true, false) => Some(words.fill("ui-reach-take", &[("from", from), ("taken", taken_text)])),
        (false, false) => {
            Some(words.fill("ui-reach-both", &[("from", from), ("to", free_text), ("taken", taken_text)]))
        }
    }
}

/// Names in a row: `c4`, `c4 or d4`, `c4, d4 or e4`.
fn listed(names: &[String], words: &Words) -> String {
    let more = names.len() > MOST_NAMED;
    let shown = &names[..names.len().min(MOST_NAMED)];
    match shown {
        [] => String::new(),
        all if more => format!("{} …", all.join(", ")),
        [one] => one.clone(),
        [first @ .., last] => {
            words.fill("ui-or", &[("first", Arg::Plain(first.join(", "))), ("last", Arg::Plain(last.clone()))])
        }
    }
}

/// Whether a sign is told in words: the others are only drawn on the board.
#[must_use]
pub fn is_told(sign: &Sign) -> bool {
    sign.cells.is_empty() || matches!(sign.meaning, Meaning::RightNow | Meaning::Waiting)
}

/// What of a sign in words belongs beside the name of its side: what follows the name of the side.
fn counted(play: &dyn BoardView, words: &Words, sign: &Sign) -> Option<String> {
    let side = sign.side.filter(|_| sign.cells.is_empty())?;
    let text = telling::sign(play, words, sign);
    let rest = text.strip_prefix(&format!("{}: ", telling::side_name(play, words, side)))?;
    Some(rest.trim_end_matches('.').to_owned())
}

/// What the game counts for a side.
#[must_use]
pub fn counts(play: &dyn BoardView, words: &Words, side: Side) -> String {
    let signs = play.signs();
    let own = signs.iter().filter(|sign| sign.side == Some(side));
    own.filter_map(|sign| counted(play, words, sign)).collect::<Vec<_>>().join(" · ")
}

/// What is told of a side besides what is counted.
#[must_use]
pub fn sentences(play: &dyn BoardView, words: &Words, side: Side) -> String {
    let signs = play.signs();
    let own = signs.iter().filter(|sign| sign.side == Some(side) && is_told(sign));
    let others = own.filter(|sign| counted(play, words, sign).is_none());
    others.map(|sign| telling::sign(play, words, sign)).collect::<Vec<_>>().join(" ")
}
