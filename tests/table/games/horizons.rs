//! Horizons on the table: every special move by pointer and by keys, the pieces to choose from, and what a piece could
//! do.

use crate::games::whole::{play_by_keys, play_by_pointer};
use crate::test_table::TestTable;
use bevy::input::keyboard::{Key, KeyCode};
use bevy::prelude::*;
use ludoteca::games::horizons::pieces::MEN;
use ludoteca_games as games;
use ludoteca_rules::session::{Request, SessionChange};
use ludoteca_rules::{Options, Pick, random};
use ludoteca_table::play::TableAction;
use ludoteca_table::show::animation::script::{Leg, Script};
use ludoteca_table::show::beside::offer::Offer;
use ludoteca_table::show::flat::marks::MarkShape;
use ludoteca_table::show::flat::signs::Signs;
use ludoteca_table::show::flat::signs::shapes::Style;
use ludoteca_table::show::looks::{Looks, PieceLooks};
use ludoteca_table::show::men::MenLooks;
use std::collections::BTreeSet;

/// Position text of pieces such as `Ka1`, with the fields behind the board.
fn place(pieces: &str, rest: &str) -> String {
    let geometry = games::find("horizons").expect("the game exists").info.geometry;
    let on = |cell: &str| {
        let piece = pieces.split(' ').find(|piece| &piece[1..] == cell);
        piece.map_or('.', |piece| piece.chars().next().expect("a letter"))
    };
    let rank = |rank: u8| {
        let cells = (0..12).map(|file| geometry.name(ludoteca_rules::Cell((rank - 1) * 12 + file)).to_string());
        let drawn: String = cells.map(|cell| on(&cell)).collect();
        let mut text = String::new();
        let mut empty = 0;
        for piece in drawn.chars().chain(['|']) {
            if piece == '.' {
                empty += 1;
                continue;
            }
            if empty > 0 {
                text += &empty.to_string();
            }
            (empty, text) = (0, text + piece.to_string().trim_matches('|'));
        }
        text
    };
    let board: Vec<String> = (1..=12).rev().map(rank).collect();
    format!("{} {rest}", board.join("/"))
}

const WHITE: &str = "w - - - 0 1";
const BLACK: &str = "b - - - 0 1";

/// Every special move: pieces, the other fields, orders, and what the orders have in common.
const SPECIAL: [(&str, &str, &[&str]); 18] = [
    // Castling both ways, of both sides.
    ("Kg1 Ra1 Rl1 kg12 ra12 rl12", "w AL al - 0 1", &["O-O", "O-O-O"]),
    ("Kg1 Ra1 Rl1 kg12 ra12 rl12", "w AL al - 0 1", &["O-O-O", "O-O"]),
    // A push of two, of one, and of a king.
    ("Ka1 kl12 Se5 ne6 be7 Sj5 nj6", WHITE, &["e5-e6", "l12-l11", "j5-j6"]),
    ("Ka1 kl7 Sl6", WHITE, &["l6-l7", "l8-k9"]),
    // The far capture, once; then the demoted warrior goes on.
    ("Ka1 kl12 We5 ne7", WHITE, &["e5xe7", "l12-l11", "e7-d8"]),
    // En passant, of each pair.
    ("Ka1 kl12 Pd9 pe11", BLACK, &["e11-e9", "d9xe10"]),
    ("Ka1 kl12 Pe9 we11", BLACK, &["e11-g9", "e9xf10"]),
    ("Ka1 kl12 Wf9 we11", BLACK, &["e11-g9", "f9xf10"]),
    ("Ka1 kl12 Sd10 pe11", BLACK, &["e11-e9", "d10xe10"]),
    ("Ka1 kl12 Sg10 we11", BLACK, &["e11-g9", "g10xf10"]),
    ("Ka1 kl12 Sd10 se11", BLACK, &["e11-e9", "d10xe10"]),
    // Promotion to each.
    ("Ka1 kl3 Pd11", WHITE, &["d11-d12=Q"]),
    ("Ka1 kl3 Wd11", WHITE, &["d11-c12=M"]),
    ("Ka1 kl3 Sd11", WHITE, &["d11-d12=Z"]),
    ("Ka1 kl3 Pd11", WHITE, &["d11-d12=R"]),
    ("Ka1 kl3 Vd11", WHITE, &["d11-c12=O"]),
    ("Ka1 kl3 Sd11", WHITE, &["d11-d12=B"]),
    ("Ka3 kl12 pd2", BLACK, &["d2-d1=N"]),
];

fn table(pieces: &str, rest: &str) -> TestTable {
    TestTable::new("horizons", Some(&place(pieces, rest)), f32::INFINITY)
}

fn every_special_move(mut play: impl FnMut(&mut TestTable, &[String])) {
    for (pieces, rest, orders) in SPECIAL {
        let orders: Vec<String> = orders.iter().map(|order| (*order).to_owned()).collect();
        let mut table = table(pieces, rest);
        play(&mut table, &orders);
        assert_eq!(table.plies(), orders.len(), "{pieces}: {orders:?}");
    }
}

#[test]
fn every_special_move_by_pointer() {
    every_special_move(play_by_pointer);
}

#[test]
fn every_special_move_by_keys() {
    let mut rng = random::generator(8);
    every_special_move(|table, orders| play_by_keys(table, orders, &mut rng));
}

#[test]
fn a_push_moves_all_that_it_pushes_at_the_same_time_by_the_same_way() {
    let entry = games::find("horizons").expect("the game exists");
    let text = place("Ka1 kl12 Se5 ne6 be7", WHITE);
    let mut session = entry.from_position(Options::defaults(entry.info.options), &text).expect("a position");
    let Ok(SessionChange::Played { before, beats }) = session.submit(Request::Move("e5-e6".to_owned())) else {
        panic!("it is legal")
    };
    let script = Script::new(entry.info.geometry, &before, &beats);
    let looks = table("Ka1 kl12", WHITE).part::<Looks>().0.clone();
    // The three places along the rank at each time; all go one cell, and never come nearer than that.
    for t in (0..=10_u8).map(|step| f32::from(step) / 10.0) {
        let mut at: Vec<Vec3> = script
            .tracks
            .iter()
            .filter(|track| track.legs.iter().any(|leg| matches!(leg, Leg::Travel { .. })))
            .map(|track| {
                let pose = ludoteca_table::show::animation::pose::pose(&*looks, &track.legs[0], t);
                pose.expect("it is on the board").at.into()
            })
            .collect();
        at.sort_by(|a, b| a.z.total_cmp(&b.z));
        assert_eq!(at.len(), 3);
        for pair in at.windows(2) {
            assert!((pair[0].distance(pair[1]) - 1.0).abs() < 1e-4, "at {t}: {at:?}");
        }
    }
}

/// The kinds of the pieces on the tray, from left to right.
fn offered(table: &TestTable) -> Vec<u8> {
    let tray = &table.part::<Offer>().0;
    tray.iter().flat_map(|tray| &tray.pieces).map(|(_, piece)| piece.kind.0).collect()
}

#[test]
fn what_a_pawn_becomes_is_chosen_among_real_pieces_at_its_square() {
    for (pieces, rest, from, to, kinds) in [
        ("Ka1 kl3 Pd11", WHITE, "d11", "d12", [1, 2, 5, 3, 4]),
        ("Ka1 kl3 Wd11", WHITE, "d11", "c12", [6, 2, 5, 3, 4]),
        ("Ka3 kl12 sd2", BLACK, "d2", "d1", [7, 2, 5, 3, 4]),
    ] {
        for turned in [false, true] {
            let mut table = table(pieces, rest);
            if turned {
                table.key(KeyCode::F4, Key::F4);
                table.frames(3);
            }
            assert_eq!(offered(&table), [0; 0], "nothing is offered before it is due");
            // From the far side the pawn hides the middle of its target.
            for cell in [from, to] {
                let at = table.cell(cell);
                let at = table.aim(at);
                table.click_at(at);
            }
            assert_eq!(offered(&table), kinds, "{pieces}");
            assert_eq!(table.offered().len(), 5);
            // Once the target is taken back, the tray goes.
            table.ask(TableAction::Back);
            assert_eq!(offered(&table), [0; 0]);
            let at = table.cell(to);
            let at = table.aim(at);
            table.click_at(at);
            // A click on the Ox.
            table.choose_by_pointer(4);
            let ox = table.shown().into_iter().find(|it| it.cell == table.cell(to)).expect("it has arrived");
            assert_eq!(ox.piece.kind.0, 5, "{pieces}, turned: {turned}");
            assert_eq!(offered(&table), [0; 0]);
            table.assert_at_rest();
        }
    }
}

#[test]
fn a_click_beside_the_pieces_to_choose_says_what_is_missing() {
    let mut table = table("Ka1 kl3 Pd11", WHITE);
    table.click("d11");
    table.click("d12");
    let picks = table.hand().picks.clone();
    table.click("a5");
    assert_eq!(table.hand().picks, picks, "the choice stays open");
    assert_eq!(table.marks(MarkShape::Refused), ["a5"]);
    assert!(picks.iter().all(|pick| matches!(pick, Pick::Cell(_))));
}

/// What the marks say of a piece that is pointed at.
fn studied(table: &mut TestTable, name: &str) -> BTreeSet<(MarkShape, String)> {
    let cell = table.cell(name);
    table.aim(cell);
    [MarkShape::Go, MarkShape::Capture, MarkShape::Push, MarkShape::Blocks, MarkShape::Immune]
        .into_iter()
        .flat_map(|shape| table.marks(shape).into_iter().map(move |cell| (shape, cell)))
        .collect()
}

fn expected(marks: &[(MarkShape, &str)]) -> BTreeSet<(MarkShape, String)> {
    let each = |(shape, cells): &(MarkShape, &str)| {
        cells.split(' ').filter(|cell| !cell.is_empty()).map(|cell| (*shape, cell.to_owned())).collect::<Vec<_>>()
    };
    marks.iter().flat_map(each).collect()
}

#[test]
fn a_piece_of_either_side_shows_its_moves_what_is_in_its_way_and_what_is_immune() {
    use MarkShape::{Blocks, Capture, Go, Immune, Push};
    let mut own = table("Ka1 kl12 Rc3 Pc5 nf3", WHITE);
    let rook = [(Go, "a3 b3 c1 c2 c4 d3 e3"), (Capture, "f3"), (Blocks, "c5")];
    assert_eq!(studied(&mut own, "c3"), expected(&rook));
    // The same rook on the other side, which is not to move.
    let mut theirs = table("Ka1 kl12 rc3 pc5 Nf3", WHITE);
    assert_eq!(studied(&mut theirs, "c3"), expected(&rook));
    // A shielder pushes, and shows from where it is immune.
    let mut pushes = table("Ka1 kl12 Sj9 nj10", WHITE);
    let shielder = [(Push, "j10"), (Immune, "i10 h11 g12 k10 l11 j11 j12")];
    assert_eq!(studied(&mut pushes, "j9"), expected(&shielder));
    // A black shielder looks down the board, at the bishop that cannot capture it.
    let mut immune = table("Ka1 kl12 Be5 sg7 ph8", WHITE);
    let bishop: BTreeSet<_> = studied(&mut immune, "e5");
    assert!(bishop.contains(&(Immune, "g7".to_owned())) && !bishop.contains(&(Capture, "g7".to_owned())), "{bishop:?}");
    // An Ox is blocked on its first square by anybody.
    let mut ox = table("Ka1 kl12 Od1 nd2 Ne1", WHITE);
    assert_eq!(studied(&mut ox, "d1"), expected(&[(Go, "b1 a2"), (Blocks, "a1 d2 e1")]));
    // Nothing on an empty square.
    assert_eq!(studied(&mut ox, "h6"), expected(&[]));
}

fn drawn(table: &TestTable, style: Style) -> Vec<String> {
    let geometry = table.session().info().geometry;
    let signs = table.part::<Signs>().0.iter().filter(|drawing| drawing.style == style);
    signs.flat_map(|drawing| &drawing.cells).map(|cell| geometry.name(*cell).to_string()).collect()
}

#[test]
fn check_and_the_piece_that_gives_it_are_shown_and_mate_with_all_its_cells() {
    let check = table("Ka1 kl12 rf1 Rb2", WHITE);
    assert_eq!((drawn(&check, Style::Teeth), drawn(&check, Style::Corners)), (vec!["a1".into()], vec!["f1".into()]));
    let mut mate = table("ka12 Kc11 Qb4", WHITE);
    mate.touch(mate.cell("b4"));
    mate.touch(mate.cell("b11"));
    assert_eq!(mate.session().outcome().map(|outcome| outcome.reason), Some("checkmate"));
    assert_eq!(mate.marks(MarkShape::Winning), ["a12", "b11"]);
}

#[test]
fn the_right_to_castle_is_shown_on_king_and_rook_only() {
    let mut table = table("Kg1 Ra1 Rl1 kg12", "w AL - - 0 1");
    assert_eq!(drawn(&table, Style::Corners), [""; 0]);
    for (name, cells) in [("a1", &["g1", "a1"][..]), ("g1", &["g1", "l1", "g1", "a1"])] {
        let cell = table.cell(name);
        table.aim(cell);
        assert_eq!(drawn(&table, Style::Corners), cells, "{name}");
    }
}

#[test]
fn no_man_has_more_triangles_than_a_board_full_of_men_can_bear() {
    let count = |mesh: &Mesh| mesh.indices().expect("triangles").len() / 3;
    for (name, shape) in MEN.names.iter().zip(MenLooks::new(MEN).shapes()) {
        let triangles: usize = shape.parts.iter().map(|part| count(&part.mesh)).sum();
        println!("{name}: {triangles} triangles");
        assert!(triangles <= 1200, "{name} has {triangles}");
    }
}
