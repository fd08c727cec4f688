//! A die shows its state by its attitude: read back from the mesh, in every state and between any two.

use crate::solids::{Solid, same, solids};
use bevy::math::{Isometry3d, Quat, Vec2, Vec3, Vec3A};
use bevy::mesh::{Mesh, VertexAttributeValues};
use ludoteca::games::sapiens::pieces::{SapiensLooks, attitude, state_of};
use ludoteca::theatre::looks::TheatreLooks;
use ludoteca_games::sapiens::position::Die;
use ludoteca_games::sapiens::view::kind;
use ludoteca_rules::{Piece, Side};
use ludoteca_table::mesh::die::{EDGE, ROUND};
use ludoteca_table::mesh::pip::DEPTH;
use ludoteca_table::show::animation::pose::Pose;
use ludoteca_table::show::beside::roll::RollLooks;
use ludoteca_table::show::looks::PieceLooks;
use std::f32::consts::{FRAC_PI_2, SQRT_2};

fn die(value: u8, diagonal: bool, alliance: bool) -> Die {
    Die { side: Side(0), value, diagonal, alliance }
}

/// All 22 states: six values in two directions, and alliances from 2 on.
fn states() -> Vec<Die> {
    let all = (1..=6).flat_map(|value| {
        [(false, false), (true, false), (false, true), (true, true)]
            .map(|(diagonal, alliance)| die(value, diagonal, alliance))
    });
    all.filter(|die| !die.alliance || die.value >= 2).collect()
}

fn piece(die: Die) -> Piece {
    Piece { side: Some(die.side), kind: kind(die) }
}

fn corners(mesh: &Mesh) -> Vec<Vec3A> {
    let Some(VertexAttributeValues::Float32x3(positions)) = mesh.attribute(Mesh::ATTRIBUTE_POSITION) else {
        panic!("a mesh without corners")
    };
    positions.iter().map(|position| Vec3A::from(*position)).collect()
}

/// The meshes of a die as the table draws it.
struct Drawn {
    pips: Mesh,
    /// Every corner once.
    corners: Vec<Vec3A>,
}

fn drawn() -> Drawn {
    let parts = SapiensLooks.shapes().remove(0).parts;
    let mut all: Vec<Vec3A> = parts.iter().flat_map(|part| corners(&part.mesh)).collect();
    let pips = parts[1].mesh.clone();
    all.sort_by(|a, b| a.to_array().map(f32::to_bits).cmp(&b.to_array().map(f32::to_bits)));
    all.dedup();
    Drawn { pips, corners: all }
}

impl Drawn {
    /// Lowest corner of the drawn mesh in a pose.
    fn lowest(&self, pose: &Isometry3d) -> f32 {
        let down = pose.rotation.inverse() * Vec3::Y;
        let lowest = self.corners.iter().map(|corner| corner.dot(down.into())).fold(f32::MAX, f32::min);
        pose.translation.y + lowest
    }

    /// Counts the bowls on the upper face as a camera would: connected patches of the pips' mesh whose rim lies in the
    /// highest plane of the posed die.
    fn pips_above(&self, pose: &Isometry3d) -> usize {
        let points: Vec<Vec3A> = corners(&self.pips).iter().map(|point| *pose * *point).collect();
        let top = self.corners.iter().map(|corner| (*pose * *corner).y).fold(f32::MIN, f32::max);
        let indices: Vec<usize> = self.pips.indices().expect("triangles").iter().collect();
        let mut patches: Vec<Vec<Vec3A>> = Vec::new();
        for triangle in indices.chunks(3) {
            let triangle: Vec<Vec3A> = triangle.iter().map(|index| points[*index]).collect();
            if !triangle.iter().all(|point| (top - DEPTH - 1e-4..=top + 1e-4).contains(&point.y)) {
                continue;
            }
            let touches = |patch: &Vec<Vec3A>| {
                patch.iter().any(|known| triangle.iter().any(|point| point.distance(*known) < 1e-4))
            };
            let (joined, mut apart): (Vec<_>, Vec<_>) = patches.into_iter().partition(touches);
            apart.push(joined.into_iter().flatten().chain(triangle).collect());
            patches = apart;
        }
        let in_rim = |patch: &&Vec<Vec3A>| patch.iter().any(|point| (point.y - top).abs() < 1e-4);
        patches.iter().filter(in_rim).count()
    }
}

#[test]
fn every_state_is_read_off_the_mesh() {
    let mesh = drawn();
    let mut read = 0;
    for die in states() {
        let bodies = attitude(die);
        assert_eq!(bodies.len(), if die.alliance { 2 } else { 1 });
        let top = bodies.last().expect("a die");
        assert_eq!(mesh.pips_above(top), usize::from(die.value), "{die:?}: pips on the upper face");
        assert_eq!(state_of(die.side, &bodies), Some(die), "{die:?}: read back");
        assert!(mesh.lowest(&bodies[0]).abs() < 1e-5, "{die:?}: stands on the board");
        for (below, above) in bodies.iter().zip(&bodies[1..]) {
            assert!((mesh.lowest(above) - EDGE).abs() < 1e-5, "{die:?}: the upper stands on the lower");
            assert_eq!(below.translation.x, above.translation.x);
        }
        // Straight, the die is as wide as its edge; turned by 45° as its diagonal, less the rounding.
        for pose in &bodies {
            let wide = |way: Vec3A| mesh.corners.iter().map(|c| (*pose * *c).dot(way)).fold(f32::MIN, f32::max);
            for way in [Vec3A::X, Vec3A::Z, Vec3A::NEG_X, Vec3A::NEG_Z] {
                let expected = if die.diagonal { (EDGE - 2.0 * ROUND) / SQRT_2 + ROUND } else { EDGE / 2.0 };
                // The rounding has facets, so its corners may miss the widest place by a little.
                assert!((wide(way) - expected).abs() < 0.04 * ROUND, "{die:?}: {} wide", wide(way));
            }
        }
        // The ways it can go are the directions that its sides look to.
        for way in SapiensLooks.ways(piece(die)) {
            let side = [Vec3::X, Vec3::Y, Vec3::Z].map(|axis| (top.rotation * axis).dot(Vec3::new(way.x, 0.0, way.y)));
            assert!(side.iter().any(|dot| dot.abs() > 0.999), "{die:?} cannot look to {way}");
            assert!((way.length() - 1.0).abs() < 1e-5);
        }
        assert_eq!(SapiensLooks.top(piece(die)), EDGE * bodies.len() as f32);
        read += 1;
    }
    assert_eq!(read, 22);
}

#[test]
fn a_slanted_die_has_no_state() {
    let slanted = Isometry3d::new(Vec3::Y, Quat::from_rotation_x(0.5));
    assert_eq!(state_of(Side(0), &[slanted]), None);
    assert_eq!(state_of(Side(0), &[]), None);
}

#[test]
fn a_rise_by_one_is_a_roll_over_edges() {
    for (from, alliance) in (1..6).flat_map(|value| [(value, false), (value, value >= 2)]) {
        for diagonal in [false, true] {
            let (from, to) = (die(from, diagonal, alliance), die(from + 1, diagonal, alliance));
            let turn = |t: f32| {
                let bodies = SapiensLooks.becoming(piece(from), piece(to), t);
                let start = attitude(from).last().expect("a die").rotation;
                bodies.last().expect("a die").pose.rotation * start.inverse()
            };
            let quarters = if from.value == 3 { 2.0 } else { 1.0 };
            let (axis, _) = turn(0.1 / quarters).to_axis_angle();
            assert!(axis.y.abs() < 1e-4, "{from:?} rolls about a level axis, not {axis}");
            // About an edge: the axis lies along the edges of the standing die.
            let start = attitude(from).last().expect("a die").rotation;
            let edges = [Vec3::X, Vec3::Y, Vec3::Z].map(|edge| (start * edge).dot(axis).abs());
            assert!(edges.iter().any(|along| *along > 0.999), "{from:?} rolls about {axis}");
            for step in 1..=20 {
                let t = step as f32 / 20.0;
                let wanted = Quat::from_axis_angle(axis, quarters * FRAC_PI_2 * t);
                assert!(turn(t).dot(wanted).abs() > 0.9999, "{from:?} at {t}");
            }
        }
    }
}

#[test]
fn every_change_begins_and_ends_at_rest_and_stays_above_the_board() {
    let mesh = drawn();
    let mut changes = 0;
    for from in states() {
        for to in states().into_iter().filter(|to| to.alliance == from.alliance) {
            let at = |t: f32| SapiensLooks.becoming(piece(from), piece(to), t);
            let rest = |die: Die| SapiensLooks.rest(piece(die));
            let zero = Vec3A::ZERO;
            assert!(same(&at(0.0), zero, &rest(from), zero, 1e-4), "{from:?} → {to:?} begins elsewhere");
            assert!(same(&at(1.0), zero, &rest(to), zero, 1e-4), "{from:?} → {to:?} ends elsewhere");
            for step in 0..=24 {
                let bodies = at(step as f32 / 24.0);
                check_bodies(&mesh, &bodies, &format!("{from:?} → {to:?} at {step}/24"));
                let away = bodies.iter().map(|body| body.pose.translation.with_y(0.0).length()).fold(0.0, f32::max);
                assert!(away < 1e-5, "{from:?} → {to:?} leaves its cell's middle");
            }
            changes += 1;
        }
    }
    assert_eq!(changes, 12 * 12 + 10 * 10);
}

#[test]
fn every_alliance_is_built_above_the_board() {
    let mesh = drawn();
    let mut built = 0;
    for value in 1..=6_u8 {
        for diagonal in [false, true] {
            let single = die(value, diagonal, false);
            let whole = die((2 * value).min(6), diagonal, true);
            for way in SapiensLooks.ways(piece(single)) {
                let far = if diagonal { SQRT_2 } else { 1.0 };
                let away = Vec3A::new(way.x, 0.0, way.y) * far;
                let at = |t: f32| SapiensLooks.stacking(piece(single), piece(single), piece(whole), away, t);
                let begin = at(0.0);
                let alone = SapiensLooks.rest(piece(single));
                let zero = Vec3A::ZERO;
                assert!(same(&begin[..1], zero, &alone, zero, 1e-4), "the lower begins where it stood");
                assert!(same(&begin[1..], zero, &alone, away, 1e-4), "the upper begins where it stood");
                let rest = SapiensLooks.rest(piece(whole));
                assert!(same(&at(1.0), zero, &rest, zero, 1e-4), "{single:?} stacked ends elsewhere");
                for step in 0..=60 {
                    check_bodies(&mesh, &at(step as f32 / 60.0), &format!("{single:?} stacked at {step}/60"));
                }
                built += 1;
            }
        }
    }
    assert_eq!(built, 6 * 2 * 4);
}

#[test]
fn a_rolled_die_comes_to_rest_on_the_board() {
    let mesh = drawn();
    for value in 1..=6 {
        for from in [Vec3A::X, Vec3A::NEG_X, Vec3A::Z, Vec3A::new(0.6, 0.0, -0.8)] {
            let mut last = f32::MAX;
            for step in 0..=80 {
                let bodies = [SapiensLooks.rolling(Side(0), value, from, step as f32 / 80.0)];
                check_bodies(&mesh, &bodies, &format!("rolling {value} at {step}/80"));
                let away = bodies[0].pose.translation.with_y(0.0).length();
                assert!(away <= last + 1e-5, "it never rolls back");
                last = away;
            }
            let end = [SapiensLooks.rolling(Side(0), value, from, 1.0)];
            let rest = SapiensLooks.rest(piece(die(value, false, false)));
            assert!(same(&end, Vec3A::ZERO, &rest, Vec3A::ZERO, 1e-4), "{value} from {from}");
            assert_eq!(mesh.pips_above(&end[0].pose), usize::from(value));
        }
    }
}

/// No corner below the board, no body in another.
fn check_bodies(mesh: &Drawn, bodies: &[ludoteca_table::show::looks::Body], what: &str) {
    for body in bodies {
        let lowest = mesh.lowest(&body.pose);
        assert!(lowest > -1e-4, "{what}: {lowest} below the board");
    }
    let solids: Vec<Solid> = solids(&Pose { at: Vec3A::ZERO, bodies: bodies.to_vec(), scale: 1.0 });
    if let [lower, upper] = solids.as_slice() {
        let depth = lower.depth(upper);
        assert!(depth < 0.01, "{what}: {depth} in each other");
    }
}

#[test]
fn the_net_lays_every_value_up_once() {
    for shown in (1..=6).map(|value| die(value, false, false)) {
        let net = SapiensLooks.net(piece(shown));
        let values: Vec<u8> = net.iter().map(|face| ludoteca_table::mesh::die::top(face.rotation)).collect();
        let mut sorted = values.clone();
        sorted.sort_unstable();
        assert_eq!(sorted, [1, 2, 3, 4, 5, 6]);
        let counting = net.iter().zip(&values).filter(|(face, _)| face.counts);
        assert_eq!(counting.map(|(_, value)| *value).collect::<Vec<_>>(), [shown.value]);
        let places: Vec<Vec2> = net.iter().map(|face| face.place).collect();
        assert!(
            places.iter().enumerate().all(|(i, place)| !places[..i].contains(place)),
            "faces lie beside each other"
        );
    }
}
