//! Each of the ten games on the table: whole games, and what only that game has.

mod apocalypse;
mod avanco;
mod gatos_caes;
mod horizon;
mod horizons;
mod rastros;
mod sapiens_four;
mod sapiens_signs;
pub mod semaforo;
mod stones;
pub mod whole;
