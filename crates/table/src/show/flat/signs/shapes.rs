//! The meshes of signs, in the plane of the board. No side effects.
//!
//! A sign is drawn along the rim of its cells or where a piece leaves room, and differs from every mark in shape. Its
//! fill has the colour of its side, light or dark, its edge the opposite.

use crate::mesh::glyph::Glyphs;
use crate::mesh::{Builder, flat, offset, outward, rectangle};
use crate::play::Opinion;
use crate::scene::board::centre;
use crate::scene::board::layout::cell_outline;
use crate::scene::material::Ink;
use bevy::math::{Quat, Vec2, Vec3};
use bevy::prelude::Transform;
use ludoteca_rules::session::PlayView;
use ludoteca_rules::thinking::think::Ending;
use ludoteca_rules::{Cell, Geometry, Meaning, Pick, Side, SideColour, SideInfo, Sign};
use std::f32::consts::{FRAC_PI_2, FRAC_PI_4};

/// How a sign is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// A ring with a number: a home.
    Numbered(i64),
    /// A line along the border of the cells, except along the edge of the board.
    Line,
    /// The same with an edge, so that it shows on every wood: where a home begins.
    Goal,
    /// The same in dashes, along the edge of the board too.
    Dashes,
    /// A line all around the cells, and their number.
    Border(i64),
    /// A small disc (the first side) or square (the others) in the middle of each cell.
    Token,
    /// The whole cell hatched: it is closed.
    Plate,
    /// Small dots in the middle of each cell.
    Dots,
    /// A ring with four teeth that point inwards.
    Teeth,
    /// Four small wedges in the corners.
    Corners,
    /// A number on a disc, on top of the piece if there is one: what is counted in a move.
    Counted(usize),
    /// In the same place, what a move is proved to lead to and within how many own moves, if that is known: a win on a
    /// disc, a loss on a square, a draw on a disc with two bars.
    Proved(Ending, Option<u32>),
}

/// A sign's two meshes, in the plane of the board.
#[derive(Clone, Debug, Default)]
pub struct SignMeshes {
    /// The coloured part.
    pub fill: Builder,
    /// The same, a little larger, so that it shows on every wood.
    pub edge: Builder,
}

/// Height over the board above all marks.
const ABOVE_MARKS: f32 = 0.016;

/// One sign as it is drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawing {
    /// How it is drawn.
    pub style: Style,
    /// The cells it is about.
    pub cells: Vec<Cell>,
    /// The colour of its side.
    pub colour: Option<SideColour>,
    /// Its side, counted from 0.
    pub side: u8,
}

impl Drawing {
    /// Whether it lies on the pieces of its cells.
    #[must_use]
    pub const fn is_on_piece(&self) -> bool {
        matches!(self.style, Style::Counted(_) | Style::Proved(..))
    }

    /// Whether something of it lies just above the highest piece.
    #[must_use]
    pub const fn is_over_pieces(&self) -> bool {
        matches!(self.style, Style::Border(1..))
    }

    /// Inks of fill and edge.
    #[must_use]
    pub const fn inks(&self) -> (Ink, Ink) {
        match (self.style, self.colour) {
            (Style::Teeth, _) => (Ink::Red, Ink::Light),
            (Style::Dots, _) => (Ink::Teal, Ink::Light),
            (Style::Proved(Ending::Win, _), _) => (Ink::Light, Ink::Green),
            (Style::Proved(Ending::Loss, _), _) => (Ink::Light, Ink::Red),
            (Style::Plate, _) => (Ink::Dark, Ink::Dark),
            (Style::Proved(Ending::Draw, _), _) | (_, Some(SideColour::White)) => (Ink::Light, Ink::Dark),
            // Numbers look like dark inlays with a light outline.
            (_, Some(SideColour::Black)) | (Style::Numbered(_) | Style::Counted(_), None) => (Ink::Dark, Ink::Light),
            (_, Some(SideColour::Red)) => (Ink::Red, Ink::Light),
            (_, Some(SideColour::Green)) => (Ink::Green, Ink::Light),
            (_, None) => (Ink::Gold, Ink::Dark),
        }
    }
}

/// What is drawn of these signs while the pointer is over a cell.
#[must_use]
pub fn drawings(sides: &[SideInfo], signs: &[Sign], over: Option<Cell>) -> Vec<Drawing> {
    let style = |sign: &Sign| match (sign.meaning, sign.number) {
        (Meaning::Home, Some(number)) => Some(Style::Numbered(number)),
        (Meaning::Home, _) => Some(Style::Goal),
        (Meaning::Right | Meaning::RightNow, _) => Some(Style::Line),
        (Meaning::Zone, _) => Some(Style::Dashes),
        (Meaning::Group, number) => Some(Style::Border(number.unwrap_or(0))),
        (Meaning::OnlyFor, _) => Some(Style::Token),
        (Meaning::Dead, _) => Some(Style::Plate),
        (Meaning::Check | Meaning::Captured | Meaning::Fault, _) => Some(Style::Teeth),
        (Meaning::Alliance | Meaning::Waiting | Meaning::Arrived | Meaning::Attacker, _) => Some(Style::Corners),
        // Only the group under the pointer shows its liberties; all at once could not be read.
        (Meaning::Liberties, _) => over.is_some_and(|cell| liberties(sign).0.contains(&cell)).then_some(Style::Dots),
        (Meaning::Unmoved, _) => over.is_some_and(|cell| sign.cells.contains(&cell)).then_some(Style::Corners),
        (Meaning::Score | Meaning::Left | Meaning::Penalty, _) => None,
    };
    let mut drawings: Vec<Drawing> = Vec::new();
    for sign in signs.iter().filter(|sign| !sign.cells.is_empty()) {
        let Some(style) = style(sign) else { continue };
        let cells = if style == Style::Dots { liberties(sign).1 } else { &sign.cells };
        // Equal drawings on the same cells, of two sides, would cover each other, so only the first is kept.
        if !drawings.iter().any(|drawn| drawn.style == style && drawn.cells == cells) {
            let side = sign.side.unwrap_or(Side(0)).0;
            let own = sign.side.and_then(|side| sides.get(usize::from(side.0))?.colour);
            // An attacker has the colour of the sign on what it attacks.
            let colour = if sign.meaning == Meaning::Attacker { Some(SideColour::Red) } else { own };
            drawings.push(Drawing { style, cells: cells.to_vec(), colour, side });
        }
    }
    drawings
}

/// What is drawn of the runs that are counted: dots, and on the one that leads to the cell pointed at, or the only one,
/// numbers.
#[must_use]
pub fn counts(runs: &[Vec<Cell>], over: Option<Cell>) -> Vec<Drawing> {
    let drawing = |style, cells| Drawing { style, cells, colour: None, side: 0 };
    let mut drawings = Vec::new();
    let pointed = runs.iter().find(|run| run.last().copied() == over);
    let counted = pointed.or_else(|| runs.first().filter(|_| runs.len() == 1));
    let Some(run) = counted else {
        let mut dots: Vec<Cell> = runs.iter().flat_map(|run| &run[..run.len() - 1]).copied().collect();
        dots.sort_unstable();
        dots.dedup();
        drawings.extend((!dots.is_empty()).then(|| drawing(Style::Dots, dots)));
        return drawings;
    };
    drawings.push(drawing(Style::Dots, vec![run[0]]));
    drawings.extend(run.iter().enumerate().skip(1).map(|(number, cell)| drawing(Style::Counted(number), vec![*cell])));
    drawings
}

/// The stones of a group, and its liberties.
fn liberties(sign: &Sign) -> (&[Cell], &[Cell]) {
    let free = sign.number.and_then(|number| usize::try_from(number).ok()).unwrap_or(0);
    sign.cells.split_at(sign.cells.len().saturating_sub(free))
}

/// Heights over the board, in cells, for what lies on pieces.
#[derive(Clone, Copy)]
pub struct Heights<'a> {
    /// Just above the highest piece.
    pub top: f32,
    /// Just above the piece on a cell, or 0.
    pub lift: &'a dyn Fn(Cell) -> f32,
}

/// The meshes of a sign: its fill, and the edge under it. `turn` rotates text from the first player's side to the
/// reader's.
#[must_use]
pub fn shape(geometry: Geometry, drawing: &Drawing, digits: &Glyphs, heights: Heights<'_>, turn: Quat) -> SignMeshes {
    let mut drawn = SignMeshes::default();
    // A line across the whole board has no edge, which would make it too prominent.
    let edged = !matches!(drawing.style, Style::Line | Style::Plate);
    for (shape, grow) in [(&mut drawn.fill, 0.0), (&mut drawn.edge, 0.018)].into_iter().take(1 + usize::from(edged)) {
        for cell in &drawing.cells {
            let part = match drawing.style {
                Style::Numbered(number) => numbered(number, digits, turn, grow),
                Style::Line | Style::Goal => rim(geometry, *cell, &drawing.cells, false, 1, grow),
                Style::Dashes => rim(geometry, *cell, &drawing.cells, true, 3, grow),
                Style::Border(_) => rim(geometry, *cell, &drawing.cells, true, 1, grow),
                Style::Token => token(drawing.side, grow),
                Style::Plate => plate(geometry),
                Style::Dots => flat::ring(0.0, 0.10 + grow, 1, 1.0, 0.0, 20),
                Style::Teeth => teeth(geometry, grow),
                Style::Corners => wedges(grow),
                Style::Counted(number) => counted(number, digits, turn, grow),
                Style::Proved(ending, moves) => proved(ending, moves, digits, turn, grow),
            };
            let lift = if drawing.is_on_piece() { (heights.lift)(*cell).max(ABOVE_MARKS) } else { 0.0 };
            shape.append(&part, Transform::from_translation(centre(geometry, *cell) + Vec3::Y * lift));
        }
    }
    if let Style::Border(number @ 1..) = drawing.style {
        drawn.edge.append(&size(geometry, &drawing.cells, number, digits, heights.top, turn), Transform::IDENTITY);
    }
    drawn
}

fn token(side: u8, grow: f32) -> Builder {
    if side == 0 {
        return flat::ring(0.0, 0.105 + grow, 1, 1.0, 0.0, 24);
    }
    let mut shape = Builder::default();
    flat::face(&mut shape, &rectangle(Vec2::splat(0.095 + grow)));
    shape
}

/// Slanting lines over a whole cell, which meet those of its neighbours, and a line round it.
fn plate(geometry: Geometry) -> Builder {
    const LINES: i8 = 6;
    let cell = offset(&cell_outline(geometry), -0.008);
    let mut shape = flat::outline(&cell, -0.030, 0.0, 0.5);
    let (across, step) = (Vec2::ONE.normalize(), std::f32::consts::FRAC_1_SQRT_2 / f32::from(LINES / 2));
    for line in -LINES..=LINES {
        let middle = f32::from(line) * step;
        let rest = clipped(&clipped(&cell, across, middle + 0.19 * step), -across, 0.19 * step - middle);
        if rest.len() > 2 {
            flat::face(&mut shape, &rest);
        }
    }
    shape
}

/// What of a convex polygon lies less than `most` in the direction `way`.
fn clipped(polygon: &[Vec2], way: Vec2, most: f32) -> Vec<Vec2> {
    let mut kept = Vec::new();
    for (k, here) in polygon.iter().enumerate() {
        let next = polygon[(k + 1) % polygon.len()];
        let (far, then) = (here.dot(way) - most, next.dot(way) - most);
        if far <= 0.0 {
            kept.push(*here);
        }
        if (far < 0.0 && then > 0.0) || (far > 0.0 && then < 0.0) {
            kept.push(here.lerp(next, far / (far - then)));
        }
    }
    kept
}

/// Bars just inside those sides of a cell where the set `cells` ends, each cut into `dashes`; they meet the bars of
/// neighbouring cells. On the edge of the board only if `outer`.
fn rim(geometry: Geometry, cell: Cell, cells: &[Cell], outer: bool, dashes: u8, grow: f32) -> Builder {
    let mut shape = Builder::default();
    let middle = centre(geometry, cell);
    let outline = cell_outline(geometry);
    let count = outline.len();
    let beyond = |way: Vec2| crate::scene::board::nearest_cell(geometry, middle + Vec3::new(way.x, 0.0, way.y) * 1.02);
    let open: Vec<bool> = (0..count)
        .map(|k| beyond(outline[k] + outline[(k + 1) % count]).map_or(outer, |beyond| !cells.contains(&beyond)))
        .collect();
    let (near, far) = if outer { (0.004, 0.056) } else { (0.016, 0.044) };
    let moved = |by: f32| inset(&outline, |k| if open[k] { by } else { 0.0 });
    let (near_line, far_line) = (moved(near - grow), moved(far + grow));
    for k in (0..count).filter(|k| open[*k]) {
        let next = (k + 1) % count;
        let along = (outline[next] - outline[k]).normalize();
        // At an inner corner of the set the bars are extended until they meet.
        let turns = |corner: usize, side: usize| {
            let inside = beyond(outline[corner] * 1.96).is_some_and(|cell| cells.contains(&cell));
            if !open[side] && inside && outline.len() == 4 { far + grow } else { 0.0 }
        };
        let (before, after) = (turns(k, (k + count - 1) % count) * along, turns(next, next) * along);
        for dash in 0..dashes {
            let (from, width) = (f32::from(dash) / f32::from(dashes), 1.0 / f32::from(dashes));
            let gap = if dashes == 1 { 0.0 } else { 0.2 * width - grow };
            let on = |line: &[Vec2], t: f32| (line[k] - before).lerp(line[next] + after, t);
            let (from, to) = (from + gap, from + width - gap);
            flat::face(&mut shape, &[on(&near_line, from), on(&near_line, to), on(&far_line, to), on(&far_line, from)]);
        }
    }
    shape
}

/// The outline with each side moved inwards by a distance of its own.
fn inset(outline: &[Vec2], by: impl Fn(usize) -> f32) -> Vec<Vec2> {
    let count = outline.len();
    (0..count)
        .map(|k| {
            let before = (k + count - 1) % count;
            let (first, second) =
                (outward(outline[k] - outline[before]), outward(outline[(k + 1) % count] - outline[k]));
            let shift = Vec2::new(by(k) * first.y - by(before) * second.y, by(before) * second.x - by(k) * first.x)
                / first.perp_dot(second);
            outline[k] + shift
        })
        .collect()
}

/// The size of a group, written on the stone nearest its middle, in the colour of the edge.
fn size(geometry: Geometry, cells: &[Cell], number: i64, digits: &Glyphs, top: f32, turn: Quat) -> Builder {
    let mut shape = Builder::default();
    let middle = cells.iter().map(|cell| centre(geometry, *cell)).sum::<Vec3>() / cells.len().max(1) as f32;
    let off = |cell: &&Cell| centre(geometry, **cell).distance_squared(middle);
    if let Some(cell) = cells.iter().min_by(|a, b| off(a).total_cmp(&off(b))) {
        let place = Transform::from_translation(centre(geometry, *cell) + Vec3::Y * top).with_rotation(turn);
        shape.append(&digits.write(&number.to_string(), 0.36), place);
    }
    shape
}

fn numbered(number: i64, digits: &Glyphs, turn: Quat, grow: f32) -> Builder {
    let mut shape = flat::ring(0.375 - grow, 0.435 + grow, 1, 1.0, 0.0, 48);
    // The edge of the digits is a shadow line on one side.
    let shift = if grow == 0.0 { Vec3::ZERO } else { Vec3::new(-0.012, 0.0, -0.016) };
    let place = Transform::from_translation(turn * shift).with_rotation(turn);
    shape.append(&digits.write(&number.to_string(), 0.42), place);
    shape
}

/// A number; its edge is the disc under it.
fn counted(number: usize, digits: &Glyphs, turn: Quat, grow: f32) -> Builder {
    if grow > 0.0 {
        return flat::ring(0.0, 0.21, 1, 1.0, 0.0, 32);
    }
    let mut shape = Builder::default();
    shape.append(&digits.write(&number.to_string(), 0.28), Transform::from_rotation(turn));
    shape
}

/// Two bars, as a draw is written.
const EQUAL: [f32; 2] = [-0.06, 0.06];

fn proved(ending: Ending, moves: Option<u32>, digits: &Glyphs, turn: Quat, grow: f32) -> Builder {
    let mut shape = Builder::default();
    match (ending, moves) {
        (Ending::Loss, _) if grow > 0.0 => flat::face(&mut shape, &rectangle(Vec2::splat(0.19))),
        _ if grow > 0.0 => return flat::ring(0.0, 0.21, 1, 1.0, 0.0, 32),
        (Ending::Draw, _) => {
            for height in EQUAL {
                flat::bar(&mut shape, Vec2::new(-0.11, height), Vec2::new(0.11, height), 0.05, 0.0);
            }
        }
        (Ending::Win | Ending::Loss, Some(moves)) => {
            let text = moves.to_string();
            let height = if text.len() > 1 { 0.2 } else { 0.28 };
            shape.append(&digits.write(&text, height), Transform::from_rotation(turn));
        }
        (Ending::Win | Ending::Loss, None) => {}
    }
    shape
}

/// What is drawn of what orders are proved to lead to: for every cell with which an order can go on after these picks,
/// the best of them.
#[must_use]
pub fn proofs(play: &dyn PlayView, opinion: &Opinion, picks: &[Pick]) -> Vec<Drawing> {
    if opinion.analysis.score.proof.is_none() {
        return Vec::new();
    }
    let mut drawings: Vec<Drawing> = Vec::new();
    // The best come first.
    for (order, score) in &opinion.analysis.orders {
        let Some(proof) = score.proof else { continue };
        let path = play.picks_of(opinion.seat, order).unwrap_or_default();
        let Some(Pick::Cell(cell)) = path.strip_prefix(picks).and_then(|rest| rest.first()) else { continue };
        if drawings.iter().all(|drawn| drawn.cells[0] != *cell) {
            let style = Style::Proved(proof.ending, proof.plies.map(|plies| play.own_among(plies)));
            drawings.push(Drawing { style, cells: vec![*cell], colour: None, side: 0 });
        }
    }
    drawings
}

/// A ring whose teeth point at the piece: from the corners of a square cell, where stones leave room.
fn teeth(geometry: Geometry, grow: f32) -> Builder {
    let mut shape = flat::ring(0.435 - grow, 0.48 + grow.min(0.012), 1, 1.0, 0.0, 36);
    let wide = geometry.cell_shape().has_wide_corners();
    for k in 0..4 {
        let way = Vec2::from_angle(FRAC_PI_4 + k as f32 * FRAC_PI_2);
        let (tip, length) = if wide { (0.455, 0.18) } else { (0.31, 0.13) };
        flat::head(&mut shape, way * tip, -way, length, 0.10, grow * 0.6);
    }
    shape
}

fn wedges(grow: f32) -> Builder {
    let mut shape = Builder::default();
    for k in 0..4 {
        let way = Vec2::from_angle(FRAC_PI_4 + k as f32 * FRAC_PI_2);
        flat::head(&mut shape, way * 0.60, way, 0.14, 0.10, grow * 0.5);
    }
    shape
}
