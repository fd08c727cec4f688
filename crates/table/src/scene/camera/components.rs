//! The components of a camera, and of an entity that cameras look at.

use crate::mesh;
use crate::scene::room::Place;
use bevy::{
    camera::visibility::RenderLayers,
    camera::{CameraMainTextureUsages, Exposure},
    core_pipeline::tonemapping::{DebandDither, Tonemapping},
    light::ShadowFilteringMethod,
    picking::mesh_picking::MeshPickingCamera,
    prelude::*,
    render::render_resource::TextureUsages,
    window::PrimaryWindow,
};

/// A kept layer is copied into the texture that a camera draws on. Cameras of one target with the same usages share it.
pub(super) fn usages() -> CameraMainTextureUsages {
    CameraMainTextureUsages::default().with(TextureUsages::COPY_DST)
}

/// At this exposure white paper that faces the lamp is white.
pub(in crate::scene) const EXPOSURE: f32 = 9.95;

/// A camera that renders the table into its [`Canvas`](super::canvas::Canvas).
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[require(
    View,
    NearSide,
    FreeArea,
    CoveredByPanels,
    MeshPickingCamera,
    Camera3d,
    Camera { order: -1, ..default() },
    Tonemapping::None,
    DebandDither::Disabled,
    Exposure { ev100: EXPOSURE },
    CameraMainTextureUsages = usages(),
    Msaa::Sample4,
    // One look-up; at rest the mean of many frames is soft anyway.
    ShadowFilteringMethod::Hardware2x2,
    Place,
    RenderLayers = Place::Here.seen(),
)]
pub struct TableCamera {
    /// The window that shows the canvas; `None` for a camera that only renders into an image.
    pub window: Option<Entity>,
}

/// What a camera looks at: an entity with a [`Subject`].
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[relationship(relationship_target = SeenBy)]
pub struct LooksAt(pub Entity);

/// Makes all cameras look at an entity.
pub fn point_all_at(world: &mut World, target: Entity) {
    let cameras: Vec<Entity> = world.query_filtered::<Entity, With<TableCamera>>().iter(world).collect();
    for camera in cameras {
        world.entity_mut(camera).insert(LooksAt(target));
    }
}

/// The camera of the first window; without windows, any.
pub fn main_camera(world: &mut World) -> Option<Entity> {
    let window = world.query_filtered::<Entity, With<PrimaryWindow>>().iter(world).next();
    let mut cameras = world.query::<(Entity, &TableCamera)>();
    let of_window = cameras.iter(world).find(|(_, camera)| window.is_some() && camera.window == window);
    of_window.or_else(|| cameras.iter(world).next()).map(|(camera, _)| camera)
}

/// The cameras that look at an entity, in the order in which they began to.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq)]
#[relationship_target(relationship = LooksAt)]
pub struct SeenBy(Vec<Entity>);

impl SeenBy {
    /// The camera that began first.
    #[must_use]
    pub fn first(&self) -> Option<Entity> {
        self.0.first().copied()
    }
}

/// From where the table is seen.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum View {
    /// From a seat, in perspective.
    #[default]
    Table,
    /// Straight from above, without perspective.
    Top,
}

/// The side of the board that lies near the player, as a yaw of the camera round the board in radians: 0 is the first
/// player's side (+z), π the opposite one.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq)]
pub struct NearSide(pub f32);

/// The bounds that must fit into the picture of every camera that looks at this entity.
#[derive(Component, Clone, Debug, PartialEq)]
#[require(ReadingSide, ChosenPlace)]
pub struct Subject {
    /// Outer outline of the board, in cells.
    pub outline: Vec<Vec2>,
    /// Height of the pieces above the board.
    pub top: f32,
    /// Whether a piece can stand on another. From low down the two would hide the cell behind them.
    pub stacks: bool,
    /// Depth of the table below the board's surface.
    pub depth: f32,
    /// Further points that must fit, of things beside the board such as bowls.
    pub beside: Vec<Vec3>,
    /// The points of something else beside the board, in each of the places where it may be.
    pub places: Vec<Vec<Vec3>>,
}

/// Which of the [`Subject::places`] leaves the board largest for the first camera that looks at an entity.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ChosenPlace(pub usize);

/// The near side for which coordinates, bowls and text are oriented. They exist once per entity, so this is the near
/// side of the first camera that looks at it.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq)]
pub struct ReadingSide(pub NearSide);

impl Default for Subject {
    fn default() -> Self {
        Self {
            outline: mesh::rectangle(Vec2::splat(4.8)),
            top: 0.7,
            stacks: false,
            depth: 0.44,
            beside: Vec::new(),
            places: Vec::new(),
        }
    }
}

/// The part of the picture that panels leave free, in physical pixels of the window or picture; `None`: all of it.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq)]
pub struct FreeArea(pub Option<Rect>);

/// Parts of a camera's window that panels cover, in logical pixels: a click there does not reach the table.
#[derive(Component, Clone, Debug, Default, PartialEq)]
pub struct CoveredByPanels(pub Vec<Rect>);

impl CoveredByPanels {
    /// Whether a panel lies over this point.
    #[must_use]
    pub fn contains(&self, at: Vec2) -> bool {
        self.0.iter().any(|panel| panel.contains(at))
    }
}

/// The moment in `PostUpdate` at which the cameras have been moved.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct TableCameraSystems;
