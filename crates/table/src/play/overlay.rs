//! What is laid over the board for whoever explains: see [`ludoteca_rules::display::overlay`]. It is worked out in the
//! background, because what a game must know for it may take a second.

use super::hand::Hand;
use super::on_table::OnTable;
use super::session::Play;
use crate::background::Background;
use crate::schedule::TableSystems;
use bevy::prelude::*;
use ludoteca_rules::session::NodeId;
use ludoteca_rules::{Cell, OverlayReport};
use ludoteca_workers::Pending;

/// The overlay that somebody wants to see, by its id. A game that has none of that id shows nothing.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Laying(pub Option<&'static str>);

/// What the overlay says of the position that is shown.
#[derive(Component, Default)]
pub struct CurrentOverlay {
    /// Its id, the position by node and hash (one that is being set up changes at its node), and the cell of the piece
    /// in hand.
    of: Option<(&'static str, Option<NodeId>, u64, Option<Cell>)>,
    said: Option<OverlayReport>,
    pending: Option<Pending<Option<OverlayReport>>>,
}

impl CurrentOverlay {
    /// Its id.
    #[must_use]
    pub fn id(&self) -> Option<&'static str> {
        self.of.map(|(id, ..)| id)
    }

    /// What it says, once that is known.
    #[must_use]
    pub const fn said(&self) -> Option<&OverlayReport> {
        self.said.as_ref()
    }

    /// Whether it is still being worked out.
    #[must_use]
    pub const fn is_pending(&self) -> bool {
        self.pending.is_some()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.register_required_components::<Play, CurrentOverlay>();
    app.init_resource::<Laying>().add_systems(Update, lay.in_set(TableSystems::Present));
}

/// Follows the position on the board.
fn lay(mut plays: Query<(OnTable, &Hand, &mut CurrentOverlay)>, laying: Res<Laying>, background: Res<Background>) {
    for (play, hand, mut laid) in &mut plays {
        let (view, entry) = (play.view(), play.entry());
        let known = laying.0.filter(|id| entry.overlays().contains(id));
        let piece = |id| hand.last_cell().filter(|_| entry.overlay_asks_for_piece(id));
        let node = play.play().map(|play| play.view().cursor());
        let wanted = known.map(|id| (id, node, view.hash(), piece(id)));
        if laid.of != wanted {
            laid.of = wanted;
            // What belongs to another position would mislead.
            laid.said = None;
            laid.pending = wanted.map(|(id, _, _, cell)| {
                let (options, position) = (view.options().clone(), view.position_text());
                background.0.work_out(move || {
                    let about = cell.and_then(|cell| entry.overlay_about(&options, &position, id, cell).ok().flatten());
                    about.or_else(|| entry.overlay(&options, &position, id).ok().flatten())
                })
            });
        }
        if let Some(said) = laid.pending.as_ref().and_then(Pending::newest) {
            (laid.said, laid.pending) = (said, None);
        }
    }
}
