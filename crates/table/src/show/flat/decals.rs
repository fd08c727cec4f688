//! What lies flat on the cells of a board: marks, signs, drawings, badges, the dot of a pointer.
//!
//! A source writes the list of its [`Decal`]s, in [`DecalSystems::List`]; in [`DecalSystems::Lay`] one system compares
//! it with what lies there and spawns, moves and despawns only the differences. Depends only on `mesh` and on the
//! materials of `scene`.

use crate::mesh::Builder;
use crate::mesh::glyph::Glyphs;
use crate::scene::assets::Font;
use crate::scene::material::{Finish, Ink, MaterialsApplied};
use bevy::prelude::*;
use ludoteca_rules::Cell;
use std::marker::PhantomData;

/// What decals of one source look like. Two that are equal have the same meshes.
pub trait DecalShape: Clone + PartialEq + Send + Sync + 'static {
    /// Whether its meshes are never dropped: for few shapes that are costly to make.
    const KEPT: bool = false;

    /// What it is drawn with, from bottom to top.
    fn layers(&self, digits: &Glyphs) -> Vec<Layer>;
}

/// A mesh of a decal.
pub struct Layer {
    /// In the frame of the decal, round the origin or where the decal says.
    pub mesh: Mesh,
    /// What it is drawn with.
    pub finish: Finish,
    /// How much higher than the decal it lies, in cells.
    pub height: f32,
}

impl Layer {
    /// A shape in an ink; `None` if there is nothing of it.
    #[must_use]
    pub fn of(shape: Builder, ink: Ink, height: f32) -> Option<Self> {
        let some = !shape.triangles.is_empty();
        some.then(|| Self { mesh: shape.build(), finish: Finish::Mark(ink), height })
    }
}

/// Something that lies on a board.
#[derive(Clone, Debug, PartialEq)]
pub struct Decal<S> {
    /// What it looks like.
    pub shape: S,
    /// Where, in the frame of the board.
    pub at: Transform,
    /// The cell that is touched where it is touched; `None` if pointers pass through it.
    pub touched: Option<Cell>,
}

impl<S> Decal<S> {
    /// A decal through which pointers pass, at the middle of the board.
    #[must_use]
    pub fn whole_board(shape: S, height: f32) -> Self {
        Self { shape, at: Transform::from_xyz(0.0, height, 0.0), touched: None }
    }
}

/// The decals of one source that lie on a board.
#[derive(Component, Clone, Debug, PartialEq)]
pub struct Decals<S: DecalShape>(pub Vec<Decal<S>>);

impl<S: DecalShape> Default for Decals<S> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

/// An entity that draws a layer of a decal, a child of its board.
#[derive(Component)]
pub struct DecalLayer<S>(PhantomData<S>);

/// The cell that is touched where a decal is touched that reaches beyond its cell.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct TouchedAs(pub Cell);

/// The order in which decals are laid.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DecalSystems {
    /// The sources write their lists.
    List,
    /// The lists are laid.
    Lay,
}

/// What lies on a board of one source, with the entities that draw it and their heights.
#[derive(Component)]
struct Lying<S: DecalShape>(Vec<(Decal<S>, Vec<(Entity, f32)>)>);

impl<S: DecalShape> Default for Lying<S> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

/// The meshes of a shape.
type Made = Vec<(Handle<Mesh>, Finish, f32)>;

pub(in crate::show) fn plugin(app: &mut App) {
    let order = (DecalSystems::List, DecalSystems::Lay).chain();
    app.init_resource::<Font>()
        .configure_sets(PostUpdate, order.before(MaterialsApplied).before(TransformSystems::Propagate));
}

/// Lays the decals of a source on every entity that has a component `C`.
pub fn add_decals<S: DecalShape, C: Component>(app: &mut App) {
    app.register_required_components::<C, Decals<S>>();
    app.register_required_components::<Decals<S>, Lying<S>>();
    app.add_systems(PostUpdate, lay::<S>.in_set(DecalSystems::Lay));
}

fn lay<S: DecalShape>(
    mut commands: Commands,
    mut boards: Query<(Entity, &Decals<S>, &mut Lying<S>), Changed<Decals<S>>>,
    font: Res<Font>,
    mut kept: Local<Vec<(S, Made)>>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    for (board, decals, mut lying) in &mut boards {
        let mut before = std::mem::take(&mut lying.0);
        let mut left: Vec<&Decal<S>> = Vec::new();
        for decal in &decals.0 {
            match before.iter().position(|(known, _)| known == decal) {
                Some(same) => lying.0.push(before.swap_remove(same)),
                None => left.push(decal),
            }
        }
        for decal in left {
            let entities = match before.iter().position(|(known, _)| known.shape == decal.shape) {
                Some(elsewhere) => before.swap_remove(elsewhere).1,
                None => {
                    let made = made(&decal.shape, &font.0, &mut kept, &mut meshes);
                    let spawn = |(mesh, finish, height)| {
                        (
                            commands.spawn((DecalLayer::<S>(PhantomData), Mesh3d(mesh), finish, ChildOf(board))).id(),
                            height,
                        )
                    };
                    made.into_iter().map(spawn).collect()
                }
            };
            for (entity, height) in &entities {
                put(&mut commands.entity(*entity), decal, *height);
            }
            lying.0.push((decal.clone(), entities));
        }
        for (entity, _) in before.into_iter().flat_map(|(_, entities)| entities) {
            commands.entity(entity).despawn();
        }
    }
}

/// Puts a layer where its decal lies.
fn put<S>(layer: &mut EntityCommands, decal: &Decal<S>, height: f32) {
    let mut at = decal.at;
    at.translation.y += height;
    match decal.touched {
        Some(cell) => layer.insert((at, Pickable::default(), TouchedAs(cell))),
        None => layer.insert((at, Pickable::IGNORE)).remove::<TouchedAs>(),
    };
}

/// The meshes of a shape, made now unless they were kept.
fn made<S: DecalShape>(shape: &S, digits: &Glyphs, kept: &mut Vec<(S, Made)>, meshes: &mut Assets<Mesh>) -> Made {
    if let Some((_, made)) = kept.iter().find(|(known, _)| known == shape) {
        return made.clone();
    }
    let layers = shape.layers(digits).into_iter();
    let made: Made = layers.map(|Layer { mesh, finish, height }| (meshes.add(mesh), finish, height)).collect();
    if S::KEPT {
        kept.push((shape.clone(), made.clone()));
    }
    made
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mesh::flat;
    use bevy::platform::collections::HashSet;

    /// A disc of this radius.
    #[derive(Clone, Debug, PartialEq)]
    struct Disc(f32);

    impl DecalShape for Disc {
        fn layers(&self, _digits: &Glyphs) -> Vec<Layer> {
            let disc = |more| flat::ring(0.0, self.0 + more, 1, 1.0, 0.0, 8);
            [Layer::of(disc(0.1), Ink::Light, 0.0), Layer::of(disc(0.0), Ink::Dark, 0.1)]
                .into_iter()
                .flatten()
                .collect()
        }
    }

    #[derive(Component)]
    struct Table;

    fn disc(radius: f32, x: f32) -> Decal<Disc> {
        Decal { shape: Disc(radius), at: Transform::from_xyz(x, 0.0, 0.0), touched: None }
    }

    /// A board without a window, and its entities after these decals have been laid.
    fn table() -> (App, Entity) {
        let mut app = App::new();
        app.init_resource::<Assets<Mesh>>().add_plugins(plugin);
        add_decals::<Disc, Table>(&mut app);
        let table = app.world_mut().spawn(Table).id();
        (app, table)
    }

    fn lay(app: &mut App, table: Entity, decals: Vec<Decal<Disc>>) -> HashSet<Entity> {
        app.world_mut().entity_mut(table).insert(Decals(decals));
        app.update();
        app.world_mut().query_filtered::<Entity, With<DecalLayer<Disc>>>().iter(app.world()).collect()
    }

    #[test]
    fn only_differences_are_spawned_and_despawned() {
        let (mut app, table) = table();
        let first = lay(&mut app, table, vec![disc(1.0, 0.0), disc(2.0, 1.0)]);
        assert_eq!(first.len(), 4, "two decals of two layers");
        let second = lay(&mut app, table, vec![disc(3.0, 0.0), disc(2.0, 1.0)]);
        assert_eq!((second.len(), second.intersection(&first).count()), (4, 2), "one decal is another");
        let third = lay(&mut app, table, vec![disc(2.0, 5.0), disc(3.0, 0.0)]);
        assert_eq!(third, second, "one was moved");
        let mut places = app.world_mut().query::<&Transform>();
        let mut places: Vec<[f32; 2]> =
            places.iter(app.world()).map(|at| [at.translation.x, at.translation.y]).collect();
        places.sort_by(|a, b| a[0].total_cmp(&b[0]).then(a[1].total_cmp(&b[1])));
        assert_eq!(places, [[0.0, 0.0], [0.0, 0.1], [5.0, 0.0], [5.0, 0.1]]);
        assert!(lay(&mut app, table, Vec::new()).is_empty());
    }

    #[test]
    fn equal_decals_all_lie_there_and_all_go() {
        let (mut app, table) = table();
        assert_eq!(lay(&mut app, table, vec![disc(1.0, 0.0); 3]).len(), 6);
        assert_eq!(lay(&mut app, table, vec![disc(1.0, 0.0); 2]).len(), 4);
        assert!(lay(&mut app, table, Vec::new()).is_empty());
    }
}
