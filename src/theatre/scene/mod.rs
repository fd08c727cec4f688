//! The scene of the demonstration: turntable and piece on the left, the net or the small board on the right, and all of
//! it mirrored in the floor. Everything is posed from [`Demo`] alone.
//!
//! Frame: the turntable's upper side is y = 0; the scene's middle is the origin; +z is towards the viewer.

pub mod board;
mod build;
pub mod fold;
mod hearing;
mod labels;
mod parts;
mod plan;
pub mod pose;
mod posing;
mod reflection;
pub mod shapes;

pub(in crate::theatre) use build::lay;
pub use labels::{StageLabel, StageLabels};
pub(in crate::theatre) use parts::DemoScene;
pub use parts::{Arrow, FACE, Foot, NetRoot, PanelMargins, Plate, SCALE, ShownBody, TopFace, Turning, Turntable};

use crate::theatre::playback::Demo;
use bevy::ecs::entity::EntityHashMap;
use bevy::prelude::*;
use ludoteca_table::scene::camera::canvas::{Canvas, CanvasResized};
use ludoteca_table::scene::camera::{FreeArea, TableCameraSystems};
use ludoteca_table::scene::material::MaterialsApplied;
use ludoteca_table::schedule::TableSystems;
use ludoteca_table::screen::Screen;
use ludoteca_table::sound::Cue;

pub(in crate::theatre) fn plugin(app: &mut App) {
    app.init_resource::<PanelMargins>()
        .init_resource::<StageLabels>()
        .add_message::<Cue>()
        .add_observer(reflection::vanish)
        .add_systems(
            Update,
            (lay.run_if(resource_exists_and_changed::<Demo>), board::set_up, board::act, hearing::hear)
                .chain()
                .in_set(TableSystems::Present)
                .run_if(in_state(Screen::Theatre)),
        )
        .add_systems(
            PostUpdate,
            (
                (posing::pose_piece, posing::turn_arrows, posing::fold_net).run_if(resource_exists_and_changed::<Demo>),
                (reflection::reflect, reflection::follow).chain().run_if(in_state(Screen::Theatre)),
            )
                .chain()
                .before(MaterialsApplied)
                .before(TransformSystems::Propagate),
        )
        .add_systems(PostUpdate, labels::place.after(TableCameraSystems).after(TransformSystems::Propagate))
        .add_systems(
            PostUpdate,
            leave_room.after(CanvasResized).before(TableCameraSystems).run_if(in_state(Screen::Theatre)),
        );
}

/// Keeps the edges of the picture free for panels, until something else sets the free area of a camera.
fn leave_room(
    mut cameras: Query<(Entity, Ref<Canvas>, &mut FreeArea)>,
    margins: Res<PanelMargins>,
    mut own: Local<EntityHashMap<Rect>>,
) {
    for (camera, canvas, mut free) in &mut cameras {
        if (canvas.is_changed() || margins.is_changed()) && free.0 == own.get(&camera).copied() {
            let size = canvas.size().as_vec2() / canvas.scale();
            let area = Rect::new(0.0, size.y * margins.above, size.x, size.y * (1.0 - margins.below));
            own.insert(camera, area);
            free.set_if_neq(FreeArea(Some(area)));
        }
    }
}
