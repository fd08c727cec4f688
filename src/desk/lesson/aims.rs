//! The cells that are ringed on the board of an exercise: those to be touched next, and where it was solved.

use super::course::{OnCourse, Running};
use bevy::prelude::*;
use ludoteca_lessons::{Goal, Kind};
use ludoteca_rules::session::PlayView;
use ludoteca_rules::{Cell, Pick};
use ludoteca_table::play::{Aims, Hand, Play};
use ludoteca_table::schedule::TableSystems;
use ludoteca_table::show::animation::player::Showing;

/// Where so many cells are right, all are ringed; of more, the one of the main line.
const MOST: usize = 4;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, aim.after(TableSystems::Apply).before(TableSystems::Present));
}

fn aim(on: Res<OnCourse>, mut plays: Query<(Ref<Play>, Ref<Hand>, Ref<Showing>, &mut Aims)>) {
    let Some(running) = &on.0 else { return };
    let Ok((play, hand, showing, mut aims)) = plays.get_mut(running.play) else { return };
    if on.is_changed() || play.is_changed() || hand.is_changed() || showing.is_changed() {
        let reached = running.reached.filter(|_| running.course.is_done() && !running.is_busy());
        let reached = reached.filter(|_| !showing.is_active());
        let wanted = wanted(running, play.view(), &hand);
        aims.set_if_neq(Aims { wanted, reached: reached.into_iter().collect(), ..Aims::default() });
    }
}

/// The cells to be touched next.
fn wanted(running: &Running, view: &dyn PlayView, hand: &Hand) -> Vec<Cell> {
    let course = &running.course;
    if course.is_done() || running.is_busy() || running.goes_back() || hand.proposed.is_some() {
        return Vec::new();
    }
    // Where a lesson asks something, the ring would be the answer.
    let taught = course.deck().kind == Kind::Lesson && course.exercise().goal == Goal::Play;
    if !taught && !running.is_helped() {
        return Vec::new();
    }
    let orders = course.right_orders();
    let paths: Vec<Vec<Pick>> = orders.iter().filter_map(|order| view.picks_of(hand.seat, order)).collect();
    let from = |held: &[Pick]| {
        let mut cells: Vec<Cell> = Vec::new();
        for path in paths.iter().filter(|path| path.starts_with(held)) {
            if let Some(Pick::Cell(cell)) = path.get(held.len())
                && !cells.contains(cell)
            {
                cells.push(*cell);
            }
        }
        cells
    };
    if course.deck().kind == Kind::Puzzles {
        // A hint shows which piece goes, never all of the answer.
        let longer = paths.iter().any(|path| path.len() > 1) && hand.picks.is_empty();
        return if longer { from(&[]).into_iter().take(MOST).collect() } else { Vec::new() };
    }
    // Whoever holds another piece is shown the right one again.
    let begun = paths.iter().any(|path| path.starts_with(&hand.picks));
    let mut cells = from(if begun { &hand.picks } else { &[] });
    if cells.len() > MOST {
        cells.truncate(1);
    }
    cells
}
