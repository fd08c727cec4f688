//! The panel with which a position is set up: tools, pieces, the fields of the position, what is wrong with it, its text.

use crate::desk::action::UiAction;
use crate::desk::frame::{pictures, theme, widgets};
use crate::desk::lesson::model::CourseRequest;
use crate::desk::setup::model::{DraftModel, FieldChoices, FieldModel, ToolModel, TrayModel};
use crate::desk::view_model::ViewModel;
use bevy_egui::egui::{
    Color32, Id, Key, Label, Painter, Rect, RichText, ScrollArea, TextEdit, Ui, UiBuilder, pos2, vec2,
};
use ludoteca_rules::Edit;
use ludoteca_rules::setup::Value;
use ludoteca_table::play::SetupAction;

/// Faults told at once; the others follow when these are mended.
const TOLD: usize = 3;

/// Draws what is on the panel.
pub fn contents(ui: &mut Ui, rect: Rect, model: &ViewModel, draft: &DraftModel, actions: &mut Vec<UiAction>) {
    let gap = ui.spacing().item_spacing.y;
    let row_height = ui.spacing().interact_size.y;
    let body = 24.0 * model.text_scale();
    let lines = if draft.faults.is_empty() { 1.0 } else { 2.0 * draft.faults.len().min(TOLD + 1) as f32 };
    let rows = rows(ui, rect.width(), model, draft);
    let buttons = rows.len() as f32 * (row_height + gap);
    let told = (lines * body).min(rect.height() * 0.2);
    let footer = buttons + told + gap;
    let above = Rect::from_min_max(rect.min, pos2(rect.max.x, rect.max.y - footer - gap));
    ui.scope_builder(UiBuilder::new().max_rect(above), |ui| {
        ScrollArea::vertical().id_salt("draft-all").auto_shrink(false).show(ui, |ui| {
            head(ui, model, draft, actions);
            tools(ui, &draft.tools, actions);
            draft.trays.iter().for_each(|tray| self::tray(ui, model, tray, actions));
            draft.fields.iter().for_each(|field| self::field(ui, field, actions));
            text(ui, model, draft, actions);
        });
    });
    let below = Rect::from_min_max(pos2(rect.min.x, rect.max.y - footer), rect.max);
    ui.scope_builder(UiBuilder::new().max_rect(below), |ui| {
        ScrollArea::vertical()
            .id_salt("draft-faults")
            .auto_shrink(false)
            .max_height(told)
            .min_scrolled_height(told)
            .show(ui, |ui| faults(ui, model, draft));
        self::buttons(ui, rect.width(), model, rows, actions);
    });
}

const fn edit(edit: Edit) -> UiAction {
    UiAction::Setup(SetupAction::Edit(edit))
}

fn head(ui: &mut Ui, model: &ViewModel, draft: &DraftModel, actions: &mut Vec<UiAction>) {
    let shelf = widgets::ends(
        ui,
        |ui| widgets::drawn(ui, &model.word("ui-shelf"), widgets::shelf_sign),
        |ui| {
            ui.label(RichText::new(&draft.title).heading().color(theme::BRASS));
        },
    );
    if shelf {
        actions.push(UiAction::Shelf);
    }
    ui.add(Label::new(RichText::new(model.word("ui-draft-how")).color(theme::SAND)).wrap());
}

fn tools(ui: &mut Ui, tools: &[ToolModel], actions: &mut Vec<UiAction>) {
    ui.horizontal_wrapped(|ui| {
        for tool in tools {
            if widgets::toggle(ui, tool.chosen, &tool.name) {
                actions.push(UiAction::Build(tool.building));
            }
        }
    });
}

/// The pieces of a side.
fn tray(ui: &mut Ui, model: &ViewModel, tray: &TrayModel, actions: &mut Vec<UiAction>) {
    if let Some(side) = &tray.side {
        widgets::inked(ui, tray.ink, RichText::new(side).color(theme::SAND), 18.0 * model.text_scale());
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        for (tool, picture) in &tray.pieces {
            let texture = picture.as_ref().map(|picture| pictures::small(ui.ctx(), &tool.name, picture));
            let paint = |painter: &Painter, square: Rect, _| {
                // Dark pieces would not be seen on a dark button.
                painter.rect_filled(square.expand(square.width() * 0.5), 5, theme::SAND);
                if let Some(texture) = texture {
                    let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
                    painter.image(texture.id(), square.expand(square.width() * 0.45), whole, Color32::WHITE);
                }
            };
            if widgets::drawn_toggle(ui, tool.chosen, &tool.name, paint) {
                actions.push(UiAction::Build(tool.building));
            }
        }
    });
}

/// What the position says besides its pieces.
fn field(ui: &mut Ui, field: &FieldModel, actions: &mut Vec<UiAction>) {
    ui.add_space(2.0);
    ui.add(Label::new(RichText::new(&field.name).color(theme::SAND)).wrap());
    ui.horizontal_wrapped(|ui| match &field.choices {
        FieldChoices::Values(values) => {
            for (name, value, chosen) in values {
                if widgets::toggle(ui, *chosen, name) {
                    actions.push(edit(Edit::Set(field.index, value.clone())));
                }
            }
        }
        FieldChoices::Number(number, [least, most]) => {
            let mut step = |ui: &mut Ui, sign: &str, possible: bool, to: u32| {
                let name = format!("{} {sign}", field.name);
                let pressed = ui.add_enabled_ui(possible, |ui| widgets::small(ui, sign, &name)).inner;
                if pressed && possible {
                    actions.push(edit(Edit::Set(field.index, Value::Number(to))));
                }
            };
            step(ui, "−", number > least, number.saturating_sub(1).clamp(*least, *most));
            ui.label(RichText::new(number.to_string()).heading());
            step(ui, "+", number < most, number.saturating_add(1).clamp(*least, *most));
        }
        FieldChoices::Cells(text, tool) => {
            if widgets::toggle(ui, tool.chosen, &tool.name) {
                actions.push(UiAction::Build(if tool.chosen { <_>::default() } else { tool.building }));
            }
            ui.add(Label::new(RichText::new(text).color(theme::IVORY)).wrap());
        }
    });
}

/// The position as text, which can be typed and pasted too.
fn text(ui: &mut Ui, model: &ViewModel, draft: &DraftModel, actions: &mut Vec<UiAction>) {
    ui.add_space(2.0);
    let label = model.word("ui-draft-text");
    let copy = widgets::ends(
        ui,
        |ui| ui.button(model.word("ui-draft-copy")).clicked(),
        |ui| {
            ui.label(RichText::new(&label).color(theme::SAND));
        },
    );
    if copy && !draft.text.is_empty() {
        actions.push(UiAction::CopyPosition);
    }
    let before = model.position.clone().unwrap_or_else(|| draft.text.clone());
    let widgets::Typed { response, text: typed, changed } = widgets::typed(ui, &label, &before, |ui, text| {
        ui.add(TextEdit::singleline(text).id(Id::new("draft-text")).desired_width(f32::INFINITY).char_limit(400))
    });
    if response.lost_focus() {
        let entered = ui.input(|input| input.key_pressed(Key::Enter)) && typed != draft.text;
        actions.push(if entered { edit(Edit::Text(typed)) } else { UiAction::TypePosition(None) });
    } else if response.gained_focus() || changed {
        actions.push(UiAction::TypePosition(Some(typed)));
    }
}

/// What is wrong with the position, or that nothing is.
fn faults(ui: &mut Ui, model: &ViewModel, draft: &DraftModel) {
    if draft.faults.is_empty() {
        ui.add(Label::new(RichText::new(model.word("ui-draft-legal")).color(theme::SAND)).wrap());
    }
    for fault in draft.faults.iter().take(TOLD) {
        ui.add(Label::new(RichText::new(fault).color(theme::IVORY)).wrap());
    }
    if draft.faults.len() > TOLD {
        ui.label(RichText::new('…').color(theme::SAND));
    }
}

/// A button: what it says, whether it can be used, and what it does.
type Labelled = (String, bool, UiAction);

/// The buttons, two in a row where both fit.
fn rows(ui: &Ui, width: f32, model: &ViewModel, draft: &DraftModel) -> Vec<Vec<Labelled>> {
    let pairs = [
        [
            ("ui-undo", draft.can_undo, UiAction::Setup(SetupAction::Undo)),
            ("ui-redo", draft.can_redo, UiAction::Setup(SetupAction::Redo)),
        ],
        [("ui-draft-begin", true, edit(Edit::Begin)), ("ui-draft-clear", true, edit(Edit::Clear))],
        [
            ("ui-draft-puzzle", draft.faults.is_empty(), UiAction::Course(CourseRequest::Make)),
            ("ui-draft-back", true, UiAction::PutAway),
        ],
    ];
    let half = (width - ui.spacing().item_spacing.y) / 2.0 - 2.0 * ui.spacing().button_padding.x - 2.0;
    let mut rows = Vec::new();
    for pair in pairs {
        let pair: Vec<Labelled> = pair.into_iter().map(|(key, can, action)| (model.word(key), can, action)).collect();
        if pair.iter().all(|(label, ..)| widgets::text_width(ui, label) <= half) {
            rows.push(pair);
        } else {
            rows.extend(pair.into_iter().map(|one| vec![one]));
        }
    }
    rows.push(vec![(model.word("ui-draft-play"), draft.faults.is_empty(), UiAction::PlayFrom)]);
    rows
}

fn buttons(ui: &mut Ui, width: f32, model: &ViewModel, rows: Vec<Vec<Labelled>>, actions: &mut Vec<UiAction>) {
    let gap = ui.spacing().item_spacing.y;
    for row in rows {
        let count = row.len() as f32;
        let wide = ((width - gap * (count - 1.0)) / count).floor();
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            for (label, possible, action) in row {
                let on = possible && action == UiAction::PlayFrom;
                let button = widgets::wide(ui, wide, possible, on, &label);
                if model.panel_keys && possible {
                    widgets::focus_first(&button);
                }
                if button.clicked() {
                    actions.push(action);
                }
            }
        });
    }
}
