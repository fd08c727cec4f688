//! What can be counted on a board: groups and their product, liberties, cells that are left, a race.

use ludoteca_rules::session::{PlayView, Request};
use ludoteca_rules::{Entry, Text};

/// The overlays that count what decides a game.
const COUNTS: [&str; 4] = ["groups", "liberties", "cells", "race"];

/// After so many plies of a line it is counted at first, and after so many where that changes nothing.
pub(super) const COUNTED_PLIES: [usize; 2] = [1, 4];

/// What is counted at the cursor of a play in a sentence; `None` where nothing is, and after the end.
pub(super) fn counted(entry: &Entry, play: &dyn PlayView) -> Option<Text> {
    let overlays = entry.overlays();
    let id = COUNTS.into_iter().find(|id| overlays.contains(id))?;
    play.outcome().is_none().then_some(())?;
    Some(entry.overlay(play.options(), &play.position_text(), id).ok().flatten()?.summary)
}

/// What is counted after the first moves of a line from the cursor of a play, in a sentence; `None` where nothing is
/// counted, or nothing else than before them. The play itself stays as it is.
#[must_use]
pub fn counted_ahead(entry: &Entry, play: &dyn PlayView, line: &[String]) -> Option<Text> {
    let now = counted(entry, play)?;
    for plies in COUNTED_PLIES {
        let part = &line[..plies.min(line.len())];
        let mut ahead = entry.from_position(play.options().clone(), &play.position_text()).ok()?;
        for played in part {
            ahead.submit(Request::Move(played.clone())).ok()?;
        }
        let then = counted(entry, &*ahead)?;
        if then != now {
            return Some(Text::new("why-counted").with("line", part.join(" ")).with_text("count", then));
        }
    }
    None
}
