//! A play from the shelf to its end: requests, clocks, the computer, set-ups, lessons, records, and what is kept and
//! heard of it.

mod background;
mod classes;
mod clock;
mod computer;
mod draft;
mod guarded;
mod learned;
mod lesson;
mod looked_back;
mod network;
mod plans;
mod program;
mod replay;
mod requests;
mod saves;
mod screens;
mod secret;
mod sound;
mod stage;
