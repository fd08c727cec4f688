//! Draws a lesson plan: for the teacher a card beside the board, with all that is said, done and asked in the step and
//! with the list of all steps.

use super::controller::PlanAction;
use super::model::{PlanModel, PlanRow};
use super::{buttons, presented};
use crate::desk::commands::DoCommand;
use crate::desk::commands::table::CommandId;
use crate::desk::components::{self, PillButton};
use crate::desk::frame::dialog::{Dialog, DialogAction, FileAsk, SheetOf};
use crate::desk::frame::look::Look;
use crate::desk::frame::sends::Sends;
use crate::desk::theme::{Ground, TextSize, icons, tokens};
use bevy_egui::egui::{Context, Id, Label, Rect, RichText, ScrollArea, Ui, vec2};
use ludoteca_lessons::{Told, ToldKind};

/// What is around the card.
#[derive(Clone, Copy)]
pub struct PlanShown<'a> {
    /// The plan.
    pub plan: &'a PlanModel,
    /// Whose turn it is on the board, or how the game ended there.
    pub state: &'a str,
    /// Whether there is a class that can be asked on its own screens.
    pub class: bool,
    /// The share of the picture's height that the camera keeps free above the board.
    pub above: f32,
}

/// Draws it; returns the part of the window that stays free.
pub fn draw(ctx: &Context, look: &Look, shown: PlanShown<'_>, sends: &mut Sends) -> Rect {
    let window = ctx.content_rect();
    if look.projector {
        return presented::draw(ctx, look, shown.plan, sends);
    }
    let scale = look.text_scale();
    let mut free = components::card(ctx, "plan", scale, (window, window.bottom()), |ui, most| {
        card(ui, look, shown, most, sends);
    });
    free.min.y = (window.top() - shown.above * free.bottom()) / (1.0 - shown.above);
    free.with_min_y(free.min.y.max(window.top()).round())
}

/// The way back, the step, its buttons, which stay where they are, and the list of all steps.
fn card(ui: &mut Ui, look: &Look, shown: PlanShown<'_>, most: f32, sends: &mut Sends) {
    let scale = look.text_scale();
    let plan = shown.plan;
    let top = ui.cursor().top();
    head(ui, look, plan, sends);
    let row = tokens().size.button_main + 2.0 * ui.spacing().item_spacing.y;
    let asks = plan.asks && shown.class;
    let rows = if asks { 2.0 } else { 1.0 };
    let height = (most - (ui.cursor().top() - top) - rows * row - 8.0).max(60.0);
    let body = ScrollArea::vertical().id_salt(("plan-step", plan.here)).max_height(height).min_scrolled_height(height);
    body.auto_shrink([false, true]).show(ui, |ui| {
        ui.add(Label::new(TextSize::Title.text(scale.min(1.4), &plan.name)).wrap());
        let quiet = Ground::of(ui).quiet;
        ui.add(Label::new(TextSize::Label.text(scale, shown.state).color(quiet)).wrap());
        for text in &plan.about {
            ui.add(Label::new(TextSize::Body.text(scale, text).color(quiet)).wrap());
        }
        told(ui, look, &plan.told);
        ui.add_space(12.0);
        for (at, step) in plan.steps.iter().enumerate() {
            if step_row(ui, scale, step, (at, at == plan.here)) && at != plan.here {
                sends.write(PlanAction::Step(at));
            }
        }
    });
    ui.add_space(8.0);
    lead(ui, look, plan, asks, sends);
}

/// What the card is, the way to a print of the plan, and the way back to the page of lessons.
fn head(ui: &mut Ui, look: &Look, plan: &PlanModel, sends: &mut Sends) {
    let scale = look.text_scale();
    components::ends(
        ui,
        |ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            if components::pressed(ui, icons::CLOSE, &look.word("learn-back-to-path")) {
                sends.write(PlanAction::Leave);
            }
            if components::pressed(ui, icons::PRINT, &look.word("plan-print")) {
                let file = FileAsk::SaveSheet(SheetOf::Plan(plan.game), format!("{}.pdf", plan.name_of_game));
                sends.write(DialogAction::Open(Dialog::File(file)));
            }
        },
        |ui| {
            let colour = Ground::of(ui).quiet;
            for text in [&plan.title, &plan.place] {
                ui.add(Label::new(TextSize::Label.text(scale, text).color(colour)).wrap());
            }
        },
    );
}

/// What is said, done and asked; what is right lies on green.
fn told(ui: &mut Ui, look: &Look, told: &[Told]) {
    let scale = look.text_scale();
    let ground = Ground::of(ui);
    let mut before = None;
    for told in told {
        let body: RichText = TextSize::Body.text(scale, &told.text);
        if told.kind == ToldKind::Answer {
            components::good(ground).show(ui, |ui| {
                ui.set_width(ui.available_width());
                ui.add(Label::new(body.strong()).wrap());
            });
        } else {
            // Several sentences to be said need no more than one word before them.
            if before != Some(told.kind) {
                ui.add_space(6.0);
                let label = look.word(told.kind.key());
                ui.add(Label::new(TextSize::Label.text(scale, label).color(ground.accent)).wrap());
            }
            let asked = told.kind == ToldKind::Ask;
            ui.add(Label::new(if asked { body.strong() } else { body }).wrap());
        }
        before = Some(told.kind);
    }
}

/// What comes next, and the step before; and what asks the class.
fn lead(ui: &mut Ui, look: &Look, plan: &PlanModel, asks: bool, sends: &mut Sends) {
    let tall = tokens().size.button_main;
    if asks {
        let word = look.word("do-ask-class");
        let ask = PillButton::new(&word).icon(icons::ASK).least(vec2(ui.available_width(), tall)).show(ui);
        if ask.clicked() {
            sends.write(DoCommand(CommandId::AskClass));
        }
    }
    ui.horizontal(|ui| {
        buttons::before(ui, look, plan, sends);
        buttons::on(ui, look, plan, (ui.available_width(), sends));
    });
}

/// A step in the list; whether it was pressed.
fn step_row(ui: &mut Ui, scale: f32, step: &PlanRow, (at, here): (usize, bool)) -> bool {
    let quiet = Ground::of(ui).quiet;
    let said = format!("{}: {}", step.minutes, step.name);
    let row = components::pressable(ui, Id::new(("plan-row", at)), (&said, here), |ui| {
        ui.horizontal(|ui| {
            let wide = 52.0 * scale;
            let minutes = TextSize::Label.text(scale, &step.minutes).color(quiet);
            let used = ui.add(Label::new(minutes).selectable(false)).rect.width();
            ui.add_space((wide - used).max(4.0));
            ui.add(Label::new(TextSize::Body.text(scale, &step.name)).wrap().selectable(false));
        });
    });
    row.clicked()
}
