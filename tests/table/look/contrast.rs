//! How well pieces are told from the cells they stand on, measured on the top view at 1024×768.
//!
//! From round the middle of a piece rays go out in all directions: each must cross at least two pixels in a row whose
//! luminance differs from the cell's by 3 : 1, be it the body, a rim or a contact line. `cargo test --release --test
//! table contrast
//! -- --nocapture` prints what was measured.

use bevy::prelude::*;
use image::RgbaImage;
use ludoteca::app::pictures::shot::{Shot, ShotRequest, shoot};
use ludoteca::app::tables;
use ludoteca::games::Games;
use ludoteca_rules::Entry;
use ludoteca_rules::geometry::Lattice;
use ludoteca_rules::session::{Request, Session};
use ludoteca_rules::{Cell, Geometry, Options, Standing, random};
use ludoteca_table::scene::board::centre;
use ludoteca_table::scene::camera::View;
use ludoteca_table::scene::material::{Finish, Palette};
use ludoteca_table::scene::projector::Projector;
use ludoteca_table::scene::quality::Preset;
use ludoteca_table::scene::room::{ChosenRoom, Room};
use ludoteca_table::schedule::TableSystems;
use ludoteca_table::show::flat::signs::Signs;
use std::collections::{BTreeMap, BTreeSet};

const SIZE: UVec2 = UVec2::new(1024, 768);
/// Contrast that guidelines ask of what is not text.
const ENOUGH: f32 = 3.0;
/// Pixels in a row that make a line.
const LINE: u32 = 2;
const RAYS: u16 = 32;
/// Where rays begin, in cells from the middle: what is drawn on top of a piece does not set it off from the board.
const BEGIN: f32 = 0.12;
/// The share of rays that must meet such a line: between the legs of an animal there may be a gap.
const SHARE: f32 = 0.9;

/// A channel of a pixel as light, as the accessibility guidelines reckon it.
pub fn linear(value: u8) -> f32 {
    let value = f32::from(value) / 255.0;
    if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
}

/// Relative luminance of a pixel, as the accessibility guidelines reckon it.
fn luminance(picture: &RgbaImage, at: Vec2) -> f32 {
    let x = (at.x.max(0.0) as u32).min(picture.width() - 1);
    let y = (at.y.max(0.0) as u32).min(picture.height() - 1);
    let [r, g, b, _] = picture.get_pixel(x, y).0;
    luminance_of([r, g, b].map(linear))
}

/// Relative luminance of a linear colour.
pub fn luminance_of([r, g, b]: [f32; 3]) -> f32 {
    0.2126 * r + 0.7152 * g + 0.0722 * b
}

/// Relative luminance of a finish.
pub fn lightness(finish: Finish) -> f32 {
    let colour = LinearRgba::from(finish.surface(false, Room::usual(), Palette::Usual).colour);
    luminance_of([colour.red, colour.green, colour.blue])
}

/// The contrast of two luminances.
pub fn contrast(one: f32, other: f32) -> f32 {
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// Which of the two tones a cell may have.
fn tone(geometry: Geometry, cell: Cell) -> u8 {
    let (row, column) = geometry.row_and_column(cell);
    match geometry.lattice() {
        // Horizon, the only board of this shape, has two fields.
        Some(Lattice { files: 9, ranks: 10 }) => u8::from(row >= 5),
        Some(_) => (row + column) % 2,
        None => 0,
    }
}

/// How the table is shown.
#[derive(Clone, Copy)]
enum Mode {
    /// In a room.
    In(&'static Room),
    /// On a projector.
    Class,
}

impl Mode {
    fn all() -> Vec<Self> {
        Room::all().iter().map(Self::In).chain([Self::Class]).collect()
    }

    fn name(self) -> &'static str {
        match self {
            Self::In(room) => room.id,
            Self::Class => "class",
        }
    }
}

struct Seen {
    picture: RgbaImage,
    geometry: Geometry,
    shot: Shot,
    standing: Vec<Standing>,
}

impl Seen {
    fn of(entry: &'static Entry, session: Box<dyn Session>, mode: Mode) -> Self {
        let standing = session.standing();
        let mut request = ShotRequest::new(SIZE, move |app| {
            tables::open_play(app, &Games::all(), entry, session).expect("its table is built");
            match mode {
                Mode::In(room) => app.insert_resource(ChosenRoom(room)),
                Mode::Class => app.insert_resource(Projector(true)),
            };
            // Only pieces and cells are compared.
            let silent = |mut plays: Query<&mut Signs>| plays.iter_mut().for_each(|mut signs| signs.0.clear());
            app.add_systems(Update, silent.after(TableSystems::Present));
        });
        request.view = View::Top;
        request.preset = Some(Preset::Plain);
        let shot = shoot(request).expect("software Vulkan draws");
        Self { picture: shot.picture.clone(), geometry: entry.info.geometry, shot, standing }
    }

    fn middle(&self, cell: Cell) -> Vec2 {
        self.shot.sight.pixel(centre(self.geometry, cell)).expect("the board is in the picture")
    }

    /// Width of a cell in pixels.
    fn width(&self) -> f32 {
        let here = centre(self.geometry, Cell(0));
        let pixel = |point| self.shot.sight.pixel(point).expect("the board is in the picture");
        pixel(here).distance(pixel(here + Vec3::X))
    }

    /// The median luminance of the empty cells of each tone.
    fn cells(&self) -> [Option<f32>; 2] {
        let mut found: [Vec<f32>; 2] = default();
        let half = 0.35 * self.width();
        for cell in self.geometry.all().filter(|cell| self.standing.iter().all(|piece| piece.cell != *cell)) {
            let middle = self.middle(cell);
            for k in 0..100_u16 {
                let offset = Vec2::new(f32::from(k % 10), f32::from(k / 10)) / 4.5 - 1.0;
                found[usize::from(tone(self.geometry, cell))].push(luminance(&self.picture, middle + offset * half));
            }
        }
        found.map(|mut values| {
            values.sort_by(f32::total_cmp);
            values.get(values.len() / 2).copied()
        })
    }

    /// The share of rays from the middle of a cell that cross a line of enough contrast to `cell_tone`.
    fn rays(&self, cell: Cell, cell_tone: f32) -> f32 {
        let (middle, reach) = (self.middle(cell), 0.52 * self.width());
        let meets = |ray: &u16| {
            let way = Vec2::from_angle(std::f32::consts::TAU * f32::from(*ray) / f32::from(RAYS));
            let mut run = 0;
            for step in (BEGIN * self.width()) as u16..reach as u16 {
                let here = luminance(&self.picture, middle + way * f32::from(step));
                run = if contrast(here, cell_tone) >= ENOUGH { run + 1 } else { 0 };
                if run >= LINE {
                    return true;
                }
            }
            false
        };
        (0..RAYS).filter(meets).count() as f32 / f32::from(RAYS)
    }
}

/// How many different pieces each game has, sides told apart, on each tone on which they can stand: an animal a side,
/// three lights, a stone and its trail, twelve ways a die can lie for each of four sides; kings, warriors and, in the
/// other field only, warriors that have arrived.
const PIECES: [(&str, usize); 10] = [
    ("horizon", 4 + 4 + 2),
    ("semaforo", 3 * 2),
    ("gatos-caes", 2 * 2),
    ("rastros", 2 * 2),
    ("produto", 2),
    ("avanco", 2 * 2),
    ("atari-go", 2 * 2),
    ("horizons", 12 * 2 * 2),
    ("sapiens", 48 * 2),
    ("apocalypse", 4 * 2),
];

/// A piece as it looks, and the tone of the cell it stands on.
type Kind = (Option<u8>, u8, u8);

/// The kinds of a position, if every tone has an empty cell to compare with.
fn kinds(session: &dyn Session) -> BTreeSet<Kind> {
    let geometry = session.info().geometry;
    let standing = session.standing();
    let empty = |cell: Cell| standing.iter().all(|piece| piece.cell != cell);
    let free: BTreeSet<u8> = geometry.all().filter(|cell| empty(*cell)).map(|cell| tone(geometry, cell)).collect();
    let all: BTreeSet<u8> = geometry.all().map(|cell| tone(geometry, cell)).collect();
    if free != all {
        return BTreeSet::new();
    }
    let kind = |piece: &Standing| (piece.piece.side.map(|side| side.0), piece.piece.kind.0, tone(geometry, piece.cell));
    standing.iter().map(kind).collect()
}

/// Positions out of random games that together show every piece on every tone, few and early ones first.
fn positions(entry: &'static Entry) -> Vec<String> {
    let mut rng = random::generator(3);
    let mut seen = BTreeSet::new();
    let mut chosen = Vec::new();
    for _ in 0..40 {
        let mut session = entry.start(Options::defaults(entry.info.options));
        let mut best = (0, String::new(), BTreeSet::new());
        for _ in 0..80 {
            let new: BTreeSet<Kind> = kinds(&*session).difference(&seen).copied().collect();
            if new.len() > best.0 {
                best = (new.len(), session.position_text(), new);
            }
            let Some(seat) = session.asked().iter().next() else { break };
            let orders = session.orders(seat);
            let order = orders[random::below(&mut rng, orders.len())].clone();
            session.submit(Request::Order(seat, order)).expect("a legal order");
        }
        if best.0 > 0 {
            seen.extend(best.2);
            chosen.push(best.1);
        }
    }
    chosen.extend(rare(entry.info.id));
    chosen
}

/// Positions with what random games hardly bring.
fn rare(id: &str) -> Vec<String> {
    match id {
        // Kings and warriors on the far side.
        "horizon" => vec!["1W7/9/3K1w3/9/2W6/6w2/9/3k5/9/w8 1 - 1:1 -".to_owned()],
        // All pieces on the one tone and on the other.
        "horizons" => [
            "10q1/1p10/1z1r7o/12/8vb2/1nsk2PZ4/m3V2w1S2/K1B5M3/6O5/4Q3W3/12/2N8R w - - - 0 1",
            "8o3/1b2n7/7p2w1/k10r/5m6/2q1vz1s4/2K2Z6/12/P4V4S1/8R2M/3OQ1W5/1B1N8 w - - - 0 1",
        ]
        .map(str::to_owned)
        .into(),
        // Dice with their higher values.
        "sapiens" => dice().into_iter().chain(dice_of_four()).collect(),
        _ => Vec::new(),
    }
}

/// The same for the two sides that only play with four, who have fewer dice: one direction a position.
fn dice_of_four() -> [String; 4] {
    [("+", 0), ("+", 1), ("x", 0), ("x", 1)].map(|(direction, tone): (&str, usize)| {
        let rank = |rank: usize| {
            let side = if rank < 2 { 'r' } else { 'g' };
            let dice: Vec<String> = (1..=3).map(|value| format!("{side}{}{direction}", value + rank % 2 * 3)).collect();
            let dice = dice.join(",1,");
            if (rank + tone).is_multiple_of(2) { dice + ",3" } else { format!("1,{dice},2") }
        };
        format!("{}/8/8/8/8 3 single alliances", [0, 1, 2, 3].map(rank).join("/"))
    })
}

/// Positions in which each side has a die of every value and direction, on the one tone and on the other.
fn dice() -> [String; 2] {
    [0, 1].map(|tone: usize| {
        let mut text = String::new();
        for rank in 0..6 {
            let side = if rank < 3 { 'b' } else { 'w' };
            let die = |file: usize| {
                let number = 4 * (rank % 3) + file;
                format!("{side}{}{}", number % 6 + 1, if number < 6 { '+' } else { 'x' })
            };
            let dice: Vec<String> = (0..4).map(die).collect();
            let rank = if (rank + tone).is_multiple_of(2) {
                dice.join(",1,") + ",1"
            } else {
                "1,".to_owned() + &dice.join(",1,")
            };
            text += &rank;
            text += "/";
        }
        text + "8/8 w 2 alliances"
    })
}

/// Looks at the games that `chosen` names, in all rooms and on a projector.
fn look_at(chosen: impl Fn(&str) -> bool) {
    let mut weak = Vec::new();
    for (entry, (id, pieces)) in Games::all().catalogue().iter().zip(PIECES) {
        assert_eq!(entry.info.id, id);
        let modes = if chosen(id) { Mode::all() } else { Vec::new() };
        let mut worst: BTreeMap<(&str, Kind), f32> = BTreeMap::new();
        for (text, mode) in positions(entry).iter().flat_map(|text| modes.iter().map(move |mode| (text, *mode))) {
            let options = Options::defaults(entry.info.options);
            let seen = Seen::of(entry, entry.from_position(options, text).expect("its own text"), mode);
            let lightness = seen.cells();
            for piece in &seen.standing {
                let tone = tone(seen.geometry, piece.cell);
                let cell = lightness[usize::from(tone)].expect("positions without empty cells of a tone are left out");
                let share = seen.rays(piece.cell, cell);
                let kind = (piece.piece.side.map(|side| side.0), piece.piece.kind.0, tone);
                let least = worst.entry((mode.name(), kind)).or_insert(1.0);
                *least = least.min(share);
            }
        }
        assert_eq!(worst.len(), modes.len() * pieces, "{id}: not every piece was seen on every tone: {worst:?}");
        for ((mode, (side, kind, tone)), share) in worst {
            let what = format!("{id:12} {mode} side {side:?} kind {kind:2} tone {tone}");
            println!("{what}: {:.0} % of the rays", share * 100.0);
            if share < SHARE {
                weak.push((what, share));
            }
        }
    }
    assert!(weak.is_empty(), "{weak:?}");
}

// Two tests, so that they run at the same time.
#[test]
fn dice_and_men_of_chess_are_told_from_their_cells_in_every_room() {
    look_at(|id| ["sapiens", "horizons"].contains(&id));
}

#[test]
fn all_other_pieces_are_told_from_their_cells_in_every_room() {
    look_at(|id| !["sapiens", "horizons"].contains(&id));
}

/// Edge in pixels of the grey picture of a piece: what one sees of it across a table.
const SMALL: u32 = 32;
/// Half the width of that picture, in cells: the piece without the board around it, on which shadows of others may
/// fall.
const PIECE: f32 = 0.33;
/// What one sees as another tone, of 255, and the share of the picture that must be of another tone: one small pip is
/// 0.016.
const TONE: f32 = 45.0;
const APART: f32 = 0.012;

impl Seen {
    /// A piece in grey, from 0 to 255, as one sees it without colours.
    fn grey(&self, cell: Cell) -> Vec<f32> {
        let (middle, width) = (self.middle(cell), 2.0 * PIECE * self.width());
        let at = |k: u32| {
            let place = Vec2::new((k % SMALL) as f32, (k / SMALL) as f32) + 0.5;
            luminance(&self.picture, middle + (place / SMALL as f32 - 0.5) * width).sqrt() * 255.0
        };
        (0..SMALL * SMALL).map(at).collect()
    }
}

/// The share of two grey pictures that differs in tone.
fn difference(one: &[f32], other: &[f32]) -> f32 {
    let differs = one.iter().zip(other).filter(|(a, b)| (*a - *b).abs() > TONE);
    differs.count() as f32 / one.len() as f32
}

#[test]
fn kinds_of_pieces_are_told_apart_from_above_without_colour() {
    for (entry, (id, _)) in Games::all().catalogue().iter().zip(PIECES) {
        let mut seen: BTreeMap<Kind, Vec<Vec<f32>>> = BTreeMap::new();
        for text in positions(entry) {
            let options = Options::defaults(entry.info.options);
            let session = entry.from_position(options, &text).expect("its own text");
            let shown = Seen::of(entry, session, Mode::In(Room::usual()));
            for piece in &shown.standing {
                let kind = (piece.piece.side.map(|side| side.0), piece.piece.kind.0, tone(shown.geometry, piece.cell));
                seen.entry(kind).or_default().push(shown.grey(piece.cell));
            }
        }
        // The same piece on two cells of the same wood.
        let alike =
            |pictures: &Vec<Vec<f32>>| pictures.iter().map(|it| difference(&pictures[0], it)).fold(0.0, f32::max);
        let same = seen.values().map(alike).fold(0.0, f32::max);
        let mut least = (f32::MAX, String::new());
        for (one, pictures) in &seen {
            for (other, others) in seen.iter().filter(|(other, _)| *other > one && other.2 == one.2) {
                let apart = difference(&pictures[0], &others[0]);
                if apart < least.0 {
                    least = (apart, format!("{one:?} and {other:?}"));
                }
            }
        }
        println!("{id:12} two kinds differ on {:.3}, {}; one piece on {same:.3}", least.0, least.1);
        assert!(least.0 > APART, "{id}: {} differ on {} only, one piece on {same}", least.1, least.0);
    }
}
