//! A lesson or a puzzle beside its board, and the list of all.

use crate::desk::components;
use crate::desk::frame::dialog::{Dialog, DialogAction};
use crate::desk::frame::look::Look;
use crate::desk::frame::sends::Sends;
use crate::desk::lesson::model::{CourseRequest, DeckModel, LessonModel};
use crate::desk::theme::{self, Ground, TextSize};
use bevy_egui::egui::{Align2, Color32, Context, Label, Rect, RichText, ScrollArea, Ui, UiBuilder, pos2, vec2};

/// Draws what is on the side panel.
pub fn contents(ui: &mut Ui, rect: Rect, look: &Look, lesson: &LessonModel, sends: &mut Sends) {
    let (gap, row) = (ui.spacing().item_spacing.y, ui.spacing().interact_size.y);
    let footer = 3.0 * (row + gap);
    let above = Rect::from_min_max(rect.min, pos2(rect.max.x, rect.max.y - footer - gap));
    ui.scope_builder(UiBuilder::new().max_rect(above), |ui| {
        ScrollArea::vertical().id_salt("lesson").auto_shrink(false).show(ui, |ui| {
            ui.add(Label::new(RichText::new(&lesson.title).heading().color(Ground::of(ui).accent)).wrap());
            steps(ui, look, lesson, sends);
            ui.add_space(6.0);
            told(ui, lesson, 22.0 * look.text_scale());
        });
    });
    let below = Rect::from_min_max(pos2(rect.min.x, rect.max.y - footer), rect.max);
    ui.scope_builder(UiBuilder::new().max_rect(below), |ui| {
        onward(ui, rect.width(), look, lesson, sends);
        for (key, action) in [
            ("ui-rules", Sends::of(DialogAction::Open(Dialog::Rules))),
            ("ui-lesson-leave", Sends::of(CourseRequest::Leave)),
        ] {
            let button = ui.horizontal(|ui| components::wide(ui, rect.width(), true, false, &look.word(key))).inner;
            if button.clicked() {
                sends.append([action]);
            }
        }
    });
}

/// For a class: what is said in large letters over the lower edge, without anything else. Returns what stays free.
pub fn large(ctx: &Context, window: Rect, look: &Look, lesson: &LessonModel, sends: &mut Sends) -> Rect {
    let at = window.center_bottom() - vec2(0.0, 12.0);
    let size = (TextSize::Label.token().size * look.text_scale()).max(window.height() / 26.0);
    let shown = components::float(ctx, "lesson", at, Align2::CENTER_BOTTOM, |ui| {
        components::smoke(ui, look.text_scale()).show(ui, |ui| {
            let width = window.width() * 0.9;
            ui.set_width(width);
            told(ui, lesson, size);
            onward(ui, width, look, lesson, sends);
        });
    });
    Rect::from_min_max(window.min, pos2(window.max.x, shown.response.rect.top().max(window.top())))
}

/// The exercises, each to begin with a click; a tick where it was solved.
fn steps(ui: &mut Ui, look: &Look, lesson: &LessonModel, sends: &mut Sends) {
    ui.label(RichText::new(&lesson.place).weak());
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        let title = look.word("ui-lesson-steps");
        for (place, solved) in lesson.solved.iter().enumerate() {
            let text = if *solved { format!("✔{}", place + 1) } else { format!("{}", place + 1) };
            if components::chip(ui, place == lesson.here, &title, &text) {
                sends.write(CourseRequest::Begin(place));
            }
        }
    });
}

/// What is to be done, what is said of the last move, and the hint.
fn told(ui: &mut Ui, lesson: &LessonModel, size: f32) {
    let ground = Ground::of(ui);
    let mut say = |text: String, colour: Color32| {
        ui.add(Label::new(RichText::new(text).size(size).color(colour)).wrap());
    };
    say(lesson.say.clone(), ground.text);
    match &lesson.told {
        Some((true, text)) => say(format!("✔ {text}"), ground.accent),
        Some((false, text)) => say(format!("✖ {text}"), ground.bad),
        None => {}
    }
    if let Some(hint) = &lesson.hint {
        say(hint.clone(), ground.quiet);
    }
}

/// The button that leads on, or back after a wrong move.
fn onward(ui: &mut Ui, width: f32, look: &Look, lesson: &LessonModel, sends: &mut Sends) {
    let (key, action) = match lesson {
        LessonModel { refuting: true, .. } => ("ui-lesson-again", Some(CourseRequest::Again)),
        LessonModel { done: true, .. } if lesson.is_last() => ("ui-lesson-other", None),
        LessonModel { done: true, here, .. } => ("ui-lesson-next", Some(CourseRequest::Begin(here + 1))),
        LessonModel { here, .. } => ("ui-lesson-anew", Some(CourseRequest::Begin(*here))),
    };
    let on = lesson.refuting || lesson.done;
    let button = ui.horizontal(|ui| components::wide(ui, width, true, on, &look.word(key))).inner;
    if look.panel_keys {
        components::focus_first(&button);
    }
    if button.clicked() {
        match action {
            Some(request) => sends.write(request),
            None => sends.write(DialogAction::Open(Dialog::Decks)),
        }
    }
}

/// The list of all lessons and puzzles.
pub fn list(ui: &mut Ui, look: &Look, decks: &[DeckModel], sends: &mut Sends) {
    for (key, lesson) in [("ui-lesson-lessons", true), ("ui-lesson-puzzles", false)] {
        components::heading(ui, look, key);
        let width = ((ui.available_width() - 20.0) / 2.0).floor();
        let all: Vec<&DeckModel> = decks.iter().filter(|deck| deck.lesson == lesson).collect();
        for pair in all.chunks(2) {
            ui.horizontal(|ui| {
                for deck in pair {
                    let size = vec2(width, 2.0 * theme::target(look.text_scale()) * 0.72);
                    let entry = components::entry(ui, size, true, &deck.title, &deck.facts);
                    let name = format!("{}: {}", deck.title, deck.facts);
                    entry.widget_info(|| {
                        bevy_egui::egui::WidgetInfo::labeled(bevy_egui::egui::WidgetType::Button, true, name.clone())
                    });
                    if entry.clicked() {
                        sends.write(CourseRequest::Open(deck.id.clone()));
                    }
                }
            });
        }
    }
}
