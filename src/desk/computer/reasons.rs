//! Why the computer thinks that orders are good, in the game's own terms.

use ludoteca_review::counted_ahead;
use ludoteca_rules::Seat;
use ludoteca_rules::thinking::think::Analysis;
use ludoteca_table::play::{Opinion, Play, Reasons};

/// So many of the best orders are shown, each with what it is good for.
pub const SHOWN: usize = 4;

/// What speaks for the orders of an analysis that are shown, and for the one it advises.
pub(super) fn reasons(play: &Play, seat: Seat, analysis: &Analysis) -> Reasons {
    let (view, entry) = (play.view(), play.entry);
    let at = view.snapshot(seat);
    let purpose = |order: &String| {
        let found = entry.purpose(&at.options, &at.position, seat, order).ok().flatten()?;
        Some((order.clone(), found))
    };
    // Where several decide at once, what is advised need not be the order that is worth most.
    let best = analysis.best.iter().filter(|best| !shown(analysis).any(|order| order == *best));
    // Nor is it known there what the others do meanwhile.
    let counted = (!view.info().simultaneous).then(|| counted_ahead(entry, view, &analysis.line)).flatten();
    Reasons { purposes: shown(analysis).chain(best).filter_map(purpose).collect(), counted }
}

/// The same where an opinion about this position is known already: it is explained anew only where it has changed.
pub(super) fn reasons_after(play: &Play, known: Option<&Opinion>, (seat, analysis): (Seat, &Analysis)) -> Reasons {
    let is_same = |known: &&Opinion| {
        let (known, line) = (&known.analysis, &analysis.line);
        known.best == analysis.best && known.line == *line && shown(known).eq(shown(analysis))
    };
    match known.filter(is_same) {
        Some(known) => known.reasons.clone(),
        None => reasons(play, seat, analysis),
    }
}

fn shown(analysis: &Analysis) -> impl Iterator<Item = &String> {
    analysis.orders.iter().take(SHOWN).map(|(order, _)| order)
}
