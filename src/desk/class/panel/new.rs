//! What is to be entered for a new tournament.

use super::done::Done;
use super::parts::{field, quiet};
use crate::desk::class::model::{ClassModel, ClassRequest, NewClass};
use crate::desk::components;
use crate::desk::frame::look::Look;
use bevy_egui::egui::{Event, Id, Margin, TextEdit, Ui};
use ludoteca_class::System;
use ludoteca_rules::Text;

/// The rounds of a Swiss tournament that are offered.
const ROUNDS: [usize; 7] = [3, 4, 5, 6, 7, 8, 9];

/// The longest list of names, or table with one, in characters: several lines for each of the pupils that fit.
const LONGEST_LIST: usize = 20_000;

/// The widest form at text scale 1.
const WIDEST: f32 = 960.0;

/// Draws the form.
pub(super) fn draw(ui: &mut Ui, look: &Look, class: &ClassModel, done: &mut Done<'_>) {
    ui.set_max_width((WIDEST * look.text_scale()).min(ui.available_width()));
    let entered = &class.view.new;
    if entered.on_screens {
        quiet(ui, look, &look.word("ui-class-screens-about"));
        ui.add_space(10.0);
        let title = components::heading(ui, look, "ui-class-game");
        return games(ui, class, &title, done);
    }
    let title = components::heading(ui, look, "ui-class-name");
    let game =
        class.games.iter().find(|(id, _)| *id == entered.game).map(|(_, name)| name.as_str()).unwrap_or_default();
    if let (Some(text), _) = field(ui, &title, game, &entered.title, ui.available_width()) {
        done.see(|view| view.new.title.clone_from(&text));
    }
    let title = components::heading(ui, look, "ui-class-game");
    games(ui, class, &title, done);
    let mut change = |change: &mut dyn FnMut(&mut NewClass)| done.see(|view| change(&mut view.new));
    let title = components::heading(ui, look, "ui-class-system");
    let swiss = System::Swiss { rounds: 5 };
    let systems =
        [swiss, System::RoundRobin { twice: false }, System::RoundRobin { twice: true }, System::DoubleElimination];
    ui.horizontal_wrapped(|ui| {
        for system in systems {
            let key = match system {
                System::Swiss { .. } => "ui-class-swiss",
                System::RoundRobin { twice: false } => "ui-class-once",
                System::RoundRobin { twice: true } => "ui-class-twice",
                System::DoubleElimination => "ui-class-elimination",
            };
            if components::chip(ui, system.key() == entered.system.key(), &title, &look.word(key)) {
                change(&mut |new| new.system = system);
            }
        }
    });
    if let System::Swiss { rounds } = entered.system {
        let title = components::heading(ui, look, "ui-class-rounds");
        ui.horizontal_wrapped(|ui| {
            for count in ROUNDS {
                if components::chip(ui, count == rounds, &title, &count.to_string()) {
                    change(&mut |new| new.system = System::Swiss { rounds: count });
                }
            }
        });
    }
    let title = components::heading(ui, look, "ui-class-names");
    let id = Id::new("class-names");
    let room = LONGEST_LIST.saturating_sub(entered.names.chars().count());
    let refused = ui.memory(|memory| memory.has_focus(id)) && refuse_long_paste(ui, room);
    let typed = components::typed(ui, &title, &entered.names, |ui, text| {
        let field = TextEdit::multiline(text).id(id).desired_rows(5).desired_width(f32::INFINITY);
        let field = field.char_limit(LONGEST_LIST).margin(Margin::symmetric(12, 8));
        let field = ui.add(field.hint_text(look.word("ui-class-names-how")));
        components::field::framed(ui, field)
    });
    if typed.changed {
        change(&mut |new| new.names.clone_from(&typed.text));
    }
    if refused {
        done.ask(ClassRequest::Refuse(Text::new("ui-class-names-long").with_number("most", LONGEST_LIST)));
    }
}

/// Which game is played.
fn games(ui: &mut Ui, class: &ClassModel, title: &str, done: &mut Done<'_>) {
    ui.horizontal_wrapped(|ui| {
        for (id, name) in &class.games {
            if components::chip(ui, *id == class.view.new.game, title, name) {
                done.see(|view| view.new.game = id);
            }
        }
    });
}

/// Takes away what is pasted if it has more characters than there is room for: half a list would end within a name.
fn refuse_long_paste(ui: &Ui, room: usize) -> bool {
    let fits = |event: &Event| !matches!(event, Event::Paste(text) if text.chars().nth(room).is_some());
    ui.input_mut(|input| {
        let before = input.events.len();
        input.events.retain(fits);
        input.events.len() < before
    })
}
