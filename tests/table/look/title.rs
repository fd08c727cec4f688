//! The title picture: pieces of all ten games on one table. `cargo xtask pictures title` draws it anew: look at it
//! then.

use crate::look::pictures::same_as_kept;
use crate::look::shelf::on_shelf;
use crate::test_table::built;
use bevy::prelude::*;
use image::RgbaImage;
use ludoteca::app::pictures::shot::{ShotRequest, shoot};
use ludoteca::app::tables;
use ludoteca::games::Games;
use ludoteca::games::produto::pieces::bowls;
use ludoteca_games as games;
use ludoteca_rules::{Piece, Side};
use ludoteca_table::scene::board::layout::DEPTH;
use ludoteca_table::scene::board::{Board, centre};
use ludoteca_table::scene::camera::seat::OwnSeat;
use ludoteca_table::scene::camera::{Subject, point_all_at};
use ludoteca_table::scene::quality::Preset;
use ludoteca_table::show::looks::{AllLooks, Body};
use ludoteca_table::show::pieces::ShapeMeshes;
use std::collections::BTreeSet;
use std::path::Path;

/// For the README, and for a store.
const PICTURES: [(&str, UVec2); 2] =
    [("docs/pictures/title.jpg", UVec2::new(1600, 800)), ("packaging/title-wide.jpg", UVec2::new(1920, 620))];
/// What is seen of the table: corners of the picture, on the table and above.
const SEEN: [Vec3; 4] = [vec3(-6.6, -0.44, 7.4), vec3(6.6, -0.44, 7.4), vec3(-4.0, 1.0, -7.0), vec3(4.0, 2.6, -7.0)];
/// From how high, and with which field of view, in degrees.
const SEAT: (f32, f32) = (17.0, 24.0);
/// Half the width of the part of the table that the lamp lights.
const HALF: f32 = 9.5;
/// The game whose board stands behind, with its pieces; where it stands, and how far it is turned, in degrees.
const BEHIND: (&str, Vec2, f32) = ("horizons", vec2(2.0, -3.4), -30.0);
/// A bowl of stones: which one, where, and its size.
const BOWL: (usize, Vec2, f32) = (1, vec2(-6.9, 3.6), 1.2);
/// Pieces from the pictures of the shelf: the game, the cell there, where it stands here, how far it is turned to the
/// left, in degrees, and its size.
const PIECES: &[(&str, &str, [f32; 2], f32, f32)] = &[
    ("sapiens", "c7", [-4.3, 4.4], -12.0, 2.3),
    ("sapiens", "c3", [-2.7, 5.9], 4.0, 2.3),
    ("gatos-caes", "b7", [-0.2, 5.9], -10.0, 2.2),
    ("gatos-caes", "e7", [1.9, 6.1], 6.0, 2.2),
    ("semaforo", "d3", [3.9, 5.5], 0.0, 1.3),
    ("semaforo", "b3", [3.4, 7.0], 0.0, 1.3),
    ("semaforo", "a3", [4.6, 6.6], -14.0, 1.3),
    ("apocalypse", "a5", [-1.35, 3.55], 205.0, 1.9),
    ("horizon", "e6", [7.2, 2.9], 0.0, 1.9),
    ("avanco", "a2", [5.5, 4.7], -15.0, 1.6),
    ("avanco", "b7", [7.1, 4.6], 12.0, 1.6),
    ("atari-go", "c7", [-5.5, 6.2], 0.0, 1.5),
    ("atari-go", "e7", [-4.5, 7.3], 0.0, 1.5),
    ("rastros", "g5", [6.3, 6.5], 0.0, 1.3),
    ("rastros", "e5", [5.4, 7.2], 0.0, 1.3),
];

fn draw(size: UVec2) -> RgbaImage {
    let mut request = ShotRequest::new(size, |app| {
        tables::add_games(app, &Games::all());
        let outline = vec![Vec2::splat(HALF), vec2(-HALF, HALF), Vec2::splat(-HALF), vec2(HALF, -HALF)];
        let subject = Subject { outline, beside: SEEN.to_vec(), top: 2.0, ..default() };
        let seat = OwnSeat { elevation: SEAT.0.to_radians(), field: SEAT.1.to_radians() };
        let table = app.world_mut().spawn((subject, seat, Transform::default(), Visibility::default())).id();
        point_all_at(app.world_mut(), table);
        let lay = move |commands: Commands, looks: Res<AllLooks>, meshes: ResMut<Assets<Mesh>>| {
            Laying { table, commands, looks: &looks, meshes: meshes.into_inner() }.lay();
        };
        app.add_systems(Startup, lay);
    });
    (request.preset, request.still, request.frames) = (Some(Preset::Plain), true, 3);
    shoot(request).expect("a picture on software Vulkan").picture
}

/// Lays things on the table.
struct Laying<'w, 's, 'a> {
    table: Entity,
    commands: Commands<'w, 's>,
    looks: &'a AllLooks,
    meshes: &'a mut Assets<Mesh>,
}

impl Laying<'_, '_, '_> {
    fn lay(&mut self) {
        self.board();
        for (game, cell, [x, z], turn, size) in PIECES {
            let entry = games::find(game).expect("the game exists");
            let cell = entry.info.geometry.parse(cell).expect("a cell of the board");
            let standing = on_shelf(entry).standing();
            let one = standing.iter().find(|it| it.cell == cell).unwrap_or_else(|| panic!("{game}: {cell:?}"));
            let looks = self.looks.of(game).expect("it has looks").0;
            let at = Transform::from_rotation(Quat::from_rotation_y(turn.to_radians()));
            self.put(game, &looks.rest(one.piece), one.piece.side, (vec2(*x, *z), *size), at);
        }
        let (which, at, size) = BOWL;
        let bowl = &bowls()[which];
        self.put("produto", &bowl.bodies, bowl.side, (at, size), Transform::IDENTITY);
    }

    fn put(&mut self, game: &str, bodies: &[Body], side: Option<Side>, (at, size): (Vec2, f32), turned: Transform) {
        let shapes = ShapeMeshes::new(&*self.looks.of(game).expect("it has looks").0, self.meshes);
        let place = turned.with_translation(vec3(at.x, -DEPTH, at.y)).with_scale(Vec3::splat(size));
        let mut piece = self.commands.spawn((place, Visibility::default(), ChildOf(self.table)));
        piece.with_children(|piece| bodies.iter().for_each(|body| shapes.lay(piece, body, side, false)));
    }

    fn board(&mut self) {
        let (game, at, turn) = BEHIND;
        let entry = games::find(game).expect("the game exists");
        let looks = self.looks.of(game).expect("it has looks").0;
        let shapes = ShapeMeshes::new(&*looks, self.meshes);
        let board = Board {
            geometry: entry.info.geometry,
            style: looks.board(),
            pieces: looks.height(),
            stacks: looks.stacks(),
            numbers: looks.row_numbers(),
        };
        let place = Transform::from_xyz(at.x, 0.0, at.y).with_rotation(Quat::from_rotation_y(turn.to_radians()));
        self.commands.spawn((board, place, ChildOf(self.table))).with_children(|board| {
            for standing in on_shelf(entry).standing() {
                let Piece { side, .. } = standing.piece;
                let place = Transform::from_translation(centre(entry.info.geometry, standing.cell));
                board.spawn((place, Visibility::default())).with_children(|piece| {
                    looks.rest(standing.piece).iter().for_each(|body| shapes.lay(piece, body, side, false));
                });
            }
        });
    }
}

#[test]
fn the_title_picture_shows_all_games() {
    let shown: BTreeSet<&str> = PIECES.iter().map(|(game, ..)| *game).chain([BEHIND.0, "produto"]).collect();
    assert_eq!(shown, built().iter().map(|entry| entry.info.id).collect());
    for (name, size) in PICTURES {
        same_as_kept(&Path::new(env!("CARGO_MANIFEST_DIR")).join(name), &draw(size));
    }
}
