//! Tests of the panels, without a window or a graphics card; all but `systems.rs` without a Bevy app too.
//!
//! `bench.rs` holds the person who looks at the panels and uses them; the other files are what that person does.

mod begin;
mod bench;
mod class;
mod commands;
mod dialogs;
mod draft;
mod experiment;
mod far;
mod files;
mod frames;
mod guess;
mod heard;
mod homework;
mod learn;
mod looks;
mod mail;
mod model;
mod names;
mod own_screens;
mod panels;
mod plan;
mod rest;
mod result;
mod review;
mod screens;
mod secret;
mod settings;
mod share;
mod sheet;
mod shelf;
mod spoken;
mod systems;
