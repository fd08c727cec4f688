//! The card beside the board while somebody looks back at a game.

use super::controller::ReviewAction;
use super::model::{ReviewModel, TurnModel, TurnRow};
use crate::desk::components::{self, PillButton};
use crate::desk::frame::look::Look;
use crate::desk::frame::sends::Sends;
use crate::desk::theme::{Ground, TextSize, icons, tokens};
use bevy_egui::egui::{Align2, Context, Label, Rect, RichText, ScrollArea, Sense, Ui, WidgetInfo, WidgetType, vec2};

/// Height of the bar that shows how much is done.
const BAR: f32 = 8.0;

/// Draws it at the right of the window, down to `floor`, or below the board where there is no room beside it; returns
/// what is left of what is `free`.
pub fn draw(ctx: &Context, look: &Look, review: &ReviewModel, (free, floor): (Rect, f32), sends: &mut Sends) -> Rect {
    components::card(ctx, "review", look.text_scale(), (free, floor), |ui, most| {
        let scrolled = ScrollArea::vertical().max_height(most).min_scrolled_height(most);
        scrolled.auto_shrink([false, true]).show(ui, |ui| contents(ui, look, review, sends));
    })
}

fn contents(ui: &mut Ui, look: &Look, review: &ReviewModel, sends: &mut Sends) {
    let scale = look.text_scale();
    head(ui, look, review, sends);
    match &review.chosen {
        Some(turn) => chosen(ui, look, turn, sends),
        None => {
            ui.add(Label::new(TextSize::Title.text(scale.min(1.4), &review.headline)).wrap());
            ui.add(Label::new(TextSize::Body.text(scale, &review.about)).wrap());
        }
    }
    if let Some(share) = review.working {
        bar(ui, share, &review.about);
    }
    if review.chosen.is_none() && review.questions > 0 {
        ui.add_space(10.0);
        let least = vec2(ui.available_width(), tokens().size.button_main);
        let find = PillButton::main(&look.word("review-ask")).icon(icons::PLAY).least(least).show(ui);
        if find.clicked() {
            sends.write(ReviewAction::Ask);
        }
    }
    if let Some(kept) = review.kept.filter(|_| review.chosen.is_none()) {
        ui.add_space(4.0);
        let word = look.word(if kept { "review-kept" } else { "review-keep" });
        let least = vec2(ui.available_width(), 0.0);
        let keep = PillButton::new(&word)
            .icon(if kept { icons::CHECK } else { icons::PRACTICE })
            .enabled(!kept)
            .least(least)
            .show(ui);
        if keep.on_hover_text(look.word("review-keep-about")).clicked() {
            sends.write(ReviewAction::Keep);
        }
    }
    if review.chosen.is_none() && !review.rows.is_empty() {
        ui.add_space(4.0);
        let word = look.word(if review.written { "review-written" } else { "review-write" });
        let least = vec2(ui.available_width(), 0.0);
        let write = PillButton::new(&word).icon(icons::TEXT).enabled(!review.written).least(least).show(ui);
        if write.clicked() {
            sends.write(ReviewAction::Write);
        }
        ui.add_space(6.0);
        review.rows.iter().for_each(|one| row(ui, scale, one, sends));
    }
}

/// What the card is, and what closes it.
fn head(ui: &mut Ui, look: &Look, review: &ReviewModel, sends: &mut Sends) {
    let scale = look.text_scale();
    components::ends(
        ui,
        |ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            if components::pressed(ui, icons::CLOSE, &look.word("ui-close")) {
                sends.write(ReviewAction::Close);
            }
            let Some(turn) = &review.chosen else { return };
            for (there, on, icon, key) in [
                (turn.beside[1], true, icons::FORWARD, "review-next"),
                (turn.beside[0], false, icons::BACK, "review-before"),
            ] {
                ui.add_enabled_ui(there, |ui| {
                    if components::pressed(ui, icon, &look.word(key)) {
                        sends.write(ReviewAction::Next(on));
                    }
                });
            }
        },
        |ui| {
            let text = review.chosen.as_ref().map_or_else(|| look.word("review-title"), |turn| turn.place.clone());
            let colour = Ground::of(ui).quiet;
            ui.add(Label::new(TextSize::Label.text(scale, text).color(colour)).wrap());
        },
    );
}

/// The turning point that is looked at.
fn chosen(ui: &mut Ui, look: &Look, turn: &TurnModel, sends: &mut Sends) {
    let scale = look.text_scale();
    ui.add(Label::new(TextSize::Title.text(scale.min(1.4), &turn.title)).wrap());
    ui.add(Label::new(TextSize::Body.text(scale, &turn.said)).wrap());
    ui.add_space(8.0);
    components::good(Ground::of(ui)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        for (place, text) in turn.better.iter().enumerate() {
            let text: RichText = TextSize::Body.text(scale, text);
            ui.add(Label::new(if place == 0 { text.strong() } else { text }).wrap());
        }
        ui.add_space(4.0);
        ui.horizontal_wrapped(|ui| {
            if turn.shows[0] && PillButton::main(&look.word("review-show")).icon(icons::PLAY).show(ui).clicked() {
                sends.write(ReviewAction::Show(true));
            }
            if turn.free && PillButton::new(&look.word("review-play-here")).show(ui).clicked() {
                sends.write(ReviewAction::PlayHere);
            }
        });
    });
    ui.add_space(4.0);
    ui.horizontal_wrapped(|ui| {
        if turn.shows[1] && PillButton::new(&look.word("review-follow")).show(ui).clicked() {
            sends.write(ReviewAction::Show(false));
        }
        if PillButton::new(&look.word("review-all")).show(ui).clicked() {
            sends.write(ReviewAction::Turn(None));
        }
    });
}

/// A turning point in the list.
fn row(ui: &mut Ui, scale: f32, row: &TurnRow, sends: &mut Sends) {
    let quiet = Ground::of(ui).quiet;
    let (id, said) = (ui.id().with(("turn", row.turn)), format!("{} {}", row.number, row.played));
    let pressed = components::pressable(ui, id, (&said, false), |ui| {
        ui.horizontal(|ui| {
            badge(ui, scale, row);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                let played = TextSize::Body.text(scale, &row.played);
                ui.add(Label::new(played.strong()).wrap().selectable(false));
                let changed = TextSize::Label.text(scale, &row.changed).color(quiet);
                ui.add(Label::new(changed).wrap().selectable(false));
            });
        });
    });
    if pressed.clicked() {
        sends.write(ReviewAction::Turn(Some(row.turn)));
    }
}

/// The number of a move.
fn badge(ui: &mut Ui, scale: f32, row: &TurnRow) {
    let ground = Ground::of(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(38.0, 28.0) * scale.min(1.6), Sense::hover());
    ui.painter().rect_filled(rect, rect.height() / 2.0, ground.well);
    let font = TextSize::Label.font(scale.min(1.6));
    ui.painter().text(rect.center(), Align2::CENTER_CENTER, row.number, font, ground.text);
}

/// How much of the work is done.
fn bar(ui: &mut Ui, share: f32, said: &str) {
    ui.add_space(8.0);
    let ground = Ground::of(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), BAR), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::ProgressIndicator, true, said));
    ui.painter().rect_filled(rect, BAR / 2.0, ground.well);
    ui.painter().rect_filled(rect.with_max_x(rect.left() + share * rect.width()), BAR / 2.0, ground.accent);
}
