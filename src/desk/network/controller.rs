//! What people do about tables between computers.

use super::connection::{Network, NetworkHome, TableHere};
use super::model::{FarWay, NetworkModel, NetworkStage};
use crate::desk::frame::dialog::{Dialog, OpenDialog};
use crate::desk::frame::display::ToClipboard;
use crate::desk::frame::notice::{Notice, Notices};
use crate::desk::frame::schedule::DeskSystems;
use crate::desk::new_game::controller::NewGame;
use bevy::prelude::*;
use bevy_egui::EguiClipboard;
use ludoteca_clock::Control;
use ludoteca_net::{Fault, Letter, Opening, Torn, Want, Wish, name_from};
use ludoteca_rules::options::shorten;
use ludoteca_rules::{Catalogue, Text};
use ludoteca_server::Destination;
use ludoteca_store::Failure;
use ludoteca_table::play::Play;
use ludoteca_table::play::stage::{Shelf, Today};
use std::path::PathBuf;

/// What a person does about tables between computers.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum NetworkAction {
    /// Types the code of a table.
    Type(String),
    /// Types the name that the others see.
    Name(String),
    /// Opens a table for the game that is chosen.
    Open,
    /// Opens the table that is open here to the internet too.
    OpenFar,
    /// Copies the invitation for whoever comes from there.
    CopyFar,
    /// Begins a game by mail with the game that is chosen.
    Write,
    /// Copies what is to be sent by mail.
    Copy,
    /// Takes in the message by mail that was copied elsewhere.
    Paste,
    /// Takes in the message by mail that is in this text.
    Read(String),
    /// Opens a table again whose log was kept in this file.
    GoOn(PathBuf),
    /// Comes back to a game by mail whose log was kept in this file.
    WriteOn(PathBuf),
    /// Sits down at the table whose code is typed, or at this one; or takes in a message by mail.
    Join(Option<String>),
    /// The same, only to watch.
    Watch(Option<String>),
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
    if world.resource::<NetworkModel>().told.is_some() {
        world.resource_mut::<NetworkModel>().told = None;
    }
    match action {
        NetworkAction::Type(typed) => type_code(world, network, typed),
        NetworkAction::Name(name) => world.resource_mut::<NetworkModel>().name = Some(name),
        NetworkAction::Open => open(world, network),
        NetworkAction::OpenFar => {
            let wake = world.resource::<NetworkHome>().wake.clone();
            if let Some(seated) = network.seated() {
                seated.open_far(wake);
            }
        }
        NetworkAction::CopyFar => copy_invitation(world),
        NetworkAction::Write => write(world, network),
        NetworkAction::Copy => copy(world),
        NetworkAction::Paste => {
            let text = world.get_resource_mut::<EguiClipboard>().and_then(|mut clipboard| clipboard.get_text());
            read_text(world, network, &text.unwrap_or_default());
        }
        NetworkAction::Read(text) => read_text(world, network, &text),
        NetworkAction::WriteOn(path) => {
            let ((home, catalogue), name) = (here(world), own_name(world));
            let came = network.go_on_by_mail(&home, &catalogue, &path, name);
            show(world, came);
        }
        NetworkAction::GoOn(path) => open_here(world, network, TableHere::Kept(&path)),
        NetworkAction::Join(code) => join(world, network, code, Want::Place(None)),
        NetworkAction::Watch(code) => join(world, network, code, Want::Watch),
        NetworkAction::Leave => {
            network.leave();
            world.resource_mut::<NetworkModel>().left(NetworkStage::Away);
        }
        other => {
            if let Err(fault) = say(network, &other) {
                world.resource_mut::<Notices>().tell(Notice::failure(fault.text()));
            }
        }
    }
}

/// The name that the others see, which is kept for the next time.
fn own_name(world: &World) -> String {
    let tables = world.resource::<NetworkHome>().tables.clone();
    let typed = world.resource::<NetworkModel>().name.as_deref().and_then(name_from);
    if let (Some(name), Some(tables)) = (&typed, &tables) {
        // A name that is not kept is only typed again.
        let _ = tables.take_name(name);
    }
    typed.or_else(|| tables.map(|tables| tables.name())).unwrap_or_default()
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
    Some(Opening { game, position: None, clock, lots: true, mail: false, date })
}

fn open(world: &mut World, network: &mut Network) {
    let chosen = world.resource::<NetworkModel>().chosen.clone();
    let Some(opening) = opening(world, chosen) else { return };
    open_here(world, network, TableHere::New(opening));
}

fn open_here(world: &mut World, network: &mut Network, table: TableHere<'_>) {
    let (home, catalogue) = here(world);
    let opened = network.open(&home, &catalogue, table, own_name(world));
    show(world, opened.map(|shown| NetworkStage::Open(Box::new(shown))));
}

fn join(world: &mut World, network: &mut Network, code: Option<String>, want: Want) {
    let code = code.unwrap_or_else(|| world.resource::<NetworkModel>().typed.clone());
    if let Some(letter) = Letter::parse(&code) {
        return read(world, network, letter);
    }
    let to = match Destination::parse(&code) {
        Ok(Some(to)) => to,
        Ok(None) => {
            let text = Text::new("net-bad-code").with("code", shorten(code.trim()));
            return show(world, Err(Failure::Input(text)));
        }
        Err(text) => return show(world, Err(Failure::Input(text))),
    };
    let (home, catalogue) = here(world);
    let joined = network.join(&home, &catalogue, to, (own_name(world), want));
    show(world, joined.map(|()| NetworkStage::Joining));
}

/// A whole message by mail is taken in as soon as it is there: nobody types one.
fn type_code(world: &mut World, network: &mut Network, typed: String) {
    if let Some(Ok(letter)) = Letter::parse(&typed) {
        world.resource_mut::<NetworkModel>().typed.clear();
        return read(world, network, Ok(letter));
    }
    world.resource_mut::<NetworkModel>().typed = typed;
}

fn write(world: &mut World, network: &mut Network) {
    let chosen = world.resource::<NetworkModel>().chosen.clone();
    let Some(opening) = opening(world, chosen) else { return };
    let ((home, catalogue), name) = (here(world), own_name(world));
    let came = network.write_first(&home, &catalogue, opening, name);
    show(world, came);
}

/// Takes in a message by mail. What is on the table stays if it does not count.
fn read(world: &mut World, network: &mut Network, letter: Result<Letter, Torn>) {
    let ((home, catalogue), name) = (here(world), own_name(world));
    let letter = letter.map_err(|torn| Failure::Input(torn.text()));
    match letter.and_then(|letter| network.read_mail(&home, &catalogue, &letter, name)) {
        Ok(stage) => show(world, Ok(stage)),
        Err(failure) => {
            if let Some(text) = failure.text() {
                tell(world, Notice::failure(text.clone()));
            }
        }
    }
}

/// Tells something on the page, which would cover it elsewhere.
fn tell(world: &mut World, notice: Notice) {
    if world.resource::<OpenDialog>().0 == Some(Dialog::Network) {
        world.resource_mut::<NetworkModel>().told = Some(notice.text);
    } else {
        world.resource_mut::<Notices>().tell(notice);
    }
}

/// Copies the message that is to be sent.
fn copy(world: &mut World) {
    let model = world.resource::<NetworkModel>();
    let Some(message) = model.stage.mail().and_then(|mail| mail.message.clone()) else { return };
    world.resource_mut::<ToClipboard>().0 = Some(message.to_string());
    tell(world, Notice::information(Text::new("net-mail-copied")));
}

/// Copies the invitation for whoever comes from the internet.
fn copy_invitation(world: &mut World) {
    let FarWay::Open { invitation, .. } = world.resource::<NetworkModel>().far.clone() else { return };
    world.resource_mut::<ToClipboard>().0 = Some(invitation.to_string());
    tell(world, Notice::information(Text::new("net-far-copied")));
}

/// Takes in the message by mail that is in a text. Whatever else it says leads nowhere: the game by mail stays.
fn read_text(world: &mut World, network: &mut Network, text: &str) {
    match Letter::parse(text) {
        Some(letter) => read(world, network, letter),
        None => tell(world, Notice::failure(Text::new("net-mail-empty"))),
    }
}

/// Where tables are kept, and the games.
fn here(world: &World) -> (NetworkHome, Catalogue) {
    (world.resource::<NetworkHome>().clone(), world.resource::<Shelf>().0.clone())
}

/// Shows how far that came, or why it did not.
fn show(world: &mut World, came: Result<NetworkStage, Failure>) {
    let failed = |failure: Failure| failure.text().cloned().map_or(NetworkStage::Away, NetworkStage::Failed);
    let stage = came.unwrap_or_else(failed);
    world.resource_mut::<NetworkModel>().left(stage);
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
