//! The shapes of signs, as pure meshes in the plane of the board.
//!
//! A sign keeps to the rim of its cells or to what a piece leaves free, and differs from every mark in shape. Its fill is
//! the colour of its side, light or dark, with an edge of the other.

use crate::rules::{Cell, Geometry, Meaning, Side, SideColour, SideInfo, Sign};
use crate::table::board::centre;
use crate::table::board::layout::cell_outline;
use crate::table::marks::shapes::Drawn;
use crate::table::material::Ink;
use crate::table::mesh::glyph::Glyphs;
use crate::table::mesh::{Builder, flat, offset, rectangle};
use bevy::math::{Vec2, Vec3};
use bevy::prelude::Transform;
use std::f32::consts::{FRAC_PI_2, FRAC_PI_4};

/// How a sign is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// A ring with a number: a home.
    Numbered(i64),
    /// A line where the cells end and others begin, not along the edge of the board.
    Line,
    /// The same with an edge, so that it shows on every wood: where a home begins.
    Goal,
    /// The same in dashes, all round.
    Dashes,
    /// A line all round the cells.
    Border,
    /// A ring (the first side) or a square (the others) round the middle of each cell, where a mark may lie.
    Token,
    /// Small dots in the middle of each cell.
    Dots,
    /// A ring with four teeth that point inwards.
    Teeth,
    /// Four small wedges in the corners.
    Corners,
}

/// One sign as it is drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawing {
    /// How.
    pub style: Style,
    /// On which cells.
    pub cells: Vec<Cell>,
    /// In the colour of which side.
    pub colour: Option<SideColour>,
    /// Which side it is, counted from 0.
    pub side: u8,
}

impl Drawing {
    /// Inks of fill and edge.
    #[must_use]
    pub const fn inks(&self) -> (Ink, Ink) {
        match (self.style, self.colour) {
            (Style::Teeth, _) => (Ink::Red, Ink::Light),
            (Style::Dots, _) => (Ink::Teal, Ink::Light),
            (_, Some(SideColour::White)) => (Ink::Light, Ink::Dark),
            (_, Some(SideColour::Black)) => (Ink::Dark, Ink::Light),
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
        (Meaning::Right, _) => Some(Style::Line),
        (Meaning::Zone, _) => Some(Style::Dashes),
        (Meaning::Group, _) => Some(Style::Border),
        (Meaning::OnlyFor, _) => Some(Style::Token),
        (Meaning::Check | Meaning::Captured, _) => Some(Style::Teeth),
        (Meaning::Alliance | Meaning::Waiting | Meaning::Arrived, _) => Some(Style::Corners),
        // Of all groups only the one under the pointer shows its liberties, or nothing could be read.
        (Meaning::Liberties, _) => over.is_some_and(|cell| liberties(sign).0.contains(&cell)).then_some(Style::Dots),
        (Meaning::Score | Meaning::Left | Meaning::Penalty | Meaning::Unverified, _) => None,
    };
    let mut drawings: Vec<Drawing> = Vec::new();
    for sign in signs.iter().filter(|sign| !sign.cells.is_empty()) {
        let Some(style) = style(sign) else { continue };
        let cells = if style == Style::Dots { liberties(sign).1 } else { &sign.cells };
        // What two sides say about the same cells is drawn once: one would only cover the other.
        if !drawings.iter().any(|drawn| drawn.style == style && drawn.cells == cells) {
            let side = sign.side.unwrap_or(Side(0)).0;
            let colour = sign.side.and_then(|side| sides.get(usize::from(side.0))?.colour);
            drawings.push(Drawing { style, cells: cells.to_vec(), colour, side });
        }
    }
    drawings
}

/// The stones of a group, and its liberties.
fn liberties(sign: &Sign) -> (&[Cell], &[Cell]) {
    let free = sign.number.and_then(|number| usize::try_from(number).ok()).unwrap_or(0);
    sign.cells.split_at(sign.cells.len().saturating_sub(free))
}

/// The meshes of a sign: its fill, and the edge under it.
#[must_use]
pub fn shape(geometry: Geometry, drawing: &Drawing, digits: &Glyphs) -> Drawn {
    let mut drawn = Drawn { fill: Builder::default(), edge: Builder::default() };
    // A line across the whole board is quiet; an edge would make it loud.
    let edged = drawing.style != Style::Line;
    for (shape, grow) in [(&mut drawn.fill, 0.0), (&mut drawn.edge, 0.018)].into_iter().take(1 + usize::from(edged)) {
        for cell in &drawing.cells {
            let part = match drawing.style {
                Style::Numbered(number) => numbered(number, digits, grow),
                Style::Line | Style::Goal => rim(geometry, *cell, &drawing.cells, false, 1, grow),
                Style::Dashes => rim(geometry, *cell, &drawing.cells, true, 3, grow),
                Style::Border => rim(geometry, *cell, &drawing.cells, true, 1, grow),
                Style::Token => token(drawing.side, grow),
                Style::Dots => flat::ring(0.0, 0.10 + grow, 1, 1.0, 0.0, 20),
                Style::Teeth => teeth(grow),
                Style::Corners => wedges(grow),
            };
            shape.append(&part, Transform::from_translation(centre(geometry, *cell)));
        }
    }
    drawn
}

fn token(side: u8, grow: f32) -> Builder {
    if side == 0 {
        flat::ring(0.265 - grow, 0.315 + grow, 1, 1.0, 0.0, 32)
    } else {
        flat::outline(&rectangle(Vec2::splat(0.29)), -0.05 - grow, grow, 0.5)
    }
}

/// The sides of a cell beyond which the set ends, as bars just inside it, each cut into `dashes`. On the edge of the board
/// only if `outer`.
fn rim(geometry: Geometry, cell: Cell, cells: &[Cell], outer: bool, dashes: u8, grow: f32) -> Builder {
    let mut shape = Builder::default();
    let middle = centre(geometry, cell);
    let outline = cell_outline(geometry);
    let inner = offset(&outline, if outer { -0.05 } else { -0.03 });
    for k in 0..outline.len() {
        let next = (k + 1) % outline.len();
        let beyond = (outline[k] + outline[next]) * 1.02;
        let beyond = crate::table::board::nearest_cell(geometry, middle + Vec3::new(beyond.x, 0.0, beyond.y));
        if beyond.map_or(!outer, |beyond| cells.contains(&beyond)) {
            continue;
        }
        for dash in 0..dashes {
            let share = |t: f32| inner[k].lerp(inner[next], t);
            let (from, width) = (f32::from(dash) / f32::from(dashes), 1.0 / f32::from(dashes));
            let gap = if dashes == 1 { 0.0 } else { 0.2 * width };
            let thick = if outer { 0.045 } else { 0.028 };
            flat::bar(&mut shape, share(from + gap), share(from + width - gap), thick + 2.0 * grow, grow);
        }
    }
    shape
}

fn numbered(number: i64, digits: &Glyphs, grow: f32) -> Builder {
    let mut shape = flat::ring(0.36 - grow, 0.42 + grow, 1, 1.0, 0.0, 40);
    if grow == 0.0 {
        shape.append(&digits.write(&number.to_string(), 0.34), Transform::IDENTITY);
    } else {
        shape.append(&digits.write(&number.to_string(), 0.34), Transform::from_xyz(-0.012, 0.0, -0.016));
    }
    shape
}

fn teeth(grow: f32) -> Builder {
    let mut shape = flat::ring(0.43 - grow, 0.48 + grow.min(0.012), 1, 1.0, 0.0, 36);
    for k in 0..4 {
        let way = Vec2::from_angle(FRAC_PI_4 + k as f32 * FRAC_PI_2);
        flat::head(&mut shape, way * 0.31, -way, 0.13, 0.09, grow * 0.6);
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
