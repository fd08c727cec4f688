//! Temporary panels over the table: refusals, choices, the result, a notice.

use crate::desk::action::UiAction;
use crate::desk::frame::{theme, widgets};
use crate::desk::view_model::{ChooserPlace, ViewModel};
use bevy::math::Vec2;
use bevy_egui::egui::{Align2, Button, Context, Label, Rect, RichText, Stroke, TextStyle, Ui, pos2, vec2};

/// Distance from the edge of the free area.
const EDGE: f32 = 14.0;

/// Draws all of them inside the free part of the window.
pub fn draw(ctx: &Context, model: &ViewModel, free: Rect, actions: &mut Vec<UiAction>) {
    notice(ctx, model, free, actions);
    banner(ctx, model, free, actions);
    chooser(ctx, model, free, actions);
    question(ctx, model, free);
    tip(ctx, model);
    refusal(ctx, model, free, actions);
    proposal(ctx, model, free, actions);
}

/// Limits the width to `wanted`, to `most` and to the free area, so that longer texts wrap.
fn narrow(ui: &mut Ui, wanted: f32, free: Rect, most: f32) {
    let room = (free.width() - 4.0 * EDGE).max(80.0);
    ui.set_max_width(wanted.min(most).min(room) + 2.0);
}

/// The reason of a refusal, over the lower edge of the board.
fn refusal(ctx: &Context, model: &ViewModel, free: Rect, actions: &mut Vec<UiAction>) {
    let Some(refusal) = &model.refusal else { return };
    let scale = model.text_scale();
    let at = free.center_bottom() - vec2(0.0, EDGE);
    widgets::float(ctx, "refusal", at, Align2::CENTER_BOTTOM, |ui| {
        ui.set_opacity(refusal.opacity);
        theme::card(scale).show(ui, |ui| {
            // As wide as the longer of what it says and of its buttons beside each other.
            let buttons = refusal.sealable.as_ref().map(|_| {
                let padding = 4.0 * ui.spacing().button_padding.x + ui.spacing().item_spacing.x;
                let width = |key| widgets::text_width(ui, &model.word(key));
                width("ui-seal") + width("ui-seal-not") + padding
            });
            narrow(ui, widgets::text_width(ui, &refusal.text).max(buttons.unwrap_or(0.0)), free, 640.0 * scale);
            ui.add(Label::new(&refusal.text).wrap());
            if let Some((seat, order)) = &refusal.sealable {
                ui.horizontal_wrapped(|ui| {
                    if ui.button(model.word("ui-seal")).clicked() {
                        actions.push(UiAction::Seal(*seat, order.clone()));
                    }
                    if ui.button(model.word("ui-seal-not")).clicked() {
                        actions.push(UiAction::DismissRefusal);
                    }
                });
            }
        });
    });
}

/// The order that waits until its player agrees to it, where refusals are shown.
fn proposal(ctx: &Context, model: &ViewModel, free: Rect, actions: &mut Vec<UiAction>) {
    let Some(order) = model.play.as_ref().and_then(|play| play.proposed.as_ref()) else { return };
    let at = free.center_bottom() - vec2(0.0, EDGE);
    widgets::float(ctx, "proposal", at, Align2::CENTER_BOTTOM, |ui| {
        theme::card(model.text_scale()).show(ui, |ui| {
            ui.horizontal(|ui| {
                ui.label(RichText::new(order).strong());
                if widgets::primary(ui, &model.word("ui-agree")).clicked() {
                    actions.push(UiAction::Agree);
                }
                if ui.button(model.word("ui-reconsider")).clicked() {
                    actions.push(UiAction::Reconsider);
                }
            });
        });
    });
}

/// The choices that can be taken now, near the cell picked last or the pieces that stand for them.
fn chooser(ctx: &Context, model: &ViewModel, free: Rect, actions: &mut Vec<UiAction>) {
    let choices = model.play.as_ref().map_or(&[][..], |play| &play.choices);
    if choices.is_empty() {
        return;
    }
    let lower = (pos2(free.center().x, free.bottom() - 6.0 * EDGE), Align2::CENTER_BOTTOM);
    let inside = |at: Vec2| free.contains(pos2(at.x, at.y));
    let ((at, pivot), in_row) = match model.chooser_at {
        // Beneath the cell, so that neither the piece nor the cells beyond it are hidden.
        Some(ChooserPlace::Cell(at)) if inside(at) => ((pos2(at.x, at.y + 30.0), Align2::CENTER_TOP), false),
        Some(ChooserPlace::Pieces(at)) if inside(at) => ((pos2(at.x, at.y + 6.0), Align2::CENTER_TOP), true),
        Some(ChooserPlace::Pieces(_)) => (lower, true),
        _ => (lower, false),
    };
    widgets::float(ctx, "chooser", at, pivot, |ui| {
        theme::card(model.text_scale()).inner_margin(6).show(ui, |ui| {
            let mut buttons = |ui: &mut Ui| {
                for choice in choices {
                    if ui.add(reached(Button::new(&choice.label).wrap(), choice.reached)).clicked() {
                        actions.push(UiAction::Choose(choice.index));
                    }
                }
            };
            if in_row {
                ui.set_max_width(free.width() - 4.0 * EDGE);
                ui.horizontal_wrapped(buttons);
            } else {
                buttons(ui);
            }
        });
    });
}

/// A button, framed if a gamepad has reached it.
pub fn reached(button: Button<'_>, reached: bool) -> Button<'_> {
    if reached { button.stroke(Stroke::new(3.0, theme::IVORY)) } else { button }
}

/// What is asked while there is a choice, where refusals are shown: the board stays free, since cells may answer it too.
fn question(ctx: &Context, model: &ViewModel, free: Rect) {
    let Some(play) = model.play.as_ref().filter(|play| !play.choices.is_empty() && model.refusal.is_none()) else {
        return;
    };
    let Some(hint) = &play.hint else { return };
    let at = free.center_bottom() - vec2(0.0, EDGE);
    widgets::float(ctx, "question", at, Align2::CENTER_BOTTOM, |ui| {
        theme::card(model.text_scale()).show(ui, |ui| {
            narrow(ui, widgets::text_width(ui, hint), free, 640.0 * model.text_scale());
            ui.add(Label::new(hint).wrap());
        });
    });
}

/// What the mark under the pointer does.
fn tip(ctx: &Context, model: &ViewModel) {
    let Some((text, at)) = &model.tip else { return };
    widgets::float(ctx, "tip", pos2(at.x, at.y), Align2::CENTER_TOP, |ui| {
        theme::card(model.text_scale()).inner_margin(6).show(ui, |ui| {
            narrow(ui, widgets::text_width(ui, text), ui.ctx().content_rect(), 320.0 * model.text_scale());
            ui.add(Label::new(text).wrap());
        });
    });
}

/// How the game ended: a narrow bar over the far edge of the board, so that the board stays visible.
fn banner(ctx: &Context, model: &ViewModel, free: Rect, actions: &mut Vec<UiAction>) {
    let Some(result) = model.play.as_ref().and_then(|play| play.result.as_ref()).filter(|_| model.banner) else {
        return;
    };
    let scale = model.text_scale();
    let at = free.center_top() + vec2(0.0, 4.0);
    widgets::float(ctx, "banner", at, Align2::CENTER_TOP, |ui| {
        theme::card(scale).inner_margin(vec2(14.0, 4.0)).show(ui, |ui| {
            let room = free.width() - 4.0 * EDGE;
            ui.set_max_width(room);
            let next = model.play.as_ref().is_some_and(|play| play.next_game);
            let (key, act) =
                if next { ("ui-match-next", UiAction::NextGame) } else { ("ui-new-game", UiAction::OpenNewGame) };
            let (again, look) = (model.word(key), model.word("ui-look"));
            let buttons = |ui: &mut Ui, actions: &mut Vec<UiAction>| {
                if widgets::primary(ui, &again).clicked() {
                    actions.push(act.clone());
                }
                if ui.button(&look).clicked() {
                    actions.push(UiAction::LookAtGame);
                }
            };
            let headline = RichText::new(&result.headline).heading().color(theme::BRASS);
            let padding = 4.0 * ui.spacing().button_padding.x + 4.0 * ui.spacing().item_spacing.x;
            let pressed = widgets::text_width(ui, &again) + widgets::text_width(ui, &look) + padding;
            let heading = widgets::text_width_in(ui, &result.headline, TextStyle::Heading);
            let told = heading + widgets::text_width(ui, &result.reason);
            if told + pressed < room {
                ui.horizontal(|ui| {
                    ui.label(headline);
                    ui.label(&result.reason);
                    buttons(ui, actions);
                });
                return;
            }
            ui.horizontal_wrapped(|ui| {
                ui.label(headline);
                ui.label(&result.reason);
            });
            ui.horizontal_wrapped(|ui| buttons(ui, actions));
        });
    });
}

/// The notice that this computer draws slowly. On the shelf it has a row of its own.
fn notice(ctx: &Context, model: &ViewModel, free: Rect, actions: &mut Vec<UiAction>) {
    // The banner with the result uses the same place.
    if !model.slow_drawing || model.projector || model.banner || model.shelf.is_some() {
        return;
    }
    let at = free.left_top() + vec2(8.0, 8.0);
    widgets::float(ctx, "notice", at, Align2::LEFT_TOP, |ui| {
        theme::card(model.text_scale()).inner_margin(6).show(ui, |ui| {
            let room = (free.width() - 4.0 * EDGE).min(480.0 * model.text_scale());
            slow_drawing(ui, model, room, actions);
        });
    });
}

/// The sentence about slow drawing and the button that dismisses it, in so much room.
pub fn slow_drawing(ui: &mut Ui, model: &ViewModel, room: f32, actions: &mut Vec<UiAction>) {
    let text = model.word("ui-slow");
    let button = ui.spacing().interact_size.y + ui.spacing().item_spacing.x;
    let width = widgets::text_width(ui, &text).min(room - button).max(80.0) + 2.0;
    ui.horizontal(|ui| {
        ui.vertical(|ui| {
            ui.set_max_width(width);
            ui.add(Label::new(RichText::new(&text).color(theme::SAND)).wrap());
        });
        if widgets::small(ui, "×", &model.word("ui-close")) {
            actions.push(UiAction::DismissNotice);
        }
    });
}
