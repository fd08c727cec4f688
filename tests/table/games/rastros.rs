//! The stone of Rastros and its trail: whole games, and moves as they are seen.

use crate::dealt;
use crate::games::semaforo::corners;
use crate::test_table::TestTable;
use bevy::math::Vec3A;
use ludoteca::games::rastros::pieces::RastrosLooks;
use ludoteca_games as games;
use ludoteca_rules::session::{Request, SessionChange};
use ludoteca_rules::{Geometry, Kind, Options, Piece, random};
use ludoteca_table::play::TableAction;
use ludoteca_table::show::animation::pose::{Pose, pose};
use ludoteca_table::show::animation::script::{Leg, Script};
use ludoteca_table::show::flat::marks::MarkShape;
use ludoteca_table::show::looks::PieceLooks;

const BOARD: Geometry = Geometry::square(7, 7);

#[test]
fn the_stone_is_dragged_too_and_nothing_else() {
    let mut table = TestTable::new("rastros", None, 1.0);
    let drag = |table: &mut TestTable, from: &str, to: &str| {
        table.drag(from, to);
        table.settle();
        table.assert_at_rest();
    };
    drag(&mut table, "e5", "d4");
    assert_eq!(table.session().position_text(), "7/7/4x2/3o3/7/7/7 2");
    drag(&mut table, "d4", "b2");
    assert_eq!((table.plies(), table.refusals()), (1, vec!["refuse-rastros-far".to_owned()]), "too far: it goes back");
    drag(&mut table, "e5", "e4");
    assert_eq!((table.plies(), table.refusals().len()), (1, 0), "the trail stays where it is");
    drag(&mut table, "d4", "d4");
    assert_eq!((table.plies(), table.refusals()), (1, vec!["refuse-rastros-here".to_owned()]), "that was a click");
    for (from, to) in [("d4", "c3"), ("c3", "b2"), ("b2", "a1")] {
        drag(&mut table, from, to);
    }
    assert_eq!(table.session().outcome().map(|outcome| outcome.reason), Some("home"));
    drag(&mut table, "a1", "a2");
    assert_eq!((table.plies(), table.refusals().len()), (4, 0), "the game is over");
}

#[test]
fn the_number_of_a_home_is_not_hidden_by_a_dot() {
    let mut table = TestTable::new("rastros", None, 1.0);
    table.ask(TableAction::Session(Request::Move("d4".to_owned())));
    table.ask(TableAction::Session(Request::Move("c3".to_owned())));
    table.ask(TableAction::Session(Request::Move("b2".to_owned())));
    table.settle();
    let cell = BOARD.parse("b2").expect("a cell");
    table.aim(cell);
    table.frames(2);
    assert_eq!(table.marks(MarkShape::GoRound), ["a1"]);
    assert!(table.marks(MarkShape::Go).contains(&"a2".to_owned()), "{:?}", table.marks(MarkShape::Go));
    assert!(!table.marks(MarkShape::Go).contains(&"a1".to_owned()));
}

#[test]
fn stones_stand_on_the_board_within_their_cells() {
    let shapes = RastrosLooks.shapes();
    for kind in [Kind(0), Kind(1)] {
        let piece = Piece { side: None, kind };
        let [body] = RastrosLooks.rest(piece)[..] else { panic!("one body") };
        let shape = &shapes[body.shape];
        let place = body.pose.translation;
        let lowest = corners(shape).iter().map(|p| p.y).fold(f32::MAX, f32::min) + place.y;
        let highest = corners(shape).iter().map(|p| p.y).fold(f32::MIN, f32::max) + place.y;
        assert!(lowest.abs() < 1e-4, "{kind:?} stands at {lowest}");
        assert!((0.0..0.005).contains(&(RastrosLooks.top(piece) - highest)), "{kind:?} is {highest} high");
        let reach = shape.half_extents + 1e-4;
        assert!(corners(shape).iter().all(|p| Vec3A::from(*p).abs().cmple(reach).all()), "{kind:?}");
        assert!(reach.x < 0.45);
    }
}

/// The corners of a piece in a pose, apart by height, as the radius round its axis.
fn radius_between(pose: &Pose, shapes: &[ludoteca_table::show::looks::PieceShape], low: f32, high: f32) -> f32 {
    let body = pose.bodies[0];
    let points = corners(&shapes[body.shape]);
    let at = |p: &bevy::math::Vec3| (Vec3A::from(*p) + body.pose.translation) * pose.scale;
    points
        .iter()
        .map(at)
        .filter(|p| (low..=high).contains(&(p.y + pose.at.y)))
        .map(|p| p.with_y(0.0).length())
        .fold(0.0, f32::max)
}

#[test]
fn the_trail_comes_down_behind_the_stone_and_touches_nothing() {
    let entry = games::find("rastros").expect("the game exists");
    let shapes = RastrosLooks.shapes();
    let (mut moves, mut over_trail, mut diagonal) = (0, 0, 0);
    for seed in 0..6 {
        let mut rng = random::generator(seed);
        let mut session = entry.start(Options::defaults(entry.info.options));
        for order in dealt::to_the_end("rastros", &mut rng) {
            let Ok(SessionChange::Played { before, beats }) = session.submit(Request::Move(order.clone())) else {
                panic!("{order} is refused")
            };
            let script = Script::new(BOARD, &before, &beats);
            assert_eq!(script.beats.len(), 1, "the stone and its trail move together");
            assert!(script.seconds() < 0.7);
            let leg = |wanted: fn(&Leg) -> bool| {
                let mut legs = script.tracks.iter().map(|track| &track.legs[0]);
                legs.find(|leg| wanted(leg)).expect("a leg")
            };
            let stone = leg(|leg| matches!(leg, Leg::Travel { .. }));
            let trail = leg(|leg| matches!(leg, Leg::Arrive { .. }));
            if let Leg::Travel { over, way, .. } = stone {
                over_trail += usize::from(!over.is_empty());
                diagonal += usize::from(way[0].distance(way[1]) > 1.2);
            }
            for step in 0_u8..=100 {
                let t = f32::from(step) / 100.0;
                let (Some(stone), Some(trail)) = (pose(&RastrosLooks, stone, t), pose(&RastrosLooks, trail, t)) else {
                    panic!("both are seen")
                };
                let (low, high) = (trail.at.y, trail.at.y + 0.09 * trail.scale);
                let own = radius_between(&trail, &shapes, low, high);
                let met = radius_between(&stone, &shapes, low - 0.02, high + 0.02);
                let apart = (stone.at - trail.at).with_y(0.0).length();
                let clear = met == 0.0 || apart > own + met - 0.01;
                assert!(clear, "{order} at {t}: {apart} apart, {own} and {met} wide");
                assert!(stone.at.y >= 0.0 && trail.at.y >= 0.0);
            }
            moves += 1;
        }
    }
    assert!(moves > 60 && over_trail > 20 && diagonal > 20, "{moves} {over_trail} {diagonal}");
}
