//! Square boards and cell names; the hexagon is tested with Produto.

use ludoteca_rules::geometry::square;
use ludoteca_rules::{Cell, Geometry};

const LARGE: Geometry = Geometry::Square { files: 12, ranks: 12 };
const TALL: Geometry = Geometry::Square { files: 9, ranks: 10 };
const HEXAGON: Geometry = Geometry::Hexagon { side: 5 };

#[test]
fn square_cells_count_along_each_rank_from_the_bottom() {
    for (geometry, files, ranks) in [(LARGE, 12, 12), (TALL, 9, 10), (Geometry::Square { files: 4, ranks: 3 }, 4, 3)] {
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
    for geometry in [LARGE, TALL, HEXAGON] {
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
