//! Bodies as boxes in space: how deep they are in each other, and where their lowest corner is.

use bevy::math::{Vec3, Vec3A};
use ludoteca::games::sapiens::pieces::SapiensLooks;
use ludoteca_rules::{Geometry, Standing};
use ludoteca_table::mesh::die::EDGE;
use ludoteca_table::scene::board::centre;
use ludoteca_table::show::animation::pose::Pose;
use ludoteca_table::show::looks::{Body, PieceLooks};

/// A box: its middle, and its three half edges as vectors.
#[derive(Clone, Copy, Debug)]
pub struct Solid {
    pub middle: Vec3A,
    pub half: [Vec3A; 3],
}

impl Solid {
    /// A die in a frame that lies at `at` and is `scale` as large as life.
    pub fn die(body: &Body, at: Vec3A, scale: f32) -> Self {
        let half = [Vec3A::X, Vec3A::Y, Vec3A::Z].map(|axis| body.pose.rotation * axis * (EDGE / 2.0 * scale));
        Self { middle: at + body.pose.translation * scale, half }
    }

    pub fn lowest(&self) -> f32 {
        self.middle.y - self.reach(Vec3A::Y)
    }

    pub fn highest(&self) -> f32 {
        self.middle.y + self.reach(Vec3A::Y)
    }

    /// How far it reaches from its middle along a direction of length 1.
    fn reach(&self, way: Vec3A) -> f32 {
        self.half.iter().map(|half| half.dot(way).abs()).sum()
    }

    /// How deep two boxes are in each other; negative if they are apart. By the theorem of the separating axis: two
    /// convex bodies are apart if and only if they are along a normal of one of their faces or across a pair of their
    /// edges.
    pub fn depth(&self, other: &Self) -> f32 {
        let away = other.middle - self.middle;
        let far = self.half.iter().chain(&other.half).map(|half| half.length()).sum::<f32>() / 1.7;
        if away.length() > far {
            return far - away.length();
        }
        let crossed = self.half.iter().flat_map(|a| other.half.iter().map(|b| a.cross(*b)));
        let axes = self.half.iter().chain(&other.half).copied().chain(crossed);
        axes.filter_map(Vec3A::try_normalize)
            .map(|axis| self.reach(axis) + other.reach(axis) - away.dot(axis).abs())
            .fold(f32::MAX, f32::min)
    }
}

/// The bodies of a piece in a pose.
pub fn solids(pose: &Pose) -> Vec<Solid> {
    pose.bodies.iter().map(|body| Solid::die(body, pose.at, pose.scale)).collect()
}

/// The bodies of a piece at rest on its cell.
pub fn at_rest(geometry: Geometry, standing: Standing) -> Vec<Solid> {
    let bodies = SapiensLooks.rest(standing.piece);
    bodies.iter().map(|body| Solid::die(body, centre(geometry, standing.cell).into(), 1.0)).collect()
}

/// Whether the same bodies lie in the same places, whatever the names of their axes.
pub fn same(a: &[Body], a_at: Vec3A, b: &[Body], b_at: Vec3A, within: f32) -> bool {
    a.len() == b.len()
        && a.iter().zip(b).all(|(a, b)| {
            let place = (a.pose.translation + a_at).distance(b.pose.translation + b_at);
            let turned = [Vec3::X, Vec3::Y].map(|axis| (a.pose.rotation * axis).distance(b.pose.rotation * axis));
            a.shape == b.shape && place < within && turned.iter().all(|off| *off < within)
        })
}

#[test]
fn boxes_apart_touching_and_in_each_other_are_told_apart() {
    use bevy::math::{Isometry3d, Quat};
    let at = |x: f32, y: f32, rotation: Quat| {
        let body = Body { shape: 0, pose: Isometry3d::new(Vec3::new(x, y, 0.0), rotation) };
        Solid::die(&body, Vec3A::ZERO, 1.0)
    };
    let straight = at(0.0, 0.0, Quat::IDENTITY);
    assert!((straight.depth(&at(0.5, 0.0, Quat::IDENTITY)) - 0.12).abs() < 1e-5);
    assert!(straight.depth(&at(EDGE, 0.0, Quat::IDENTITY)).abs() < 1e-5);
    assert!(straight.depth(&at(0.7, 0.0, Quat::IDENTITY)) < 0.0);
    let turned = Quat::from_rotation_y(std::f32::consts::FRAC_PI_4);
    let half = EDGE / 2.0;
    let corner = half * (1.0 + std::f32::consts::SQRT_2);
    assert!(straight.depth(&at(corner - 0.02, 0.0, turned)) > 0.0);
    assert!(straight.depth(&at(corner + 0.02, 0.0, turned)) < 0.0);
    assert!(straight.depth(&at(0.3, 0.3, turned)) > 0.2);
    assert!((straight.lowest() + half).abs() < 1e-6 && (straight.highest() - half).abs() < 1e-6);
}
