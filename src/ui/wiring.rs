//! Where panels and table meet: the egui context on the window camera, the part of the window left for the board, who has
//! the pointer, and what the settings mean for the table.

use super::{
    ChooserAt, DemoAction, DemoAsked, DemoModel, DemoShown, FreeArea, Panels, SoftwareDrawing, SpokenFor, UiPlugin,
    UiState,
};
use crate::i18n::Language;
use crate::table::TableSystems;
use crate::table::animation::player::Pace;
use crate::table::board::centre;
use crate::table::camera::canvas::{Canvas, ScreenCamera};
use crate::table::camera::{Aimed, Free, TableCamera, sight::Sight};
use crate::table::demo::Demo;
use crate::table::indicate::Foresee;
use crate::table::input::{Covered, Taken};
use crate::table::looks::Looks;
use crate::table::projector::Projector;
use crate::table::quality::{Chosen, Preset, for_this_machine};
use crate::table::session::{Ask, InHand, Table, Told};
use crate::table::settings::{Settings, SettingsPlugin};
use crate::table::stage::Lay;
use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;
use bevy_egui::input::EguiWantsInput;
use bevy_egui::{
    EguiContext, EguiGlobalSettings, EguiInput, EguiPlugin, EguiPostUpdateSet, EguiPreUpdateSet, PrimaryEguiContext,
    egui,
};

/// How the panels start.
#[derive(Clone, Copy, Debug)]
pub struct Start {
    /// Whether settings are read from the user's files and kept there.
    pub persist: bool,
    /// A language for this run, whatever the settings say.
    pub language: Option<Language>,
    /// Whether this computer draws without a graphics card.
    pub software: bool,
}

/// Adds the panels to an app with Bevy's plugins; the table may come before or after.
pub fn start(app: &mut App, start: Start) {
    app.add_plugins((SettingsPlugin { persist: start.persist }, EguiPlugin::default()));
    let mut global = app.world_mut().resource_mut::<EguiGlobalSettings>();
    global.auto_create_primary_context = false;
    // Input methods for other scripts would cost a warning a frame where there is no window system.
    global.enable_ime = false;
    app.insert_resource(SpokenFor(start.language))
        .add_plugins(UiPlugin)
        .insert_resource(SoftwareDrawing(start.software))
        .init_resource::<Pace>()
        .init_resource::<Foresee>()
        .add_message::<Ask>()
        .add_message::<Told>()
        .add_message::<Lay>()
        .init_resource::<Taken>()
        .init_resource::<Covered>()
        .add_systems(PostStartup, give_context)
        .add_systems(Last, cover)
        .add_systems(
            PreUpdate,
            drop_idle_events.after(EguiPreUpdateSet::ProcessInput).before(EguiPreUpdateSet::BeginPass),
        )
        .add_systems(PreStartup, follow_settings.before(Chosen))
        .add_systems(
            Update,
            (
                follow_settings.run_if(resource_changed::<Settings>),
                choose_preset.run_if(resource_changed::<Settings>.and_then(resource_exists::<Preset>)),
                follow_projector.run_if(resource_changed::<UiState>),
                take_input,
            )
                .before(TableSystems::Input),
        )
        .add_systems(
            Update,
            (obey_demonstration.before(TableSystems::Apply), tell_demonstration.after(TableSystems::Present))
                .before(TableSystems::ViewModel)
                .run_if(resource_exists::<Demo>),
        )
        .add_systems(Update, name_window.after(TableSystems::ViewModel).run_if(not(resource_exists::<Demo>)))
        .add_systems(Update, open_chooser.after(TableSystems::Present).before(TableSystems::ViewModel))
        // In the frame in which panels come and go, so that the board is never drawn beneath them.
        .add_systems(PostUpdate, leave_room.after(EguiPostUpdateSet::EndPass).before(Aimed));
}

/// The window bears the name of what is on the table.
fn name_window(table: Option<Res<Table>>, panels: Res<Panels>, mut windows: Query<&mut Window>) {
    let title = panels
        .0
        .play
        .as_ref()
        .filter(|_| table.is_some())
        .map_or_else(|| panels.0.word("ui-title"), |play| play.title.clone());
    for mut window in &mut windows {
        if window.title != title {
            window.title.clone_from(&title);
        }
    }
}

fn give_context(mut commands: Commands, cameras: Query<Entity, With<ScreenCamera>>) {
    for camera in &cameras {
        commands.entity(camera).insert(PrimaryEguiContext);
    }
}

/// The glue between Bevy and egui tells egui the modifier keys in every frame, and egui draws again after every event: an
/// idle table would never sleep. So the news that is none is dropped.
fn drop_idle_events(mut inputs: Query<&mut EguiInput>, mut known: Local<Option<egui::Modifiers>>) {
    for mut input in &mut inputs {
        input.events.retain(|event| match event {
            egui::Event::ModifiersChanged(now) => known.replace(*now) != Some(*now),
            _ => true,
        });
    }
}

fn follow_settings(settings: Res<Settings>, mut pace: ResMut<Pace>, mut foresee: ResMut<Foresee>) {
    pace.set_if_neq(Pace(if settings.instant { f32::INFINITY } else { settings.animation_speed() }));
    foresee.set_if_neq(Foresee(settings.show_hints));
}

/// The table is as the panels are: for a class, or for the people at it.
fn follow_projector(state: Res<UiState>, projector: Option<ResMut<Projector>>) {
    if let Some(mut projector) = projector {
        projector.set_if_neq(Projector(state.projector));
    }
}

fn choose_preset(settings: Res<Settings>, adapter: Option<Res<RenderAdapterInfo>>, mut preset: ResMut<Preset>) {
    let chosen = Preset::parse(settings.quality().name());
    preset.set_if_neq(chosen.unwrap_or_else(|| for_this_machine(adapter.as_deref())));
}

/// While a panel has the pointer or the keys, the board leaves them alone; a dialog takes both. The shelf lies behind all
/// panels, where egui does not want the pointer, but over the whole table.
fn take_input(wants: Option<Res<EguiWantsInput>>, state: Res<UiState>, panels: Res<Panels>, mut taken: ResMut<Taken>) {
    let dialog = state.dialog.is_some();
    let wants = wants.as_deref();
    taken.set_if_neq(Taken {
        pointer: dialog || panels.0.shelf.is_some() || wants.is_some_and(EguiWantsInput::wants_any_pointer_input),
        keys: dialog || wants.is_some_and(EguiWantsInput::wants_any_keyboard_input),
        board: dialog,
    });
}

/// Tells the table where panels lie. egui itself knows whether it wants the pointer only one frame after it came.
fn cover(mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>, mut covered: ResMut<Covered>) {
    let mut panels = Vec::new();
    for mut context in &mut contexts {
        context.get_mut().memory(|memory| {
            let layers = memory.areas().visible_layer_ids();
            let areas = layers.iter().filter(|layer| layer.order != egui::Order::Background);
            panels.extend(
                areas
                    .filter_map(|layer| memory.area_rect(layer.id))
                    .map(|area| Rect::new(area.min.x, area.min.y, area.max.x, area.max.y)),
            );
        });
    }
    covered.set_if_neq(Covered(panels));
}

/// The eye fits the board into what the panels leave free.
fn leave_room(area: Res<FreeArea>, windows: Query<&Window>, mut free: ResMut<Free>) {
    let Ok(window) = windows.single() else { return };
    let Some(area) = area.0 else { return };
    let scale = window.scale_factor();
    let corner = |at: egui::Pos2| Vec2::new(at.x, at.y) * scale;
    free.set_if_neq(Free(Some(Rect::from_corners(corner(area.min), corner(area.max)))));
}

/// Choices open at the cell that was touched last.
fn open_chooser(
    table: Option<Res<Table>>,
    hand: Option<Res<InHand>>,
    canvas: Option<Res<Canvas>>,
    cameras: Query<(&Camera, &GlobalTransform), With<TableCamera>>,
    windows: Query<&Window>,
    mut chooser: ResMut<ChooserAt>,
) {
    let place = || {
        let (table, hand, canvas) = (table?, hand?, canvas?);
        let (camera, eye) = cameras.single().ok()?;
        let scale = windows.single().ok()?.scale_factor();
        let point = centre(table.session().info().geometry, hand.last_cell()?) + Vec3::Y * 0.6;
        let pixel = Sight::of(camera, eye, &canvas).pixel(point)? / scale;
        Some(egui::pos2(pixel.x, pixel.y))
    };
    chooser.set_if_neq(ChooserAt(place()));
}

/// What the panel of the demonstration wants.
fn obey_demonstration(mut asked: MessageReader<DemoAsked>, mut demo: ResMut<Demo>) {
    for DemoAsked(action) in asked.read() {
        match *action {
            DemoAction::Play(playing) => demo.play(playing),
            DemoAction::Seek(position) => demo.seek(position),
            DemoAction::Speed(speed) => demo.set_speed(speed),
            DemoAction::Step(by) => demo.step(by),
        }
    }
}

/// What the panel of the demonstration shows.
fn tell_demonstration(
    demo: Res<Demo>,
    looks: Res<Looks>,
    panels: Res<Panels>,
    windows: Query<&Window>,
    mut shown: ResMut<DemoShown>,
) {
    let words = &panels.0.words;
    let line = demo.words(&*looks.0).map(|text| words.say(&text)).unwrap_or_default();
    let model = DemoModel {
        title: windows.single().map(|window| window.title.clone()).unwrap_or_default(),
        line,
        playing: demo.is_playing(),
        speed: demo.speed(),
        position: demo.position(),
        stages: demo.stages().len(),
        stage: demo.stage(),
    };
    shown.set_if_neq(DemoShown(Some(model)));
}
