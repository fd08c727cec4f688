//! Ludoteca: ten abstract board games with exact rules on one 3D table.
//!
//! Dependencies between the folders point one way: `rules` ← `search` ← `table` ← `games` ← `record`, `store` ← `cli` ← `ui` ← `app`;
//! `i18n`, `clock`, `diagram` and `class` depend only on `rules`. Without the feature `app` there is no Bevy: no `table`, `ui`, `app`, and no `pieces.rs`
//! and `plugin.rs` in `games`. Start with `rules`.

#[cfg(feature = "app")]
pub mod app;
pub mod class;
pub mod cli;
pub mod clock;
pub mod diagram;
pub mod games;
pub mod i18n;
pub mod lessons;
pub mod record;
pub mod rules;
pub mod search;
pub mod store;
#[cfg(feature = "app")]
pub mod table;
#[cfg(feature = "app")]
pub mod ui;
