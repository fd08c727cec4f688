//! The field in which a move is typed, over the lower edge of the board.

use crate::desk::action::UiAction;
use crate::desk::frame::{theme, widgets};
use crate::desk::play::typing::model::TypingModel;
use crate::desk::view_model::ViewModel;
use bevy_egui::egui::{Align2, Context, Id, Key, Label, Rect, RichText, TextEdit, vec2};

/// Distance from the edge of the free area.
const EDGE: f32 = 14.0;

/// Draws it; returns what it leaves of the free part of the window.
pub fn draw(ctx: &Context, model: &ViewModel, free: Rect, actions: &mut Vec<UiAction>) -> Rect {
    let id = Id::new("typing-field");
    let Some(typing) = &model.typing else {
        ctx.data_mut(|data| data.remove::<bool>(id));
        return free;
    };
    let at = free.center_bottom() - vec2(0.0, EDGE);
    let shown = widgets::float(ctx, "typing", at, Align2::CENTER_BOTTOM, |ui| {
        theme::card(model.text_scale()).show(ui, |ui| {
            let width = (460.0 * model.text_scale()).min(free.width() - 4.0 * EDGE);
            ui.set_max_width(width);
            ui.add(Label::new(RichText::new(&typing.waits_for).color(theme::SAND)).wrap());
            let typed = widgets::typed(ui, &typing.waits_for, &typing.text, |ui, text| {
                ui.add(TextEdit::singleline(text).id(id).desired_width(width).char_limit(40))
            });
            let response = typed.response;
            // It has the keyboard as soon as it opens, and again after each move.
            let fresh = ui.data_mut(|data| !std::mem::replace(data.get_temp_mut_or(id, false), true));
            let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            if fresh || entered {
                response.request_focus();
            }
            if typed.changed {
                actions.push(UiAction::Typed(typed.text));
            }
            if entered {
                actions.push(UiAction::PlayTyped);
            }
            ui.add(Label::new(RichText::new(fitting(model, typing)).color(theme::IVORY)).wrap());
        });
    });
    Rect::from_min_max(free.min, free.max.min(vec2(free.max.x, shown.response.rect.top()).to_pos2()))
}

/// The moves that begin with what was typed.
fn fitting(model: &ViewModel, typing: &TypingModel) -> String {
    if typing.fitting.is_empty() {
        return model.word("ui-type-none");
    }
    let more = if typing.more { "  …" } else { "" };
    format!("{}{more}", typing.fitting.join("   "))
}
