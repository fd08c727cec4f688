//! For a class: a black band over the board with whose turn it is, in letters that are read from the last row, and
//! which move it is. What the position says besides stands below, in the same band.

use crate::desk::components;
use crate::desk::frame::look::Look;
use crate::desk::play::clock::panel as clock;
use crate::desk::play::model::PlayModel;
use crate::desk::theme::{Face, Ground, TextSize, tokens};
use bevy_egui::egui::{
    Align, Align2, Color32, Context, FontId, Label, Layout, Rect, RichText, Sense, Shape, Ui, UiBuilder, WidgetInfo,
    WidgetType, pos2, vec2,
};
use ludoteca_rules::{Arg, SideColour};

/// The height of the band at text scale 1, in a window so high as [`USUAL`].
const BAND: f32 = 100.0;
/// The height of a window in which the sizes are those of the theme; in a higher one all grows with it.
const USUAL: f32 = 768.0;
/// Space between two things told in one row, as a share of the text's size.
const BETWEEN: f32 = 1.0;
/// Space between a disc and its text, as a share of the text's size.
const BESIDE: f32 = 0.3;

/// The sizes of the turn, the first of which that fits is taken.
const SIZES: [TextSize; 4] = [TextSize::Banner, TextSize::Result, TextSize::Screen, TextSize::Title];

/// One thing told: a text, after the disc of its side.
struct Told<'a> {
    ink: Option<SideColour>,
    text: &'a str,
    size: f32,
    colour: Color32,
}

/// Draws the band; returns the part of the window that stays free.
pub fn band(ctx: &Context, window: Rect, look: &Look, play: &PlayModel) -> Rect {
    let scale = look.chosen_scale * (window.height() / USUAL).max(1.0);
    let shown = components::float(ctx, "projector", window.min, Align2::LEFT_TOP, |ui| {
        let ground = Ground::of(ui);
        let back = ui.painter().add(Shape::Noop);
        ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
        let row = Rect::from_min_size(window.min, vec2(window.width(), BAND * scale.min(1.0 + scale / 2.0)));
        ui.allocate_rect(row, Sense::hover());
        let edge = tokens().space.screen_edge * 1.6;
        let inner = row.shrink2(vec2(edge.min(0.04 * row.width()), 0.0));
        let right = right(ui, look, play, inner, scale);
        turn(ui, play, inner.with_max_x(right - 0.5 * edge), scale);
        let size = TextSize::Lead.token().size * scale;
        let told: Vec<Told<'_>> = besides(play, size, ground.quiet).collect();
        if !told.is_empty() {
            let top = row.bottom() - 0.12 * row.height();
            let place = Rect::from_min_max(pos2(inner.left(), top), pos2(inner.right(), window.bottom()));
            let mut child = ui.new_child(UiBuilder::new().max_rect(place));
            rows(&mut child, &told, place.width());
            ui.expand_to_include_rect(child.min_rect().with_max_y(child.min_rect().bottom() + 0.12 * row.height()));
        }
        let band = ui.min_rect().with_max_x(window.right());
        ui.painter().set(back, Shape::rect_filled(band, 0.0, ground.fill));
    });
    let top = shown.response.rect.bottom();
    Rect::from_min_max(pos2(window.left(), top.min(window.bottom())), window.max)
}

/// Which move it is, and the clocks; where they begin at the left.
fn right(ui: &mut Ui, look: &Look, play: &PlayModel, row: Rect, scale: f32) -> f32 {
    let mut child = ui.new_child(UiBuilder::new().max_rect(row).layout(Layout::right_to_left(Align::Center)));
    let size = TextSize::Title.token().size * scale;
    child.spacing_mut().item_spacing.x = 0.5 * size;
    let number = Arg::Number(i64::try_from(play.number).unwrap_or(i64::MAX));
    let text = look.words.fill("ui-move-number", &[("number", number)]);
    let accent = Ground::of(&child).accent;
    child.add(Label::new(RichText::new(text).font(Face::Bold.at(size)).color(accent)).extend());
    if let Some(clock) = &play.clock {
        let wide = clock.faces.iter().map(|face| clock::wide(&child, face, size)).fold(0.0, f32::max);
        clock.faces.iter().rev().for_each(|face| clock::face(&mut child, look, face, wide, size));
    }
    child.min_rect().left()
}

/// Whose turn it is, or who won.
fn turn(ui: &mut Ui, play: &PlayModel, place: Rect, scale: f32) {
    let (ink, text) = match (&play.result, &play.turn) {
        (Some(result), _) => (None, &result.headline),
        (None, Some(turn)) => (turn.ink, &turn.text),
        (None, None) => return,
    };
    let ground = Ground::of(ui);
    let beside = |size: f32| if ink.is_some() { 1.55 * size } else { 0.0 };
    let wide = |size: TextSize| {
        let galley = ui.painter().layout_no_wrap(text.clone(), size.font(scale), ground.text);
        galley.size().x + beside(size.token().size * scale)
    };
    let fitting = SIZES.into_iter().find(|size| wide(*size) <= place.width()).unwrap_or(SIZES[3]);
    let size = fitting.token().size * scale;
    let room = place.width() - beside(size);
    let galley = components::paint::elided(ui, text, fitting.font(scale), ground.text, room);
    if let Some(ink) = ink {
        let radius = 0.55 * size;
        let middle = pos2(place.left() + radius, place.center().y);
        // A black disc on the black band lies on a light one.
        ui.painter().circle_filled(middle, radius, ground.quiet);
        components::disc(ui, middle, 0.84 * radius, ink);
    }
    let at = pos2(place.left() + beside(size), place.center().y - galley.size().y / 2.0);
    let rect = Rect::from_min_size(at, galley.size());
    let response = ui.interact(rect, ui.id().with("turn"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, text));
    let cut = galley.elided;
    ui.painter().galley(at, galley, ground.text);
    if cut {
        response.on_hover_text(text);
    }
}

/// Why it ended, and how it stands.
fn besides(play: &PlayModel, size: f32, colour: Color32) -> impl Iterator<Item = Told<'_>> {
    let reason = play.result.iter().map(|result| (None, &result.reason));
    let signs = play.signs.iter().map(|sign| (sign.ink, &sign.text));
    let laid = play.laid.iter().map(|said| (None, said));
    reason.chain(signs).chain(laid).map(move |(ink, text)| Told { ink, text, size, colour })
}

/// Rows of as much as there is room for.
fn rows(ui: &mut Ui, told: &[Told<'_>], room: f32) {
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
            for (index, one) in row.iter().enumerate() {
                ui.add_space(if index == 0 { 0.0 } else { BETWEEN * one.size });
                tell(ui, one, room);
            }
        });
    }
}

fn wide(ui: &Ui, told: &Told<'_>) -> f32 {
    let font = FontId::proportional(told.size);
    let text = ui.painter().layout_no_wrap(told.text.to_owned(), font, told.colour).size().x;
    text + told.ink.map_or(0.0, |_| (components::DISC + BESIDE) * told.size)
}

fn tell(ui: &mut Ui, told: &Told<'_>, room: f32) {
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
