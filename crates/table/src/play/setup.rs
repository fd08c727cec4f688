//! A position that is set up by hand on the table, and the requests that change it. It is no play: see
//! [`ludoteca_rules::editor`].

use super::building::Building;
use super::hand::{Hand, HoveredCell, HoveredMark};
use super::request::{PlayEvent, TableEvent};
use super::session::RequestSystems;
use crate::schedule::TableSystems;
use bevy::prelude::*;
use ludoteca_rules::session::Session;
use ludoteca_rules::{Cell, Edit, Entry, Pick, Refusal, SetupEditor};

/// A position that is being set up on the table. The cell of the piece that was taken up is the pick of its [`Hand`].
#[derive(Component)]
#[require(Hand, HoveredCell, HoveredMark, Transform, Visibility)]
pub struct EditedSetup {
    /// The game.
    pub entry: &'static Entry,
    editor: Box<dyn SetupEditor>,
}

impl EditedSetup {
    /// A position of a game that is to be set up.
    #[must_use]
    pub const fn new(entry: &'static Entry, editor: Box<dyn SetupEditor>) -> Self {
        Self { entry, editor }
    }

    /// Read access. To change it, write a [`SetupRequest`].
    #[must_use]
    pub fn view(&self) -> &dyn SetupEditor {
        &*self.editor
    }

    /// Takes the editor out of the component.
    #[must_use]
    pub fn into_editor(self) -> Box<dyn SetupEditor> {
        self.editor
    }

    /// A play that begins here; `None` while this is no position of the game.
    #[must_use]
    pub fn play(&self) -> Option<Box<dyn Session>> {
        let legal = self.editor.faults().is_empty();
        let position = legal.then(|| self.editor.position_text())?;
        self.entry.from_position(self.editor.options().clone(), &position).ok()
    }
}

/// A request to a position that is being set up.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct SetupRequest {
    /// The position; nothing happens if it is no longer on the table.
    pub setup: Entity,
    /// What is requested.
    pub action: SetupAction,
}

/// What can be requested of a position that is being set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupAction {
    /// Changes it.
    Edit(Edit),
    /// Takes the last edit back.
    Undo,
    /// Makes the edit again that was taken back last.
    Redo,
    /// What the chosen [`Building`] does to a cell.
    Touch(Cell),
    /// Takes up the piece on a cell.
    Lift(Cell),
    /// Puts the piece that was taken up on a cell.
    Put(Cell),
    /// Lets go of the piece that was taken up.
    Drop,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Building>()
        .add_message::<SetupRequest>()
        .add_systems(Update, apply.in_set(RequestSystems).in_set(TableSystems::Apply));
}

/// Applies all requests. The only system that changes a set-up.
fn apply(
    mut requests: MessageReader<SetupRequest>,
    mut setups: Query<(&mut EditedSetup, &mut Hand)>,
    building: Res<Building>,
    mut events: MessageWriter<TableEvent>,
) {
    for SetupRequest { setup: entity, action } in requests.read() {
        let Ok((mut setup, mut hand)) = setups.get_mut(*entity) else { continue };
        let mut tell = |happened| _ = events.write(TableEvent { play: *entity, seat: None, happened });
        let lifted = lifted(&hand);
        let hold = |cell: Option<Cell>, hand: &mut Hand| hand.picks = cell.into_iter().map(Pick::Cell).collect();
        match action {
            SetupAction::Edit(edit) => tell(change(&mut setup, &mut hand, |editor| editor.edit(edit.clone()))),
            SetupAction::Undo => tell(change(&mut setup, &mut hand, |editor| editor.undo())),
            SetupAction::Redo => tell(change(&mut setup, &mut hand, |editor| editor.redo())),
            SetupAction::Touch(cell) => {
                let stands = setup.view().setup().at(*cell).is_some();
                let edit = building.edit(setup.view().setup(), lifted, *cell);
                let takes = edit.is_none() && *building == Building::Move && lifted != Some(*cell) && stands;
                hold(takes.then_some(*cell), &mut hand);
                tell(PlayEvent::Hand);
                if let Some(edit) = edit {
                    tell(change(&mut setup, &mut hand, |editor| editor.edit(edit)));
                }
            }
            SetupAction::Lift(cell) => {
                hold(Some(*cell), &mut hand);
                tell(PlayEvent::Hand);
            }
            SetupAction::Put(cell) => {
                if let Some(lifted) = lifted {
                    hold(None, &mut hand);
                    tell(change(&mut setup, &mut hand, |editor| editor.edit(Edit::Shift(lifted, *cell))));
                }
            }
            SetupAction::Drop => {
                hold(None, &mut hand);
                tell(PlayEvent::Hand);
            }
        }
    }
}

/// The cell of the piece that was taken up.
fn lifted(hand: &Hand) -> Option<Cell> {
    hand.picks.iter().find_map(|pick| pick.cell())
}

/// Changes a set-up; whoever held a piece lets go of it.
fn change(
    setup: &mut Mut<EditedSetup>,
    hand: &mut Hand,
    change: impl FnOnce(&mut dyn SetupEditor) -> Result<(), Refusal<String>>,
) -> PlayEvent {
    // A refused request changes nothing, so it must not trigger change detection.
    match change(&mut *setup.bypass_change_detection().editor) {
        Ok(()) => {
            setup.set_changed();
            hand.drop_picks();
            PlayEvent::Edited
        }
        Err(refusal) => PlayEvent::Refused(refusal),
    }
}
