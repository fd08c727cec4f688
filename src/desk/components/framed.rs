//! The frame of a dialog: its title, its body, which scrolls, and its row of buttons.

use crate::desk::components;
use crate::desk::frame::dialog::DialogAction;
use crate::desk::frame::look::Look;
use crate::desk::frame::sends::Sends;
use crate::desk::theme::Ground;
use bevy_egui::egui::{Response, RichText, ScrollArea, Ui};

/// A dialog's title, its body, which scrolls when it must, and its row of buttons, within a height.
pub fn framed(
    ui: &mut Ui,
    height: f32,
    title: &str,
    body: impl FnOnce(&mut Ui),
    buttons: impl FnOnce(&mut Ui) -> Response,
) {
    let top = ui.cursor().min.y;
    ui.label(RichText::new(title).heading().color(Ground::of(ui).accent));
    let used = ui.cursor().min.y - top;
    let footer = ui.spacing().interact_size.y + 2.0 * ui.spacing().item_spacing.y + 8.0;
    ScrollArea::vertical().auto_shrink([false, true]).max_height((height - used - footer).max(80.0)).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        body(ui);
    });
    ui.add_space(8.0);
    let main = ui.horizontal_wrapped(buttons).inner;
    // An open dialog always has the keyboard.
    components::focus_first(&main);
}

/// A dialog whose only button closes it.
pub fn closed(
    ui: &mut Ui,
    height: f32,
    title: &str,
    look: &Look,
    sends: &mut Sends,
    body: impl FnOnce(&mut Ui, &mut Sends),
) {
    let mut changed = Sends::default();
    let mut pressed = None;
    framed(
        ui,
        height,
        title,
        |ui| body(ui, &mut changed),
        |ui| {
            let close = components::primary(ui, &look.word("ui-close"));
            if close.clicked() {
                pressed = Some(Sends::of(DialogAction::Close));
            }
            close
        },
    );
    sends.append([changed]);
    sends.append(pressed);
}
