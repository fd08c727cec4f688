//! Animation of the opening roll: each seat's die rolls onto the middle of the board; ties roll again. It only shows
//! the result, which is in the play's header. A game whose plugin calls [`add_opening_roll`] has one.

use crate::play::{Play, PlayEvent, TableEvent};
use crate::schedule::TableSystems;
use crate::show::animation::contact::Contact;
use crate::show::animation::player::{AnimationSpeed, Skip};
use crate::show::looks::{Body, add_to_plays};
use crate::show::pieces::ShapeMeshes;
use crate::show::voice::Voice;
use bevy::math::Vec3A;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use ludoteca_rules::display::roll::OpeningRoll;
use ludoteca_rules::session::SessionChange;
use ludoteca_rules::{Seat, Side};
use std::sync::Arc;

/// Seconds for which the dice of a round roll, and for which they then lie still to be read.
const ROLL: f32 = 1.4;
const READ: f32 = 1.1;

/// The look of a die of the opening roll.
pub trait RollLooks: Send + Sync + 'static {
    /// A die of `side` that rolls to rest showing `value`, `t` from 0 to 1, in the frame of the spot where it comes to
    /// lie; `from` is the direction it comes from.
    fn rolling(&self, side: Side, value: u8, from: Vec3A, t: f32) -> Body;

    /// When it strikes the board, from 0 to 1, each blow weaker than the one before.
    fn strikes(&self) -> Vec<f32>;
}

/// The look of the dice that are rolled for who begins a play.
#[derive(Component, Clone)]
pub struct OpeningDice(pub Arc<dyn RollLooks>);

/// Shows the opening roll of every play of the game of this id.
pub fn add_opening_roll(app: &mut App, id: &'static str, looks: impl RollLooks) {
    add_to_plays(app, id, OpeningDice(Arc::new(looks)));
}

/// The opening roll of a play while it is animated.
#[derive(Component, Default)]
pub struct Rolling {
    roll: Option<OpeningRoll>,
    seconds: f32,
    dice: Vec<DieMotion>,
}

/// A die of the opening roll.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct RolledDie {
    /// Who rolls it.
    pub seat: Seat,
    /// In which round, counted from 0.
    pub round: usize,
}

struct DieMotion {
    entity: Entity,
    side: Side,
    value: u8,
    round: usize,
    spot: Vec3A,
    from: Vec3A,
}

impl Rolling {
    /// Whether a roll is being animated.
    #[must_use]
    pub const fn is_active(&self) -> bool {
        self.roll.is_some()
    }

    /// Seconds at normal speed since it began.
    #[must_use]
    pub const fn seconds(&self) -> f32 {
        self.seconds
    }

    /// When the dice strike the board.
    #[must_use]
    pub fn contacts(&self, looks: &dyn RollLooks) -> Vec<Contact> {
        let strikes = looks.strikes();
        let blows = |die: &DieMotion| {
            let (begin, at, strikes) = (die.round as f32 * (ROLL + READ), die.spot, &strikes);
            let blow = move |(index, t): (usize, &f32)| Contact {
                seconds: begin + t * ROLL,
                at,
                voice: Voice::Die,
                strength: 1.0 - 0.6 * index as f32 / strikes.len() as f32,
            };
            strikes.iter().enumerate().map(blow).collect::<Vec<_>>()
        };
        self.dice.iter().flat_map(blows).collect()
    }
}

pub(in crate::show) fn plugin(app: &mut App) {
    app.register_required_components::<Play, Rolling>();
    app.add_systems(Update, (begin, advance).chain().in_set(TableSystems::Present));
}

fn begin(
    mut events: MessageReader<TableEvent>,
    mut commands: Commands,
    mut plays: Query<(Entity, &Play, &mut Rolling, &OpeningDice, &ShapeMeshes)>,
    speed: Res<AnimationSpeed>,
) {
    let events: Vec<&TableEvent> = events.read().collect();
    for (entity, play, mut rolling, looks, meshes) in &mut plays {
        let mut opened = false;
        let mut over = false;
        for event in events.iter().filter(|event| event.play == entity) {
            opened |= matches!(event.happened, PlayEvent::Opened);
            over |= matches!(
                event.happened,
                PlayEvent::Opened
                    | PlayEvent::Changed(SessionChange::Played { .. } | SessionChange::Jumped | SessionChange::Ended)
            );
        }
        if over {
            end(&mut rolling, &mut commands);
        }
        let view = play.view();
        let Some(roll) = view.header().roll.as_ref().filter(|_| opened && speed.0.is_finite()) else { continue };
        let seats = roll.rounds.first().map_or(0, Vec::len);
        for (round, rolled) in roll.rounds.iter().enumerate() {
            for (seat, value) in rolled {
                let Some(side) = view.sides().iter().position(|side| side.seats.contains(*seat)) else { continue };
                let side = Side(side as u8);
                let (spot, from) = place(usize::from(seat.0), seats);
                let body = looks.0.rolling(side, *value, from, 0.0);
                let die = RolledDie { seat: *seat, round };
                let die = commands.spawn((die, Transform::default(), Visibility::Hidden, ChildOf(entity))).id();
                for (mesh, finish) in meshes.parts(body.shape, Some(side)) {
                    commands.spawn((Mesh3d(mesh), finish, ChildOf(die)));
                }
                rolling.dice.push(DieMotion { entity: die, side, value: *value, round, spot, from });
            }
        }
        rolling.seconds = 0.0;
        rolling.roll = Some(roll.clone()).filter(|_| !rolling.dice.is_empty());
    }
}

/// Where a seat's die comes to rest, and the direction it comes from: its own side of the board.
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
    mut commands: Commands,
    mut skips: MessageReader<Skip>,
    mut plays: Query<(&mut Rolling, &OpeningDice)>,
    mut dice: Query<(&mut Transform, &mut Visibility)>,
    time: Res<Time>,
    speed: Res<AnimationSpeed>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let skip = skips.read().count() > 0;
    for (mut rolling, looks) in &mut plays {
        let Some(roll) = &rolling.roll else { continue };
        let whole = roll.rounds.len() as f32 * (ROLL + READ);
        redraw.write(RequestRedraw);
        if skip || rolling.seconds >= whole || !speed.0.is_finite() {
            end(&mut rolling, &mut commands);
            continue;
        }
        for die in &rolling.dice {
            let begin = die.round as f32 * (ROLL + READ);
            let t = (rolling.seconds - begin) / ROLL;
            let Ok((mut transform, mut visibility)) = dice.get_mut(die.entity) else { continue };
            let shown = t >= 0.0 && rolling.seconds < begin + ROLL + READ;
            *visibility = if shown { Visibility::Inherited } else { Visibility::Hidden };
            let body = looks.0.rolling(die.side, die.value, die.from, t.clamp(0.0, 1.0));
            let fade = ((begin + ROLL + READ - rolling.seconds) / 0.2).clamp(0.01, 1.0);
            *transform = Transform {
                translation: (body.pose.translation + die.spot).into(),
                rotation: body.pose.rotation,
                scale: Vec3::splat(fade),
            };
        }
        rolling.seconds += time.delta_secs() * speed.0;
    }
}

fn end(rolling: &mut Rolling, commands: &mut Commands) {
    for die in rolling.dice.drain(..) {
        commands.entity(die.entity).despawn();
    }
    rolling.roll = None;
}

/// Shows the opening roll of plays that were opened before the app ran.
pub fn show_opening_roll(mut events: MessageWriter<TableEvent>, plays: Query<Entity, With<Play>>) {
    events.write_batch(plays.iter().map(|play| TableEvent { play, seat: None, happened: PlayEvent::Opened }));
}
