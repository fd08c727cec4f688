//! The field in which a move is typed, below the board.

use crate::desk::components::{self, LineField};
use crate::desk::frame::look::Look;
use crate::desk::frame::sends::Sends;
use crate::desk::play::typing::controller::TypingAction;
use crate::desk::play::typing::model::TypingModel;
use crate::desk::theme::Ground;
use bevy_egui::egui::{Align2, Context, Id, Key, Label, Rect, RichText, vec2};

/// Distance from the edge of the free area.
const EDGE: f32 = 14.0;

/// Draws it; returns what it leaves of the free part of the window.
pub fn draw(ctx: &Context, look: &Look, typing: Option<&TypingModel>, free: Rect, sends: &mut Sends) -> Rect {
    let id = Id::new("typing-field");
    let Some(typing) = typing else {
        ctx.data_mut(|data| data.remove::<bool>(id));
        return free;
    };
    let at = free.center_bottom() - vec2(0.0, EDGE);
    let shown = components::float(ctx, "typing", at, Align2::CENTER_BOTTOM, |ui| {
        components::smoke(ui, look.text_scale()).show(ui, |ui| {
            let width = (460.0 * look.text_scale()).min(free.width() - 4.0 * EDGE);
            ui.set_max_width(width);
            ui.add(Label::new(RichText::new(&typing.waits_for).weak()).wrap());
            let field = LineField { name: &typing.waits_for, hint: "", most: 40, width, id: Some(id) };
            let typed = components::line(ui, field, &typing.text);
            let response = typed.response;
            // It has the keyboard as soon as it opens, and again after each move.
            let fresh = ui.data_mut(|data| !std::mem::replace(data.get_temp_mut_or(id, false), true));
            let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            if fresh || entered {
                response.request_focus();
            }
            if typed.changed {
                sends.write(TypingAction::Typed(typed.text));
            }
            if entered {
                sends.write(TypingAction::Play);
            }
            ui.add(Label::new(RichText::new(fitting(look, typing)).color(Ground::of(ui).text)).wrap());
        });
    });
    Rect::from_min_max(free.min, free.max.min(vec2(free.max.x, shown.response.rect.top()).to_pos2()))
}

/// The moves that begin with what was typed.
fn fitting(look: &Look, typing: &TypingModel) -> String {
    if typing.fitting.is_empty() {
        return look.word("ui-type-none");
    }
    let more = if typing.more { "  …" } else { "" };
    format!("{}{more}", typing.fitting.join("   "))
}
