//! What people do about tables between computers.

use super::connection::{Network, NetworkHome};
use super::model::{NetworkModel, NetworkStage};
use crate::desk::frame::look::DeskWords;
use crate::desk::frame::notice::{Notice, Notices};
use crate::desk::frame::schedule::DeskSystems;
use crate::desk::new_game::controller::NewGame;
use bevy::prelude::*;
use ludoteca_clock::Control;
use ludoteca_net::{Fault, Opening, Wish, name_from};
use ludoteca_rules::Text;
use ludoteca_rules::options::shorten;
use ludoteca_server::{Invitation, user_name};
use ludoteca_table::play::Play;
use ludoteca_table::play::stage::{Shelf, Today};

/// What a person does about tables between computers.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum NetworkAction {
    /// Types the code of a table.
    Type(String),
    /// Opens a table for the game that is chosen.
    Open,
    /// Sits down at the table whose code is typed, or at this one.
    Join(Option<String>),
    /// Leaves the table; or, from what went wrong, goes back to the choice.
    Leave,
    /// Answers what was asked.
    Answer(bool),
    /// Says one of the fixed sentences.
    Phrase(u8),
    /// Asks the others for something.
    Ask(Wish),
    /// Ends a pause.
    Resume,
    /// Takes the game of whoever is away, or puts it off.
    Absent(bool),
}

/// The dialogs about tables between computers.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Network>().init_resource::<NetworkModel>().init_resource::<NetworkHome>();
    app.add_message::<NetworkAction>().add_systems(Update, act.in_set(DeskSystems::Control));
}

fn act(world: &mut World) {
    let actions: Vec<NetworkAction> = world.resource_mut::<Messages<NetworkAction>>().drain().collect();
    for action in actions {
        world.resource_scope(|world, mut network: Mut<Network>| one(world, &mut network, action));
    }
}

fn one(world: &mut World, network: &mut Network, action: NetworkAction) {
    match action {
        NetworkAction::Type(typed) => world.resource_mut::<NetworkModel>().typed = typed,
        NetworkAction::Open => open(world, network),
        NetworkAction::Join(code) => join(world, network, code),
        NetworkAction::Leave => {
            network.leave();
            let mut model = world.resource_mut::<NetworkModel>();
            let (typed, chosen) = (model.typed.clone(), model.chosen.clone());
            *model = NetworkModel { typed, chosen, ..NetworkModel::default() };
        }
        other => {
            if let Err(fault) = say(network, &other) {
                world.resource_mut::<Notices>().tell(Notice::failure(fault.text()));
            }
        }
    }
}

/// The name that the others see: the one typed for this game, or that of the user of this computer.
fn own_name(world: &World) -> String {
    let named = world.resource::<NewGame>().players.names.iter().find_map(|name| name_from(name));
    named.unwrap_or_else(user_name)
}

/// The table that is to be opened: for the game on the table here, as it is chosen.
fn opening(world: &mut World, chosen: Option<ludoteca_rules::Options>) -> Option<Opening> {
    let date = (world.resource::<Today>().0)();
    let play = world.query::<&Play>().iter(world).next()?;
    let options = chosen.unwrap_or_else(|| play.view().options().clone());
    let (id, seats) = (play.entry.info.id, play.entry.seats(&options));
    let named = options.to_string();
    let game = if named.is_empty() { id.to_owned() } else { format!("{id}:{named}") };
    let new = world.resource::<NewGame>();
    let clock = Control::print_all(&new.clock.controls(seats));
    Some(Opening { game, position: None, clock, lots: true, date })
}

fn open(world: &mut World, network: &mut Network) {
    let chosen = world.resource::<NetworkModel>().chosen.clone();
    let Some(opening) = opening(world, chosen) else { return };
    let (home, catalogue) = (world.resource::<NetworkHome>().clone(), world.resource::<Shelf>().0.clone());
    let (name, sign) = (own_name(world), world.resource::<DeskWords>().0.word("net-sign"));
    match network.open(&home, &catalogue, opening, (name, sign)) {
        Ok(shown) => *world.resource_mut::<NetworkModel>() = shown,
        Err(failure) => fail(world, failure.text().cloned()),
    }
}

fn join(world: &mut World, network: &mut Network, code: Option<String>) {
    let code = code.unwrap_or_else(|| world.resource::<NetworkModel>().typed.clone());
    let Some(invitation) = Invitation::parse(&code) else {
        return fail(world, Some(Text::new("net-bad-code").with("code", shorten(code.trim()))));
    };
    let (home, catalogue) = (world.resource::<NetworkHome>().clone(), world.resource::<Shelf>().0.clone());
    let name = own_name(world);
    match network.join(&home, &catalogue, invitation, name) {
        Ok(()) => world.resource_mut::<NetworkModel>().stage = NetworkStage::Joining,
        Err(failure) => fail(world, failure.text().cloned()),
    }
}

fn fail(world: &mut World, why: Option<Text>) {
    world.resource_mut::<NetworkModel>().stage = why.map_or(NetworkStage::Away, NetworkStage::Failed);
}

/// Says something at the table.
fn say(network: &mut Network, action: &NetworkAction) -> Result<(), Fault> {
    let seated = network.seated().ok_or(Fault::NotNow)?;
    let seat = seated.visit.guest().speaker().ok_or(Fault::NotNow)?;
    seated.visit.act(|guest, now| match action {
        NetworkAction::Answer(agree) => guest.answer_question(*agree),
        NetworkAction::Phrase(phrase) => guest.phrase(seat, *phrase),
        NetworkAction::Ask(wish) => guest.ask(seat, *wish),
        NetworkAction::Resume => guest.resume(seat),
        NetworkAction::Absent(claim) => guest.absent(seat, guest.gone(now).ok_or(Fault::Time)?, *claim, now),
        _ => Ok(()),
    })
}
