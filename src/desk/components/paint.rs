//! Shapes that components share.

use crate::desk::theme::ground::room;
use crate::desk::theme::{Ground, Material, TextSize, tokens};
use bevy_egui::egui::text::{LayoutJob, TextFormat};
use bevy_egui::egui::{
    Align, Align2, Color32, Context, FontId, Galley, Mesh, Painter, Pos2, Rect, Response, Shape, Stroke, StrokeKind,
    Ui, Vec2, vec2,
};
use std::f32::consts::FRAC_PI_4;
use std::sync::Arc;

/// How far the ground of words over the table goes on beside them.
pub const BESIDE_WORDS: f32 = 14.0;

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
    let corners = [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom()];
    gradient(painter, corners, [top, top, bottom, bottom]);
}

/// The same from the left edge to the right one.
pub fn shade_across(painter: &Painter, rect: Rect, left: Color32, right: Color32) {
    let corners = [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom()];
    gradient(painter, corners, [left, right, right, left]);
}

fn gradient(painter: &Painter, corners: [Pos2; 4], colours: [Color32; 4]) {
    let mut mesh = Mesh::default();
    for (corner, colour) in corners.into_iter().zip(colours) {
        mesh.colored_vertex(corner, colour);
    }
    mesh.add_triangle(0, 1, 2);
    mesh.add_triangle(0, 2, 3);
    painter.add(Shape::mesh(mesh));
}

/// A text painted over the table, on its ground, its anchor at a place.
pub fn over_table(painter: &Painter, (at, anchor): (Pos2, Align2), text: &str, font: FontId, colour: Color32) {
    let galley = painter.layout_no_wrap(text.to_owned(), font, colour);
    galley_over_table(painter, anchor.anchor_size(at, galley.size()).min, galley, colour);
}

/// The same for a text that is laid out, its upper left corner at a place.
pub fn galley_over_table(painter: &Painter, at: Pos2, galley: Arc<Galley>, colour: Color32) {
    painter.add(ground_of_words(painter.ctx(), Rect::from_min_size(at, galley.size())));
    painter.galley_with_override_text_color(at, galley, colour);
}

/// The ground of words over the table, so that they are read in a bright room too.
pub fn ground_of_words(ctx: &Context, words: Rect) -> Shape {
    let fill = Ground::new(Material::Smoke, room(ctx)).fill;
    let around = words.expand2(vec2(BESIDE_WORDS, 5.0));
    Shape::rect_filled(around, 0.5 * around.height().min(40.0), fill)
}

/// How far the dark edge of letters reaches.
const HALO: f32 = 1.6;

/// A dark edge round letters, so that they are read on any ground without a box.
pub fn halo(painter: &Painter, at: Pos2, galley: &Arc<Galley>, cover: f32) {
    let dark = faded(room(painter.ctx()).scrim.0, cover);
    for eighth in 0..8_u8 {
        let by = Vec2::angled(f32::from(eighth) * FRAC_PI_4) * HALO;
        painter.galley_with_override_text_color(at + by, Arc::clone(galley), dark);
    }
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

/// The width of the longest word of a text, below which a line would end within a word.
#[must_use]
pub fn longest_word(ui: &Ui, text: &str, font: &FontId) -> f32 {
    let wide = |word: &str| ui.painter().layout_no_wrap(word.to_owned(), font.clone(), Color32::PLACEHOLDER).size().x;
    text.split_whitespace().map(wide).fold(0.0, f32::max).ceil()
}

/// A text in so much room, aligned so, in the first of these sizes in which it is whole in so many rows; in the last
/// one it gives way to an ellipsis. Nothing for an empty text.
#[must_use]
pub fn fitting(
    ui: &Ui,
    text: &str,
    sizes: &[(TextSize, usize)],
    colour: Color32,
    (room, align): (f32, Align),
    scale: f32,
) -> Option<Arc<Galley>> {
    let galley = |(size, rows): (TextSize, usize)| {
        let format =
            TextFormat { line_height: Some(size.token().line * scale), ..TextFormat::simple(size.font(scale), colour) };
        let mut job = LayoutJob::single_section(text.to_owned(), format);
        job.wrap.max_width = room.max(40.0);
        job.wrap.max_rows = rows;
        job.halign = align;
        ui.fonts_mut(|fonts| fonts.layout_job(job))
    };
    if text.is_empty() {
        return None;
    }
    let all = sizes.iter().map(|size| galley(*size));
    let mut last = None;
    for galley in all {
        if !galley.elided {
            return Some(galley);
        }
        last = Some(galley);
    }
    last
}
