//! What things stand on in a room: a round table, under a board with a mat of leather; or an even ground.
//!
//! Every [`Subject`] gets it as children, as deep as it says, and gets it anew with another room; one that belongs to another
//! stands on that one's. [`shapes`] has no side effects.
//! Depends only on `mesh`, and of `scene` on boards, eyes, materials and room.

pub mod shapes;

use super::board::{Board, Built};
use super::eye::{Aimed, Subject};
use super::material::{Finish, MaterialsApplied};
use super::room::{Entered, ShownRoom};
use crate::table::mesh::rectangle;
use bevy::ecs::entity::EntityHashMap;
use bevy::prelude::*;
use shapes::Part;

/// A mesh of what a subject stands on; rebuilt when the room or what stands beside the subject changes.
#[derive(Component)]
struct FurniturePart;

/// Where something that hides nothing of the table stands.
const NOWHERE: f32 = 0.001;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, furnish.after(Built).after(Entered).before(MaterialsApplied).before(Aimed));
}

fn furnish(
    mut commands: Commands,
    room: Res<ShownRoom>,
    subjects: Query<(Entity, Ref<Subject>, Has<Board>), Without<ChildOf>>,
    parts: Query<(Entity, &ChildOf), With<FurniturePart>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut standing: Local<EntityHashMap<(&'static str, f32)>>,
) {
    standing.retain(|subject, _| subjects.contains(*subject));
    for (entity, subject, is_board) in &subjects {
        if !(subject.is_changed() || room.is_changed()) {
            continue;
        }
        let outline = &subject.outline;
        let half = outline.iter().fold(0.0_f32, |most, p| most.max(p.abs().max_element()));
        let beside = subject.beside.iter().chain(subject.places.iter().flatten()).map(|p| Vec2::new(p.x, p.z));
        let radius = shapes::radius(outline, beside);
        // Rebuilt only for another room or another size.
        if standing.insert(entity, (room.0.id, radius)) == Some((room.0.id, radius)) {
            continue;
        }
        for (part, _) in parts.iter().filter(|(_, of)| of.parent() == entity) {
            commands.entity(part).despawn();
        }
        let hidden = if is_board { outline.clone() } else { rectangle(Vec2::splat(NOWHERE)) };
        let built = match room.0.table {
            Some(_) if is_board => shapes::table_and_mat(&hidden, radius, -subject.depth),
            Some(_) => shapes::table(&hidden, radius, -subject.depth),
            None => vec![shapes::ground(&hidden, 4.0 * half, -subject.depth)],
        };
        for Part { shape, finish } in built {
            let light: Vec<[f32; 4]> = match finish {
                Finish::Ground => vec![[1.0; 4]; shape.positions.len()],
                _ => shape
                    .positions
                    .iter()
                    .map(|p| Vec3::splat(shapes::pool(p[0].hypot(p[2]), half)).extend(1.0).to_array())
                    .collect(),
            };
            let mesh = Mesh3d(meshes.add(shape.build().with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, light)));
            commands.spawn((FurniturePart, mesh, finish, Transform::default(), Pickable::IGNORE, ChildOf(entity)));
        }
    }
}
