//! The pictures of shelf, rules cards and rooms, drawn by the table itself. `cargo xtask pictures shelf` writes them
//! anew: look at them then.
//!
//! Every game whose table is built has one on the shelf: the position of [`SHELF`], or a few random moves. Every
//! picture of its card has one: the position after its moves, with what is touched then.

use crate::look::pictures::same_as_kept;
use crate::test_table::built;
use bevy::prelude::*;
use image::RgbaImage;
use image::imageops::{FilterType, crop_imm, resize};
use ludoteca::app::pictures::shot::{Shot, ShotRequest, shoot};
use ludoteca::app::tables;
use ludoteca::games::Games;
use ludoteca::games::pictures::GamePictures;
use ludoteca_games::catalogue;
use ludoteca_rules::Entry;
use ludoteca_rules::game::CardPicture;
use ludoteca_rules::session::{Request, Session};
use ludoteca_rules::{Cell, Geometry, Options, Pick, random};
use ludoteca_table::play::TableAction;
use ludoteca_table::play::{Asker, Hand, HoveredCell, Play};
use ludoteca_table::scene::board::centre;
use ludoteca_table::scene::camera::orbit::Orbit;
use ludoteca_table::scene::camera::seat::OwnSeat;
use ludoteca_table::scene::camera::{Subject, TableCameraSystems};
use ludoteca_table::scene::quality::Preset;
use ludoteca_table::scene::room::{ChosenRoom, Room};
use ludoteca_table::schedule::TableSystems;
use ludoteca_table::show::beside::captured::KeepsRoom;
use ludoteca_table::show::flat::marks::Marks;
use ludoteca_words::{Language, Words};
use std::path::{Path, PathBuf};

/// Positions for the shelf: the id of a game and one of its positions, rich but not crowded.
const SHELF: &[(&str, &str)] = &[
    ("horizon", "w1w1k2ww/3w1w3/2w6/9/4K1w2/2W6/5W3/1W2W4/6W2/W5WW1 1 - 0:0 -"),
    (
        "horizons",
        "rnbomqk1obnr/w1s2pp1ssw1/3sp3p2w/1w5z4/12/6N5/3P1S6/2W4P4/1W2PS2M3/W6SP2W/2S9/RNBO1QKZOB1R w - - - 0 20",
    ),
    ("semaforo", "yg1r/1y1g/r1g1 1"),
    ("gatos-caes", "3c4/1c2d1c1/d1d4d/3c1d2/c5c1/1d3d2/2c1c2c/3d2d1 c"),
    ("rastros", "7/7/4x1o/2xx1x1/2x1x2/3x3/7 2"),
    ("produto", "bwww1/bbww2/1bbbw2/4b3/9/8/1w3b1/2bwww/1bb2 b 2"),
    ("avanco", "bb1b1bb/b1b1b2/1b3b1/3w1b1/1w2w2/w1w2ww/ww1w1w1 w"),
    ("atari-go", "9/9/2w1b1b2/3wbw3/2bwb1w2/3bw4/2w1b1b2/9/9 b"),
    (
        "sapiens",
        "b2+,2,b2+,b3x,b2+,b2+,1/1,b1+,b4x&,1,b1x,2,b1+/3,b3+,1,w2x,2/b1+,2,w4x,2,b1+,1/2,w1x,2,b5+,2/\
         w1+,1,w3+,2,w4+&,1,w1+/1,w1+,2,w1x,2,w1+/w2+,w2+,1,w2+,w2+,1,w2+,1 w 2 alliances",
    ),
    ("apocalypse", "n1pp1/p2P1/1Np2/P3n/1PP1N s 1:0 -"),
];
/// The cells that the picture of a game on the shelf is about: a portrait of its pieces, the board being only the
/// ground. All of the board where there are none.
const PORTRAITS: &[(&str, &[&str])] = &[
    ("horizon", &["e6", "d5", "f5"]),
    ("horizons", &["g1", "h1", "i4"]),
    ("semaforo", &["a1", "b2", "c1"]),
    ("gatos-caes", &["b7", "c6"]),
    ("produto", &["a2", "b5", "c4"]),
    ("rastros", &["g5", "e5", "f4"]),
    ("avanco", &["d4", "f4", "e3"]),
    ("atari-go", &["d6", "f6", "d4"]),
    ("sapiens", &["c2", "f4"]),
    ("apocalypse", &["b3", "c3", "d4"]),
];
/// From how high it is seen, and with which field of view, in degrees; and how much of the board round these cells is
/// seen, in cells.
const PORTRAIT_SEAT: (f32, f32) = (26.0, 22.0);
const ROUND: f32 = 0.35;
/// The rooms in which games stand on the shelf; the others stand in the usual one.
const ROOMS: &[(&str, &[&str])] =
    &[("patio", &["gatos-caes", "produto", "rastros"]), ("aula", &["semaforo", "avanco", "atari-go"])];
/// Elevation of the camera for the shelf, in radians: so low that the room is seen; and its distance, as a multiple of
/// the usual one.
const LOW: (f32, f32) = (-0.11, 0.97);
/// Random moves where no position is chosen, and their seed.
const MOVES: (usize, u64) = (18, 5);
/// What is on the table where one chooses among rooms.
const IN_ROOMS: &str = "atari-go";
/// Sizes of the pictures.
const ON_SHELF: UVec2 = UVec2::new(480, 300);
const OF_ROOM: UVec2 = UVec2::new(480, 270);
const ON_CARD: UVec2 = UVec2::new(360, 225);
/// They are drawn so many times larger and then reduced: finer than the smoothing of edges alone.
const FINER: u32 = 2;

fn from_position(entry: &Entry, position: &str) -> Box<dyn Session> {
    let session = entry.from_position(Options::defaults(entry.info.options), position);
    session.unwrap_or_else(|error| panic!("{}: {position}: {error:?}", entry.info.id))
}

/// What the picture on the shelf shows.
pub fn on_shelf(entry: &Entry) -> Box<dyn Session> {
    let chosen = SHELF.iter().find(|(id, _)| *id == entry.info.id);
    if let Some((_, position)) = chosen {
        return from_position(entry, position);
    }
    let (count, seed) = MOVES;
    let mut rng = random::generator(seed);
    let mut session = entry.start(Options::defaults(entry.info.options));
    for _ in 0..count {
        while let Some(seat) = session.asked().iter().next().filter(|_| session.outcome().is_none()) {
            let orders = session.orders(seat);
            let order = orders[random::below(&mut rng, orders.len())].clone();
            session.submit(Request::Order(seat, order)).expect("a legal order");
            if session.sealed().is_empty() {
                break;
            }
        }
    }
    from_position(entry, &session.position_text())
}

/// What a picture shows.
struct Scene {
    session: Box<dyn Session>,
    touched: Vec<Pick>,
    /// What the pointer only lies on, because touching it would already play.
    hovered: Option<Cell>,
    /// Of a large board only the part with these cells is shown; none: all of it.
    part: Vec<Cell>,
    /// The cells that a portrait is about; none: it is no portrait.
    portrait: Vec<Cell>,
}

impl Scene {
    fn of_shelf(entry: &Entry) -> Self {
        Self { session: on_shelf(entry), touched: Vec::new(), hovered: None, part: Vec::new(), portrait: Vec::new() }
    }
}

/// A board of more cells is shown in part on cards.
const LARGE: usize = 100;

fn on_card(entry: &Entry, picture: &CardPicture) -> Scene {
    let mut session = from_position(entry, picture.position);
    for order in picture.moves.split_whitespace() {
        session
            .submit(Request::Move(order.to_owned()))
            .unwrap_or_else(|refusal| panic!("{}: {order}: {:?}", picture.key, refusal.text));
    }
    let (mut hand, mut hovered) = (Hand::of(&*session), None);
    for name in picture.touched.split_whitespace() {
        let cell = session.info().geometry.parse(name).unwrap_or_else(|| panic!("{}: {name}", picture.key));
        let goes_on = hand.next(&*session).iter().any(|step| step.pick == Pick::Cell(cell));
        hand.picks.push(Pick::Cell(cell));
        if !goes_on || session.order_of(Hand::of(&*session).seat, &hand.picks).is_some() {
            hand.picks.pop();
            hovered = Some(cell);
        }
    }
    let mut part = Vec::new();
    if entry.info.geometry.cells() > LARGE {
        part.extend(session.standing().iter().map(|standing| standing.cell));
        part.extend(hand.next(&*session).iter().filter_map(|step| match step.pick {
            Pick::Cell(cell) => Some(cell),
            Pick::Choice(_) => None,
        }));
    }
    Scene { session, touched: hand.picks, hovered, part, portrait: Vec::new() }
}

/// The room of a game on the shelf.
fn room_of(entry: &Entry) -> &'static Room {
    let id = ROOMS.iter().find(|(_, games)| games.contains(&entry.info.id)).map(|(room, _)| *room);
    id.and_then(Room::find).unwrap_or_else(Room::usual)
}

/// Draws a game for its card, or, in a room, for those who choose: without marks, from a lower camera.
fn draw(size: UVec2, entry: &'static Entry, scene: Scene, room: Option<&'static Room>) -> RgbaImage {
    let Scene { session, touched, hovered, part: shown, portrait } = scene;
    let still = !portrait.is_empty();
    let finer = if shown.is_empty() { FINER } else { 2 * FINER };
    let mut request = ShotRequest::new(size * finer, move |app| {
        let play = tables::open_play(app, &Games::all(), entry, session).expect("its table is built");
        let world = app.world_mut();
        let take = world.get::<Play>(play).map(|it| {
            let seat = Hand::of(it.view()).seat;
            it.request(play, Asker::Person(seat), TableAction::TakeSeat(seat))
        });
        world.write_message(take.expect("it is on the table"));
        for pick in touched {
            let request = world.get::<Play>(play).map(|it| {
                let seat = Hand::of(it.view()).seat;
                it.request(play, Asker::Person(seat), TableAction::Touch(pick))
            });
            world.write_message(request.expect("it is on the table"));
        }
        // Pictures need no room for what may be captured later.
        world.entity_mut(play).insert((HoveredCell(hovered), KeepsRoom(false)));
        if let Some(room) = room {
            app.insert_resource(ChosenRoom(room));
            if portrait.is_empty() {
                let low = |mut cameras: Query<&mut Orbit, Changed<Orbit>>| {
                    cameras.iter_mut().for_each(|mut orbit| (orbit.rise, orbit.zoom) = LOW);
                };
                app.add_systems(Update, low);
            } else {
                look_at(app, entry, play, &portrait);
            }
            // The pieces are shown, not what one could do with them.
            let bare = |mut plays: Query<&mut Marks>| plays.iter_mut().for_each(|mut marks| marks.0.clear());
            app.add_systems(Update, bare.after(TableSystems::Present));
        }
    });
    (request.preset, request.still, request.frames) = (Some(Preset::Plain), still, 3);
    let shot = shoot(request).expect("a picture on software Vulkan");
    let large = if shown.is_empty() { shot.picture } else { part(&shot, entry.info.geometry, &shown) };
    resize(&large, size.x, size.y, FilterType::CatmullRom)
}

/// Looks at these cells from low down.
fn look_at(app: &mut App, entry: &Entry, play: Entity, cells: &[Cell]) {
    let middles: Vec<Vec3> = cells.iter().map(|cell| centre(entry.info.geometry, *cell)).collect();
    let (low, high) = middles.iter().fold((Vec3::MAX, Vec3::MIN), |(low, high), at| (low.min(*at), high.max(*at)));
    let (middle, half) = ((low + high) / 2.0, (high - low) / 2.0 + 0.5 + ROUND);
    let seat = OwnSeat { elevation: PORTRAIT_SEAT.0.to_radians(), field: PORTRAIT_SEAT.1.to_radians() };
    app.world_mut().entity_mut(play).insert(seat);
    app.add_systems(
        PostUpdate,
        (move |mut plays: Query<&mut Subject, With<OwnSeat>>, mut cameras: Query<&mut Orbit>| {
            for mut subject in &mut plays {
                let top = subject.top;
                let corners = [(-1.0, 0.0), (1.0, 0.0), (-1.0, top), (1.0, top)];
                let beside = corners.iter().flat_map(|(x, y)| [-1.0, 1.0].map(|z| vec3(x * half.x, *y, z * half.z)));
                let beside: Vec<Vec3> = beside.collect();
                if subject.beside != beside {
                    subject.beside = beside;
                }
            }
            for mut orbit in &mut cameras {
                orbit.set_if_neq(Orbit { aside: vec2(middle.x, middle.z), ..default() });
            }
        })
        .before(TableCameraSystems),
    );
}

/// The part of a large board with the pieces and the marks.
fn part(shot: &Shot, geometry: Geometry, cells: &[Cell]) -> RgbaImage {
    let corners = cells.iter().flat_map(|cell| {
        let middle = centre(geometry, *cell);
        [vec3(-0.7, 0.0, 0.7), vec3(0.7, 0.0, 0.7), vec3(-0.7, 1.4, -0.3), vec3(0.7, 1.4, -0.3)].map(|off| middle + off)
    });
    let pixels = corners.map(|corner| shot.sight.pixel(corner).expect("the board is in the picture"));
    let (low, high) = pixels.fold((Vec2::MAX, Vec2::MIN), |(low, high), at| (low.min(at), high.max(at)));
    let whole = Vec2::new(shot.picture.width() as f32, shot.picture.height() as f32);
    // As much as is needed, in the proportions of a card's picture.
    let share = ((high - low) / whole).max_element();
    let size = whole * share;
    let corner = ((low + high - size) / 2.0).clamp(Vec2::ZERO, whole - size);
    crop_imm(&shot.picture, corner.x as u32, corner.y as u32, size.x as u32, size.y as u32).to_image()
}

fn kept(entry: &Entry, name: &str) -> PathBuf {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/games");
    games.join(entry.info.id).join("pictures").join(format!("{name}.jpg"))
}

#[test]
fn every_game_has_its_picture_on_the_shelf() {
    for entry in built() {
        let cells = PORTRAITS.iter().find(|(id, _)| *id == entry.info.id).map_or(&[][..], |(_, cells)| cells);
        let cell = |name: &&str| entry.info.geometry.parse(name).expect("a cell of the board");
        let scene = Scene { portrait: cells.iter().map(cell).collect(), ..Scene::of_shelf(entry) };
        let picture = draw(ON_SHELF, entry, scene, Some(room_of(entry)));
        same_as_kept(&kept(entry, GamePictures::SHELF), &picture);
    }
}

#[test]
fn every_room_has_its_picture() {
    let entry = built().into_iter().find(|entry| entry.info.id == IN_ROOMS).expect("its table is built");
    for room in Room::all() {
        let picture = draw(OF_ROOM, entry, Scene::of_shelf(entry), Some(room));
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/rooms").join(room.id);
        same_as_kept(&folder.join("picture.jpg"), &picture);
    }
    for room in Room::all() {
        // The program has it too.
        assert!(room.picture().is_some_and(|jpeg| jpeg.starts_with(&[0xff, 0xd8])), "{}", room.id);
    }
}

#[test]
fn every_picture_of_every_rules_card_is_drawn() {
    for entry in built() {
        let texts = ["goal", "end", "rulings"].map(|part| format!("card-{}-{part}", entry.info.id));
        let pictures: Vec<String> = entry.info.card.iter().map(|picture| picture.key.to_owned()).collect();
        assert!(pictures.len() >= 3, "{}: {pictures:?}", entry.info.id);
        for (language, key) in
            Language::ALL.into_iter().flat_map(|it| texts.iter().chain(&pictures).map(move |key| (it, key)))
        {
            assert!(Words::new(language, &catalogue()).has(key), "{key} in {}", language.tag());
        }
        for picture in entry.info.card {
            same_as_kept(&kept(entry, picture.key), &draw(ON_CARD, entry, on_card(entry, picture), None));
        }
    }
}
