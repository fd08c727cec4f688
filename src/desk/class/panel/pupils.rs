//! The list of pupils.

use super::done::Done;
use super::parts::field;
use crate::desk::class::model::{ClassRequest, SheetModel};
use crate::desk::components;
use crate::desk::frame::look::Look;
use crate::desk::theme::{Ground, icons};
use bevy_egui::egui::{Align, Color32, Label, Layout, RichText, Ui, Vec2, vec2};
use ludoteca_class::Pupil;

/// The least width of a row at text scale 1: where there is room, two stand side by side.
const ROW: f32 = 450.0;

/// Space between two rows side by side.
const GAP: f32 = 28.0;

/// Draws a field for one more, and the list.
pub(super) fn draw(ui: &mut Ui, look: &Look, sheet: &SheetModel, done: &mut Done<'_>) {
    let all = ui.available_width();
    let two = all >= 2.0 * ROW * look.text_scale() + GAP;
    let room = if two { ((all - GAP) / 2.0).min(1.4 * ROW * look.text_scale()) } else { all };
    ui.horizontal(|ui| {
        let add = look.word("ui-class-add");
        let width = (room - components::text_width(ui, &add) - 60.0).max(80.0);
        let name = look.word("ui-class-pupil");
        let (text, entered) = field(ui, &name, &name, &done.view.adding, width);
        if let Some(text) = text {
            done.see(|view| view.adding = text);
        }
        let typed = !done.view.adding.trim().is_empty();
        if ui.add_enabled_ui(typed, |ui| components::quiet(ui, add)).inner.clicked() || (typed && entered) {
            done.ask(ClassRequest::Add(done.view.adding.clone()));
        }
    });
    ui.add_space(4.0);
    let pupils: Vec<(usize, &Pupil)> = (1..).zip(&sheet.pupils).collect();
    if !two {
        pupils.into_iter().for_each(|one| _ = ui.horizontal(|ui| row(ui, look, one, room, done)));
        return;
    }
    // The first half at the left, as on a list of paper.
    let (left, right) = pupils.split_at(pupils.len().div_ceil(2));
    for (place, one) in left.iter().enumerate() {
        ui.horizontal(|ui| {
            row(ui, look, *one, room, done);
            if let Some(other) = right.get(place) {
                ui.add_space(GAP - ui.spacing().item_spacing.x);
                row(ui, look, *other, room, done);
            }
        });
    }
}

/// A pupil: the name, which can be changed, and whether they went home.
fn row(ui: &mut Ui, look: &Look, (number, pupil): (usize, &Pupil), room: f32, done: &mut Done<'_>) {
    let gap = ui.spacing().item_spacing.x;
    let height = ui.spacing().interact_size.y;
    let ground = Ground::of(ui);
    cell(ui, vec2(height, height), &number.to_string(), ground.quiet, Align::Max);
    let gone = look.word("ui-class-gone");
    let rename = format!("{}: {}", look.word("ui-saved-rename"), pupil.name);
    // The button for whoever went home has a quarter of its height beside its text.
    let button = components::text_width(ui, &gone).max(0.5 * height) + 0.5 * height + 2.0;
    let wide = (room - button - 2.0 * height - 3.0 * gap).max(80.0);
    match &done.view.renaming {
        Some((renamed, typed)) if *renamed == number => {
            let (text, entered) = field(ui, &look.word("ui-class-rename"), &pupil.name, typed, wide);
            if let Some(text) = text {
                done.see(|view| view.renaming = Some((number, text)));
            }
            if components::pressed(ui, icons::CHECK, &rename) || entered {
                done.ask(ClassRequest::Rename(number, typed.clone()));
            }
        }
        _ => {
            let colour = if pupil.withdrawn { ground.quiet } else { ground.text };
            cell(ui, vec2(wide, height), &pupil.name, colour, Align::Min);
            if components::pressed(ui, icons::DRAW, &rename) {
                done.see(|view| view.renaming = Some((number, pupil.name.clone())));
            }
        }
    }
    if components::lettered_toggle(ui, pupil.withdrawn, &gone, &format!("{gone}: {}", pupil.name)) {
        done.ask(ClassRequest::Withdraw(number, !pupil.withdrawn));
    }
}

/// A text in a cell of a table.
fn cell(ui: &mut Ui, size: Vec2, text: &str, colour: Color32, align: Align) {
    let layout = match align {
        Align::Max => Layout::right_to_left(Align::Center),
        _ => Layout::left_to_right(Align::Center),
    };
    ui.allocate_ui_with_layout(size, layout, |ui| {
        ui.set_min_size(size);
        ui.add(Label::new(RichText::new(text).color(colour)).truncate());
    });
}
