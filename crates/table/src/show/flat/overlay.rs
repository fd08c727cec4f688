//! What is laid over the board for whoever explains: badges with numbers over the cells, as
//! [`ludoteca_rules::display::overlay`] has them.
//!
//! A badge has the outline of its role, so that it is told without colours: round for the first side, square for the
//! second, a lozenge and a triangle for the others; what is good or bad has a tick or a cross beside its number.

use super::decals::{self, Decal, DecalSystems, Decals, Layer, add_decals};
use super::marks::{MarkShape, Marks};
use crate::mesh::glyph::Glyphs;
use crate::mesh::{Builder, flat, offset, regular};
use crate::play::OnTable;
use crate::play::overlay::CurrentOverlay;
use crate::scene::board::{Board, centre};
use crate::scene::camera::ReadingSide;
use crate::scene::material::Ink;
use crate::show::looks::Looks;
use bevy::prelude::*;
use ludoteca_rules::display::overlay::BadgeShape;
use ludoteca_rules::{Badge, Cell, Role, SideColour, SideInfo};
use std::collections::BTreeMap;
use std::f32::consts::{FRAC_PI_2, FRAC_PI_4};

/// How far a badge floats over what is beneath.
const OVER: f32 = 0.05;
/// Half the height of a badge.
const RADIUS: f32 = 0.23;
/// How wide its edge is: of any, and of one that is emphasised.
const EDGE: [f32; 2] = [0.025, 0.06];
/// How high a number is.
const DIGITS: f32 = 0.27;
/// How wide the room of a sign beside a number is.
const SIGN: f32 = 0.24;
/// Of two badges on one cell, how much smaller they are, and how far from the middle.
const PAIRED: (f32, f32) = (0.8, 0.24);
/// How far a badge keeps from the middle of a cell in which a mark lies, and how much smaller it is there.
const BESIDE: (f32, f32) = (0.3, 0.64);
/// Between the layers of a badge.
const LAYER: f32 = 0.004;

pub(in crate::show) fn plugin(app: &mut App) {
    add_decals::<Badges, CurrentOverlay>(app);
    app.add_systems(PostUpdate, list.in_set(DecalSystems::List));
}

/// All badges over a board: those of an ink share a mesh, since there may be hundreds.
#[derive(Clone, Debug, PartialEq)]
pub struct Badges {
    badges: Vec<Placed>,
    turn: Quat,
}

/// A badge, and where it floats.
#[derive(Clone, Debug, PartialEq)]
struct Placed {
    badge: Badge,
    /// The colour of the side that it is about.
    colour: Option<SideColour>,
    middle: Vec3,
    scale: f32,
}

impl decals::DecalShape for Badges {
    fn layers(&self, digits: &Glyphs) -> Vec<Layer> {
        let mut inks: BTreeMap<(u8, u32), (Ink, Builder)> = BTreeMap::new();
        for Placed { badge, colour, middle, scale } in &self.badges {
            let place = Transform::from_translation(*middle).with_rotation(self.turn).with_scale(Vec3::splat(*scale));
            for (layer, (ink, shape)) in layers(*badge, *colour, digits).into_iter().enumerate() {
                let known = inks.entry((layer as u8, ink as u32));
                known.or_insert_with(|| (ink, Builder::default())).1.append(&shape, place);
            }
        }
        let layer = |((layer, _), (ink, shape)): ((u8, u32), _)| Layer::of(shape, ink, LAYER * f32::from(layer));
        inks.into_iter().filter_map(layer).collect()
    }
}

type ReportChange = (
    OnTable,
    Ref<'static, CurrentOverlay>,
    &'static Looks,
    Ref<'static, Board>,
    Ref<'static, ReadingSide>,
    Option<Ref<'static, Marks>>,
);

fn list(mut plays: Query<(ReportChange, &mut Decals<Badges>)>) {
    for ((play, laid, looks, board, near, marks), mut decals) in &mut plays {
        let marked = marks.as_ref().is_some_and(|marks| marks.is_changed() && laid.said().is_some());
        if !(laid.is_changed() || board.is_changed() || near.is_changed() || marked) {
            continue;
        }
        let middle = |(_, mark): &&(Cell, MarkShape)| matches!(mark, MarkShape::Go | MarkShape::Place);
        let taken: Vec<Cell> =
            marks.iter().flat_map(|marks| marks.0.iter().filter(middle)).map(|(cell, _)| *cell).collect();
        let standing = play.view().standing();
        let top = |cell| standing.iter().find(|piece| piece.cell == cell).map_or(0.0, |on| looks.0.top(on.piece));
        let turn = Quat::from_rotation_y(near.0.0);
        let badges = laid.said().map(|said| placed((&said.badges, &taken), play.view().sides(), &board, &top, turn));
        let shown = badges.filter(|badges| !badges.is_empty()).map(|badges| Badges { badges, turn });
        decals.set_if_neq(Decals(shown.map(|shape| Decal::whole_board(shape, 0.0)).into_iter().collect()));
    }
}

/// Badges over a board that is so high at a cell; two on a cell share it. Where a mark lies in the middle, which is one
/// of the cells `taken`, they keep beside it.
fn placed(
    (badges, taken): (&[Badge], &[Cell]),
    sides: &[SideInfo],
    board: &Board,
    top: &dyn Fn(Cell) -> f32,
    turn: Quat,
) -> Vec<Placed> {
    let mut all = Vec::new();
    for group in badges.chunk_by(|one, next| one.cell == next.cell) {
        let alone = group.len() == 1;
        for (index, badge) in group.iter().enumerate() {
            let aside = if alone { 0.0 } else { PAIRED.1 * (2.0 * index as f32 - group.len() as f32 + 1.0) };
            let colour = match badge.role {
                Role::Side(side) => sides.get(usize::from(side.0)).and_then(|info| info.colour),
                _ => None,
            };
            let beside = taken.contains(&badge.cell);
            let away = match (beside, alone) {
                (false, _) => Vec3::X * aside,
                // In the far corner, or one in each of the far corners.
                (true, true) => Vec3::new(-BESIDE.0, 0.0, -BESIDE.0),
                (true, false) => Vec3::new(aside.signum() * BESIDE.0, 0.0, -BESIDE.0),
            };
            let middle = middle(board, badge.cell, top(badge.cell)) + turn * away;
            let scale = match (beside, alone) {
                (true, _) => BESIDE.1,
                (false, true) => 1.0,
                (false, false) => PAIRED.0,
            };
            all.push(Placed { badge: *badge, colour, middle, scale });
        }
    }
    all
}

fn middle(board: &Board, cell: Cell, top: f32) -> Vec3 {
    centre(board.geometry, cell) + Vec3::Y * (top + OVER)
}

/// A badge round the origin, turned towards +Z: its edge, its surface, and what is written on it.
fn layers(badge: Badge, colour: Option<SideColour>, digits: &Glyphs) -> [(Ink, Builder); 3] {
    let (surface, ink) = match (colour, badge.role.shape()) {
        (Some(SideColour::White), _) | (None, BadgeShape::Round) => (Ink::Light, Ink::Dark),
        (Some(SideColour::Black), _) | (None, BadgeShape::Square) => (Ink::Dark, Ink::Light),
        (Some(SideColour::Red), _) | (None, BadgeShape::Diamond | BadgeShape::Cross) => (Ink::Red, Ink::Light),
        (Some(SideColour::Green), _) | (None, BadgeShape::Triangle | BadgeShape::Tick) => (Ink::Green, Ink::Light),
        (None, BadgeShape::Dot) => (Ink::Blue, Ink::Light),
    };
    let edge = match (badge.marked, surface) {
        (true, _) => Ink::Gold,
        (false, Ink::Light) => Ink::Dark,
        (false, _) => Ink::Light,
    };
    let text = badge.number.map(|number| number.to_string()).unwrap_or_default();
    let wide = digits.length(&text, DIGITS);
    let sign = sign(badge.role.shape());
    let room = if text.is_empty() || sign.triangles.is_empty() { 0.0 } else { SIGN };
    let form = outline(badge, wide + room);
    let mut layers = [(edge, Builder::default()), (surface, Builder::default()), (ink, Builder::default())];
    flat::face(&mut layers[0].1, &offset(&form, EDGE[usize::from(badge.marked)]));
    flat::face(&mut layers[1].1, &form);
    // The number at the left, the sign at the right, together in the middle.
    layers[2].1.append(&sign, Transform::from_xyz(if room > 0.0 { wide / 2.0 } else { 0.0 }, 0.0, 0.0));
    layers[2].1.append(&digits.write(&text, DIGITS), Transform::from_xyz(-room / 2.0, 0.0, 0.0));
    layers
}

/// The outline of a badge in which so much is written.
fn outline(badge: Badge, written: f32) -> Vec<Vec2> {
    let longer = (written / 2.0 - 0.6 * RADIUS).max(0.0);
    let form = match badge.role.shape() {
        BadgeShape::Square => regular(4, RADIUS * 1.25, FRAC_PI_4),
        BadgeShape::Diamond => regular(4, RADIUS * 1.45, 0.0),
        BadgeShape::Triangle => regular(3, RADIUS * 1.6, FRAC_PI_2),
        BadgeShape::Dot if badge.number.is_none() => regular(24, RADIUS * 0.4, 0.0),
        BadgeShape::Dot => regular(6, RADIUS, 0.0),
        BadgeShape::Round | BadgeShape::Tick | BadgeShape::Cross => regular(40, RADIUS, 0.0),
    };
    form.into_iter().map(|at| at + Vec2::X * longer * at.x.signum()).collect()
}

/// What says good or bad.
fn sign(shape: BadgeShape) -> Builder {
    let mut sign = Builder::default();
    let mut bar = |from: Vec2, to: Vec2| flat::bar(&mut sign, from * RADIUS, to * RADIUS, RADIUS * 0.24, 0.0);
    match shape {
        BadgeShape::Tick => {
            bar(Vec2::new(-0.42, 0.0), Vec2::new(-0.1, 0.36));
            bar(Vec2::new(-0.14, 0.36), Vec2::new(0.42, -0.42));
        }
        BadgeShape::Cross => {
            bar(Vec2::new(-0.4, -0.4), Vec2::new(0.4, 0.4));
            bar(Vec2::new(-0.4, 0.4), Vec2::new(0.4, -0.4));
        }
        _ => {}
    }
    sign
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::board::Style;
    use ludoteca_rules::Geometry;

    #[test]
    fn a_badge_keeps_beside_a_mark_in_the_middle_of_its_cell() {
        let board =
            Board { geometry: Geometry::square(8, 8), style: Style::WOODEN, pieces: 3, stacks: false, numbers: &[] };
        let badge = |cell| Badge { cell: Cell(cell), role: Role::Good, number: Some(2), marked: false };
        let at = |badges: &[Badge], taken: &[Cell]| placed((badges, taken), &[], &board, &|_| 0.0, Quat::IDENTITY);
        let free = at(&[badge(9)], &[]);
        assert!(free[0].middle.distance(centre(board.geometry, Cell(9)).with_y(free[0].middle.y)) < 1e-6);
        for badges in [vec![badge(9)], vec![badge(9), badge(9)]] {
            for one in at(&badges, &[Cell(9)]) {
                let away = (one.middle - centre(board.geometry, Cell(9))).with_y(0.0);
                // The dot of a mark reaches 0.155 from the middle, and the cell 0.5.
                assert!(away.length() - 1.45 * RADIUS * one.scale > 0.155, "{away}");
                assert!(away.x.abs() < 0.5 && away.z.abs() < 0.5, "{away}");
            }
        }
    }
}
