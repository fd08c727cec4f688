//! The pieces of an order that waits until its player agrees to it: one sees through them, where they would stand.
//!
//! Independent of the game: what would stand there follows from the rules.

use super::looks::Looks;
use super::pieces::ShapeMeshes;
use crate::play::{Hand, Play};
use crate::scene::board::centre;
use crate::schedule::TableSystems;
use bevy::prelude::*;
use ludoteca_rules::Standing;
use ludoteca_rules::session::PlayView;

/// A piece that is not there yet, a child of its play.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ghost(pub Standing);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, show.in_set(TableSystems::Present));
}

/// What would stand elsewhere or otherwise than it does.
#[must_use]
pub fn proposed(play: &dyn PlayView, hand: &Hand) -> Vec<Standing> {
    let picks = hand.proposed.as_deref();
    let after = picks.and_then(|picks| play.standing_after(hand.seat, picks)).unwrap_or_default();
    let before = play.standing();
    after.into_iter().filter(|standing| !before.contains(standing)).collect()
}

fn show(
    mut commands: Commands,
    plays: Query<(Entity, Ref<Play>, Ref<Hand>, &Looks, &ShapeMeshes)>,
    old: Query<(Entity, &Ghost, &ChildOf)>,
) {
    for (entity, play, hand, looks, shapes) in &plays {
        if !(play.is_changed() || hand.is_changed()) {
            continue;
        }
        let view = play.view();
        let wanted = proposed(view, &hand);
        let shown = || old.iter().filter(|(.., of)| of.parent() == entity);
        if shown().map(|(_, ghost, _)| ghost.0).eq(wanted.iter().copied()) {
            continue;
        }
        shown().for_each(|(ghost, ..)| commands.entity(ghost).despawn());
        let before = view.standing();
        for standing in wanted {
            // Over what it would capture.
            let beneath = before.iter().find(|other| other.cell == standing.cell);
            let lift = beneath.map_or(0.0, |other| looks.0.top(other.piece));
            let at = centre(view.info().geometry, standing.cell) + Vec3::Y * lift;
            let root = (Ghost(standing), Transform::from_translation(at), Visibility::default(), ChildOf(entity));
            commands.spawn(root).with_children(|root| {
                for body in looks.0.rest(standing.piece) {
                    for (mesh, finish) in shapes.parts(body.shape, standing.piece.side) {
                        root.spawn((Mesh3d(mesh), finish.ghost(), body.transform(), Pickable::IGNORE));
                    }
                }
            });
        }
    }
}
