//! Turns the eyes to the player to move, if they are to: once the last move has been seen, and never against whoever
//! turned them by hand meanwhile.

use super::animation::player::{AnimationSpeed, MovesShown, Showing, Skip};
use super::roll::Rolling;
use crate::rules::Seat;
use crate::table::play::{Play, Turn, seats};
use crate::table::scene::eye::swing::Swing;
use crate::table::scene::eye::{Eye, LooksAt, NearSide};
use crate::table::schedule::TableSystems;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

/// Whether the view turns to the player to move. Otherwise it stays.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TurnView(pub bool);

/// The player to whom the eyes of a play were turned last.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Faced(Option<Seat>);

pub(super) fn plugin(app: &mut App) {
    app.register_required_components::<Play, Faced>();
    app.init_resource::<TurnView>()
        .add_systems(Update, (face, skip).chain().in_set(TableSystems::Present).after(MovesShown));
}

fn face(
    turns: Res<TurnView>,
    mut plays: Query<(Entity, &Play, &Turn, &Showing, &Rolling, &mut Faced)>,
    mut eyes: Query<(&LooksAt, &mut NearSide, &mut Swing), With<Eye>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for (play, shown, turn, showing, rolling, mut faced) in &mut plays {
        if !turns.0 {
            faced.set_if_neq(Faced(None));
            continue;
        }
        // After the end the last player's side stays near.
        let Some(seat) = turn.asked.iter().next().filter(|seat| faced.0 != Some(*seat)) else { continue };
        if showing.is_active() || rolling.is_active() {
            continue;
        }
        faced.0 = Some(seat);
        let side = seats::near_side(seat, shown.view().seats());
        for (_, mut near, mut swing) in eyes.iter_mut().filter(|(looks_at, ..)| looks_at.0 == play) {
            if *near != side {
                *swing = Swing::between(near.0, side.0, *swing);
                *near = side;
                redraw.write(RequestRedraw);
            }
        }
    }
}

/// A swing ends at once where moves are not animated, and when they are skipped.
fn skip(mut skips: MessageReader<Skip>, speed: Res<AnimationSpeed>, mut eyes: Query<&mut Swing>) {
    if skips.read().count() > 0 || !speed.0.is_finite() {
        for mut swing in &mut eyes {
            swing.set_if_neq(Swing::default());
        }
    }
}
