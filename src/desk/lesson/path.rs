//! Draws a trail: its exercises in rows that run to and fro, the road between them, and where it leads.

use super::decks::TrailId;
use super::learn::LearnAction;
use super::model::CourseRequest;
use super::onward;
use super::station::{self, Tile};
use super::trail::LearnModel;
use crate::desk::components::Page;
use crate::desk::frame::look::Look;
use crate::desk::frame::sends::Sends;
use crate::desk::theme::Ground;
use bevy_egui::egui::{Align, Id, Pos2, Rect, Sense, Shape, Stroke, Ui, Vec2, pos2, vec2};
use std::f32::consts::PI;

/// Side of a diagram at text scale 1, the least space between two, and the most from one to the next.
const SIDE: f32 = 118.0;
const GAP: f32 = 40.0;
const PITCH: f32 = 196.0;
/// Columns on a page of usual width, at most.
const FEW: f32 = 5.0;
/// How much larger the next one is.
const NEXT: f32 = 1.24;
/// Space between the label of one row and the diagrams of the next.
const BELOW: f32 = 44.0;
/// Width of the road, and how far it swings out between two rows.
const ROAD: f32 = 16.0;
const SWING: f32 = 22.0;

/// A name for a trail among what is remembered of the page.
pub(super) const fn name(trail: TrailId) -> &'static str {
    match trail {
        TrailId::Own => "own",
        TrailId::Given => "given",
        TrailId::Game(id) => id,
    }
}

/// Where the tiles stand.
struct Plan {
    origin: Pos2,
    columns: usize,
    side: f32,
    /// From one column to the next.
    across: f32,
    /// Where each row begins, and below them all the end, from the origin on.
    tops: Vec<f32>,
}

impl Plan {
    fn new(origin: Pos2, width: f32, scale: f32) -> Self {
        let side = SIDE * scale.clamp(0.8, 1.5);
        let gap = GAP * scale.clamp(0.8, 1.5);
        let pitch = PITCH * scale.max(1.0);
        // More than these only where they fill a wide page without crowding.
        let most = ((width - side) / pitch).floor().max(FEW - 1.0) + 1.0;
        let columns = ((width + gap) / (side + gap)).floor().clamp(1.0, most);
        let across = if columns > 1.0 { ((width - side) / (columns - 1.0)).min(pitch) } else { 0.0 };
        // The next one reaches above its row.
        let origin = origin + vec2(0.0, (NEXT - 1.0) / 2.0 * side + 26.0);
        Self { origin, columns: columns as usize, side, across: across.floor(), tops: Vec::new() }
    }

    /// The rows of tiles whose labels are so high.
    fn with_labels(mut self, labels: &[f32]) -> Self {
        let mut top = 0.0;
        for row in labels.chunks(self.columns) {
            self.tops.push(top);
            let label = row.iter().copied().fold(0.0, f32::max);
            top += (NEXT.midpoint(1.0) * self.side + label + BELOW).floor();
        }
        self.tops.push(top);
        self
    }

    /// The middle of a tile. Every other row runs back.
    fn middle(&self, place: usize) -> Pos2 {
        let (row, along) = (place / self.columns, place % self.columns);
        let column = if row.is_multiple_of(2) { along } else { self.columns - 1 - along };
        self.origin + vec2(column as f32 * self.across, self.tops[row]) + Vec2::splat(self.side / 2.0)
    }
}

/// Draws the trail of the page.
pub fn draw(ui: &mut Ui, look: &Look, page: &LearnModel, sends: &mut Sends) {
    let scale = look.text_scale();
    let width = ui.available_width();
    let tiles: Vec<Tile<'_>> = station::tiles(look, page);
    let top = ui.cursor().min;
    let plan = Plan::new(top, width, scale);
    // Names reach over the diagrams, but not over the edge of the page.
    let most = plan.side + 2.0 * Page::margin(ui.ctx().content_rect());
    let wide = if plan.columns > 1 { plan.across.max(SIDE).min(most) } else { width } - 12.0;
    let labels: Vec<f32> = tiles.iter().map(|tile| station::label_height(ui, scale, wide, tile)).collect();
    let plan = plan.with_labels(&labels);
    let height = plan.origin.y - top.y + plan.tops.last().copied().unwrap_or_default();
    let (whole, _) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    road(ui, &plan, tiles.len(), scale);
    for (place, tile) in tiles.iter().enumerate() {
        let next = page.next == Some(place);
        let side = plan.side * if next { NEXT } else { 1.0 };
        let rect = Rect::from_center_size(plan.middle(place), Vec2::splat(side));
        let id = Id::new(("station", name(page.chosen), place));
        let response = ui.interact(rect, id, Sense::click());
        station::draw(ui, look, tile, &response, (place, next, wide));
        if response.clicked() {
            match tile {
                Tile::Removable(station) if page.chosen == TrailId::Given => {
                    sends.write(LearnAction::RemoveGiven(station.deck.clone()));
                }
                Tile::Removable(station) => sends.write(LearnAction::Remove(station.kind, station.place)),
                Tile::Exercise(station) => sends.write(CourseRequest::At(station.deck.clone(), station.place)),
                Tile::Onward(to, _) => onward::go(to, sends),
            }
        }
    }
    show_next(ui, page, &plan, whole);
}

/// Scrolls to the next exercise when the trail is shown first.
fn show_next(ui: &Ui, page: &LearnModel, plan: &Plan, whole: Rect) {
    let key = Id::new("trail-shown");
    let now = (name(page.chosen), page.next);
    if ui.data(|data| data.get_temp::<(&'static str, Option<usize>)>(key)) == Some(now) {
        return;
    }
    ui.data_mut(|data| data.insert_temp(key, now));
    if page.stations.is_empty() {
        return;
    }
    let row = plan.middle(page.next.unwrap_or_default()).y;
    let tall = Rect::from_x_y_ranges(whole.x_range(), row - plan.side..=row + plan.side);
    let still = bevy_egui::egui::style::ScrollAnimation::none();
    ui.scroll_to_rect_animation(tall, (page.next.unwrap_or_default() >= plan.columns).then_some(Align::Center), still);
}

/// The road from the first tile to the last.
fn road(ui: &Ui, plan: &Plan, tiles: usize, scale: f32) {
    let mut points: Vec<Pos2> = Vec::new();
    for place in 0..tiles {
        let here = plan.middle(place);
        if let Some(before) = points.last().copied().filter(|before| before.y != here.y) {
            // It swings out to the side at which the row ends.
            let right = (place / plan.columns) % 2 == 1;
            let way = if right { 1.0 } else { -1.0 };
            let edge = before.x + way * (plan.side / 2.0 - 6.0);
            points.extend((0..=24).map(|step| {
                let t = step as f32 / 24.0;
                pos2(edge + way * SWING * (PI * t).sin(), before.y + (here.y - before.y) * t)
            }));
        }
        points.push(here);
    }
    let ground = Ground::of(ui);
    let wide = ROAD * scale.min(1.4);
    // It may swing out over the edge of what scrolls, but not above it.
    let clip = ui.clip_rect();
    let painter = ui.painter().with_clip_rect(clip.expand2(vec2(SWING, 0.0)));
    let earth = ground.fill.lerp_to_gamma(ground.line, 0.55);
    painter.add(Shape::line(points.clone(), Stroke::new(wide, earth)));
    painter.extend(Shape::dotted_line(&points, ground.fill, 12.0 * scale.min(1.4), 1.7 * scale.min(1.4)));
}
