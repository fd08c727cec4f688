//! The computer in the side panel: what it waits for, what it advises, and what it thinks of the position.

use crate::desk::computer::analysis::FollowLine;
use crate::desk::computer::model::{ComputerModel, OpinionModel};
use crate::desk::computer::opponent::OpponentRequest;
use crate::desk::frame::look::Look;
use crate::desk::frame::sends::Sends;
use crate::desk::frame::{theme, widgets};
use bevy_egui::egui::{Button, Label, Rect, RichText, Sense, Ui, WidgetInfo, WidgetType, vec2};
use ludoteca_table::play::OpponentState;

/// What is shown of the computer.
pub struct ComputerShown<'a> {
    /// How far it is, if it plays.
    pub computer: Option<ComputerModel>,
    /// The hint, in a sentence.
    pub advice: Option<&'a str>,
    /// What it thinks of the position, while that is shown.
    pub opinion: Option<&'a OpinionModel>,
}

/// Draws all of it.
pub fn draw(ui: &mut Ui, look: &Look, shown: &ComputerShown<'_>, sends: &mut Sends) {
    opponent(ui, look, shown.computer, sends);
    if let Some(advice) = shown.advice {
        ui.add(Label::new(RichText::new(advice).color(theme::BRASS)).wrap());
    }
    if let Some(opinion) = shown.opinion {
        self::opinion(ui, look, opinion, sends);
    }
}

/// What it can be told.
fn opponent(ui: &mut Ui, look: &Look, computer: Option<ComputerModel>, sends: &mut Sends) {
    let Some(computer) = computer else { return };
    let mut told = Vec::new();
    match computer.state {
        OpponentState::Waits => {
            told.push(("ui-computer-go-on", OpponentRequest::GoOn));
            if computer.alone {
                told.push(("ui-computer-step", OpponentRequest::Step));
            }
        }
        OpponentState::Thinks if computer.alone => told.push(("ui-computer-pause", OpponentRequest::Pause)),
        OpponentState::Thinks | OpponentState::Idle => {}
    }
    if told.is_empty() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        for (key, request) in told {
            if ui.button(look.word(key)).clicked() {
                sends.write(request);
            }
        }
    });
}

/// A bar, the best orders, and the line that is expected.
fn opinion(ui: &mut Ui, look: &Look, opinion: &OpinionModel, sends: &mut Sends) {
    let scale = look.text_scale();
    let (whole, response) = ui.allocate_exact_size(vec2(ui.available_width(), 14.0 * scale), Sense::hover());
    let name = look.word("ui-analysis");
    response
        .widget_info(|| WidgetInfo::labeled(WidgetType::ProgressIndicator, true, format!("{name}: {}", opinion.worth)));
    let part = whole.width() * f32::from(opinion.bar) / 1000.0;
    ui.painter().rect_filled(whole, 4, theme::DEEP);
    ui.painter().rect_filled(Rect::from_min_size(whole.min, vec2(part, whole.height())), 4, theme::IVORY);
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        for valued in &opinion.orders {
            ui.add(Label::new(RichText::new(format!("{}  {}", valued.order, valued.worth)).color(theme::SAND)).wrap());
        }
    });
    if opinion.line.len() > 1 {
        const SHOWN: usize = 6;
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            for (index, order) in opinion.line.iter().take(SHOWN).enumerate() {
                let response = ui.add(Button::new(order));
                response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, order));
                widgets::follow_focus(&response);
                if response.on_hover_text(look.word("ui-analysis-follow")).clicked() {
                    sends.write(FollowLine(index + 1));
                }
            }
        });
    }
    ui.label(RichText::new(&opinion.effort).color(theme::SAND).small());
}
