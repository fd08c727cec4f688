//! Motion of what lies around the board: short, eased, and none where people or computers want none.

use super::tokens::{Motion, tokens};
use bevy_egui::egui::{Context, Id, emath::easing};

fn still_key() -> Id {
    Id::new("theme-still")
}

/// Says whether things move at all from now on.
pub fn set_still(ctx: &Context, still: bool) {
    ctx.data_mut(|data| data.insert_temp(still_key(), still));
}

/// Whether nothing moves.
#[must_use]
pub fn is_still(ctx: &Context) -> bool {
    ctx.data(|data| data.get_temp::<bool>(still_key())).unwrap_or(false)
}

/// How far something has come, from 0 (away) to 1 (there), while it comes or goes; at once where nothing moves. Asks
/// for frames only while it moves.
pub fn come(ctx: &Context, id: Id, there: bool, duration: impl Fn(&Motion) -> f32) -> f32 {
    let seconds = if is_still(ctx) { 0.0 } else { duration(&tokens().motion) / 1000.0 };
    ctx.animate_bool_with_time_and_easing(id, there, seconds, easing::cubic_out)
}
