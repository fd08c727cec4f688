//! Pictures compared by tiles with those in `pictures/`. `UPDATE_GOLDEN=1` writes them anew: look at them then.

use crate::scene;
use bevy::prelude::*;
use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use image::imageops::thumbnail;
use image::{DynamicImage, RgbImage, RgbaImage};
use ludoteca::app::pictures::shot::{ShotError, ShotRequest, shoot};
use ludoteca::app::tables;
use ludoteca::games::Games;
use ludoteca_games as games;
use ludoteca_rules::session::Request;
use ludoteca_rules::{Geometry, Options};
use ludoteca_table::scene::camera::View;
use ludoteca_table::scene::quality::Preset;
use ludoteca_table::scene::room::{ChosenRoom, Room};
use ludoteca_table::schedule::TableSystems;
use ludoteca_table::show::beside::captured::KeepsRoom;
use ludoteca_table::show::flat::signs::Signs;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{f32::consts::PI, fs, path::Path};

const SIZE: UVec2 = UVec2::new(640, 400);
/// Edge of a tile, of two pixels each.
const TILE: u32 = 8;
/// Mean difference of a tile, of 255, that another driver's rounding and edges may make. Two pictures of one scene
/// differ by less than 1, a pip that is missing in the far row by more than this.
const TOLERANCE: f32 = 1.5;

/// The largest mean difference of any tile, and where it is. Compared are means of two by two pixels: on another
/// processor edges lie a fraction of a pixel beside, which says nothing of what is drawn.
fn difference(a: &RgbaImage, b: &RgbaImage) -> (f32, UVec2) {
    assert_eq!(a.dimensions(), b.dimensions());
    let half = |whole: &RgbaImage| thumbnail(whole, whole.width().div_ceil(2), whole.height().div_ceil(2));
    let (a, b) = (half(a), half(b));
    let (wide, high) = a.dimensions();
    let mut worst = (0.0, UVec2::ZERO);
    for y in (0..high).step_by(TILE as usize) {
        for x in (0..wide).step_by(TILE as usize) {
            let (mut sum, mut count) = (0_u32, 0_u32);
            for (py, px) in (y..(y + TILE).min(high)).flat_map(|py| (x..(x + TILE).min(wide)).map(move |px| (py, px))) {
                for channel in 0..3 {
                    sum += u32::from(a.get_pixel(px, py).0[channel].abs_diff(b.get_pixel(px, py).0[channel]));
                    count += 1;
                }
            }
            let mean = sum as f32 / count as f32;
            if mean > worst.0 {
                worst = (mean, 2 * UVec2::new(x, y));
            }
        }
    }
    worst
}

fn draw(view: View, near: f32, preset: Preset, fill: impl FnOnce(&mut App) + 'static) -> RgbaImage {
    let mut request = ShotRequest::new(SIZE, fill);
    (request.view, request.near, request.preset) = (view, near, Some(preset));
    shoot(request).expect("a picture on software Vulkan").picture
}

#[test]
fn no_picture_is_kept_beside_the_renderers_own() {
    let entry = games::find("avanco").expect("the game exists");
    let kept = Arc::new(AtomicUsize::new(0));
    let told = Arc::clone(&kept);
    let mut request = ShotRequest::new(SIZE, move |app| {
        let session = entry.start(Options::defaults(entry.info.options));
        tables::open_play(app, &Games::all(), entry, session).expect("its table is built");
    });
    request.inspect = Some(Box::new(move |world| {
        let images = world.resource::<Assets<Image>>();
        assert!(images.len() > 4, "the textures of a board are there");
        told.store(images.iter().filter_map(|(_, image)| Some(image.data.as_ref()?.len())).sum(), Ordering::Relaxed);
    }));
    shoot(request).expect("a picture on software Vulkan");
    let kept = kept.load(Ordering::Relaxed);
    assert!(kept < 4096, "{kept} bytes of pictures stay in memory although only the renderer reads them");
}

pub fn same_as_before(name: &str, picture: &RgbaImage) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/table/pictures");
    same_as_kept(&folder.join(format!("{name}.png")), picture);
}

/// Compares a picture with the file that is kept of it. As JPEG it is compared after the same loss.
pub fn same_as_kept(kept: &Path, picture: &RgbaImage) {
    let name = kept.file_stem().map(|name| name.to_string_lossy()).unwrap_or_default();
    let fresh = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}.png", picture.width()));
    picture.save(&fresh).expect("the target folder can be written");
    let whole = DynamicImage::from(picture.clone()).into_rgb8();
    let file = if kept.extension().is_some_and(|end| end == "jpg") { as_jpeg(&whole) } else { as_png(&whole) };
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        fs::write(kept, &file).expect("the folder can be written");
    }
    let before = fs::read(kept).expect("a kept picture; UPDATE_GOLDEN=1 makes it");
    let (worst, at) = difference(&read(&before), &read(&file));
    assert!(worst <= TOLERANCE, "{name} differs by {worst} at {at}; see {}", fresh.display());
}

/// As small as it can be without loss, since it is part of the sources.
fn as_png(picture: &RgbImage) -> Vec<u8> {
    let mut bytes = Vec::new();
    let encoder = PngEncoder::new_with_quality(&mut bytes, CompressionType::Best, FilterType::Adaptive);
    picture.write_with_encoder(encoder).expect("it fits into memory");
    bytes
}

/// Good enough for what is shown smaller than it is, since it is part of the program.
fn as_jpeg(picture: &RgbImage) -> Vec<u8> {
    const QUALITY: u8 = 90;
    let mut bytes = Vec::new();
    let mut encoder = jpeg_encoder::Encoder::new(&mut bytes, QUALITY);
    encoder.set_sampling_factor(jpeg_encoder::SamplingFactor::R_4_4_4);
    encoder.set_optimized_huffman_tables(true);
    let (width, height) = (picture.width() as u16, picture.height() as u16);
    encoder.encode(picture.as_raw(), width, height, jpeg_encoder::ColorType::Rgb).expect("it fits into memory");
    bytes
}

fn read(bytes: &[u8]) -> RgbaImage {
    let jpeg = || ludoteca_table::scene::picture::jpeg(bytes).map(DynamicImage::from);
    image::load_from_memory(bytes).ok().or_else(jpeg).expect("a picture").into_rgba8()
}

#[test]
fn the_start_of_sapiens() {
    same_as_before("start-table", &draw(View::Table, 0.0, Preset::Plain, |app| scene::sapiens(app, scene::START, "")));
    same_as_before("start-far", &draw(View::Table, PI, Preset::Plain, |app| scene::sapiens(app, scene::START, "")));
}

/// A real play on the table: what the program itself would draw.
fn play(position: &'static str, moves: &'static str) -> impl Fn(&mut App) + Copy {
    move |app| {
        let entry = games::find("sapiens").expect("the game exists");
        let options = Options::defaults(entry.info.options);
        let mut session = entry.from_position(options, position).expect("a position");
        for order in moves.split_whitespace() {
            session.submit(Request::Move(order.to_owned())).expect("a legal move");
        }
        tables::open_play(app, &Games::all(), entry, session).expect("it has a table");
    }
}

#[test]
fn the_end_of_a_game_from_the_seat_and_from_above() {
    let fill = play("8/2,w4x&,5/8/8/w5+,b3x,6/8/4,w2x,3/8 w 2 alliances", "a4xb4");
    same_as_before("end-table", &draw(View::Table, 0.0, Preset::Plain, fill));
    same_as_before("end-top", &draw(View::Top, 0.0, Preset::Plain, fill));
}

#[test]
fn a_play_is_drawn_as_the_scene_of_its_pieces() {
    let played = draw(View::Table, 0.0, Preset::Plain, |app| {
        play(START_TEXT, "")(app);
        // A scene of pieces says nothing beyond them and keeps no room beside the board.
        let silent = |mut plays: Query<(&mut Signs, &mut KeepsRoom)>| {
            plays.iter_mut().for_each(|(mut signs, mut keeps)| {
                signs.0.clear();
                keeps.set_if_neq(KeepsRoom(false));
            });
        };
        app.add_systems(Update, silent.after(TableSystems::Present));
    });
    let laid = draw(View::Table, 0.0, Preset::Plain, |app| scene::sapiens(app, scene::START, ""));
    let (worst, at) = difference(&laid, &played);
    assert!(worst <= TOLERANCE, "the start differs by {worst} at {at}");
}

const START_TEXT: &str = "b2+,b2+,b2+,b2+,b2+,b2+,b2+,b2+/b1+,b1+,b1+,b1+,b1+,b1+,b1+,b1+/8/8/8/8/\
                          w1+,w1+,w1+,w1+,w1+,w1+,w1+,w1+/w2+,w2+,w2+,w2+,w2+,w2+,w2+,w2+ w 2 alliances";

#[test]
fn a_game_under_way_with_every_mark() {
    let fill = |app: &mut App| scene::sapiens(app, scene::MIDDLE, scene::MARKS);
    same_as_before("middle-table", &draw(View::Table, 0.0, Preset::Plain, fill));
    same_as_before("middle-top", &draw(View::Top, 0.0, Preset::Plain, fill));
}

#[test]
fn a_hexagon() {
    let fill = |app: &mut App| scene::empty(app, Geometry::hexagon(5));
    same_as_before("hexagon-table", &draw(View::Table, 0.0, Preset::Plain, fill));
}

#[test]
fn the_presets_look_alike_in_every_room() {
    for room in Room::all() {
        let fill = |app: &mut App| {
            app.insert_resource(ChosenRoom(room));
            scene::sapiens(app, scene::MIDDLE, scene::MARKS);
        };
        // At arm's length: small and out of focus.
        let far = |preset| {
            let mut request = ShotRequest::new(UVec2::new(480, 270), fill);
            request.preset = Some(preset);
            let picture = shoot(request).expect("a picture on software Vulkan").picture;
            image::imageops::blur(&picture, 4.0)
        };
        let plain = far(Preset::Plain);
        for preset in [Preset::PlainShadow, Preset::Full] {
            let other = far(preset);
            let differences = plain.as_raw().iter().zip(other.as_raw()).map(|(a, b)| a.abs_diff(*b));
            let worst = differences.clone().max();
            assert!(worst < Some(40), "{preset:?} in {} differs by {worst:?}", room.id);
            let mean = differences.map(f64::from).sum::<f64>() / plain.as_raw().len() as f64;
            println!("{preset:?} in {}: {mean:.2} of 255", room.id);
            // 6 of 255 in red, green and blue; opacity, the fourth of four, never differs.
            assert!(mean < 6.0 * 0.75, "{preset:?} in {} differs by {mean} in the mean", room.id);
        }
    }
}

#[test]
fn two_pictures_of_one_scene_are_as_good_as_equal() {
    let fill = |app: &mut App| scene::sapiens(app, scene::START, "e4 Hint");
    let [one, two] = [(); 2].map(|()| draw(View::Table, 0.0, Preset::Plain, fill));
    let (worst, at) = difference(&one, &two);
    assert!(worst < 1.0, "they differ by {worst} at {at}");
}

#[test]
fn a_pip_that_is_missing_is_noticed_in_every_row() {
    let picture = |text: &'static str| draw(View::Table, 0.0, Preset::Plain, move |app| scene::sapiens(app, text, ""));
    let whole = picture("b3+ 7/b3x 7/8/8/8/8/w3x 7/w3+ 7");
    for one_less in ["b2+ 7/b3x 7/8/8/8/8/w3x 7/w3+ 7", "b3+ 7/b3x 7/8/8/8/8/w3x 7/w2+ 7"] {
        let (worst, at) = difference(&whole, &picture(one_less));
        assert!(worst > 2.0 * TOLERANCE, "{one_less} differs by only {worst} at {at}");
    }
}

#[test]
fn impossible_sizes_are_refused_in_words() {
    let request = ShotRequest::new(UVec2::new(0, 9), |_| {});
    assert_eq!(shoot(request).err(), Some(ShotError::Size(0, 9)));
}
