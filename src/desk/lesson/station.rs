//! Draws what stands on a trail: an exercise as its diagram, and where the trail leads as a face or a picture.

use super::model::OnwardModel;
use super::onward;
use super::trail::{LearnModel, Station};
use crate::desk::components::{self, paint};
use crate::desk::frame::look::Look;
use crate::desk::frame::pictures;
use crate::desk::theme::portraits::Portrait;
use crate::desk::theme::{Face, Ground, TextSize, icons, tokens};
use crate::games::pictures::GamePictures;
use bevy_egui::egui::text::{LayoutJob, TextFormat};
use bevy_egui::egui::{
    Align, Align2, Color32, Galley, Image, Rect, Response, Shape, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType,
    pos2, vec2,
};
use std::sync::Arc;

/// Radius of the corners of a diagram.
const CORNER: f32 = 16.0;

/// Space between a diagram and its label, over which the tick reaches.
const LABEL: f32 = 13.0;
/// Width of the rim around the next one.
const AROUND: f32 = 7.0;

/// What stands on a trail.
pub enum Tile<'a> {
    /// An exercise.
    Exercise(&'a Station),
    /// An exercise that a press removes.
    Removable(&'a Station),
    /// Where it leads, and what that is called.
    Onward(&'a OnwardModel, String),
}

impl Tile<'_> {
    fn label(&self) -> &str {
        match self {
            Self::Exercise(station) | Self::Removable(station) => &station.label,
            Self::Onward(_, label) => label,
        }
    }
}

/// What stands on the trail of a page.
pub fn tiles<'a>(look: &Look, page: &'a LearnModel) -> Vec<Tile<'a>> {
    let onward = page.after.iter().map(|to| Tile::Onward(to, onward::word(look, to)));
    let exercise = if page.removes == Some(true) { Tile::Removable } else { Tile::Exercise };
    page.stations.iter().map(exercise).chain(onward).collect()
}

/// The label of a tile in this width.
fn label(ui: &Ui, scale: f32, wide: f32, text: &str, bold: bool) -> Arc<Galley> {
    let size = TextSize::Label.token();
    let face = if bold { Face::Bold } else { Face::Text };
    let format = TextFormat {
        line_height: Some(size.line * scale),
        ..TextFormat::simple(face.at(size.size * scale), Color32::PLACEHOLDER)
    };
    let mut job = LayoutJob::single_section(text.to_owned(), format);
    job.wrap.max_width = wide;
    job.halign = Align::Center;
    ui.fonts_mut(|fonts| fonts.layout_job(job))
}

/// How high the label of a tile is in this width.
pub fn label_height(ui: &Ui, scale: f32, wide: f32, tile: &Tile<'_>) -> f32 {
    label(ui, scale, wide, tile.label(), true).size().y
}

/// Draws a tile where `response` lies: whether it is the `next` one, and the width of its label.
pub fn draw(ui: &Ui, look: &Look, tile: &Tile<'_>, response: &Response, (at, next, wide): (usize, bool, f32)) {
    let scale = look.text_scale();
    let done = matches!(tile, Tile::Exercise(station) if station.done);
    let name = spoken(look, tile, done);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, name.clone()));
    components::follow_focus(response);
    if !ui.is_rect_visible(response.rect.expand(80.0 * scale)) {
        return;
    }
    let ground = Ground::of(ui);
    match tile {
        Tile::Exercise(station) | Tile::Removable(station) => diagram(ui, station, response, (at, next)),
        Tile::Onward(onward, _) => goal(ui, look, onward, response),
    }
    let sign = match tile {
        Tile::Removable(_) => Some((icons::REMOVE, ground.bad)),
        _ if done => Some((icons::CHECK, ground.accent)),
        _ => None,
    };
    if let Some((sign, fill)) = sign {
        let radius = 18.0 * scale.min(1.4);
        let at = response.rect.right_bottom() - Vec2::splat(6.0);
        ui.painter().circle(at, radius, fill, Stroke::new(3.0, ground.fill));
        ui.painter().text(at, Align2::CENTER_CENTER, sign, Face::Icon.at(1.2 * radius), ground.on_accent);
    }
    if next {
        let side = 56.0 * scale.min(1.4);
        let place = Rect::from_center_size(response.rect.left_top() + vec2(10.0, 6.0), Vec2::splat(side));
        ui.painter().circle_filled(place.center(), side / 2.0 + 3.0, ground.fill);
        Portrait::Person.paint(ui.painter(), place, Color32::WHITE);
    }
    let text = label(ui, scale, wide, tile.label(), next);
    let at = pos2(response.rect.center().x, response.rect.bottom() + LABEL * scale.min(1.4));
    let colour = if next || response.hovered() { ground.text } else { ground.quiet };
    ui.painter().galley_with_override_text_color(at, text, colour);
    if let Tile::Exercise(station) | Tile::Removable(station) = tile {
        response.clone().on_hover_text(&station.asks);
    }
}

/// All of a tile in words.
fn spoken(look: &Look, tile: &Tile<'_>, done: bool) -> String {
    match tile {
        Tile::Exercise(station) if done => {
            format!("{}. {} {}", station.label, station.asks, look.word("learn-done"))
        }
        Tile::Exercise(station) => format!("{}. {}", station.label, station.asks),
        Tile::Removable(station) => format!("{}: {}. {}", look.word("ui-saved-remove"), station.label, station.asks),
        Tile::Onward(_, label) => label.clone(),
    }
}

/// The diagram of an exercise in its frame.
fn diagram(ui: &Ui, station: &Station, response: &Response, (at, next): (usize, bool)) {
    let ground = Ground::of(ui);
    let rect = response.rect;
    let painter = ui.painter();
    let (edge, thick) = match (next, station.done) {
        (true, _) => (ground.accent, 5.0),
        (_, true) => (ground.fill.lerp_to_gamma(ground.good, 0.55), 3.0),
        _ => (ground.line, 2.5),
    };
    let edge = if response.hovered() { ground.accent } else { edge };
    let shade = tokens().shadow.small.shadow();
    if next {
        // It stands off the road.
        painter.add(Shape::Rect(shade.as_shape(rect.expand(AROUND), (CORNER + AROUND) as u8)));
        painter.rect_filled(rect.expand(AROUND), CORNER + AROUND, ground.fill);
    } else {
        painter.add(Shape::Rect(shade.as_shape(rect, CORNER as u8)));
    }
    painter.rect_filled(rect, CORNER, ground.well);
    let inner = rect.shrink(thick);
    // Every trail uses the textures of the one before again.
    let name = format!("station {at}");
    if let Some(picture) = &station.picture
        && let Some(texture) = pictures::sharp(ui.ctx(), &name, picture, inner.width().round())
    {
        let place = Rect::from_min_size(inner.min.round(), Vec2::splat(inner.width().round()));
        Image::new((texture.id(), place.size())).corner_radius((CORNER - thick) as u8).paint_at(ui, place);
    }
    painter.rect_stroke(rect, CORNER, Stroke::new(thick, edge), StrokeKind::Inside);
    paint::focus_ring(ui, response, CORNER);
}

/// Where the trail leads: a face, or the picture of a game, in a circle.
fn goal(ui: &Ui, look: &Look, onward: &OnwardModel, response: &Response) {
    let ground = Ground::of(ui);
    let rect = response.rect;
    let radius = rect.width() / 2.0;
    ui.painter().circle_filled(rect.center(), radius + 4.0, ground.fill);
    match onward {
        OnwardModel::Play(_) => Portrait::Level(1).paint(ui.painter(), rect, Color32::WHITE),
        OnwardModel::Game(id, _) => {
            pictures::round(ui, look.pictures.get(id, GamePictures::SHELF), &format!("onward {id}"), rect);
        }
        OnwardModel::Deck(..) => {
            ui.painter().circle_filled(rect.center(), radius, ground.well);
            let sign = Face::Icon.at(0.8 * radius);
            ui.painter().text(rect.center(), Align2::CENTER_CENTER, icons::PUZZLE, sign, ground.quiet);
        }
    }
    let edge = if response.hovered() { ground.accent } else { ground.line };
    ui.painter().circle_stroke(rect.center(), radius, Stroke::new(3.0, edge));
    paint::focus_ring(ui, response, radius);
}
