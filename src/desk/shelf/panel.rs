//! The shelf over the whole window: the bookcase, and beside it where one goes on.

use super::boards;
use super::model::ShelfModel;
use super::rail;
use crate::desk::frame::look::Look;
use crate::desk::frame::sends::Sends;
use bevy_egui::egui::{Area, Context, Id, Order, Rect, ScrollArea, Ui, UiBuilder, pos2};

/// Width of the rail at text scale 1 in a window at least so wide; narrower in a narrower one.
const RAIL: f32 = 348.0;
const WIDE_WINDOW: f32 = 1200.0;
const NARROW_RAIL: f32 = 300.0;
/// The rail has at most this share of the window.
const MOST_RAIL: f32 = 0.42;

/// Draws the shelf over the whole window; `saves` tells whether plays are saved.
pub fn draw(ctx: &Context, look: &Look, shelf: &ShelfModel, saves: bool, sends: &mut Sends) {
    let window = ctx.content_rect();
    let area = Area::new(Id::new("shelf")).order(Order::Background).fixed_pos(window.min).fade_in(false).movable(false);
    area.constrain(false).show(ctx, |ui| {
        ui.set_min_size(window.size());
        ui.set_max_size(window.size());
        let usual = if window.width() < WIDE_WINDOW { NARROW_RAIL } else { RAIL };
        let width = (usual * look.text_scale()).min(MOST_RAIL * window.width()).round();
        let edge = window.left() + width;
        let left = Rect::from_min_max(window.min, pos2(edge, window.bottom()));
        let right = Rect::from_min_max(pos2(edge, window.top()), window.max);
        // What is used most often is reached first by the keyboard: the boxes stand before the rail.
        scrolled(ui, "boards", right, |ui| boards::draw(ui, look, right, shelf, sends));
        rail::ground(ui, left);
        scrolled(ui, "rail", left, |ui| rail::draw(ui, look, left, &shelf.rail, saves, sends));
        ui.expand_to_include_rect(window);
    });
}

fn scrolled(ui: &mut Ui, name: &str, place: Rect, contents: impl FnOnce(&mut Ui)) {
    ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
        ScrollArea::vertical().id_salt(name).auto_shrink(false).show(ui, contents);
    });
}
