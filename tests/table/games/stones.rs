//! The stones of Produto and Atari Go: whole games, bowls from which a colour is armed, and groups that are shown.

use crate::test_table::TestTable;
use bevy::input::ButtonState;
use bevy::prelude::*;
use ludoteca_rules::Meaning;
use ludoteca_rules::session::{Event, Request};
use ludoteca_table::play::TableAction;
use ludoteca_table::show::animation::player::HeldOverCell;
use ludoteca_table::show::beside::bowls::{ArmedPiece, BowlOf};
use ludoteca_table::show::flat::marks::MarkShape;
use ludoteca_table::show::flat::signs::Signs;
use ludoteca_table::show::flat::signs::shapes::Style;

/// Where the bowl of a choice is seen.
fn bowl(table: &mut TestTable, choice: u8) -> Vec2 {
    let world = table.app.world_mut();
    let mut bowls = world.query::<(&BowlOf, &GlobalTransform)>();
    let found = bowls.iter(world).find(|(bowl, _)| bowl.0 == choice).map(|(_, place)| place.translation());
    table.pixel_of(found.expect("a bowl") + Vec3::Y * 0.2)
}

fn armed(table: &mut TestTable) -> Vec<u8> {
    let world = table.app.world_mut();
    world.query::<&ArmedPiece>().iter(world).map(|piece| piece.0).collect()
}

#[test]
fn a_click_on_a_bowl_arms_its_colour_until_the_other_is_taken() {
    let mut table = TestTable::new("produto", None, f32::INFINITY);
    let bowls = [0, 1].map(|choice| bowl(&mut table, choice));
    table.click_at(bowls[0]);
    assert_eq!((table.hand().armed, armed(&mut table)), (Some(0), vec![0]));
    let e5 = table.cell("e5");
    table.touch(e5);
    assert_eq!(table.plies(), 1, "one click plays with what is armed");
    table.assert_at_rest();
    let placed = table.session().standing();
    table.click_at(bowls[1]);
    assert_eq!((table.hand().armed, armed(&mut table)), (Some(1), vec![1]));
    let d4 = table.cell("d4");
    table.touch(d4);
    assert_eq!(table.plies(), 2);
    let kinds: Vec<_> = table.session().standing().iter().map(|standing| standing.piece).collect();
    assert!(kinds.contains(&placed[0].piece) && kinds.iter().any(|piece| *piece != placed[0].piece));
    table.click_at(bowls[1]);
    assert_eq!((table.hand().armed, armed(&mut table)), (None, Vec::new()), "a second click lays it down");
    table.assert_at_rest();
}

/// What is armed, in the hand and as it is shown over its bowl.
fn held(table: &mut TestTable) -> Option<u8> {
    let shown = armed(table);
    let held = table.hand().armed;
    assert_eq!(shown, Vec::from_iter(held));
    held
}

#[test]
fn each_player_finds_the_colour_that_was_armed_at_the_last_turn() {
    let mut table = TestTable::new("produto", None, f32::INFINITY);
    let put = |table: &mut TestTable, name: &str| {
        let cell = table.cell(name);
        table.touch(cell);
        table.assert_at_rest();
    };
    let [black, white] = [0, 1].map(|choice| bowl(&mut table, choice));
    table.click_at(white);
    put(&mut table, "e5");
    assert_eq!(held(&mut table), None, "the other player has armed nothing yet");
    table.click_at(black);
    put(&mut table, "d4");
    assert_eq!(held(&mut table), Some(0), "for the second stone too");
    put(&mut table, "d5");
    assert_eq!(held(&mut table), Some(1), "the first player's colour is back");
    put(&mut table, "f5");
    put(&mut table, "f6");
    assert_eq!(held(&mut table), Some(0), "and the second player's");
    table.ask(TableAction::Session(Request::Undo));
    assert_eq!(held(&mut table), Some(1), "who plays again finds it too");
    table.click_at(white);
    assert_eq!(held(&mut table), None);
    table.ask(TableAction::Session(Request::Redo));
    table.ask(TableAction::Session(Request::Redo));
    assert_eq!(held(&mut table), Some(0));
    put(&mut table, "a1");
    put(&mut table, "a2");
    assert_eq!(held(&mut table), None, "what was laid down is not armed again");
    let kinds: Vec<u8> = ["e5", "d4", "d5", "f5", "f6", "a1", "a2"]
        .map(|name| {
            let cell = table.cell(name);
            let standing = table.session().standing();
            standing.iter().find(|stone| stone.cell == cell).expect("a stone").piece.kind.0
        })
        .into();
    assert_eq!(kinds, [1, 0, 0, 1, 1, 0, 0]);
}

#[test]
fn a_colour_of_which_no_stone_is_left_is_not_armed_again() {
    let mut table = TestTable::new("produto", Some(LAST_BLACK), f32::INFINITY);
    let black = bowl(&mut table, 0);
    table.click_at(black);
    assert_eq!(held(&mut table), Some(0));
    let cell = table.cell("e1");
    table.touch(cell);
    assert_eq!((table.plies(), held(&mut table)), (1, None), "all 45 are on the board");
    table.ask(TableAction::Session(Request::Undo));
    assert_eq!(held(&mut table), Some(0), "one of them is back in the bowl");
}

/// 44 black stones and 6 white ones; Black is to place two.
const LAST_BLACK: &str = "bbbbb/bbbbbb/bbbbbbb/bbbbbbbb/9/bbbbbbbb/bbbbbbb/bbbwww/www2 b 2";

#[test]
fn a_stone_is_drawn_out_of_its_bowl_however_fast_the_pointer_moves() {
    for at_once in 1..=4 {
        let mut table = TestTable::new("produto", None, f32::INFINITY);
        let (bowl, e5) = (bowl(&mut table, 1), table.pixel("e5"));
        table.move_to(bowl);
        table.button(MouseButton::Left, ButtonState::Pressed);
        // All of these come within one frame.
        table.sweep(bowl, e5, at_once);
        table.frames(2);
        assert_eq!((table.hand().armed, armed(&mut table)), (Some(1), vec![1]), "{at_once} events");
        table.button(MouseButton::Left, ButtonState::Released);
        table.frames(1);
        assert_eq!(table.plies(), 1, "{at_once} events");
        assert!(table.session().position_text().contains("4w4"), "{}", table.session().position_text());
    }
}

#[test]
fn an_unsteady_hand_arms_all_the_same_and_a_cell_touched_before_is_let_go() {
    let mut table = TestTable::new("produto", None, f32::INFINITY);
    let bowl = bowl(&mut table, 0);
    table.carry(bowl, bowl + Vec2::new(11.0, 3.0));
    table.button(MouseButton::Left, ButtonState::Released);
    table.frames(2);
    assert_eq!((table.hand().armed, armed(&mut table)), (Some(0), vec![0]));
    table.click_at(bowl);
    assert_eq!(table.hand().armed, None);
    let (d4, f5) = (table.cell("d4"), table.pixel("f5"));
    table.touch(d4);
    assert_eq!(table.in_hand(), ["d4"], "a colour is still to be chosen");
    table.carry(bowl, f5);
    table.button(MouseButton::Left, ButtonState::Released);
    table.frames(2);
    let played = table.session().node(table.session().cursor()).event.clone();
    assert_eq!(played, Event::Move("Bf5".to_owned()));
}

#[test]
fn keys_take_over_from_a_pointer_that_rests_on_the_board() {
    let mut table = TestTable::new("produto", None, f32::INFINITY);
    let d4 = table.cell("d4");
    table.aim(d4);
    table.type_text("pg7");
    table.frames(2);
    let over = table.part::<HeldOverCell>().0.map(|(cell, _)| cell);
    assert_eq!(over, Some(table.cell("g7")), "the stone is held over the cursor");
    table.enter();
    table.type_text("g7");
    table.enter();
    assert_eq!(table.marks(MarkShape::Refused), ["g7"], "and what is refused is refused there");
    let e5 = table.cell("e5");
    table.aim(e5);
    table.frames(2);
    assert_eq!(table.hovered(), Some(e5), "until the pointer moves again");
}

#[test]
fn the_two_largest_groups_of_each_side_are_bordered_live() {
    let mut table = TestTable::new("produto", Some("bwww1/bbww2/1bbbw2/4b3/9/8/1w3b1/2bwww/1bb2 b 2"), f32::INFINITY);
    let sizes = |table: &TestTable| -> Vec<i64> {
        let drawn = table.part::<Signs>().0.iter();
        let mut sizes: Vec<i64> = drawn
            .filter_map(|drawing| match drawing.style {
                Style::Border(size) => Some(size),
                _ => None,
            })
            .collect();
        sizes.sort_unstable();
        sizes
    };
    let score = |table: &TestTable| {
        let signs = table.session().signs();
        signs.iter().filter(|sign| sign.meaning == Meaning::Score).filter_map(|sign| sign.number).collect::<Vec<_>>()
    };
    assert_eq!((sizes(&table), score(&table)), (vec![3, 3, 6, 7], vec![21, 18]));
    for stone in ["Bd6", "Be6", "Bc4", "Bd5"] {
        table.play(stone);
    }
    assert_eq!(sizes(&table), [3, 6, 15], "all black stones are one group now");
    assert_eq!(score(&table), [0, 18]);
}

#[test]
fn a_group_shows_its_liberties_under_the_pointer_and_the_captured_one_is_marked_at_the_end() {
    let mut table = TestTable::new("atari-go", Some("9/9/2w6/4bww2/3bwb3/3bw4/2w1b4/9/9 b"), f32::INFINITY);
    let dots = |table: &TestTable| -> Vec<usize> {
        let drawn = table.part::<Signs>().0.iter();
        drawn.filter(|drawing| drawing.style == Style::Dots).map(|drawing| drawing.cells.len()).collect()
    };
    let geometry = table.session().info().geometry;
    let f4 = table.cell("f4");
    table.aim(f4);
    table.frames(2);
    assert_eq!(dots(&table), [0_usize; 0]);
    let f6 = table.cell("f6");
    table.aim(f6);
    table.frames(2);
    let shown = dots(&table);
    assert_eq!(shown.len(), 1, "of one group only");
    assert!(shown[0] >= 3, "{shown:?}");
    table.touch(f4);
    table.assert_at_rest();
    assert!(table.session().outcome().is_some());
    let lost = table.part::<Signs>().0.iter().find(|drawing| drawing.style == Style::Teeth).cloned();
    let lost: Vec<String> =
        lost.expect("it is shown").cells.iter().map(|cell| geometry.name(*cell).to_string()).collect();
    assert_eq!(lost, ["e4", "e5"], "the captured group is still on the board, and marked");
    assert_eq!(table.marks(MarkShape::Winning), [""; 0]);
}
