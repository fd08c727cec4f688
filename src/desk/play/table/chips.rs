//! What stays on over the strip, each in a pill of its own: what lies over the board, how the match stands, what can
//! be armed, what the computer waits for, what was removed.

use crate::desk::components::{self, PillButton};
use crate::desk::computer::opponent::OpponentRequest;
use crate::desk::frame::ask::AskTable;
use crate::desk::frame::look::Look;
use crate::desk::frame::sends::Sends;
use crate::desk::play::controller::PlayAction;
use crate::desk::play::model::PlayModel;
use crate::desk::play::note::controller::NoteAction;
use crate::desk::theme::{Ground, TextSize, tokens};
use bevy_egui::egui::{Align2, Context, Frame, Label, Rect, RichText, Stroke, Ui, pos2, vec2};
use ludoteca_rules::Pick;
use ludoteca_rules::session::NodeId;
use ludoteca_table::play::{OpponentState, TableAction};

/// What the pills show.
pub struct ChipsShown<'a> {
    /// The play.
    pub play: &'a PlayModel,
    /// The move that was removed last.
    pub removed: Option<NodeId>,
    /// Whether the list of moves is open: what was said of a move stands there.
    pub sheet: bool,
    /// Below this, in points from the top of the window, other things are pressed.
    pub floor: f32,
}

/// Draws what there is over the lower edge of the free part of the window; returns what is left of it.
pub fn draw(ctx: &Context, look: &Look, shown: &ChipsShown<'_>, free: Rect, sends: &mut Sends) -> Rect {
    let &ChipsShown { play, removed, sheet, floor } = shown;
    let sentences = [&play.said].into_iter().filter(|_| !sheet).chain(&play.laid).chain([&play.beside]);
    let told: Vec<&String> = sentences.filter(|text| !text.is_empty()).collect();
    let asked = computer(play);
    let pauses = play.clock.as_ref().is_some_and(|clock| clock.can_pause);
    if told.is_empty() && asked.is_empty() && play.arming.is_empty() && removed.is_none() && !pauses {
        return free;
    }
    let scale = look.text_scale();
    let at = pos2(free.center().x, (free.bottom() - 6.0).min(floor));
    let shown = components::float(ctx, "chips", at, Align2::CENTER_BOTTOM, |ui| {
        // Over wood and cloth, words need a ground of their own.
        components::smoke(ui, scale).inner_margin(6).corner_radius(tokens().radius.card).show(ui, |ui| {
            ui.set_max_width(free.width() - 40.0);
            ui.horizontal_wrapped(|ui| {
                for text in told {
                    chip(ui, scale, free, text);
                }
                arming(ui, play, sends);
                for (key, request) in asked {
                    if components::quiet(ui, look.word(key)).clicked() {
                        sends.write(request);
                    }
                }
                if pauses && components::quiet(ui, look.word("ui-pause")).clicked() {
                    sends.write(AskTable(TableAction::Pause(true)));
                }
                if play.laid.is_some() && components::quiet(ui, look.word("ui-overlay-hide")).clicked() {
                    sends.write(PlayAction::Lay(None));
                }
                if let Some(node) = removed
                    && components::primary(ui, &look.word("ui-note-restore")).clicked()
                {
                    sends.write(NoteAction::Restore(node));
                }
            });
        });
    });
    free.with_max_y(shown.response.rect.top().round())
}

/// A sentence that stays.
fn chip(ui: &mut Ui, scale: f32, free: Rect, text: &str) {
    let ground = Ground::of(ui);
    Frame::new().inner_margin(vec2(10.0, 6.0)).show(ui, |ui| {
        ui.set_max_width((free.width() - 80.0).min(760.0 * scale));
        ui.add(Label::new(TextSize::Label.text(scale, text).color(ground.text)).wrap());
    });
}

/// Choices that can be armed for the next cell.
fn arming(ui: &mut Ui, play: &PlayModel, sends: &mut Sends) {
    let ring = Ground::of(ui).focus;
    for choice in &play.arming {
        let response = PillButton::new(&choice.label).selected(choice.armed).show(ui);
        if choice.reached {
            let radius = response.rect.height() / 2.0;
            let stroke = Stroke::new(3.0, ring);
            ui.painter().rect_stroke(response.rect, radius, stroke, bevy_egui::egui::StrokeKind::Outside);
        }
        if response.clicked() {
            sends.write(AskTable::touch(Pick::Choice(choice.index)));
        }
    }
}

/// What the computer can be told.
fn computer(play: &PlayModel) -> Vec<(&'static str, OpponentRequest)> {
    let Some(computer) = play.computer else { return Vec::new() };
    match computer.state {
        OpponentState::Waits if computer.alone => {
            vec![("ui-computer-go-on", OpponentRequest::GoOn), ("ui-computer-step", OpponentRequest::Step)]
        }
        OpponentState::Waits => vec![("ui-computer-go-on", OpponentRequest::GoOn)],
        OpponentState::Thinks if computer.alone => vec![("ui-computer-pause", OpponentRequest::Pause)],
        OpponentState::Thinks | OpponentState::Idle => Vec::new(),
    }
}

/// What was said of the move that led here, in the list of moves.
pub(super) fn said(ui: &mut Ui, scale: f32, text: &str) {
    if !text.is_empty() {
        let ground = Ground::of(ui);
        ui.add(Label::new(RichText::new(text).font(TextSize::Label.font(scale)).italics().color(ground.text)).wrap());
    }
}
