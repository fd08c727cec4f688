//! The cards of a class: for every pupil four letters and the token that they stand for, the same whenever the program
//! is started.

use ludoteca_class::Tournament;
use ludoteca_net::{Bytes, Identity, PublicKey};
use std::collections::BTreeSet;

/// Consonants that nobody takes for each other: no card is a word, and none is read in two ways.
const LETTERS: &[u8; 19] = b"BCDFGHJKLMNPQRSTVWX";

/// What a pupil comes with.
#[derive(Clone, Debug)]
pub struct Card {
    /// The four letters that are typed.
    pub letters: String,
    /// What they stand for.
    pub token: Bytes<16>,
    /// Who they are at a table.
    pub key: PublicKey,
}

/// What is of this sheet alone: a changed list of pupils changes none of it.
pub(crate) fn mark(sheet: &Tournament) -> Vec<u8> {
    format!("{}\n{}\n{}", sheet.seed(), sheet.name(), sheet.game()).into_bytes()
}

/// The cards of all pupils.
pub(crate) fn cards(identity: &Identity, sheet: &Tournament) -> Vec<Card> {
    let mark = mark(sheet);
    let mut taken = BTreeSet::new();
    let numbers = 0..sheet.pupils().len() as u64;
    numbers.map(|number| card(identity, (&mark, number), &mut taken)).collect()
}

fn card(identity: &Identity, (mark, number): (&[u8], u64), taken: &mut BTreeSet<String>) -> Card {
    let number = number.to_le_bytes();
    let token = identity.bytes_for("token of a pupil", &[mark, &number]);
    let token = Bytes(*token.0.first_chunk().expect("there are 32 bytes"));
    // Whoever comes late changes nobody's letters: those before have theirs already.
    let tries = (0_u32..).map(|again| identity.bytes_for("letters of a card", &[mark, &number, &again.to_le_bytes()]));
    let mut words = tries.map(|bytes| letters(&bytes));
    let letters = words.find(|word| taken.insert(word.clone())).expect("a class is far smaller than all words");
    Card { letters, token, key: identity.of_token(token).public() }
}

fn letters(bytes: &Bytes<32>) -> String {
    let mut number = bytes.0.iter().take(8).fold(0_u64, |number, byte| number << 8 | u64::from(*byte));
    let mut word = String::new();
    for _ in 0..4 {
        let count = LETTERS.len() as u64;
        word.push(char::from(LETTERS[(number % count) as usize]));
        number /= count;
    }
    word
}

#[cfg(test)]
mod tests {
    use super::*;
    use ludoteca_class::System;

    #[test]
    fn cards_are_unique_and_stay_when_somebody_comes_late() {
        let identity = Identity::from_secret([3; 32]);
        let mut sheet = Tournament::new("Cup", "hex", System::Swiss { rounds: 3 }, 5).expect("a sheet");
        let mut before: Vec<(String, Bytes<16>)> = Vec::new();
        for number in 0..64 {
            sheet.add(&format!("Pupil {number}")).expect("there is room");
            let now: Vec<_> = cards(&identity, &sheet).into_iter().map(|card| (card.letters, card.token)).collect();
            assert_eq!(now[..number], before[..]);
            before = now;
        }
        let words: BTreeSet<&String> = before.iter().map(|(word, _)| word).collect();
        assert_eq!(words.len(), 64);
        assert!(words.iter().all(|word| word.len() == 4 && !word.contains(['A', 'E', 'I', 'O', 'U'])));
        let other = Identity::from_secret([4; 32]);
        assert_ne!(cards(&other, &sheet)[0].token, before[0].1);
    }
}
