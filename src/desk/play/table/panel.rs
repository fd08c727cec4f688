//! Puts the parts around the board where they belong, and says what they leave free.

use super::chips::{self, ChipsShown};
use super::corner;
use super::dock::{self, DockShown};
use super::moves::{self, SheetShown};
use super::plate::{self, PlateShown};
use crate::desk::components::{self, float::PLATES};
use crate::desk::frame::look::Look;
use crate::desk::frame::sends::Sends;
use crate::desk::lesson::model::LessonModel;
use crate::desk::lesson::note as lesson;
use crate::desk::new_game::controller::NewGameAction;
use crate::desk::plan::model::PlanModel;
use crate::desk::plan::panel::{self as plan, PlanShown};
use crate::desk::play::model::PlayModel;
use crate::desk::play::presenting;
use crate::desk::play::review::model::ReviewModel;
use crate::desk::play::review::panel as review;
use crate::desk::play::timeline::model::TimelineModel;
use crate::desk::play::timeline::panel as timeline;
use crate::desk::theme::tokens;
use bevy_egui::egui::{Align2, Context, Rect, vec2};
use ludoteca_rules::session::NodeId;
use ludoteca_table::play::OpponentState;

/// What lies around the board.
pub struct TableShown<'a> {
    /// The play.
    pub play: &'a PlayModel,
    /// The exercise on the table.
    pub lesson: Option<&'a LessonModel>,
    /// The lesson plan that somebody goes through.
    pub plan: Option<&'a PlanModel>,
    /// Whether there is a class that can be asked on its own screens.
    pub class: bool,
    /// The play as a line in time, where it is shown.
    pub timeline: Option<&'a TimelineModel>,
    /// Whether that line is shown under the board.
    pub line: bool,
    /// What is shown while somebody looks back at the play.
    pub review: Option<&'a ReviewModel>,
    /// The move that was removed last, and can be brought back.
    pub removed: Option<NodeId>,
    /// What was refused or advised, in the place of what the game asks.
    pub said: Option<&'a str>,
    /// Whether the list of moves is open.
    pub moves: bool,
    /// Whether one draws on the position.
    pub draws: bool,
    /// Whether the card with the result is shown.
    pub ended: bool,
    /// Whether what the computer thinks of the position is shown.
    pub analysing: bool,
    /// What is told of the table between computers at which somebody here is.
    pub elsewhere: Option<&'a str>,
    /// The share of the picture's height that the camera keeps free above the board.
    pub above: f32,
}

/// Draws all of it; returns the part of the window that stays free.
pub fn draw(ctx: &Context, look: &Look, shown: &TableShown<'_>, sends: &mut Sends) -> Rect {
    let window = ctx.content_rect();
    let play = shown.play;
    match (shown.lesson, shown.plan) {
        (Some(exercise), _) => return lesson::draw(ctx, look, exercise, shown.above, sends),
        (_, Some(plan)) => {
            let state = play.result.as_ref().map(|result| &*result.headline);
            let state = state.or_else(|| play.turn.as_ref().map(|turn| &*turn.text)).unwrap_or_default();
            return plan::draw(ctx, look, PlanShown { plan, state, class: shown.class, above: shown.above }, sends);
        }
        _ if look.projector => return presenting::band(ctx, window, look, shown.play),
        _ => {}
    }
    let strip = dock::place(look, window);
    let opponent = play.computer.map_or(OpponentState::Idle, |computer| computer.state);
    let plate = |place: usize| PlateShown {
        plate: &play.plates[place],
        clock: play.clock.as_ref().and_then(|clock| clock.faces.get(usize::from(play.plates[place].seat.0))),
        opponent,
    };
    let taken = corner::draw(ctx, look, window, (&play.title, shown.elsewhere), sends);
    let top = opponents(ctx, look, window, taken, play, &plate, sends);
    // Where the card with the result does not fit beside the board it stands in the place of the strip.
    if !shown.ended || components::beside_board(look.text_scale(), window).is_some() {
        let dock_shown = DockShown { play, plate: plate(0), said: shown.said, moves: shown.moves, draws: shown.draws };
        dock::draw(ctx, look, strip, &dock_shown, sends);
    }
    let mut free = window.with_max_y(strip.top());
    let line = shown.timeline.filter(|_| shown.line);
    let curve = shown.review.map(|review| &review.curve);
    if let Some(line) = line {
        // The card of a review stands beside the curve.
        let taken = shown.review.and_then(|_| components::beside_board(look.text_scale(), window)).unwrap_or_default();
        let left = timeline::draw(ctx, look, (line, curve), free.with_max_x(free.right() - taken), sends);
        free = left.with_max_x(free.right());
    }
    // The camera leaves room above the board, where the plates lie.
    let far = window.top() + top;
    free.min.y = ((far - shown.above * free.bottom()) / (1.0 - shown.above)).max(window.top()).round();
    let sheet = (shown.moves || shown.analysing) && shown.review.is_none();
    if let Some(found) = shown.review {
        free = review::draw(ctx, look, found, (free, strip.top()), sends);
    } else if sheet {
        let on_sheet = SheetShown { play, timeline: shown.timeline, moves: shown.moves, analysing: shown.analysing };
        free = moves::sheet(ctx, look, window.top() + top + 8.0, free, &on_sheet, sends);
    } else if !shown.ended {
        moves::strip(ctx, look, window, window.top() + top + 8.0, play);
    }
    let floor = line.map_or(strip.top(), |_| timeline::top(look, curve.is_some(), strip.top()));
    chips::draw(ctx, look, &ChipsShown { play, removed: shown.removed, sheet, floor }, free, sends)
}

/// The plates of the others, along the upper edge; how much of the window they take from above.
fn opponents<'a>(
    ctx: &Context,
    look: &Look,
    window: Rect,
    corner: f32,
    play: &PlayModel,
    plate: &impl Fn(usize) -> PlateShown<'a>,
    sends: &mut Sends,
) -> f32 {
    let edge = tokens().space.screen_edge;
    let count = play.plates.len().saturating_sub(1);
    let room = window.width() - 2.0 * edge - corner;
    let gap = tokens().space.between_controls;
    let most = (room / count.max(1) as f32 - gap).min(0.42 * window.width());
    components::float(ctx, PLATES, window.min + vec2(edge, edge), Align2::LEFT_TOP, |ui| {
        ui.horizontal(|ui| {
            for place in 1..=count {
                if plate::draw(ui, look, &plate(place), most) {
                    sends.write(NewGameAction::OpenPlayers);
                }
            }
        });
    });
    edge + plate::height(look.text_scale())
}
