//! A game as a moving picture.

use bevy::math::UVec2;
use gif::{ColorOutput, DecodeOptions};
use image::{Rgba, RgbaImage};
use ludoteca::app::pictures::film::{FRAME, FilmRequest, film};
use ludoteca::app::pictures::filming;
use ludoteca::app::pictures::gif::Film;
use ludoteca::app::pictures::reel::Reel;
use ludoteca::games::Games;
use ludoteca_games as games;
use ludoteca_rules::Options;
use ludoteca_rules::session::Request;
use ludoteca_table::scene::camera::View;
use ludoteca_table::scene::room::Room;
use std::io::Write;
use std::process::{Command, Stdio};
use tempfile::tempdir;

/// The frames of a GIF as whole pictures, red, green and blue.
fn decoded(bytes: &[u8]) -> (Vec<RgbaImage>, Vec<u16>) {
    let mut options = DecodeOptions::new();
    options.set_color_output(ColorOutput::RGBA);
    let mut decoder = options.read_info(bytes).expect("it is a GIF");
    let mut whole = RgbaImage::new(u32::from(decoder.width()), u32::from(decoder.height()));
    let (mut frames, mut delays) = (Vec::new(), Vec::new());
    while let Some(frame) = decoder.read_next_frame().expect("every frame is whole") {
        let part = RgbaImage::from_raw(u32::from(frame.width), u32::from(frame.height), frame.buffer.to_vec());
        image::imageops::overlay(
            &mut whole,
            &part.expect("as large as it says"),
            i64::from(frame.left),
            i64::from(frame.top),
        );
        frames.push(whole.clone());
        delays.push(frame.delay);
    }
    (frames, delays)
}

#[test]
fn every_move_is_seen_on_its_way_and_the_end_is_the_position() {
    let entry = games::find("avanco").expect("it is there");
    let mut session = entry.start(Options::defaults(entry.info.options));
    for order in ["b2-b3", "b6-b5"] {
        session.submit(Request::Move(order.to_owned())).expect("it is legal");
    }
    let line = session.line();
    session.submit(Request::GoTo(line[0])).expect("the start is there");
    let size = UVec2::splat(160);
    let request = FilmRequest {
        games: Games::all(),
        entry,
        session,
        nodes: line[1..].to_vec(),
        size,
        view: View::Table,
        room: Room::usual(),
    };
    let mut frames: Vec<(RgbaImage, usize)> = Vec::new();
    film(request, |picture, moves| {
        frames.push((picture, moves));
        Ok(())
    })
    .expect("software Vulkan draws");
    assert!(frames.iter().all(|(picture, _)| picture.dimensions() == (160, 160)));
    for moves in [1, 2] {
        let of: Vec<_> = frames.iter().filter(|frame| frame.1 == moves).collect();
        assert!(of.len() >= 3, "move {moves} has {} frames", of.len());
        let differ = of.windows(2).filter(|pair| pair[0].0 != pair[1].0).count();
        assert!(differ >= 2, "move {moves} is on its way in {differ} of them");
    }
    assert_eq!((frames[0].1, frames.last().map(|frame| frame.1)), (0, Some(2)));
}

#[test]
fn a_gif_shows_what_it_was_given_and_repeats_nothing() {
    let size = 40;
    let frame = |at: u32| {
        RgbaImage::from_fn(size, size, |x, y| {
            if x / 8 == at && y < 8 { Rgba([250, 250, 240, 255]) } else { Rgba([60, 30, 20, 255]) }
        })
    };
    let given: Vec<RgbaImage> = [0, 1, 1, 2].map(frame).to_vec();
    let mut film = Film::new(Vec::new(), &[&given[0], &given[3]]).expect("it fits");
    given.iter().for_each(|picture| film.add(picture, 10).expect("a frame"));
    let bytes = film.finish().expect("a film");
    let (shown, delays) = decoded(&bytes);
    assert_eq!((shown.len(), &delays[..]), (3, &[10, 20, 10][..]), "a frame like the one before prolongs it");
    for (shown, given) in shown.iter().zip([&given[0], &given[1], &given[3]]) {
        let far =
            shown.pixels().zip(given.pixels()).flat_map(|(a, b)| (0..3).map(move |part| a.0[part].abs_diff(b.0[part])));
        assert!(far.max() <= Some(10), "colours are kept");
    }
}

#[test]
fn a_film_of_any_length_keeps_few_frames_and_shows_each_for_as_long_as_it_should() {
    let frame = |at: u32| {
        RgbaImage::from_fn(512, 512, |x, y| {
            if (x + y) % 200 == at % 200 { Rgba([250, 250, 240, 255]) } else { Rgba([60, 30, 20, 255]) }
        })
    };
    // Each move has two frames: one on its way, and one in which it has arrived.
    let moves = 100;
    let mut bytes = Vec::new();
    let mut reel = Reel::new(&mut bytes);
    let mut most = 0;
    for at in 0..2 * moves {
        reel.add(frame(at), at as usize / 2).expect("a frame");
        most = most.max(reel.kept());
    }
    assert!((2..=65).contains(&most), "{most} frames of one mebibyte each were kept");
    assert!(reel.kept() <= 1, "then one at a time");
    reel.finish().expect("a film");
    let (shown, delays) = decoded(&bytes);
    assert_eq!(shown.len(), 200);
    let step = (FRAME.as_millis() / 10) as u16;
    assert!(delays[..199].chunks(2).all(|pair| pair[0] == step && pair.get(1).is_none_or(|rest| *rest == 70)));
    assert_eq!(delays[199], 250);
    let mut nothing = Vec::<u8>::new();
    Reel::new(&mut nothing).finish().expect("no film");
    assert!(nothing.is_empty());
}

#[test]
fn the_program_makes_the_film_that_a_window_asks_it_for() {
    let folder = tempdir().expect("a temporary folder");
    let file = folder.path().join("film.gif");
    let mut maker = Command::new(env!("CARGO_BIN_EXE_ludoteca"))
        .args(filming::arguments(Room::usual().id, "pt-PT"))
        .arg(&file)
        .args(["--size", "64x64"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it begins");
    let record = "[Game \"avanco\"]\n\n1. b2-b3";
    maker.stdin.take().expect("it was asked for").write_all(record.as_bytes()).expect("it reads");
    let done = maker.wait_with_output().expect("it ends");
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    let (frames, _) = decoded(&std::fs::read(file).expect("the film is there"));
    assert!(frames.len() > 3, "{}", frames.len());
}
