//! All components of the panels in their states, on smoke and on paper.
//!
//! `cargo run --release --example components` opens a window: 1 to 4 choose the room, + and − the size of texts.
//! `cargo run --release --example components -- --picture FILE.png` draws all rooms into one picture, without a window.

mod page;
mod picture;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiGlobalSettings, EguiPlugin, EguiPrimaryContextPass, PrimaryEguiContext, egui};
use ludoteca::app::window;
use ludoteca_table::scene::room::Room;
use page::State;
use std::path::Path;
use std::process::ExitCode;

/// What the page shows.
#[derive(Resource)]
struct Shown(State);

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let done = match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [] => show(),
        ["--picture", file] => picture::all_rooms().and_then(|picture| picture.save(Path::new(file)).map_err(tell)),
        _ => Err("usage: components [--picture FILE.png]".to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn tell(error: impl ToString) -> String {
    error.to_string()
}

/// Opens the window.
fn show() -> Result<(), String> {
    let mut app = window::window("Components".to_owned(), UVec2::from_array(page::SIZE)).map_err(tell)?;
    app.add_plugins(EguiPlugin::default());
    app.world_mut().resource_mut::<EguiGlobalSettings>().auto_create_primary_context = false;
    app.insert_resource(Shown(State::new(Room::usual().id)));
    app.add_systems(Startup, |mut commands: Commands| _ = commands.spawn((Camera2d, PrimaryEguiContext)));
    app.add_systems(EguiPrimaryContextPass, draw);
    window::run(app);
    Ok(())
}

fn draw(mut contexts: EguiContexts, mut shown: ResMut<Shown>) -> Result {
    let ctx = contexts.ctx_mut()?;
    let state = &mut shown.0;
    ctx.input(|input| {
        let keys = [egui::Key::Num1, egui::Key::Num2, egui::Key::Num3, egui::Key::Num4];
        for (key, room) in keys.into_iter().zip(Room::all()) {
            if input.key_pressed(key) {
                state.room = room.id.to_owned();
            }
        }
        let step =
            f32::from(i8::from(input.key_pressed(egui::Key::Plus)) - i8::from(input.key_pressed(egui::Key::Minus)));
        state.scale = (state.scale + 0.1 * step).clamp(0.8, 2.5);
    });
    page::draw(ctx, state);
    Ok(())
}
