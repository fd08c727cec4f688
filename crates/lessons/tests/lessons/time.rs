//! How long somebody waits until a move is judged.

use super::all;
use ludoteca_lessons::{Answer, Course};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Judges every legal order at every point of every main line, and prints how long that takes in each deck.
#[test]
#[ignore = "measures: cargo xtask measure judging"]
fn moves_are_judged_while_somebody_waits() {
    for deck in all() {
        let mut course = Course::new(Arc::new(deck));
        let mut taken: Vec<(Duration, String)> = Vec::new();
        loop {
            while !course.is_done() {
                let play = course.play_here();
                let mut asked = play.asked().iter();
                let seat = asked.find(|seat| play.side_of(*seat) == Some(course.exercise().side));
                for order in play.orders(seat.expect("it is the pupil's turn")) {
                    let asked = course.ask(&order).expect("the exercise is not done");
                    let begun = Instant::now();
                    let _ = asked.verdict();
                    taken.push((begun.elapsed(), format!("{} {order}", course.place() + 1)));
                }
                let steps = &course.exercise().steps;
                let here = steps.find(course.line()).expect("it is the main line");
                let next = steps.right(here).next().expect("the main line goes on");
                let play = course.play_here();
                let order = super::own_order(&*play, course.exercise().side, &steps.all[next].played);
                assert!(matches!(course.play(&order), Some(Answer::Right { .. })));
            }
            if !course.go_on() {
                break;
            }
        }
        taken.sort();
        let at = |part: usize| taken[(taken.len() - 1) * part / 100].0;
        let slow = taken.iter().filter(|(time, _)| *time > Duration::from_millis(50)).count();
        let (most, which) = taken.last().expect("moves were judged");
        println!(
            "{:24} {:6} moves: half {:.1?}, 95 % {:.1?}, most {most:.1?} ({which}), over 50 ms {slow}",
            course.deck().id,
            taken.len(),
            at(50),
            at(95)
        );
        assert!(*most < Duration::from_secs(2), "{which}");
    }
}
