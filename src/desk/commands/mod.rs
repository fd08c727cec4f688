//! Everything that can be done at the table by key or by name, as one table that knows no feature: a name, a sign, keys
//! for each.
//!
//! Start with [`table`]. What a command does is in `acts`.

pub mod shortcut;
pub mod table;

use bevy::ecs::message::Message;

/// Does a command, as its key does.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct DoCommand(pub table::CommandId);
