//! Draws the plate of a player: face, name, how it stands, clock.

use crate::desk::components::{self, names, paint};
use crate::desk::frame::look::Look;
use crate::desk::play::around::PlateModel;
use crate::desk::play::clock::model::FaceModel;
use crate::desk::theme::portraits::Gaze;
use crate::desk::theme::{Face, Ground, Material, TextSize, motion, tokens};
use bevy_egui::egui::{
    Color32, Galley, Id, Rect, Sense, Shape, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType, pos2, vec2,
};
use ludoteca_rules::Arg;
use ludoteca_table::play::OpponentState;
use std::sync::Arc;

/// Space beside what is on a plate.
const GAP: f32 = 14.0;

/// What a plate shows.
pub struct PlateShown<'a> {
    /// The player.
    pub plate: &'a PlateModel,
    /// The clock, if it is played with one.
    pub clock: Option<&'a FaceModel>,
    /// What the computer does.
    pub opponent: OpponentState,
}

/// Height of a plate at a text scale.
#[must_use]
pub fn height(scale: f32) -> f32 {
    (tokens().size.plate_height * scale.min(1.6)).max(TextSize::Name.token().line * scale + 12.0)
}

/// Draws a plate at most so wide; whether it was pressed.
pub fn draw(ui: &mut Ui, look: &Look, shown: &PlateShown<'_>, most: f32) -> bool {
    let scale = look.text_scale();
    let tall = height(scale);
    let portrait = (tall - 14.0).min(tokens().size.portrait_plate * scale.min(1.6));
    let plate = shown.plate;
    let line = match shown.opponent {
        OpponentState::Thinks if plate.computer && plate.asked => look.word("ui-thinks"),
        _ if plate.sealed => look.word("ui-sealed-plate"),
        _ => plate.line.clone(),
    };
    let ground = Ground::of(ui);
    let digits = shown.clock.map(|face| {
        let font = Face::Bold.at(TextSize::Lead.token().size * scale);
        ui.painter().layout_no_wrap(face.text.clone(), font, ground.text)
    });
    let clock = digits.as_ref().map_or(0.0, |digits| digits.size().x + 2.0 * GAP + 6.0);
    let disc = if plate.ink.is_some() { 26.0 * scale } else { 0.0 };
    let room = (most - portrait - 7.0 - 2.0 * GAP - clock).max(20.0);
    let name = paint::elided(ui, &plate.name, TextSize::Name.font(scale), ground.text, room);
    // What does not fit beside a clock at large sizes is left out rather than cut.
    let two = !line.is_empty() && tall > (TextSize::Name.token().line + TextSize::Label.token().line) * scale;
    let below = two.then(|| paint::elided(ui, &line, TextSize::Label.font(scale), ground.quiet, room - disc));
    let cut = name.elided || below.as_ref().map_or(!line.is_empty(), |below| below.elided);
    let text = name.size().x.max(below.as_ref().map_or(0.0, |below| below.size().x + disc));
    let wide = (7.0 + portrait + GAP + text + GAP + clock).min(most.max(portrait + 14.0));
    let (rect, response) = ui.allocate_exact_size(vec2(wide, tall), Sense::click());
    let said = spoken(look, shown, &line);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, said.clone()));
    let lit = motion::come(ui.ctx(), Id::new("plate-lit").with(plate.seat.0), plate.asked, |motion| motion.plate_turn);
    back(ui, rect, lit, response.hovered());
    let face =
        Rect::from_center_size(pos2(rect.left() + 7.0 + portrait / 2.0, rect.center().y), vec2(portrait, portrait));
    plate.portrait.paint_looking(ui.painter(), face, Color32::WHITE, gaze(shown));
    let left = face.right() + GAP;
    if left + 20.0 < rect.right() {
        let heights = name.size().y + below.as_ref().map_or(0.0, |below| below.size().y);
        let mut top = rect.center().y - heights / 2.0;
        ui.painter().galley(pos2(left, top), name.clone(), ground.text);
        top += name.size().y;
        if let Some(below) = below {
            if let Some(ink) = plate.ink {
                let at = pos2(left + 9.0 * scale, top + below.size().y / 2.0);
                components::disc(ui, at, 8.0 * scale, ink);
            }
            ui.painter().galley(pos2(left + disc, top), below, ground.quiet);
        }
    }
    if let (Some(digits), Some(face)) = (digits, shown.clock) {
        self::clock(ui, rect, face, digits);
    }
    names::tell(ui.ctx(), rect, || (look.word("ui-names-player"), String::new()));
    paint::focus_ring(ui, &response, tall / 2.0);
    components::follow_focus(&response);
    let about = &plate.about;
    let hover = match cut {
        true => said,
        false if about.is_empty() => look.word("do-players"),
        false => about.clone(),
    };
    response.on_hover_text(hover).clicked()
}

/// Where the animal looks: at the board while it thinks, and away once it has lost.
fn gaze(shown: &PlateShown<'_>) -> Gaze {
    match shown.opponent {
        _ if shown.plate.lost => Gaze::Away,
        OpponentState::Thinks if shown.plate.asked => Gaze::Board,
        _ => Gaze::Ahead,
    }
}

/// The pill on which everything lies: it glows while its player is asked.
fn back(ui: &Ui, rect: Rect, lit: f32, hovered: bool) {
    let ground = Ground::of(ui);
    let radius = rect.height() / 2.0;
    let frame = ground.card(Material::Smoke, 0.0).corner_radius(radius);
    ui.painter().add(frame.paint(rect));
    if hovered {
        ui.painter().rect_filled(rect, radius, ground.raise);
    }
    if lit > 0.0 {
        let glow = Shape::Rect(
            bevy_egui::egui::epaint::RectShape::stroke(
                rect,
                radius,
                Stroke::new(6.0, paint::faded(ground.accent, 0.35 * lit)),
                StrokeKind::Outside,
            )
            .with_blur_width(10.0),
        );
        ui.painter().add(glow);
        let edge = Stroke::new(2.0, paint::faded(ground.accent, lit));
        ui.painter().rect_stroke(rect, radius, edge, StrokeKind::Outside);
    }
}

/// The clock at the right end: filled while it runs, framed while little is left.
fn clock(ui: &Ui, plate: Rect, face: &FaceModel, digits: Arc<Galley>) {
    let ground = Ground::of(ui);
    let size = digits.size() + vec2(2.0 * 12.0, 10.0);
    let rect = Rect::from_min_size(pos2(plate.right() - GAP - size.x, plate.center().y - size.y / 2.0), size);
    let (fill, text) = if face.runs { (ground.accent, ground.on_accent) } else { (ground.raise, ground.text) };
    ui.painter().rect_filled(rect, 12.0, fill);
    if face.short {
        ui.painter().rect_stroke(rect.expand(2.0), 14.0, Stroke::new(3.0, ground.bad), StrokeKind::Outside);
    }
    let at = rect.center() - digits.size() / 2.0;
    ui.painter().galley_with_override_text_color(at, digits, text);
}

/// All of a plate in words.
fn spoken(look: &Look, shown: &PlateShown<'_>, line: &str) -> String {
    let clock = shown.clock.map(|face| {
        let key = if face.short { "ui-clock-short" } else { "ui-clock-face" };
        let args = [("who", Arg::Plain(face.name.clone())), ("time", Arg::Plain(face.text.clone()))];
        look.words.fill(key, &args)
    });
    let told = |text: &str| Some(text.to_owned()).filter(|text| !text.is_empty());
    let parts = [Some(shown.plate.name.clone()), told(line), clock, told(&shown.plate.about)];
    parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
}
