//! Experiments with games: chance or levels of the computer play a thousand of them, and what comes of it is told with
//! how sure it is.
//!
//! ```
//! use ludoteca_experiment::{Experiment, Player, Run, Setting, told};
//! use ludoteca_games::catalogue;
//! use ludoteca_rules::Options;
//! use ludoteca_words::{Language, Words};
//! use ludoteca_workers::Workers;
//!
//! let catalogue = catalogue();
//! let game = catalogue.find("rastros").expect("it is in the catalogue");
//! let start = game.start(Options::defaults(game.info.options));
//! let setting = Setting::new(game, &*start, vec![Player::Random; 2]).expect("nobody has won yet");
//! let experiment = Experiment { games: 200, ..Experiment::of(vec![setting]) };
//! // Without threads all is played before this returns.
//! let run = Run::start(experiment, &Workers::none());
//! let tally = &run.tallies()[0];
//! assert_eq!(tally.games(), 200);
//! let words = Words::new(Language::En, &catalogue);
//! let said = told::sentences(run.experiment(), &run.experiment().settings[0], tally, &words);
//! assert!(said[0].starts_with("Player 1, games won: "), "{}", said[0]);
//! ```
//!
//! An [`Experiment`] is what is wished: one [`Setting`] (a game, its options, where it begins and who plays) or several
//! to be compared, how many games, and a seed. A [`Run`] plays them on threads that it is handed; which thread plays
//! which game changes nothing. Its [`Tally`] of each setting counts who won, why, and how long it took. The same wishes
//! give the same games everywhere: there is no clock, and levels have budgets of nodes alone.
//!
//! Start with `setting.rs` and `run.rs`; `game.rs` plays one game, `tally.rs` and `lengths.rs` count, `chance.rs` says
//! how sure a count is, `told.rs` finds the words, `csv.rs` writes a line a game, `chart/` draws.

pub mod chance;
pub mod chart;
mod csv;
mod game;
mod lengths;
mod run;
mod setting;
mod tally;
pub mod told;

pub use csv::csv;
pub use game::{End, Played};
pub use lengths::{Bin, Lengths};
pub use run::{Progress, Run};
pub use setting::{Experiment, MOST_GAMES, MOST_SETTINGS, Player, Setting};
pub use tally::Tally;
