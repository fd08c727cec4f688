//! What is said of the stage: always in the same place and of the same height.

use crate::desk::components::paint;
use crate::desk::demo::model::{DemoModel, PieceSign};
use crate::desk::frame::look::Look;
use crate::desk::theme::{Face, Ground, TextSize};
use bevy_egui::egui::{
    Align, Align2, Galley, Rect, Sense, Shape, Stroke, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};
use ludoteca_rules::Arg;
use std::sync::Arc;

/// Side of the square with the numeral and its arrows, at text scale 1.
const SIGN: f32 = 56.0;

/// Space beside what is said, at text scale 1.
const BESIDE: f32 = 28.0;

/// The sizes of a sentence and the rows it may have in each: the first in which it is whole is taken.
const SIZES: [(TextSize, usize); 4] =
    [(TextSize::Title, 1), (TextSize::Lead, 1), (TextSize::Body, 1), (TextSize::Label, 2)];

/// Draws the sentence, what is shown in words, and that as a numeral with arrows.
pub(super) fn draw(ui: &mut Ui, look: &Look, demo: &DemoModel, place: Rect, scale: f32) {
    let ground = Ground::of(ui);
    let side = (SIGN + BESIDE) * scale;
    let room = if demo.sign.is_some() { place.shrink2(vec2(side, 0.0)) } else { place };
    let room = room.shrink2(vec2(BESIDE * scale, 0.0));
    if let Some(shown) = &demo.sign {
        let middle = pos2(place.left() + BESIDE * scale + SIGN * scale / 2.0, place.center().y);
        sign(ui, shown, Rect::from_center_size(middle, Vec2::splat(SIGN * scale)), scale);
    }
    let (mark, colour) = match demo.question.as_ref().and_then(|question| question.right) {
        Some(true) => ("✔ ", ground.good),
        Some(false) => ("✖ ", ground.bad),
        None => ("", ground.text),
    };
    let progress = demo.question.as_ref().map(|question| question.progress.as_str());
    let part = part(look, demo);
    let below = [part.as_deref(), Some(demo.line.as_str()), progress];
    let below: Vec<&str> = below.into_iter().flatten().filter(|text| !text.is_empty()).collect();
    let said = if demo.caption.is_empty() { String::new() } else { format!("{mark}{}", demo.caption) };
    let below = below.join(" · ");
    let lay = |ui: &Ui, scale: f32| -> (Vec<Arc<Galley>>, f32) {
        let fit =
            |text: &str, sizes, colour| paint::fitting(ui, text, sizes, colour, (room.width(), Align::Center), scale);
        let told = [fit(&said, &SIZES, colour), fit(&below, &[(TextSize::Label, 1)], ground.quiet)];
        let told: Vec<Arc<Galley>> = told.into_iter().flatten().collect();
        let high = told.iter().map(|galley| galley.size().y).sum();
        (told, high)
    };
    let (mut told, mut heights) = lay(ui, scale);
    // A long sentence is smaller.
    if heights > place.height() {
        (told, heights) = lay(ui, scale * 0.96 * place.height() / heights);
    }
    let mut top = (place.bottom() - 4.0 * scale - heights).min(place.center().y - heights / 2.0);
    for galley in told {
        let rect = Rect::from_center_size(pos2(room.center().x, top + galley.size().y / 2.0), galley.size());
        let response = ui.interact(rect, ui.id().with(("said", top as i32)), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, galley.text()));
        top += galley.size().y;
        let text = galley.elided.then(|| galley.text().to_owned());
        paint::halo(ui.painter(), pos2(room.center().x, rect.top()), &galley, 1.0);
        ui.painter().galley(pos2(room.center().x, rect.top()), galley, colour);
        if let Some(text) = text {
            response.on_hover_text(text);
        }
    }
}

/// The title of the act that is shown, and which of all it is.
fn part(look: &Look, demo: &DemoModel) -> Option<String> {
    let here = demo.acts.iter().position(|(_, shown)| *shown)?;
    let number = |number: usize| Arg::Number(i64::try_from(number).unwrap_or(i64::MAX));
    let args = [("number", number(here + 1)), ("all", number(demo.acts.len()))];
    Some(format!("{} · {}", demo.acts[here].0, look.words.fill("ui-theatre-part", &args)))
}

/// The value as a numeral, and an arrow for each direction in which the piece can go.
fn sign(ui: &Ui, shown: &PieceSign, rect: Rect, scale: f32) {
    let response = ui.interact(rect, ui.id().with("sign"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, shown.numeral.to_string()));
    let ground = Ground::of(ui);
    let (middle, half) = (rect.center(), rect.width() / 2.0);
    for way in &shown.ways {
        let way = vec2(way.x, way.y).normalized();
        let side = vec2(-way.y, way.x);
        // Arrows to the corners are as long as those to the sides.
        let (tip, neck) = (middle + way * half * 0.98, middle + way * half * 0.66);
        let head = vec![tip, neck + side * half * 0.22, neck - side * half * 0.22];
        ui.painter().line_segment([middle + way * half * 0.5, neck], Stroke::new(4.0 * scale, ground.accent));
        ui.painter().add(Shape::convex_polygon(head, ground.accent, Stroke::NONE));
    }
    let font = Face::Display.at(TextSize::Title.token().size * scale);
    ui.painter().text(middle, Align2::CENTER_CENTER, shown.numeral.to_string(), font, ground.text);
}
