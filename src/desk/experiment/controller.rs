//! What a person does with an experiment.

use super::compare::{Compared, possible};
use crate::desk::frame::dialog::{Dialog, OpenDialog};
use crate::desk::frame::display::ToClipboard;
use crate::desk::frame::schedule::{DeskSystems, TableCleared};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use ludoteca_experiment::{Experiment, Player, Run, Tally, csv};
use ludoteca_rules::Text;
use ludoteca_table::background::LongWork;
use ludoteca_table::play::Play;
use ludoteca_table::schedule::TableSystems;

/// How many games can be played.
pub const GAMES: [u32; 3] = [100, 1000, 10_000];

/// How many turns at the beginning can be chance's.
pub const OPENINGS: [u32; 4] = [0, 2, 4, 8];

/// While games are played they are counted anew after so many parts of all of them.
const PARTS: usize = 25;

/// What a person does with an experiment.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExperimentAction {
    /// Opens the dialog.
    Open,
    /// Chooses who plays at the seat of this number, from 0.
    Player(usize, Player),
    /// Chooses how many games are played.
    Games(u32),
    /// Chooses how many turns at the beginning are chance's.
    Opening(u32),
    /// Chooses what is compared.
    Compare(Compared),
    /// Begins.
    Begin,
    /// Stops; what was played stays.
    Stop,
    /// Takes a copy of all games as a table.
    Copy,
}

/// The experiment with the game on the table.
#[derive(Resource)]
pub struct Bench {
    /// Who plays at each seat; those that are missing are chance.
    pub players: Vec<Player>,
    /// How many games of each line.
    pub games: u32,
    /// So many turns at the beginning are chance's.
    pub opening: u32,
    /// What is compared the next time.
    pub compared: Compared,
    run: Option<Run>,
    /// What the lines of the run differ in.
    pub lines: Compared,
    /// Whether it was stopped before its end.
    pub stopped: bool,
    /// Games that were counted last, and what was counted of each line.
    pub counted: Option<(usize, Vec<Tally>)>,
    /// Why it cannot be made.
    pub refused: Option<Text>,
}

impl Default for Bench {
    fn default() -> Self {
        Self {
            players: Vec::new(),
            games: GAMES[1],
            opening: OPENINGS[0],
            compared: Compared::Nothing,
            run: None,
            lines: Compared::Nothing,
            stopped: false,
            counted: None,
            refused: None,
        }
    }
}

impl Bench {
    /// Who plays at a seat.
    #[must_use]
    pub fn player(&self, seat: usize) -> Player {
        self.players.get(seat).copied().unwrap_or(Player::Random)
    }

    /// What is being made or was made last.
    #[must_use]
    pub const fn run(&self) -> Option<&Run> {
        self.run.as_ref()
    }

    /// Counts what was played, if enough is new; whether it did.
    fn count(&mut self) -> bool {
        let Some(run) = self.run.as_ref().filter(|_| !self.stopped) else { return false };
        let progress = run.progress();
        let counted = self.counted.as_ref().map_or(0, |(played, _)| *played);
        let enough = counted + (progress.games / PARTS).max(1);
        let last = progress.played == progress.games && counted < progress.played;
        if progress.played < enough && !last {
            return false;
        }
        self.counted = Some((progress.played, run.tallies()));
        true
    }

    /// Stops it; what was played is counted a last time.
    fn stop(&mut self) {
        self.run.iter().for_each(Run::stop);
        self.stopped = true;
        self.counted = self.run.as_ref().map(|run| (run.progress().played, run.tallies()));
    }

    /// Whether games are still played.
    fn is_on(&self) -> bool {
        !self.stopped && self.run.as_ref().is_some_and(|run| !run.is_done())
    }

    fn begin(&mut self, play: &Play, long_work: &LongWork) {
        let lines = if possible(play).contains(&self.compared) { self.compared } else { Compared::Nothing };
        let players = std::mem::take(&mut self.players);
        let Self { games, opening, compared, .. } = *self;
        *self = Self { players, games, opening, compared, lines, ..Self::default() };
        match lines.settings(play, |seat| self.player(seat)) {
            Ok(settings) => {
                let experiment = Experiment { games, opening, ..Experiment::of(settings) };
                self.run = Some(Run::start(experiment, &long_work.0));
            }
            Err(why_not) => self.refused = Some(why_not),
        }
    }
}

/// Adds experiments.
pub fn plugin(app: &mut App) {
    app.init_resource::<Bench>().init_resource::<LongWork>().add_message::<ExperimentAction>();
    app.add_systems(Update, act.in_set(DeskSystems::Control));
    app.add_systems(Update, count.in_set(TableSystems::Present));
    app.add_observer(|_: On<TableCleared>, mut bench: ResMut<Bench>| *bench = Bench::default());
}

fn act(
    mut actions: MessageReader<ExperimentAction>,
    play: Option<Single<&Play>>,
    mut bench: ResMut<Bench>,
    (mut dialog, mut clipboard): (ResMut<OpenDialog>, ResMut<ToClipboard>),
    long_work: Res<LongWork>,
) {
    for action in actions.read() {
        match *action {
            ExperimentAction::Open => dialog.0 = Some(Dialog::Experiment),
            ExperimentAction::Player(seat, player) => {
                let most = bench.players.len().max(seat + 1);
                bench.players.resize(most, Player::Random);
                bench.players[seat] = player;
            }
            ExperimentAction::Games(games) => bench.games = games,
            ExperimentAction::Opening(turns) => bench.opening = turns,
            ExperimentAction::Compare(compared) => bench.compared = compared,
            ExperimentAction::Begin => {
                if let Some(play) = play.as_deref() {
                    bench.begin(play, &long_work);
                }
            }
            ExperimentAction::Stop => bench.stop(),
            ExperimentAction::Copy => {
                clipboard.0 = bench.run.as_ref().map(|run| csv(run.experiment(), &run.games()));
            }
        }
    }
}

/// Counts what was played meanwhile. Whoever closes the dialog wants no more of it.
fn count(mut bench: ResMut<Bench>, dialog: Res<OpenDialog>, mut redraw: MessageWriter<RequestRedraw>) {
    if dialog.0 != Some(Dialog::Experiment) && bench.is_on() {
        bench.stop();
    }
    if bench.bypass_change_detection().count() {
        bench.set_changed();
        redraw.write(RequestRedraw);
    }
}
