//! For a class: below the board what it is asked, in letters that are read from the last row, and what is right once
//! that is shown. What the teacher says is not there.

use super::buttons;
use super::model::PlanModel;
use crate::desk::components;
use crate::desk::frame::look::Look;
use crate::desk::frame::sends::Sends;
use crate::desk::theme::{Face, Ground, TextSize, tokens};
use bevy_egui::egui::{Align, Align2, Context, Frame, Label, Layout, Margin, Rect, RichText, Ui, UiBuilder, vec2};

/// The height of a window in which the sizes are those of the theme; in a higher one all grows with it.
const USUAL: f32 = 768.0;

/// Draws it; returns the part of the window that stays free.
pub fn draw(ctx: &Context, look: &Look, plan: &PlanModel, sends: &mut Sends) -> Rect {
    let window = ctx.content_rect();
    let scale = look.chosen_scale * (window.height() / USUAL).max(1.0);
    let edge = (tokens().space.screen_edge * 1.6).min(0.04 * window.width());
    let (asked, answer) = plan.for_class();
    let band = components::float(ctx, "plan-presented", window.left_bottom(), Align2::LEFT_BOTTOM, |ui| {
        let ground = Ground::of(ui);
        let inside = Margin::symmetric(edge as i8, (0.7 * edge) as i8);
        Frame::new().fill(ground.fill).inner_margin(inside).show(ui, |ui| {
            ui.set_width(window.width() - 2.0 * f32::from(inside.left));
            ui.spacing_mut().item_spacing = vec2(0.5 * edge, 6.0);
            let size = TextSize::Title.token().size * scale;
            let told = |ui: &mut Ui| {
                let lines = [(asked, Face::Bold, ground.text)].into_iter();
                let lines = lines.chain(answer.map(|answer| (answer, Face::Text, tokens().semantic.good_on_glass.0)));
                for (text, face, colour) in lines {
                    ui.add(Label::new(RichText::new(text).font(face.at(size)).color(colour)).wrap());
                }
            };
            let row = ui.available_rect_before_wrap();
            let tall = ui.spacing().interact_size.y.max(tokens().size.button_main) + 4.0;
            let word = look.word(plan.onward.key());
            let taken = components::text_width(ui, &word) + 3.0 * tall + edge;
            // Beside a long word on the button there would be no room for a sentence.
            let beside = taken < 0.4 * row.width();
            let room = if beside { row.with_max_x(row.right() - taken) } else { row };
            let said = ui.scope_builder(UiBuilder::new().max_rect(room), told).response.rect;
            let top = if beside { said.top() } else { said.bottom() + 6.0 };
            let bottom = if beside { said.bottom().max(top + tall) } else { top + tall };
            let place = Rect::from_x_y_ranges(row.x_range(), top..=bottom);
            let layout = Layout::right_to_left(Align::Center);
            ui.scope_builder(UiBuilder::new().max_rect(place).layout(layout), |ui| {
                buttons::on(ui, look, plan, (0.0, sends));
                buttons::before(ui, look, plan, sends);
            });
        });
    });
    window.with_max_y(band.response.rect.top())
}
