//! The hexagon: its cells, their names, and which of them touch.

use ludoteca_games::produto::GEOMETRY;
use ludoteca_rules::Cell;
use std::collections::BTreeSet;

/// Row letters from the bottom, and how many cells each row has.
const ROWS: [(char, usize); 9] =
    [('a', 5), ('b', 6), ('c', 7), ('d', 8), ('e', 9), ('f', 8), ('g', 7), ('h', 6), ('i', 5)];

fn cell(name: &str) -> Cell {
    GEOMETRY.parse(name).unwrap_or_else(|| panic!("{name} is a cell"))
}

fn neighbours(name: &str) -> BTreeSet<String> {
    GEOMETRY.neighbours(cell(name)).into_iter().map(|cell| GEOMETRY.name(cell).to_string()).collect()
}

/// The relation as the sentence defines it: within a row, and from each row to the next one up.
fn by_the_sentence() -> BTreeSet<(String, String)> {
    let mut touching = BTreeSet::new();
    let mut both = |one: (char, usize), other: (char, usize)| {
        let name = |(row, number): (char, usize)| format!("{row}{number}");
        touching.insert((name(one), name(other)));
        touching.insert((name(other), name(one)));
    };
    for (index, (row, length)) in ROWS.into_iter().enumerate() {
        for number in 1..=length {
            if number > 1 {
                both((row, number), (row, number - 1));
            }
            if index < 4 {
                both((row, number), (ROWS[index + 1].0, number));
                both((row, number), (ROWS[index + 1].0, number + 1));
            } else if index < 8 {
                for above in [number - 1, number] {
                    if above >= 1 && above <= ROWS[index + 1].1 {
                        both((row, number), (ROWS[index + 1].0, above));
                    }
                }
            }
        }
    }
    touching
}

#[test]
fn names_run_through_rows_of_5_6_7_8_9_8_7_6_5() {
    let expected: Vec<String> =
        ROWS.iter().flat_map(|(row, length)| (1..=*length).map(move |number| format!("{row}{number}"))).collect();
    let names: Vec<String> = GEOMETRY.all().map(|cell| GEOMETRY.name(cell).to_string()).collect();
    assert_eq!(names, expected);
    assert_eq!((names.len(), GEOMETRY.cells(), GEOMETRY.rows()), (61, 61, 9));
    for (index, name) in names.iter().enumerate() {
        assert_eq!(GEOMETRY.parse(name), Some(Cell(index as u8)));
        assert_eq!(GEOMETRY.parse(&name.to_uppercase()), Some(Cell(index as u8)));
    }
    for (row, (_, length)) in ROWS.iter().enumerate() {
        assert_eq!(usize::from(GEOMETRY.row_length(row as u8)), *length);
        assert_eq!(GEOMETRY.row_and_column(GEOMETRY.row_start(row as u8)), (row as u8, 0));
    }
}

#[test]
fn names_of_no_cell_are_no_cells() {
    for name in [
        "", "a", "a0", "a6", "b7", "e10", "f9", "i6", "j1", "a01", "1a", "aa", "a-1", "a 1", "a1 ", "é1", "e99", "a256",
    ] {
        assert_eq!(GEOMETRY.parse(name), None, "{name}");
    }
}

#[test]
fn cells_touch_as_the_sentence_says() {
    for (name, expected) in [
        ("a1", "a2 b1 b2"),
        ("a5", "a4 b5 b6"),
        ("e1", "d1 e2 f1"),
        ("e9", "d8 e8 f8"),
        ("i1", "h1 h2 i2"),
        ("i5", "h5 h6 i4"),
        ("a3", "a2 a4 b3 b4"),
        ("c1", "b1 c2 d1 d2"),
        ("d8", "c7 d7 e8 e9"),
        ("g7", "f7 f8 g6 h6"),
        ("c3", "b2 b3 c2 c4 d3 d4"),
        ("d5", "c4 c5 d4 d6 e5 e6"),
        ("e5", "d4 d5 e4 e6 f4 f5"),
        ("f4", "e4 e5 f3 f5 g3 g4"),
        ("h3", "g3 g4 h2 h4 i2 i3"),
    ] {
        assert_eq!(neighbours(name), expected.split(' ').map(str::to_owned).collect(), "{name}");
    }
}

#[test]
fn all_neighbours_are_those_of_the_sentence_and_mutual() {
    let found: BTreeSet<(String, String)> = GEOMETRY
        .all()
        .map(|cell| GEOMETRY.name(cell).to_string())
        .flat_map(|name| neighbours(&name).into_iter().map(move |other| (name.clone(), other)))
        .collect();
    assert_eq!(found, by_the_sentence());
    for (one, other) in &found {
        assert!(found.contains(&(other.clone(), one.clone())), "{one} touches {other}");
    }
    let (corners, edges, inner) =
        GEOMETRY.all().fold((0, 0, 0), |(corners, edges, inner), cell| match GEOMETRY.neighbours(cell).len() {
            3 => (corners + 1, edges, inner),
            4 => (corners, edges + 1, inner),
            6 => (corners, edges, inner + 1),
            other => panic!("a cell with {other} neighbours"),
        });
    assert_eq!((corners, edges, inner), (6, 18, 37));
}

#[test]
fn neighbours_lie_at_distance_one_and_nothing_else_does() {
    for one in GEOMETRY.all() {
        let touching = GEOMETRY.neighbours(one);
        for other in GEOMETRY.all() {
            let (here, there) = (GEOMETRY.place(one), GEOMETRY.place(other));
            let (right, away) = (i32::from(here.right - there.right), i32::from(here.away - there.away));
            // Half cells to the right and half rows of √3/2: sixteen times the square of the distance.
            let square = 4 * right * right + 3 * away * away;
            assert_eq!(square == 16, touching.contains(&other), "{one:?} {other:?}");
            assert!(square == 0 || square >= 16);
        }
    }
    let middle = GEOMETRY.place(cell("e5"));
    assert_eq!((middle.right, middle.away), (0, 0));
    let corner = GEOMETRY.place(cell("a1"));
    assert!(corner.right < 0 && corner.away < 0, "a1 lies at the bottom left");
}
