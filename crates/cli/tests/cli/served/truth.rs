//! Then the truth: hands are counted where there are no screens, and a word says what is right.

use super::school::School;
use std::fs;

#[test]
fn hands_are_counted_and_a_word_says_what_is_right() {
    let school = School::new("avanco", 4, "2");
    let file = school.computer.folder().join("answers.csv");
    let mut program = school.serve_with(&["--answers", file.to_str().expect("text")]);
    program.types("truth\n");
    program.until("Nothing was asked yet, so nothing can be right or wrong.");
    program.types("hands a5-a6 3\n");
    program.until("No question is open, so there are no hands to count.");
    program.types("ask 7/7/w6/7/3b3/7/6w w\n");
    program.until("Everybody is asked for a move");
    program.types("hands a5-a6\nhands a5-a6 many\nhands a5-a6 1000\nhands a5-a7 2\n");
    program.until("Type the move and how many hands were raised for it: hands b2-b3 7.");
    program.until("So many hands cannot be taken in: 999 is the most.");
    program.types("hands a5-a6 3\nHANDS g1-g2 8\n");
    program.until("   8  g1-g2\n   3  a5-a6\nAnswers: 11; here: 0.");
    program.types("truth\n");
    program.until("The computer looks what is right.");
    program
        .until("   8  g1-g2  ✗ loses within 2 moves\n   3  a5-a6  ✓ wins within 2 moves\nBest: a5-a6, wins within 2");
    program.until("How it goes wrong: g1-g2 ");
    program.types("enough\n");
    program.until("All boards go on.");
    assert_eq!(fs::read_to_string(&file).expect("a table"), "pupil,answer,count\r\n,a5-a6,3\r\n,g1-g2,8\r\n");

    // An exercise of a deck says itself what is right.
    program.types("ask avanco-puzzles 999\n");
    program.until("There is no exercise 999; the last one is ");
    program.types("ask avanco-puzzles 1\n");
    program.until("Everybody is asked for a move");
    program.types("truth\n");
    program.until("Right: ");
    program.types("quit\n");
    program.ends_well();
}

#[test]
fn whoever_reads_json_is_told_the_truth_as_an_object() {
    let school = School::new("avanco", 2, "1");
    let mut program = {
        let (path, port) = (school.path(), school.port.to_string());
        let serve = ["class", "serve", path.to_str().expect("text"), "--port", &port, "--json"];
        school.computer.start(&serve)
    };
    program.until("\"link\"");
    program.types("ask 7/7/w6/7/3b3/7/6w w\nhands g1-g2 8\n");
    program.until("{\"answers\":[{\"answer\":\"g1-g2\",\"count\":8}],\"answered\":8,\"hands\":8,\"here\":0}");
    program.types("truth\n");
    program.until(
        "{\"best\":[\"a5-a6\"],\"worth\":\"wins within 2 moves\",\"answers\":[{\"answer\":\"g1-g2\",\"count\":8,",
    );
    program.until("\"right\":false,\"verdict\":\"loses within 2 moves\"}],\"refutation\":[\"g1-g2\",");
    program.types("quit\n");
    program.ends_well();
}
