//! A picture without a window: the table is rendered as usual and its canvas read back.

use crate::app::devices::device::{self, NoAdapter};
use crate::app::renderer::{direct_drawing, renderer};
use bevy::{
    app::{PluginsState, SubApps, TerminalCtrlCHandlerPlugin},
    log::LogPlugin,
    prelude::*,
    render::{
        gpu_readback::{Readback, ReadbackComplete},
        render_resource::PollType,
        renderer::RenderDevice,
        view::screenshot::{Screenshot, ScreenshotCaptured},
    },
    time::TimeUpdateStrategy,
    window::ExitCondition,
    winit::WinitPlugin,
};
use image::RgbaImage;
use ludoteca_table::look;
use ludoteca_table::play::CurrentOverlay;
use ludoteca_table::scene::camera::canvas::Canvas;
use ludoteca_table::scene::camera::open::{on_framed_picture, on_picture};
use ludoteca_table::scene::camera::redraw::Redraw;
use ludoteca_table::scene::camera::sight::Sight;
use ludoteca_table::scene::camera::{NearSide, TableCamera, View, main_camera};
use ludoteca_table::scene::quality::{Forced, Preset};
use ludoteca_table::scene::rest::{Patience, Progress, RefinedAtRest};
use std::time::{Duration, Instant};
use thiserror::Error;

/// What to draw.
pub struct ShotRequest {
    /// Size in pixels.
    pub size: UVec2,
    /// The view of the camera.
    pub view: View,
    /// Yaw of the near side, see [`NearSide`].
    pub near: f32,
    /// A preset in place of the adapter's.
    pub preset: Option<Preset>,
    /// Whether it is as good as a window's picture gets at rest, which takes some seconds without a graphics card.
    pub still: bool,
    /// Whether the picture shows what a window would, panels included.
    pub framed: bool,
    /// Frames that pass before the picture is taken, for scenes that move; at least 1.
    pub frames: u32,
    /// Adds plugins and what is to be shown. The look and one camera have been added already.
    pub scene: Box<dyn FnOnce(&mut App)>,
    /// Reads the world after the picture, for a map of its cells.
    pub inspect: Option<Box<dyn FnOnce(&mut World)>>,
}

impl ShotRequest {
    /// A picture from the first player's seat, in the adapter's preset.
    #[must_use]
    pub fn new(size: UVec2, scene: impl FnOnce(&mut App) + 'static) -> Self {
        Self {
            size,
            view: View::Table,
            near: 0.0,
            preset: None,
            still: false,
            framed: false,
            frames: 1,
            scene: Box::new(scene),
            inspect: None,
        }
    }
}

/// A picture and its projection.
#[derive(Clone, Debug)]
pub struct Shot {
    /// The picture.
    pub picture: RgbaImage,
    /// How points of the table become its pixels.
    pub sight: Sight,
}

/// Why there is no picture.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ShotError {
    /// There is no graphics adapter.
    #[error(transparent)]
    NoAdapter(#[from] NoAdapter),
    /// The size is zero, or larger than adapters guarantee.
    #[error("a picture can be 1 to 8192 pixels wide and high, not {0}×{1}")]
    Size(u32, u32),
    /// The renderer stopped answering.
    #[error("the picture did not come back from the renderer")]
    Lost,
    /// Whoever asked for the frames of a film could not take one.
    #[error("{0}")]
    Frame(String),
}

/// How long a complete picture, and then its read-back, are waited for. A time and no number of frames: what is waited
/// for is done by other threads, while frames in which nothing is drawn take next to none.
pub(super) const PATIENCE: Duration = Duration::from_mins(2);

/// Draws one picture, blocking this thread. No display is needed.
///
/// # Errors
/// Without an adapter, for an impossible size, or if the renderer fails.
pub fn shoot(request: ShotRequest) -> Result<Shot, ShotError> {
    let size = request.size;
    if size.min_element() == 0 || size.max_element() > 8192 {
        return Err(ShotError::Size(size.x, size.y));
    }
    let _drivers = device::adapters()?;
    let mut framed = None;
    let mut app = windowless_app(request.preset, |app| {
        app.add_plugins(look);
        let world = app.world_mut();
        let table_camera = if request.framed {
            let (table_camera, picture) = on_framed_picture(world, size);
            framed = Some(picture);
            table_camera
        } else {
            on_picture(world, size)
        };
        world.entity_mut(table_camera).insert((request.view, NearSide(request.near)));
        (request.scene)(app);
    });
    let mut frames = 0;
    let mut began = Instant::now();
    while frames < request.frames || !is_settled(app.main.world_mut()) {
        app.update();
        wait_for_gpu(&app);
        frames += 1;
        if frames > request.frames && began.elapsed() > PATIENCE {
            return Err(ShotError::Lost);
        }
    }
    if request.still {
        refine(&mut app)?;
    }
    let world = app.main.world_mut();
    world.init_resource::<Taken>();
    let canvas = world.query::<&Canvas>().iter(world).next().map(|canvas| canvas.image().clone());
    let image = framed.or(canvas).ok_or(ShotError::Lost)?;
    if request.still {
        // A screenshot would be what the cameras draw now, which is nothing.
        let blank = world.resource::<Assets<Image>>().get(&image).cloned().ok_or(ShotError::Lost)?;
        world.spawn(Readback::texture(image)).observe(move |read: On<ReadbackComplete>, mut taken: ResMut<Taken>| {
            taken.0 = Some(Image { data: Some(read.data.clone()), ..blank.clone() });
        });
    } else {
        world.query::<&mut Redraw>().iter_mut(world).for_each(|mut redraw| redraw.request_smooth());
        world.spawn(Screenshot::image(image)).observe(|captured: On<ScreenshotCaptured>, mut taken: ResMut<Taken>| {
            taken.0 = Some(captured.image.clone());
        });
    }
    began = Instant::now();
    while began.elapsed() < PATIENCE {
        app.update();
        if let Some(image) = app.main.world_mut().resource_mut::<Taken>().0.take() {
            let picture = image.try_into_dynamic().map_err(|_| ShotError::Lost)?.into_rgba8();
            let world = app.main.world_mut();
            let sight = sight(world).ok_or(ShotError::Lost)?;
            if let Some(inspect) = request.inspect {
                inspect(world);
            }
            return Ok(Shot { picture, sight });
        }
        wait_for_gpu(&app);
    }
    Err(ShotError::Lost)
}

/// Frames whose mean is a picture that nobody waits for.
const STILL: u32 = 64;

/// Draws frames until the pictures of all cameras are as good as they get at rest.
fn refine(app: &mut SubApps) -> Result<(), ShotError> {
    let world = app.main.world_mut();
    let cameras: Vec<Entity> = world.query_filtered::<Entity, With<TableCamera>>().iter(world).collect();
    cameras.into_iter().for_each(|camera| _ = world.entity_mut(camera).insert(RefinedAtRest));
    world.insert_resource(Patience { held: false, frames: Some(STILL) });
    let began = Instant::now();
    while !app.main.world().resource::<Progress>().is_complete() {
        app.update();
        wait_for_gpu(app);
        if began.elapsed() > PATIENCE {
            return Err(ShotError::Lost);
        }
    }
    Ok(())
}

/// Whether the pictures of all cameras are complete and nothing has changed since.
pub fn is_settled(world: &mut World) -> bool {
    let laid = world.query::<&CurrentOverlay>().iter(world).all(|laid| !laid.is_pending());
    laid && world.query::<&Redraw>().iter(world).all(Redraw::is_settled)
}

/// An app without a window whose table renders into a picture of this size, to be updated frame by frame.
///
/// Time advances by 16 ms a frame, so that pictures are reproducible.
#[must_use]
pub fn picture_app(size: UVec2, preset: Option<Preset>, scene: impl FnOnce(&mut App)) -> SubApps {
    windowless_app(preset, |app| {
        app.add_plugins(look);
        on_picture(app.world_mut(), size);
        scene(app);
    })
}

/// The same with a screen around the table, for panels.
#[must_use]
pub fn framed_app(size: UVec2, preset: Option<Preset>, scene: impl FnOnce(&mut App)) -> SubApps {
    windowless_app(preset, |app| {
        app.add_plugins(look);
        on_framed_picture(app.world_mut(), size);
        scene(app);
    })
}

fn windowless_app(preset: Option<Preset>, fill: impl FnOnce(&mut App)) -> SubApps {
    let mut app = App::new();
    app.add_plugins(
        DefaultPlugins
            .set(renderer())
            .set(WindowPlugin { primary_window: None, exit_condition: ExitCondition::DontExit, ..default() })
            .disable::<WinitPlugin>()
            .disable::<LogPlugin>()
            .disable::<TerminalCtrlCHandlerPlugin>(),
    )
    .add_plugins(direct_drawing)
    .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(16)))
    .insert_resource(Forced(preset));
    fill(&mut app);
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

/// Waits until the GPU has finished all submitted work.
pub fn wait_for_gpu(app: &SubApps) {
    if let Some(device) = app.main.world().get_resource::<RenderDevice>() {
        // After an error the picture never arrives, which the caller detects.
        let _ = device.wgpu_device().poll(PollType::Wait { submission_index: None, timeout: None });
    }
}

/// The current projection of the main camera.
pub fn sight(world: &mut World) -> Option<Sight> {
    let main = main_camera(world)?;
    let mut table_cameras = world.query_filtered::<(&Camera, &GlobalTransform, &Canvas), With<TableCamera>>();
    let (camera, table_camera, canvas) = table_cameras.get(world, main).ok()?;
    Some(Sight::of(camera, table_camera, canvas))
}
