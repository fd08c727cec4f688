//! Tests of the rules: no Bevy, no files beside the data here.
//!
//! Each game has a folder: `sentences.rs` (a table test for each sentence of its rules), `examples.rs` (positions with
//! their answers), `slow.rs` (a second, obviously right generator), `mod.rs` (what the shared checks below need to
//! know), `perft.txt` and `golden.txt` (data).

mod apocalypse;
mod atari_go;
mod avanco;
mod battery;
mod board_text;
mod every_game;
mod foreign;
mod gatos_caes;
mod horizon;
mod horizons;
mod mutation;
mod overlays;
mod produto;
mod purpose;
mod rastros;
mod sapiens;
mod semaforo;
mod shared;
