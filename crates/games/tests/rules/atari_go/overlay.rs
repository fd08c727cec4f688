//! The liberties laid over the board, beside a flood by hand.

use super::{STARTS, weight};
use crate::board_text::spread;
use crate::overlays::{self, badge};
use ludoteca_games::atari_go::AtariGo;
use std::collections::BTreeSet;

type At = (usize, usize);

fn name((row, column): At) -> String {
    format!("{}{}", char::from(b'a' + column as u8), 9 - row)
}

fn beside((row, column): At) -> Vec<At> {
    let all = [(row.wrapping_sub(1), column), (row + 1, column), (row, column.wrapping_sub(1)), (row, column + 1)];
    all.into_iter().filter(|(row, column)| *row < 9 && *column < 9).collect()
}

fn flood(board: &[Vec<char>], from: At, group: &mut BTreeSet<At>) {
    if group.insert(from) {
        for next in beside(from) {
            if board[next.0][next.1] == board[from.0][from.1] {
                flood(board, next, group);
            }
        }
    }
}

fn plain(text: &str) -> (BTreeSet<String>, String) {
    let board = spread(text.split(' ').next().expect("a board"));
    let points = (0..9).flat_map(|row| (0..9).map(move |column| (row, column)));
    let (mut badges, mut last, mut near) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    let mut groups = BTreeSet::new();
    for at in points.filter(|(row, column)| board[*row][*column] != '.') {
        let mut group = BTreeSet::new();
        flood(&board, at, &mut group);
        let liberties: BTreeSet<At> =
            group.iter().flat_map(|stone| beside(*stone)).filter(|(row, column)| board[*row][*column] == '.').collect();
        let colour = board[at.0][at.1].to_string();
        let role = if liberties.len() > 1 { &*colour } else { "!" };
        badges.insert(badge(&name(at), role, liberties.len() as u32, false));
        if liberties.len() == 1 {
            last.extend(liberties.clone());
        }
        groups.insert((colour.clone(), liberties.len() == 1, group));
        near.extend(liberties);
    }
    badges.extend(near.iter().map(|at| badge(&name(*at), "=", None, last.contains(at))));
    let count = |colour: &str, atari: bool| {
        groups.iter().filter(|(of, in_atari, _)| of == colour && (*in_atari || !atari)).count()
    };
    let said = format!(
        "laid-atari-go-liberties black={} white={} black-atari={} white-atari={}",
        count("b", false),
        count("w", false),
        count("b", true),
        count("w", true)
    );
    (badges, said)
}

#[test]
fn liberties_are_those_of_a_flood_by_hand() {
    overlays::check::<AtariGo>(&STARTS, weight, "liberties", plain);
}

#[test]
fn the_groups_of_the_example_have_their_liberties() {
    let text = "1www3bw/7bw/w3b2bw/w8/w8/9/9/1bbbb4/9 b";
    let (badges, said) = overlays::told::<AtariGo>(text, "liberties");
    for expected in ["b9 w:5", "a5 w:5", "i7 !:1", "h7 b:4", "b2 b:10", "e7 b:4", "i6 =*", "a9 =", "g9 ="] {
        assert!(badges.contains(expected), "{expected}: {badges:?}");
    }
    assert_eq!(badges.iter().filter(|badge| badge.ends_with('*')).count(), 1);
    assert_eq!(said, "laid-atari-go-liberties black=3 white=3 black-atari=0 white-atari=1");
}
