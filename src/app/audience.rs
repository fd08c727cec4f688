//! A second window for an audience: the table without panels, on another screen where there is one, with its own view
//! (F2, F3, F4 and the pointer in it) and, if wanted, its own room. It shows every change in the frame of the first
//! window, except while somebody enters an order that others must not see: then its picture stays as it was.

use crate::desk::frame::display::AudienceRequest;
use crate::desk::frame::schedule::DeskSystems;
use bevy::prelude::*;
use bevy::window::{
    ClosingWindow, Monitor, MonitorSelection, OnMonitor, PrimaryMonitor, PrimaryWindow, RequestRedraw, WindowMode,
    close_when_requested,
};
use ludoteca_table::play::{BoardTaken, LocalSeats, Play, Secrecy, SecretEntry};
use ludoteca_table::scene::camera::open::on_window;
use ludoteca_table::scene::camera::redraw::{Redraw, Still};
use ludoteca_table::scene::camera::{LooksAt, TableCamera, TableCameraSystems};
use ludoteca_table::scene::room::Place;

/// The window of the audience.
#[derive(Component, Clone, Copy, Debug)]
pub struct Audience;

/// Its size where there is no other screen, in logical pixels.
const SIZE: UVec2 = UVec2::new(1024, 640);

/// Opens and closes the window on request.
pub fn plugin(app: &mut App) {
    app.add_message::<AudienceRequest>()
        .add_systems(Update, toggle.run_if(on_message::<AudienceRequest>).after(DeskSystems::Keys))
        .add_systems(PostUpdate, keep_secrets.before(TableCameraSystems))
        .add_systems(Last, see_it_close.after(close_when_requested));
}

/// Bevy closes a window in the frame after the one in which that was asked, and an idle program would not run that
/// frame
/// by itself.
fn see_it_close(closing: Query<(), With<ClosingWindow>>, mut redraw: MessageWriter<RequestRedraw>) {
    if !closing.is_empty() {
        redraw.write(RequestRedraw);
    }
}

fn toggle(world: &mut World) {
    world.resource_mut::<Messages<AudienceRequest>>().clear();
    world.write_message(RequestRedraw);
    if let Some(open) = world.query_filtered::<Entity, With<Audience>>().iter(world).next() {
        world.despawn(open);
        return;
    }
    let title = world.query_filtered::<&Window, With<PrimaryWindow>>().iter(world).next().map(|it| it.title.clone());
    let Some(title) = title else { return };
    let other = other_screen(world);
    let mode =
        other.map_or(WindowMode::Windowed, |screen| WindowMode::BorderlessFullscreen(MonitorSelection::Entity(screen)));
    let window = Window { title, name: Some("ludoteca".to_owned()), resolution: SIZE.into(), mode, ..default() };
    let seen = world.query_filtered::<&LooksAt, With<TableCamera>>().iter(world).next().copied();
    let window = world.spawn((window, Audience)).id();
    let camera = on_window(world, window);
    world.entity_mut(camera).insert(Place::Elsewhere);
    if let Some(seen) = seen {
        world.entity_mut(camera).insert(seen);
    }
}

/// A screen on which the first window is not. Before the window system says where that is, it is taken to be on the
/// first screen.
fn other_screen(world: &mut World) -> Option<Entity> {
    let own = world.query_filtered::<&OnMonitor, With<PrimaryWindow>>().iter(world).next().map(|on| on.0);
    let own = own.or_else(|| world.query_filtered::<Entity, With<PrimaryMonitor>>().iter(world).next());
    world.query_filtered::<Entity, With<Monitor>>().iter(world).find(|screen| own.is_some_and(|own| own != *screen))
}

/// While somebody enters an order in secret, the audience sees what it saw before.
fn keep_secrets(
    mut commands: Commands,
    plays: Query<(&Play, &LocalSeats, &BoardTaken)>,
    mut cameras: Query<(Entity, &TableCamera, &mut Redraw, Has<Still>)>,
    windows: Query<(), With<Audience>>,
    entry: Res<SecretEntry>,
) {
    let secret = plays
        .iter()
        .any(|(play, local, taken)| matches!(Secrecy::of(play.view(), *local, *entry, *taken), Secrecy::Entering(_)));
    let audience =
        cameras.iter_mut().filter(|(_, camera, ..)| camera.window.is_some_and(|window| windows.contains(window)));
    for (entity, _, mut redraw, still) in audience {
        if secret && !still {
            commands.entity(entity).insert(Still);
        } else if !secret && still {
            commands.entity(entity).remove::<Still>();
            redraw.request();
        }
    }
}
