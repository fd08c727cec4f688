//! Where a few words stand beside the large piece, each at the end of a line from one of its sides, outside its
//! outline.

use super::parts::{DemoScene, Foot, SCALE, ShownBody};
use crate::theatre::playback::Demo;
use crate::theatre::playback::act::Act;
use crate::theatre::programme::looks::Theatre;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RequestRedraw};
use ludoteca_rules::Text;
use ludoteca_table::scene::camera::TableCamera;
use ludoteca_table::scene::camera::canvas::Canvas;
use ludoteca_table::scene::camera::sight::Sight;

/// A few words about a side of the piece, in pixels of the first window.
#[derive(Clone, Debug, PartialEq)]
pub struct StageLabel {
    /// The words.
    pub text: Text,
    /// The side.
    pub from: Vec2,
    /// Where the words are.
    pub to: Vec2,
    /// How much they cover, from 0 to 1: nothing while the piece turns fast.
    pub cover: f32,
}

/// All that stands beside the piece now.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct StageLabels(pub Vec<StageLabel>);

/// The share of a change after which nothing is said any more.
const FADED: f32 = 0.12;
/// How far words are from the outline of the piece, as a share of its height in the picture.
const AWAY: f32 = 0.2;

type Eye = (&'static TableCamera, &'static Camera, &'static GlobalTransform, &'static Canvas);

/// Follows the piece and the camera.
pub(super) fn place(
    demo: Option<Res<Demo>>,
    root: Query<(&DemoScene, &Theatre)>,
    (eyes, windows): (Query<Eye>, Query<Entity, With<PrimaryWindow>>),
    feet: Query<&GlobalTransform, With<Foot>>,
    bodies: Query<(&ShownBody, &GlobalTransform)>,
    mut labels: ResMut<StageLabels>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let placed = demo.zip(root.iter().next()).and_then(|(demo, (scene, theatre))| {
        let cover = cover(&demo);
        let piece = demo.piece().filter(|_| cover > 0.0)?;
        // A picture is drawn without a window.
        let window = windows.iter().next();
        let (_, camera, eye, canvas) = eyes.iter().find(|(eye, ..)| eye.window == window)?;
        let sight = Sight::of(camera, eye, canvas);
        let foot = feet.iter().next()?;
        let (_, body) = bodies.iter().max_by_key(|(shown, _)| shown.0)?;
        let half = scene.height / 2.0 * foot.scale().x / SCALE;
        let pixel = |way: Vec3| sight.pixel(body.translation() + way * half);
        let rotation = foot.rotation().inverse() * body.rotation();
        let sides = theatre.0.labels(piece, rotation);
        let outline: Option<Vec<Vec2>> = corners().map(|corner| pixel(body.rotation() * corner)).collect();
        let outline = Rect::from_corners(
            outline.as_ref()?.iter().copied().reduce(Vec2::min)?,
            outline.as_ref()?.iter().copied().reduce(Vec2::max)?,
        );
        let label = |(side, text): (Vec3, Text)| {
            let from = pixel(beside(foot.rotation() * side, eye))?;
            Some(StageLabel { text, from, to: beyond(outline, from, side), cover })
        };
        Some(sides.into_iter().filter_map(label).collect())
    });
    if labels.set_if_neq(StageLabels(placed.unwrap_or_default())) {
        // They are painted in the next frame.
        redraw.write(RequestRedraw);
    }
}

/// How much words cover now.
fn cover(demo: &Demo) -> f32 {
    match demo.act() {
        Act::States => {
            let t = demo.moment().t;
            1.0 - (t.min(1.0 - t) / FADED).min(1.0)
        }
        Act::Net if demo.net().is_over() => 1.0,
        Act::Hand if !demo.hand.is_held() && !demo.hand.is_settling() => 1.0,
        Act::Net | Act::Hand | Act::Scene(_) | Act::Question => 0.0,
    }
}

/// The corners of a cube round the origin whose edge is 2.
fn corners() -> impl Iterator<Item = Vec3> {
    (0..8_u8).map(|corner| Vec3::from([0, 1, 2].map(|axis| if corner >> axis & 1 == 0 { -1.0 } else { 1.0 })))
}

/// Where the line of a side begins, on a cube round the origin whose edge is 2: near its edge, so that it hides no
/// sign.
fn beside(side: Vec3, eye: &GlobalTransform) -> Vec3 {
    let (left, near) = (*eye.left(), eye.back().with_y(0.0).normalize_or(Vec3::Z));
    match () {
        () if side.y > 0.5 => side + left * 0.76,
        () if side.y < -0.5 => side * 0.9 + (left + near) * 0.86,
        () => side + Vec3::Y * 0.76,
    }
}

/// Where the words of a side stand, outside the outline: above on the left, at the right below the arm of the net that
/// hangs there, or below on the left.
fn beyond(outline: Rect, from: Vec2, side: Vec3) -> Vec2 {
    let away = AWAY * outline.height();
    match () {
        () if side.y > 0.5 => Vec2::new(from.x - 0.5 * away, outline.min.y - 0.9 * away),
        () if side.y < -0.5 => Vec2::new(outline.min.x - 1.1 * away, outline.max.y - 2.0 * away),
        () => Vec2::new(outline.max.x + 0.8 * away, from.y + away),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_stand_outside_the_outline() {
        let outline = Rect::new(100.0, 200.0, 400.0, 500.0);
        for side in [Vec3::Y, Vec3::NEG_Y, Vec3::X, Vec3::NEG_Z] {
            assert!(!outline.contains(beyond(outline, outline.center(), side)), "{side}");
        }
    }
}
