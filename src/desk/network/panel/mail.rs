//! The page of a game by mail: what is to be sent, and the answer.

use super::parts::{heading, told_here, words};
use crate::desk::components::framed::framed;
use crate::desk::components::{self, PillButton};
use crate::desk::frame::dialog::DialogAction;
use crate::desk::frame::look::Look;
use crate::desk::frame::sends::Sends;
use crate::desk::network::controller::NetworkAction;
use crate::desk::network::model::MailModel;
use crate::desk::theme::icons;
use bevy_egui::egui::{Event, Ui};

/// Draws the page before the game has begun.
pub(super) fn draw(ui: &mut Ui, height: f32, look: &Look, (mail, told): (&MailModel, Option<&str>), sends: &mut Sends) {
    let (mut done, mut closes, mut leaves) = (Sends::default(), false, false);
    framed(
        ui,
        height,
        &look.word("net-mail-title"),
        |ui| part(ui, look, (mail, told), &mut done),
        |ui| {
            let close = components::quiet(ui, look.word("ui-close"));
            closes = close.clicked();
            leaves = components::quiet(ui, look.word("net-close")).clicked();
            close
        },
    );
    sends.append([done]);
    if leaves {
        sends.write(NetworkAction::Leave);
    } else if closes {
        sends.write(DialogAction::Close);
    }
}

/// What is to be sent, and where the answer goes.
pub(super) fn part(ui: &mut Ui, look: &Look, (mail, told): (&MailModel, Option<&str>), done: &mut Sends) {
    if mail.message.is_some() {
        words(ui, look, &look.word("net-mail-send"));
        ui.add_space(6.0);
        if PillButton::main(&look.word("net-mail-copy")).icon(icons::COPY).show(ui).clicked() {
            done.write(NetworkAction::Copy);
        }
        ui.add_space(18.0);
    }
    heading(ui, look, "net-mail-answer");
    words(ui, look, &look.word("net-mail-then"));
    ui.add_space(6.0);
    if PillButton::new(&look.word("net-mail-paste")).icon(icons::PASTE).show(ui).clicked() {
        done.write(NetworkAction::Paste);
    }
    if let Some(told) = told {
        ui.add_space(10.0);
        told_here(ui, look, told);
    }
    let pasted = ui.input(|input| {
        let mut texts = input.events.iter().filter_map(|event| match event {
            Event::Paste(text) => Some(text.clone()),
            _ => None,
        });
        texts.next_back()
    });
    if let Some(text) = pasted {
        done.write(NetworkAction::Read(text));
    }
}
