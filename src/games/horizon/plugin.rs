//! Horizon on the table: not built yet.

use super::Horizon;
use crate::table::show::looks::{GamePlugin, NotBuilt};

/// Does not list the game on the shelf until its table is built.
pub type Plugin = GamePlugin<Horizon, NotBuilt>;
