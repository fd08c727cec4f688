//! What things stand on in a room: a round table, under a board with a mat of leather; or an even ground.
//!
//! Every [`Subject`] gets it as children, as deep as it says, and gets it anew with another room; one that belongs to
//! another stands on that one's. [`shapes`] has no side effects. Depends only on `mesh`, and of `scene` on boards,
//! cameras, materials and room.

pub mod shapes;

use super::board::{Board, BoardMeshSystems, Style};
use super::camera::{Subject, TableCameraSystems};
use super::material::{Finish, Gloss, InRoom, MaterialsApplied, Stuff};
use super::room::{OtherRoom, Place, Room, RoomSystems, ShownRoom};
use crate::mesh::rectangle;
use bevy::ecs::entity::EntityHashMap;
use bevy::prelude::*;
use shapes::Part;

/// A mesh of what a subject stands on in one of the rooms; rebuilt when the room or what stands beside the subject
/// changes.
#[derive(Component)]
struct FurniturePart(Place);

/// Where something that hides nothing of the table stands.
const NOWHERE: f32 = 0.001;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        furnish.after(BoardMeshSystems).after(RoomSystems).before(MaterialsApplied).before(TableCameraSystems),
    );
}

fn furnish(
    mut commands: Commands,
    (shown, other): (Res<ShownRoom>, Res<OtherRoom>),
    subjects: Query<(Entity, Ref<Subject>, Option<&Board>), Without<ChildOf>>,
    parts: Query<(Entity, &ChildOf, &FurniturePart)>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut standing: Local<EntityHashMap<[Option<(&'static str, f32)>; 2]>>,
) {
    standing.retain(|subject, _| subjects.contains(*subject));
    for (entity, subject, board) in &subjects {
        if !(subject.is_changed() || shown.is_changed() || other.is_changed()) {
            continue;
        }
        let outline = &subject.outline;
        let half = outline.iter().fold(0.0_f32, |most, p| most.max(p.abs().max_element()));
        let beside = subject.beside.iter().chain(subject.places.iter().flatten()).map(|p| Vec2::new(p.x, p.z));
        let radius = shapes::radius(outline, beside);
        let hidden = if board.is_some() { outline.clone() } else { rectangle(Vec2::splat(NOWHERE)) };
        for (place, stands) in Place::ALL.into_iter().zip(standing.entry(entity).or_default()) {
            let room = place.room(&shown, &other);
            // Rebuilt only for another room or another size.
            let wanted = room.map(|room| (room.id, radius));
            if std::mem::replace(stands, wanted) == wanted {
                continue;
            }
            for (part, ..) in parts.iter().filter(|(_, of, part)| of.parent() == entity && part.0 == place) {
                commands.entity(part).despawn();
            }
            let Some(room) = room else { continue };
            let built = match room.table {
                Some(_) if board.is_some() => shapes::table_and_mat(&hidden, radius, -subject.depth),
                Some(_) => shapes::table(&hidden, radius, -subject.depth),
                // Its floor belongs to the backdrop.
                None if room.backdrop.is_some() => Vec::new(),
                None => vec![shapes::ground(&hidden, 4.0 * half, -subject.depth)],
            };
            let built = built.into_iter().map(|part| dressed(part, board.map(|board| &board.style))).collect();
            build(&mut commands, &mut meshes, entity, (place, room), half, built);
        }
    }
}

/// The part in the colours of the mat that goes with a board, if it has one.
fn dressed(part: Part, style: Option<&Style>) -> Part {
    let finish = match (part.finish, style) {
        (Finish::Mat, Some(style)) => style.leather(),
        (Finish::MatEdge, Some(Style { mat: Some([_, edge]), .. })) => Finish::Cells(Stuff::even(*edge, Gloss::Dull)),
        (other, _) => other,
    };
    Part { finish, ..part }
}

/// Puts the parts of what a subject stands on into a room.
fn build(
    commands: &mut Commands,
    meshes: &mut Assets<Mesh>,
    entity: Entity,
    (place, room): (Place, &'static Room),
    half: f32,
    built: Vec<Part>,
) {
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
        let part = (FurniturePart(place), place.only(), InRoom(room), mesh, finish);
        commands.spawn((part, Transform::default(), Pickable::IGNORE, ChildOf(entity)));
    }
}
