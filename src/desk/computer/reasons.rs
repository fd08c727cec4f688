//! Why the computer thinks that orders are good, in the game's own terms.

use ludoteca_review::counted_ahead;
use ludoteca_rules::Seat;
use ludoteca_rules::thinking::think::Analysis;
use ludoteca_table::play::{Opinion, Play, Reasons};

/// So many of the best orders are explained, and shown.
pub const EXPLAINED: usize = 4;

/// What speaks for the best orders of an analysis of the position on the board.
pub(super) fn reasons(play: &Play, seat: Seat, analysis: &Analysis) -> Reasons {
    let (view, entry) = (play.view(), play.entry);
    let at = view.snapshot(seat);
    let purpose = |order: &str| entry.purpose(&at.options, &at.position, seat, order).ok().flatten();
    // Where several decide at once, nobody knows what the others do meanwhile.
    let counted = (!view.info().simultaneous).then(|| counted_ahead(entry, view, &analysis.line)).flatten();
    Reasons { purposes: analysis.orders.iter().take(EXPLAINED).map(|(order, _)| purpose(order)).collect(), counted }
}

/// The same where an opinion about this position is known already: it is explained anew only where it has changed.
pub(super) fn reasons_after(play: &Play, known: Option<&Opinion>, (seat, analysis): (Seat, &Analysis)) -> Reasons {
    let told = |analysis: &Analysis| -> (Vec<String>, Vec<String>) {
        let best = analysis.orders.iter().take(EXPLAINED).map(|(order, _)| order.clone());
        (best.collect(), analysis.line.iter().take(EXPLAINED).cloned().collect())
    };
    match known.filter(|known| told(&known.analysis) == told(analysis)) {
        Some(known) => known.reasons.clone(),
        None => reasons(play, seat, analysis),
    }
}
