//! Ludoteca: ten abstract board games with exact rules on one 3D table.
//!
//! The program: panels, windows and the looks of the games. What needs no window is in the crates under `crates`;
//! `docs/architecture.md` shows the whole. Start with [`app`].
//!
//! ```
//! use ludoteca::games::Games;
//!
//! let catalogue = Games::all().catalogue();
//! let sapiens = catalogue.find("sapiens").expect("one of the ten");
//! assert_eq!((catalogue.iter().count(), sapiens.info.name), (10, "Sapiens"));
//! ```

pub mod app;
pub mod desk;
pub mod games;
pub mod theatre;
