//! Draws the dialog with an experiment.

use super::controller::ExperimentAction;
use super::model::{Bar, Block, ExperimentModel};
use crate::desk::components::framed::closed;
use crate::desk::components::{self, Choice, PillButton};
use crate::desk::frame::look::Look;
use crate::desk::frame::sends::Sends;
use crate::desk::theme::{Ground, TextSize, icons};
use bevy_egui::egui::{
    Align, Align2, Label, Layout, Rect, Sense, Stroke, Ui, WidgetInfo, WidgetType, lerp, pos2, remap_clamp, vec2,
};

/// Heights at text scale 1.
const BAR: f32 = 30.0;
const LENGTHS: f32 = 96.0;

/// Up to this text scale titles stand beside what can be chosen, in this part of the width.
const BESIDE: f32 = 1.3;
const TITLES: f32 = 0.2;

/// So many values have room on one track.
const ON_A_TRACK: usize = 7;

/// Draws it.
pub fn draw(ui: &mut Ui, height: f32, look: &Look, shown: &ExperimentModel, sends: &mut Sends) {
    let title = format!("{} · {}", look.word("experiment-title"), shown.title);
    closed(ui, height, &title, look, sends, |ui, done| {
        let scale = look.text_scale();
        ui.spacing_mut().item_spacing.y = 8.0;
        ui.add(Label::new(TextSize::Body.text(scale, look.word("experiment-here"))).wrap());
        wishes(ui, look, shown, done);
        let room = ui.available_width();
        let begin = match shown.running {
            Some(_) => (look.word("experiment-stop"), icons::PAUSE, ExperimentAction::Stop),
            None => (look.word("experiment-begin"), icons::PLAY, ExperimentAction::Begin),
        };
        if PillButton::main(&begin.0).icon(begin.1).width(room).show(ui).clicked() {
            done.write(begin.2);
        }
        if let Some(share) = shown.running {
            progress(ui, share, &begin.0);
        }
        if let Some(refused) = &shown.refused {
            let colour = Ground::of(ui).bad;
            ui.add(Label::new(TextSize::Body.text(scale, refused).color(colour)).wrap());
        }
        shown.blocks.iter().for_each(|one| block(ui, scale, one));
        if shown.lengths.len() > 1 {
            lengths(ui, look, &shown.lengths);
        }
        for sentence in &shown.said {
            ui.add(Label::new(TextSize::Body.text(scale, sentence)).wrap());
        }
        if shown.copies
            && PillButton::new(&look.word("experiment-copy")).icon(icons::COPY).width(room).show(ui).clicked()
        {
            done.write(ExperimentAction::Copy);
        }
    });
}

/// Who plays, what is compared, and how many games there are.
fn wishes(ui: &mut Ui, look: &Look, shown: &ExperimentModel, done: &mut Sends) {
    let scale = look.text_scale();
    for (seat, name, choices) in &shown.seats {
        if let Some(player) = wish(ui, scale, name, choices) {
            done.write(ExperimentAction::Player(*seat, player));
        }
    }
    if let Some(turns) = wish(ui, scale, &look.word("experiment-opening"), &shown.openings) {
        done.write(ExperimentAction::Opening(turns));
    }
    if let Some(compared) = wish(ui, scale, &look.word("experiment-compare"), &shown.compared) {
        done.write(ExperimentAction::Compare(compared));
    }
    if let Some(games) = wish(ui, scale, &look.word("experiment-how-many"), &shown.games) {
        done.write(ExperimentAction::Games(games));
    }
}

/// Values to choose from behind their title, or below it where letters are large; nothing where there are none.
fn wish<T: Copy>(ui: &mut Ui, scale: f32, title: &str, choices: &[Choice<T>]) -> Option<T> {
    if choices.is_empty() {
        return None;
    }
    let name = |ui: &mut Ui| ui.add(Label::new(TextSize::Label.text(scale, title)).wrap());
    if scale > BESIDE {
        name(ui);
        return values(ui, title, choices);
    }
    let (titles, row) = (TITLES * ui.available_width(), ui.spacing().interact_size.y + 8.0);
    let row = ui.horizontal(|ui| {
        let middle = Layout::left_to_right(Align::Center).with_main_wrap(false);
        ui.allocate_ui_with_layout(vec2(titles, row), middle, |ui| {
            ui.set_width(titles);
            name(ui);
        });
        ui.vertical(|ui| values(ui, title, choices)).inner
    });
    row.inner
}

/// The values on one track, or as chips in as many lines as they need where there are many.
fn values<T: Copy>(ui: &mut Ui, title: &str, choices: &[Choice<T>]) -> Option<T> {
    if choices.len() <= ON_A_TRACK {
        return components::segmented(ui, title, choices);
    }
    let chips = ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        let mut pressed = |choice: &&Choice<T>| components::chip(ui, choice.chosen, title, &choice.name);
        choices.iter().filter(&mut pressed).map(|choice| choice.value).last()
    });
    chips.inner
}

/// Bars below what they show.
fn block(ui: &mut Ui, scale: f32, block: &Block) {
    if !block.heading.is_empty() && !block.bars.is_empty() {
        let colour = Ground::of(ui).quiet;
        ui.add(Label::new(TextSize::Label.text(scale, &block.heading).color(colour)).wrap());
    }
    block.bars.iter().for_each(|one| bar(ui, scale, one));
}

/// How much of it is done.
fn progress(ui: &mut Ui, share: f32, said: &str) {
    let ground = Ground::of(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 8.0), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::ProgressIndicator, true, said));
    ui.painter().rect_filled(rect, 4.0, ground.well);
    ui.painter().rect_filled(rect.with_max_x(lerp(rect.x_range(), share)), 4.0, ground.accent);
}

/// A share as a bar, with the limits between which the true one almost certainly lies.
fn bar(ui: &mut Ui, scale: f32, bar: &Bar) {
    let ground = Ground::of(ui);
    let tall = BAR * scale;
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), tall), Sense::hover());
    let said = format!("{}: {}", bar.name, bar.said);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &said));
    let (names, numbers) = (0.28 * rect.width(), 0.12 * rect.width());
    let font = TextSize::Body.font(scale.min(1.5));
    let name = components::paint::elided(ui, &bar.name, font.clone(), ground.text, names - 8.0);
    ui.painter().galley(pos2(rect.left(), rect.center().y - name.size().y / 2.0), name, ground.text);
    let track = Rect::from_min_max(
        pos2(rect.left() + names, rect.top() + 0.2 * tall),
        pos2(rect.right() - numbers, rect.bottom() - 0.2 * tall),
    );
    ui.painter().rect_filled(track, 4.0, ground.well);
    ui.painter().rect_filled(track.with_max_x(lerp(track.x_range(), bar.share)), 4.0, ground.accent);
    let [low, high] = bar.between.map(|limit| lerp(track.x_range(), limit.clamp(0.0, 1.0)));
    let stroke = Stroke::new(2.0, ground.text);
    ui.painter().hline(low..=high, track.center().y, stroke);
    for end in [low, high] {
        ui.painter().vline(end, track.center().y - 0.2 * tall..=track.center().y + 0.2 * tall, stroke);
    }
    ui.painter().text(rect.right_center(), Align2::RIGHT_CENTER, &bar.said, font, ground.text);
}

/// How long the games took: the higher, the more of them took so many turns.
fn lengths(ui: &mut Ui, look: &Look, lengths: &[(String, f32)]) {
    let (ground, scale) = (Ground::of(ui), look.text_scale());
    ui.add(Label::new(TextSize::Label.text(scale, look.word("experiment-lengths")).color(ground.quiet)).wrap());
    let numbers = TextSize::Label.token().line * scale;
    let (rect, response) =
        ui.allocate_exact_size(vec2(ui.available_width(), LENGTHS * scale.min(1.5) + numbers), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, look.word("experiment-lengths")));
    let columns = rect.with_max_y(rect.bottom() - numbers);
    let wide = columns.width() / lengths.len() as f32;
    // Not every column has room for its number.
    let every = (44.0 * scale / wide).ceil().max(1.0) as usize;
    for (place, (from, share)) in lengths.iter().enumerate() {
        let left = columns.left() + place as f32 * wide;
        let top = remap_clamp(*share, 0.0..=1.0, columns.bottom()..=columns.top());
        let column = Rect::from_min_max(pos2(left + 1.0, top), pos2(left + wide - 1.0, columns.bottom()));
        ui.painter().rect_filled(column, 2.0, ground.accent);
        if place % every == 0 {
            let font = TextSize::Label.font(scale);
            ui.painter().text(pos2(left, columns.bottom() + 2.0), Align2::LEFT_TOP, from, font, ground.quiet);
        }
    }
}
