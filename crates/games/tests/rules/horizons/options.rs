//! The inventor's options, against the slow generator and sentence by sentence.

use super::slow::{self, House};
use super::{STARTS, place, weight};
use crate::battery::position;
use ludoteca_games::horizons::{Horizons, Position};
use ludoteca_rules::{Notation, Rules, View, laws, orders, random};

fn read(text: &str, chosen: &str) -> Position {
    position::<Horizons>(&format!("[{chosen}] {text}"))
}

fn legal(position: &Position) -> Vec<String> {
    let mut list = Vec::new();
    Horizons::moves(position, &mut list);
    let mut texts: Vec<String> = list.into_iter().map(|played| Horizons::spell(position, played)).collect();
    texts.sort();
    texts
}

fn goes(text: &str, chosen: &str, from: &str) -> String {
    super::goes(&format!("[{chosen}] {text}"), from)
}

#[test]
fn every_option_agrees_with_the_slow_generator() {
    let mut rng = random::generator(3);
    for (chosen, house) in [
        ("warrior=always", House { warrior_always: true, ..House::default() }),
        ("shielder=plain", House { shielder_plain: true, ..House::default() }),
        ("ox=garden", House { ox_garden: true, ..House::default() }),
        (
            "warrior=always,shielder=plain,ox=garden",
            House { warrior_always: true, shielder_plain: true, ox_garden: true },
        ),
    ] {
        for start in STARTS {
            let mut position = read(start, chosen);
            for _ in 0..150 {
                let text = Horizons::print_position(&position);
                let mut slow = slow::moves(&text, house);
                slow.sort();
                let texts: Vec<&String> = slow.iter().map(|(text, _)| text).collect();
                assert_eq!(legal(&position).iter().collect::<Vec<_>>(), texts, "{chosen}: {text}");
                let mut list = Vec::new();
                Horizons::moves(&position, &mut list);
                let Some(played) = laws::weighted(&list, &mut rng, |played| weight(&position, played)) else { break };
                let spelled = orders::spell_move::<Horizons>(&position, played);
                Horizons::play(&mut position, played);
                let expected = slow.into_iter().find(|(text, _)| *text == spelled).map(|(_, after)| after);
                assert_eq!(Some(Horizons::print_position(&position)), expected, "{chosen}: {spelled} in {text}");
                assert_eq!(read(&Horizons::print_position(&position), chosen), position);
            }
        }
    }
}

#[test]
fn a_warrior_is_never_demoted_if_it_always_strikes_far() {
    let text = place("Ka3 kl12 We4 ne6", "w - - - 0 1");
    for (chosen, letter) in [("warrior=once", 'V'), ("warrior=always", 'W')] {
        let mut position = read(&text, chosen);
        let played = orders::read_move::<Horizons>(&position, "e4xe6").expect("legal");
        Horizons::play(&mut position, played);
        let expected = place(&format!("Ka3 kl12 {letter}e6"), "b - - - 0 1");
        assert_eq!(Horizons::print_position(&position), expected);
    }
}

#[test]
fn a_plain_shielder_can_be_captured_from_in_front() {
    let text = place("Ka3 kl12 Re4 se6", "w - - - 0 1");
    assert!(!goes(&text, "", "e4").contains('x'));
    assert!(goes(&text, "shielder=plain", "e4").contains("xe6"));
}

#[test]
fn a_garden_ox_only_captures_on_its_first_two_squares() {
    let alone = place("Ka3 kl10 Of6", "w - - - 0 1");
    let far = "-c5 -c6 -c7 -e3 -e9 -f3 -f9 -g3 -g9 -i5 -i6 -i7";
    assert_eq!(goes(&alone, "ox=garden", "f6"), far);
    let near = place("Ka3 kl10 Of6 nf7 nf8 nd6 sg6", "w - - - 0 1");
    assert_eq!(goes(&near, "ox=garden", "f6"), "-e3 -f3 -g3 xd6 xf7 xg6");
    assert_eq!(goes(&near, "ox=new", "f6"), "-e3 -f3 -f4 -g3 xd6");
    let friends = place("Ka3 kl10 Of6 Nf7 Nd6 Nf4", "w - - - 0 1");
    assert_eq!(goes(&friends, "ox=garden", "f6"), "-i5 -i6 -i7");
}

#[test]
fn a_promoted_ox_moves_as_the_option_says() {
    let mut position = read(&place("Ka3 kl10 Pf11", "w - - - 0 1"), "ox=garden");
    for text in ["f11-f12=O", "l10-l9"] {
        let played =
            orders::read_move::<Horizons>(&position, text).unwrap_or_else(|refusal| panic!("{}", refusal.text));
        Horizons::play(&mut position, played);
    }
    assert_eq!(super::from_cell(&legal(&position), "f12"), "-c11 -c12 -e9 -f9 -g9 -i11 -i12");
    assert!(Horizons::standing(&position).iter().any(|piece| piece.piece.kind.0 == 5), "it looks like any Ox");
}
