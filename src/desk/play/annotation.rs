//! What one draws with on a position: a slim bar over the far edge of the board, or in the strip below it.

use crate::desk::components::{self, float};
use crate::desk::frame::ask::AskTable;
use crate::desk::frame::look::Look;
use crate::desk::frame::sends::Sends;
use crate::desk::play::controller::PlayAction;
use crate::desk::theme::{icons, tokens};
use bevy_egui::egui::{Align2, Color32, Context, Painter, Pos2, Rect, Shape, Stroke, pos2, vec2};
use ludoteca_rules::display::annotation::Tint;
use ludoteca_table::play::TableAction;
use ludoteca_table::play::{Annotating, Tool};
use std::f32::consts::TAU;

/// Signs do not grow with the letters beyond this, in points.
const MOST_SIDE: f32 = 62.0;

/// Draws it while it is open: over the far edge of what is `free`, or in a `row` of the strip that is kept for it.
pub fn draw(ctx: &Context, look: &Look, annotating: Annotating, (free, row): (Rect, Option<Rect>), sends: &mut Sends) {
    if !annotating.on {
        return;
    }
    let (name, least) = ("annotation", 8.0);
    let wide = float::width_before(ctx, name);
    let (at, pivot) = match row {
        Some(row) => (row.center(), Align2::CENTER_CENTER),
        None => (between(ctx, free, wide + 2.0 * least) + vec2(0.0, least), Align2::CENTER_TOP),
    };
    float(ctx, name, at, pivot, |ui| {
        components::smoke(ui, look.text_scale()).inner_margin(6).show(ui, |ui| {
            ui.set_max_width(row.unwrap_or(free).width() - 24.0);
            let side = &mut ui.spacing_mut().interact_size.y;
            *side = side.min(MOST_SIDE);
            ui.horizontal_wrapped(|ui| {
                // Beside a plate and the name of the game there is little room.
                ui.spacing_mut().item_spacing.x = 4.0;
                for tool in Tool::ALL {
                    let chosen = annotating.tool == tool;
                    let name = look.word(tool_key(tool));
                    if components::drawn_toggle(ui, chosen, &name, |painter, square, ink| {
                        sign(painter, square, ink, tool);
                    }) {
                        sends.write(PlayAction::Annotation(Annotating { tool, ..annotating }));
                    }
                }
                ui.separator();
                for tint in Tint::ALL {
                    let name = look.word(tint_key(tint));
                    let paint = |painter: &Painter, square: Rect, _| blot(painter, square, tint);
                    if components::drawn_toggle(ui, annotating.tint == tint, &name, paint) {
                        sends.write(PlayAction::Annotation(Annotating { tint, ..annotating }));
                    }
                }
                ui.separator();
                if components::quiet(ui, look.word("ui-annotation-wipe")).clicked() {
                    sends.write(AskTable(TableAction::Annotation(None)));
                }
                if components::pressed(ui, icons::CLOSE, &look.word("ui-close")) {
                    sends.write(PlayAction::Annotation(Annotating { on: false, ..annotating }));
                }
            });
        });
    });
}

/// The middle of the upper edge of a bar so `wide`: between the plates and the corner. Where it does not fit there it
/// lies over a plate, never over the board, on which one draws.
fn between(ctx: &Context, free: Rect, wide: f32) -> Pos2 {
    let room = float::between_plates(ctx, free);
    pos2(free.center().x.max(room.min + 0.5 * wide).min(room.max - 0.5 * wide), free.top())
}

const fn tool_key(tool: Tool) -> &'static str {
    match tool {
        Tool::Ring => "ui-annotation-ring",
        Tool::Cross => "ui-annotation-cross",
        Tool::Number => "ui-annotation-number",
        Tool::Arrow => "ui-annotation-arrow",
        Tool::Spot => "ui-annotation-spot",
    }
}

const fn tint_key(tint: Tint) -> &'static str {
    match tint {
        Tint::Green => "ui-annotation-green",
        Tint::Red => "ui-annotation-red",
        Tint::Yellow => "ui-annotation-yellow",
        Tint::Blue => "ui-annotation-blue",
    }
}

/// The sign of a tool.
fn sign(painter: &Painter, square: Rect, ink: Color32, tool: Tool) {
    let (middle, half) = (square.center(), square.width() / 2.0);
    let stroke = Stroke::new(half * 0.28, ink);
    match tool {
        Tool::Ring => _ = painter.circle_stroke(middle, half * 0.85, stroke),
        Tool::Cross => {
            for way in [vec2(1.0, 1.0), vec2(1.0, -1.0)] {
                painter.line_segment([middle - way * half * 0.8, middle + way * half * 0.8], stroke);
            }
        }
        Tool::Number => {
            painter.line_segment([middle + vec2(0.0, -half), middle + vec2(0.0, half)], stroke);
            painter.line_segment([middle + vec2(0.0, -half), middle + vec2(-half * 0.5, -half * 0.5)], stroke);
        }
        Tool::Arrow => {
            let (tail, tip) = (middle + vec2(-0.75, 0.75) * half, middle + vec2(0.75, -0.75) * half);
            painter.line_segment([tail, tip], stroke);
            for way in [vec2(-1.0, 0.0), vec2(0.0, 1.0)] {
                painter.line_segment([tip, tip + way * half * 0.9], stroke);
            }
        }
        Tool::Spot => {
            painter.circle_filled(middle, half * 0.45, ink);
            for ray in 0..8_u8 {
                let (sin, cos) = (TAU * f32::from(ray) / 8.0).sin_cos();
                let way = vec2(cos, sin);
                painter.line_segment([middle + way * half * 0.65, middle + way * half], Stroke::new(half * 0.15, ink));
            }
        }
    }
}

/// A colour in its shape.
fn blot(painter: &Painter, square: Rect, tint: Tint) {
    let inks = &tokens().drawing;
    let (colour, corners, turn): (Color32, u8, f32) = match tint {
        Tint::Green => (inks.green.0, 0, 0.0),
        Tint::Red => (inks.red.0, 4, TAU / 8.0),
        Tint::Yellow => (inks.yellow.0, 4, 0.0),
        Tint::Blue => (inks.blue.0, 3, -TAU / 4.0),
    };
    let (middle, half) = (square.center(), square.width() / 2.0);
    if corners == 0 {
        painter.circle_filled(middle, half, colour);
        return;
    }
    let corner = |at: u8| -> Pos2 {
        let (sin, cos) = (turn + TAU * f32::from(at) / f32::from(corners)).sin_cos();
        middle + vec2(cos, sin) * half * 1.15
    };
    painter.add(Shape::convex_polygon((0..corners).map(corner).collect(), colour, Stroke::NONE));
}
