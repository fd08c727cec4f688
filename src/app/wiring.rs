//! Connects panels and table: the egui context on the window camera, the area left free for the board, input capture.
//! What settings do to the table is in `follow.rs`.

use super::devices::listening;
use super::pictures::{filming, picture};
use super::settings::SettingsPlugin;
use super::{audience, fault, follow, panel_input, pointer, room};
use crate::desk::class::sheets as classes;
use crate::desk::frame::display::{SoftwareDrawing, UncoveredArea, WithoutCard};
use crate::desk::play::controller::{ChooserAt, ChooserPlace, TipAt};
use crate::desk::saves::keeper::SavesPlugin;
use crate::desk::settings::controller::LanguageOverride;
use crate::desk::settings::model::Settings;
use crate::desk::view_model::Panels;
use crate::desk::{UiPlugin, demo};
use crate::games::Games;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::input::EguiWantsInput;
use bevy_egui::{EguiContext, EguiGlobalSettings, EguiPlugin, EguiZoomFactor, PrimaryEguiContext, egui};
use ludoteca_rules::session::SessionChange;
use ludoteca_store::saves::SaveFolder;
use ludoteca_table::play::{Hand, HoveredMark, Play, PlayEvent, TableEvent};
use ludoteca_table::scene::board::centre;
use ludoteca_table::scene::camera::canvas::Canvas;
use ludoteca_table::scene::camera::open::ScreenCamera;
use ludoteca_table::scene::camera::sight::Sight;
use ludoteca_table::scene::camera::{CoveredByPanels, LooksAt, NearSide, TableCamera};
use ludoteca_table::schedule::TableSystems;
use ludoteca_table::show::beside::offer::Offer;
use ludoteca_table::show::flat::marks::Marks;
use ludoteca_table::touch::InputCapture;
use ludoteca_words::Language;

/// Options of [`start`].
#[derive(Clone, Copy, Debug)]
pub struct Start {
    /// Whether settings and plays are read from the user's files and saved there.
    pub persist: bool,
    /// A language for this run, which overrides the settings.
    pub language: Option<Language>,
    /// Whether this computer draws without a graphics card.
    pub software: bool,
}

/// Adds the panels for these games to an app with Bevy's plugins; the table may come before or after.
pub fn start(app: &mut App, games: &Games, start: Start) {
    app.add_plugins(games.clone());
    let plays = if start.persist { SaveFolder::of_user() } else { None };
    if start.persist {
        app.add_plugins(fault::plugin);
    }
    app.add_plugins((
        audience::plugin,
        classes::plugin,
        picture::plugin,
        filming::plugin,
        pointer::plugin,
        room::plugin,
    ));
    app.add_plugins((SettingsPlugin { persist: start.persist }, EguiPlugin::default(), SavesPlugin { plays }));
    let mut global = app.world_mut().resource_mut::<EguiGlobalSettings>();
    global.auto_create_primary_context = false;
    // Input methods would log a warning in every frame where there is no window system.
    global.enable_ime = false;
    app.insert_resource(LanguageOverride(start.language))
        .add_plugins((UiPlugin, follow::plugin, panel_input::plugin, listening::plugin, demo::plugin))
        .insert_resource(SoftwareDrawing(start.software))
        .insert_resource(WithoutCard(start.software))
        .add_systems(PreStartup, tell_slow_drawing_once)
        .add_systems(PostStartup, choose_panel_camera)
        .add_systems(Last, store_covered_areas)
        .add_systems(Update, capture_input.before(TableSystems::Input))
        .add_systems(Update, take_pointer_away.after(TableSystems::Apply))
        .add_systems(Update, name_window.after(TableSystems::ViewModel))
        .add_systems(Update, (open_chooser, place_tip).after(TableSystems::Present).before(TableSystems::ViewModel));
}

/// The notice about slow drawing is for the first start only.
fn tell_slow_drawing_once(mut settings: ResMut<Settings>, mut software: ResMut<SoftwareDrawing>) {
    if settings.told_slow_drawing {
        software.0 = false;
    } else if software.0 {
        settings.told_slow_drawing = true;
    }
}

/// Takes the pointer away from where it sealed an order: to the middle of the lower edge of the board's part of the
/// window, from wherever it was.
fn take_pointer_away(
    mut events: MessageReader<TableEvent>,
    area: Res<UncoveredArea>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
) {
    let sealed = events.read().any(|event| matches!(event.happened, PlayEvent::Changed(SessionChange::Sealed(_))));
    let Some(area) = area.0.filter(|_| sealed) else { return };
    for mut window in &mut windows {
        if window.cursor_position().is_some() {
            window.set_cursor_position(Some(Vec2::new(area.center().x, area.bottom() - 24.0)));
        }
    }
}

/// Sets the window titles to the name of the game.
fn name_window(panels: Res<Panels>, mut windows: Query<&mut Window>) {
    let play = panels.0.play.as_ref().map(|play| &play.title);
    let set_up = || panels.0.set_up.as_ref().map(|draft| &draft.title);
    let title = play.or_else(set_up).or_else(|| panels.0.demo.as_ref().map(|demo| &demo.title));
    let title = title.map_or_else(|| panels.0.word("ui-title"), Clone::clone);
    for mut window in &mut windows {
        if window.title != title {
            window.title.clone_from(&title);
        }
    }
}

/// Puts the panels on the camera of the primary window, or, without windows, of the first picture that has a screen.
fn choose_panel_camera(
    mut commands: Commands,
    cameras: Query<(Entity, &ScreenCamera)>,
    table_cameras: Query<&TableCamera>,
    primary: Query<Entity, With<PrimaryWindow>>,
) {
    let is_primary = |camera: &ScreenCamera| {
        table_cameras
            .get(camera.table_camera)
            .is_ok_and(|table_camera| table_camera.window.is_some_and(|window| primary.contains(window)))
    };
    let found = cameras.iter().find(|(_, camera)| is_primary(camera)).or_else(|| cameras.iter().next());
    if let Some((camera, _)) = found {
        commands.entity(camera).insert(PrimaryEguiContext);
    }
}

/// While a panel uses the pointer or the keys, the board ignores them; a dialog takes both, but the settings leave the
/// board to the pointer. The shelf is drawn behind all panels, where egui does not claim the pointer, although it
/// covers the whole table.
fn capture_input(wants: Option<Res<EguiWantsInput>>, panels: Res<Panels>, mut capture: ResMut<InputCapture>) {
    let dialog = panels.0.dialog.is_some() && panels.0.settings_section().is_none();
    let typing = panels.0.typing.is_some() || panels.0.position.is_some();
    let wants = wants.as_deref();
    capture.set_if_neq(InputCapture {
        pointer: dialog || panels.0.shelf.is_some() || wants.is_some_and(EguiWantsInput::wants_any_pointer_input),
        keys: panels.0.panels_have_keys(),
        letters: panels.0.dialog.is_some(),
        board: dialog || typing && wants.is_some_and(EguiWantsInput::wants_keyboard_input),
    });
}

/// Stores in the camera where panels cover it. egui itself reports only one frame late whether it claims the pointer.
fn store_covered_areas(
    mut contexts: Query<(&mut EguiContext, &ScreenCamera), With<PrimaryEguiContext>>,
    mut table_cameras: Query<&mut CoveredByPanels>,
) {
    for (mut context, camera) in &mut contexts {
        let Ok(mut covered) = table_cameras.get_mut(camera.table_camera) else { continue };
        let mut panels = Vec::new();
        let zoom = context.get_mut().zoom_factor();
        context.get_mut().memory(|memory| {
            let layers = memory.areas().visible_layer_ids();
            let areas = layers.iter().filter(|layer| layer.order != egui::Order::Background);
            panels.extend(
                areas
                    .filter_map(|layer| memory.area_rect(layer.id))
                    .map(|area| area * zoom)
                    .map(|area| Rect::new(area.min.x, area.min.y, area.max.x, area.max.y)),
            );
        });
        covered.set_if_neq(CoveredByPanels(panels));
    }
}

/// Where points of the table are seen on the screen with the panels.
#[derive(SystemParam)]
struct OnScreen<'w, 's> {
    cameras: Query<'w, 's, &'static ScreenCamera, With<PrimaryEguiContext>>,
    zooms: Query<'w, 's, &'static EguiZoomFactor, With<PrimaryEguiContext>>,
    table_cameras: Query<
        'w,
        's,
        (&'static TableCamera, &'static LooksAt, &'static Camera, &'static GlobalTransform, &'static Canvas),
    >,
    sides: Query<'w, 's, &'static NearSide>,
    windows: Query<'w, 's, &'static Window>,
}

impl OnScreen<'_, '_> {
    fn table_camera(&self) -> Option<Entity> {
        Some(self.cameras.iter().next()?.table_camera)
    }

    /// The play that is seen.
    fn play(&self) -> Option<Entity> {
        Some(self.table_cameras.get(self.table_camera()?).ok()?.1.0)
    }

    /// The direction on the table towards whoever looks.
    fn near(&self) -> Option<Vec3> {
        let side = self.sides.get(self.table_camera()?).ok()?;
        Some(Quat::from_rotation_y(side.0) * Vec3::Z)
    }

    /// A point in points of the panels.
    fn pixel(&self, point: Vec3) -> Option<Vec2> {
        let (table_camera, _, camera, transform, canvas) = self.table_cameras.get(self.table_camera()?).ok()?;
        let scale = self.windows.get(table_camera.window?).ok()?.scale_factor();
        let zoom = self.zooms.iter().next()?.zoom_factor;
        Some(Sight::of(camera, transform, canvas).pixel(point)? / scale / zoom)
    }
}

/// Places the chooser beneath the pieces among which to choose, or at the cell picked last.
fn open_chooser(plays: Query<(&Play, &Hand, &Offer)>, screen: OnScreen, mut chooser: ResMut<ChooserAt>) {
    let place = || {
        let (play, hand, offer) = plays.get(screen.play()?).ok()?;
        if let Some(tray) = &offer.0 {
            return screen.pixel(tray.front()).map(ChooserPlace::Pieces);
        }
        let cell = centre(play.view().info().geometry, hand.last_cell()?) + Vec3::Y * 0.6;
        screen.pixel(cell).map(ChooserPlace::Cell)
    };
    chooser.set_if_neq(ChooserAt(place()));
}

/// Places the words about the mark under the pointer in front of its piece.
fn place_tip(plays: Query<(&Play, &HoveredMark, &Marks)>, screen: OnScreen, mut tip: ResMut<TipAt>) {
    let place = || {
        let (play, over, marks) = plays.get(screen.play()?).ok()?;
        let cell = over.0.filter(|cell| marks.0.iter().any(|(at, mark)| at == cell && mark.floats()))?;
        Some((cell, screen.pixel(centre(play.view().info().geometry, cell) + screen.near()? * 0.7)?))
    };
    tip.set_if_neq(TipAt(place()));
}
