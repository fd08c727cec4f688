//! Texts of the page.

use crate::desk::frame::look::Look;
use crate::desk::theme::{Ground, TextSize};
use bevy_egui::egui::{Label, Ui};

/// What came of what was done last.
pub(super) fn told_here(ui: &mut Ui, look: &Look, text: &str) {
    ui.add(Label::new(TextSize::Body.text(look.text_scale(), text).color(Ground::of(ui).accent)).wrap());
}

/// What stands above a part of the page.
pub(super) fn heading(ui: &mut Ui, look: &Look, key: &str) {
    let text = TextSize::Name.text(look.text_scale(), look.word(key)).color(Ground::of(ui).text);
    ui.add(Label::new(text).wrap());
}

/// What is said in small letters.
pub(super) fn words(ui: &mut Ui, look: &Look, text: &str) {
    ui.add(Label::new(TextSize::Label.text(look.text_scale(), text).color(Ground::of(ui).quiet)).wrap());
}
