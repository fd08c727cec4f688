//! Temporary panels over the play on the table: choices, the result, what a mark does.

use crate::desk::components;
use crate::desk::components::notice_panel::{EDGE, narrow};
use crate::desk::computer::guard::GuardAction;
use crate::desk::frame::ask::AskTable;
use crate::desk::frame::look::Look;
use crate::desk::frame::sends::Sends;
use crate::desk::play::controller::ChooserPlace;
use crate::desk::play::end;
use crate::desk::play::model::PlayModel;
use crate::desk::theme::ground::room;
use crate::desk::theme::{self, Ground, Material, TextSize};
use bevy::math::Vec2;
use bevy_egui::egui::{Align2, Button, Context, Label, Rect, RichText, Stroke, Ui, pos2, vec2};
use ludoteca_rules::Pick;
use ludoteca_table::play::TableAction;

/// Width of a warning at text scale 1.
const WARNING: f32 = 460.0;

/// What lies over the play on the table.
pub struct Over<'a> {
    /// The play.
    pub play: &'a PlayModel,
    /// Whether the card with the result is shown.
    pub banner: bool,
    /// Where the chooser opens; `None` for the lower middle.
    pub chooser_at: Option<ChooserPlace>,
    /// What the mark under the pointer does, and where that is to be read on the screen, in logical pixels.
    pub tip: Option<&'a (String, Vec2)>,
}

/// Draws all of it inside the free part of the window, but for the order that waits.
pub fn draw(ctx: &Context, look: &Look, over: &Over<'_>, free: Rect, sends: &mut Sends) {
    end::draw(ctx, look, (over.play, over.banner), free, sends);
    chooser(ctx, look, over, free, sends);
    if let Some(tip) = over.tip {
        self::tip(ctx, look, tip);
    }
}

/// The order that waits until its player agrees to it, where refusals are shown.
pub fn proposal(ctx: &Context, look: &Look, order: &str, free: Rect, sends: &mut Sends) {
    let at = free.center_bottom() - vec2(0.0, EDGE);
    components::float(ctx, "proposal", at, Align2::CENTER_BOTTOM, |ui| {
        components::smoke(ui, look.text_scale()).show(ui, |ui| {
            ui.horizontal(|ui| {
                ui.label(RichText::new(order).strong());
                if components::primary(ui, &look.word("ui-agree")).clicked() {
                    sends.write(AskTable(TableAction::Agree));
                }
                if components::quiet(ui, look.word("ui-reconsider")).clicked() {
                    sends.write(AskTable(TableAction::Back));
                }
            });
        });
    });
}

/// Warns of a clear mistake before it counts.
pub fn warning(ctx: &Context, look: &Look, said: &[String], free: Rect, sends: &mut Sends) {
    let at = free.center_bottom() - vec2(0.0, EDGE);
    let scale = look.text_scale();
    let width = (WARNING * scale).min(free.width() - 2.0 * EDGE);
    components::float(ctx, "warning", at, Align2::CENTER_BOTTOM, |ui| {
        Ground::new(Material::Paper, room(ui.ctx())).card(Material::Paper, 16.0).show(ui, |ui| {
            theme::on_paper(ui);
            ui.set_width(width - 32.0);
            ui.add(Label::new(TextSize::Title.text(scale.min(1.4), look.word("guard-wait"))).wrap());
            for sentence in said {
                ui.add(Label::new(TextSize::Body.text(scale, sentence)).wrap());
            }
            ui.add_space(6.0);
            ui.horizontal_wrapped(|ui| {
                let back = components::primary(ui, &look.word("guard-take-back"));
                components::focus_first(&back);
                if back.clicked() {
                    sends.write(GuardAction::TakeBack);
                }
                if components::quiet(ui, look.word("guard-keep")).clicked() {
                    sends.write(GuardAction::Keep);
                }
            });
        });
    });
}

/// The choices that can be taken now, near the cell picked last or the pieces that stand for them.
fn chooser(ctx: &Context, look: &Look, over: &Over<'_>, free: Rect, sends: &mut Sends) {
    let choices = &over.play.choices;
    if choices.is_empty() {
        return;
    }
    let lower = (pos2(free.center().x, free.bottom() - 6.0 * EDGE), Align2::CENTER_BOTTOM);
    let inside = |at: Vec2| free.contains(pos2(at.x, at.y));
    let ((at, pivot), in_row) = match over.chooser_at {
        // Beneath the cell, so that neither the piece nor the cells beyond it are hidden.
        Some(ChooserPlace::Cell(at)) if inside(at) => ((pos2(at.x, at.y + 30.0), Align2::CENTER_TOP), false),
        Some(ChooserPlace::Pieces(at)) if inside(at) => ((pos2(at.x, at.y + 6.0), Align2::CENTER_TOP), true),
        Some(ChooserPlace::Pieces(_)) => (lower, true),
        _ => (lower, false),
    };
    components::float(ctx, "chooser", at, pivot, |ui| {
        components::smoke(ui, look.text_scale()).inner_margin(6).show(ui, |ui| {
            let mut buttons = |ui: &mut Ui| {
                for choice in choices {
                    if ui.add(reached(ui, Button::new(&choice.label).wrap(), choice.reached)).clicked() {
                        sends.write(AskTable::touch(Pick::Choice(choice.index)));
                    }
                }
            };
            if in_row {
                ui.set_max_width(free.width() - 4.0 * EDGE);
                ui.horizontal_wrapped(buttons);
            } else {
                buttons(ui);
            }
        });
    });
}

/// A button, framed if a gamepad has reached it.
fn reached<'a>(ui: &Ui, button: Button<'a>, reached: bool) -> Button<'a> {
    if reached { button.stroke(Stroke::new(3.0, Ground::of(ui).focus)) } else { button }
}

/// What the mark under the pointer does.
fn tip(ctx: &Context, look: &Look, (text, at): &(String, Vec2)) {
    components::float(ctx, "tip", pos2(at.x, at.y), Align2::CENTER_TOP, |ui| {
        components::smoke(ui, look.text_scale()).inner_margin(6).show(ui, |ui| {
            narrow(ui, components::text_width(ui, text), ui.ctx().content_rect(), 320.0 * look.text_scale());
            ui.add(Label::new(text).wrap());
        });
    });
}
