//! What the computer thinks of the position, and what it advises.

use crate::desk::components::{self, ends};
use crate::desk::computer::analysis::FollowLine;
use crate::desk::computer::explored::ExploredModel;
use crate::desk::computer::mixed::MixModel;
use crate::desk::computer::model::OpinionModel;
use crate::desk::frame::look::Look;
use crate::desk::frame::sends::Sends;
use crate::desk::theme::Ground;
use bevy_egui::egui::{Button, Label, Rect, RichText, Sense, TextWrapMode, Ui, WidgetInfo, WidgetType, vec2};
use ludoteca_rules::session::NodeId;

/// What is shown of the computer.
pub struct ComputerShown<'a> {
    /// The hint, in a sentence.
    pub advice: Option<&'a str>,
    /// What it thinks of the position, while that is shown.
    pub opinion: Option<&'a OpinionModel>,
}

/// Draws all of it.
pub fn draw(ui: &mut Ui, look: &Look, shown: &ComputerShown<'_>, sends: &mut Sends) {
    if let Some(advice) = shown.advice {
        ui.add(Label::new(RichText::new(advice).color(Ground::of(ui).accent)).wrap());
    }
    if let Some(opinion) = shown.opinion {
        ui.scope(|ui| {
            // Beside the bar of what scrolls.
            ui.set_max_width(ui.available_width() - 10.0);
            self::opinion(ui, look, opinion, sends);
        });
    }
}

/// A bar between the sides, the best orders with what they are worth, and the line that is expected.
fn opinion(ui: &mut Ui, look: &Look, opinion: &OpinionModel, sends: &mut Sends) {
    let ground = Ground::of(ui);
    let heading = |ui: &mut Ui, text: String| {
        ui.add(Label::new(RichText::new(text).color(ground.quiet)).wrap());
    };
    heading(ui, look.word("do-analysis"));
    bar(ui, look, opinion);
    match &opinion.explored {
        Some(explored) => self::explored(ui, look, opinion.node, explored, sends),
        None if !opinion.mixes.is_empty() => opinion.mixes.iter().for_each(|mix| mixed(ui, mix)),
        None => best(ui, opinion),
    }
    if let Some(counted) = &opinion.counted {
        ui.add(Label::new(counted).wrap());
    }
    if opinion.line.len() > 1 {
        const SHOWN: usize = 6;
        heading(ui, look.word("ui-analysis-then"));
        let hint = look.word("ui-analysis-follow");
        let mut follow = |ui: &mut Ui, text: &str, moves: usize| {
            if played(ui, text, text, &hint) {
                sends.write(FollowLine { from: opinion.node, orders: opinion.line[..moves].to_vec() });
            }
        };
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            for (index, order) in opinion.line.iter().take(SHOWN).enumerate() {
                follow(ui, order, index + 1);
            }
            if opinion.explored.is_some() && opinion.line.len() > SHOWN {
                follow(ui, &look.word("ui-analysis-end"), opinion.line.len());
            }
        });
    }
    ui.add(Label::new(RichText::new(&opinion.effort).color(ground.quiet).small()).wrap());
}

/// The best orders, with what each is worth and why.
fn best(ui: &mut Ui, opinion: &OpinionModel) {
    let ground = Ground::of(ui);
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        for valued in &opinion.orders {
            ends(
                ui,
                |ui| ui.add(Label::new(&valued.worth).wrap_mode(TextWrapMode::Extend)),
                |ui| {
                    ui.add(Label::new(RichText::new(&valued.order).strong()).truncate());
                    if let Some(why) = &valued.why {
                        ui.add(Label::new(RichText::new(why).color(ground.quiet)).wrap());
                    }
                },
            );
        }
    });
}

/// How a side mixes its orders, and what comes of each if it is always given.
fn mixed(ui: &mut Ui, mix: &MixModel) {
    let ground = Ground::of(ui);
    ui.add(Label::new(RichText::new(&mix.heading).color(ground.quiet)).wrap());
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        for row in &mix.rows {
            ends(
                ui,
                |ui| ui.add(Label::new(&row.share).wrap_mode(TextWrapMode::Extend)),
                |ui| _ = ui.add(Label::new(RichText::new(&row.order).strong()).truncate()),
            );
            ui.add(Label::new(RichText::new(&row.always).color(ground.quiet)).wrap());
        }
    });
}

/// All moves, those of the same worth together, each to be played.
fn explored(ui: &mut Ui, look: &Look, node: NodeId, explored: &ExploredModel, sends: &mut Sends) {
    let (ground, hint) = (Ground::of(ui), look.word("ui-explored-play"));
    ui.add(Label::new(&explored.kept).wrap());
    for equal in &explored.equals {
        ui.add(Label::new(RichText::new(&equal.worth).color(ground.quiet)).wrap());
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
            for order in &equal.orders {
                if played(ui, order, &format!("{order}: {}", equal.worth), &hint) {
                    sends.write(FollowLine { from: node, orders: vec![order.clone()] });
                }
            }
        });
    }
}

/// A button for moves to be played, with the name that a screen reader says; whether it was pressed.
fn played(ui: &mut Ui, text: &str, name: &str, hint: &str) -> bool {
    let response = ui.add(Button::new(text));
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, name));
    components::follow_focus(&response);
    response.on_hover_text(hint).clicked()
}

/// How the position is shared between the sides, whose names stand beneath.
fn bar(ui: &mut Ui, look: &Look, opinion: &OpinionModel) {
    let ground = Ground::of(ui);
    let (whole, response) =
        ui.allocate_exact_size(vec2(ui.available_width(), 14.0 * look.text_scale()), Sense::hover());
    let name = look.word("do-analysis");
    response
        .widget_info(|| WidgetInfo::labeled(WidgetType::ProgressIndicator, true, format!("{name}: {}", opinion.worth)));
    let part = whole.width() * f32::from(opinion.bar) / 1000.0;
    ui.painter().rect_filled(whole, 4, ground.well);
    ui.painter().rect_filled(Rect::from_min_size(whole.min, vec2(part, whole.height())), 4, ground.text);
    let [first, second] = opinion.ends.each_ref().map(|name| RichText::new(name).color(ground.quiet).small());
    ends(
        ui,
        |ui| ui.add(Label::new(second).wrap_mode(TextWrapMode::Extend)),
        |ui| _ = ui.add(Label::new(first).truncate()),
    );
}
