//! The panel with which a position is set up: tools, pieces, the fields of the position, what is wrong with it, its
//! text.

use crate::desk::components;
use crate::desk::frame::look::Look;
use crate::desk::frame::pictures;
use crate::desk::frame::sends::Sends;
use crate::desk::lesson::model::CourseRequest;
use crate::desk::setup::controller::{AskSetup, SetUpAction};
use crate::desk::setup::model::{DraftModel, FieldChoices, FieldModel, ToolModel, TrayModel};
use crate::desk::theme::{Ground, icons};
use bevy_egui::egui::{
    Color32, Context, Id, Key, Label, Painter, Rect, RichText, ScrollArea, TextEdit, Ui, UiBuilder, pos2, vec2,
};
use ludoteca_rules::Edit;
use ludoteca_rules::setup::Value;
use ludoteca_table::play::SetupAction;
use ludoteca_table::play::stage::StageRequest;

/// Faults told at once; the others follow when these are mended.
const TOLD: usize = 3;

/// What is shown while a position is set up.
pub struct SetUpShown<'a> {
    /// What is set up.
    pub draft: &'a DraftModel,
    /// The text of the position as typed so far, while that is edited.
    pub typed: Option<&'a str>,
}

/// Draws the panel; returns the part of the window that stays free.
pub fn draw(ctx: &Context, look: &Look, shown: &SetUpShown<'_>, sends: &mut Sends) -> Rect {
    components::side_panel(ctx, look, |ui, inner| contents(ui, inner, look, shown, sends))
}

/// Draws what is on it.
fn contents(ui: &mut Ui, rect: Rect, look: &Look, shown: &SetUpShown<'_>, sends: &mut Sends) {
    let draft = shown.draft;
    let gap = ui.spacing().item_spacing.y;
    let row_height = ui.spacing().interact_size.y;
    let body = 24.0 * look.text_scale();
    let lines = if draft.faults.is_empty() { 1.0 } else { 2.0 * draft.faults.len().min(TOLD + 1) as f32 };
    let rows = rows(ui, rect.width(), look, draft);
    let buttons = rows.len() as f32 * (row_height + gap);
    let told = (lines * body).min(rect.height() * 0.2);
    let footer = buttons + told + gap;
    let above = Rect::from_min_max(rect.min, pos2(rect.max.x, rect.max.y - footer - gap));
    ui.scope_builder(UiBuilder::new().max_rect(above), |ui| {
        ScrollArea::vertical().id_salt("draft-all").auto_shrink(false).show(ui, |ui| {
            head(ui, look, &draft.title, sends);
            tools(ui, &draft.tools, sends);
            draft.trays.iter().for_each(|tray| self::tray(ui, look, tray, sends));
            draft.fields.iter().for_each(|field| self::field(ui, field, sends));
            text(ui, look, shown, sends);
        });
    });
    let below = Rect::from_min_max(pos2(rect.min.x, rect.max.y - footer), rect.max);
    ui.scope_builder(UiBuilder::new().max_rect(below), |ui| {
        ScrollArea::vertical()
            .id_salt("draft-faults")
            .auto_shrink(false)
            .max_height(told)
            .min_scrolled_height(told)
            .show(ui, |ui| faults(ui, look, draft));
        self::buttons(ui, rect.width(), look, rows, sends);
    });
}

fn head(ui: &mut Ui, look: &Look, title: &str, sends: &mut Sends) {
    let shelf = components::ends(
        ui,
        |ui| components::pressed(ui, icons::SHELF, &look.word("ui-shelf")),
        |ui| {
            ui.label(RichText::new(title).heading().color(Ground::of(ui).accent));
        },
    );
    if shelf {
        sends.write(StageRequest::Leave);
    }
    ui.add(Label::new(RichText::new(look.word("ui-draft-how")).weak()).wrap());
}

fn tools(ui: &mut Ui, tools: &[ToolModel], sends: &mut Sends) {
    ui.horizontal_wrapped(|ui| {
        for tool in tools {
            if components::toggle(ui, tool.chosen, &tool.name) {
                sends.write(SetUpAction::Build(tool.building));
            }
        }
    });
}

/// The pieces of a side.
fn tray(ui: &mut Ui, look: &Look, tray: &TrayModel, sends: &mut Sends) {
    if let Some(side) = &tray.side {
        components::inked(ui, tray.ink, RichText::new(side).weak(), 18.0 * look.text_scale());
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        for (tool, picture) in &tray.pieces {
            let texture = picture.as_ref().map(|picture| pictures::small(ui.ctx(), &tool.name, picture));
            let quiet = Ground::of(ui).quiet;
            let paint = |painter: &Painter, square: Rect, _| {
                // Dark pieces would not be seen on a dark button.
                painter.rect_filled(square.expand(square.width() * 0.5), 5, quiet);
                if let Some(texture) = texture {
                    let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
                    painter.image(texture.id(), square.expand(square.width() * 0.45), whole, Color32::WHITE);
                }
            };
            if components::drawn_toggle(ui, tool.chosen, &tool.name, paint) {
                sends.write(SetUpAction::Build(tool.building));
            }
        }
    });
}

/// What the position says besides its pieces.
fn field(ui: &mut Ui, field: &FieldModel, sends: &mut Sends) {
    ui.add_space(2.0);
    ui.add(Label::new(RichText::new(&field.name).weak()).wrap());
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

/// The position as text, which can be typed and pasted too.
fn text(ui: &mut Ui, look: &Look, shown: &SetUpShown<'_>, sends: &mut Sends) {
    let draft = shown.draft;
    ui.add_space(2.0);
    let label = look.word("ui-draft-text");
    let copy = components::ends(
        ui,
        |ui| components::quiet(ui, look.word("ui-draft-copy")).clicked(),
        |ui| {
            ui.label(RichText::new(&label).weak());
        },
    );
    if copy && !draft.text.is_empty() {
        sends.write(SetUpAction::Copy);
    }
    let before = shown.typed.map_or_else(|| draft.text.clone(), str::to_owned);
    let components::TextField { response, text: typed, changed } =
        components::typed(ui, &label, &before, |ui, text| {
            ui.add(TextEdit::singleline(text).id(Id::new("draft-text")).desired_width(f32::INFINITY).char_limit(400))
        });
    if response.lost_focus() {
        let entered = ui.input(|input| input.key_pressed(Key::Enter)) && typed != draft.text;
        sends.append([if entered {
            Sends::of(AskSetup::edit(Edit::Text(typed)))
        } else {
            Sends::of(SetUpAction::Type(None))
        }]);
    } else if response.gained_focus() || changed {
        sends.write(SetUpAction::Type(Some(typed)));
    }
}

/// What is wrong with the position, or that nothing is.
fn faults(ui: &mut Ui, look: &Look, draft: &DraftModel) {
    if draft.faults.is_empty() {
        ui.add(Label::new(RichText::new(look.word("ui-draft-legal")).weak()).wrap());
    }
    for fault in draft.faults.iter().take(TOLD) {
        ui.add(Label::new(RichText::new(fault).color(Ground::of(ui).text)).wrap());
    }
    if draft.faults.len() > TOLD {
        ui.label(RichText::new('…').weak());
    }
}

/// What a button says, whether it can be used now, and what it sends.
type Labelled = (String, bool, Sends);

/// The buttons, two in a row where both fit.
fn rows(ui: &Ui, width: f32, look: &Look, draft: &DraftModel) -> Vec<Vec<Labelled>> {
    let pairs = [
        [
            ("ui-undo", draft.can_undo, Sends::of(AskSetup(SetupAction::Undo))),
            ("ui-redo", draft.can_redo, Sends::of(AskSetup(SetupAction::Redo))),
        ],
        [
            ("ui-draft-begin", true, Sends::of(AskSetup::edit(Edit::Begin))),
            ("ui-draft-clear", true, Sends::of(AskSetup::edit(Edit::Clear))),
        ],
        [
            ("ui-draft-puzzle", draft.faults.is_empty(), Sends::of(CourseRequest::Make)),
            ("ui-draft-back", true, Sends::of(StageRequest::PutAway)),
        ],
    ];
    let half = (width - ui.spacing().item_spacing.y) / 2.0 - 2.0 * ui.spacing().button_padding.x - 2.0;
    let mut rows = Vec::new();
    for pair in pairs {
        let pair: Vec<Labelled> = pair.into_iter().map(|(key, can, action)| (look.word(key), can, action)).collect();
        if pair.iter().all(|(label, ..)| components::text_width(ui, label) <= half) {
            rows.push(pair);
        } else {
            rows.extend(pair.into_iter().map(|one| vec![one]));
        }
    }
    rows.push(vec![(look.word("ui-draft-play"), draft.faults.is_empty(), Sends::of(StageRequest::PlayFrom))]);
    rows
}

fn buttons(ui: &mut Ui, width: f32, look: &Look, rows: Vec<Vec<Labelled>>, sends: &mut Sends) {
    let gap = ui.spacing().item_spacing.y;
    for row in rows {
        let count = row.len() as f32;
        let wide = ((width - gap * (count - 1.0)) / count).floor();
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            for (label, possible, action) in row {
                let on = possible && action.all::<StageRequest>().any(|asked| matches!(asked, StageRequest::PlayFrom));
                let button = components::wide(ui, wide, possible, on, &label);
                if look.panel_keys && possible {
                    components::focus_first(&button);
                }
                if button.clicked() {
                    sends.append([action]);
                }
            }
        });
    }
}
