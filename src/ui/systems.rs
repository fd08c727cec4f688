//! The systems around the panels: model in, actions out.

use super::action::{DemoAction, UiAction, Wish};
use super::demo::DemoModel;
use super::keys;
use super::model::{PlayModel, ViewModel};
use super::shelf::Card;
use super::state::UiState;
use crate::games;
use crate::i18n::{Language, Words};
use crate::rules::Pick;
use crate::rules::session::{NodeId, Session};
use crate::table::TableSystems;
use crate::table::animation::player::Showing;
use crate::table::looks::AllLooks;
use crate::table::session::{Ask, InHand, Table, Told};
use crate::table::settings::Settings;
use crate::table::stage::{Lay, LeftOpen};
use bevy::prelude::*;
use bevy::time::Real;
use bevy::window::RequestRedraw;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use rand::TryRng;
use rand::rngs::SysRng;
use std::sync::Arc;

/// The part of the window that no panel covers, in logical pixels. `None` before the first frame.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct FreeArea(pub Option<egui::Rect>);

/// Where on the screen the cell touched last is, in logical pixels: choices open there.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct ChooserAt(pub Option<egui::Pos2>);

/// Whether this computer draws without a graphics card, which a notice says.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SoftwareDrawing(pub bool);

/// A language for this run, named when the program was started. Whoever chooses one in the settings ends it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SpokenFor(pub Option<Language>);

/// The demonstration that runs, if any.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct DemoShown(pub Option<DemoModel>);

/// What somebody wants of the demonstration.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct DemoAsked(pub DemoAction);

/// What the panels show.
#[derive(Resource)]
pub struct Panels(pub ViewModel);

/// Something a person did in a panel or by a key, on its way to whom it concerns.
#[derive(Message, Clone, Debug, PartialEq)]
pub(super) struct Acted(pub UiAction);

/// The panels of the table. Expects [`bevy_egui::EguiPlugin`] and the plugins of `table`.
pub struct UiPlugin;

impl Plugin for UiPlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<Settings>()
            .init_resource::<UiState>()
            .init_resource::<FreeArea>()
            .init_resource::<ChooserAt>()
            .init_resource::<SoftwareDrawing>()
            .init_resource::<DemoShown>()
            .init_resource::<SpokenFor>()
            .add_message::<Acted>()
            .add_message::<DemoAsked>();
        let settings = app.world().resource::<Settings>().clone();
        let spoken = app.world().resource::<SpokenFor>().0;
        let words = Arc::new(Words::new(spoken.unwrap_or_else(|| settings.language())));
        app.insert_resource(Panels(ViewModel::new(words, settings)));
        app.add_systems(Update, (keys::read, act).chain().in_set(TableSystems::Input))
            .add_systems(Update, (hear, build).chain().in_set(TableSystems::ViewModel))
            .add_systems(EguiPrimaryContextPass, draw);
    }
}

/// Does what people did in panels.
fn act(
    mut acted: MessageReader<Acted>,
    mut state: ResMut<UiState>,
    mut settings: ResMut<Settings>,
    mut spoken: ResMut<SpokenFor>,
    table: Option<Res<Table>>,
    mut asks: MessageWriter<Ask>,
    mut turns: MessageWriter<Lay>,
    mut demo: MessageWriter<DemoAsked>,
) {
    for Acted(action) in acted.read() {
        if matches!(action, UiAction::SetLanguage(_)) {
            spoken.0 = None;
        }
        let mut chosen = settings.clone();
        let session = table.as_ref().map(|table| table.session());
        let wish = state.act(action.clone(), &mut chosen, session);
        settings.set_if_neq(chosen);
        match wish {
            Some(Wish::Play(request)) => {
                asks.write(Ask::Play(request));
            }
            Some(Wish::Choose(choice)) => {
                asks.write(Ask::Touch(Pick::Choice(choice)));
            }
            Some(Wish::New(options)) => {
                asks.write(Ask::New(options, new_seed()));
            }
            Some(Wish::Open(id)) => {
                if let Some(entry) = games::find(id) {
                    turns.write(Lay::Game(entry, new_seed()));
                }
            }
            Some(Wish::Shelf) => {
                turns.write(Lay::Shelf);
            }
            Some(Wish::Demo(action)) => {
                demo.write(DemoAsked(action));
            }
            None => {}
        }
    }
}

/// The seed of an opening roll. A computer without a source of chance still plays; the roll is then always the same.
fn new_seed() -> u64 {
    SysRng.try_next_u32().map_or(0, u64::from)
}

/// Hears what happened at the table, and lets refusals fade.
fn hear(
    mut told: MessageReader<Told>,
    mut state: ResMut<UiState>,
    table: Option<Res<Table>>,
    time: Res<Time<Real>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if state.refusal.as_ref().is_some_and(|shown| shown.ages()) {
        state.age(time.delta_secs());
        redraw.write(RequestRedraw);
    }
    for told in told.read() {
        match told {
            Told::Refused(refusal) => {
                if let Some(table) = &table {
                    state.refused(table.session(), refusal.clone());
                    redraw.write(RequestRedraw);
                }
            }
            Told::Opened => state.opened(),
            Told::Changed(_) | Told::Hand => {
                if state.refusal.is_some() {
                    state.succeeded();
                }
            }
        }
    }
}

/// Brings the model up to date. The play is told anew only when it changed.
fn build(
    mut panels: ResMut<Panels>,
    table: Option<Res<Table>>,
    hand: Option<Res<InHand>>,
    settings: Res<Settings>,
    spoken_for: Res<SpokenFor>,
    state: Res<UiState>,
    chooser: Res<ChooserAt>,
    software: Res<SoftwareDrawing>,
    demo: Res<DemoShown>,
    built: Option<Res<AllLooks>>,
    left: Option<Res<LeftOpen>>,
    showing: Option<Res<Showing>>,
) {
    let model = &mut panels.0;
    let language = spoken_for.0.unwrap_or_else(|| settings.language());
    let spoken = model.words.language() != language;
    if spoken {
        model.words = Arc::new(Words::new(language));
    }
    if model.settings != *settings {
        model.settings = settings.clone();
    }
    match (&table, &hand) {
        (Some(table), Some(hand)) => {
            if spoken || model.play.is_none() || table.is_changed() || hand.is_changed() {
                model.play = Some(PlayModel::of(table.session(), &model.words, hand));
            }
        }
        _ => model.play = None,
    }
    // Without a game the shelf is seen; a demonstration knows no games.
    let shelf = built.filter(|_| table.is_none());
    if shelf.is_none() {
        model.shelf = None;
    } else if spoken || model.shelf.is_none() {
        // A play is under way once something was played and until it has ended.
        let under_way = |play: &dyn Session| play.cursor() != NodeId::ROOT && play.outcome().is_none();
        let open = |id| left.as_ref().and_then(|left| left.of(id)).is_some_and(under_way);
        let cards = shelf
            .iter()
            .flat_map(|looks| looks.entries())
            .map(|entry| Card::of(entry, &model.words, open(entry.info.id)));
        model.shelf = Some(cards.collect());
    }
    model.chooser_at = chooser.0;
    if model.demo != demo.0 {
        model.demo.clone_from(&demo.0);
    }
    model.recall(&state, software.0, showing.is_some_and(|showing| showing.is_active()));
}

/// Draws the panels and passes on what the person did. Runs once or twice a frame.
fn draw(
    mut contexts: EguiContexts,
    panels: Res<Panels>,
    mut free: ResMut<FreeArea>,
    mut acted: MessageWriter<Acted>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let drawn = super::draw(contexts.ctx_mut()?, &panels.0);
    free.set_if_neq(FreeArea(Some(drawn.free)));
    if !drawn.actions.is_empty() {
        // Actions are done in the next frame, which an idle table would not draw by itself.
        redraw.write(RequestRedraw);
    }
    acted.write_batch(drawn.actions.into_iter().map(Acted));
    Ok(())
}
