//! The opening roll as it is seen: each side's die rolls onto the middle of the board; those who tie roll again. What it
//! shows is the header's; it decides nothing.

use super::TableSystems;
use super::animation::player::{Pace, Skip};
use super::looks::Looks;
use super::pieces::ShapeMeshes;
use super::session::{Table, Told};
use crate::rules::roll::OpeningRoll;
use crate::rules::session::Change;
use crate::rules::{Seat, Side};
use bevy::math::Vec3A;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

/// Seconds that a round rolls, and that it lies still to be read.
const ROLL: f32 = 1.4;
const READ: f32 = 1.1;

/// The roll that is being watched.
#[derive(Resource, Default)]
pub struct Rolling {
    roll: Option<OpeningRoll>,
    seconds: f32,
    dice: Vec<RollDie>,
}

/// A die of the opening roll.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct RolledDie {
    /// Who rolls it.
    pub seat: Seat,
    /// In which round, counted from 0.
    pub round: usize,
}

struct RollDie {
    entity: Entity,
    side: Side,
    value: u8,
    round: usize,
    spot: Vec3A,
    from: Vec3A,
}

impl Rolling {
    /// Whether a roll is being watched.
    #[must_use]
    pub const fn is_active(&self) -> bool {
        self.roll.is_some()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Rolling>()
        .add_systems(Update, (begin, advance).chain().in_set(TableSystems::Present).run_if(resource_exists::<Table>));
}

fn begin(
    mut told: MessageReader<Told>,
    mut rolling: ResMut<Rolling>,
    mut commands: Commands,
    table: Res<Table>,
    looks: Res<Looks>,
    meshes: Res<ShapeMeshes>,
    pace: Res<Pace>,
) {
    let mut opened = false;
    let mut over = false;
    for message in told.read() {
        opened |= matches!(message, Told::Opened);
        over |= matches!(message, Told::Opened | Told::Changed(Change::Played { .. } | Change::Jumped | Change::Ended));
    }
    if over {
        end(&mut rolling, &mut commands);
    }
    let roll = table.session().header().roll.as_ref().filter(|_| opened && pace.0.is_finite());
    let Some(roll) = roll else { return };
    let sides = table.session().sides();
    let seats = roll.rounds.first().map_or(0, Vec::len);
    for (round, rolled) in roll.rounds.iter().enumerate() {
        for (seat, value) in rolled {
            let Some(side) = sides.iter().position(|side| side.seats.contains(*seat)) else { continue };
            let side = Side(side as u8);
            let (spot, from) = place(usize::from(seat.0), seats);
            let Some(body) = looks.0.rolling(side, *value, from, 0.0).pop() else { continue };
            let entity =
                commands.spawn((RolledDie { seat: *seat, round }, Transform::default(), Visibility::Hidden)).id();
            for (mesh, finish) in meshes.parts(body.shape, Some(side)) {
                commands.spawn((Mesh3d(mesh), finish, ChildOf(entity)));
            }
            rolling.dice.push(RollDie { entity, side, value: *value, round, spot, from });
        }
    }
    rolling.seconds = 0.0;
    rolling.roll = Some(roll.clone()).filter(|_| !rolling.dice.is_empty());
}

/// Where a seat's die comes to lie, and the direction it comes from: each from its own side of the board.
fn place(seat: usize, seats: usize) -> (Vec3A, Vec3A) {
    if seats == 2 {
        let near = if seat == 0 { 1.0 } else { -1.0 };
        return (Vec3A::new(-0.9 * near, 0.0, 0.55 * near), Vec3A::new(-near, 0.0, 0.0));
    }
    let corners = [(-1.0, 1.0), (-1.0, -1.0), (1.0, -1.0), (1.0, 1.0)];
    let (x, z) = corners[seat % 4];
    (Vec3A::new(x * 0.8, 0.0, z * 0.8), Vec3A::new(x, 0.0, 0.0))
}

fn advance(
    mut rolling: ResMut<Rolling>,
    mut commands: Commands,
    mut skips: MessageReader<Skip>,
    mut dice: Query<(&mut Transform, &mut Visibility)>,
    looks: Res<Looks>,
    time: Res<Time>,
    pace: Res<Pace>,
    mut wake: MessageWriter<RequestRedraw>,
) {
    let skip = skips.read().count() > 0;
    let Some(roll) = &rolling.roll else { return };
    let whole = roll.rounds.len() as f32 * (ROLL + READ);
    if skip || rolling.seconds >= whole || !pace.0.is_finite() {
        end(&mut rolling, &mut commands);
        wake.write(RequestRedraw);
        return;
    }
    for die in &rolling.dice {
        let begin = die.round as f32 * (ROLL + READ);
        let t = (rolling.seconds - begin) / ROLL;
        let Ok((mut transform, mut visibility)) = dice.get_mut(die.entity) else { continue };
        let shown = t >= 0.0 && rolling.seconds < begin + ROLL + READ;
        *visibility = if shown { Visibility::Inherited } else { Visibility::Hidden };
        if let Some(body) = looks.0.rolling(die.side, die.value, die.from, t.clamp(0.0, 1.0)).pop() {
            let fade = ((begin + ROLL + READ - rolling.seconds) / 0.2).clamp(0.01, 1.0);
            *transform = Transform {
                translation: (body.pose.translation + die.spot).into(),
                rotation: body.pose.rotation,
                scale: Vec3::splat(fade),
            };
        }
    }
    rolling.seconds += time.delta_secs() * pace.0;
    wake.write(RequestRedraw);
}

fn end(rolling: &mut Rolling, commands: &mut Commands) {
    for die in rolling.dice.drain(..) {
        commands.entity(die.entity).despawn();
    }
    rolling.roll = None;
}

/// Lets a play that is on the table from the start show its roll.
pub fn announce(mut told: MessageWriter<Told>) {
    told.write(Told::Opened);
}
