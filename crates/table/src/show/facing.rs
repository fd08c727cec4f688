//! Turns the cameras to the player to move or to the own side, if they are to: once the last move has been seen, and
//! never against whoever turned them by hand meanwhile.

use super::animation::player::{AnimationSpeed, MovesShown, Showing, Skip};
use super::beside::roll::Rolling;
use crate::play::players::seats;
use crate::play::{LocalSeats, OrderReview, Play, Turn};
use crate::scene::camera::swing::Swing;
use crate::scene::camera::{LooksAt, NearSide, TableCamera};
use crate::schedule::TableSystems;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use ludoteca_rules::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// From whose side the board is seen.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TurnView {
    /// From that of the first player, until somebody turns it.
    #[default]
    Stay,
    /// From that of the player to move.
    Mover,
    /// From that of the person at this computer; of several, that of the first one.
    Own,
}

impl TurnView {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Stay, Self::Mover, Self::Own];

    /// The seat at whose side the cameras are to be now; `None` where they stay as they are.
    fn seat(self, asked: SeatSet, local: LocalSeats) -> Option<Seat> {
        match self {
            Self::Stay => None,
            Self::Mover => asked.iter().next(),
            Self::Own => local.0.iter().next(),
        }
    }
}

/// The player to whom the cameras of a play were turned last.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
struct FacedSeat(Option<Seat>);

pub(super) fn plugin(app: &mut App) {
    app.register_required_components::<Play, FacedSeat>();
    app.init_resource::<TurnView>()
        .add_systems(Update, (face, skip).chain().in_set(TableSystems::Present).after(MovesShown));
}

/// Who is asked, who is at this computer, and whether orders are judged.
type Seated = (&'static Turn, &'static LocalSeats, Option<&'static OrderReview>);

fn face(
    turns: Res<TurnView>,
    mut plays: Query<(Entity, &Play, Seated, &Showing, &Rolling, &mut FacedSeat)>,
    mut cameras: Query<(&LooksAt, &mut NearSide, &mut Swing), With<TableCamera>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for (play, shown, (turn, local, judged), showing, rolling, mut faced) in &mut plays {
        if *turns == TurnView::Stay && judged.is_none() {
            faced.set_if_neq(FacedSeat(None));
            continue;
        }
        // After the end the last player's side stays near. Whoever judges orders says from where the board is seen.
        let seat = judged.map(|judged| judged.seen_by).or_else(|| turns.seat(turn.asked, *local));
        let Some(seat) = seat.filter(|seat| faced.0 != Some(*seat)) else { continue };
        if showing.is_active() || rolling.is_active() {
            continue;
        }
        faced.0 = Some(seat);
        let side = seats::near_side(seat, shown.view().seats());
        for (_, mut near, mut swing) in cameras.iter_mut().filter(|(looks_at, ..)| looks_at.0 == play) {
            if *near != side {
                // An exercise is there at once as it is to be seen.
                *swing = if judged.is_some() { Swing::default() } else { Swing::between(near.0, side.0, *swing) };
                *near = side;
                redraw.write(RequestRedraw);
            }
        }
    }
}

/// A swing ends at once where moves are not animated, and when they are skipped.
fn skip(mut skips: MessageReader<Skip>, speed: Res<AnimationSpeed>, mut cameras: Query<&mut Swing>) {
    if skips.read().count() > 0 || !speed.0.is_finite() {
        for mut swing in &mut cameras {
            swing.set_if_neq(Swing::default());
        }
    }
}
