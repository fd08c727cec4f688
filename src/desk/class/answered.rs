//! What a class answered, as it is drawn on the board.

use ludoteca_classroom::QuestionShown;
use ludoteca_diagram::Answered;
use ludoteca_rules::Pick;
use ludoteca_rules::session::PlayView;

/// The answers to a question about this play: where each is on the board, and how often it was given.
pub(super) fn answered(play: &dyn PlayView, question: &QuestionShown) -> Vec<Answered> {
    let asked = play.asked();
    let one = |(order, count): &(String, usize)| {
        let picks = asked.iter().find_map(|seat| play.picks_of(seat, order))?;
        let touched = picks.into_iter().filter_map(|pick| match pick {
            Pick::Cell(cell) => Some(cell),
            Pick::Choice(_) => None,
        });
        Some(Answered { cells: play.lone_mover().into_iter().chain(touched).collect(), count: *count, right: false })
    };
    question.counts.iter().filter_map(one).collect()
}
