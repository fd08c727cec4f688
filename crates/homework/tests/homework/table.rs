//! The table of a teacher.

use super::{deck, tried, work};
use ludoteca_homework::{Homework, Table};

fn table() -> Table {
    let mut homework = Homework::new(deck("avanco"));
    homework.note("Ana", &work(5, &[tried(true, false, &[]), tried(true, false, &["c3-c4", "d2-d3"])]));
    homework.note("=Max", &work(5, &[tried(true, true, &[]), tried(false, false, &["c3-c4"])]));
    homework.note("Gone", &work(5, &[tried(false, true, &[])]));
    Table::of(&homework, ["Ana", "Rui", "=Max"])
}

#[test]
fn lines_say_who_did_what() {
    let lines = table().lines(&|text| format!("{text:?}").split('"').nth(1).unwrap_or_default().to_owned());
    let width = "homework-solved-head".len();
    let row = |name: &str, cells: &str| format!("{name:width$}  {cells}");
    assert_eq!(lines[0], row("", "1 2 3 4 5"));
    assert_eq!(lines[1], row("Ana", "+ ~ . . .  2/5"));
    assert_eq!(lines[2], row("Rui", ". . . . .  0/5"));
    assert_eq!(lines[3], row("=Max", "! x . . .  1/5"));
    assert_eq!(lines[4], row("Gone", "x . . . .  0/5"), "nobody of whom something is known is left out");
    assert_eq!(lines[5], row("homework-solved-head", "2 1 0 0 0"));
    assert_eq!(lines[6..], ["homework-signs", "", "homework-wrong-head", "homework-wrong", "homework-wrong"]);
}

#[test]
fn a_table_for_programs_has_no_formulas() {
    assert_eq!(
        table().csv(),
        "pupil,1,2,3,4,5,solved\r\n\
         Ana,at-once,later c3-c4 d2-d3,,,,2\r\n\
         Rui,,,,,,0\r\n\
         '=Max,helped,open c3-c4,,,,1\r\n\
         Gone,open,,,,,0\r\n\
         solved,2,1,0,0,0,3\r\n"
    );
}
