//! A field of the position: one of several values, several of them, a number, or cells.

use crate::desk::components;
use crate::desk::frame::sends::Sends;
use crate::desk::setup::controller::{AskSetup, SetUpAction};
use crate::desk::setup::model::{FieldChoices, FieldModel};
use crate::desk::theme::Ground;
use bevy_egui::egui::{Label, RichText, Ui};
use ludoteca_rules::Edit;
use ludoteca_rules::setup::Value;

/// Draws it.
pub(super) fn draw(ui: &mut Ui, field: &FieldModel, sends: &mut Sends) {
    ui.add_space(6.0);
    ui.add(Label::new(RichText::new(&field.name).weak()).wrap());
    if let FieldChoices::Values(values) = &field.choices
        && one_of(ui, field, values, sends)
    {
        return;
    }
    ui.horizontal_wrapped(|ui| match &field.choices {
        FieldChoices::Values(values) => {
            for (name, value, chosen) in values {
                if components::toggle(ui, *chosen, name) {
                    sends.write(AskSetup::edit(Edit::Set(field.index, value.clone())));
                }
            }
        }
        FieldChoices::Number(number, [least, most]) => {
            let mut step = |ui: &mut Ui, sign: &str, possible: bool, to: u32| {
                let name = format!("{} {sign}", field.name);
                let pressed = ui.add_enabled_ui(possible, |ui| components::lettered(ui, sign, &name)).inner;
                if pressed && possible {
                    sends.write(AskSetup::edit(Edit::Set(field.index, Value::Number(to))));
                }
            };
            step(ui, "−", number > least, number.saturating_sub(1).clamp(*least, *most));
            ui.label(RichText::new(number.to_string()).heading());
            step(ui, "+", number < most, number.saturating_add(1).clamp(*least, *most));
        }
        FieldChoices::Cells(text, tool) => {
            if components::toggle(ui, tool.chosen, &tool.name) {
                sends.write(SetUpAction::Build(if tool.chosen { <_>::default() } else { tool.building }));
            }
            ui.add(Label::new(RichText::new(text).color(Ground::of(ui).text)).wrap());
        }
    });
}

/// One of a few values, as one control; `false` if there are too many for the width, or several can be chosen.
fn one_of(ui: &mut Ui, field: &FieldModel, values: &[(String, Value, bool)], sends: &mut Sends) -> bool {
    let exclusive = values.iter().all(|(_, value, _)| matches!(value, Value::Choice(_)));
    let chosen = values.iter().position(|(.., chosen)| *chosen);
    let choices: Vec<(&str, &str)> = values.iter().map(|(name, ..)| ("", name.as_str())).collect();
    let Some(chosen) = chosen.filter(|_| exclusive && components::tabs_width(ui, &choices) <= ui.available_width())
    else {
        return false;
    };
    if let Some(place) = components::tabs(ui, &field.name, &choices, chosen) {
        sends.write(AskSetup::edit(Edit::Set(field.index, values[place].1.clone())));
    }
    true
}
