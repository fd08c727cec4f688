//! What leads through a lesson plan, for the teacher and before a class.

use super::controller::PlanAction;
use super::held::PlanOnward;
use super::model::PlanModel;
use crate::desk::components::{self, PillButton};
use crate::desk::frame::look::Look;
use crate::desk::frame::sends::Sends;
use crate::desk::theme::{icons, tokens};
use bevy_egui::egui::{Ui, vec2};

/// What does what comes next, at least so wide.
pub(super) fn on(ui: &mut Ui, look: &Look, plan: &PlanModel, (wide, sends): (f32, &mut Sends)) {
    let icon = if plan.onward == PlanOnward::Position { icons::UNDO } else { icons::FORWARD };
    let least = vec2(wide, tokens().size.button_main);
    let on = PillButton::main(&look.word(plan.onward.key())).icon(icon).least(least).show(ui);
    if look.panel_keys {
        components::focus_first(&on);
    }
    if on.clicked() {
        sends.write(PlanAction::On);
    }
}

/// What leads to the step before, if there is one.
pub(super) fn before(ui: &mut Ui, look: &Look, plan: &PlanModel, sends: &mut Sends) {
    if let Some(before) = plan.before()
        && components::pressed(ui, icons::BACK, &look.word("plan-step-before"))
    {
        sends.write(PlanAction::Step(before));
    }
}
