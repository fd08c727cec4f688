//! Hand and finger: the large piece is dragged round, and a cell of the small board is an answer.

use crate::theatre::playback::Demo;
use crate::theatre::playback::act::Act;
use crate::theatre::scene::board::{SmallBoard, cell_under};
use crate::theatre::scene::{Foot, ShownBody};
use bevy::camera::NormalizedRenderTarget;
use bevy::ecs::system::SystemParam;
use bevy::math::bounding::{BoundingSphere, RayCast3d};
use bevy::picking::pointer::{PointerAction, PointerId, PointerInput};
use bevy::prelude::*;
use ludoteca_rules::Cell;
use ludoteca_table::scene::board::Board;
use ludoteca_table::scene::camera::canvas::Canvas;
use ludoteca_table::scene::camera::sight::Sight;
use ludoteca_table::scene::camera::{CoveredByPanels, TableCamera};
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

type Seen =
    (&'static TableCamera, &'static Camera, &'static GlobalTransform, &'static Canvas, &'static CoveredByPanels);

/// What can be seen and touched in the theatre.
#[derive(SystemParam)]
struct Stage<'w, 's> {
    table_cameras: Query<'w, 's, Seen>,
    windows: Query<'w, 's, &'static Window>,
    feet: Query<'w, 's, &'static GlobalTransform, With<Foot>>,
    bodies: Query<'w, 's, (&'static ShownBody, &'static Transform)>,
    boards: Query<'w, 's, (&'static Board, &'static GlobalTransform, &'static Looks), With<SmallBoard>>,
}

impl Stage<'_, '_> {
    /// Whether a ray meets the large piece.
    fn hits_piece(&self, ray: Ray3d) -> bool {
        let cast = RayCast3d::from_ray(ray, 200.0);
        let scale = |foot: &GlobalTransform| foot.scale().x;
        self.feet.iter().any(|foot| {
            self.bodies.iter().any(|(_, body)| {
                let ball = BoundingSphere::new(foot.transform_point(body.translation), GRASP * scale(foot));
                cast.sphere_intersection_at(&ball).is_some()
            })
        })
    }

    /// How the large piece is turned.
    fn rotation(&self) -> Quat {
        self.bodies.iter().max_by_key(|(shown, _)| shown.0).map_or(Quat::IDENTITY, |(_, body)| body.rotation)
    }

    /// The cell of the small board that a ray meets while a question is asked.
    fn answer(&self, demo: &Demo, ray: Ray3d) -> Option<Cell> {
        let (board, place, looks) = self.boards.iter().next()?;
        let asked = demo.quiz.asked().filter(|_| demo.act() == Act::Question)?;
        cell_under(board, place, &*looks.0, &asked.standing, ray)
    }
}

fn follow(
    mut inputs: MessageReader<PointerInput>,
    demo: Option<ResMut<Demo>>,
    mut grasp: ResMut<Grasp>,
    capture: Res<InputCapture>,
    stage: Stage,
) {
    let Some(mut demo) = demo else {
        inputs.clear();
        grasp.0 = None;
        return;
    };
    for input in inputs.read() {
        let NormalizedRenderTarget::Window(window) = input.location.target else { continue };
        let at = input.location.position;
        let table_camera =
            stage.table_cameras.iter().find(|(table_camera, ..)| table_camera.window == Some(window.entity()));
        let (Some((_, camera, place, canvas, covered)), Ok(window)) =
            (table_camera, stage.windows.get(window.entity()))
        else {
            continue;
        };
        match input.action {
            PointerAction::Press(PointerButton::Primary) => {
                if grasp.0.is_some() || capture.board || covered.contains(at) {
                    continue;
                }
                let Some(ray) = Sight::of(camera, place, canvas).ray(at * window.scale_factor()) else { continue };
                if stage.hits_piece(ray) {
                    demo.take(stage.rotation());
                    grasp.0 = demo.hand.is_held().then_some((input.pointer_id, at));
                } else if let Some(cell) = stage.answer(&demo, ray) {
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
