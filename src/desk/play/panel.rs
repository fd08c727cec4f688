//! The side panel at the right: the game, whose turn it is, the history, and buttons.

use crate::desk::computer::advice::AdviceRequest;
use crate::desk::computer::analysis::ToggleAnalysis;
use crate::desk::computer::panel as computer;
use crate::desk::computer::panel::ComputerShown;
use crate::desk::frame::ask::AskTable;
use crate::desk::frame::dialog::{Dialog, DialogAction, Question};
use crate::desk::frame::display::DisplayAction;
use crate::desk::frame::look::Look;
use crate::desk::frame::sends::Sends;
use crate::desk::frame::{theme, widgets};
use crate::desk::lesson::model::LessonModel;
use crate::desk::lesson::panel as lesson;
use crate::desk::new_game::controller::NewGameAction;
use crate::desk::play::clock::panel as clock;
use crate::desk::play::controller::PlayAction;
use crate::desk::play::history::HistoryRow;
use crate::desk::play::model::PlayModel;
use crate::desk::play::note::panel as note;
use crate::desk::play::overlay::OverlayModel;
use crate::desk::play::plate;
use crate::desk::saves::controller::SavesAction;
use crate::desk::settings::controller::{SettingsChange, ShowSettings};
use crate::desk::settings::model::Section;
use crate::theatre::DemonstrationRequest;
use bevy_egui::egui::{
    self, Align2, Context, FontSelection, Frame, Id, Label, Margin, Rect, RichText, ScrollArea, Sense, Stroke,
    TextStyle, Ui, UiBuilder, WidgetInfo, WidgetText, WidgetType, pos2, vec2,
};
use ludoteca_rules::Pick;
use ludoteca_rules::session::NodeId;
use ludoteca_rules::session::Request;
use ludoteca_table::play::stage::StageRequest;

/// What the panel shows.
pub struct Side<'a> {
    /// The play.
    pub play: &'a PlayModel,
    /// The exercise on the table.
    pub lesson: Option<&'a LessonModel>,
    /// The move that was removed last, and can be brought back.
    pub removed: Option<NodeId>,
    /// Whether the panel is open.
    pub open: bool,
    /// Whether plays are saved.
    pub saves: bool,
    /// Whether what the computer thinks of the position is shown.
    pub analysing: bool,
}

/// Draws the panel, or the button that opens it; returns the part of the window that stays free.
pub fn draw(ctx: &Context, look: &Look, side: &Side<'_>, sends: &mut Sends) -> Rect {
    let window = ctx.content_rect();
    let play = side.play;
    if let Some(lesson) = side.lesson.filter(|_| look.projector) {
        return lesson::large(ctx, window, look, lesson, sends);
    }
    if look.projector {
        return plate::large(ctx, window, look, play);
    }
    if !side.open && side.lesson.is_none() {
        let corner = window.right_top() + vec2(-8.0, 8.0);
        let button = widgets::float(ctx, "side-closed", corner, Align2::RIGHT_TOP, |ui| {
            if widgets::small(ui, "☰", &look.word("ui-panel-show")) {
                sends.write(SettingsChange::PanelOpen(true));
                sends.write(DisplayAction::LeavePanel);
            }
        });
        return plate::draw(ctx, window, button.response.rect.left(), look, play);
    }
    widgets::side_panel(ctx, look, |ui, inner| contents(ui, inner, look, side, sends))
}

fn contents(ui: &mut Ui, rect: Rect, look: &Look, side: &Side<'_>, sends: &mut Sends) {
    let play = side.play;
    if let Some(lesson) = side.lesson {
        lesson::contents(ui, rect, look, lesson, sends);
        return;
    }
    let gap = ui.spacing().item_spacing.y;
    let rows = button_rows(ui, rect.width(), look, side);
    let row_height = ui.spacing().interact_size.y;
    let footer = (rows.len() as f32 * (row_height + gap)).min(rect.height() * 0.7);
    let above = Rect::from_min_max(rect.min, pos2(rect.max.x, rect.max.y - footer - gap));
    ui.scope_builder(UiBuilder::new().max_rect(above), |ui| {
        ScrollArea::vertical().id_salt("side-all").auto_shrink(false).show(ui, |ui| {
            head(ui, look, side, sends);
            let least = 1.5 * row_height;
            let height = (above.max.y - ui.cursor().min.y).max(least);
            history(ui, height, look, play, sends);
        });
    });
    let below = Rect::from_min_max(pos2(rect.min.x, rect.max.y - footer), rect.max);
    ui.scope_builder(UiBuilder::new().max_rect(below), |ui| {
        ScrollArea::vertical().id_salt("side-buttons").auto_shrink(false).show(ui, |ui| {
            for row in rows {
                let count = row.len() as f32;
                let width = ((rect.width() - gap * (count - 1.0)) / count).floor();
                ui.horizontal(|ui| {
                    ui.spacing_mut().item_spacing.x = gap;
                    for Labelled { label, action, why_not, on } in row {
                        let button = widgets::wide(ui, width, action.is_some(), on, &label);
                        if look.panel_keys && action.is_some() {
                            widgets::focus_first(&button);
                        }
                        if button.clicked() {
                            sends.append(action);
                        }
                        if let Some(why_not) = why_not {
                            button.on_disabled_hover_text(why_not);
                        }
                    }
                });
            }
        });
    });
}

/// A button. One without an action cannot be used now.
struct Labelled {
    label: String,
    action: Option<Sends>,
    why_not: Option<String>,
    on: bool,
}

/// The buttons, two in a row where both fit.
fn button_rows(ui: &Ui, width: f32, look: &Look, side: &Side<'_>) -> Vec<Vec<Labelled>> {
    let play = side.play;
    let button = |key: &str, possible: bool, action: Sends| Labelled {
        label: look.word(key),
        action: possible.then_some(action),
        why_not: None,
        on: false,
    };
    let resign = play
        .resigning
        .as_ref()
        .map(|(seat, _)| Sends::of(DialogAction::Open(Dialog::Question(Question::Resign(*seat)))));
    let resign =
        Labelled { label: look.word("ui-resign"), action: resign, why_not: play.not_resigning.clone(), on: false };
    let draw = play.draws.then(|| {
        button("ui-agree-draw", play.can_agree, Sends::of(DialogAction::Open(Dialog::Question(Question::Draw))))
    });
    let demonstration = play.demonstration.as_ref().map(|label| Labelled {
        label: label.clone(),
        action: Some(Sends::of(DemonstrationRequest::Open(play.id, play.demonstrated))),
        why_not: None,
        on: false,
    });
    let overlay = |overlay: &OverlayModel| Labelled {
        label: overlay.name.clone(),
        action: Some(Sends::of(PlayAction::Lay((!overlay.on).then_some(overlay.id)))),
        why_not: None,
        on: overlay.on,
    };
    let computer = || {
        let analysis = if side.analysing { "ui-analysis-hide" } else { "ui-analysis" };
        vec![
            Labelled { why_not: play.not_told.clone(), ..button("ui-hint", play.can_advise, Sends::of(AdviceRequest)) },
            Labelled {
                why_not: play.not_told.clone(),
                ..button(analysis, play.can_analyse, Sends::of(ToggleAnalysis))
            },
        ]
    };
    let players = play.has_computer.then(|| button("ui-players-change", true, Sends::of(NewGameAction::OpenPlayers)));
    let undo = if play.withdraws { "ui-withdraw" } else { "ui-undo" };
    let groups = [
        vec![
            button(undo, play.can_undo, Sends::of(AskTable::session(Request::Undo))),
            button("ui-redo", play.can_redo, Sends::of(AskTable::session(Request::Redo))),
        ],
        [resign].into_iter().chain(draw).collect(),
        play.has_computer.then(computer).unwrap_or_default(),
        play.overlays.iter().map(overlay).collect(),
        vec![
            button("ui-rules", true, Sends::of(DialogAction::Open(Dialog::Rules))),
            button("ui-settings", true, Sends::of(ShowSettings(Section::default()))),
        ],
        [button("ui-new-game", true, Sends::of(NewGameAction::Open))].into_iter().chain(players).collect(),
        side.saves.then(|| button("ui-saved", true, Sends::of(SavesAction::Open))).into_iter().collect(),
        demonstration.into_iter().collect(),
    ];
    let half = (width - ui.spacing().item_spacing.x) / 2.0 - 2.0 * ui.spacing().button_padding.x - 2.0;
    let mut rows = Vec::new();
    for group in groups.into_iter().filter(|group| !group.is_empty()) {
        if group.iter().all(|button| widgets::text_width(ui, &button.label) <= half) {
            rows.push(group);
        } else {
            rows.extend(group.into_iter().map(|one| vec![one]));
        }
    }
    rows
}

fn head(ui: &mut Ui, look: &Look, side: &Side<'_>, sends: &mut Sends) {
    let play = side.play;
    let [hide, shelf] = widgets::ends(
        ui,
        |ui| {
            [
                widgets::small(ui, "»", &look.word("ui-panel-hide")),
                widgets::drawn(ui, &look.word("ui-shelf"), widgets::shelf_sign),
            ]
        },
        |ui| {
            ui.label(RichText::new(&play.title).heading().color(theme::BRASS));
        },
    );
    if hide {
        sends.write(SettingsChange::PanelOpen(false));
        sends.write(DisplayAction::LeavePanel);
    }
    if shelf {
        sends.write(StageRequest::Leave);
    }
    let scale = look.text_scale();
    let (large, body) = (21.0 * scale, 18.0 * scale);
    if let Some(turn) = &play.turn {
        widgets::inked(ui, turn.ink, RichText::new(&turn.text).heading().size(large), large);
    }
    note::said(ui, &play.said);
    if let Some(laid) = &play.laid {
        ui.add(Label::new(RichText::new(laid).color(theme::SAND)).wrap());
    }
    note::bring_back(ui, look, side.removed, sends);
    if let Some(clock) = &play.clock {
        clock::draw(ui, look, clock, sends);
    }
    let opinion = play.opinion.as_ref().filter(|_| side.analysing);
    let shown = ComputerShown { computer: play.computer, advice: play.advice.as_deref(), opinion };
    computer::draw(ui, look, &shown, sends);
    if let Some(begin) = &play.begin {
        ui.label(RichText::new(begin).color(theme::SAND));
    }
    arming(ui, play, sends);
    // A question is asked beside the board, where its choices are.
    if let Some(hint) = play.hint.as_ref().filter(|_| play.choices.is_empty()) {
        ui.add(Label::new(RichText::new(hint).color(theme::SAND)).wrap());
    }
    if let Some(result) = &play.result {
        ui.label(RichText::new(&result.headline).heading().size(large));
        ui.label(RichText::new(&result.reason));
    }
    // The opening roll is shown only for the first moves.
    if let Some(roll) = play.roll.as_ref().filter(|_| play.history.iter().filter(|row| row.depth == 0).count() <= 3) {
        ui.label(RichText::new(roll).color(theme::SAND));
    }
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        for sign in &play.signs {
            widgets::inked(ui, sign.ink, RichText::new(&sign.text).color(theme::SAND), body);
        }
    });
    ui.add_space(2.0);
}

/// Choices that can be armed for the next cell.
fn arming(ui: &mut Ui, play: &PlayModel, sends: &mut Sends) {
    if play.arming.is_empty() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        for choice in &play.arming {
            let ring = if choice.reached { Stroke::new(3.0, theme::IVORY) } else { Stroke::NONE };
            Frame::new().stroke(ring).corner_radius(6).show(ui, |ui| {
                if widgets::toggle(ui, choice.armed, &choice.label) {
                    sends.write(AskTable::touch(Pick::Choice(choice.index)));
                }
            });
        }
    });
}

/// The list of moves, scrolled so that the current one is visible.
fn history(ui: &mut Ui, height: f32, look: &Look, play: &PlayModel, sends: &mut Sends) {
    let row_height = (29.0 * look.text_scale()).max(theme::TARGET).round();
    let frame = Frame::new().fill(theme::DEEP).corner_radius(8).inner_margin(Margin::same(4));
    frame.show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        let height = (height - 8.0).max(row_height);
        ui.set_min_height(height);
        let place = play.history.iter().position(|row| row.cursor).unwrap_or_default();
        let mut list = ScrollArea::vertical().id_salt("history").auto_shrink(false).max_height(height);
        let seen = Id::new("history-seen");
        let now = (place, play.history.len(), height as i32);
        if ui.data(|data| data.get_temp::<(usize, usize, i32)>(seen)) != Some(now) {
            ui.data_mut(|data| data.insert_temp(seen, now));
            let middle = place as f32 * row_height - (height - row_height) / 2.0;
            let longest = play.history.len() as f32 * row_height - height;
            list = list.vertical_scroll_offset(middle.min(longest).max(0.0));
        }
        let digits = widgets::text_width(ui, &"0".repeat(digits(&play.history)));
        list.show_rows(ui, row_height, play.history.len(), |ui, visible| {
            for row in &play.history[visible] {
                if history_row(ui, row_height, digits, look, row) {
                    sends.write(AskTable::session(Request::GoTo(row.node)));
                }
            }
        });
    });
}

fn digits(rows: &[HistoryRow]) -> usize {
    let highest = rows.iter().filter_map(|row| row.number).max().unwrap_or_default();
    highest.to_string().len().max(2)
}

fn history_row(ui: &mut Ui, height: f32, digits: f32, look: &Look, row: &HistoryRow) -> bool {
    let id = ui.id().with(("row", row.node.0));
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    let response = ui.interact(rect, id, Sense::click());
    let name = match row.number {
        Some(number) => format!("{number}. {}", row.text),
        None => row.text.clone(),
    };
    let chosen = row.cursor;
    response.widget_info(|| WidgetInfo::selected(WidgetType::SelectableLabel, true, chosen, name.clone()));
    let (back, text, weak) = if row.cursor {
        (Some(theme::BRASS), theme::EBONY, theme::EBONY)
    } else if response.hovered() {
        (Some(theme::BUTTON), theme::IVORY, theme::SAND)
    } else if row.aside {
        (None, theme::SAND, theme::SAND)
    } else {
        (None, theme::IVORY, theme::SAND)
    };
    if let Some(back) = back {
        ui.painter().rect_filled(rect.shrink(1.0), 6, back);
    }
    widgets::follow_focus(&response);
    if response.has_focus() {
        ui.painter().rect_stroke(rect.shrink(1.5), 6, Stroke::new(2.5, theme::IVORY), egui::StrokeKind::Inside);
    }
    let scale = look.text_scale();
    let font = TextStyle::Body.resolve(ui.style());
    let mut left = rect.left() + 8.0 + 18.0 * scale * f32::from(row.depth.min(5));
    if row.depth > 0 {
        // A thin line marks a branch.
        let x = left - 9.0 * scale;
        ui.painter().vline(x, rect.y_range(), Stroke::new(1.5, theme::HOVERED));
    }
    if let Some(number) = row.number {
        let at = pos2(left + digits, rect.center().y);
        ui.painter().text(at, Align2::RIGHT_CENTER, number.to_string(), font, weak);
        left += digits + 10.0;
    }
    if let Some(ink) = row.ink {
        let radius = 6.0 * scale;
        widgets::disc(ui, pos2(left + radius, rect.center().y), radius, ink);
        left += 2.0 * radius + 10.0;
    }
    let room = (rect.right() - 6.0 - left).max(0.0);
    let galley = WidgetText::from(RichText::new(&row.text).color(text)).into_galley(
        ui,
        Some(egui::TextWrapMode::Truncate),
        room,
        FontSelection::Default,
    );
    let at = pos2(left, rect.center().y - galley.size().y / 2.0);
    let whole = !galley.elided;
    ui.painter().galley(at, galley, text);
    let response = if whole { response } else { response.on_hover_text(&row.text) };
    response.clicked()
}
