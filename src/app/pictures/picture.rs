//! Pictures of the table as it is seen, without panels, as PNG files: with as many pixels as the window has, or with 2
//! or 4 times as many on each side, which another camera draws and then goes.

use crate::desk::frame::notice::{Notice, Notices};
use crate::desk::saves::requests::PictureRequest;
use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::window::RequestRedraw;
use ludoteca_rules::Text;
use ludoteca_store::{self as store, Existing, Failure, shown};
use ludoteca_table::scene::camera::canvas::Canvas;
use ludoteca_table::scene::camera::open::on_picture;
use ludoteca_table::scene::camera::orbit::Orbit;
use ludoteca_table::scene::camera::redraw::Redraw;
use ludoteca_table::scene::camera::{LooksAt, NearSide, TableCamera, View, main_camera};
use std::io::{self, Cursor};
use std::path::{Path, PathBuf};

/// The most pixels on a side that every graphics adapter can draw.
const MOST: u32 = 8192;

/// A camera that draws a picture for a file. The frames count from when nothing in it changes any more.
#[derive(Component, Clone, Debug)]
struct Portrait {
    file: PathBuf,
    taken: bool,
}

pub(in crate::app) fn plugin(app: &mut App) {
    app.add_message::<PictureRequest>();
    app.add_systems(Last, (take_asked, take_portraits).chain());
}

/// How many times as large a picture of this name is: `avanco@2x.png`.
#[must_use]
pub fn times(path: &Path) -> u32 {
    let stem = path.file_stem().map(|stem| stem.to_string_lossy().to_lowercase()).unwrap_or_default();
    [2, 4].into_iter().find(|times| stem.ends_with(&format!("@{times}x"))).unwrap_or(1)
}

/// Takes the pictures that were asked for.
fn take_asked(world: &mut World) {
    let asked: Vec<PictureRequest> = world.resource_mut::<Messages<PictureRequest>>().drain().collect();
    for PictureRequest(path) in asked {
        take(world, &path);
    }
}

/// Writes the table as the first window shows it into a file, once the renderer has handed the picture over.
fn take(world: &mut World, path: &Path) {
    let main = main_camera(world);
    let mut cameras =
        world.query_filtered::<(&Canvas, Option<&LooksAt>, &View, &NearSide, &Orbit), With<TableCamera>>();
    let Some((canvas, seen, view, near, orbit)) = main.and_then(|camera| cameras.get(world, camera).ok()) else {
        return;
    };
    let (image, size, scale) = (canvas.image().clone(), canvas.size().as_vec2(), canvas.scale());
    let as_seen = (*view, *near, *orbit);
    let seen = seen.copied();
    if times(path) == 1 {
        world.query::<&mut Redraw>().iter_mut(world).for_each(|mut redraw| redraw.request_smooth());
        let file = path.to_owned();
        world.spawn(Screenshot::image(image)).observe(
            move |captured: On<ScreenshotCaptured>,
                  notices: Option<ResMut<Notices>>,
                  mut redraws: MessageWriter<RequestRedraw>| {
                write(&captured.image, &file, notices);
                redraws.write(RequestRedraw);
            },
        );
        return;
    }
    // The window's canvas may be coarser than the window, for speed.
    let wanted = size / scale * times(path) as f32;
    let size = (wanted * (MOST as f32 / wanted.max_element()).min(1.0)).round().as_uvec2().max(UVec2::ONE);
    let camera = on_picture(world, size);
    world.entity_mut(camera).insert((as_seen, Portrait { file: path.to_owned(), taken: false }));
    if let Some(seen) = seen {
        world.entity_mut(camera).insert(seen);
    }
    world.write_message(RequestRedraw);
}

/// Takes the pictures that are complete.
fn take_portraits(
    mut commands: Commands,
    mut cameras: Query<(Entity, &Canvas, &mut Redraw, &mut Portrait)>,
    mut redraws: MessageWriter<RequestRedraw>,
) {
    for (camera, canvas, mut redraw, mut portrait) in &mut cameras {
        redraws.write(RequestRedraw);
        if portrait.taken || redraw.drawn() == 0 || !redraw.is_settled() {
            continue;
        }
        portrait.taken = true;
        redraw.request_smooth();
        let file = portrait.file.clone();
        commands.spawn(Screenshot::image(canvas.image().clone())).observe(
            move |captured: On<ScreenshotCaptured>,
                  mut commands: Commands,
                  notices: Option<ResMut<Notices>>,
                  mut redraws: MessageWriter<RequestRedraw>| {
                commands.entity(camera).despawn();
                write(&captured.image, &file, notices);
                redraws.write(RequestRedraw);
            },
        );
    }
}

fn write(image: &Image, path: &Path, mut notices: Option<ResMut<Notices>>) {
    let written = encoded(image).and_then(|png| store::write_whole(path, &png, Existing::Replace));
    let Some(notices) = &mut notices else { return };
    match written {
        Ok(()) => notices.tell(Notice::success(Text::new("cli-saved").with("path", shown(path)))),
        Err(error) => notices.failed(&Failure::writing(path, &error)),
    }
}

/// A picture as PNG.
fn encoded(image: &Image) -> io::Result<Vec<u8>> {
    let picture = image.clone().try_into_dynamic().map_err(io::Error::other)?.into_rgb8();
    let mut png = Cursor::new(Vec::new());
    picture.write_to(&mut png, image::ImageFormat::Png).map_err(io::Error::other)?;
    Ok(png.into_inner())
}

#[cfg(test)]
mod tests {
    use super::times;
    use std::path::Path;

    #[test]
    fn the_name_says_how_large_a_picture_is() {
        let told = [("a.png", 1), ("a@2x.png", 2), ("x/A@4X.PNG", 4), ("a@3x.png", 1), ("@2x/a.png", 1)];
        for (name, expected) in told {
            assert_eq!(times(Path::new(name)), expected, "{name}");
        }
    }
}
