//! Gives the board the part of the window that panels leave free. When a panel opens beside it, the board glides there.

use crate::desk::frame::display::{UncoveredArea, WithoutCard};
use crate::desk::settings::model::Settings;
use crate::desk::theme::tokens;
use bevy::math::curve::EaseFunction;
use bevy::prelude::*;
use bevy::time::Real;
use bevy::window::RequestRedraw;
use bevy_egui::{EguiPostUpdateSet, PrimaryEguiContext, egui};
use ludoteca_table::scene::camera::canvas::Canvas;
use ludoteca_table::scene::camera::open::ScreenCamera;
use ludoteca_table::scene::camera::{FreeArea, LooksAt, TableCamera, TableCameraSystems};

/// On its way from one part of the window to another.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Glide {
    from: Rect,
    to: Rect,
    /// Seconds since it began.
    since: f32,
    /// How large the picture was, and what was seen.
    of: (UVec2, Option<Entity>),
}

impl Glide {
    /// Where the board belongs after so many seconds.
    fn at(&self, seconds: f32) -> Rect {
        let share = (self.since / seconds.max(f32::EPSILON)).min(1.0);
        let share = EaseFunction::CubicOut.sample_clamped(share);
        let between = |from: Vec2, to: Vec2| from.lerp(to, share).round();
        if share >= 1.0 {
            self.to
        } else {
            Rect { min: between(self.from.min, self.to.min), max: between(self.from.max, self.to.max) }
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    // In the same frame in which panels appear or disappear, so that the board is never drawn beneath them.
    app.add_systems(PostUpdate, leave_room.after(EguiPostUpdateSet::EndPass).before(TableCameraSystems));
}

type Seen = (&'static TableCamera, &'static mut FreeArea, &'static Canvas, Option<&'static LooksAt>);

/// Sets the free area of the camera to what the panels leave uncovered.
fn leave_room(
    area: Res<UncoveredArea>,
    cameras: Query<&ScreenCamera, With<PrimaryEguiContext>>,
    mut table_cameras: Query<Seen>,
    windows: Query<&Window>,
    (settings, without_card, time): (Res<Settings>, Res<WithoutCard>, Res<Time<Real>>),
    mut glide: Local<Option<Glide>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(area) = area.0 else { return };
    for camera in &cameras {
        let Ok((table_camera, mut free, canvas, looks_at)) = table_cameras.get_mut(camera.table_camera) else {
            continue;
        };
        // A picture has as many pixels as points.
        let window = table_camera.window;
        let Ok(scale) = window.map_or(Ok(1.0), |window| windows.get(window).map(Window::scale_factor)) else {
            continue;
        };
        let corner = |at: egui::Pos2| Vec2::new(at.x, at.y) * scale;
        let to = Rect::from_corners(corner(area.min), corner(area.max));
        let of = (canvas.size(), looks_at.map(|seen| seen.0));
        // Where drawing is slow, and in pictures, it is there at once.
        let still = settings.reduced_motion || without_card.0 || window.is_none();
        let seconds = tokens().motion.sheet_in / 1000.0;
        let now = match *glide {
            Some(known) if known.of == of && !still => {
                let begun = Glide { from: free.0.unwrap_or(to), to, since: 0.0, of };
                if known.to == to { Glide { since: known.since + time.delta_secs(), ..known } } else { begun }
            }
            _ => Glide { from: to, to, since: seconds, of },
        };
        free.set_if_neq(FreeArea(Some(now.at(seconds))));
        if now.since < seconds {
            redraw.write(RequestRedraw);
        }
        *glide = Some(now);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_begins_where_it_was_and_ends_where_it_belongs() {
        let rect = |right: f32| Rect::new(0.0, 100.0, right, 700.0);
        let glide = |since| Glide { from: rect(1280.0), to: rect(900.0), since, of: (UVec2::ONE, None) }.at(0.2);
        assert_eq!(glide(0.0), rect(1280.0));
        let rights: Vec<f32> = (0..=4).map(|step| glide(0.05 * step as f32).max.x).collect();
        assert!(rights.is_sorted_by(|one, next| one > next), "{rights:?}");
        assert_eq!((glide(0.2), glide(9.0)), (rect(900.0), rect(900.0)));
    }
}
