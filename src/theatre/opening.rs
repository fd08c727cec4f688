//! Opens and leaves the demonstration of a game.

use crate::theatre::playback::Demo;
use crate::theatre::programme::demonstrated::DemonstratedGame;
use crate::theatre::programme::looks::{Theatre, Theatres};
use crate::theatre::scene::{DemoScene, lay};
use bevy::prelude::*;
use ludoteca_rules::{Entry, Piece};
use ludoteca_table::play::session::RequestSystems;
use ludoteca_table::play::stage::{self, Shelf};
use ludoteca_table::scene::camera::orbit::Orbit;
use ludoteca_table::scene::camera::{TableCamera, point_all_at};
use ludoteca_table::scene::room::{Room, StageRoom};
use ludoteca_table::schedule::TableSystems;
use ludoteca_table::screen::{Screen, enter};

/// A request to open or leave the demonstration.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum DemonstrationRequest {
    /// Opens the demonstration of the game of this id, with this piece or from the beginning. A play on the table is
    /// left open.
    Open(&'static str, Option<Piece>),
    /// Goes back to the play from which it was opened, or else to the shelf.
    Leave,
}

/// A game that has nothing to demonstrate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this game has no demonstration")]
pub struct NoDemonstration;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Theatres>()
        .add_message::<DemonstrationRequest>()
        .add_systems(Update, change.in_set(TableSystems::Apply).before(RequestSystems))
        .add_systems(OnExit(Screen::Theatre), |mut commands: Commands| {
            commands.remove_resource::<Demo>();
            commands.insert_resource(StageRoom(None));
        });
}

fn change(world: &mut World) {
    let wanted: Vec<DemonstrationRequest> = world.resource_mut::<Messages<DemonstrationRequest>>().drain().collect();
    for one in wanted {
        match one {
            DemonstrationRequest::Open(id, piece) => {
                let entry = world.get_resource::<Shelf>().and_then(|shelf| shelf.find(id));
                let theatre = world.get_resource::<Theatres>().and_then(|theatres| theatres.of(id));
                // A game without a demonstration stays on the table.
                if let Some((entry, theatre)) = entry.zip(theatre) {
                    open(world, entry, theatre);
                    if let Some(piece) = piece {
                        world.resource_mut::<Demo>().meet(piece);
                    }
                }
            }
            DemonstrationRequest::Leave => {
                let shown = world.query::<&DemonstratedGame>().iter(world).next().copied();
                match shown {
                    // The play is there, so no opening roll needs a seed.
                    Some(DemonstratedGame { entry, from_play: true }) => stage::go_on(world, entry, 0),
                    Some(_) => enter(world, Screen::Shelf),
                    None => {}
                }
            }
        }
    }
}

/// Opens the demonstration of a game and points all cameras at it. A play on the table is left open.
pub fn open(world: &mut World, entry: &'static Entry, theatre: Theatre) -> Entity {
    let from_play = stage::leave(world) || take_off(world).is_some_and(|shown| shown.from_play);
    world.insert_resource(Demo::of(entry, &*theatre.0));
    world.insert_resource(StageRoom(Some(Room::stage())));
    let demonstrated = DemonstratedGame { entry, from_play };
    let scope = DespawnOnExit(Screen::Theatre);
    let root = world.spawn((Name::new("demonstration"), DemoScene::default(), demonstrated, theatre, scope)).id();
    point_all_at(world, root);
    enter(world, Screen::Theatre);
    world.query_filtered::<&mut Orbit, With<TableCamera>>().iter_mut(world).for_each(|mut orbit| orbit.reset());
    world.run_system_cached(lay).expect("everything it reads was inserted just now");
    root
}

/// Takes the demonstration of another game off the table.
fn take_off(world: &mut World) -> Option<DemonstratedGame> {
    let (root, demonstrated) = world.query::<(Entity, &DemonstratedGame)>().iter(world).next()?;
    let demonstrated = *demonstrated;
    world.despawn(root);
    Some(demonstrated)
}
