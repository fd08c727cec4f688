//! Which game lies on the table. Opening one lays its board, its pieces and its play; leaving it clears the table and keeps
//! the play, so that it is still there when the game is opened again.
//!
//! May import `games` (the list) and the parts of the table that remember something about a play. Only this file and
//! [`session`](super::session) ever hold a session.

use super::TableSystems;
use super::animation::player::{Carried, Offered, Showing};
use super::board::Board;
use super::bowls::{ArmedPiece, BowlOf};
use super::camera::orbit::Orbit;
use super::indicate::RefusedAt;
use super::input::keys::Typed;
use super::input::pointer::{Hovered, Pressed};
use super::looks::{AllLooks, Looks};
use super::marks::{Marking, Marks};
use super::pieces::{self, Piece, ShapeMeshes};
use super::roll::{RolledDie, Rolling};
use super::session::{Ask, InHand, Table, Told};
use super::signs::{SignDrawing, Signs};
use crate::rules::session::{Change, Session};
use crate::search::Entry;
use bevy::prelude::*;
use std::collections::BTreeMap;

/// What somebody wants to have on the table.
#[derive(Message, Clone, Copy)]
pub enum Lay {
    /// This game: the play that was left open, or else a new one, with an opening roll of this seed if it has one.
    Game(&'static Entry, u64),
    /// Nothing: back to the shelf.
    Shelf,
}

/// The plays that were left open, by the id of their game.
#[derive(Resource, Default)]
pub struct LeftOpen(BTreeMap<&'static str, Box<dyn Session>>);

impl LeftOpen {
    /// The play of a game that was left open.
    #[must_use]
    pub fn of(&self, id: &str) -> Option<&dyn Session> {
        self.0.get(id).map(|session| &**session)
    }
}

/// A game whose table is not built yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this game has no table yet")]
pub struct NoTable;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LeftOpen>()
        .add_message::<Lay>()
        .add_systems(Update, lay.in_set(TableSystems::Apply).before(super::session::Applied));
}

fn lay(world: &mut World) {
    let wanted: Vec<Lay> = world.resource_mut::<Messages<Lay>>().drain().collect();
    for one in wanted {
        match one {
            Lay::Shelf => clear(world),
            Lay::Game(entry, seed) => {
                if world.get_resource::<Table>().is_some_and(|table| table.entry.info.id == entry.info.id) {
                    continue;
                }
                let left = world.resource_mut::<LeftOpen>().0.remove(entry.info.id);
                let told = if left.is_some() { Told::Changed(Change::Jumped) } else { Told::Opened };
                let session = left
                    .unwrap_or_else(|| entry.start_rolled(crate::rules::Options::defaults(entry.info.options), seed));
                if open(world, entry, session).is_ok() {
                    world.write_message(told);
                }
            }
        }
    }
}

/// Lays a game on the table and this play on it. What lay there is left open.
///
/// # Errors
/// The game has no table yet; then nothing changes.
pub fn open(world: &mut World, entry: &'static Entry, session: Box<dyn Session>) -> Result<(), NoTable> {
    let looks = world.resource::<AllLooks>().of(entry.info.id).ok_or(NoTable)?;
    clear(world);
    // What was asked of the last play, or of none, is not for this one; and a board is first seen as a whole.
    world.resource_mut::<Messages<Ask>>().clear();
    for mut orbit in world.query::<&mut Orbit>().iter_mut(world) {
        orbit.set_if_neq(Orbit::default());
    }
    let meshes = ShapeMeshes::new(&*looks.0, &mut world.resource_mut::<Assets<Mesh>>());
    world.spawn(Board { geometry: entry.info.geometry, tone: looks.0.tone(), pieces: looks.0.height() });
    world.insert_resource(meshes);
    world.insert_resource(looks);
    world.insert_resource(Table::new(entry, session));
    world.run_system_cached(pieces::stand).expect("everything it reads was inserted just now");
    Ok(())
}

/// Clears the table and keeps the play.
fn clear(world: &mut World) {
    let Some(table) = world.remove_resource::<Table>() else { return };
    let (entry, session) = table.into_parts();
    world.resource_mut::<LeftOpen>().0.insert(entry.info.id, session);
    type Things = (
        Or<(With<Board>, With<Piece>, With<Marking>)>,
        Or<(With<SignDrawing>, With<RolledDie>)>,
        Or<(With<BowlOf>, With<ArmedPiece>)>,
    );
    let mut things = world.query_filtered::<Entity, Or<Things>>();
    let things: Vec<Entity> = things.iter(world).collect();
    for thing in things {
        world.despawn(thing);
    }
    world.remove_resource::<Looks>();
    world.remove_resource::<ShapeMeshes>();
    world.insert_resource(InHand::default());
    world.insert_resource(Marks::default());
    world.insert_resource(Signs::default());
    world.insert_resource(RefusedAt::default());
    world.insert_resource(Showing::default());
    world.insert_resource(Carried::default());
    world.insert_resource(Rolling::default());
    world.insert_resource(Hovered::default());
    world.insert_resource(Pressed::default());
    world.insert_resource(Offered::default());
    world.insert_resource(Typed::default());
}
