//! Boards of several kinds and cell names; the hexagon is tested with Produto, too.

use ludoteca_rules::geometry::{CellShape, Direction, Lattice, Naming, Place, square};
use ludoteca_rules::{Cell, Geometry};

const LARGE: Geometry = Geometry::square(12, 12);
const TALL: Geometry = Geometry::square(9, 10);
const HEXAGON: Geometry = Geometry::hexagon(5);
const RHOMBUS: Geometry = Geometry::rhombus(7);
const TRIANGLE: Geometry = Geometry::triangle(5);

#[test]
fn square_cells_count_along_each_rank_from_the_bottom() {
    for (geometry, files, ranks) in [(LARGE, 12, 12), (TALL, 9, 10), (Geometry::square(4, 3), 4, 3)] {
        let mut expected = Vec::new();
        for rank in 1..=ranks {
            for file in "abcdefghijkl".chars().take(files) {
                expected.push(format!("{file}{rank}"));
            }
        }
        let names: Vec<String> = geometry.all().map(|cell| geometry.name(cell).into()).collect();
        assert_eq!(names, expected);
        assert_eq!(geometry.cells(), files * ranks);
        assert_eq!(usize::from(geometry.rows()), ranks);
        for (index, name) in names.iter().enumerate() {
            assert_eq!(geometry.parse(name), Some(Cell(index as u8)), "{name}");
            assert_eq!(geometry.parse(&name.to_uppercase()), Some(Cell(index as u8)), "{name} in capitals");
            let (row, column) = geometry.row_and_column(Cell(index as u8));
            assert_eq!(geometry.row_start(row).index() + usize::from(column), index);
            assert_eq!(usize::from(geometry.row_length(row)), files);
        }
    }
}

#[test]
fn names_off_the_board_are_no_cells() {
    for (geometry, outside) in [
        (LARGE, ["m1", "a13", "l0", "a99", "z1", "m13"]),
        (TALL, ["j1", "a11", "i11", "a0", "z10", "k10"]),
        (HEXAGON, ["a6", "e10", "i6", "j1", "e0", "z1"]),
        (RHOMBUS, ["h1", "a8", "g8", "a0", "z1", "h8"]),
        (TRIANGLE, ["a6", "b5", "e2", "f1", "a0", "z1"]),
    ] {
        for name in outside {
            assert_eq!(geometry.parse(name), None, "{name}");
        }
        for name in [
            "",
            "1",
            "a",
            "11",
            "aa1",
            "a01",
            "a1 ",
            " a1",
            "a+1",
            "a1a",
            "á1",
            "a１",
            "a100",
            "a1000000000",
            "[1",
            "`1",
        ] {
            assert_eq!(geometry.parse(name), None, "{name:?}");
        }
    }
}

#[test]
fn a_cell_is_split_off_with_all_its_digits() {
    for (geometry, text, cell, rest) in [
        (LARGE, "a1-b2", "a1", "-b2"),
        (LARGE, "l12xk11", "l12", "xk11"),
        (LARGE, "L12", "l12", ""),
        (TALL, "i10", "i10", ""),
        (HEXAGON, "e9é", "e9", "é"),
        (RHOMBUS, "g7-", "g7", "-"),
    ] {
        assert_eq!(geometry.split_cell(text), geometry.parse(cell).map(|cell| (cell, rest)), "{text}");
        assert!(geometry.parse(cell).is_some());
    }
    for text in ["", "a", "-", "1a", "a13", "a0", "é1", "m1", "a123"] {
        assert_eq!(LARGE.split_cell(text), None, "{text}");
    }
}

#[test]
fn squares_touch_along_files_and_ranks() {
    for (geometry, cell, expected) in [
        (LARGE, "a1", "a2 b1"),
        (LARGE, "l12", "k12 l11"),
        (LARGE, "a6", "a5 a7 b6"),
        (LARGE, "l6", "k6 l5 l7"),
        (LARGE, "f7", "e7 f6 f8 g7"),
        (TALL, "i10", "h10 i9"),
        (TALL, "i5", "h5 i4 i6"),
        (TALL, "e10", "d10 e9 f10"),
        (TALL, "e5", "d5 e4 e6 f5"),
    ] {
        let cell = geometry.parse(cell).expect("a cell");
        let mut found: Vec<String> = geometry.neighbours(cell).into_iter().map(|c| geometry.name(c).into()).collect();
        found.sort();
        assert_eq!(found.join(" "), expected);
    }
    for geometry in [LARGE, TALL] {
        for one in geometry.all() {
            for other in geometry.all() {
                let (here, there) = (geometry.place(one), geometry.place(other));
                let apart = (here.right - there.right).abs() + (here.away - there.away).abs();
                assert_eq!(geometry.neighbours(one).contains(&other), apart == 2, "{one:?} {other:?}");
            }
        }
    }
}

#[test]
fn hexagons_touch_along_their_rows_and_two_in_each_row_beside() {
    for (geometry, cell, expected) in [
        (RHOMBUS, "a1", "a2 b1"),
        (RHOMBUS, "g1", "f1 f2 g2"),
        (RHOMBUS, "g7", "f7 g6"),
        (RHOMBUS, "a7", "a6 b6 b7"),
        (RHOMBUS, "d4", "c4 c5 d3 d5 e3 e4"),
        (RHOMBUS, "d1", "c1 c2 d2 e1"),
        (HEXAGON, "e5", "d4 d5 e4 e6 f4 f5"),
        (TRIANGLE, "a1", "a2 b1"),
        (TRIANGLE, "b2", "a2 a3 b1 b3 c1 c2"),
        (TRIANGLE, "e1", "d1 d2"),
    ] {
        let cell = geometry.parse(cell).expect("a cell");
        let mut found: Vec<String> = geometry.neighbours(cell).into_iter().map(|c| geometry.name(c).into()).collect();
        found.sort();
        assert_eq!(found.join(" "), expected);
    }
    for geometry in [HEXAGON, RHOMBUS, TRIANGLE] {
        for one in geometry.all() {
            for other in geometry.all() {
                let (here, there) = (geometry.place(one), geometry.place(other));
                let apart = ((here.right - there.right).abs(), (here.away - there.away).abs());
                let touching = apart == (2, 0) || apart == (1, 2);
                assert_eq!(geometry.neighbours(one).contains(&other), touching, "{one:?} {other:?}");
            }
        }
    }
}

#[test]
fn rows_of_a_rhombus_lean_to_the_right() {
    let names: Vec<String> = RHOMBUS.all().map(|cell| RHOMBUS.name(cell).into()).collect();
    assert_eq!((names.len(), RHOMBUS.rows(), RHOMBUS.longest_row()), (49, 7, 7));
    for (index, name) in names.iter().enumerate() {
        let expected = format!("{}{}", char::from(b'a' + (index % 7) as u8), index / 7 + 1);
        assert_eq!((name, RHOMBUS.parse(name)), (&expected, Some(Cell(index as u8))));
    }
    let place = |name: &str| RHOMBUS.place(RHOMBUS.parse(name).expect("a cell"));
    assert_eq!(place("d4"), Place { right: 0, away: 0 });
    assert_eq!(place("a1"), Place { right: -9, away: -6 });
    assert_eq!(place("a2"), Place { right: -8, away: -4 });
    assert_eq!(place("g7"), Place { right: 9, away: 6 });
}

#[test]
fn a_cell_is_found_where_it_lies_and_nowhere_else() {
    for geometry in [TALL, HEXAGON, RHOMBUS, TRIANGLE] {
        let mut found = Vec::new();
        for away in -14..=14 {
            for right in -14..=14 {
                found.extend(geometry.cell_at(Place { right, away }));
            }
        }
        assert_eq!(found, geometry.all().collect::<Vec<_>>());
    }
}

/// The ends at which the lines of a board are named: the name, its cell, and the way out of the board.
fn ends(geometry: Geometry, name: &str) -> Vec<(String, Direction, bool)> {
    let line = geometry.lines().into_iter().find(|line| line.name == name).expect("a line");
    let ends = [Some(line.near), line.far].into_iter().flatten();
    ends.map(|end| (geometry.name(end.cell).to_string(), end.out, end.corner)).collect()
}

#[test]
fn lines_are_named_where_they_leave_the_board() {
    let end = |cell: &str, right, away, corner| (cell.to_owned(), Direction::new(right, away), corner);
    for (geometry, name, expected) in [
        (TALL, "c", vec![end("c1", 0, -1, false), end("c10", 0, 1, false)]),
        (TALL, "10", vec![end("a10", -1, 0, false), end("i10", 1, 0, false)]),
        (HEXAGON, "b", vec![end("b1", -2, -1, false)]),
        (HEXAGON, "e", vec![end("e1", -4, 0, true)]),
        (HEXAGON, "h", vec![end("h1", -2, 1, false)]),
        (HEXAGON, "5", vec![end("a5", 0, -1, false), end("i5", 0, 1, false)]),
        (HEXAGON, "7", vec![end("c7", 2, -1, false), end("g7", 2, 1, false)]),
        (HEXAGON, "9", vec![end("e9", 4, 0, true), end("e9", 4, 0, true)]),
        (RHOMBUS, "a", vec![end("a1", 0, -1, false), end("a7", 0, 1, false)]),
        (RHOMBUS, "1", vec![end("a1", -2, 1, false), end("g1", 2, -1, false)]),
        (TRIANGLE, "e", vec![end("e1", -2, 1, false)]),
        (TRIANGLE, "4", vec![end("a4", 0, -1, false), end("b4", 2, 1, false)]),
    ] {
        assert_eq!(ends(geometry, name), expected, "{name}");
    }
    for (geometry, first, count) in [(TALL, "a", 19), (HEXAGON, "a", 18), (RHOMBUS, "a", 14), (TRIANGLE, "a", 10)] {
        let lines = geometry.lines();
        assert_eq!((lines[0].name.as_str(), lines.len()), (first, count));
    }
}

#[test]
fn only_squares_form_a_lattice() {
    assert_eq!(TALL.lattice(), Some(Lattice { files: 9, ranks: 10 }));
    for geometry in [HEXAGON, RHOMBUS, TRIANGLE] {
        assert_eq!(geometry.lattice(), None);
    }
    assert!(RHOMBUS.has_straight_columns() && !HEXAGON.has_straight_columns() && !TRIANGLE.has_straight_columns());
}

#[test]
fn a_board_of_any_rows_can_be_written_down() {
    let steps = Geometry::of_rows(&[(3, -2), (2, -2), (1, -2)], Naming::Files, CellShape::SQUARE, TALL.sides());
    let names: Vec<String> = steps.all().map(|cell| steps.name(cell).into()).collect();
    assert_eq!(names.join(" "), "a1 b1 c1 a2 b2 a3");
    assert_eq!(steps.neighbours(Cell(3)), [Cell(5), Cell(4), Cell(0)]);
    assert_eq!(steps.lattice(), None);
}

#[test]
fn steps_end_at_the_edges() {
    let (files, ranks) = (12, 12);
    let step = |cell: &str, right, away| {
        let target = square::offset(files, ranks, LARGE.parse(cell).expect("a cell"), right, away);
        target.map(|cell| LARGE.name(cell).to_string())
    };
    assert_eq!(step("a1", 11, 11).as_deref(), Some("l12"));
    assert_eq!(step("l12", -11, -11).as_deref(), Some("a1"));
    assert_eq!(step("f6", 2, -1).as_deref(), Some("h5"));
    for (cell, right, away) in
        [("a1", -1, 0), ("a1", 0, -1), ("l12", 1, 0), ("l12", 0, 1), ("a2", -1, 1), ("l5", 1, 1), ("f6", 7, 0)]
    {
        assert_eq!(step(cell, right, away), None, "{cell} {right} {away}");
    }
}

#[test]
fn the_board_lies_around_its_middle() {
    for geometry in [LARGE, TALL, HEXAGON, RHOMBUS] {
        let (mut right, mut away) = (0, 0);
        for cell in geometry.all() {
            let place = geometry.place(cell);
            right += i32::from(place.right);
            away += i32::from(place.away);
        }
        assert_eq!((right, away), (0, 0));
        let first = geometry.place(Cell(0));
        assert!(first.right < 0 && first.away < 0, "a1 lies at the bottom left");
    }
    let middle = TALL.place(TALL.parse("e5").expect("a cell"));
    assert_eq!((middle.right, middle.away), (0, -1), "half a row below the middle");
}
