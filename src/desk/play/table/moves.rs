//! The moves: the last few at the right edge, or all of them on a sheet with what the computer thinks of the position
//! and what plays the game again.

use super::{chips, list};
use crate::desk::commands::DoCommand;
use crate::desk::commands::table::CommandId;
use crate::desk::components::{self, paint};
use crate::desk::computer::panel::{self as computer, ComputerShown};
use crate::desk::frame::look::Look;
use crate::desk::frame::sends::Sends;
use crate::desk::play::controller::PlayAction;
use crate::desk::play::model::PlayModel;
use crate::desk::play::note::controller::NoteAction;
use crate::desk::play::timeline::model::TimelineModel;
use crate::desk::play::timeline::panel as timeline;
use crate::desk::theme::{Ground, Material, TextSize, icons, tokens};
use bevy_egui::egui::{
    self, Align2, Color32, Context, Galley, Rect, ScrollArea, Sense, Ui, UiBuilder, WidgetInfo, WidgetType, pos2, vec2,
};
use std::sync::Arc;

/// So many moves stand at the right edge.
const STRIP: usize = 4;

/// What the sheet shows.
pub struct SheetShown<'a> {
    /// The play.
    pub play: &'a PlayModel,
    /// The play as a line in time.
    pub timeline: Option<&'a TimelineModel>,
    /// Whether the list of moves was asked for.
    pub moves: bool,
    /// Whether what the computer thinks of the position is shown.
    pub analysing: bool,
}

/// The last moves, below the corner; nothing where the window is narrow. It takes no clicks from the board.
pub fn strip(ctx: &Context, look: &Look, window: Rect, top: f32, play: &PlayModel) {
    let scale = look.text_scale();
    if window.width() < 1152.0 * scale {
        return;
    }
    let line = || play.history.iter().filter(|row| row.depth == 0 && row.number.is_some());
    let now = line().position(|row| row.cursor).map_or(0, |place| place + 1);
    let first = now.saturating_sub(STRIP);
    let painter = ctx.layer_painter(egui::LayerId::background());
    let font = TextSize::Label.font(scale);
    let ground = Ground::new(Material::Smoke, crate::desk::theme::ground::room(ctx));
    let right = window.right() - tokens().space.screen_edge - paint::BESIDE_WORDS;
    let shown = line().take(now).skip(first).enumerate().map(|(place, row)| {
        let y = top + (place as f32 + 0.5) * 1.4 * TextSize::Label.token().line * scale;
        let text = match row.number {
            Some(number) => format!("{number}. {}", row.text),
            None => row.text.clone(),
        };
        let colour = if row.cursor { ground.accent } else { ground.text };
        let galley = painter.layout_no_wrap(text, font.clone(), colour);
        (Align2::RIGHT_CENTER.anchor_size(pos2(right, y), galley.size()), galley, colour)
    });
    let shown: Vec<(Rect, Arc<Galley>, Color32)> = shown.collect();
    if let Some(words) = shown.iter().map(|(place, ..)| *place).reduce(|all, one| all | one) {
        painter.add(paint::ground_of_words(ctx, words));
    }
    for (place, galley, colour) in shown {
        painter.galley(place.min, galley, colour);
    }
}

/// Draws the sheet at the right; returns the part of `free` that stays free.
pub fn sheet(ctx: &Context, look: &Look, top: f32, free: Rect, shown: &SheetShown<'_>, sends: &mut Sends) -> Rect {
    let scale = look.text_scale();
    let width = (tokens().size.sheet_width * scale.min(1.5)).min(0.45 * free.width());
    let edge = tokens().space.screen_edge;
    let place =
        Rect::from_min_max(pos2(free.right() - width - edge, top), pos2(free.right() - edge, free.bottom() - 8.0));
    components::placed(ctx, "moves-sheet", place, |ui| {
        let ground = Ground::of(ui);
        let frame = ground.card(Material::Smoke, 0.0);
        ui.painter().add(frame.paint(place));
        let inner = place.shrink(14.0);
        ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| contents(ui, look, inner, shown, sends));
    });
    free.with_max_x(place.left() - 8.0)
}

fn contents(ui: &mut Ui, look: &Look, inner: Rect, shown: &SheetShown<'_>, sends: &mut Sends) {
    let scale = look.text_scale();
    let play = shown.play;
    let footer =
        if shown.timeline.is_some() { ui.spacing().interact_size.y + ui.spacing().item_spacing.y } else { 0.0 };
    head(ui, look, shown, sends);
    let above = inner.with_min_y(ui.cursor().top()).with_max_y((inner.bottom() - footer).max(inner.top()));
    ui.scope_builder(UiBuilder::new().max_rect(above), |ui| {
        ScrollArea::vertical().id_salt("sheet").auto_shrink(false).show(ui, |ui| {
            let opinion = play.opinion.as_ref().filter(|_| shown.analysing);
            computer::draw(ui, look, &ComputerShown { advice: None, opinion }, sends);
            chips::said(ui, scale, &play.said);
            let height = (above.max.y - ui.cursor().min.y).max(3.0 * ui.spacing().interact_size.y);
            list::draw(ui, height, look, play, sends);
        });
    });
    let below = inner.with_min_y(above.bottom() + ui.spacing().item_spacing.y);
    ui.scope_builder(UiBuilder::new().max_rect(below), |ui| {
        if let Some(line) = shown.timeline {
            ui.horizontal(|ui| timeline::controls(ui, look, line, sends));
        }
    });
}

/// What the sheet is, and what can be done with all of it.
fn head(ui: &mut Ui, look: &Look, shown: &SheetShown<'_>, sends: &mut Sends) {
    components::ends(
        ui,
        |ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            if components::pressed(ui, icons::CLOSE, &look.word("ui-close")) {
                // Both open it, so it is closed when neither is on.
                let on = [(shown.moves, CommandId::Moves), (shown.analysing, CommandId::Analysis)];
                on.into_iter().filter(|(on, _)| *on).for_each(|(_, command)| sends.write(DoCommand(command)));
            }
            if components::pressed(ui, icons::COPY, &look.word("do-copy")) {
                sends.write(PlayAction::CopyRecord);
            }
            if components::pressed(ui, icons::DRAW, &look.word("ui-note")) {
                sends.write(NoteAction::Open);
            }
        },
        |ui| {
            let tall = ui.spacing().interact_size.y;
            let (text, colour) = (look.word("ui-moves-short"), Ground::of(ui).text);
            let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), tall), Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &text));
            let galley = paint::elided(ui, &text, TextSize::Name.font(look.text_scale()), colour, rect.width() - 10.0);
            let cut = galley.elided;
            ui.painter().galley(pos2(rect.left() + 10.0, rect.center().y - galley.size().y / 2.0), galley, colour);
            if cut {
                response.on_hover_text(text);
            }
        },
    );
}
