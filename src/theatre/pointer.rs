//! Hand and finger: the large piece is dragged round, and a cell of the small board is an answer.

use super::act::Act;
use super::board::{SmallBoard, cell_under};
use super::playback::Demo;
use super::scene::{Foot, ShownBody};
use bevy::camera::NormalizedRenderTarget;
use bevy::math::bounding::{BoundingSphere, RayCast3d};
use bevy::picking::pointer::{PointerAction, PointerId, PointerInput};
use bevy::prelude::*;
use ludoteca_table::scene::board::Board;
use ludoteca_table::scene::eye::canvas::Canvas;
use ludoteca_table::scene::eye::sight::Sight;
use ludoteca_table::scene::eye::{CoveredByPanels, Eye};
use ludoteca_table::schedule::TableSystems;
use ludoteca_table::show::looks::Looks;
use ludoteca_table::touch::InputCapture;

/// Radius around the middle of the piece within which a hand takes it, in cells of a piece of natural size.
const GRASP: f32 = 0.52;

/// What a pointer holds.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct Grasp(Option<(PointerId, Vec2)>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Grasp>().add_systems(Update, follow.in_set(TableSystems::Input));
}

type Seen = (&'static Eye, &'static Camera, &'static GlobalTransform, &'static Canvas, &'static CoveredByPanels);

fn follow(
    mut inputs: MessageReader<PointerInput>,
    demo: Option<ResMut<Demo>>,
    mut grasp: ResMut<Grasp>,
    capture: Res<InputCapture>,
    eyes: Query<Seen>,
    windows: Query<&Window>,
    feet: Query<&GlobalTransform, With<Foot>>,
    bodies: Query<(&ShownBody, &Transform)>,
    boards: Query<(&Board, &GlobalTransform, &Looks), With<SmallBoard>>,
) {
    let Some(mut demo) = demo else {
        inputs.clear();
        grasp.0 = None;
        return;
    };
    for input in inputs.read() {
        let NormalizedRenderTarget::Window(window) = input.location.target else { continue };
        let at = input.location.position;
        let eye = eyes.iter().find(|(eye, ..)| eye.window == Some(window.entity()));
        let (Some((_, camera, place, canvas, covered)), Ok(window)) = (eye, windows.get(window.entity())) else {
            continue;
        };
        match input.action {
            PointerAction::Press(PointerButton::Primary) => {
                if grasp.0.is_some() || capture.board || covered.contains(at) {
                    continue;
                }
                let Some(ray) = Sight::of(camera, place, canvas).ray(at * window.scale_factor()) else { continue };
                if hits_piece(ray, &feet, &bodies) {
                    let rotation = bodies.iter().max_by_key(|(shown, _)| shown.0).map(|(_, body)| body.rotation);
                    demo.take(rotation.unwrap_or_default());
                    grasp.0 = demo.hand.is_held().then_some((input.pointer_id, at));
                } else if demo.act() == Act::Question
                    && let Some((board, place, looks)) = boards.iter().next()
                    && let Some(asked) = demo.quiz.asked()
                    && let Some(cell) = cell_under(board, place, &*looks.0, &asked.standing, ray)
                {
                    demo.quiz.answer(cell);
                }
            }
            PointerAction::Move { .. } => {
                if let Some((_, before)) = grasp.0.filter(|(pointer, _)| *pointer == input.pointer_id) {
                    let by = (at - before) / window.height();
                    demo.hand.turn(*place.right(), by.x, by.y);
                    grasp.0 = Some((input.pointer_id, at));
                }
            }
            PointerAction::Release(PointerButton::Primary) | PointerAction::Cancel
                if grasp.0.is_some_and(|(pointer, _)| pointer == input.pointer_id) =>
            {
                grasp.0 = None;
                demo.hand.release();
            }
            _ => {}
        }
    }
}

/// Whether a ray meets the large piece.
fn hits_piece(
    ray: Ray3d,
    feet: &Query<&GlobalTransform, With<Foot>>,
    bodies: &Query<(&ShownBody, &Transform)>,
) -> bool {
    let cast = RayCast3d::from_ray(ray, 200.0);
    let scale = |foot: &GlobalTransform| foot.scale().x;
    feet.iter().any(|foot| {
        bodies.iter().any(|(_, body)| {
            let ball = BoundingSphere::new(foot.transform_point(body.translation), GRASP * scale(foot));
            cast.sphere_intersection_at(&ball).is_some()
        })
    })
}
