//! What lies around the board while a position is set up: the title and the way back above, a card of paper with the
//! pieces and what the position says at the side, and below what a touch does and what comes next. The camera gives
//! way to the card, so that nothing lies over the board.

mod card;
mod dock;
mod field;
pub mod puzzle;

use crate::desk::components::{self, button};
use crate::desk::frame::look::Look;
use crate::desk::frame::sends::Sends;
use crate::desk::setup::model::DraftModel;
use crate::desk::theme::{Face, Ground, TextSize, icons, tokens};
use bevy_egui::egui::{Align2, Context, Rect, Sense, Vec2, WidgetInfo, WidgetType, pos2, vec2};
use ludoteca_table::play::stage::StageRequest;

/// What is shown while a position is set up.
pub struct SetUpShown<'a> {
    /// What is set up.
    pub draft: &'a DraftModel,
    /// The text of the position as typed so far, while that is edited.
    pub typed: Option<&'a str>,
    /// The share of the picture's height that the camera keeps free above the board.
    pub above: f32,
}

/// Draws it; returns the part of the window that stays free.
pub fn draw(ctx: &Context, look: &Look, shown: &SetUpShown<'_>, sends: &mut Sends) -> Rect {
    let window = ctx.content_rect();
    let edge = tokens().space.screen_edge;
    let scale = look.text_scale();
    let height = (tokens().size.dock_height * scale.min(1.6)).min(0.35 * window.height());
    let strip = window.with_min_y(window.bottom() - height);
    let wide = (tokens().size.sheet_width * scale).min(0.5 * window.width()).round();
    let place = Rect::from_min_max(
        pos2(window.right() - edge - wide, window.top() + edge),
        pos2(window.right() - edge, strip.top() - 4.0),
    );
    dock::draw(ctx, look, shown.draft, strip, sends);
    card::draw(ctx, look, (shown.draft, shown.typed), place, sends);
    let left = place.left() - edge;
    let below = head(ctx, look, shown.draft, window.with_max_x(left), sends);
    let mut free = window.with_max_x(left).with_max_y(strip.top());
    // The camera leaves room above the board, where the title lies.
    free.min.y = ((below - shown.above * free.bottom()) / (1.0 - shown.above)).max(window.top()).round();
    free
}

/// The way back and the title; its lower edge.
fn head(ctx: &Context, look: &Look, draft: &DraftModel, place: Rect, sends: &mut Sends) -> f32 {
    let edge = tokens().space.screen_edge;
    let scale = look.text_scale();
    let side = tokens().size.button * scale.min(1.3);
    components::float(ctx, "draft-head", place.min + vec2(edge, edge), Align2::LEFT_TOP, |ui| {
        ui.horizontal(|ui| {
            let ground = Ground::of(ui);
            // Over a bright room a sign needs its own ground.
            let middle = ui.cursor().min + Vec2::splat(side / 2.0);
            ui.painter().circle_filled(middle, side / 2.0, ground.fill);
            let back = button::circle(ui, None, &look.word("ui-draft-back"), side, |painter, square, colour| {
                let font = Face::Icon.at(square.height());
                painter.text(square.center(), Align2::CENTER_CENTER, icons::LEAVE, font, colour);
            });
            if back.clicked() {
                sends.write(StageRequest::PutAway);
            }
            let text = format!("{} · {}", look.word("ui-set-up"), draft.title);
            ui.add_space(components::paint::BESIDE_WORDS);
            let font = TextSize::Title.font(scale);
            let room = place.right() - ui.cursor().left() - 24.0;
            let galley = components::paint::elided(ui, &text, font, ground.text, room);
            let (rect, response) = ui.allocate_exact_size(vec2(galley.size().x + 6.0, side), Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &text));
            let (at, cut) = (rect.left_center() - vec2(0.0, galley.size().y / 2.0), galley.elided);
            components::paint::galley_over_table(ui.painter(), at, galley, ground.text);
            if cut {
                response.on_hover_text(text);
            }
        });
    });
    place.top() + edge + side
}
