//! Horizon on the table: the kings are placed, a line capture is counted and travelled, a warrior arrives and sits, a
//! king leaps, and the third arrival wins.

use crate::games::whole::{play_by_keys, play_by_pointer};
use crate::test_table::TestTable;
use bevy::math::Vec3A;
use ludoteca_games as games;
use ludoteca_rules::session::{Request, SessionChange};
use ludoteca_rules::{Cell, Options, Standing, random};
use ludoteca_table::scene::board::centre;
use ludoteca_table::show::animation::script::{Leg, Script};
use ludoteca_table::show::flat::marks::MarkShape;
use ludoteca_table::show::flat::signs::Signs;
use ludoteca_table::show::flat::signs::shapes::Style;
use ludoteca_table::show::looks::Looks;

/// Three warriors before the far row, and one that can capture in line.
const POSITION: &str = "8k/1W1W1W3/9/9/9/7w1/3W5/9/2K6/9 1 - 0:0 -";
/// A line capture, an arrival, the leap that it gives, and two more arrivals.
const ORDERS: [&str; 9] = ["d4xh5", "i10-i9", "b9-b10", "i9-i8", "Kd6", "i8-i7", "d9-d10", "i7-i8", "f9-f10"];

fn orders() -> Vec<String> {
    ORDERS.map(str::to_owned).into()
}

fn assert_won(table: &TestTable) {
    assert_eq!(table.session().outcome().map(|outcome| outcome.reason), Some("three-warriors"));
}

#[test]
fn every_special_move_by_pointer() {
    let mut table = TestTable::new("horizon", Some(POSITION), f32::INFINITY);
    play_by_pointer(&mut table, &orders());
    assert_won(&table);
}

#[test]
fn every_special_move_by_keys() {
    let mut table = TestTable::new("horizon", Some(POSITION), f32::INFINITY);
    play_by_keys(&mut table, &orders(), &mut random::generator(4));
    assert_won(&table);
}

#[test]
fn each_player_places_the_king_and_the_warriors_come() {
    let mut table = TestTable::new("horizon", None, f32::INFINITY);
    for (king, men) in [("e1", 9), ("c10", 18)] {
        let cell = table.cell(king);
        table.touch(cell);
        assert_eq!(table.shown().len(), men);
        table.assert_at_rest();
    }
    let kings: Vec<Cell> = table.shown().iter().filter(|man| man.piece.kind.0 == 1).map(|man| man.cell).collect();
    assert_eq!(kings, [table.cell("e1"), table.cell("c10")]);
}

/// What is counted on the board: the cell of each number, and the cells of dots.
fn counted(table: &TestTable) -> (Vec<(usize, String)>, Vec<String>) {
    let geometry = table.session().info().geometry;
    let name = |cell: &Cell| geometry.name(*cell).to_string();
    let (mut numbers, mut dots) = (Vec::new(), Vec::new());
    for drawing in &table.part::<Signs>().0 {
        match drawing.style {
            Style::Counted(number) => numbers.extend(drawing.cells.iter().map(|cell| (number, name(cell)))),
            Style::Dots => dots.extend(drawing.cells.iter().map(name)),
            _ => {}
        }
    }
    (numbers, dots)
}

#[test]
fn a_line_capture_is_counted_where_it_can_be_seen() {
    let mut table = TestTable::new("horizon", Some("8k/9/9/9/9/1w5w1/3W5/6W2/2K6/9 1 - 0:0 -"), f32::INFINITY);
    let none = (Vec::new(), Vec::new());
    assert_eq!(counted(&table), none);
    // One capture: counted as soon as the pointer is over the warrior.
    let other = table.cell("g3");
    table.aim(other);
    assert_eq!(counted(&table), none, "g3 has none");
    let warrior = table.cell("d4");
    table.aim(warrior);
    let steps = |cells: [&str; 4]| (1..).zip(cells.map(str::to_owned)).collect::<Vec<(usize, String)>>();
    assert_eq!(counted(&table), (steps(["e5", "f5", "g5", "h5"]), vec!["d5".to_owned()]));
    // It stays once the warrior is taken, and the target is marked.
    table.click("d4");
    table.aim(other);
    assert_eq!(counted(&table).0.len(), 4);
    assert_eq!(table.marks(MarkShape::Capture), ["h5"]);
    // Two captures: dots on the way, and numbers to the one that is pointed at.
    let mut table = TestTable::new("horizon", Some("8k/9/9/9/9/w6w1/3W5/9/2K6/9 1 - 0:0 -"), f32::INFINITY);
    table.click("d4");
    let beside = table.cell("d3");
    table.aim(beside);
    let (numbers, dots) = counted(&table);
    assert_eq!((numbers.len(), dots.len()), (0, 6), "{dots:?}");
    let target = table.cell("a5");
    table.aim(target);
    assert_eq!(counted(&table), (steps(["d5", "c5", "b5", "a5"]), vec!["e5".to_owned()]));
}

#[test]
fn a_line_capture_travels_its_way_and_an_arrival_sits_down() {
    let entry = games::find("horizon").expect("the game exists");
    let mut session = entry.from_position(Options::defaults(entry.info.options), POSITION).expect("a position");
    let geometry = entry.info.geometry;
    let at = |name: &str| Vec3A::from(centre(geometry, geometry.parse(name).expect("a cell")));
    let Ok(SessionChange::Played { before, beats }) = session.submit(Request::Move("d4xh5".to_owned())) else {
        panic!("it is legal")
    };
    let script = Script::new(geometry, &before, &beats);
    let ways: Vec<&Vec<Vec3A>> = script
        .tracks
        .iter()
        .flat_map(|track| &track.legs)
        .filter_map(|leg| match leg {
            Leg::Travel { way, .. } => Some(way),
            _ => None,
        })
        .collect();
    assert_eq!(ways, [&vec![at("d4"), at("d5"), at("h5")]]);
    let mut table = TestTable::new("horizon", Some(POSITION), 1.0);
    let looks = table.part::<Looks>().0.clone();
    table.play("b9-b10");
    table.settle();
    let arrived = table.shown().into_iter().find(|man| man.cell == geometry.parse("b10").expect("a cell"));
    let Some(Standing { piece, .. }) = arrived else { panic!("it has arrived") };
    let warrior =
        table.shown().into_iter().find(|man| man.cell == geometry.parse("d9").expect("a cell")).expect("a man");
    assert!(looks.top(piece) < 0.7 * looks.top(warrior.piece), "it sits");
    table.assert_at_rest();
}
