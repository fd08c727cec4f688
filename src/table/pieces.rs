//! Pieces as entities. They follow the session: a full resync from the position can run at any time, and after every
//! animation it does, so that what stands on the table is what the rules say.
//!
//! A piece is a root entity at its cell with one child for each rigid body, and below it one for each part of the shape.

use super::blob::Blob;
use super::board::centre;
use super::looks::{Body, Looks, PieceLooks};
use super::material::Finish;
use super::session::Table;
use crate::rules::{self, Cell, Standing};
use bevy::picking::mesh_picking::ray_cast::SimplifiedMesh;
use bevy::prelude::*;
use std::collections::BTreeMap;

/// What a piece is: side and kind.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Deref)]
pub struct Piece(pub rules::Piece);

/// Where a piece stands.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Deref)]
pub struct OnCell(pub Cell);

/// The rigid bodies of a piece, the lowest first.
#[derive(Component, Clone, Debug, Default)]
pub struct Bodies(pub Vec<Entity>);

/// Has left the board by the rules, and is only still seen leaving it. It stands nowhere any more.
#[derive(Component, Clone, Copy, Debug)]
pub struct Gone;

/// The shape of a body.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShapeOf(pub usize);

/// The meshes of the looks on the table, made once.
#[derive(Resource)]
pub struct ShapeMeshes(Vec<ShapeMesh>);

struct ShapeMesh {
    parts: Vec<(Handle<Mesh>, Vec<Finish>)>,
    /// A box of the same size, against which the pointer's ray is cast.
    outline: Handle<Mesh>,
    half_height: f32,
    shadow: f32,
}

impl ShapeMeshes {
    /// Makes the meshes of a game's looks.
    pub fn new(looks: &dyn PieceLooks, meshes: &mut Assets<Mesh>) -> Self {
        let shapes = looks
            .shapes()
            .into_iter()
            .map(|shape| ShapeMesh {
                parts: shape.parts.into_iter().map(|part| (meshes.add(part.mesh), part.finish)).collect(),
                outline: meshes.add(Cuboid { half_size: shape.half_extents.into() }),
                half_height: shape.half_extents.y,
                shadow: shape.shadow,
            })
            .collect();
        Self(shapes)
    }

    /// The box against which the pointer's ray is cast.
    pub fn outline(&self, shape: usize) -> SimplifiedMesh {
        SimplifiedMesh(self.0[shape].outline.clone())
    }

    /// Radius of the shadow and height of a shape.
    #[must_use]
    pub fn shadow(&self, shape: usize) -> Blob {
        Blob { radius: self.0[shape].shadow, height: 2.0 * self.0[shape].half_height }
    }

    /// The meshes of a shape with the finishes of a side.
    pub fn parts(&self, shape: usize, side: Option<rules::Side>) -> impl Iterator<Item = (Handle<Mesh>, Finish)> {
        let side = side.map_or(0, |side| usize::from(side.0));
        self.0[shape].parts.iter().map(move |(mesh, finishes)| {
            (mesh.clone(), finishes.get(side).or(finishes.last()).copied().unwrap_or(Finish::Ivory))
        })
    }
}

/// Spawns, changes and removes piece entities.
#[derive(bevy::ecs::system::SystemParam)]
pub struct Pieces<'w, 's> {
    commands: Commands<'w, 's>,
    looks: Res<'w, Looks>,
    meshes: Res<'w, ShapeMeshes>,
    roots: Query<'w, 's, (Entity, &'static OnCell, &'static Piece, &'static Bodies, Has<Gone>)>,
    shapes: Query<'w, 's, &'static ShapeOf>,
    children: Query<'w, 's, &'static Children>,
    pickables: Query<'w, 's, &'static Pickable>,
}

impl Pieces<'_, '_> {
    /// The piece entity on a cell.
    #[must_use]
    pub fn on(&self, cell: Cell) -> Option<Entity> {
        self.roots.iter().find(|(_, on, .., gone)| on.0 == cell && !gone).map(|(entity, ..)| entity)
    }

    /// Everything that stands on the board.
    pub fn standing(&self) -> impl Iterator<Item = (Entity, Standing)> {
        let all = self.roots.iter().filter(|(.., gone)| !gone);
        all.map(|(entity, on, piece, ..)| (entity, Standing { cell: on.0, piece: piece.0 }))
    }

    /// Whether the pointer meets the piece, or goes through it: what flies or is held is in nobody's way.
    pub fn reach(&mut self, root: Entity, reachable: bool) {
        let wanted = if reachable { Pickable::default() } else { Pickable::IGNORE };
        let Ok((.., bodies, _)) = self.roots.get(root) else { return };
        for part in bodies.0.iter().flat_map(|body| self.children.get(*body)).flatten() {
            if self.pickables.get(*part).is_ok_and(|pickable| *pickable != wanted) {
                self.commands.entity(*part).insert(wanted);
            }
        }
    }

    /// The looks on the table.
    #[must_use]
    pub fn looks(&self) -> &dyn PieceLooks {
        &*self.looks.0
    }

    /// Spawns a piece at rest.
    pub fn spawn(&mut self, geometry: rules::Geometry, standing: Standing) -> Entity {
        let root = self
            .commands
            .spawn((
                Name::new(format!("piece on {}", geometry.name(standing.cell))),
                Piece(standing.piece),
                OnCell(standing.cell),
                Transform::from_translation(centre(geometry, standing.cell)),
                Visibility::default(),
            ))
            .id();
        let bodies = self.looks.0.rest(standing.piece);
        let blob = self.blob(&bodies);
        let bodies = bodies.into_iter().map(|body| self.spawn_body(root, standing.piece, body)).collect();
        self.commands.entity(root).insert((Bodies(bodies), blob));
        root
    }

    /// The shadow of a piece with these bodies.
    fn blob(&self, bodies: &[Body]) -> Blob {
        let shape = |body: &Body| &self.meshes.0[body.shape];
        let radius = bodies.first().map_or(0.5, |body| shape(body).shadow);
        Blob { radius, height: bodies.iter().map(|body| 2.0 * shape(body).half_height).sum() }
    }

    fn spawn_body(&mut self, root: Entity, piece: rules::Piece, body: Body) -> Entity {
        let outline = self.meshes.0[body.shape].outline.clone();
        let entity =
            self.commands.spawn((ShapeOf(body.shape), body.transform(), Visibility::default(), ChildOf(root))).id();
        for (index, (mesh, finish)) in self.meshes.parts(body.shape, piece.side).enumerate() {
            let mut part = self.commands.spawn((Mesh3d(mesh), finish, ChildOf(entity)));
            // The pointer needs to find a piece only once.
            if index == 0 {
                part.insert((Pickable::default(), SimplifiedMesh(outline.clone())));
            }
        }
        entity
    }

    /// Gives a piece these bodies.
    pub fn pose(&mut self, root: Entity, bodies: &[Body]) {
        let Ok((_, _, piece, known, _)) = self.roots.get(root) else { return };
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
                now.push(self.spawn_body(root, piece, *body));
            }
        }
        for entity in known.iter().skip(bodies.len()) {
            self.commands.entity(*entity).despawn();
        }
        if now != known {
            let blob = self.blob(bodies);
            self.commands.entity(root).insert((Bodies(now), blob));
        }
    }

    /// Places a piece's cell frame on the table.
    pub fn place(&mut self, root: Entity, at: Vec3, scale: f32) {
        self.commands
            .entity(root)
            .insert((Transform::from_translation(at).with_scale(Vec3::splat(scale)), Visibility::Inherited));
    }

    /// Shows or hides a piece.
    pub fn hide(&mut self, root: Entity) {
        self.commands.entity(root).insert(Visibility::Hidden);
    }

    /// Removes a piece.
    pub fn despawn(&mut self, root: Entity) {
        self.commands.entity(root).despawn();
    }

    /// Makes the entities agree with these pieces: whoever stands right stays, others change, come or go.
    pub fn resync(&mut self, geometry: rules::Geometry, standing: &[Standing]) {
        let mut left: BTreeMap<Cell, (Entity, rules::Piece)> = BTreeMap::new();
        let mut surplus = Vec::new();
        for (entity, on, piece, _, gone) in &self.roots {
            if gone {
                surplus.push(entity);
            } else if let Some((double, _)) = left.insert(on.0, (entity, piece.0)) {
                surplus.push(double);
            }
        }
        for wanted in standing {
            match left.remove(&wanted.cell) {
                Some((entity, piece)) if piece.side == wanted.piece.side => {
                    self.place(entity, centre(geometry, wanted.cell), 1.0);
                    let bodies = self.looks.0.rest(wanted.piece);
                    self.pose(entity, &bodies);
                    self.reach(entity, true);
                    self.commands.entity(entity).insert(Piece(wanted.piece));
                }
                other => {
                    if let Some((entity, _)) = other {
                        surplus.push(entity);
                    }
                    self.spawn(geometry, *wanted);
                }
            }
        }
        surplus.extend(left.into_values().map(|(entity, _)| entity));
        for entity in surplus {
            self.despawn(entity);
        }
    }

    /// Names the cell and the piece of an entity anew.
    pub fn rename(&mut self, root: Entity, standing: Standing) {
        self.commands.entity(root).insert((OnCell(standing.cell), Piece(standing.piece)));
    }

    /// The piece stands nowhere any more, though it may still be seen.
    pub fn lose(&mut self, root: Entity) {
        self.commands.entity(root).insert(Gone);
    }
}

/// The pieces that stand on the table, as the entities say: for comparing them with the position.
pub fn shown(pieces: &mut QueryState<(&OnCell, &Piece), Without<Gone>>, world: &World) -> Vec<Standing> {
    let mut shown: Vec<Standing> =
        pieces.iter(world).map(|(cell, piece)| Standing { cell: cell.0, piece: piece.0 }).collect();
    shown.sort_unstable();
    shown
}

/// Puts the pieces of the play on the table.
pub(super) fn stand(mut pieces: Pieces, table: Res<Table>) {
    let session = table.session();
    pieces.resync(session.info().geometry, &session.standing());
}
