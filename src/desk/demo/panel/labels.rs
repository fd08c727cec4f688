//! A few words at sides of the piece, each at the end of a thin line.

use crate::desk::components::paint;
use crate::desk::demo::model::LabelModel;
use crate::desk::theme::ground::room;
use crate::desk::theme::{Face, TextSize};
use bevy_egui::egui::{Align2, Context, LayerId, Rect, Stroke, Vec2, pos2};

/// Width of the line, radius of the dot at its beginning, and its distance from the words, at text scale 1.
const LINE: f32 = 1.5;
const DOT: f32 = 3.0;
const GAP: f32 = 4.0;

/// Draws them over the stage.
pub(super) fn draw(ctx: &Context, labels: &[LabelModel], stage: Rect, scale: f32) {
    let painter = ctx.layer_painter(LayerId::background());
    let colours = room(ctx);
    for label in labels.iter().filter(|label| label.cover > 0.0) {
        let [from, to] = [label.from, label.to].map(|at| pos2(at.x, at.y) / ctx.pixels_per_point());
        let colour = paint::faded(colours.text.0, label.cover);
        let font = Face::Bold.at(TextSize::Lead.token().size * scale);
        let galley = painter.layout_no_wrap(label.text.clone(), font, colour);
        let way = to - from;
        // The words are beyond the end of the line.
        let anchor = match () {
            () if way.y.abs() > way.x.abs() && way.y < 0.0 => Align2::CENTER_BOTTOM,
            () if way.y.abs() > way.x.abs() => Align2::CENTER_TOP,
            () if way.x < 0.0 => Align2::RIGHT_CENTER,
            () => Align2::LEFT_CENTER,
        };
        let place = anchor.anchor_size(to + way.normalized() * GAP * scale, galley.size());
        let moved = into(place, stage);
        let brass = Stroke::new(LINE * scale, paint::faded(colours.accent.0, 0.8 * label.cover));
        painter.line_segment([from, to + moved], brass);
        painter.circle_filled(from, DOT * scale, brass.color);
        let at = place.min + moved;
        paint::halo(&painter, at, &galley, label.cover);
        painter.galley(at, galley, colour);
    }
}

/// By how much a rectangle must be moved so that it lies in another one.
fn into(rect: Rect, room: Rect) -> Vec2 {
    let least = room.min - rect.min;
    let most = room.max - rect.max;
    Vec2::new(0.0_f32.max(least.x).min(most.x.max(least.x)), 0.0_f32.max(least.y).min(most.y.max(least.y)))
}
