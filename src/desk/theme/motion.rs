//! Motion of what lies around the board: short and eased.

use super::tokens::{Motion, tokens};
use bevy_egui::egui::{Context, Id, emath::easing};

/// How far something has come, from 0 (away) to 1 (there), while it comes or goes. Asks for frames only while it moves.
pub fn come(ctx: &Context, id: Id, there: bool, duration: impl Fn(&Motion) -> f32) -> f32 {
    let seconds = duration(&tokens().motion) / 1000.0;
    ctx.animate_bool_with_time_and_easing(id, there, seconds, easing::cubic_out)
}

/// The same for something that waits before it comes, and is away at once; the durations are those of waiting and of
/// coming.
pub fn come_after(ctx: &Context, id: Id, there: bool, durations: impl Fn(&Motion) -> (f32, f32)) -> f32 {
    let (wait, come) = durations(&tokens().motion);
    if !there {
        return ctx.animate_bool_with_time(id, false, 0.0);
    }
    let passed = ctx.animate_bool_with_time(id, true, (wait + come) / 1000.0) * (wait + come);
    easing::cubic_out(((passed - wait) / come).clamp(0.0, 1.0))
}
