//! Small scenes of Sapiens dice for pictures, without its rules.

use bevy::prelude::*;
use ludoteca_rules::Geometry;
use ludoteca_table::mesh::die;
use ludoteca_table::mesh::die::{Design, EDGE};
use ludoteca_table::mesh::pip::Pip;
use ludoteca_table::scene::board;
use ludoteca_table::scene::board::{Board, Style};
use ludoteca_table::scene::camera::point_all_at;
use ludoteca_table::scene::material::Finish;
use ludoteca_table::show::blob::Blob;
use ludoteca_table::show::flat::marks::{MarkShape, Marks};
use std::f32::consts::FRAC_PI_4;

pub const BOARD: Geometry = Geometry::square(8, 8);

/// The start: home ranks show 2, the next ranks 1.
pub const START: &str = "b2+ b2+ b2+ b2+ b2+ b2+ b2+ b2+/b1+ b1+ b1+ b1+ b1+ b1+ b1+ b1+/8/8/8/8/\
    w1+ w1+ w1+ w1+ w1+ w1+ w1+ w1+/w2+ w2+ w2+ w2+ w2+ w2+ w2+ w2+";
/// A game under way: every value, both directions, one alliance.
pub const MIDDLE: &str = "b2+ b2+ 2 b2x b2+ b2+ b2+/b1+ 1 b1+ b3x b1+ b1x 1 b1+/1 b2+ 4 b6+ 1/3 b4x 4/\
    2 w3+ 1 w4& 3/w1x 2 w2x 2 b5+ 1/1 w1+ w1+ 2 w1+ w5x w1+/w2+ w2+ w2x w6+ 2 w2+ w2+";
/// One of each mark.
pub const MARKS: &str = "c4 Selected c5 Go c6 Go b4 Go a4 Go d4 Go c3 Go c7 Capture g4 LastMove g6 LastMove \
                          f2 Hint f3 Hint \
    b7 Cursor d1 Turn b2 Join d3 Exchange e6 Place h5 Winning h4 Refused";

/// Spawns a board and the dice of `text`: ranks from above, a number for empty cells, else side, value, direction
/// (`+` straight, `x` diagonal, `&` two stacked).
pub fn sapiens(app: &mut App, text: &'static str, marks: &'static str) {
    let words: Vec<&str> = marks.split_whitespace().collect();
    let shown = words.chunks(2).map(|pair| {
        let shape = MarkShape::ALL.into_iter().find(|shape| format!("{shape:?}") == pair[1]);
        (BOARD.parse(pair[0]).expect("a cell of the board"), shape.expect("a mark"))
    });
    seen(
        app,
        (
            Board { geometry: BOARD, style: Style::WOODEN, pieces: 7, stacks: true, numbers: &[] },
            Marks(shown.collect()),
        ),
    );
    app.add_systems(Startup, move |mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>| {
        let mut parts = |pip| {
            let die = die::die(die::Detail::BOARD, Design { pip, ..default() });
            [die.body, die.edges, die.pips].map(|part| meshes.add(part.build()))
        };
        let sets = [parts(Pip::Round), parts(Pip::Square)];
        for (row, rank) in text.split('/').enumerate() {
            let mut column = 0;
            for word in rank.split_whitespace() {
                if let Ok(empty) = word.parse::<usize>() {
                    column += empty;
                    continue;
                }
                let [side, value, stand] = word.as_bytes() else { panic!("{word}") };
                let name = format!("{}{}", (b'a' + column as u8) as char, 8 - row);
                let place = board::centre(BOARD, BOARD.parse(&name).expect("a cell of the board"));
                let yaw = Quat::from_rotation_y(if *stand == b'x' { FRAC_PI_4 } else { 0.0 });
                let [body, edges, pips] = &sets[usize::from(*side == b'b')];
                let (face, dots, edge) = if *side == b'w' {
                    (Finish::Ivory, Finish::PipOnIvory, Finish::Ivory)
                } else {
                    (Finish::Ebony, Finish::PipOnEbony, Finish::Ebony)
                };
                let values = if *stand == b'&' { vec![1, value - b'0'] } else { vec![value - b'0'] };
                let piece = Transform::from_translation(place);
                let blob = Blob { radius: 0.56, height: EDGE * values.len() as f32 };
                commands.spawn((piece, Visibility::default(), blob)).with_children(|parts| {
                    for (storey, value) in values.into_iter().enumerate() {
                        let pose = Transform::from_xyz(0.0, EDGE * (storey as f32 + 0.5), 0.0)
                            .with_rotation(yaw * die::upright(value));
                        parts.spawn((Mesh3d(body.clone()), face, pose));
                        parts.spawn((Mesh3d(pips.clone()), dots, pose));
                        parts.spawn((Mesh3d(edges.clone()), edge, pose));
                    }
                });
                column += 1;
            }
        }
    });
}

/// An empty board of another shape.
pub fn empty(app: &mut App, geometry: Geometry) {
    seen(app, Board { geometry, style: Style::WOODEN, pieces: 3, stacks: false, numbers: &[] });
}

/// Spawns a board at which all cameras look.
fn seen(app: &mut App, board: impl Bundle) {
    let world = app.world_mut();
    let board = world.spawn(board).id();
    point_all_at(world, board);
}
