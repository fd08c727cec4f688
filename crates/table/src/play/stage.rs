//! Which game is on the table. Opening one spawns its play; leaving it keeps the session and despawns the play with all
//! its children.

use super::on_table::OnTable;
use super::players::clock::{self, PlayClock, TimeSource};
use super::players::order_review::OrderReview;
use super::request::{PlayEvent, TableEvent};
use super::session::{Play, RequestSystems};
use super::setup::EditedSetup;
use crate::scene::camera::orbit::Orbit;
use crate::scene::camera::{TableCamera, point_all_at};
use crate::schedule::TableSystems;
use crate::screen::{Screen, enter};
use bevy::prelude::*;
use ludoteca_clock::Control;
use ludoteca_rules::session::{Controller, NodeId, PlayView, Series, Session, SessionChange, Tag};
use ludoteca_rules::{Catalogue, Entry, Options, SetupEditor};
use std::collections::BTreeMap;

/// A request to change the game on the table.
#[derive(Message, Clone)]
pub enum StageRequest {
    /// Opens this game: the play that was left open last, or else a new one, with an opening roll of this seed if it
    /// has one.
    Open(&'static Entry, u64),
    /// Leaves the game: back to the shelf.
    Leave,
    /// A new play of the game that is on the table. The play before it is left open.
    New(NewPlay),
    /// The position on the table is set up by hand. The play is left open.
    SetUp,
    /// The position that is being set up is played from; nothing happens while it is not legal.
    PlayFrom,
    /// Back from setting up to the play before.
    PutAway,
    /// Goes on with an earlier play of the game that is on the table, by its place in [`LeftOpen::of`]. The play that
    /// was on the table is left open.
    Resume(usize),
}

/// What a new play is to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewPlay {
    /// The rules that were chosen.
    pub options: Options,
    /// Who decides for each seat, from the first on.
    pub players: Vec<Controller>,
    /// Their names.
    pub names: Vec<String>,
    /// How time is given to each seat; empty for no clock.
    pub clock: Vec<Control>,
    /// The match that it belongs to.
    pub series: Option<Series>,
    /// Of the opening roll, where the game has one.
    pub seed: u64,
}

impl NewPlay {
    /// The next game of the match in which `play` was played, everybody one seat on; `None` where there is none.
    #[must_use]
    pub fn after(play: &dyn PlayView, seed: u64) -> Option<Self> {
        let series = Series::of(play.header(), play.seats())?.next(play)?;
        Some(Self { series: Some(series), ..Self::again(play, seed) })
    }

    /// Another game like `play`, of no match, everybody one seat on.
    #[must_use]
    pub fn again(play: &dyn PlayView, seed: u64) -> Self {
        let clock = play.header().tag(clock::TAG).and_then(|text| Control::parse_all(text, play.seats()));
        let header = play.header();
        let mut next = Self {
            options: play.options().clone(),
            players: header.controllers.clone(),
            names: header.names.clone(),
            clock: clock.unwrap_or_default(),
            series: None,
            seed,
        };
        next.move_on(1, play.seats());
        next
    }

    /// Lets everybody sit so many seats further on, with the own clock.
    pub fn move_on(&mut self, by: usize, seats: u8) {
        let seats = usize::from(seats);
        self.players.resize(seats, Controller::Human);
        self.players.rotate_right(by % seats);
        self.names.resize(seats, String::new());
        self.names.rotate_right(by % seats);
        if self.clock.len() == seats {
            self.clock.rotate_right(by % seats);
        }
    }
}

/// The plays and set-ups that were left open, by the id of their game; what was left last is at the end.
#[derive(Resource, Default)]
pub struct LeftOpen(BTreeMap<&'static str, Vec<Left>>);

/// Something that was left open.
enum Left {
    Play(Box<dyn Session>),
    SetUp(Box<dyn SetupEditor>),
}

impl Left {
    fn play(&self) -> Option<&dyn Session> {
        match self {
            Self::Play(session) => Some(&**session),
            Self::SetUp(_) => None,
        }
    }
}

impl LeftOpen {
    /// The plays of a game that were left open, the one left last at first.
    pub fn of(&self, id: &str) -> impl Iterator<Item = &dyn PlayView> {
        self.0.get(id).into_iter().flatten().rev().filter_map(Left::play).map(|session| session as &dyn PlayView)
    }

    fn keep(&mut self, entry: &'static Entry, left: Left) {
        self.0.entry(entry.info.id).or_default().push(left);
    }

    /// Takes out the play that is kept under this name.
    pub fn take_kept(&mut self, name: &str) -> Option<Box<dyn Session>> {
        self.0.values_mut().find_map(|left| take_play(left, |play| play.header().kept_as.as_deref() == Some(name)))
    }

    /// The play that is kept under this name.
    pub fn kept_mut(&mut self, name: &str) -> Option<&mut dyn Session> {
        let kept = |play: &dyn Session| play.header().kept_as.as_deref() == Some(name);
        match self.0.values_mut().flatten().find(|left| left.play().is_some_and(kept))? {
            Left::Play(play) => Some(&mut **play),
            Left::SetUp(_) => None,
        }
    }

    /// Takes out the play at this place of [`Self::of`].
    fn take(&mut self, id: &str, place: usize) -> Option<Box<dyn Session>> {
        let mut seen = 0;
        take_play(self.0.get_mut(id)?, |_| {
            seen += 1;
            seen > place
        })
    }

    /// Takes out what was left last of a game.
    fn take_last(&mut self, id: &str) -> Option<Left> {
        self.0.get_mut(id)?.pop()
    }
}

/// Takes out the play left last for which this holds, asked of the one left last at first.
fn take_play(all: &mut Vec<Left>, mut is_meant: impl FnMut(&dyn Session) -> bool) -> Option<Box<dyn Session>> {
    let place = all.iter().rposition(|left| left.play().is_some_and(&mut is_meant))?;
    match all.remove(place) {
        Left::Play(session) => Some(session),
        Left::SetUp(_) => None,
    }
}

/// The games of the program, in the order of the shelf. The games' plugins fill it.
#[derive(Resource, Clone, Debug, Default, Deref, DerefMut)]
pub struct Shelf(pub Catalogue);

/// A game whose plugin was not added.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this game has no table yet")]
pub struct NoTable;

/// Tells the date, as new plays have it: `2026-11-23`; empty where nobody knows it.
#[derive(Resource, Clone, Copy)]
pub struct Today(pub fn() -> String);

impl Default for Today {
    fn default() -> Self {
        Self(String::new)
    }
}

/// Set in `Update` in which plays are opened and left.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct StageSystems;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LeftOpen>()
        .init_resource::<Today>()
        .init_resource::<Shelf>()
        .add_message::<StageRequest>()
        .add_systems(Update, change.in_set(StageSystems).in_set(TableSystems::Apply).before(RequestSystems));
}

fn change(world: &mut World) {
    let wanted: Vec<StageRequest> = world.resource_mut::<Messages<StageRequest>>().drain().collect();
    for one in wanted {
        match one {
            StageRequest::Leave => _ = leave(world),
            StageRequest::New(wanted) => renew(world, &wanted),
            StageRequest::SetUp => set_up(world),
            StageRequest::PlayFrom => play_from(world),
            StageRequest::PutAway => put_away(world),
            StageRequest::Resume(place) => resume(world, place),
            StageRequest::Open(entry, seed) => go_on(world, entry, seed),
        }
        let empty = world.query::<OnTable>().iter(world).next().is_none();
        let theatre = world.get_resource::<State<Screen>>().is_some_and(|screen| *screen.get() == Screen::Theatre);
        if empty && !theatre {
            enter(world, Screen::Shelf);
        }
    }
}

/// Opens a game: what was left open last of it, or else a new play, with an opening roll of this seed if it has one.
/// Nothing changes if the game is on the table or has no table.
pub fn go_on(world: &mut World, entry: &'static Entry, seed: u64) {
    let id = entry.info.id;
    let there = world.query::<OnTable>().iter(world).any(|one| one.entry().info.id == id);
    if there || world.resource::<Shelf>().find(id).is_none() {
        return;
    }
    let left = world.resource_mut::<LeftOpen>().take_last(id);
    let happened = if left.is_some() { PlayEvent::Changed(SessionChange::Jumped) } else { PlayEvent::Opened };
    let today = world.resource::<Today>().0;
    let left = left.unwrap_or_else(|| {
        let mut session = entry.start_rolled(Options::defaults(entry.info.options), seed);
        session.describe(today(), Vec::new(), Vec::new());
        Left::Play(session)
    });
    let play = replace(world, entry, left);
    world.write_message(TableEvent { play, seat: None, happened });
}

/// Spawns a play and points all cameras at it. A play that was there before is left open.
///
/// # Errors
/// The game has no table yet. Then the table stays as it is, and the play is left open.
pub fn open(world: &mut World, entry: &'static Entry, session: Box<dyn Session>) -> Result<Entity, NoTable> {
    if world.resource::<Shelf>().find(entry.info.id).is_none() {
        world.resource_mut::<LeftOpen>().keep(entry, Left::Play(session));
        return Err(NoTable);
    }
    Ok(replace(world, entry, Left::Play(session)))
}

/// Leaves what is on the table and puts something else there, whole in view.
fn replace(world: &mut World, entry: &'static Entry, with: Left) -> Entity {
    leave(world);
    let play = put(world, entry, with);
    world.query_filtered::<&mut Orbit, With<TableCamera>>().iter_mut(world).for_each(|mut orbit| orbit.reset());
    play
}

/// Spawns a play or a set-up and points all cameras at it.
fn put(world: &mut World, entry: &'static Entry, left: Left) -> Entity {
    let name = Name::new(entry.info.id);
    let (entity, screen) = match left {
        Left::Play(session) => (world.spawn((name, Play::new(entry, session).bundle())).id(), Screen::Play),
        Left::SetUp(editor) => (world.spawn((name, EditedSetup::new(entry, editor))).id(), Screen::SetUp),
    };
    point_all_at(world, entity);
    enter(world, screen);
    entity
}

/// Puts a new play of the same game between these players in the place of every play. It is another entity, so that
/// requests that answer the old play are refused.
fn renew(world: &mut World, wanted: &NewPlay) {
    for (entry, old) in take_off(world) {
        let mut session = entry.start_rolled(wanted.options.clone(), wanted.seed);
        session.describe((world.resource::<Today>().0)(), wanted.names.clone(), wanted.players.clone());
        let clock = (!wanted.clock.is_empty()).then(|| (clock::TAG, Control::print_all(&wanted.clock)));
        let series = wanted.series.as_ref().map(|series| (Series::TAG, series.to_string()));
        let tags = [clock, series].into_iter().flatten();
        session.set_tags(tags.map(|(name, value)| Tag { name: name.into(), value: value.into() }).collect());
        keep_if_begun(world, entry, old);
        let play = put(world, entry, Left::Play(session));
        world.write_message(TableEvent { play, seat: None, happened: PlayEvent::Opened });
    }
}

fn resume(world: &mut World, place: usize) {
    let Some(id) = world.query::<OnTable>().iter(world).next().map(|one| one.entry().info.id) else { return };
    let Some(session) = world.resource_mut::<LeftOpen>().take(id, place) else { return };
    let mut session = Some(session);
    for (entry, old) in take_off(world) {
        keep_if_begun(world, entry, old);
        let Some(session) = session.take() else { continue };
        let play = put(world, entry, Left::Play(session));
        world.write_message(TableEvent { play, seat: None, happened: PlayEvent::Changed(SessionChange::Jumped) });
    }
}

/// The position on the table is set up by hand.
fn set_up(world: &mut World) {
    let known = world.query::<&Play>().iter(world).next().map(|play| {
        let view = play.view();
        (play.entry, play.entry.set_up(view.options().clone(), &view.position_text()))
    });
    let Some((entry, Ok(editor))) = known else { return };
    let play = replace(world, entry, Left::SetUp(editor));
    world.write_message(TableEvent { play, seat: None, happened: PlayEvent::Opened });
}

/// The position that is being set up is played from.
fn play_from(world: &mut World) {
    let known = world.query::<&EditedSetup>().iter(world).find_map(|setup| Some((setup.entry, setup.play()?)));
    let Some((entry, mut session)) = known else { return };
    session.describe((world.resource::<Today>().0)(), Vec::new(), Vec::new());
    take_off(world);
    let before = world.resource_mut::<LeftOpen>().take_last(entry.info.id);
    if let Some(before) = before {
        keep_if_begun(world, entry, before);
    }
    let play = put(world, entry, Left::Play(session));
    world.write_message(TableEvent { play, seat: None, happened: PlayEvent::Opened });
}

/// Back from setting up to the play before.
fn put_away(world: &mut World) {
    let Some(entry) = world.query::<&EditedSetup>().iter(world).next().map(|setup| setup.entry) else { return };
    take_off(world);
    go_on(world, entry, 0);
}

/// A play in which nothing has happened is not worth keeping beside others, nor is a set-up.
fn keep_if_begun(world: &mut World, entry: &'static Entry, left: Left) {
    let begun = |view: &dyn Session| !view.node(NodeId::ROOT).children.is_empty() || !view.sealed().is_empty();
    if left.play().is_some_and(begun) {
        world.resource_mut::<LeftOpen>().keep(entry, left);
    }
}

/// Takes off what is on the table and keeps it in [`LeftOpen`]; returns whether there was anything.
pub fn leave(world: &mut World) -> bool {
    let off = take_off(world);
    let any = !off.is_empty();
    for (entry, left) in off {
        world.resource_mut::<LeftOpen>().keep(entry, left);
    }
    any
}

/// Despawns all plays and set-ups and returns them with their games.
fn take_off(world: &mut World) -> Vec<(&'static Entry, Left)> {
    let entities: Vec<Entity> =
        world.query_filtered::<Entity, Or<(With<Play>, With<EditedSetup>)>>().iter(world).collect();
    let now = world.get_resource_or_init::<TimeSource>().now();
    let take = |entity: Entity| {
        let mut entity_mut = world.entity_mut(entity);
        // Nobody goes on with the play of an exercise: it is begun anew.
        let judged = entity_mut.contains::<OrderReview>();
        let clock = entity_mut.take::<PlayClock>().unwrap_or_default();
        let play = entity_mut.take::<Play>().map(|play| {
            let (entry, mut session) = (play.entry, play.into_session());
            clock.put_away(&mut *session, now);
            (entry, Left::Play(session))
        });
        let setup = entity_mut.take::<EditedSetup>().map(|setup| (setup.entry, Left::SetUp(setup.into_editor())));
        world.despawn(entity);
        play.or(setup).filter(|_| !judged)
    };
    entities.into_iter().filter_map(take).collect()
}
