//! What is done with the play on the table, besides what is asked of the play itself.

use super::{note, typing};
use crate::desk::frame::display::ToClipboard;
use crate::desk::frame::schedule::{DeskSystems, TableCleared};
use bevy::prelude::*;
use ludoteca_record as record;
use ludoteca_rules::Cell;
use ludoteca_rules::session::NodeId;
use ludoteca_table::play::pointing::Pointing;
use ludoteca_table::play::{Annotating, EditedSetup, Laying, Play};
use ludoteca_table::replay::ReplayRequest;

/// What a person does with the play on the table.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum PlayAction {
    /// Chooses what is drawn with on the position, and whether.
    Annotation(Annotating),
    /// Chooses what is laid over the board, by its id.
    Lay(Option<&'static str>),
    /// What the pointer shows on the board: the next thing, or nothing.
    Point,
    /// Dismisses the banner with the result, to look at the board.
    LookAtGame,
    /// Takes a copy of the play's record.
    CopyRecord,
}

/// The final node whose banner was dismissed.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SeenResult(pub Option<NodeId>);

/// Where the chooser opens on the screen, in logical pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ChooserPlace {
    /// Beneath the cell picked last.
    Cell(Vec2),
    /// In one row beneath the pieces among which to choose.
    Pieces(Vec2),
}

/// Where on the screen the chooser opens, in logical pixels.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct ChooserAt(pub Option<ChooserPlace>);

/// The cell whose mark the pointer is over, and where on the screen there is room for words about it, in logical
/// pixels.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct TipAt(pub Option<(Cell, Vec2)>);

/// The play on the table, as panels know it.
pub fn plugin(app: &mut App) {
    app.add_plugins((note::plugin, typing::plugin));
    app.init_resource::<SeenResult>().init_resource::<ChooserAt>().init_resource::<TipAt>();
    app.init_resource::<Annotating>().init_resource::<Laying>().init_resource::<Pointing>();
    app.add_message::<PlayAction>().add_message::<ReplayRequest>();
    app.add_systems(Update, act.in_set(DeskSystems::Control));
    app.add_observer(|_: On<TableCleared>, mut seen: ResMut<SeenResult>, mut annotating: ResMut<Annotating>| {
        seen.set_if_neq(SeenResult(None));
        let put_away = Annotating { on: false, ..*annotating };
        annotating.set_if_neq(put_away);
    });
}

fn act(
    mut actions: MessageReader<PlayAction>,
    (play, setup): (Option<Single<&Play>>, Option<Single<&EditedSetup>>),
    (mut annotating, mut laying, mut pointing): (ResMut<Annotating>, ResMut<Laying>, ResMut<Pointing>),
    mut seen: ResMut<SeenResult>,
    mut clipboard: ResMut<ToClipboard>,
) {
    let view = play.as_deref().map(|play| play.view());
    for action in actions.read() {
        match action {
            PlayAction::Annotation(chosen) => _ = annotating.set_if_neq(*chosen),
            PlayAction::Lay(id) => _ = laying.set_if_neq(Laying(*id)),
            PlayAction::Point => *pointing = pointing.next(),
            PlayAction::LookAtGame => seen.0 = view.map(|view| view.cursor()),
            PlayAction::CopyRecord => {
                let begun = || Some(record::write(&*setup.as_deref()?.play()?));
                clipboard.0 = view.map(record::write).or_else(begun);
            }
        }
    }
}
