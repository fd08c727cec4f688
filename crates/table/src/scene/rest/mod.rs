//! A picture at rest gets better: while nothing changes, more frames are drawn, each with another point of the pixel,
//! of the lamp and of the sky, and their mean is shown. It has smooth edges, soft shadows and dark corners, which no
//! preset could draw in one frame. Whatever changes ends it at once, and after the last frame nothing is drawn.
//!
//! It begins a moment after the last change, for cameras with [`RefinedAtRest`], and unless [`Patience`] says that the
//! processor is needed. `points` chooses the samples, `mean` adds the frames up, [`super::light`] moves the lights;
//! while a camera has `TemporalJitter`, the shaders of the plain material take shadows and the light of the room from
//! two shadow maps. Start with `step`.

mod mean;
mod points;

use super::camera::redraw::{CanvasesDecided, Redraw, RedrawDecided, Still, WakeLoop};
use super::camera::{LooksAt, TableCamera};
use super::light::{SampledLight, SamplesChosen};
use super::quality::Preset;
use super::room::ShownRoom;
use crate::schedule::NextFrame;
use bevy::camera::{CameraOutputMode, CameraUpdateSystems, Hdr, visibility::VisibilitySystems};
use bevy::prelude::*;
use bevy::render::camera::TemporalJitter;
use bevy::render::render_resource::BlendState;
use bevy::time::Real;
use mean::Mean;
use points::Samples;
use std::time::Duration;

/// How long nothing must have changed before frames are added up.
const WAIT: Duration = Duration::from_millis(400);
/// Frames in a mean where the processor draws, and where a graphics card does.
const FRAMES: (u32, u32) = (32, 64);
/// Over how many frames the mean fades in, at most: that of few is not yet better than the frame before it.
const FADE: u32 = 24;
/// Frames without drawing after the last one, in which the renderer gives back what it no longer uses.
const AFTER: u32 = 4;

/// A camera whose picture gets better while nothing changes.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct RefinedAtRest;

/// Whether there is time for better pictures.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Patience {
    /// The processor is needed for something else: no frame is drawn at rest.
    pub held: bool,
    /// For a picture that nobody waits for: of so many frames, begun without waiting.
    pub frames: Option<u32>,
}

/// How far the pictures at rest are.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    since: Option<Duration>,
    frame: u32,
    /// Frames without drawing since the last one.
    after: u32,
}

impl Progress {
    /// Whether the pictures are as good as they get.
    #[must_use]
    pub const fn is_complete(&self) -> bool {
        self.after > AFTER
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(mean::plugin).init_resource::<Patience>().init_resource::<Progress>().add_systems(
        PostUpdate,
        step.in_set(SamplesChosen)
            .in_set(CanvasesDecided)
            .after(RedrawDecided)
            .before(VisibilitySystems::CheckVisibility)
            .before(CameraUpdateSystems),
    );
}

/// A camera, whether it looks at something, whether its picture stays as it is, and whether it shows a mean.
type Refined = (
    (Entity, Has<LooksAt>, Has<Still>, Has<Mean>),
    &'static Redraw,
    &'static mut Camera,
    &'static Transform,
    &'static mut Msaa,
);

/// Draws the next frame at rest, if it is time for one.
fn step(
    mut commands: Commands,
    mut cameras: Query<Refined, (With<TableCamera>, With<RefinedAtRest>)>,
    mut progress: ResMut<Progress>,
    mut light: ResMut<SampledLight>,
    (patience, preset, room, time): (Res<Patience>, Res<Preset>, Res<ShownRoom>, Res<Time<Real>>),
    (mut next, mut event_loop): (ResMut<NextFrame>, WakeLoop),
) {
    let mut looking = cameras.iter().filter(|((_, looks, still, _), ..)| *looks && !still).peekable();
    let nothing = looking.peek().is_none();
    let rests = looking.all(|(_, redraw, camera, ..)| redraw.is_settled() && !camera.is_active);
    if nothing || patience.held || !rests || preset.is_changed() {
        progress.set_if_neq(Progress::default());
        end(&mut commands, &mut cameras, &mut light);
        return;
    }
    let begun = *progress.since.get_or_insert(time.elapsed());
    let left = WAIT.saturating_sub(time.elapsed().saturating_sub(begun));
    if progress.frame == 0 && patience.frames.is_none() && !left.is_zero() {
        next.within(left);
        return;
    }
    let usual = if *preset == Preset::Plain { FRAMES.0 } else { FRAMES.1 };
    let frames = patience.frames.unwrap_or(usual);
    if progress.frame < frames {
        let samples = Samples::of(progress.frame, frames, room.0.way);
        light.0 = Some((samples.lamp, samples.dome));
        let opacity = ((progress.frame + 1) as f32 / FADE.min(frames) as f32).min(1.0);
        let looking = cameras.iter_mut().filter(|((_, looks, still, _), ..)| *looks && !still);
        for ((entity, ..), _, mut camera, at, mut smoothing) in looking {
            let jitter = jitter(samples.pixel, &camera.clip_from_view(), at.translation.length());
            camera.is_active = true;
            camera.output_mode = CameraOutputMode::Write {
                blend_state: Some(BlendState::ALPHA_BLENDING),
                clear_color: ClearColorConfig::None,
            };
            smoothing.set_if_neq(Msaa::Off);
            commands.entity(entity).insert((Mean { frames: progress.frame, opacity }, jitter, Hdr));
        }
        progress.frame += 1;
        event_loop.request_frame();
    } else if !progress.is_complete() {
        end(&mut commands, &mut cameras, &mut light);
        progress.after += 1;
        event_loop.request_frame();
    }
}

/// Lets the cameras draw as before.
fn end(
    commands: &mut Commands,
    cameras: &mut Query<Refined, (With<TableCamera>, With<RefinedAtRest>)>,
    light: &mut ResMut<SampledLight>,
) {
    for ((entity, .., refined), _, mut camera, ..) in cameras {
        if refined {
            camera.output_mode = CameraOutputMode::default();
            commands.entity(entity).remove::<(Mean, TemporalJitter, Hdr)>();
        }
    }
    light.set_if_neq(SampledLight(None));
}

/// The jitter that moves the picture by a part of a pixel. Bevy's own adds to the third column of the projection, which
/// without perspective moves it so far only at one depth; so it is scaled for that of what is looked at, `away`.
fn jitter(pixel: Vec2, projection: &Mat4, away: f32) -> TemporalJitter {
    let orthographic = projection.w_axis.w == 1.0;
    let scale = Vec2::new(projection.x_axis.x, projection.y_axis.y) * (0.5 * away);
    TemporalJitter { offset: if orthographic { pixel / scale } else { pixel } }
}
