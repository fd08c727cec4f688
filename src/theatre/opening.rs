//! Opens and leaves the demonstration of a game.

use super::demonstrated::Demonstrated;
use super::playback::Demo;
use super::scene::{DemoScene, lay};
use bevy::prelude::*;
use ludoteca_rules::{Entry, Piece};
use ludoteca_table::play::session::Applied;
use ludoteca_table::play::stage::{self, Shelf};
use ludoteca_table::scene::eye::orbit::Orbit;
use ludoteca_table::scene::eye::{Eye, point_all_at};
use ludoteca_table::schedule::TableSystems;
use ludoteca_table::screen::{Screen, enter};
use ludoteca_table::show::looks::{AllLooks, Looks};

/// A request to open or leave the demonstration.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum DemonstrationRequest {
    /// Opens the demonstration of the game of this id, with this piece or from the beginning. A play on the table is left
    /// open.
    Open(&'static str, Option<Piece>),
    /// Goes back to the play from which it was opened, or else to the shelf.
    Leave,
}

/// A game that has nothing to demonstrate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this game has no demonstration")]
pub struct NoDemonstration;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<DemonstrationRequest>()
        .add_systems(Update, change.in_set(TableSystems::Apply).before(Applied))
        .add_systems(OnExit(Screen::Theatre), |mut commands: Commands| commands.remove_resource::<Demo>());
}

fn change(world: &mut World) {
    let wanted: Vec<DemonstrationRequest> = world.resource_mut::<Messages<DemonstrationRequest>>().drain().collect();
    for one in wanted {
        match one {
            DemonstrationRequest::Open(id, piece) => {
                let entry = world.get_resource::<Shelf>().and_then(|shelf| shelf.find(id));
                let looks = world.get_resource::<AllLooks>().and_then(|looks| looks.of(id));
                if let Some((entry, looks)) = entry.zip(looks) {
                    // A game without a demonstration stays on the table.
                    let opened = open(world, entry, looks);
                    if let (Ok(_), Some(piece)) = (opened, piece) {
                        world.resource_mut::<Demo>().meet(piece);
                    }
                }
            }
            DemonstrationRequest::Leave => {
                let shown = world.query::<&Demonstrated>().iter(world).next().copied();
                match shown {
                    // The play is there, so no opening roll needs a seed.
                    Some(Demonstrated { entry, from_play: true }) => stage::go_on(world, entry, 0),
                    Some(_) => enter(world, Screen::Shelf),
                    None => {}
                }
            }
        }
    }
}

/// Opens the demonstration of a game with these looks and points all eyes at it. A play on the table is left open.
///
/// # Errors
/// There is nothing to demonstrate; then nothing changes.
pub fn open(world: &mut World, entry: &'static Entry, looks: Looks) -> Result<Entity, NoDemonstration> {
    if looks.0.demonstration().is_empty() {
        return Err(NoDemonstration);
    }
    let from_play = stage::leave(world) || take_off(world).is_some_and(|shown| shown.from_play);
    world.insert_resource(Demo::of(entry, &*looks.0));
    let demonstrated = Demonstrated { entry, from_play };
    let scope = DespawnOnExit(Screen::Theatre);
    let root = world.spawn((Name::new("demonstration"), DemoScene::default(), demonstrated, looks, scope)).id();
    point_all_at(world, root);
    enter(world, Screen::Theatre);
    world.query_filtered::<&mut Orbit, With<Eye>>().iter_mut(world).for_each(|mut orbit| orbit.reset());
    world.run_system_cached(lay).expect("everything it reads was inserted just now");
    Ok(root)
}

/// Takes the demonstration of another game off the table.
fn take_off(world: &mut World) -> Option<Demonstrated> {
    let (root, demonstrated) = world.query::<(Entity, &Demonstrated)>().iter(world).next()?;
    let demonstrated = *demonstrated;
    world.despawn(root);
    Some(demonstrated)
}
