//! Ludoteca: ten abstract board games with exact rules on one 3D table.
//!
//! The folders, and who may import whom: `rules` ← `search` ← `games` ← `record`, `cli`, `table` ← `ui` ← the program.
//! `i18n` turns text keys into sentences for all who speak to people. Without the feature `app` there is no Bevy.

pub mod cli;
pub mod games;
pub mod i18n;
pub mod record;
pub mod rules;
pub mod search;
#[cfg(feature = "app")]
pub mod table;
#[cfg(feature = "app")]
pub mod ui;
