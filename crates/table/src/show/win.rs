//! The moment of a win: the room becomes darker, the pieces that have won stay in the light, and rise. The light comes
//! back as soon as somebody presses anything, or the play goes on.
//!
//! Only a move that is played brings it, or played again, no jump and no game that is opened. Pieces with which the
//! computer has beaten a person are only lit.

use super::animation::contact::won_at;
use super::animation::player::{MovesShown, Showing, Skip};
use super::animation::pose::ease;
use super::pieces::{Bodies, OnCell};
use super::winners::winners;
use crate::play::{Play, PlayEvent, TableEvent};
use crate::scene::camera::{LooksAt, TableCamera};
use crate::scene::dim::RoomBrightness;
use crate::scene::material::{Brightness, MaterialsApplied};
use crate::scene::projector::Projector;
use crate::schedule::TableSystems;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use ludoteca_rules::Cell;
use ludoteca_rules::session::SessionChange;

/// How much light is left of the room, and how much of it the pieces that have won get.
const ROOM: f32 = 0.4;
const WINNERS: f32 = 1.6;
/// How long the light takes to go and to come back, in seconds.
const GOES: f32 = 0.6;
const COMES: f32 = 0.25;

/// The light of a play in which somebody has won.
#[derive(Component, Clone, Debug, Default, PartialEq)]
pub struct WinLight {
    /// The cells of the pieces that have won; none: all is as usual.
    cells: Vec<Cell>,
    /// Whether the light stays on them, or goes back to all.
    held: bool,
    /// Whether the move that wins has been made, as it is seen.
    made: bool,
    /// How far it is, from 0 to 1.
    share: f32,
}

impl WinLight {
    /// Whether the winning pieces are, or become, brighter than all else.
    #[must_use]
    pub const fn is_held(&self) -> bool {
        self.held
    }

    /// Whether the move that wins is still on its way.
    #[must_use]
    pub const fn is_awaited(&self) -> bool {
        self.held && !self.made
    }

    /// The brightness of the room and of the winning pieces.
    fn brightness(&self, dims: bool) -> (f32, f32) {
        let share = ease(self.share);
        (if dims { 1.0 + (ROOM - 1.0) * share } else { 1.0 }, 1.0 + (WINNERS - 1.0) * share)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.register_required_components::<Play, WinLight>();
    app.add_systems(Update, (notice, fade).chain().after(MovesShown).in_set(TableSystems::Present));
    app.add_systems(PostUpdate, light.before(MaterialsApplied));
}

/// Begins with a move that wins, and ends with whatever comes after it.
fn notice(
    mut events: MessageReader<TableEvent>,
    mut skips: MessageReader<Skip>,
    mut plays: Query<(&Play, &mut WinLight)>,
) {
    for event in events.read() {
        let Ok((play, mut light)) = plays.get_mut(event.play) else { continue };
        match &event.happened {
            PlayEvent::Changed(SessionChange::Played { .. }) => {
                let cells = winners(play.view());
                if cells.is_empty() {
                    release(&mut light);
                } else {
                    *light = WinLight { cells, held: true, made: false, share: 0.0 };
                }
            }
            PlayEvent::Changed(SessionChange::Jumped | SessionChange::Ended) | PlayEvent::Opened => release(&mut light),
            _ => {}
        }
    }
    if skips.read().count() > 0 {
        plays.iter_mut().for_each(|(_, mut light)| release(&mut light));
    }
}

fn release(light: &mut Mut<WinLight>) {
    if light.held {
        light.held = false;
    }
}

fn fade(mut plays: Query<(&Showing, &mut WinLight)>, time: Res<Time>, mut redraw: MessageWriter<RequestRedraw>) {
    for (showing, mut light) in &mut plays {
        if light.cells.is_empty() {
            continue;
        }
        // Not before the move that wins has been made.
        let made = !showing.is_active() || won_at(showing.script()).is_some_and(|begins| showing.seconds() >= begins);
        let step = if light.held { time.delta_secs() / GOES } else { -time.delta_secs() / COMES };
        let share = (light.share + step).clamp(0.0, 1.0);
        if light.held && !made || share == light.share && share > 0.0 {
            continue;
        }
        light.made = true;
        light.share = share;
        if share == 0.0 && !light.held {
            light.cells.clear();
        }
        redraw.write(RequestRedraw);
    }
}

type Seeing = (&'static LooksAt, &'static mut RoomBrightness);

fn light(
    mut commands: Commands,
    plays: Query<(Entity, Ref<WinLight>)>,
    mut cameras: Query<Seeing, With<TableCamera>>,
    pieces: Query<(&OnCell, &Bodies, &ChildOf)>,
    parts: Query<&Children>,
    bright: Query<(Entity, &Brightness)>,
    projector: Res<Projector>,
) {
    for (looks_at, mut room) in &mut cameras {
        // A projector shows no dark rooms.
        let shown = plays.get(looks_at.0).map_or(1.0, |(_, light)| light.brightness(!projector.0).0);
        room.set_if_neq(RoomBrightness(shown));
    }
    for (play, light) in plays.iter().filter(|(_, light)| light.is_changed() || projector.is_changed()) {
        let (room, winners) = light.brightness(!projector.0);
        for (on, bodies, _) in pieces.iter().filter(|(.., of)| of.parent() == play) {
            let wanted = if light.cells.contains(&on.0) { winners / room } else { 1.0 };
            for part in bodies.0.iter().flat_map(|body| parts.get(*body)).flatten() {
                let is = bright.get(*part).map_or(1.0, |(_, bright)| bright.0);
                if is != wanted {
                    commands.entity(*part).insert(Brightness(wanted));
                }
            }
        }
    }
}
