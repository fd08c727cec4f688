//! A picture without a window: the table's own path, read back from its canvas.

use super::{
    camera::{
        Near, TableCamera, View,
        canvas::{Canvas, Fixed, Framed},
        redraw::Redraw,
        sight::Sight,
    },
    device::{self, NoAdapter},
    look,
    quality::{Forced, Preset},
};
use bevy::{
    app::{PluginsState, SubApps, TerminalCtrlCHandlerPlugin},
    audio::AudioPlugin,
    log::LogPlugin,
    prelude::*,
    render::{
        RenderPlugin,
        render_resource::PollType,
        renderer::RenderDevice,
        view::screenshot::{Screenshot, ScreenshotCaptured},
    },
    time::TimeUpdateStrategy,
    window::ExitCondition,
    winit::WinitPlugin,
};
use image::RgbaImage;
use std::time::Duration;
use thiserror::Error;

/// What to draw.
pub struct ShotRequest {
    /// Size in pixels.
    pub size: UVec2,
    /// From where.
    pub view: View,
    /// Yaw of the near side, see [`Near`].
    pub near: f32,
    /// A preset instead of the adapter's.
    pub preset: Option<Preset>,
    /// Frames that pass before the picture is taken, for scenes that move; at least 1.
    pub frames: u32,
    /// Fills the scene: adds plugins and start-up systems, after the look's own.
    pub scene: Box<dyn FnOnce(&mut App)>,
    /// Looks at the world of the picture, for a map of its cells.
    pub inspect: Option<Box<dyn FnOnce(&mut World)>>,
}

impl ShotRequest {
    /// A picture from the first player's seat, in the adapter's preset.
    #[must_use]
    pub fn new(size: UVec2, scene: impl FnOnce(&mut App) + 'static) -> Self {
        Self { size, view: View::Table, near: 0.0, preset: None, frames: 1, scene: Box::new(scene), inspect: None }
    }
}

/// A picture, and how points of the table became its pixels.
#[derive(Clone, Debug)]
pub struct Shot {
    /// The picture.
    pub picture: RgbaImage,
    /// Its projection.
    pub sight: Sight,
}

/// Why there is no picture.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ShotError {
    /// Nothing to draw with.
    #[error(transparent)]
    NoAdapter(#[from] NoAdapter),
    /// A picture of no size, or of one beyond what adapters promise.
    #[error("a picture can be 1 to 8192 pixels wide and high, not {0}×{1}")]
    Size(u32, u32),
    /// The renderer stopped answering.
    #[error("the picture did not come back from the renderer")]
    Lost,
}

/// Frames to wait for the read-back, which runs beside the frames.
const PATIENCE: u32 = 400;

/// Draws one picture, alone in this thread. No display is needed.
///
/// # Errors
/// Without an adapter, for an impossible size, or if the renderer fails.
pub fn shoot(request: ShotRequest) -> Result<Shot, ShotError> {
    let size = request.size;
    if size.min_element() == 0 || size.max_element() > 8192 {
        return Err(ShotError::Size(size.x, size.y));
    }
    device::adapters()?;
    let mut stage = stage(request.size, request.preset, |app| {
        app.insert_resource(request.view).insert_resource(Near(request.near));
        (request.scene)(app);
    });
    let mut frames = 0;
    while frames < request.frames || !stage.main.world().resource::<Redraw>().is_settled() {
        stage.update();
        settle(&stage);
        frames += 1;
        if frames > request.frames + PATIENCE {
            return Err(ShotError::Lost);
        }
    }
    let world = stage.main.world_mut();
    world.resource_mut::<Redraw>().request();
    world.init_resource::<Taken>();
    let framed = world.get_resource::<Framed>().map(|framed| framed.0.clone());
    let image = framed.unwrap_or_else(|| world.resource::<Canvas>().image().clone());
    world
        .spawn(Screenshot::image(image))
        .observe(|captured: On<ScreenshotCaptured>, mut taken: ResMut<Taken>| taken.0 = Some(captured.image.clone()));
    for _ in 0..PATIENCE {
        stage.update();
        if let Some(image) = stage.main.world_mut().resource_mut::<Taken>().0.take() {
            let picture = image.try_into_dynamic().map_err(|_| ShotError::Lost)?.into_rgba8();
            let world = stage.main.world_mut();
            let sight = sight(world).ok_or(ShotError::Lost)?;
            if let Some(inspect) = request.inspect {
                inspect(world);
            }
            return Ok(Shot { picture, sight });
        }
        settle(&stage);
    }
    Err(ShotError::Lost)
}

/// An app without a window whose table draws into a picture of this size, ready to be updated frame by frame.
///
/// Time advances by 16 ms a frame, and shaders are compiled when needed, so that pictures depend on nothing else.
#[must_use]
pub fn stage(size: UVec2, preset: Option<Preset>, scene: impl FnOnce(&mut App)) -> SubApps {
    let mut app = App::new();
    app.add_plugins(
        DefaultPlugins
            .set(RenderPlugin { synchronous_pipeline_compilation: true, ..default() })
            .set(WindowPlugin { primary_window: None, exit_condition: ExitCondition::DontExit, ..default() })
            .disable::<WinitPlugin>()
            .disable::<AudioPlugin>()
            .disable::<LogPlugin>()
            .disable::<TerminalCtrlCHandlerPlugin>(),
    )
    .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(16)))
    .insert_resource(Fixed(size))
    .insert_resource(Forced(preset));
    app.add_plugins(look);
    scene(&mut app);
    while app.plugins_state() == PluginsState::Adding {
        bevy::tasks::tick_global_task_pools_on_main_thread();
    }
    app.finish();
    app.cleanup();
    // Without the runner of `App` the frame is drawn when `update` returns.
    std::mem::take(app.sub_apps_mut())
}

#[derive(Resource, Default)]
struct Taken(Option<Image>);

/// Waits until the renderer has done what it was given.
pub fn settle(stage: &SubApps) {
    if let Some(device) = stage.main.world().get_resource::<RenderDevice>() {
        // an error here shows as a picture that does not come
        let _ = device.wgpu_device().poll(PollType::Wait { submission_index: None, timeout: None });
    }
}

/// The table camera's present projection.
pub fn sight(world: &mut World) -> Option<Sight> {
    let canvas = world.resource::<Canvas>().clone();
    let mut eyes = world.query_filtered::<(&Camera, &GlobalTransform), With<TableCamera>>();
    let (camera, eye) = eyes.single(world).ok()?;
    Some(Sight::of(camera, eye, &canvas))
}
