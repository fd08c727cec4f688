//! Motion of what lies around the board: short and eased.

use super::tokens::{Motion, tokens};
use bevy_egui::egui::{Context, Id, Theme, emath::easing};

fn key() -> Id {
    Id::new("motion-reduced")
}

/// Has everything come and go almost at once, for whoever does not want to see it move.
pub fn reduce(ctx: &Context, reduced: bool) {
    if is_reduced(ctx) != reduced {
        ctx.data_mut(|data| data.insert_temp(key(), reduced));
    }
    let hover = seconds(ctx, tokens().motion.hover);
    if ctx.style_of(Theme::Dark).animation_time != hover {
        ctx.style_mut_of(Theme::Dark, |style| style.animation_time = hover);
    }
}

fn is_reduced(ctx: &Context) -> bool {
    ctx.data(|data| data.get_temp(key())).unwrap_or(false)
}

/// How long something takes that takes so many milliseconds where nothing is reduced.
fn seconds(ctx: &Context, milliseconds: f32) -> f32 {
    let motion = &tokens().motion;
    let most = if is_reduced(ctx) { motion.reduced } else { f32::INFINITY };
    milliseconds.min(most) / 1000.0
}

/// How far something has come, from 0 (away) to 1 (there), while it comes or goes. Asks for frames only while it moves.
pub fn come(ctx: &Context, id: Id, there: bool, duration: impl Fn(&Motion) -> f32) -> f32 {
    let seconds = seconds(ctx, duration(&tokens().motion));
    ctx.animate_bool_with_time_and_easing(id, there, seconds, easing::cubic_out)
}

/// The same for something that waits before it comes, and is away at once; the durations are those of waiting and of
/// coming.
pub fn come_after(ctx: &Context, id: Id, there: bool, durations: impl Fn(&Motion) -> (f32, f32)) -> f32 {
    let (wait, come) = durations(&tokens().motion);
    let come = 1000.0 * seconds(ctx, come);
    if !there {
        return ctx.animate_bool_with_time(id, false, 0.0);
    }
    let passed = ctx.animate_bool_with_time(id, true, (wait + come) / 1000.0) * (wait + come);
    easing::cubic_out(((passed - wait) / come).clamp(0.0, 1.0))
}

#[cfg(test)]
mod tests {
    use super::{come, reduce};
    use bevy_egui::egui::{Context, Id, RawInput, Theme};

    /// How far something has come a tenth of a second after it began to come.
    fn after_a_tenth(reduced: bool) -> f32 {
        let ctx = Context::default();
        let mut there = 0.0;
        for (time, comes) in [(0.0, false), (0.016, true), (0.066, true), (0.116, true)] {
            ctx.begin_pass(RawInput { time: Some(time), predicted_dt: 0.05, ..RawInput::default() });
            reduce(&ctx, reduced);
            there = come(&ctx, Id::new("it"), comes, |_| 2000.0);
            _ = ctx.end_pass();
        }
        there
    }

    #[test]
    fn what_comes_slowly_is_there_at_once_where_motion_is_reduced() {
        assert!(after_a_tenth(false) < 0.5, "{}", after_a_tenth(false));
        assert_eq!(after_a_tenth(true), 1.0);
    }

    #[test]
    fn it_can_be_reduced_and_given_back() {
        let ctx = Context::default();
        let time = |reduced| {
            reduce(&ctx, reduced);
            ctx.style_of(Theme::Dark).animation_time
        };
        let (still, usual) = (time(true), time(false));
        assert!(still < usual && time(true) == still, "{still} {usual}");
    }
}
