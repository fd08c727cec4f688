//! Light on a cell for a moment: where a piece is captured, and twice under a piece that is threatened. Only a move
//! that is played brings it, or played again, no jump.

use crate::mesh::{Builder, raise};
use crate::play::{OnTable, Play, PlayEvent, TableEvent};
use crate::scene::board::centre;
use crate::scene::material::{Brightness, Finish, Ink, MaterialsApplied};
use crate::schedule::TableSystems;
use crate::show::animation::player::{AnimationSpeed, MovesShown, Pace, Showing};
use crate::show::animation::pose::strikes;
use crate::show::animation::script::{Origin, Script};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use ludoteca_rules::session::SessionChange;
use ludoteca_rules::{Beat, Cell, Effect, Meaning};
use std::f32::consts::{PI, TAU};

/// Light on a cell, a child of its play.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct Flash {
    /// The cell.
    pub cell: Cell,
    /// How it shines.
    pub kind: FlashKind,
    /// Seconds at normal speed until it begins; below 0 since then.
    wait: f32,
}

/// What a light on a cell tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FlashKind {
    /// A piece was captured here.
    Captured,
    /// The piece here is threatened.
    Threatened,
}

impl FlashKind {
    const fn ink(self) -> Ink {
        match self {
            Self::Captured => Ink::Amber,
            Self::Threatened => Ink::Red,
        }
    }

    /// How long it shines, in seconds.
    const fn seconds(self) -> f32 {
        match self {
            Self::Captured => 0.5,
            Self::Threatened => 1.2,
        }
    }

    /// How bright it is, from 0 to 1, after this share of its time.
    fn strength(self, share: f32) -> f32 {
        match self {
            Self::Captured => (share / 0.1).min(1.0) * (1.0 - share).powi(2),
            Self::Threatened => (TAU * share).sin().powi(2),
        }
    }
}

/// The mesh of all of them.
#[derive(Resource)]
struct FlashMesh(Handle<Mesh>);

/// Radius of the light in cells, and how far from the middle it is still full.
const RADIUS: f32 = 0.95;
const FULL: f32 = 0.50;
/// Height over the board: above the signs, below all marks.
const HEIGHT: f32 = 0.003;

pub(in crate::show) fn plugin(app: &mut App) {
    app.add_systems(Startup, make);
    app.add_systems(Update, begin.after(MovesShown).in_set(TableSystems::Present));
    app.add_systems(PostUpdate, shine.before(MaterialsApplied));
}

fn make(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>) {
    const PARTS: u32 = 48;
    let mut mesh = Builder::default();
    let mut colours = Vec::new();
    let rings = [0.0, FULL, 0.5 * (FULL + RADIUS), RADIUS];
    for (ring, radius) in rings.into_iter().enumerate() {
        for part in 0..PARTS {
            let way = Vec2::from_angle(2.0 * PI * part as f32 / PARTS as f32);
            mesh.corner(raise(way * radius, 0.0), Vec3::Y, Vec2::ZERO);
            colours.push([1.0, 1.0, 1.0, [1.0, 1.0, 0.35, 0.0][ring]]);
        }
    }
    for (ring, part) in (0..rings.len() as u32 - 1).flat_map(|ring| (0..PARTS).map(move |part| (ring, part))) {
        let next = (part + 1) % PARTS;
        let [a, b] = [part, next].map(|part| ring * PARTS + part);
        let [c, d] = [next, part].map(|part| (ring + 1) * PARTS + part);
        mesh.triangles.extend([a, b, c, a, c, d]);
    }
    let mesh = mesh.build().with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, colours);
    commands.insert_resource(FlashMesh(meshes.add(mesh)));
}

/// When the piece that stood on a cell is struck or begins to leave, in seconds at normal speed.
fn leaves_at(script: &Script, cell: Cell) -> f32 {
    let track = script.tracks.iter().find(|track| track.origin == Origin::Stood(cell));
    let mut begun = 0.0;
    for (leg, length) in track.iter().flat_map(|track| &track.legs).zip(&script.beats) {
        if let Some(strike) = strikes(leg) {
            return begun + strike * length;
        }
        begun += length;
    }
    0.0
}

fn captured(beats: &[Beat]) -> impl Iterator<Item = Cell> {
    beats.iter().flatten().filter_map(|effect| match effect {
        Effect::Remove { at } => Some(*at),
        _ => None,
    })
}

fn begin(
    mut commands: Commands,
    mut events: MessageReader<TableEvent>,
    plays: Query<(OnTable, &Showing), With<Play>>,
    old: Query<(Entity, &ChildOf), With<Flash>>,
    mesh: Res<FlashMesh>,
) {
    for event in events.read() {
        let (Ok((play, showing)), PlayEvent::Changed(change)) = (plays.get(event.play), &event.happened) else {
            continue;
        };
        if matches!(change, SessionChange::Noted | SessionChange::Sealed(_)) {
            continue;
        }
        for (flash, _) in old.iter().filter(|(_, of)| of.parent() == event.play) {
            commands.entity(flash).despawn();
        }
        let SessionChange::Played { beats, .. } = change else { continue };
        let (view, moves) = (play.view(), showing.is_active());
        let made = if moves { showing.script().seconds() } else { 0.0 };
        let captured = captured(beats).map(|cell| {
            let wait = if moves { leaves_at(showing.script(), cell) } else { 0.0 };
            Flash { cell, kind: FlashKind::Captured, wait }
        });
        let signs = view.signs();
        let threats = signs.iter().filter(|sign| sign.meaning == Meaning::Check).flat_map(|sign| &sign.cells);
        let threatened = threats.map(|cell| Flash { cell: *cell, kind: FlashKind::Threatened, wait: made });
        for flash in captured.chain(threatened) {
            let at = centre(view.info().geometry, flash.cell) + Vec3::Y * HEIGHT;
            commands.spawn((
                flash,
                Mesh3d(mesh.0.clone()),
                Finish::Flash(flash.kind.ink()),
                Brightness(0.0),
                Transform::from_translation(at),
                Visibility::Hidden,
                Pickable::IGNORE,
                ChildOf(event.play),
            ));
        }
    }
}

fn shine(
    mut commands: Commands,
    mut flashes: Query<(Entity, &mut Flash, &mut Brightness, &mut Visibility, &ChildOf)>,
    plays: Query<&Pace>,
    (time, speed): (Res<Time>, Res<AnimationSpeed>),
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for (entity, mut flash, mut bright, mut visible, of) in &mut flashes {
        let pace = if speed.0.is_finite() { speed.0 * plays.get(of.parent()).map_or(1.0, |pace| pace.0) } else { 1.0 };
        // What comes before it follows the speed of moves; light itself does not.
        flash.wait -= time.delta_secs() * if flash.wait > 0.0 { pace } else { 1.0 };
        let share = -flash.wait / flash.kind.seconds();
        if share >= 1.0 {
            commands.entity(entity).despawn();
        } else if share > 0.0 {
            visible.set_if_neq(Visibility::Inherited);
            bright.set_if_neq(Brightness(flash.kind.strength(share)));
        }
        redraw.write(RequestRedraw);
    }
}
