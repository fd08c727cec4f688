//! How the time of a demonstration runs: play, steps, speeds, any moment.

use ludoteca::theatre::{Demo, time};
use ludoteca_rules::{Kind, Piece, Side};

fn demo() -> Demo {
    Demo::new((0..5).map(|kind| Piece { side: Some(Side(0)), kind: Kind(kind) }).collect())
}

fn walked(demo: &mut Demo) -> usize {
    for _ in 0..1000 {
        if !demo.is_moving() {
            return demo.stage();
        }
        demo.advance(0.016);
    }
    panic!("the step never ends");
}

#[test]
fn it_plays_at_its_speed_and_comes_round() {
    let mut demo = demo();
    assert_eq!((demo.stage(), demo.position(), demo.speed()), (0, 0.0, 1.0));
    demo.advance(time::STAGE * 2.0 + 0.1);
    assert_eq!(demo.stage(), 2);
    demo.set_speed(2.0);
    demo.advance(time::STAGE * 1.5);
    assert_eq!((demo.stage(), demo.now().map(|now| now.t)), (0, Some(0.0)));
    demo.toggle();
    let before = demo.clone();
    demo.advance(3.0);
    assert_eq!(demo, before);
}

#[test]
fn speed_stays_between_a_quarter_and_four() {
    let mut demo = demo();
    for (steps, speed) in [(1, 2.0), (1, 4.0), (1, 4.0), (-3, 0.5), (-9, 0.25)] {
        demo.change_speed(steps);
        assert_eq!(demo.speed(), speed);
    }
    demo.set_speed(f32::NAN);
    assert_eq!(demo.speed(), 1.0);
}

#[test]
fn seek_goes_anywhere_and_position_tells_where() {
    let mut demo = demo();
    for k in 0..=100 {
        let position = k as f32 / 100.0;
        demo.seek(position);
        assert!((demo.position() - position).abs() < 1e-5);
    }
    assert_eq!(demo.stage(), 0, "the end is the beginning");
    demo.seek(-3.0);
    assert_eq!(demo.position(), 0.0);
    assert!(demo.is_playing());
}

#[test]
fn steps_walk_through_the_change_and_do_not_make_anybody_wait() {
    let mut demo = demo();
    demo.step(1);
    assert!(!demo.is_playing() && demo.is_moving());
    demo.advance(0.3);
    assert!(demo.now().is_some_and(|now| now.t > 0.2 && now.t < 0.4), "the change is seen");
    assert_eq!(walked(&mut demo), 1);
    demo.step(-1);
    demo.advance(0.3);
    assert!(demo.now().is_some_and(|now| now.t > 0.6 && now.t < 0.8), "the change is seen backwards");
    assert_eq!(walked(&mut demo), 0);
    demo.step(-1);
    assert_eq!(walked(&mut demo), 4);
    for _ in 0..3 {
        demo.step(1);
    }
    assert_eq!(walked(&mut demo), 2);
    demo.step(-2);
    assert_eq!(walked(&mut demo), 0);
    demo.step(1);
    demo.toggle();
    assert!(demo.is_playing());
    demo.show(usize::MAX);
    assert_eq!(demo.stage(), 4);
}

#[test]
fn without_stages_nothing_breaks() {
    let mut demo = Demo::new(Vec::new());
    demo.step(1);
    demo.advance(1.0);
    demo.seek(0.5);
    demo.show(3);
    assert_eq!((demo.stage(), demo.position(), demo.now()), (0, 0.0, None));
}
