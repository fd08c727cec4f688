//! A game as a moving picture: its table is drawn as for [`shoot`](super::shot::shoot), frame by frame.

use super::shot::{PATIENCE, ShotError, is_settled, picture_app, wait_for_gpu};
use crate::app::devices::device;
use crate::games::Games;
use bevy::app::SubApps;
use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::time::TimeUpdateStrategy;
use fast_image_resize::images::{Image as Pixels, ImageRef};
use fast_image_resize::{FilterType, PixelType, ResizeAlg, ResizeOptions, Resizer};
use image::RgbaImage;
use ludoteca_rules::Entry;
use ludoteca_rules::session::{NodeId, Request, Session};
use ludoteca_table::play::{Asker, Play, PlayEvent, TableAction, TableEvent, TableRequest};
use ludoteca_table::scene::camera::canvas::Canvas;
use ludoteca_table::scene::camera::redraw::{NoSmoothing, Redraw};
use ludoteca_table::scene::camera::{TableCamera, View};
use ludoteca_table::scene::room::{ChosenRoom, Room};
use ludoteca_table::show::animation::player::Showing;
use std::time::{Duration, Instant};

/// What is filmed.
pub struct FilmRequest {
    /// The games there are.
    pub games: Games,
    /// The one that is filmed.
    pub entry: &'static Entry,
    /// The play, at the position with which the film begins.
    pub session: Box<dyn Session>,
    /// The nodes to which it goes, one after the other.
    pub nodes: Vec<NodeId>,
    /// Size in pixels.
    pub size: UVec2,
    /// From where it is seen.
    pub view: View,
    /// Where the table stands.
    pub room: &'static Room,
}

/// Time between two frames.
pub const FRAME: Duration = Duration::from_millis(80);

/// How much larger frames are drawn.
const LARGER: f32 = 1.4;

/// Most frames that one move may take.
const MOST: u32 = 200;

/// Draws the film. Each frame is handed over with the number of moves seen so far; where nothing moves there is one
/// frame, which the caller shows as long as it wants to.
///
/// # Errors
/// Without an adapter, for an impossible size, if the renderer fails, or if `take` does, which ends the film.
pub fn film(
    request: FilmRequest,
    mut take: impl FnMut(RgbaImage, usize) -> Result<(), ShotError>,
) -> Result<(), ShotError> {
    let FilmRequest { games, entry, session, nodes, size, view, room } = request;
    if size.min_element() == 0 || size.max_element() > 8192 {
        return Err(ShotError::Size(size.x, size.y));
    }
    let _drivers = device::adapters()?;
    // Drawn larger and made smaller, edges are smooth at a fraction of what smoothing costs in software.
    let drawn = (size.as_vec2() * LARGER).as_uvec2().min(UVec2::splat(8192));
    let mut take = |picture: RgbaImage, moves| take(smaller(&picture, size)?, moves);
    let mut app = picture_app(drawn, None, |app| {
        app.insert_resource(ChosenRoom(room));
        crate::app::tables::open_play(app, &games, entry, session).expect("the entry is of one of these games");
        let mut cameras = app.world_mut().query_filtered::<Entity, With<TableCamera>>();
        let cameras: Vec<Entity> = cameras.iter(app.world()).collect();
        cameras.into_iter().for_each(|camera| _ = app.world_mut().entity_mut(camera).insert((view, NoSmoothing)));
    });
    for _ in 0..MOST {
        app.update();
        wait_for_gpu(&app);
        if is_settled(app.main.world_mut()) {
            break;
        }
    }
    app.main.world_mut().insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
    app.main.world_mut().init_resource::<Taken>();
    let world = app.main.world_mut();
    // From then on it is known from where the first move comes.
    let opened = world.query_filtered::<Entity, With<Play>>().iter(world).next();
    let opened = opened.map(|play| TableEvent { play, seat: None, happened: PlayEvent::Opened });
    world.resource_mut::<Messages<TableEvent>>().write_batch(opened);
    let mut seen = Vec::new();
    frame(&mut app, 0, &mut seen, &mut take)?;
    for (moves, node) in (1..).zip(nodes) {
        let world = app.main.world_mut();
        let asked = world
            .query::<(Entity, &Play)>()
            .iter(world)
            .next()
            .map(|(entity, play)| play.request(entity, Asker::File, TableAction::Session(Request::GoTo(node))));
        world.resource_mut::<Messages<TableRequest>>().write_batch(asked);
        for count in 0..MOST {
            frame(&mut app, moves, &mut seen, &mut take)?;
            // The first frames apply the request and begin to show it.
            let world = app.main.world_mut();
            let moves_on = world.query::<&Showing>().iter(world).any(Showing::is_active);
            if count > 1 && !moves_on {
                break;
            }
        }
    }
    let began = Instant::now();
    while began.elapsed() < PATIENCE {
        if seen.is_empty() {
            return Ok(());
        }
        app.update();
        wait_for_gpu(&app);
        hand_over(&mut app, &mut seen, &mut take)?;
    }
    Err(ShotError::Lost)
}

/// The frames that were read back from the renderer, in their order.
#[derive(Resource, Default)]
struct Taken(Vec<Image>);

/// Draws a frame. It comes back from the renderer some frames later, so those that have come are handed over.
fn frame(
    app: &mut SubApps,
    moves: usize,
    seen: &mut Vec<usize>,
    take: &mut impl FnMut(RgbaImage, usize) -> Result<(), ShotError>,
) -> Result<(), ShotError> {
    let world = app.main.world_mut();
    world.query::<&mut Redraw>().iter_mut(world).for_each(|mut redraw| redraw.request_motion());
    let image = world.query::<&Canvas>().iter(world).next().map(|canvas| canvas.image().clone());
    world
        .spawn(Screenshot::image(image.ok_or(ShotError::Lost)?))
        .observe(|captured: On<ScreenshotCaptured>, mut taken: ResMut<Taken>| taken.0.push(captured.image.clone()));
    seen.push(moves);
    app.update();
    wait_for_gpu(app);
    hand_over(app, seen, take)
}

/// A picture made smaller, opaque as every frame is.
fn smaller(picture: &RgbaImage, size: UVec2) -> Result<RgbaImage, ShotError> {
    let from = ImageRef::new(picture.width(), picture.height(), picture.as_raw(), PixelType::U8x4);
    let mut to = Pixels::new(size.x, size.y, PixelType::U8x4);
    let how = ResizeOptions::new().resize_alg(ResizeAlg::Convolution(FilterType::Bilinear)).use_alpha(false);
    from.ok().and_then(|from| Resizer::new().resize(&from, &mut to, &how).ok()).ok_or(ShotError::Lost)?;
    RgbaImage::from_raw(size.x, size.y, to.into_vec()).ok_or(ShotError::Lost)
}

fn hand_over(
    app: &mut SubApps,
    seen: &mut Vec<usize>,
    take: &mut impl FnMut(RgbaImage, usize) -> Result<(), ShotError>,
) -> Result<(), ShotError> {
    for image in std::mem::take(&mut app.main.world_mut().resource_mut::<Taken>().0) {
        let picture = image.try_into_dynamic().map_err(|_| ShotError::Lost)?.into_rgba8();
        take(picture, if seen.is_empty() { 0 } else { seen.remove(0) })?;
    }
    Ok(())
}
