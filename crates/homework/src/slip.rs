//! Letters on a slip of paper that say how somebody fared in a deck: twelve, and more of a deck with many exercises.
//!
//! Twelve of 32 letters make 2⁶⁰ words, and those that are slips are the multiples of 37. With 37, a prime above 31 of
//! which 32 is a primitive root, every word of up to 36 letters with one wrong letter, and every one with two letters
//! exchanged, is none.
//!
//! The word holds, from its lowest digit on: a mark of the deck, the number of the pupil, how each exercise stands, and
//! the first wrong move of each that was not right at once, as far as there is room. A move is its place among the
//! orders that the rules allow where its exercise begins, from 1; 0 is none.

use crate::given::given;
use ludoteca_lessons::{Deck, Exercise, State, Tried, Work, write as deck_text};
use ludoteca_rules::Text;

/// Letters and digits that nobody takes for each other, as those of a table: no I, O, 0 and 1.
const LETTERS: &[u8; 32] = b"ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/// How many letters a slip has: the first of these numbers with which it has room for all exercises.
const LENGTHS: [usize; 3] = [12, 16, 20];

/// They are written in groups of so many.
const GROUP: usize = 4;

/// What every word that is a slip is a multiple of.
const CHECK: u128 = 37;

/// How many marks of decks there are.
const MARKS: u128 = 1024;

/// The highest number of a pupil.
pub const MOST_PUPILS: usize = 127;

/// What stands for a wrong move that a slip had no room for.
pub const UNKNOWN_MOVE: &str = "?";

/// The slip of a pupil, by their number on the list, from 1: letters in groups of four.
///
/// # Errors
/// The deck has more exercises than a slip can tell, or there is no pupil of that number.
pub fn write(deck: &Deck, number: usize, work: &Work) -> Result<String, Text> {
    let pupil = number.checked_sub(1).filter(|pupil| *pupil < MOST_PUPILS);
    let pupil = pupil.ok_or_else(|| Text::new("homework-number").with_number("most", MOST_PUPILS))?;
    let states = States::of(deck)?;
    let head = (pupil as u128, states.number(work, deck.exercises.len()));
    let mut wrong = wrong_moves(deck, states, work);
    let value = loop {
        if let Some(value) = number_of(deck, states, head, &wrong) {
            break value;
        }
        // Without any wrong move there is room: so the states were chosen.
        let last = wrong.iter_mut().rev().find(|(digit, _)| *digit > 0);
        last.ok_or_else(States::too_long)?.0 = 0;
    };
    let mut word = value * CHECK;
    let mut letters = vec![0; states.letters];
    for letter in letters.iter_mut().rev() {
        *letter = LETTERS[(word % 32) as usize];
        word /= 32;
    }
    let groups = letters.chunks(GROUP).map(String::from_utf8_lossy);
    Ok(groups.collect::<Vec<_>>().join(" "))
}

/// Reads the slip of one of so many pupils, in whatever case and with spaces or hyphens between the letters: their
/// number, from 1, and how they fared.
///
/// # Errors
/// They are too few or too many letters, one of them is wrong, they are of another deck, or of a pupil who is not on
/// the list.
pub fn read(deck: &Deck, text: &str, pupils: usize) -> Result<(usize, Work), Text> {
    let states = States::of(deck)?;
    let wrong_letter = || Text::new("homework-slip-wrong");
    let letters = || Text::new("homework-slip-letters").with_number("count", states.letters);
    let word = word(text, states.letters).ok_or_else(letters)?;
    if !word.is_multiple_of(CHECK) {
        return Err(wrong_letter());
    }
    let mut value = word / CHECK;
    // A pupil who was given the deck for a computer at home has it under another name.
    let marked = take(&mut value, MARKS);
    if marked != mark(deck) && marked != mark(&given(deck)) {
        return Err(Text::new("homework-slip-deck").with("id", &deck.id));
    }
    let number = take(&mut value, MOST_PUPILS as u128) as usize + 1;
    if number > pupils {
        return Err(Text::new("homework-slip-pupil").with_number("number", number).with_number("last", pupils));
    }
    let mut work = Work::new(deck.exercises.len());
    let found: Vec<State> = work.exercises().iter().map(|_| states.take(&mut value)).collect();
    for ((tried, state), exercise) in work.exercises_mut().iter_mut().zip(found).zip(&deck.exercises) {
        *tried = states.tried(state, exercise, &mut value);
    }
    if value == 0 { Ok((number, work)) } else { Err(wrong_letter()) }
}

/// The word of so many letters; `None` if there are more or fewer, or other signs.
fn word(text: &str, letters: usize) -> Option<u128> {
    let (mut word, mut length) = (0_u128, 0);
    for symbol in text.chars().filter(|symbol| !symbol.is_whitespace() && *symbol != '-') {
        let letter = u8::try_from(symbol.to_ascii_uppercase()).ok()?;
        let value = LETTERS.iter().position(|known| *known == letter)?;
        length += 1;
        if length > letters {
            return None;
        }
        word = word * 32 + value as u128;
    }
    (length == letters).then_some(word)
}

/// Takes the lowest digit away from a number.
fn take(value: &mut u128, digits: u128) -> u128 {
    let digit = *value % digits;
    *value /= digits;
    digit
}

/// What is nearly always another for another deck.
fn mark(deck: &Deck) -> u128 {
    let hash = blake3::hash(deck_text(deck).as_bytes());
    hash.as_bytes().iter().take(8).fold(0_u128, |number, byte| number << 8 | u128::from(*byte)) % MARKS
}

/// All that a slip holds as a number; `None` if it is too large. `head` is the place of the pupil, and how the
/// exercises stand; `wrong` has a digit for each wrong move there may be, and how many digits there are.
fn number_of(deck: &Deck, states: States, head: (u128, u128), wrong: &[(u128, u128)]) -> Option<u128> {
    let (pupil, stand) = head;
    let above = wrong.iter().rev().try_fold(0_u128, |value, (digit, digits)| put(value, *digit, *digits))?;
    let value = put(above, stand, states.ways(deck)?)?;
    let value = put(put(value, pupil, MOST_PUPILS as u128)?, mark(deck), MARKS)?;
    (value <= largest(states.letters)).then_some(value)
}

/// Puts a digit below a number.
fn put(value: u128, digit: u128, digits: u128) -> Option<u128> {
    value.checked_mul(digits)?.checked_add(digit)
}

/// The digit of the first wrong move of each exercise that may have one, and how many digits there are.
fn wrong_moves(deck: &Deck, states: States, work: &Work) -> Vec<(u128, u128)> {
    let tried = deck.exercises.iter().zip(work.exercises());
    let may_be_wrong = tried.filter(|(_, tried)| states.has_move(states.told(State::of(tried))));
    let digit = |(exercise, tried): (&Exercise, &Tried)| {
        let orders = exercise.orders();
        let place = tried.wrong.iter().find_map(|order| orders.binary_search(order).ok());
        (place.map_or(0, |place| place as u128 + 1), orders.len() as u128 + 1)
    };
    may_be_wrong.map(digit).collect()
}

/// The largest number that a slip of so many letters can hold.
const fn largest(letters: usize) -> u128 {
    ((1 << (5 * letters)) - 1) / CHECK
}

/// How many states of an exercise a slip tells, with how many letters: all four states; with more exercises help is not
/// told apart from wrong moves, with still more neither from a right move, and with still more a slip is longer.
#[derive(Clone, Copy)]
struct States {
    count: u128,
    letters: usize,
}

impl States {
    /// As many as there is room for.
    fn of(deck: &Deck) -> Result<Self, Text> {
        let mut all = LENGTHS.into_iter().flat_map(|letters| [4, 3, 2].map(|count| Self { count, letters }));
        let fits = |states: &Self| {
            let count = states.ways(deck).and_then(|ways| ways.checked_mul(MOST_PUPILS as u128 * MARKS));
            count.is_some_and(|count| count <= largest(states.letters))
        };
        all.find(fits).ok_or_else(Self::too_long)
    }

    /// What is said of a deck with more exercises than a slip can tell.
    fn too_long() -> Text {
        let most = (largest(LENGTHS[LENGTHS.len() - 1]) / (MOST_PUPILS as u128 * MARKS)).ilog2();
        Text::new("homework-long").with_number("most", most)
    }

    /// In how many ways all exercises of a deck can stand; `None` for far too many.
    fn ways(self, deck: &Deck) -> Option<u128> {
        self.count.checked_pow(u32::try_from(deck.exercises.len()).ok()?)
    }

    /// What is told of a state.
    fn told(self, state: State) -> State {
        match state {
            State::Helped if self.count < 4 => self.told(State::Later),
            State::Later if self.count < 3 => State::AtOnce,
            state => state,
        }
    }

    /// Whether a wrong move may be told of an exercise in this state, as it is told.
    fn has_move(self, told: State) -> bool {
        told != State::AtOnce || self.count < 3
    }

    /// How so many exercises stand, the first one lowest.
    fn number(self, work: &Work, count: usize) -> u128 {
        let known = &work.exercises()[..count.min(work.exercises().len())];
        let digits = known.iter().rev().map(|tried| self.told(State::of(tried)) as u128);
        digits.fold(0, |value, digit| value * self.count + digit)
    }

    /// How the next exercise stands.
    fn take(self, value: &mut u128) -> State {
        State::ALL[take(value, self.count) as usize]
    }

    /// How an exercise stands, with its wrong move taken from what is left.
    fn tried(self, state: State, exercise: &Exercise, value: &mut u128) -> Tried {
        let mut wrong = Vec::new();
        if self.has_move(state) {
            let orders = exercise.orders();
            let digit = take(value, orders.len() as u128 + 1) as usize;
            wrong.extend(digit.checked_sub(1).map(|place| orders[place].clone()));
        }
        if state == State::Later && wrong.is_empty() {
            wrong.push(UNKNOWN_MOVE.to_owned());
        }
        Tried { solved: state != State::Open, helped: state == State::Helped, wrong }
    }
}
