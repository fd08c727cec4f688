//! What the scene consists of, as components, and its measures.

use super::pose::Feet;
use crate::theatre::playback::act::SideDisplay;
use crate::theatre::programme::NetFace;
use bevy::prelude::*;
use ludoteca_table::scene::camera::Subject;

/// How much larger than on the board the piece is.
pub const SCALE: f32 = 2.55;
/// Edge of a face of the net, in cells.
pub const FACE: f32 = 0.80;
/// How the flat net hangs: by how much the near edge is lower than it would be if it lay, in radians.
pub const SLOPE: f32 = 62.0 * std::f32::consts::PI / 180.0;
/// How the piece and its disc are turned where no board lies beside them, so that two sides are seen, in radians.
pub const ASIDE: f32 = -12.0 * std::f32::consts::PI / 180.0;

/// The parent of the disc and the arrows. Its yaw is that of the stage, theirs those of the directions.
#[derive(Component)]
pub struct Turning;

/// The disc that turns with the piece.
#[derive(Component)]
pub struct Turntable;

/// An arrow on the turntable: the index of the direction that it shows.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrow(pub usize);

/// An arrow of light, over one of brass.
#[derive(Component)]
pub(super) struct Lit;

/// What carries the large piece.
#[derive(Component)]
pub struct Foot;

/// A rigid body of the piece: its index among the bodies, and that of its shape.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShownBody(pub usize, pub usize);

/// A face of the net, by its index.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plate(pub usize);

/// The parent of the net, at the upper side of the face that stays level.
#[derive(Component)]
pub struct NetRoot;

/// What belongs to the flat net only.
#[derive(Component)]
pub(super) struct OfFlatNet;

/// The frame round the face of the net that is on top now.
#[derive(Component)]
pub struct TopFace;

/// The root of the demonstration, with what is needed to pose the scene once it is built.
#[derive(Component, Default)]
#[require(Transform, Visibility, Subject)]
pub struct DemoScene {
    /// For what it was built: what stands beside the turntable, and the set of pieces.
    pub(super) built: Option<(SideDisplay, u8)>,
    /// The parent of all that was built.
    pub(super) laid: Option<Entity>,
    /// The parent of the piece's bodies, at its base.
    pub(super) foot: Option<Entity>,
    /// The parent of what is reflected in the floor.
    pub(super) reflections: Option<Entity>,
    pub(super) feet: Feet,
    pub(super) net: Vec<NetFace>,
    /// Where the flat net hangs: the upper side of its face at (0, 0).
    pub(super) net_at: Vec3,
    /// Thickness of the net's plates.
    pub(super) thickness: f32,
    /// The middle of the turntable's upper side, and how the stage is turned there.
    pub(super) middle: (Vec3, f32),
    /// Height of the large piece.
    pub(super) height: f32,
}

/// The shares of the picture's height that are kept free above and below for panels, until something else sets
/// [`FreeArea`](ludoteca_table::scene::camera::FreeArea).
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct PanelMargins {
    /// Above.
    pub above: f32,
    /// Below.
    pub below: f32,
}

impl Default for PanelMargins {
    fn default() -> Self {
        Self { above: 0.0, below: 0.15 }
    }
}
