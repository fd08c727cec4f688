//! What is counted on the board after the moves that are expected.

use super::play;
use ludoteca_games::find;
use ludoteca_review::counted_ahead;
use ludoteca_words::{Language, Words};

fn told(game: &str, position: Option<&str>, line: &[&str]) -> Option<String> {
    let play = play(game, position, "*");
    let before = play.position_text();
    let line: Vec<String> = line.iter().map(|order| (*order).to_owned()).collect();
    let text = counted_ahead(find(game).expect("the game exists"), &*play, &line);
    assert_eq!(play.position_text(), before, "the play stays as it is");
    text.map(|text| Words::new(Language::En, &ludoteca_games::catalogue()).say(&text))
}

#[test]
fn what_decides_a_game_is_counted_after_the_first_moves_of_a_line() {
    let says = |game, position, line: &[&str], part: &str| {
        let said = told(game, position, line).unwrap_or_else(|| panic!("{game}: something is counted"));
        assert!(said.contains(part), "{game}: {said}");
    };
    says("produto", None, &["Ba1", "Wa2"], "After Ba1: Black: 1 × 0 = 0.");
    says("avanco", Some("7/7/2w4/7/6w/1b5/7 w"), &["c5-c6", "b2-b1"], "After c5-c6: Ranks to go");
    says("gatos-caes", None, &["d4", "a1"], "for cats alone: 4;");
    says("atari-go", None, &["c3"], "Black 1, White 0");
}

#[test]
fn nothing_is_said_where_nothing_is_counted_or_changes_or_the_game_ends() {
    assert_eq!(told("rastros", None, &["d4"]), None, "no overlay of it counts what decides it");
    assert_eq!(told("avanco", Some("7/2w4/7/7/6w/b6/7 w"), &["c6-c7"]), None, "the game is over then");
    assert_eq!(told("avanco", None, &["a2-a9"]), None, "a line that cannot be played");
    assert_eq!(told("produto", None, &[]), None);
}
