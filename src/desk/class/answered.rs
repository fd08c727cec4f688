//! What a class answered, as it is drawn on the board.

use ludoteca_classroom::{QuestionShown, TruthShown};
use ludoteca_diagram::Answered;
use ludoteca_rules::Pick;
use ludoteca_rules::session::PlayView;

/// The answers to a question about this play: where each is on the board, how often it was given, and whether it is
/// right, once that is known.
pub(super) fn answered(play: &dyn PlayView, question: &QuestionShown, truth: Option<&TruthShown>) -> Vec<Answered> {
    let asked = play.asked();
    let verdicts = truth.map_or(&[][..], |truth| &truth.of);
    let one = |(order, count): &(String, usize)| {
        let right = verdicts.iter().any(|verdict| verdict.good && verdict.answer == *order);
        if question.piece.is_some() {
            let cell = play.info().geometry.parse(order)?;
            return Some(Answered { cells: vec![cell], count: *count, right });
        }
        let picks = asked.iter().find_map(|seat| play.picks_of(seat, order))?;
        let touched = picks.into_iter().filter_map(Pick::cell);
        Some(Answered { cells: play.lone_mover().into_iter().chain(touched).collect(), count: *count, right })
    };
    question.counts.iter().filter_map(one).collect()
}
