//! The lights of Semáforo: how they look, how they grow, and whole games with them.

use crate::look::contrast;
use crate::test_table::TestTable;
use bevy::mesh::{Mesh, VertexAttributeValues};
use bevy::prelude::*;
use ludoteca::games::semaforo::pieces::SemaforoLooks;
use ludoteca_rules::{Kind, Piece};
use ludoteca_table::show::looks::{PieceLooks, PieceShape};

const LIGHTS: [Piece; 3] = [light(0), light(1), light(2)];

const fn light(kind: u8) -> Piece {
    Piece { side: None, kind: Kind(kind) }
}

/// Every corner of a shape.
pub fn corners(shape: &PieceShape) -> Vec<Vec3> {
    let corners = shape.parts.iter().flat_map(|part| match part.mesh.attribute(Mesh::ATTRIBUTE_POSITION) {
        Some(VertexAttributeValues::Float32x3(positions)) => positions.iter().map(|p| Vec3::from(*p)).collect(),
        _ => Vec::new(),
    });
    corners.collect()
}

#[test]
fn a_light_grows_in_place_and_ends_as_the_next() {
    let mut table = TestTable::new("semaforo", None, 1.0);
    let entities = |table: &mut TestTable| {
        table.settle();
        table.assert_at_rest();
        table.entities()
    };
    let empty = entities(&mut table);
    table.play("b2");
    let one = entities(&mut table);
    assert!(one > empty);
    for _ in 0..2 {
        table.play("b2");
        let mut heights = Vec::new();
        for _ in 0..30 {
            let mut blobs = table.app.world_mut().query::<&ludoteca_table::show::blob::Blob>();
            heights.extend(blobs.iter(table.app.world()).map(|blob| blob.height));
            table.frames(1);
        }
        assert!(heights.windows(2).all(|pair| pair[0] <= pair[1]), "it grows: {heights:?}");
        assert!(heights[0] + 0.1 < heights[29], "it grows: {heights:?}");
        assert_eq!(entities(&mut table), one, "something was left behind");
    }
}

#[test]
fn every_moment_stands_on_the_board_within_its_cell() {
    let shapes = SemaforoLooks.shapes();
    for pair in LIGHTS.windows(2) {
        let mut last: Option<(Vec3, Vec3)> = None;
        for step in 0..=200_u8 {
            let t = f32::from(step) / 200.0;
            let [body] = SemaforoLooks.becoming(pair[0], pair[1], t)[..] else { panic!("one body") };
            let shape = &shapes[body.shape];
            let corners = corners(shape);
            let (low, high) = corners.iter().fold((Vec3::MAX, Vec3::MIN), |(low, high), p| (low.min(*p), high.max(*p)));
            assert!((low.y + body.pose.translation.y).abs() < 1e-4, "{t}: its foot is at {}", low.y);
            let reach = Vec3::from(shape.half_extents) + 1e-4;
            assert!(high.max(-low).cmple(reach).all(), "{t}: {low} {high} is not within {reach}");
            assert!(high.x.max(-low.x).max(high.z).max(-low.z) < 0.47, "{t}: it leaves its cell");
            if let Some((last_low, last_high)) = last {
                let step = (low - last_low).abs().max((high - last_high).abs()).max_element();
                assert!(step < 0.03, "{t}: it jumps by {step}");
            }
            last = Some((low, high));
        }
        assert_eq!(SemaforoLooks.becoming(pair[0], pair[1], 0.0), SemaforoLooks.rest(pair[0]));
        assert_eq!(SemaforoLooks.becoming(pair[0], pair[1], 1.0), SemaforoLooks.rest(pair[1]));
        // and back, should it ever be shown
        assert_eq!(SemaforoLooks.becoming(pair[1], pair[0], 0.3), SemaforoLooks.becoming(pair[0], pair[1], 0.7));
    }
}

#[test]
fn the_lights_differ_in_height_plan_and_lightness() {
    let shapes = SemaforoLooks.shapes();
    let rest = LIGHTS.map(|light| &shapes[SemaforoLooks.rest(light)[0].shape]);
    let tops = LIGHTS.map(|light| SemaforoLooks.top(light));
    assert!(tops.windows(2).all(|pair| pair[0] + 0.1 < pair[1]), "{tops:?}");
    let lightness = rest.map(|shape| contrast::lightness(shape.parts[0].finish[0]));
    for (k, one) in lightness.iter().enumerate() {
        for other in &lightness[..k] {
            let contrast = (one.max(*other) + 0.05) / (one.min(*other) + 0.05);
            assert!(contrast > 1.5, "{lightness:?}");
        }
    }
    // the share of the smallest rectangle that each covers from above
    let covered = rest.map(|shape| {
        let corners = corners(shape);
        let along = |angle: f32| {
            let way = Vec3::new(angle.cos(), 0.0, angle.sin());
            corners.iter().map(|p| p.dot(way)).fold(f32::MIN, f32::max)
        };
        (0_u8..24).map(|k| along(f32::from(k) * std::f32::consts::TAU / 24.0)).collect::<Vec<f32>>()
    });
    for (k, one) in covered.iter().enumerate() {
        for other in &covered[..k] {
            let differs = one.iter().zip(other).map(|(a, b)| (a - b).abs()).fold(0.0, f32::max);
            assert!(differs > 0.02, "two plans are alike");
        }
    }
}
