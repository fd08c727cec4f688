//! Apocalypse on the table: not built yet.

use super::Apocalypse;
use crate::table::show::looks::{GamePlugin, NotBuilt};

/// Does not list the game on the shelf until its table is built.
pub type Plugin = GamePlugin<Apocalypse, NotBuilt>;
