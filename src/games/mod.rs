//! The games on the table: what each looks like, and the plugin that brings it.
//!
//! Their rules are in `crates/games`. A game is known to the program by its plugin alone: [`ALL`] is the only place
//! that names the ten, and whoever has to know which games there are is handed the [`Catalogue`] of those that were
//! added.

pub mod apocalypse;
pub mod atari_go;
pub mod avanco;
pub mod gatos_caes;
pub mod horizon;
pub mod horizons;
pub mod pictures;
pub mod produto;
pub mod rastros;
pub mod sapiens;
pub mod semaforo;

use self::pictures::GamePictures;
use crate::theatre::looks::Theatres;
use bevy::app::{App, Plugin};
use ludoteca_rules::Catalogue;
use ludoteca_table::play::stage::Shelf;
use ludoteca_table::show::looks::AllLooks;

/// Puts a game on the shelf, with its looks and pictures.
pub type GamePlugin = fn(&mut App);

/// The plugins of the ten games, in the order of the shelf.
pub const ALL: [GamePlugin; 10] = [
    horizon::plugin,
    semaforo::plugin,
    gatos_caes::plugin,
    rastros::plugin,
    produto::plugin,
    avanco::plugin,
    atari_go::plugin,
    horizons::plugin,
    sapiens::plugin,
    apocalypse::plugin,
];

/// The games of a program, in the order of its shelf.
#[derive(Clone)]
pub struct Games {
    plugins: Vec<GamePlugin>,
}

impl Games {
    /// These games.
    #[must_use]
    pub fn new(plugins: impl IntoIterator<Item = GamePlugin>) -> Self {
        Self { plugins: plugins.into_iter().collect() }
    }

    /// The ten.
    #[must_use]
    pub fn all() -> Self {
        Self::new(ALL)
    }

    /// These games, and one behind them.
    #[must_use]
    pub fn with(mut self, plugin: GamePlugin) -> Self {
        self.plugins.push(plugin);
        self
    }

    /// What is known of them without their looks.
    #[must_use]
    pub fn catalogue(&self) -> Catalogue {
        self.added().world_mut().remove_resource::<Shelf>().unwrap_or_default().0
    }

    /// Their looks.
    #[must_use]
    pub fn looks(&self) -> AllLooks {
        self.added().world_mut().remove_resource().unwrap_or_default()
    }

    /// The theatres of those that have one.
    #[must_use]
    pub fn theatres(&self) -> Theatres {
        self.added().world_mut().remove_resource().unwrap_or_default()
    }

    /// Their pictures.
    #[must_use]
    pub fn pictures(&self) -> GamePictures {
        self.added().world_mut().remove_resource().unwrap_or_default()
    }

    /// An app with nothing but the games.
    fn added(&self) -> App {
        let mut app = App::empty();
        self.build(&mut app);
        app
    }
}

impl Plugin for Games {
    fn build(&self, app: &mut App) {
        self.plugins.iter().for_each(|plugin| plugin(app));
    }

    /// Adding them again changes nothing: panels and tables both need them, in whatever order they come.
    fn is_unique(&self) -> bool {
        false
    }
}
