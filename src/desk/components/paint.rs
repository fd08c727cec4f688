//! Shapes that components share.

use crate::desk::theme::{Ground, tokens};
use bevy_egui::egui::text::{LayoutJob, TextFormat};
use bevy_egui::egui::{
    Color32, FontId, Galley, Mesh, Painter, Pos2, Rect, Response, Shape, Stroke, StrokeKind, Ui, vec2,
};
use std::sync::Arc;

/// The ring around what has the keyboard, at a distance from it; corners of this radius.
pub fn focus_ring(ui: &Ui, response: &Response, radius: f32) {
    if response.has_focus() {
        ring(ui.painter(), response.rect, radius, Ground::of(ui).focus);
    }
}

/// A ring at the distance of that of the keyboard.
pub fn ring(painter: &Painter, rect: Rect, radius: f32, colour: Color32) {
    let size = &tokens().size;
    let around = rect.expand(size.focus_gap);
    // What is at the edge of a list keeps its ring.
    let painter = painter.with_clip_rect(painter.clip_rect().expand(size.focus_gap + size.focus_ring));
    let stroke = Stroke::new(size.focus_ring, colour);
    painter.rect_stroke(around, radius + size.focus_gap, stroke, StrokeKind::Outside);
}

/// A shade from one edge of a rectangle to the other: `top` above, `bottom` below.
pub fn shade(painter: &Painter, rect: Rect, top: Color32, bottom: Color32) {
    let mut mesh = Mesh::default();
    for (corner, colour) in
        [(rect.left_top(), top), (rect.right_top(), top), (rect.right_bottom(), bottom), (rect.left_bottom(), bottom)]
    {
        mesh.colored_vertex(corner, colour);
    }
    mesh.add_triangle(0, 1, 2);
    mesh.add_triangle(0, 2, 3);
    painter.add(Shape::mesh(mesh));
}

/// A text over the table, the middle of its left edge at a place: a shadow keeps it apart from wood and cloth.
pub fn over_table(ui: &Ui, at: Pos2, galley: Arc<Galley>, colour: Color32) {
    let at = at - vec2(0.0, galley.size().y / 2.0);
    let shadow = Color32::from_black_alpha(200);
    for offset in [vec2(0.0, 1.5), vec2(1.0, 1.0), vec2(-1.0, 1.0)] {
        ui.painter().galley_with_override_text_color(at + offset, galley.clone(), shadow);
    }
    ui.painter().galley_with_override_text_color(at, galley, colour);
}

/// A colour that covers so much, from 0 to 1.
#[must_use]
pub fn faded(colour: Color32, cover: f32) -> Color32 {
    colour.gamma_multiply(cover)
}

/// A text of one line in so much room; what does not fit gives way to an ellipsis.
#[must_use]
pub fn elided(ui: &Ui, text: &str, font: FontId, colour: Color32, room: f32) -> Arc<Galley> {
    let mut job = LayoutJob::single_section(text.to_owned(), TextFormat::simple(font, colour));
    job.wrap.max_width = room.max(1.0);
    job.wrap.max_rows = 1;
    job.wrap.break_anywhere = true;
    ui.fonts_mut(|fonts| fonts.layout_job(job))
}
