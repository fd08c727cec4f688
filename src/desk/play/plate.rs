//! Whose turn it is and how it stands, where there is no side panel: a plate above the board, and large letters for a
//! class.

use crate::desk::components;
use crate::desk::frame::look::Look;
use crate::desk::frame::pictures;
use crate::desk::play::clock::panel as clock;
use crate::desk::play::model::PlayModel;
use crate::desk::theme::{Ground, TextSize};
use bevy_egui::egui::{Align2, Color32, Context, FontId, Label, Rect, RichText, Ui, pos2, vec2};
use ludoteca_rules::SideColour;

/// Space between the edge of the window and what is shown.
const EDGE: f32 = 8.0;
/// Space between two things told in one row, as a share of the text's size.
const BETWEEN: f32 = 1.0;
/// Space between a disc and its text, as a share of the text's size.
const BESIDE: f32 = 0.3;

/// One thing told: a text, after the disc of its side.
struct PlateLine<'a> {
    ink: Option<SideColour>,
    text: &'a str,
    size: f32,
    colour: Color32,
}

/// Draws the plate, left of `right`; returns the part of the window that stays free.
pub fn draw(ctx: &Context, window: Rect, right: f32, look: &Look, play: &PlayModel) -> Rect {
    let size = TextSize::Label.token().size * look.text_scale();
    let at = window.min + vec2(EDGE, EDGE);
    let shown = components::float(ctx, "plate", at, Align2::LEFT_TOP, |ui| {
        let margin = vec2(12.0, 6.0);
        components::smoke(ui, look.text_scale()).inner_margin(margin).show(ui, |ui| {
            let room = right - window.left() - 2.0 * EDGE - 2.0 * margin.x;
            let told: Vec<PlateLine<'_>> =
                main(play, size, Ground::of(ui).text).chain(score(play, size, Ground::of(ui).quiet)).collect();
            rows(ui, &told, room, 0.0);
            faces(ui, look, play, size, 0.0);
            captured(ui, play, size, room);
        });
    });
    below(window, shown.response.rect.bottom())
}

/// For a class: the same in large letters and without a frame.
pub fn large(ctx: &Context, window: Rect, look: &Look, play: &PlayModel) -> Rect {
    // Read from the last row of a class: a twentieth of the height at least.
    let size = (TextSize::Title.token().size * look.text_scale()).max(window.height() / 20.0);
    let at = window.center_top() + vec2(0.0, 0.75 * EDGE);
    let shown = components::float(ctx, "projector", at, Align2::CENTER_TOP, |ui| {
        let room = window.width() - 6.0 * EDGE;
        let told: Vec<PlateLine<'_>> = main(play, size, Color32::WHITE).collect();
        rows(ui, &told, room, 0.5);
        let told: Vec<PlateLine<'_>> = score(play, 0.6 * size, Color32::WHITE).collect();
        rows(ui, &told, room, 0.5);
        faces(ui, look, play, 1.2 * size, room);
    });
    below(window, shown.response.rect.bottom())
}

/// Whose turn it is, or who won.
fn main(play: &PlayModel, size: f32, colour: Color32) -> impl Iterator<Item = PlateLine<'_>> {
    let told = match (&play.result, &play.turn) {
        (Some(result), _) => Some((None, &result.headline)),
        (None, Some(turn)) => Some((turn.ink, &turn.text)),
        (None, None) => None,
    };
    told.into_iter().map(move |(ink, text)| PlateLine { ink, text, size, colour })
}

/// Why it ended, and how it stands.
fn score(play: &PlayModel, size: f32, colour: Color32) -> impl Iterator<Item = PlateLine<'_>> {
    let reason = play.result.iter().map(|result| (None, &result.reason));
    let signs = play.signs.iter().map(|sign| (sign.ink, &sign.text));
    let laid = play.laid.iter().map(|said| (None, said));
    reason.chain(signs).chain(laid).map(move |(ink, text)| PlateLine { ink, text, size, colour })
}

/// The clock, in the middle of this much room.
fn faces(ui: &mut Ui, look: &Look, play: &PlayModel, size: f32, room: f32) {
    let Some(clock) = &play.clock else { return };
    let wide = clock.faces.iter().map(|face| clock::wide(ui, face, size)).fold(0.0, f32::max);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 0.4 * size;
        let all = (wide + 0.4 * size) * clock.faces.len() as f32;
        ui.add_space(((room - all) / 2.0).max(0.0));
        clock.faces.iter().for_each(|face| clock::face(ui, look, face, wide, size));
    });
}

/// What each side has captured: small pictures, and how many where it is more than one.
fn captured(ui: &mut Ui, play: &PlayModel, size: f32, room: f32) {
    if play.captured.is_empty() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.set_max_width(room);
        ui.spacing_mut().item_spacing.x = BESIDE * size;
        for side in &play.captured {
            if let Some(ink) = side.ink {
                components::inked_disc(ui, ink, size);
            }
            ui.label(RichText::new(&side.name).size(size).weak());
            for (name, picture, count) in &side.pieces {
                pictures::thumbnail(ui, name, picture.as_ref(), 1.3 * size);
                if *count > 1 {
                    ui.label(RichText::new(format!("×{count}")).size(size).weak());
                }
            }
            ui.add_space(BETWEEN * size);
        }
    });
}

/// Rows of as much as there is room for, each at this share of the width that it leaves.
fn rows(ui: &mut Ui, told: &[PlateLine<'_>], room: f32, at: f32) {
    ui.spacing_mut().item_spacing.y = 2.0;
    let mut rest = told;
    while !rest.is_empty() {
        let (mut width, mut count) = (0.0, 0);
        for one in rest {
            let wider = width + wide(ui, one) + if count == 0 { 0.0 } else { BETWEEN * one.size };
            if count > 0 && wider > room {
                break;
            }
            (width, count) = (wider, count + 1);
        }
        let (row, later) = rest.split_at(count);
        rest = later;
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            // In the middle of the window, also while a row above or below is wider.
            ui.add_space(((room - width) * at).max(0.0));
            for (index, one) in row.iter().enumerate() {
                ui.add_space(if index == 0 { 0.0 } else { BETWEEN * one.size });
                tell(ui, one, room);
            }
            ui.add_space(((room - width) * at).max(0.0));
        });
    }
}

fn wide(ui: &Ui, told: &PlateLine<'_>) -> f32 {
    let font = FontId::proportional(told.size);
    let text = ui.painter().layout_no_wrap(told.text.to_owned(), font, told.colour).size().x;
    text + told.ink.map_or(0.0, |_| (components::DISC + BESIDE) * told.size)
}

fn tell(ui: &mut Ui, told: &PlateLine<'_>, room: f32) {
    let whole = wide(ui, told) <= room;
    let mut room = room;
    if let Some(ink) = told.ink {
        components::inked_disc(ui, ink, told.size);
        ui.add_space(BESIDE * told.size);
        room -= (components::DISC + BESIDE) * told.size;
    }
    let text = RichText::new(told.text).size(told.size).color(told.colour);
    if whole {
        ui.label(text);
        return;
    }
    ui.vertical(|ui| {
        ui.set_max_width(room.max(40.0));
        ui.add(Label::new(text).wrap());
    });
}

fn below(window: Rect, top: f32) -> Rect {
    Rect::from_min_max(pos2(window.left(), top.min(window.bottom())), window.max)
}
