//! A lesson or a puzzle beside its board, and the list of all.

use crate::desk::action::UiAction;
use crate::desk::frame::{theme, widgets};
use crate::desk::lesson::model::{CourseRequest, DeckModel, LessonModel};
use crate::desk::view_model::ViewModel;
use bevy_egui::egui::{Align2, Color32, Context, Label, Rect, RichText, ScrollArea, Ui, UiBuilder, pos2, vec2};

/// Draws what is on the side panel.
pub fn contents(ui: &mut Ui, rect: Rect, model: &ViewModel, lesson: &LessonModel, actions: &mut Vec<UiAction>) {
    let (gap, row) = (ui.spacing().item_spacing.y, ui.spacing().interact_size.y);
    let footer = 3.0 * (row + gap);
    let above = Rect::from_min_max(rect.min, pos2(rect.max.x, rect.max.y - footer - gap));
    ui.scope_builder(UiBuilder::new().max_rect(above), |ui| {
        ScrollArea::vertical().id_salt("lesson").auto_shrink(false).show(ui, |ui| {
            ui.add(Label::new(RichText::new(&lesson.title).heading().color(theme::BRASS)).wrap());
            steps(ui, model, lesson, actions);
            ui.add_space(6.0);
            told(ui, lesson, 22.0 * model.text_scale());
        });
    });
    let below = Rect::from_min_max(pos2(rect.min.x, rect.max.y - footer), rect.max);
    ui.scope_builder(UiBuilder::new().max_rect(below), |ui| {
        onward(ui, rect.width(), model, lesson, actions);
        for (key, action) in
            [("ui-rules", UiAction::OpenRules), ("ui-lesson-leave", UiAction::Course(CourseRequest::Leave))]
        {
            let button = ui.horizontal(|ui| widgets::wide(ui, rect.width(), true, false, &model.word(key))).inner;
            if button.clicked() {
                actions.push(action);
            }
        }
    });
}

/// For a class: what is said in large letters over the lower edge, without anything else. Returns what stays free.
pub fn large(
    ctx: &Context,
    window: Rect,
    model: &ViewModel,
    lesson: &LessonModel,
    actions: &mut Vec<UiAction>,
) -> Rect {
    let at = window.center_bottom() - vec2(0.0, 12.0);
    let size = (18.0 * model.text_scale()).max(window.height() / 26.0);
    let shown = widgets::float(ctx, "lesson", at, Align2::CENTER_BOTTOM, |ui| {
        theme::card(model.text_scale()).show(ui, |ui| {
            let width = window.width() * 0.9;
            ui.set_width(width);
            told(ui, lesson, size);
            onward(ui, width, model, lesson, actions);
        });
    });
    Rect::from_min_max(window.min, pos2(window.max.x, shown.response.rect.top().max(window.top())))
}

/// The exercises, each to begin with a click; a tick where it was solved.
fn steps(ui: &mut Ui, model: &ViewModel, lesson: &LessonModel, actions: &mut Vec<UiAction>) {
    ui.label(RichText::new(&lesson.place).color(theme::SAND));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        let title = model.word("ui-lesson-steps");
        for (place, solved) in lesson.solved.iter().enumerate() {
            let text = if *solved { format!("✔{}", place + 1) } else { format!("{}", place + 1) };
            if widgets::chip(ui, place == lesson.here, &title, &text) {
                actions.push(UiAction::Course(CourseRequest::Begin(place)));
            }
        }
    });
}

/// What is to be done, what is said of the last move, and the hint.
fn told(ui: &mut Ui, lesson: &LessonModel, size: f32) {
    let mut say = |text: String, colour: Color32| {
        ui.add(Label::new(RichText::new(text).size(size).color(colour)).wrap());
    };
    say(lesson.say.clone(), theme::IVORY);
    match &lesson.told {
        Some((true, text)) => say(format!("✔ {text}"), theme::BRASS),
        Some((false, text)) => say(format!("✖ {text}"), Color32::from_rgb(0xf0, 0x9a, 0x84)),
        None => {}
    }
    if let Some(hint) = &lesson.hint {
        say(hint.clone(), theme::SAND);
    }
}

/// The button that leads on, or back after a wrong move.
fn onward(ui: &mut Ui, width: f32, model: &ViewModel, lesson: &LessonModel, actions: &mut Vec<UiAction>) {
    let (key, action) = match lesson {
        LessonModel { refuting: true, .. } => ("ui-lesson-again", Some(CourseRequest::Again)),
        LessonModel { done: true, .. } if lesson.is_last() => ("ui-lesson-other", None),
        LessonModel { done: true, here, .. } => ("ui-lesson-next", Some(CourseRequest::Begin(here + 1))),
        LessonModel { here, .. } => ("ui-lesson-anew", Some(CourseRequest::Begin(*here))),
    };
    let on = lesson.refuting || lesson.done;
    let button = ui.horizontal(|ui| widgets::wide(ui, width, true, on, &model.word(key))).inner;
    if model.panel_keys {
        widgets::focus_first(&button);
    }
    if button.clicked() {
        actions.push(action.map_or(UiAction::OpenDecks, UiAction::Course));
    }
}

/// The list of all lessons and puzzles.
pub fn list(ui: &mut Ui, model: &ViewModel, decks: &[DeckModel], actions: &mut Vec<UiAction>) {
    for (key, lesson) in [("ui-lesson-lessons", true), ("ui-lesson-puzzles", false)] {
        widgets::heading(ui, model, key);
        let width = ((ui.available_width() - 20.0) / 2.0).floor();
        let all: Vec<&DeckModel> = decks.iter().filter(|deck| deck.lesson == lesson).collect();
        for pair in all.chunks(2) {
            ui.horizontal(|ui| {
                for deck in pair {
                    let size = vec2(width, 2.0 * theme::target(model.text_scale()) * 0.72);
                    let entry = widgets::entry(ui, size, true, &deck.title, &deck.facts);
                    let name = format!("{}: {}", deck.title, deck.facts);
                    entry.widget_info(|| {
                        bevy_egui::egui::WidgetInfo::labeled(bevy_egui::egui::WidgetType::Button, true, name.clone())
                    });
                    if entry.clicked() {
                        actions.push(UiAction::Course(CourseRequest::Open(deck.id.clone())));
                    }
                }
            });
        }
    }
}
