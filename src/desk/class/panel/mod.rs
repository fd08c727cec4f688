//! The page of the class: the list of tournaments, a new one, and one that is open with its boards, its standings and
//! its pupils.
//!
//! [`draw`] puts the parts where they belong. `boards` is what is used most: a card for each board of a round.

mod board;
mod boards;
mod done;
mod foot;
mod homework;
mod list;
mod new;
mod parts;
mod pupils;
mod question;
mod screens;
mod standings;
mod wall;

use crate::desk::class::model::{ClassModel, ClassPage, ClassRequest, SheetModel};
use crate::desk::components::menu;
use crate::desk::components::sheet::{head, sheet};
use crate::desk::components::{self, button};
use crate::desk::frame::dialog::DialogAction;
use crate::desk::frame::look::Look;
use crate::desk::frame::sends::Sends;
use crate::desk::theme::icons;
use bevy_egui::egui::{Align, Context, Id, Layout, ScrollArea, Ui, vec2};
use done::{Done, save};

/// So much room is left beside the pages for what is turned there, at text scale 1.
const BESIDE: f32 = 440.0;

/// From this text scale on the rows above a page scroll with it, so that there is room for the page.
const LARGE: f32 = 1.4;

/// Draws the page over the whole window.
pub fn draw(ctx: &Context, look: &Look, class: &ClassModel, id: Id, sends: &mut Sends) {
    let mut done = Done { view: &class.view, sends: Sends::default() };
    let open = class.sheet.as_ref().filter(|_| class.view.page != ClassPage::New);
    let (left, ()) = sheet(ctx, id, |ui| {
        let scale = look.text_scale();
        let title = match (open, class.view.page) {
            (Some(sheet), _) => sheet.title.clone(),
            (None, ClassPage::New) if class.view.new.on_screens => look.word("ui-class-screens-begin"),
            (None, ClassPage::New) => look.word("ui-class-new"),
            (None, _) => look.word("ui-class"),
        };
        let about = open.map_or("", |sheet| sheet.facts.as_str());
        // From the list back to where one was.
        let list = class.sheet.is_none() && class.view.page != ClassPage::New;
        let way = look.word(if list { "ui-close" } else { "ui-class-all" });
        let back = head(ui, scale, &way, (&title, about), |ui| {
            if let Some(sheet) = open {
                more(ui, look, sheet, class.view.page, &mut done);
            }
        });
        ui.add_space(if scale < LARGE { 16.0 } else { 4.0 });
        if back.clicked() {
            self::back(class, &mut done);
        }
        match open {
            Some(sheet) => opened(ui, look, class, sheet, &mut done),
            None => {
                let body = |ui: &mut Ui, done: &mut Done<'_>| match class.view.page {
                    ClassPage::New => new::draw(ui, look, class, done),
                    _ => list::draw(ui, look, class, done),
                };
                foot::beneath(ui, look, class, &mut done, |ui, done| {
                    scrolled(ui, class.view.page, |ui| body(ui, done));
                });
            }
        }
        // What lies beneath never has the keyboard.
        components::focus_first(&back);
    });
    if left {
        back(class, &mut done);
    }
    sends.append([done.sends]);
}

/// One step back: to the list, and from there to where one was.
fn back(class: &ClassModel, done: &mut Done<'_>) {
    match (&class.sheet, class.view.page) {
        (_, ClassPage::New) => done.page(ClassPage::List),
        (Some(_), _) => done.ask(ClassRequest::Leave),
        (None, _) => done.sends.write(DialogAction::Close),
    }
}

/// The tournament that is open.
fn opened(ui: &mut Ui, look: &Look, class: &ClassModel, sheet: &SheetModel, done: &mut Done<'_>) {
    let page = class.view.page;
    let above = |ui: &mut Ui, done: &mut Done<'_>| {
        tabs(ui, look, (class, sheet), page, done);
        if page == ClassPage::Round && sheet.round > 0 {
            boards::progress(ui, sheet);
        } else {
            ui.add_space(8.0);
        }
    };
    let large = look.text_scale() >= LARGE;
    if !large {
        above(ui, done);
    }
    foot::beneath(ui, look, class, done, |ui, done| {
        scrolled(ui, page, |ui| {
            if large {
                above(ui, done);
            }
            match page {
                ClassPage::Standings => standings::draw(ui, look, sheet),
                ClassPage::Pupils => pupils::draw(ui, look, sheet, done),
                ClassPage::Screens => screens::draw(ui, look, class, done),
                _ => boards::draw(ui, look, sheet, done),
            }
        });
    });
}

/// What does not fit scrolls; each page remembers where it was.
fn scrolled(ui: &mut Ui, page: ClassPage, body: impl FnOnce(&mut Ui)) {
    ScrollArea::vertical().id_salt(("class", page as u8)).auto_shrink(false).show(ui, |ui| {
        // The ring of the keyboard and the bar at the side have room.
        ui.set_max_width(ui.available_width() - 8.0);
        ui.add_space(8.0);
        body(ui);
        ui.add_space(8.0);
    });
}

/// The pages of a tournament, and its rounds or what is seen of its screens.
fn tabs(ui: &mut Ui, look: &Look, (class, sheet): (&ClassModel, &SheetModel), page: ClassPage, done: &mut Done<'_>) {
    let all = [
        ("ui-class-boards", icons::OVERLAY, ClassPage::Round),
        ("ui-class-standings", icons::STANDINGS, ClassPage::Standings),
        ("ui-class-pupils", icons::PUPILS, ClassPage::Pupils),
        ("ui-class-screens", icons::SCREENS, ClassPage::Screens),
    ];
    let words = all.map(|(key, ..)| look.word(key));
    let choices: Vec<(&str, &str)> =
        all.iter().zip(&words).map(|((_, icon, _), word)| (*icon, word.as_str())).collect();
    let chosen = all.iter().position(|(.., other)| *other == page).unwrap_or(0);
    let turned = |ui: &mut Ui| components::tabs(ui, &look.word("ui-class-page"), &choices, chosen);
    let beside = match page {
        ClassPage::Round => sheet.round > 0,
        ClassPage::Screens => screens::turns(class),
        _ => false,
    };
    let mut turn = |ui: &mut Ui| match page {
        ClassPage::Screens => screens::turn(ui, look, class, done),
        _ => boards::round(ui, look, sheet, done),
    };
    let pressed = if look.text_scale() < LARGE {
        ui.horizontal(|ui| {
            let room = ui.available_width() - if beside { BESIDE * look.text_scale() } else { 0.0 };
            let pressed = ui
                .scope(|ui| {
                    ui.set_max_width(room);
                    turned(ui)
                })
                .inner;
            if beside {
                ui.with_layout(Layout::right_to_left(Align::Center), &mut turn);
            }
            pressed
        })
        .inner
    } else {
        let pressed = turned(ui);
        if beside {
            let size = vec2(ui.available_width(), ui.spacing().interact_size.y);
            ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), turn);
        }
        pressed
    };
    if let Some(place) = pressed {
        done.page(all[place].2);
    }
}

/// What is rarely needed, behind three dots.
fn more(ui: &mut Ui, look: &Look, sheet: &SheetModel, page: ClassPage, done: &mut Done<'_>) {
    if sheet.rounds == 0 {
        return;
    }
    let dots = button::round(ui, icons::MENU, &look.word("ui-more-short"));
    let back = page == ClassPage::Round && sheet.round == sheet.rounds;
    let keys = ["ui-class-table"].into_iter().chain(back.then_some("ui-class-take-back"));
    let words: Vec<(&str, String)> = keys.map(|key| (key, look.word(key))).collect();
    let labels: Vec<(&str, bool)> = words.iter().map(|(_, word)| (word.as_str(), false)).collect();
    match menu(&dots, &labels).map(|place| words[place].0) {
        Some("ui-class-table") => save(look, sheet, page, "csv", done),
        Some(_) => done.ask(ClassRequest::TakeBack),
        None => {}
    }
}
