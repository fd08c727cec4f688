//! Names of games in code.

use crate::Sources;

/// Where the code of these sources names one of these games, which are given as their folders are called (`atari_go`).
/// Comments may name games as examples.
pub fn faults(sources: &Sources, games: &[String]) -> Vec<String> {
    let games: Vec<Vec<String>> = games.iter().map(|game| words(game)).collect();
    let mut found = Vec::new();
    for (place, text) in sources {
        for (number, line) in text.lines().enumerate().filter(|(_, line)| !line.trim_start().starts_with("//")) {
            let words = words(line);
            let named = games.iter().find(|game| {
                words.windows(game.len()).any(|part| part == game.as_slice()) || words.contains(&game.concat())
            });
            found.extend(named.map(|game| format!("{place}:{}: names {}", number + 1, game.join(" "))));
        }
    }
    found
}

/// The words of a line in lower case: `AtariGo`, `atari-go` and `ATARI_GO` are two.
fn words(line: &str) -> Vec<String> {
    let mut found = vec![String::new()];
    let mut small = false;
    for letter in line.chars() {
        if !letter.is_alphanumeric() || small && letter.is_uppercase() {
            found.push(String::new());
        }
        small = letter.is_lowercase();
        if let (true, Some(word)) = (letter.is_alphanumeric(), found.last_mut()) {
            word.extend(letter.to_lowercase());
        }
    }
    found.retain(|word| !word.is_empty());
    found
}
