//! Which game is on the table. Opening one spawns its play; leaving it keeps the session and despawns the play with all
//! its children.

use super::request::{Happened, TableEvent};
use super::session::{Applied, Play};
use crate::rules::session::{Change, PlayView, Session};
use crate::rules::{Entry, Options};
use crate::table::scene::eye::orbit::Orbit;
use crate::table::scene::eye::{Eye, point_all_at};
use crate::table::schedule::TableSystems;
use bevy::prelude::*;
use std::collections::BTreeMap;

/// A request to change the game on the table.
#[derive(Message, Clone)]
pub enum StageRequest {
    /// Opens this game: the play that was left open, or else a new one, with an opening roll of this seed if it has
    /// one.
    Open(&'static Entry, u64),
    /// Leaves the game: back to the shelf.
    Leave,
    /// A new play of the game that is on the table, with these options and the opening roll of this seed.
    New(Options, u64),
}

/// The plays that were left open, by the id of their game.
#[derive(Resource, Default)]
pub struct LeftOpen(BTreeMap<&'static str, Box<dyn Session>>);

impl LeftOpen {
    /// The play of a game that was left open.
    #[must_use]
    pub fn of(&self, id: &str) -> Option<&dyn PlayView> {
        self.0.get(id).map(|session| &**session as &dyn PlayView)
    }
}

/// The games whose tables are built, in the order of the shelf. The games' plugins fill it.
#[derive(Resource, Clone, Default)]
pub struct Shelf(Vec<&'static Entry>);

impl Shelf {
    /// Puts a game at the end of the shelf.
    pub fn push(&mut self, entry: &'static Entry) {
        self.0.push(entry);
    }

    /// All games on the shelf.
    pub fn entries(&self) -> impl Iterator<Item = &'static Entry> {
        self.0.iter().copied()
    }

    /// The game with this id, if it is on the shelf.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<&'static Entry> {
        self.entries().find(|entry| entry.info.id == id)
    }
}

/// A game whose table is not built yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this game has no table yet")]
pub struct NoTable;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LeftOpen>()
        .init_resource::<Shelf>()
        .add_message::<StageRequest>()
        .add_systems(Update, change.in_set(TableSystems::Apply).before(Applied));
}

fn change(world: &mut World) {
    let wanted: Vec<StageRequest> = world.resource_mut::<Messages<StageRequest>>().drain().collect();
    for one in wanted {
        match one {
            StageRequest::Leave => leave(world),
            StageRequest::New(options, seed) => renew(world, options, seed),
            StageRequest::Open(entry, seed) => {
                let id = entry.info.id;
                if world.query::<&Play>().iter(world).any(|play| play.entry.info.id == id)
                    || world.resource::<Shelf>().find(id).is_none()
                {
                    continue;
                }
                let left = world.resource_mut::<LeftOpen>().0.remove(id);
                let happened = if left.is_some() { Happened::Changed(Change::Jumped) } else { Happened::Opened };
                let session = left.unwrap_or_else(|| entry.start_rolled(Options::defaults(entry.info.options), seed));
                if let Ok(play) = open(world, entry, session) {
                    world.write_message(TableEvent { play, seat: None, happened });
                }
            }
        }
    }
}

/// Spawns a play and points all eyes at it. A play that was there before is left open.
///
/// # Errors
/// The game has no table yet; then nothing changes.
pub fn open(world: &mut World, entry: &'static Entry, session: Box<dyn Session>) -> Result<Entity, NoTable> {
    world.resource::<Shelf>().find(entry.info.id).ok_or(NoTable)?;
    leave(world);
    let play = put(world, entry, session);
    // A newly opened board is shown as a whole.
    world.query_filtered::<&mut Orbit, With<Eye>>().iter_mut(world).for_each(|mut orbit| orbit.reset());
    Ok(play)
}

/// Spawns a play and points all eyes at it.
fn put(world: &mut World, entry: &'static Entry, session: Box<dyn Session>) -> Entity {
    let play = world.spawn((Name::new(entry.info.id), Play::new(entry, session).bundle())).id();
    point_all_at(world, play);
    play
}

/// Replaces every play by a new one of the same game, between the same players. It is another entity, so that requests
/// that answer the old play are refused.
fn renew(world: &mut World, options: Options, seed: u64) {
    let plays: Vec<Entity> = world.query_filtered::<Entity, With<Play>>().iter(world).collect();
    for entity in plays {
        let Some(old) = world.entity_mut(entity).take::<Play>() else { continue };
        world.despawn(entity);
        let mut session = old.entry.start_rolled(options.clone(), seed);
        let header = old.view().header();
        session.describe(header.date.clone(), header.names.clone(), header.controllers.clone());
        let play = put(world, old.entry, session);
        world.write_message(TableEvent { play, seat: None, happened: Happened::Opened });
    }
}

/// Despawns all plays and keeps their sessions in [`LeftOpen`].
fn leave(world: &mut World) {
    let plays: Vec<Entity> = world.query_filtered::<Entity, With<Play>>().iter(world).collect();
    for entity in plays {
        if let Some(play) = world.entity_mut(entity).take::<Play>() {
            world.resource_mut::<LeftOpen>().0.insert(play.entry.info.id, play.into_session());
        }
        world.despawn(entity);
    }
}
