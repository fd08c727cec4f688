//! Captured pieces beside the board, counted.
//!
//! What lies there follows from the line of play alone, so undo and jumps need nothing of their own. While a move is
//! animated, what lay there before it is shown: the captured piece is still on its way.

use crate::play::Play;
use crate::scene::assets::Font;
use crate::scene::board::Board;
use crate::scene::board::layout::DEPTH;
use crate::scene::camera::{ChosenPlace, ReadingSide, Subject, TableCameraSystems};
use crate::scene::material::{Finish, MaterialsApplied};
use crate::schedule::TableSystems;
use crate::show::animation::player::{MovesShown, Showing};
use crate::show::blob::Ground;
use crate::show::looks::Looks;
use crate::show::pieces::ShapeMeshes;
use crate::show::rows::{self, FLOOR, RowItem, SCALE};
use crate::show::taken::{Capture, Captures};
use bevy::prelude::*;
use ludoteca_rules::{Piece, Side};

/// A captured piece beside the board. A child of its play.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct CapturedPiece {
    /// The side that has it.
    pub by: Side,
    /// What it was.
    pub piece: Piece,
    /// For how many of its kind it stands.
    pub count: usize,
}

/// Anything that lies beside the board because pieces were captured.
#[derive(Component, Clone, Copy, Debug)]
struct BesideBoard;

/// Whether room for captured pieces is kept from the start, so that the board keeps its size.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeepsRoom(pub bool);

impl Default for KeepsRoom {
    fn default() -> Self {
        Self(true)
    }
}

/// Height of the digits.
const FIGURE: f32 = 0.34;

pub(in crate::show) fn plugin(app: &mut App) {
    app.register_required_components::<Play, KeepsRoom>();
    app.init_resource::<Font>()
        .add_systems(Update, follow.after(MovesShown).in_set(TableSystems::Present))
        .add_systems(
            PostUpdate,
            lay.after(TableCameraSystems).before(MaterialsApplied).before(TransformSystems::Propagate),
        );
}

type Following = (
    &'static Play,
    &'static Showing,
    (&'static Looks, &'static Board),
    &'static KeepsRoom,
    &'static mut Captures,
    &'static mut Subject,
);

/// Keeps [`Captures`] at the node that is shown, and room beside the board.
fn follow(mut plays: Query<Following>) {
    for (play, showing, (looks, board), keeps, mut taken, mut subject) in &mut plays {
        let view = play.view();
        let cursor = view.cursor();
        let before = showing.is_on_the_way().then(|| view.node(cursor).parent).flatten();
        let node = before.unwrap_or(cursor);
        if taken.node() != Some(node) {
            taken.go_to(view, node);
        }
        let keeps = keeps.0 && looks.0.captures();
        let places = if keeps || taken.all().next().is_some() { rows::places(board) } else { Vec::new() };
        if subject.places != places {
            subject.places = places;
        }
    }
}

type Laying = (
    Entity,
    &'static Play,
    (Ref<'static, Looks>, &'static ShapeMeshes),
    &'static Board,
    Ref<'static, Captures>,
    Ref<'static, ChosenPlace>,
    Ref<'static, ReadingSide>,
);

/// Lays what was captured beside the board.
fn lay(
    mut commands: Commands,
    plays: Query<Laying>,
    old: Query<(Entity, &ChildOf), With<BesideBoard>>,
    font: Res<Font>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    for (play, session, (looks, shapes), board, taken, chosen, near) in &plays {
        if !(taken.is_changed() || chosen.is_changed() || near.is_changed() || looks.is_changed()) {
            continue;
        }
        for (thing, _) in old.iter().filter(|(_, of)| of.parent() == play) {
            commands.entity(thing).despawn();
        }
        let captures: Vec<Capture> = taken.all().collect();
        let sides = session.view().sides().len();
        for (by, thing, at) in rows::lie(board, chosen.0, sides, near.0.0, &captures) {
            match thing {
                RowItem::Piece(piece, count) => {
                    let bodies = looks.0.rest(piece);
                    let place = Transform::from_translation(at).with_scale(Vec3::splat(SCALE));
                    let shadow = shapes.blob(&bodies).scaled(SCALE);
                    let laid = (BesideBoard, CapturedPiece { by, piece, count }, shadow, Ground(FLOOR - DEPTH));
                    commands.spawn((laid, place, Visibility::default(), ChildOf(play))).with_children(|whole| {
                        bodies.iter().for_each(|body| shapes.lay(whole, body, piece.side, false));
                    });
                }
                RowItem::Number(count) => {
                    let figure = meshes.add(font.0.write(&count.to_string(), FIGURE).build());
                    let turn = Quat::from_rotation_y(near.0.0);
                    for (finish, shift) in
                        [(Finish::BONE_LETTER, Vec3::Y * 0.006), (Finish::Felt, Vec3::new(-0.010, 0.005, -0.014))]
                    {
                        let place = Transform::from_translation(at + turn * shift).with_rotation(turn);
                        let figure = Mesh3d(figure.clone());
                        commands.spawn((BesideBoard, figure, finish, place, Pickable::IGNORE, ChildOf(play)));
                    }
                }
            }
        }
    }
}
