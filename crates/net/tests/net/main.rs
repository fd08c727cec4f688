//! Tables between made-up computers: whole games, agreements, clocks, kills, lies and secrets.

mod agree;
mod clocks;
mod games;
mod hold;
mod kills;
mod lies;
mod post;
mod reserved;
mod room;
mod secrets;
