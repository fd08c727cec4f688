//! A table without windows: the program's own plays and panels in an app that draws nothing by itself, and somebody who
//! uses them.

use bevy::ecs::component::Mutable;
use bevy::input::keyboard::{KeyboardFocusLost, KeyboardInput};
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::Real;
use bevy::window::RequestRedraw;
use bevy_egui::egui::{self, Rect, accesskit::Role};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use ludoteca::desk;
use ludoteca::desk::class::sheets;
use ludoteca::desk::demo::model::DemoShown;
use ludoteca::desk::files::Files;
use ludoteca::desk::frame::notice::Notices;
use ludoteca::desk::frame::schedule::DeskSystems;
use ludoteca::desk::frame::sends::Sends;
use ludoteca::desk::settings::model::Settings;
use ludoteca::desk::view_model::{Panels, ViewModel};
use ludoteca::games::Games;
use ludoteca::theatre::looks::Theatres;
use ludoteca_games as games;
use ludoteca_rules::session::{PlayView, Request, Session};
use ludoteca_rules::thinking::think::Analysis;
use ludoteca_rules::{Entry, Options, Refusal, Seat, SetupEditor, random};
use ludoteca_table::background::{Background, LongWork};
use ludoteca_table::play::cards::{CodeShuffle, KeyCard};
use ludoteca_table::play::stage::{self, StageRequest};
use ludoteca_table::play::{
    self, BoardTaken, CurrentOpinion, CurrentOverlay, EditedSetup, Hand, KeyCards, LocalSeats, Opinion, Play, Reasons,
    SecretEntry, TableAction, TableRequest, Turn,
};
use ludoteca_table::replay::Replay;
use ludoteca_table::schedule::{self, TableSystems};
use ludoteca_table::screen::{self, Screen};
use ludoteca_table::show::animation::player::Showing;
use ludoteca_table::show::looks::AllLooks;
use ludoteca_table::show::taken::Captures;
use ludoteca_table::show::voice::Voice;
use ludoteca_table::sound::Cue;
use ludoteca_words::{Language, Words};
use ludoteca_workers::Workers;

/// The program's own plays and panels, without anything that draws.
pub struct Desk {
    app: App,
    /// All that was done in panels, in order.
    pub sent: Sends,
    /// What the panels left free.
    pub free: Rect,
    /// The dialog about files, where one is drawn.
    pub files: Option<Files>,
    /// The number of the frame that was drawn last.
    frame: u64,
}

/// What was asked of the table.
#[derive(Resource, Default)]
struct Asked(Vec<TableAction>, Vec<StageRequest>);

fn hear(mut asks: MessageReader<TableRequest>, mut stage: MessageReader<StageRequest>, mut asked: ResMut<Asked>) {
    asked.0.extend(asks.read().map(|ask| ask.action.clone()));
    asked.1.extend(stage.read().cloned());
}

/// What moves and is captured on the table is drawn by others; here it is there at once.
fn capture(mut plays: Query<(Ref<Play>, &mut Captures)>) {
    for (play, mut captures) in &mut plays {
        if play.is_changed() {
            captures.go_to(play.view(), play.view().cursor());
        }
    }
}

fn app(settings: Settings) -> App {
    let mut app = App::new();
    app.add_plugins((StatesPlugin, schedule::plugin, play::plugin, Games::all()));
    screen::init(&mut app);
    app.insert_resource(Background(Workers::none())).insert_resource(LongWork(Workers::none()));
    // What needs looks is not here: nothing is drawn of the table.
    app.world_mut().remove_resource::<AllLooks>();
    app.world_mut().remove_resource::<Theatres>();
    // Every desk deals the same cards.
    app.insert_resource(CodeShuffle(random::generator(1)));
    app.insert_resource(settings).init_resource::<Time<Real>>().init_resource::<Asked>();
    app.add_message::<RequestRedraw>().add_message::<KeyboardInput>().add_message::<KeyboardFocusLost>();
    app.register_required_components::<Play, Showing>();
    app.register_required_components::<Play, Replay>();
    app.register_required_components::<Play, Captures>();
    app.register_required_components::<EditedSetup, CurrentOverlay>();
    app.add_plugins((desk::model, sheets::plugin));
    app.add_systems(Update, hear.in_set(TableSystems::Input).after(DeskSystems::Address));
    app.add_systems(Update, capture.in_set(TableSystems::Present));
    app.add_systems(PreUpdate, |settings: Res<Settings>, mut entry: ResMut<SecretEntry>| {
        entry.set_if_neq(settings.secret_entry);
    });
    app
}

impl Desk {
    pub fn new(options: &str, language: Language) -> Self {
        let entry = games::find("sapiens").expect("the catalogue has it");
        let options = Options::parse(entry.info.options, options).expect("options of the test");
        let settings = Settings { chosen_language: Some(language), timeline: false, ..Settings::default() };
        let mut desk = Self { app: app(settings), sent: Sends::default(), free: Rect::NOTHING, files: None, frame: 0 };
        desk.put(entry.start_rolled(options, 3));
        desk
    }

    /// A desk with the start of another game.
    pub fn with_game(game: &str) -> Self {
        let entry = games::find(game).expect("the catalogue has it");
        let mut desk = Self::new("", Language::En);
        desk.put(entry.start(Options::defaults(entry.info.options)));
        desk
    }

    /// The same desk after so many moves.
    pub fn after(mut self, moves: usize) -> Self {
        for index in 0..moves {
            self.play(index * 7);
        }
        self
    }

    /// Plays one of the legal orders.
    pub fn play(&mut self, which: usize) {
        let seat = self.session().asked().iter().next().expect("the game goes on");
        let orders = self.session().orders(seat);
        self.submit(Request::Order(seat, orders[which % orders.len()].clone()));
    }

    pub fn submit(&mut self, request: Request) {
        self.try_submit(request).expect("a request of the test");
    }

    /// Changes the play without anybody at the table.
    pub fn try_submit(&mut self, request: Request) -> Result<(), Refusal<String>> {
        self.with_session(|session| session.submit(request).map(|_| ()))
    }

    /// Takes the play off the table for as long as it changes.
    pub fn with_session<R>(&mut self, change: impl FnOnce(&mut dyn Session) -> R) -> R {
        let entity = self.entity();
        let world = self.app.world_mut();
        let play = world.entity_mut(entity).take::<Play>().expect("a play");
        let (entry, mut session) = (play.entry, play.into_session());
        let changed = change(&mut *session);
        let (turn, local) = (Turn::of(&*session), LocalSeats::of(&*session));
        let asked = turn.asked;
        world.entity_mut(entity).insert((Play::new(entry, session), turn, local));
        self.hand_mut().take_asked_seat(local, asked);
        changed
    }

    /// Puts another play on the table.
    pub fn put(&mut self, session: Box<dyn Session>) {
        self.clear();
        let entry = games::find(session.info().id).expect("the catalogue has it");
        stage::open(self.app.world_mut(), entry, session).expect("it has a table");
        self.refresh();
    }

    /// Begins another play of the game on the table, beside which this one is kept.
    pub fn begin_another(&mut self) {
        let (entry, options) = (self.entry(), self.session().options().clone());
        stage::open(self.app.world_mut(), entry, entry.start(options)).expect("it has a table");
        self.refresh();
    }

    /// Takes the play off the table, so that the shelf is seen.
    pub fn clear(&mut self) {
        let world = self.app.world_mut();
        let mut on_table = world.query_filtered::<Entity, Or<(With<Play>, With<EditedSetup>)>>();
        let on_table: Vec<Entity> = on_table.iter(world).collect();
        on_table.into_iter().for_each(|one| _ = world.despawn(one));
        screen::enter(world, Screen::Shelf);
        self.refresh();
    }

    pub fn into_session(mut self) -> Box<dyn Session> {
        let entity = self.entity();
        self.app.world_mut().entity_mut(entity).take::<Play>().expect("a play").into_session()
    }

    /// Adds something to the app, such as a window.
    pub fn spawn(&mut self, bundle: impl Bundle) -> Entity {
        self.app.world_mut().spawn(bundle).id()
    }

    /// Takes it away again.
    pub fn despawn(&mut self, entity: Entity) {
        self.app.world_mut().despawn(entity);
    }

    /// What is on the table.
    pub fn on_table(&self) -> Entity {
        self.entity()
    }

    fn entity(&self) -> Entity {
        let world = self.app.world();
        let mut on_table = world.try_query_filtered::<Entity, Or<(With<Play>, With<EditedSetup>)>>().expect("known");
        on_table.iter(world).next().expect("a play, or a position that is set up")
    }

    fn of_play<C: Component>(&self) -> &C {
        self.app.world().get(self.entity()).expect("a part of the play")
    }

    /// A part of the play.
    pub fn part<C: Component>(&self) -> &C {
        self.of_play()
    }

    /// The play on the table.
    pub fn session(&self) -> &dyn PlayView {
        self.of_play::<Play>().view()
    }

    /// The position that is set up, while one is.
    pub fn setup(&self) -> Option<&dyn SetupEditor> {
        self.app.world().get::<EditedSetup>(self.entity()).map(EditedSetup::view)
    }

    pub fn hand(&self) -> &Hand {
        self.of_play()
    }

    pub fn hand_mut(&mut self) -> Mut<'_, Hand> {
        let entity = self.entity();
        self.app.world_mut().get_mut(entity).expect("a hand")
    }

    /// Changes what is in hand.
    pub fn with_hand(&mut self, change: impl FnOnce(&mut Hand, &dyn PlayView)) {
        let mut hand = self.hand().clone();
        change(&mut hand, self.session());
        *self.hand_mut() = hand;
    }

    /// The cards of letters.
    pub fn cards(&self) -> &[KeyCard] {
        &self.of_play::<KeyCards>().cards
    }

    pub fn set_cards(&mut self, cards: Vec<KeyCard>) {
        let entity = self.entity();
        self.app.world_mut().get_mut::<KeyCards>(entity).expect("the cards").cards = cards;
    }

    /// What the computer thinks of the position.
    pub fn set_opinion(&mut self, analysis: Analysis, reasons: Reasons) {
        let (entity, node, seat) = (self.entity(), self.session().cursor(), asked(self));
        let opinion = CurrentOpinion(Some(Opinion { node, seat, analysis, reasons }));
        self.app.world_mut().entity_mut(entity).insert(opinion);
        self.refresh();
    }

    /// A state of the desk.
    pub fn get<R: Resource>(&self) -> &R {
        self.app.world().resource()
    }

    pub fn get_mut<R: Resource<Mutability = Mutable>>(&mut self) -> Mut<'_, R> {
        self.app.world_mut().resource_mut()
    }

    pub fn settings(&self) -> &Settings {
        self.get()
    }

    pub fn settings_mut(&mut self) -> Mut<'_, Settings> {
        self.get_mut()
    }

    pub fn model(&self) -> &ViewModel {
        &self.get::<Panels>().0
    }

    pub fn words(&self) -> &Words {
        &self.model().look.words
    }

    pub fn word(&self, key: &str) -> String {
        assert!(self.words().has(key), "{key}");
        self.words().word(key)
    }

    /// The game on the table.
    pub fn entry(&self) -> &'static Entry {
        self.of_play::<Play>().entry
    }

    /// What was asked of the play, in order.
    pub fn asked(&self) -> &[TableAction] {
        &self.get::<Asked>().0
    }

    /// What was asked to be put on the table, in order.
    pub fn staged(&self) -> &[StageRequest] {
        &self.get::<Asked>().1
    }

    /// Whether nothing was asked of the table.
    pub fn nothing_asked(&self) -> bool {
        self.asked().is_empty() && self.staged().is_empty()
    }

    /// What is to be heard of the last frame.
    pub fn heard(&self) -> Vec<Voice> {
        let cues = self.get::<Messages<Cue>>();
        cues.iter_current_update_messages().map(|cue| cue.voice).collect()
    }

    /// The program's next frame. A demonstration that is shown is what the window is about.
    pub fn refresh(&mut self) {
        if self.get::<DemoShown>().0.is_some() {
            screen::enter(self.app.world_mut(), Screen::Theatre);
        }
        self.app.update();
    }

    /// The person at a seat takes the board.
    pub fn take_board(&mut self, seat: Seat) {
        self.hand_mut().seat = seat;
        let taken = BoardTaken(Some((self.session().cursor(), seat)));
        let entity = self.entity();
        self.app.world_mut().entity_mut(entity).insert(taken);
    }

    /// Does what a button does that sends this.
    pub fn send<M: Message + Clone>(&mut self, message: M) {
        self.deliver(Sends::of(message));
    }

    pub fn deliver(&mut self, sent: Sends) {
        sent.deliver(self.app.world_mut());
        self.sent.append([sent]);
        self.refresh();
    }

    /// Tells the one in hand why something was refused.
    pub fn refused(&mut self, refusal: Refusal<String>) {
        let seat = self.hand().seat;
        self.get_mut::<Notices>().refused(seat, refusal);
    }
}

/// The person.
pub struct Person(pub Harness<'static, Desk>);

impl Person {
    pub fn at(desk: Desk) -> Self {
        Self::with(desk, 1024.0, 768.0)
    }

    pub fn with(desk: Desk, width: f32, height: f32) -> Self {
        let harness = Harness::builder().with_size([width, height]).with_max_steps(60).build_ui_state(
            |ui: &mut egui::Ui, desk: &mut Desk| {
                // A frame may be laid out several times.
                let frame = ui.ctx().cumulative_frame_nr();
                if desk.frame != frame {
                    desk.frame = frame;
                    desk.refresh();
                }
                let mut drawn = desk::draw(ui.ctx(), desk.model());
                if let Some(mut files) = desk.files.take() {
                    files.draw(ui.ctx(), &desk.model().look, desk.model().file_asked(), &mut drawn.sends);
                    desk.files = Some(files);
                }
                desk.free = drawn.free;
                drawn.sends.deliver(desk.app.world_mut());
                desk.sent.append([drawn.sends]);
            },
            desk,
        );
        let mut person = Self(harness);
        person.look();
        person
    }

    /// Waits until nothing moves any more.
    pub fn look(&mut self) {
        self.0.run_steps(4);
    }

    pub fn desk(&self) -> &Desk {
        self.0.state()
    }

    pub fn change(&mut self, change: impl FnOnce(&mut Desk)) {
        change(self.0.state_mut());
        self.look();
    }

    /// Clicks the button of a key.
    pub fn press(&mut self, key: &str) {
        let label = self.desk().word(key);
        self.press_label(&label);
    }

    pub fn press_label(&mut self, label: &str) {
        // Texts may say the same as a button: the button is meant.
        self.0.get_all_by_label(label).find(|node| is_control(node.accesskit_node().role())).expect(label).click();
        self.look();
    }

    /// Types a line into the field of a key, and Enter.
    pub fn enter(&mut self, key: &str, text: &str) {
        let label = self.desk().word(key);
        self.0.get_by_role_and_label(Role::TextInput, &label).focus();
        self.look();
        self.0.get_by_role_and_label(Role::TextInput, &label).type_text(text);
        self.look();
        self.0.key_press(egui::Key::Enter);
        self.look();
    }

    /// Opens the list of everything, types the name of an entry and clicks it.
    pub fn choose(&mut self, key: &str) {
        self.look_for(key);
        self.press_last(key);
    }

    /// Opens the list of everything and types the name of an entry.
    pub fn look_for(&mut self, key: &str) {
        self.press("ui-more-short");
        let (field, label) = (self.desk().word("do-palette-field"), self.desk().word(key));
        self.0.get_all_by_label(&field).next().expect("a field to type in").type_text(&label);
        self.look();
    }

    /// Opens what is folded away under the title of a key.
    pub fn unfold(&mut self, key: &str) {
        let title = format!("{}: ", self.desk().word(key));
        let folded = self.controls().into_iter().map(|(name, _)| name).find(|name| name.starts_with(&title));
        let folded = folded.unwrap_or_else(|| panic!("{title}"));
        self.press_label(&folded);
    }

    /// Clicks the button of a key that was drawn last: that of a dialog, where the panel beneath has one of the same
    /// name.
    pub fn press_last(&mut self, key: &str) {
        let label = self.desk().word(key);
        self.0.get_all_by_label(&label).rfind(|node| is_control(node.accesskit_node().role())).expect(key).click();
        self.look();
    }

    /// The slider of this name.
    pub fn slider<'a>(&'a self, name: &'a str) -> egui_kittest::Node<'a> {
        self.0.get_all_by_label(name).find(|node| node.accesskit_node().role() == Role::Slider).expect(name)
    }

    /// Whether somebody can read this.
    pub fn reads(&self, text: &str) -> bool {
        self.0.query_all_by_label_contains(text).next().is_some()
    }

    /// Every control that can be used: its name and where it is.
    pub fn controls(&self) -> Vec<(String, Rect)> {
        let nodes = self.0.query_all_by(|node| is_control(node.role()) && !node.is_disabled());
        nodes.map(|node| (node.accesskit_node().label().unwrap_or_default(), node.rect())).collect()
    }

    /// Every text and control with its place, and what a screen reader says of it besides.
    pub fn texts(&self) -> Vec<(String, Rect)> {
        let nodes = self.0.query_all_by(|node| node.role() == Role::Label || is_control(node.role()));
        let told = |node: &egui_kittest::Node<'_>| {
            let access = node.accesskit_node();
            let name = access.label().or_else(|| access.value()).unwrap_or_default();
            [name].into_iter().chain(access.description()).collect::<Vec<_>>().join("\n")
        };
        nodes.map(|node| (told(&node), node.rect())).collect()
    }

    /// What has the keyboard.
    pub fn focused(&self) -> Option<String> {
        let mut nodes = self.0.query_all_by(|node| is_control(node.role()) && node.is_focused());
        nodes.next().map(|node| node.accesskit_node().label().unwrap_or_default())
    }

    /// What was done last, if it is of this kind.
    pub fn last<M: Message>(&self) -> Option<&M> {
        self.desk().sent.last()
    }
}

fn is_control(role: Role) -> bool {
    matches!(role, Role::Button | Role::RadioButton | Role::CheckBox | Role::Slider)
}

/// The seat that decides.
pub fn asked(desk: &Desk) -> Seat {
    desk.session().asked().iter().next().expect("the game goes on")
}
