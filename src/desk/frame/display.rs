//! How the window is shown: for a class on a projector, with the keyboard in the panel, black.

use super::schedule::{DeskSystems, TableCleared};
use bevy::prelude::*;
use bevy_egui::egui::Rect;
use ludoteca_table::screen::Screen;

/// How the window is shown.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Display {
    /// Whether projector mode is on.
    pub projector: bool,
    /// Whether the picture is black, so that a class looks at whoever speaks.
    pub black: bool,
    /// Whether the panel has the keyboard.
    pub panel_keys: bool,
    /// Whether the notice about slow drawing was dismissed.
    pub notice_dismissed: bool,
}

/// Changes how the window is shown.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum DisplayAction {
    /// Gives the keyboard to the panel, so that Tab, the arrows and Enter reach its buttons.
    EnterPanel,
    /// Gives it back to the board.
    LeavePanel,
    /// Turns projector mode on or off.
    ToggleProjector,
    /// On a projector, and in the demonstration: makes the picture black, or shows it again.
    Blacken(bool),
    /// Dismisses the notice about slow drawing.
    DismissNotice,
}

/// The part of the window that no panel covers, in logical pixels. `None` before the first frame.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct UncoveredArea(pub Option<Rect>);

/// Whether the panels cover all of the window, so that nothing of the board is seen.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PanelsCover(pub bool);

/// Whether this computer renders without a graphics card; a notice then says so.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SoftwareDrawing(pub bool);

/// Whether this computer renders without a graphics card, which the settings tell where it matters.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WithoutCard(pub bool);

/// Opens the window for an audience, or closes it.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct AudienceRequest;

/// A text for the clipboard.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct ToClipboard(pub Option<String>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Display>()
        .init_resource::<UncoveredArea>()
        .init_resource::<PanelsCover>()
        .init_resource::<SoftwareDrawing>();
    app.init_resource::<WithoutCard>()
        .init_resource::<ToClipboard>()
        .add_message::<DisplayAction>()
        .add_message::<AudienceRequest>();
    app.add_systems(Update, act.in_set(DeskSystems::Control));
    app.add_observer(|_: On<TableCleared>, mut screen: ResMut<Display>| {
        let without = Display { panel_keys: false, ..*screen };
        screen.set_if_neq(without);
    });
}

fn act(mut actions: MessageReader<DisplayAction>, on: Res<State<Screen>>, mut screen: ResMut<Display>) {
    for action in actions.read() {
        match action {
            DisplayAction::EnterPanel => screen.panel_keys = true,
            DisplayAction::LeavePanel => screen.panel_keys = false,
            DisplayAction::ToggleProjector => {
                let projector = !screen.projector;
                *screen = Display { projector, black: false, panel_keys: false, ..*screen };
            }
            DisplayAction::Blacken(black) => {
                screen.black = *black && (screen.projector || *on.get() == Screen::Theatre);
            }
            DisplayAction::DismissNotice => screen.notice_dismissed = true,
        }
    }
}
