//! Pieces as entities, children of their play. A full resync from the position can run at any time; it runs after every
//! animation, so that the table shows what the rules say.
//!
//! A piece is a root entity at its cell with one child for each rigid body, and below it one for each part of the
//! shape.

use super::blob::Blob;
use super::looks::{AllLooks, Body, Looks, PieceLooks, PieceShape, PlayComponents};
use crate::mesh::slabs;
use crate::play::{EditedSetup, OnTable, Play};
use crate::scene::board::{Board, centre};
use crate::scene::material::Finish;
use bevy::picking::mesh_picking::ray_cast::SimplifiedMesh;
use bevy::prelude::*;
use ludoteca_rules::{self as rules, Cell, Standing};
use std::collections::BTreeMap;

/// A piece on the table: its side and kind. A child of its play.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Deref)]
pub struct ShownPiece(pub rules::Piece);

/// Where a piece stands.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Deref)]
pub struct OnCell(pub Cell);

/// The entities of a piece's rigid bodies, the lowest first.
#[derive(Component, Clone, Debug, Default)]
pub struct Bodies(pub Vec<Entity>);

/// Marks a piece that has left the board by the rules and is only still animated. It stands on no cell any more.
#[derive(Component, Clone, Copy, Debug)]
pub struct LeavingBoard;

/// The shape of a body, an index into [`PieceLooks::shapes`].
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShapeOf(pub usize);

/// The meshes of the looks of an entity, made once.
#[derive(Component)]
pub struct ShapeMeshes(Vec<ShapeMesh>);

struct ShapeMesh {
    parts: Vec<(Handle<Mesh>, Vec<Finish>)>,
    /// Boxes that enclose it, against which the pointer's ray is cast.
    outline: Handle<Mesh>,
    half_height: f32,
    shadow: f32,
}

impl ShapeMeshes {
    /// Makes the meshes of a game's looks.
    pub fn new(looks: &dyn PieceLooks, meshes: &mut Assets<Mesh>) -> Self {
        Self::of(looks.shapes(), meshes)
    }

    /// Makes the meshes of these shapes.
    pub fn of(shapes: Vec<PieceShape>, meshes: &mut Assets<Mesh>) -> Self {
        let shapes = shapes
            .into_iter()
            .map(|shape| ShapeMesh {
                outline: meshes.add(slabs::mesh(&shape.slabs())),
                parts: shape.parts.into_iter().map(|part| (meshes.add(part.mesh), part.finish)).collect(),
                half_height: shape.half_extents.y,
                shadow: shape.shadow,
            })
            .collect();
        Self(shapes)
    }

    /// The boxes against which the pointer's ray is cast.
    pub fn outline(&self, shape: usize) -> SimplifiedMesh {
        SimplifiedMesh(self.0[shape].outline.clone())
    }

    /// Radius of the shadow and height of a shape.
    #[must_use]
    pub fn shadow(&self, shape: usize) -> Blob {
        Blob { radius: self.0[shape].shadow, height: 2.0 * self.0[shape].half_height }
    }

    /// The shadow of a piece with these bodies.
    pub(super) fn blob(&self, bodies: &[Body]) -> Blob {
        let shape = |body: &Body| &self.0[body.shape];
        let radius = bodies.first().map_or(0.5, |body| shape(body).shadow);
        Blob { radius, height: bodies.iter().map(|body| 2.0 * shape(body).half_height).sum() }
    }

    /// Spawns the parts of a body that does not move by itself. Within the pointer's reach only if `pickable`.
    pub fn lay(&self, whole: &mut ChildSpawnerCommands, body: &Body, side: Option<rules::Side>, pickable: bool) {
        for (index, (mesh, finish)) in self.parts(body.shape, side).enumerate() {
            let mut part = whole.spawn((Mesh3d(mesh), finish, body.transform()));
            // One pickable part is enough: its outline covers the whole body.
            if pickable && index == 0 {
                part.insert((Pickable::default(), self.outline(body.shape)));
            } else {
                part.insert(Pickable::IGNORE);
            }
        }
    }

    /// The meshes of a shape with the finishes of a side.
    pub fn parts(&self, shape: usize, side: Option<rules::Side>) -> impl Iterator<Item = (Handle<Mesh>, Finish)> {
        let side = side.map_or(0, |side| usize::from(side.0));
        self.0[shape].parts.iter().map(move |(mesh, finishes)| {
            (mesh.clone(), finishes.get(side).or(finishes.last()).copied().unwrap_or(Finish::Ivory))
        })
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(add_board_and_looks).add_observer(spawn_pieces);
}

/// Gives a play or a set-up its board, its looks, and what else its game has on the table.
fn add_board_and_looks(
    added: On<Add, (Play, EditedSetup)>,
    mut commands: Commands,
    plays: Query<OnTable>,
    all: Res<AllLooks>,
    components: Res<PlayComponents>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    let Ok(play) = plays.get(added.entity) else { return };
    let Some(looks) = all.of(play.entry().info.id) else { return };
    let board = Board {
        geometry: play.entry().info.geometry,
        style: looks.0.board(),
        pieces: looks.0.height(),
        stacks: looks.0.stacks(),
        numbers: looks.0.row_numbers(),
    };
    let mut entity = commands.entity(added.entity);
    components.insert(play.entry().info.id, &mut entity);
    entity.insert((board, ShapeMeshes::new(&*looks.0, &mut meshes), looks));
}

/// Puts the pieces of a play on the table, once it has its looks.
fn spawn_pieces(added: On<Add, ShapeMeshes>, mut pieces: Pieces, plays: Query<OnTable>) {
    if let Ok(play) = plays.get(added.entity) {
        pieces.resync(added.entity, play.view().info().geometry, &play.view().standing());
    }
}

/// Spawns, changes and removes piece entities.
#[derive(bevy::ecs::system::SystemParam)]
pub struct Pieces<'w, 's> {
    commands: Commands<'w, 's>,
    looks: Query<'w, 's, (&'static Looks, &'static ShapeMeshes)>,
    roots: Query<
        'w,
        's,
        (Entity, &'static OnCell, &'static ShownPiece, &'static Bodies, Has<LeavingBoard>, &'static ChildOf),
    >,
    shapes: Query<'w, 's, &'static ShapeOf>,
    children: Query<'w, 's, &'static Children>,
    pickables: Query<'w, 's, &'static Pickable>,
    blobs: Query<'w, 's, (), With<Blob>>,
}

impl Pieces<'_, '_> {
    /// The piece entity on a cell of a play.
    #[must_use]
    pub fn on(&self, play: Entity, cell: Cell) -> Option<Entity> {
        self.standing(play).find(|(_, standing)| standing.cell == cell).map(|(entity, _)| entity)
    }

    /// Everything that stands on the board of a play.
    pub fn standing(&self, play: Entity) -> impl Iterator<Item = (Entity, Standing)> {
        let all = self.roots.iter().filter(move |(.., leaving, of)| !leaving && of.parent() == play);
        all.map(|(entity, on, piece, ..)| (entity, Standing { cell: on.0, piece: piece.0 }))
    }

    /// Sets whether picking hits the piece: a piece that travels or is dragged must not be hit.
    pub fn set_pickable(&mut self, root: Entity, pickable: bool) {
        let wanted = if pickable { Pickable::default() } else { Pickable::IGNORE };
        let Ok((_, _, _, bodies, ..)) = self.roots.get(root) else { return };
        for part in bodies.0.iter().flat_map(|body| self.children.get(*body)).flatten() {
            if self.pickables.get(*part).is_ok_and(|pickable| *pickable != wanted) {
                self.commands.entity(*part).insert(wanted);
            }
        }
    }

    /// The looks of a play.
    #[must_use]
    pub fn looks(&self, play: Entity) -> Option<&dyn PieceLooks> {
        self.looks.get(play).ok().map(|(looks, _)| &*looks.0)
    }

    /// Spawns a piece at rest. `None` if the play has no looks.
    pub fn spawn(&mut self, play: Entity, geometry: rules::Geometry, standing: Standing) -> Option<Entity> {
        let (looks, meshes) = self.looks.get(play).ok()?;
        let bodies = looks.0.rest(standing.piece);
        let root = self
            .commands
            .spawn((
                Name::new(format!("piece on {}", geometry.name(standing.cell))),
                ShownPiece(standing.piece),
                OnCell(standing.cell),
                Transform::from_translation(centre(geometry, standing.cell)),
                Visibility::default(),
                meshes.blob(&bodies),
                ChildOf(play),
            ))
            .id();
        let spawned = bodies.into_iter().map(|body| spawn_body(&mut self.commands, meshes, root, standing.piece, body));
        let bodies = Bodies(spawned.collect());
        self.commands.entity(root).insert(bodies);
        Some(root)
    }

    /// Gives a piece these bodies.
    pub fn pose(&mut self, root: Entity, bodies: &[Body]) {
        let Ok((_, _, piece, known, _, of)) = self.roots.get(root) else { return };
        let Ok((_, meshes)) = self.looks.get(of.parent()) else { return };
        let (piece, known) = (piece.0, known.0.clone());
        let mut now = Vec::with_capacity(bodies.len());
        for (index, body) in bodies.iter().enumerate() {
            let old = known.get(index).copied();
            let fitting = old.filter(|entity| self.shapes.get(*entity).is_ok_and(|shape| shape.0 == body.shape));
            if let Some(entity) = fitting {
                self.commands.entity(entity).insert(body.transform());
                now.push(entity);
            } else {
                if let Some(entity) = old {
                    self.commands.entity(entity).despawn();
                }
                now.push(spawn_body(&mut self.commands, meshes, root, piece, *body));
            }
        }
        for entity in known.iter().skip(bodies.len()) {
            self.commands.entity(*entity).despawn();
        }
        if now != known {
            self.commands.entity(root).insert((Bodies(now), meshes.blob(bodies)));
        }
    }

    /// Places a piece's cell frame on the table.
    pub fn place(&mut self, root: Entity, at: Vec3, scale: f32) {
        self.commands
            .entity(root)
            .insert((Transform::from_translation(at).with_scale(Vec3::splat(scale)), Visibility::Inherited));
    }

    /// Hides a piece.
    pub fn hide(&mut self, root: Entity) {
        self.commands.entity(root).insert(Visibility::Hidden);
    }

    /// Gives a piece at rest the shadow back that it lost while it was beside the board.
    fn restore_shadow(&mut self, root: Entity, play: Entity, bodies: &[Body]) {
        if let (false, Ok((_, meshes))) = (self.blobs.contains(root), self.looks.get(play)) {
            self.commands.entity(root).insert(meshes.blob(bodies));
        }
    }

    /// Removes the shadow of a piece.
    pub fn drop_shadow(&mut self, root: Entity) {
        self.commands.entity(root).remove::<Blob>();
    }

    /// Removes a piece.
    pub fn despawn(&mut self, root: Entity) {
        self.commands.entity(root).despawn();
    }

    /// Makes the entities of a play match these pieces: matching ones stay, others are changed, spawned or despawned.
    pub fn resync(&mut self, play: Entity, geometry: rules::Geometry, standing: &[Standing]) {
        let mut left: BTreeMap<Cell, (Entity, rules::Piece)> = BTreeMap::new();
        let mut surplus = Vec::new();
        for (entity, on, piece, _, leaving, _) in self.roots.iter().filter(|(.., of)| of.parent() == play) {
            if leaving {
                surplus.push(entity);
            } else if let Some((double, _)) = left.insert(on.0, (entity, piece.0)) {
                surplus.push(double);
            }
        }
        for wanted in standing {
            match left.remove(&wanted.cell) {
                Some((entity, piece)) if piece.side == wanted.piece.side => {
                    self.place(entity, centre(geometry, wanted.cell), 1.0);
                    // Before the bodies are changed: it reaches those that are there now.
                    self.set_pickable(entity, true);
                    if let Some(bodies) = self.looks(play).map(|looks| looks.rest(wanted.piece)) {
                        self.pose(entity, &bodies);
                        self.restore_shadow(entity, play, &bodies);
                    }
                    self.commands.entity(entity).insert(ShownPiece(wanted.piece));
                }
                other => {
                    if let Some((entity, _)) = other {
                        surplus.push(entity);
                    }
                    self.spawn(play, geometry, *wanted);
                }
            }
        }
        surplus.extend(left.into_values().map(|(entity, _)| entity));
        for entity in surplus {
            self.despawn(entity);
        }
    }

    /// Sets the cell and the piece that an entity represents.
    pub fn set_standing(&mut self, root: Entity, standing: Standing) {
        self.commands.entity(root).insert((OnCell(standing.cell), ShownPiece(standing.piece)));
    }

    /// Marks a piece as removed by the rules, although it may still be animated.
    pub fn mark_leaving(&mut self, root: Entity) {
        self.commands.entity(root).insert(LeavingBoard);
    }
}

fn spawn_body(commands: &mut Commands, meshes: &ShapeMeshes, root: Entity, piece: rules::Piece, body: Body) -> Entity {
    let entity = commands.spawn((ShapeOf(body.shape), body.transform(), Visibility::default(), ChildOf(root))).id();
    for (index, (mesh, finish)) in meshes.parts(body.shape, piece.side).enumerate() {
        let mut part = commands.spawn((Mesh3d(mesh), finish, ChildOf(entity)));
        // One pickable part is enough: its outline covers the whole body.
        if index == 0 {
            part.insert((Pickable::default(), meshes.outline(body.shape)));
        }
    }
    entity
}

/// The pieces on the table according to the entities, for comparison with the position.
pub fn shown(pieces: &mut QueryState<(&OnCell, &ShownPiece), Without<LeavingBoard>>, world: &World) -> Vec<Standing> {
    let mut shown: Vec<Standing> =
        pieces.iter(world).map(|(cell, piece)| Standing { cell: cell.0, piece: piece.0 }).collect();
    shown.sort_unstable();
    shown
}
