//! How well words and signs of the panels are read, measured on pictures in every room: the contrast of each letter to
//! the ground behind it, as the accessibility guidelines reckon it.
//!
//! The ground is what a picture shows without its letters; a letter has the colour in which it is painted.
//! `cargo test --release --test table words -- --nocapture` prints the least contrast of every screen.

use crate::look::contrast::{contrast, linear, luminance_of};
use crate::test_table::start_program;
use bevy::prelude::*;
use bevy_egui::egui::{self, Color32, FullOutput, Galley, Rect, Shape, epaint::ClippedShape};
use bevy_egui::{EguiContext, PrimaryEguiContext};
use image::RgbaImage;
use ludoteca::app::pictures::shot::{ShotRequest, shoot};
use ludoteca::app::tables;
use ludoteca::desk::commands::DoCommand;
use ludoteca::desk::commands::table::CommandId;
use ludoteca::desk::frame::ask::AskTable;
use ludoteca::desk::lesson::model::CourseRequest;
use ludoteca::desk::new_game::controller::NewGameAction;
use ludoteca::desk::palette::PaletteAction;
use ludoteca::desk::saves::kept::{SavedPlay, SavedPlays};
use ludoteca::desk::settings::controller::ShowSettings;
use ludoteca::desk::settings::model::{Section, Settings};
use ludoteca::games::Games;
use ludoteca_rules::Options;
use ludoteca_rules::session::Request;
use ludoteca_table::play::TableAction;
use ludoteca_table::scene::quality::Preset;
use ludoteca_table::scene::room::Room;
use ludoteca_words::Language;
use std::collections::HashSet;
use std::sync::{Arc, Mutex};

const SIZE: UVec2 = UVec2::new(1280, 800);
/// Contrast that guidelines ask of text, and that of text on a projector.
const TEXT: f32 = 4.5;
const PRESENTED: f32 = 7.0;
/// Frames after which a screen is asked for, and those after which nothing moves any more.
const OPENED: u32 = 6;
const CALM: u32 = 16;
/// The card with the result comes later than all else.
const ENDED: u32 = 120;
/// Through what is fainter than this one sees what is beneath.
const OPAQUE: u8 = 200;

/// A letter as it is painted.
struct Letter {
    word: String,
    place: Rect,
    colour: Color32,
}

/// Takes the letters out of what is painted, and keeps those of the last frame.
struct Letters(Arc<Mutex<Vec<Letter>>>);

impl egui::Plugin for Letters {
    fn debug_name(&self) -> &'static str {
        "letters"
    }

    fn output_hook(&mut self, _: &egui::Context, output: &mut FullOutput) {
        let mut found: Vec<(usize, Letter)> = Vec::new();
        let mut covers: Vec<(usize, Rect)> = Vec::new();
        for (order, ClippedShape { clip_rect, shape }) in output.shapes.iter_mut().enumerate() {
            take(order, *clip_rect, shape, &mut found, &mut covers);
        }
        let hidden = |order: usize, place: Rect| covers.iter().any(|(at, over)| *at > order && over.intersects(place));
        found.retain(|(order, letter)| !hidden(*order, letter.place));
        let edges: Vec<bool> = (0..found.len()).map(|at| is_edge(&found, at)).collect();
        let mut edges = edges.into_iter();
        found.retain(|_| edges.next() == Some(false));
        let scale = output.pixels_per_point;
        let mut kept = self.0.lock().expect("nobody panics while it is locked");
        *kept = found.into_iter().map(|(_, it)| Letter { place: it.place * scale, ..it }).collect();
    }
}

/// Whether a dark letter is only the edge of a light one that is painted over it.
fn is_edge(found: &[(usize, Letter)], at: usize) -> bool {
    let (_, Letter { word, place, colour }) = &found[at];
    let dark = |colour: &Color32| colour.intensity() < 0.2;
    let over = |other: &Letter| other.word == *word && other.place.center().distance(place.center()) < 3.0;
    dark(colour) && found[at + 1..].iter().any(|(_, other)| !dark(&other.colour) && over(other))
}

fn take(
    order: usize,
    clip: Rect,
    shape: &mut Shape,
    found: &mut Vec<(usize, Letter)>,
    covers: &mut Vec<(usize, Rect)>,
) {
    match shape {
        Shape::Vec(all) => all.iter_mut().for_each(|one| take(order, clip, one, found, covers)),
        Shape::Rect(rect) if rect.fill.a() >= OPAQUE => covers.push((order, rect.rect.intersect(clip))),
        Shape::Text(text) => {
            let galley: &Galley = &text.galley;
            let places: Vec<usize> = galley.text().char_indices().map(|(place, _)| place).collect();
            let mut told = 0;
            for placed in &galley.rows {
                for (number, glyph) in placed.glyphs.iter().enumerate() {
                    let place = places.get(told + number).copied().unwrap_or_default();
                    let mut sections = galley.job.sections.iter();
                    let section = sections
                        .find(|section| (section.byte_range.start.0..section.byte_range.end.0).contains(&place));
                    let own = section.map_or(Color32::PLACEHOLDER, |section| section.format.color);
                    let usual = if own == Color32::PLACEHOLDER { text.fallback_color } else { own };
                    let colour = text.override_text_color.unwrap_or(usual).gamma_multiply(text.opacity_factor);
                    let place = glyph.logical_rect().translate(placed.pos.to_vec2() + text.pos.to_vec2());
                    // What is half out of what scrolls is read once it is in.
                    let seen = colour.a() > 0 && clip.contains_rect(place.shrink(2.0));
                    if seen && !glyph.chr.is_whitespace() {
                        found.push((order, Letter { word: galley.text().to_owned(), place, colour }));
                    }
                }
                told += placed.glyphs.len() + usize::from(placed.ends_with_newline);
            }
            *shape = Shape::Noop;
        }
        _ => {}
    }
}

/// How a screen is come to, and what is asked of its words.
struct Screen {
    name: &'static str,
    begin: fn(&mut App),
    open: fn(&mut World),
    /// Whether its words stand over the table.
    over_table: bool,
    /// Frames until it is there.
    frames: u32,
    least: f32,
}

const fn screen(name: &'static str, open: fn(&mut World)) -> Screen {
    Screen { name, begin: game, open, over_table: true, frames: CALM, least: TEXT }
}

const fn paper(name: &'static str, open: fn(&mut World)) -> Screen {
    Screen { over_table: false, ..screen(name, open) }
}

const SCREENS: &[Screen] = &[
    screen("table", |_| {}),
    screen("moves", |world| command(world, CommandId::Moves)),
    paper("drawing", |world| command(world, CommandId::Draw)),
    paper("typing", |world| command(world, CommandId::TypeMove)),
    paper("names", |world| command(world, CommandId::Names)),
    paper("list of everything", |world| _ = world.write_message(PaletteAction::Open)),
    paper("question", |world| command(world, CommandId::Resign)),
    Screen {
        frames: ENDED,
        ..screen("end", |world| _ = world.write_message(AskTable(TableAction::Session(Request::AgreeDraw))))
    },
    paper("opponents", |world| _ = world.write_message(NewGameAction::Open)),
    paper("settings", |world| _ = world.write_message(ShowSettings(Section::Table))),
    paper("keys", |world| _ = world.write_message(ShowSettings(Section::Keys))),
    paper("share", |world| command(world, CommandId::Share)),
    paper("my games", |world| command(world, CommandId::MyGames)),
    paper("rules", |world| command(world, CommandId::Rules)),
    screen("set-up", |world| command(world, CommandId::SetUp)),
    paper("shelf", |world| command(world, CommandId::Shelf)),
    paper("lessons", |world| command(world, CommandId::Lessons)),
    screen("step", |world| _ = world.write_message(CourseRequest::At("avanco".to_owned(), 0))),
    paper("class", |world| command(world, CommandId::Class)),
    Screen { begin: demonstration, ..screen("theatre", |_| {}) },
    Screen { least: PRESENTED, ..screen("presenting", |world| command(world, CommandId::Present)) },
];

/// All of the program, with two moves of Horizons on the table, and games that were kept.
fn game(app: &mut App) {
    let entry = ludoteca_games::find("horizons").expect("the game exists");
    let mut session = entry.start(Options::defaults(entry.info.options));
    for order in ["f2-f4", "f11-f9"] {
        session.submit(Request::Move(order.to_owned())).expect("a legal move");
    }
    tables::open_play(app, &Games::all(), entry, session).expect("its table is built");
    start_program(app, Some(Language::PtPt));
    let kept = ["semaforo", "sapiens", "horizons"].iter().enumerate().map(|(place, game)| {
        let record = format!(
            "[Game \"{game}\"]\n[Date \"2026-11-25\"]\n[Control1 \"human\"]\n[Control2 \"2\"]\n[Result \"*\"]\n\n1. x"
        );
        SavedPlay { id: place.to_string(), head: Ok(ludoteca_record::head(&record).expect("a head")), picture: None }
    });
    app.insert_resource(SavedPlays(Some(kept.collect()), None));
}

/// The die theatre.
fn demonstration(app: &mut App) {
    let entry = ludoteca_games::find("sapiens").expect("the game exists");
    tables::add_games(app, &Games::all());
    start_program(app, Some(Language::PtPt));
    tables::open_demonstration(app, entry).expect("it has one");
}

fn command(world: &mut World, command: CommandId) {
    world.write_message(DoCommand(command));
}

/// How well a text is read at its worst letter.
struct Read {
    contrast: f32,
    word: String,
    place: Rect,
}

/// How well the words of a screen are read in a room, the worst first.
fn read_all(room: &'static Room, screen: &'static Screen) -> Vec<Read> {
    let letters = Arc::new(Mutex::new(Vec::new()));
    let kept = letters.clone();
    let mut request = ShotRequest::new(SIZE, move |app| {
        (screen.begin)(app);
        app.add_systems(Startup, move |mut settings: ResMut<Settings>| {
            settings.room = room;
            settings.reduced_motion = true;
        });
        let mut frames = 0;
        app.add_systems(Last, move |world: &mut World| {
            frames += 1;
            if frames == OPENED {
                (screen.open)(world);
            }
        });
        app.add_systems(Update, move |mut contexts: Query<&mut EguiContext, Added<PrimaryEguiContext>>| {
            contexts.iter_mut().for_each(|mut context| context.get_mut().add_plugin(Letters(kept.clone())));
        });
    });
    (request.framed, request.frames, request.preset) = (true, screen.frames, Some(Preset::Plain));
    let picture = shoot(request).expect("a picture on software Vulkan").picture;
    let letters = letters.lock().expect("nobody panics while it is locked");
    assert!(letters.len() > 20, "{} letters", letters.len());
    let mut all: Vec<Read> = letters
        .iter()
        .map(|letter| Read { contrast: read(&picture, letter), word: letter.word.clone(), place: letter.place })
        .collect();
    all.sort_by(|one, other| one.contrast.total_cmp(&other.contrast));
    all.dedup_by(|one, other| one.word == other.word);
    all
}

/// The contrast of a letter to the mean of the ground behind it.
fn read(picture: &RgbaImage, letter: &Letter) -> f32 {
    let (mut sum, mut count) = (Vec3::ZERO, 0.0);
    let within = |value: f32, most: u32| (value.max(0.0) as u32).min(most - 1);
    for y in within(letter.place.top(), picture.height())..=within(letter.place.bottom(), picture.height()) {
        for x in within(letter.place.left(), picture.width())..=within(letter.place.right(), picture.width()) {
            let [r, g, b, _] = picture.get_pixel(x, y).0;
            sum += Vec3::new(linear(r), linear(g), linear(b));
            count += 1.0;
        }
    }
    let ground = sum / count;
    let [r, g, b, a] = letter.colour.to_srgba_unmultiplied();
    let colour = ground.lerp(Vec3::new(linear(r), linear(g), linear(b)), f32::from(a) / 255.0);
    contrast(luminance_of(ground.to_array()), luminance_of(colour.to_array()))
}

#[test]
fn words_are_read_in_every_room() {
    let mut weak = Vec::new();
    // What the table shows by itself, by which a screen that did not open is told.
    let mut table: HashSet<String> = HashSet::new();
    for (place, screen) in SCREENS.iter().enumerate() {
        // What stands over the table has another ground in every room; paper is looked at in one of them.
        let rooms = Room::all().iter().enumerate();
        let looked_at = rooms.filter(|(at, _)| screen.over_table || place % Room::all().len() == *at);
        for (_, room) in looked_at {
            let words = read_all(room, screen);
            if place == 0 {
                table.extend(words.iter().map(|read| read.word.clone()));
            } else {
                let opened = words.iter().any(|read| !table.contains(&read.word));
                assert!(opened, "{} {}: nothing but the table is shown", room.id, screen.name);
            }
            println!("{} {}: {:.1} {:?}", room.id, screen.name, words[0].contrast, words[0].word);
            for Read { contrast, word, place } in words.into_iter().filter(|read| read.contrast < screen.least) {
                weak.push(format!("{} {}: {contrast:.2} {word:?} {place}", room.id, screen.name));
            }
        }
    }
    assert!(weak.is_empty(), "{} weak:\n{}", weak.len(), weak.join("\n"));
}
