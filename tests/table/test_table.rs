//! A table without GPU, window or display, touched by real pointer and key events.

mod hands;

use bevy::ecs::component::Mutable;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use ludoteca::app::pictures::shot::sight;
use ludoteca::app::{headless, tables, wiring};
use ludoteca::desk::computer::{Chance, Thinkers};
use ludoteca::games::Games;
use ludoteca_games as games;
use ludoteca_rules as rules;
use ludoteca_rules::Entry;
use ludoteca_rules::SetupEditor;
use ludoteca_rules::session::{BoardView, Controller, PlayView, Request, Session};
use ludoteca_rules::{Cell, Options, Standing};
use ludoteca_table::play::stage::{self, NewPlay, StageRequest};
use ludoteca_table::play::{
    Asker, BoardTaken, EditedSetup, Hand, LocalSeats, Play, PlayEvent, Secrecy, SecretEntry, TableAction, TableEvent,
};
use ludoteca_table::scene::board::centre;
use ludoteca_table::scene::camera::TableCamera;
use ludoteca_table::show::animation::player::{AnimationSpeed, Showing};
use ludoteca_table::show::beside::roll::Rolling;
use ludoteca_table::show::blob::Blob;
use ludoteca_table::show::flat::marks::{MarkShape, Marks};
use ludoteca_table::show::looks::Looks;
use ludoteca_table::show::pieces::{self, Bodies, LeavingBoard, OnCell, ShapeOf, ShownPiece};
use ludoteca_words::Language;
use ludoteca_workers::Workers;
use std::collections::BTreeMap;

/// Every game, each of which is on the shelf.
pub fn built() -> Vec<&'static Entry> {
    let games: Vec<&'static Entry> = Games::all().catalogue().iter().collect();
    let ids = |entry: &Entry| entry.info.id;
    let all: Vec<&str> = games::CATALOGUE.iter().map(ids).collect();
    assert_eq!(games.iter().map(|entry| ids(entry)).collect::<Vec<_>>(), all, "a test of all games would miss one");
    games
}

/// An app with a table, and what a tester does with it.
pub struct TestTable {
    pub app: App,
    pieces: QueryState<(&'static OnCell, &'static ShownPiece), Without<LeavingBoard>>,
    placed: QueryState<Placed>,
    pub window: Entity,
}

type Placed = (Entity, &'static OnCell, &'static Bodies, &'static Transform, &'static Visibility, &'static Blob);

/// A person or a level.
pub fn player(text: &str) -> Controller {
    if text == "human" { Controller::Human } else { Controller::Computer(text.to_owned()) }
}

/// All of the program at this table, of which nothing is saved; without a language, in that of the system.
pub fn start_program(app: &mut App, language: Option<Language>) {
    wiring::start(app, &Games::all(), wiring::Start { persist: false, language, software: false });
}

/// Everything that happened since the last look.
#[derive(Resource, Default)]
struct Heard(Vec<PlayEvent>);

impl TestTable {
    /// A table with a game from a position (the start if there is none), at this pace.
    pub fn new(game: &str, position: Option<&str>, pace: f32) -> Self {
        let entry = games::find(game).expect("the game exists");
        let options = Options::defaults(entry.info.options);
        let session = match position {
            Some(text) => entry.from_position(options, text).expect("the position is well formed"),
            None => entry.start(options),
        };
        Self::with(entry, session, pace)
    }

    pub fn with(entry: &'static Entry, session: Box<dyn Session>, pace: f32) -> Self {
        Self::build(entry, session, pace, |_| {})
    }

    /// A table at its start with something more, panels for instance.
    pub fn prepared(game: &str, pace: f32, more: impl FnOnce(&mut App)) -> Self {
        let entry = games::find(game).expect("the game exists");
        let session = entry.start(Options::defaults(entry.info.options));
        Self::build(entry, session, pace, more)
    }

    /// A table at which these sit, a person or a level at each seat; who thinks does so within a frame.
    pub fn seated(game: &str, position: Option<&str>, seats: &[&str], pace: f32) -> Self {
        let entry = games::find(game).expect("the game exists");
        let options = Options::defaults(entry.info.options);
        let mut session = match position {
            Some(text) => entry.from_position(options, text).expect("the position is well formed"),
            None => entry.start(options),
        };
        session.describe(String::new(), Vec::new(), seats.iter().map(|seat| player(seat)).collect());
        Self::with_thinkers(entry, session, pace)
    }

    /// A table at which who thinks does so within a frame.
    pub fn with_thinkers(entry: &'static Entry, session: Box<dyn Session>, pace: f32) -> Self {
        Self::build(entry, session, pace, |app| {
            app.insert_resource(Thinkers::new(Workers::none())).insert_resource(Chance(1));
        })
    }

    fn build(entry: &'static Entry, session: Box<dyn Session>, pace: f32, more: impl FnOnce(&mut App)) -> Self {
        Self::bare(pace, |app| {
            stage::open(app.world_mut(), entry, session).expect("the game has a table");
            more(app);
        })
    }

    /// A table without a game, with something more.
    pub fn bare(pace: f32, more: impl FnOnce(&mut App)) -> Self {
        let mut app = headless::headless(UVec2::new(1024, 768));
        tables::set_up_window(&mut app, &Games::all());
        more(&mut app);
        app.insert_resource(AnimationSpeed(pace)).init_resource::<Heard>();
        app.add_systems(Last, |mut events: MessageReader<TableEvent>, mut heard: ResMut<Heard>| {
            heard.0.extend(events.read().map(|event| event.happened.clone()));
        });
        app.finish();
        app.cleanup();
        for _ in 0..4 {
            app.update();
        }
        let world = app.world_mut();
        let (pieces, placed) = (world.query_filtered(), world.query());
        let window = world.query_filtered::<Entity, With<PrimaryWindow>>().single(world).expect("one window");
        Self { app, pieces, placed, window }
    }

    pub fn session(&self) -> &dyn PlayView {
        self.part::<Play>().view()
    }

    /// The position that is set up, if one is.
    pub fn setup(&self) -> Option<&dyn SetupEditor> {
        self.app.world().get::<EditedSetup>(self.play_entity()).map(EditedSetup::view)
    }

    /// The board on the table.
    pub fn board(&self) -> &dyn BoardView {
        self.setup().map_or_else(|| self.session() as &dyn BoardView, |setup| setup as &dyn BoardView)
    }

    /// The entity of the play on the table, or of the position that is set up.
    pub fn play_entity(&self) -> Entity {
        let world = self.app.world();
        let mut plays =
            world.try_query_filtered::<Entity, Or<(With<Play>, With<EditedSetup>)>>().expect("plays are known");
        plays.single(world).expect("one play")
    }

    /// A component of the play on the table.
    pub fn part<C: Component>(&self) -> &C {
        self.app.world().get::<C>(self.play_entity()).expect("the play has it")
    }

    /// The entity of the camera of the window.
    pub fn camera_entity(&self) -> Entity {
        let world = self.app.world();
        let mut cameras = world.try_query_filtered::<Entity, With<TableCamera>>().expect("cameras are known");
        cameras.iter(world).next().expect("a camera")
    }

    /// A component of the camera of the window.
    pub fn camera<C: Component>(&self) -> &C {
        self.app.world().get::<C>(self.camera_entity()).expect("the camera has it")
    }

    pub fn camera_mut<C: Component<Mutability = Mutable>>(&mut self) -> Mut<'_, C> {
        let camera = self.camera_entity();
        self.app.world_mut().get_mut::<C>(camera).expect("the camera has it")
    }

    /// Runs frames.
    pub fn frames(&mut self, count: u32) {
        for _ in 0..count {
            self.app.update();
        }
    }

    /// Runs frames until no move and no roll is shown any more.
    pub fn settle(&mut self) {
        for _ in 0..2000 {
            self.app.update();
            if !self.part::<Showing>().is_active() && !self.part::<Rolling>().is_active() {
                self.frames(2);
                return;
            }
        }
        panic!("the table does not come to rest");
    }

    /// What happened since the last call.
    pub fn heard(&mut self) -> Vec<PlayEvent> {
        std::mem::take(&mut self.app.world_mut().resource_mut::<Heard>().0)
    }

    /// The pieces as the entities show them.
    pub fn shown(&mut self) -> Vec<Standing> {
        pieces::shown(&mut self.pieces, self.app.world())
    }

    /// Asserts that the entities show the position.
    pub fn assert_in_step(&mut self) {
        let shown = self.shown();
        assert_eq!(shown, self.board().standing(), "pieces shown in {}", self.board().position_text());
    }

    /// Asserts that the entities are what a fresh table with this position would have: every piece's name, place, size
    /// and bodies, nothing hidden, nothing beyond the pointer's reach, nothing left over.
    pub fn assert_at_rest(&mut self) {
        self.assert_in_step();
        let session = self.session();
        let (geometry, text) = (session.info().geometry, session.position_text());
        let wanted: BTreeMap<Cell, rules::Piece> = session.standing().iter().map(|it| (it.cell, it.piece)).collect();
        let looks = self.part::<Looks>().0.clone();
        let world = self.app.world();
        let mut seen = 0;
        for (entity, on, bodies, root, visibility, blob) in self.placed.iter(world) {
            let what = format!("{text}: {}", geometry.name(on.0));
            assert!(world.get::<LeavingBoard>(entity).is_none(), "{what}: something gone is still there");
            let rest = looks.rest(wanted[&on.0]);
            assert!(root.translation.distance(centre(geometry, on.0)) < 1e-5, "{what} stands at {}", root.translation);
            assert_eq!((root.rotation, root.scale), (Quat::IDENTITY, Vec3::ONE), "{what}");
            assert_eq!(*visibility, Visibility::Inherited, "{what} is hidden");
            assert_eq!(bodies.0.len(), rest.len(), "{what}: bodies");
            assert!(
                (blob.height - looks.top(wanted[&on.0])).abs() < 1e-5,
                "{what}: its shadow is {} high",
                blob.height
            );
            for (body, rest) in bodies.0.iter().zip(&rest) {
                let transform = world.get::<Transform>(*body).expect("a body has a place");
                let off = transform.translation.distance(rest.pose.translation.into());
                let turned = transform.rotation.dot(rest.pose.rotation).abs();
                assert!(off < 1e-5 && turned > 0.999_99, "{what}: a body is {off} off, turned by {turned}");
                assert_eq!(world.get::<ShapeOf>(*body), Some(&ShapeOf(rest.shape)), "{what}");
                let parts = world.get::<Children>(*body).expect("a body has parts");
                let pickable = parts.iter().filter_map(|part| world.get::<Pickable>(part));
                assert_eq!(pickable.collect::<Vec<_>>(), [&Pickable::default()], "{what}: within reach once");
            }
            seen += 1;
        }
        assert_eq!(seen, wanted.len(), "{text}");
    }

    /// How many entities there are.
    pub fn entities(&self) -> usize {
        self.app.world().entities().count_spawned() as usize
    }

    pub fn cell(&self, name: &str) -> Cell {
        self.board().info().geometry.parse(name).unwrap_or_else(|| panic!("no cell {name}"))
    }

    /// The pixel at which a point of the table is seen, in logical pixels.
    pub fn pixel_of(&mut self, point: Vec3) -> Vec2 {
        sight(self.app.world_mut()).and_then(|sight| sight.pixel(point)).expect("the point is in the picture")
    }

    /// The pixel at which a cell's centre is seen.
    pub fn pixel(&mut self, name: &str) -> Vec2 {
        let point = centre(self.board().info().geometry, self.cell(name));
        self.pixel_of(point)
    }

    /// The marks on the board, as names of cells and shapes, sorted.
    pub fn marks(&self, shape: MarkShape) -> Vec<String> {
        let geometry = self.board().info().geometry;
        let marks = self.part::<Marks>().0.iter().filter(|(_, other)| *other == shape);
        let mut names: Vec<String> = marks.map(|(cell, _)| geometry.name(*cell).to_string()).collect();
        names.sort();
        names
    }

    /// Where the piece that belongs to a cell is seen, and how large.
    pub fn placed_at(&mut self, name: &str) -> Transform {
        let cell = self.cell(name);
        let world = self.app.world();
        let placed = self
            .placed
            .iter(world)
            .find(|(entity, on, ..)| on.0 == cell && world.get::<LeavingBoard>(*entity).is_none());
        *placed.unwrap_or_else(|| panic!("no piece of {name}")).3
    }

    /// A request of the person whose seat is in hand, about what is on the table now.
    pub fn ask(&mut self, action: TableAction) {
        let request = self.part::<Play>().request(self.play_entity(), Asker::Person(self.hand().seat), action);
        self.app.world_mut().write_message(request);
        self.app.update();
    }

    /// Who may enter an order on the board.
    pub fn secrecy(&self) -> Secrecy {
        let entry = self.app.world().resource::<SecretEntry>();
        Secrecy::of(self.session(), *self.part::<LocalSeats>(), *entry, *self.part::<BoardTaken>())
    }

    /// Where several people order one after the other, the next one takes the board.
    pub fn take_board(&mut self) {
        if let Some(seat) = self.secrecy().next() {
            self.ask(TableAction::TakeSeat(seat));
        }
    }

    /// A new play of the same game.
    pub fn renew(&mut self, options: Options, seed: u64) {
        let (players, names, clock) = (Vec::new(), Vec::new(), Vec::new());
        self.app.world_mut().write_message(StageRequest::New(NewPlay {
            options,
            players,
            names,
            clock,
            series: None,
            seed,
        }));
        self.app.update();
    }

    pub fn play(&mut self, order: &str) {
        self.ask(TableAction::Session(Request::Move(order.to_owned())));
    }

    pub fn hand(&self) -> &Hand {
        self.part::<Hand>()
    }
}
