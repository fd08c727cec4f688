//! What is in a table, counted.

use crate::space::{Space, Standing};
use ludoteca_rules::thinking::think::Stop;
use ludoteca_tablebase::{Code, Entries, Form, Value, Way, Worth};

/// Larger tables are not gone through once more for what their entries alone do not say.
const LARGEST: u64 = 1 << 26;

/// The counts. Positions in which the game is over are among them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Survey {
    /// Positions.
    pub positions: u64,
    /// Won, drawn and lost ones, for the side to move; where both sides decide at once, those that the first side
    /// certainly wins, those that are worth nothing to either, and those that the second certainly wins.
    pub wins: u64,
    /// See [`Survey::wins`].
    pub draws: u64,
    /// See [`Survey::wins`].
    pub losses: u64,
    /// Positions that are worth something between, as both sides mix their orders.
    pub mixed: u64,
    /// The most plies to the end, and the first position with so many that is won, or else lost; `None` where the
    /// distance does not depend on how one plays.
    pub longest: Option<(u32, u64)>,
    /// Won positions in which exactly one move wins; `None` where the table is too large to count them, or has not the
    /// positions after each move.
    pub only_moves: Option<u64>,
    /// Positions in which the game goes on and to which games from the start come; `None` where that is not counted.
    pub reachable: Option<u64>,
}

impl Survey {
    /// Counts; `None` if it was stopped.
    #[must_use]
    pub fn of(space: &dyn Space, entries: &Entries, stop: &Stop) -> Option<Self> {
        if entries.form() == Form::Mixed {
            return Self::of_mixed(entries, stop);
        }
        let mut survey = Self::default();
        for number in 0..entries.count() {
            if number.is_multiple_of(1 << 16) && stop.is_stopped() {
                return None;
            }
            let Some(verdict) = entries.code(number).verdict() else { continue };
            survey.positions += 1;
            *match verdict.value {
                Value::Win => &mut survey.wins,
                Value::Draw => &mut survey.draws,
                Value::Loss => &mut survey.losses,
            } += 1;
        }
        survey.longest = longest(entries, stop);
        if entries.count() <= LARGEST && space.way() != Way::Apart {
            survey.go_through(space, entries, stop)?;
        }
        (!stop.is_stopped()).then_some(survey)
    }

    /// Counts where both sides decide at once.
    fn of_mixed(entries: &Entries, stop: &Stop) -> Option<Self> {
        let mut survey = Self::default();
        for number in 0..entries.count() {
            if number.is_multiple_of(1 << 16) && stop.is_stopped() {
                return None;
            }
            let Some(worth) = Worth::of(entries.code(number)) else { continue };
            survey.positions += 1;
            *match worth.sure.signum() {
                1 => &mut survey.wins,
                -1 => &mut survey.losses,
                _ if worth.value == 0.0 => &mut survey.draws,
                _ => &mut survey.mixed,
            } += 1;
        }
        survey.longest = longest(entries, stop);
        (!stop.is_stopped()).then_some(survey)
    }

    /// Goes through all moves, upwards, so that what games come to is known before it is looked at.
    fn go_through(&mut self, space: &dyn Space, entries: &Entries, stop: &Stop) -> Option<()> {
        let mut reached = vec![0_u64; (entries.count() as usize).div_ceil(64)];
        let counted = space.start().filter(|_| space.way() == Way::Upwards);
        if let Some(start) = counted {
            reached[(start / 64) as usize] |= 1 << (start % 64);
        }
        let (mut only, mut open) = (0, 0);
        let mut next = Vec::new();
        for number in 0..entries.count() {
            if number.is_multiple_of(1 << 12) && stop.is_stopped() {
                return None;
            }
            if entries.code(number) == Code::NONE || space.expand(number, &mut next) != Standing::Open {
                continue;
            }
            if reached[(number / 64) as usize] >> (number % 64) & 1 == 1 {
                open += 1;
                for next in &next {
                    reached[(next.number / 64) as usize] |= 1 << (next.number % 64);
                }
            }
            let wins = next.iter().filter(|next| {
                let after = entries.code(next.number).verdict();
                after.is_some_and(|after| after.of_move(next.same_side).value == Value::Win)
            });
            only += u64::from(wins.take(2).count() == 1);
        }
        self.only_moves = Some(only);
        self.reachable = counted.map(|_| open);
        Some(())
    }
}

/// The most plies to the end that a table knows, and the first position with so many that is won, or else lost; `None`
/// where it knows no distances, or if it was stopped.
#[must_use]
pub fn longest(entries: &Entries, stop: &Stop) -> Option<(u32, u64)> {
    // Of positions that are equally far, the won one.
    let (mut longest, mut found) = ((0, false), None);
    for number in 0..entries.count() {
        if number.is_multiple_of(1 << 16) && stop.is_stopped() {
            return None;
        }
        let code = entries.code(number);
        let far = match entries.form() {
            Form::Values => return None,
            Form::Distances | Form::LongDistances => {
                code.verdict().map(|verdict| (verdict.plies, verdict.value == Value::Win))
            }
            Form::Mixed => Worth::of(code).map(|worth| (u32::from(worth.sure.unsigned_abs()), false)),
        };
        if let Some(far) = far.filter(|far| *far > longest) {
            (longest, found) = (far, Some(number));
        }
    }
    found.map(|number| (longest.0, number))
}
