//! The spearheads of Avanço: whole games, which way they point, and that none passes through another.

use crate::dealt;
use bevy::math::{Vec2, Vec3, Vec3A};
use bevy::mesh::{Mesh, VertexAttributeValues};
use ludoteca::games::avanco::pieces::MEN;
use ludoteca_games as games;
use ludoteca_rules::session::{Request, SessionChange};
use ludoteca_rules::{Kind, Options, Piece, Side, random};
use ludoteca_table::show::animation::pose::{Pose, pose};
use ludoteca_table::show::animation::script::{Leg, Script};
use ludoteca_table::show::looks::{Part, PieceLooks, PieceShape};
use ludoteca_table::show::men::MenLooks;
use std::f32::consts::TAU;

/// The corners of every triangle of a part.
fn triangles(mesh: &Mesh) -> Vec<[Vec3A; 3]> {
    let Some(VertexAttributeValues::Float32x3(corners)) = mesh.attribute(Mesh::ATTRIBUTE_POSITION) else {
        panic!("a mesh has positions")
    };
    let indices: Vec<usize> = mesh.indices().expect("a mesh has triangles").iter().collect();
    indices.chunks(3).map(|corners_of| [0, 1, 2].map(|k| Vec3A::from(corners[corners_of[k]]))).collect()
}

#[test]
fn each_army_points_where_it_goes() {
    let looks = MenLooks::new(MEN);
    let shapes = looks.shapes();
    for (side, ahead) in [(0, -1.0), (1, 1.0)] {
        let piece = Piece { side: Some(Side(side)), kind: Kind(0) };
        let [body] = looks.rest(piece)[..] else { panic!("one body") };
        let of_part = |part: &Part| -> Vec<Vec3> {
            let corners = triangles(&part.mesh).into_iter().flatten();
            corners.map(|corner| body.pose.transform_point(corner).into()).collect()
        };
        // Only the inlaid rim of the blade has a direction; the foot is round.
        let rim = of_part(&shapes[0].parts[1]);
        let tip = rim.iter().max_by(|a, b| (a.z * ahead).total_cmp(&(b.z * ahead))).expect("corners");
        let widest = rim.iter().max_by(|a, b| a.x.total_cmp(&b.x)).expect("corners");
        assert!(tip.x.abs() < 0.02 && tip.z * ahead > 0.4, "its tip is at {tip}");
        assert!(widest.z * ahead < -0.1, "its wings are behind: {widest}");
        let lowest = shapes[0].parts.iter().flat_map(of_part).map(|corner| corner.y).fold(f32::MAX, f32::min);
        assert!(lowest.abs() < 1e-4, "it stands at {lowest}");
    }
}

/// Horizontal slices of a body: for each, how far it reaches in many directions.
struct Sliced(Vec<[f32; WAYS]>);

const WAYS: usize = 24;
const SLICE: f32 = 0.05;

fn way(k: usize) -> Vec2 {
    Vec2::from_angle(k as f32 * TAU / WAYS as f32)
}

impl Sliced {
    /// Of a shape as it rests, `turned` about its axis by half a circle or not.
    fn of(shape: &PieceShape, pose: bevy::math::Isometry3d) -> Self {
        let mut slices = vec![[f32::MIN; WAYS]; (2.0 * shape.half_extents.y / SLICE) as usize + 1];
        for triangle in shape.parts.iter().flat_map(|part| triangles(&part.mesh)) {
            let corners = triangle.map(|corner| pose.transform_point(corner));
            let (low, high) = corners.iter().fold((f32::MAX, f32::MIN), |(a, b), p| (a.min(p.y), b.max(p.y)));
            for slice in &mut slices[(low.max(0.0) / SLICE) as usize..=(high / SLICE) as usize] {
                for (k, reach) in slice.iter_mut().enumerate() {
                    *reach = corners.iter().map(|p| Vec2::new(p.x, p.z).dot(way(k))).fold(*reach, f32::max);
                }
            }
        }
        Self(slices)
    }

    /// How deep two bodies are in each other, `other` standing `away` from here.
    fn depth(&self, other: &Self, away: Vec3A) -> f32 {
        let flat = Vec2::new(away.x, away.z);
        let mut deepest = f32::MIN;
        for (i, own) in self.0.iter().enumerate() {
            for (j, met) in other.0.iter().enumerate() {
                if (i as f32 * SLICE - j as f32 * SLICE - away.y).abs() < SLICE {
                    let apart = |k: usize| own[k] + met[(k + WAYS / 2) % WAYS] - flat.dot(way(k));
                    deepest = deepest.max((0..WAYS).map(apart).fold(f32::MAX, f32::min));
                }
            }
        }
        deepest
    }
}

#[test]
fn no_spear_passes_through_another_or_the_board() {
    let entry = games::find("avanco").expect("the game exists");
    let looks = MenLooks::new(MEN);
    let shapes = looks.shapes();
    let bodies = [0, 1].map(|side| {
        let body = looks.rest(Piece { side: Some(Side(side)), kind: Kind(0) })[0];
        Sliced::of(&shapes[body.shape], body.pose)
    });
    let (mut moves, mut captures, mut diagonal) = (0, 0, 0);
    for seed in 0..5 {
        let mut session = entry.start(Options::defaults(entry.info.options));
        let geometry = session.info().geometry;
        for order in dealt::to_the_end("avanco", &mut random::generator(seed)) {
            let Ok(SessionChange::Played { before, beats }) = session.submit(Request::Move(order.clone())) else {
                panic!("{order} is refused")
            };
            let script = Script::new(geometry, &before, &beats);
            moves += 1;
            captures += usize::from(order.contains('x'));
            diagonal += usize::from(order.as_bytes()[0] != order.as_bytes()[3]);
            let side = |leg: &Leg| match leg {
                Leg::Travel { piece, .. } | Leg::Rest { piece, .. } | Leg::Leave { piece, .. } => {
                    usize::from(piece.side.expect("a side").0)
                }
                other => panic!("{order}: {other:?}"),
            };
            let legs: Vec<&Leg> = script.tracks.iter().map(|track| &track.legs[0]).collect();
            for step in 0_u8..=40 {
                let t = f32::from(step) / 40.0;
                let poses: Vec<Option<Pose>> = legs.iter().map(|leg| pose(&looks, leg, t)).collect();
                for (i, leg) in legs.iter().enumerate().filter(|(_, leg)| matches!(leg, Leg::Travel { .. })) {
                    let own = poses[i].as_ref().expect("it is seen");
                    assert!(own.at.y > -1e-4, "{order} at {t}: below the board");
                    for (j, other) in legs.iter().enumerate().filter(|(j, _)| *j != i) {
                        let Some(met) = poses[j].as_ref().filter(|met| met.scale > 0.99) else { continue };
                        let depth = bodies[side(leg)].depth(&bodies[side(other)], met.at - own.at);
                        assert!(depth < 0.02, "{order} at {t}: {depth} deep in another piece");
                    }
                }
            }
        }
    }
    assert!(moves > 100 && captures > 10 && diagonal > 50, "{moves} {captures} {diagonal}");
}
