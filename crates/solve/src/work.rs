//! Makes a table, slice by slice. Whoever asks decides after each one whether to go on, to save what there is, or to
//! stop; what comes out in the end does not depend on it.
//!
//! Start with [`Job`].

use crate::space::{Groups, Next, Prover, Space, Standing};
use ludoteca_rules::Text;
use ludoteca_rules::thinking::think::Stop;
use ludoteca_tablebase::{Code, Entries, Form, Progress, Value, Verdict, Way};

/// Numbers in a slice: some hundredths of a second at most.
const SLICE: u64 = 1 << 13;

/// Whether there is more to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// There is more to do.
    Open,
    /// The table is complete.
    Done,
    /// It was stopped in the middle of something that begins anew next time.
    Stopped,
}

/// A table in the making.
pub struct Job<'a> {
    space: &'a dyn Space,
    entries: Entries,
    progress: Progress,
    prover: Option<Box<dyn Prover + 'a>>,
    groups: Option<Box<dyn Groups + 'a>>,
    next: Vec<Next>,
    marked: Marked,
}

/// The positions that a pass looks at: those from which a move leads to what was decided by the pass before.
#[derive(Default)]
struct Marked {
    pass: u32,
    /// `None` if it looks at everything, as the first one does, which decides the ends.
    bits: Option<Vec<u64>>,
}

impl Marked {
    fn has(&self, number: u64) -> bool {
        self.bits.as_ref().is_none_or(|bits| bits[(number / 64) as usize] >> (number % 64) & 1 == 1)
    }

    /// The bytes for so many positions.
    const fn bytes(count: u64) -> u64 {
        count.div_ceil(64) * 8
    }
}

impl<'a> Job<'a> {
    /// A table about which nothing is known yet, in so many megabytes at most.
    ///
    /// # Errors
    /// It does not fit.
    pub fn new(space: &'a dyn Space, megabytes: usize) -> Result<Self, Text> {
        let rest = rest(space, megabytes)?;
        let entries = Entries::new(space.form(), space.count());
        Ok(Self::with(space, entries, Progress::default(), rest))
    }

    /// A table that was begun before: these entries, that far.
    ///
    /// # Errors
    /// It does not fit.
    pub fn resume(space: &'a dyn Space, entries: Entries, progress: Progress, megabytes: usize) -> Result<Self, Text> {
        let rest = rest(space, megabytes)?;
        debug_assert_eq!((entries.form(), entries.count()), (space.form(), space.count()));
        Ok(Self::with(space, entries, progress, rest))
    }

    fn with(space: &'a dyn Space, entries: Entries, progress: Progress, rest: usize) -> Self {
        let (prover, groups) = (space.prover(rest), space.groups());
        Self { space, entries, progress, prover, groups, next: Vec::new(), marked: Marked::default() }
    }

    /// What is known so far.
    #[must_use]
    pub const fn entries(&self) -> &Entries {
        &self.entries
    }

    /// How far it is.
    #[must_use]
    pub const fn progress(&self) -> Progress {
        self.progress
    }

    /// The entries of the table, once it is done.
    #[must_use]
    pub fn into_entries(self) -> Entries {
        self.entries
    }

    /// Does one slice more.
    ///
    /// # Errors
    /// Some end is further away than an entry can say.
    pub fn go_on(&mut self, stop: &Stop) -> Result<State, Text> {
        let count = self.space.count();
        let slice = if self.space.way() == Way::Apart { 1 } else { SLICE };
        let until = (self.progress.done + slice).min(count);
        while self.progress.done < until {
            match self.space.way() {
                Way::Upwards => self.decide(count - 1 - self.progress.done)?,
                Way::Passes => {
                    if !self.mark(stop) {
                        return Ok(State::Stopped);
                    }
                    if self.marked.has(self.progress.done) {
                        self.pass_over(self.progress.done)?;
                    }
                }
                Way::Apart => {
                    if !self.prove(self.progress.done, stop)? {
                        return Ok(State::Stopped);
                    }
                }
                Way::Groups => {
                    let groups = self.groups.as_mut();
                    let end = groups.and_then(|groups| groups.solve(self.progress.done, &mut self.entries, stop));
                    let Some(end) = end else { return Ok(State::Stopped) };
                    self.progress.done = end;
                    continue;
                }
            }
            self.progress.done += 1;
        }
        if self.progress.done < count {
            return Ok(State::Open);
        }
        // What no pass has decided after one that found nothing is a draw.
        let again = self.space.way() == Way::Passes && (self.progress.pass == 0 || self.progress.found);
        if again {
            self.progress = Progress { pass: self.progress.pass + 1, done: 0, found: false };
            return Ok(State::Open);
        }
        Ok(State::Done)
    }

    /// The entry of a position whose successors are all decided.
    fn decide(&mut self, number: u64) -> Result<(), Text> {
        let verdict = match self.space.expand(number, &mut self.next) {
            Standing::Nothing | Standing::Edge => return Ok(()),
            Standing::Over(value) => Verdict::new(value, 0),
            Standing::Open => {
                let mut best: Option<Verdict> = None;
                for next in &self.next {
                    let Some(after) = self.entries.code(next.number).verdict() else { continue };
                    let worth = after.of_move(next.same_side);
                    if best.is_none_or(|best| worth.order() > best.order()) {
                        best = Some(worth);
                    }
                    // Where only values are kept, no win is better than another.
                    if worth.value == Value::Win && self.entries.form() == Form::Values {
                        break;
                    }
                }
                best.unwrap_or(Verdict::DRAW)
            }
        };
        self.entries.set(number, self.code(verdict)?);
        Ok(())
    }

    /// Decides a position whose end is as many plies away as the number of the pass, if it is one.
    fn pass_over(&mut self, number: u64) -> Result<(), Text> {
        let pass = self.progress.pass;
        if pass == 0 {
            let entry = match self.space.standing(number) {
                Standing::Nothing | Standing::Edge => Code::NONE,
                Standing::Over(value) => self.code(Verdict::new(value, 0))?,
                Standing::Open => Code::DRAW,
            };
            self.entries.set(number, entry);
            return Ok(());
        }
        if self.entries.code(number) != Code::DRAW {
            return Ok(());
        }
        if self.space.expand(number, &mut self.next) != Standing::Open {
            // A game that ended in a draw.
            return Ok(());
        }
        let mut lost = true;
        let mut won = false;
        for next in &self.next {
            let after = self.entries.code(next.number).verdict().unwrap_or(Verdict::DRAW);
            let worth = after.of_move(next.same_side);
            // What this pass decides is further away, and for this pass not decided.
            let decided = worth.value != Value::Draw && worth.plies <= pass;
            won |= decided && worth.value == Value::Win;
            lost &= decided && worth.value == Value::Loss;
        }
        if won || lost {
            let value = if won { Value::Win } else { Value::Loss };
            self.entries.set(number, self.code(Verdict::new(value, pass))?);
            self.progress.found = true;
        }
        Ok(())
    }

    fn code(&self, verdict: Verdict) -> Result<Code, Text> {
        let form = self.space.form();
        let far = || Text::new("error-solve-far").with("most", form.most_plies().to_string());
        form.code_of(verdict).ok_or_else(far)
    }

    /// Marks what this pass looks at, if that is not done yet; whether it was done before it was stopped.
    fn mark(&mut self, stop: &Stop) -> bool {
        let pass = self.progress.pass;
        if self.marked.pass == pass {
            return true;
        }
        let count = self.space.count();
        self.marked = Marked::default();
        let mut bits = vec![0; count.div_ceil(64) as usize];
        let mut before = Vec::new();
        for number in 0..count {
            if number.is_multiple_of(SLICE) && stop.is_stopped() {
                return false;
            }
            let verdict = self.entries.code(number).verdict();
            if verdict.is_some_and(|verdict| verdict.value != Value::Draw && verdict.plies + 1 == pass) {
                if !self.space.before(number, &mut before) {
                    self.marked = Marked { pass, bits: None };
                    return true;
                }
                before.iter().for_each(|number| bits[(number / 64) as usize] |= 1 << (number % 64));
            }
        }
        self.marked = Marked { pass, bits: Some(bits) };
        true
    }

    /// Finds the entry of one position by a search; whether it was found before it was stopped.
    fn prove(&mut self, number: u64, stop: &Stop) -> Result<bool, Text> {
        let image = self.space.image(number);
        if image < number {
            self.entries.set(number, self.entries.code(image));
            return Ok(true);
        }
        let verdict = match self.space.expand(number, &mut self.next) {
            Standing::Nothing => return Ok(true),
            Standing::Over(value) => Verdict::new(value, 0),
            Standing::Open | Standing::Edge => {
                let found = self.prover.as_mut().and_then(|prover| prover.prove(number, stop));
                let Some(verdict) = found else { return Ok(false) };
                verdict
            }
        };
        self.entries.set(number, self.code(verdict)?);
        Ok(true)
    }
}

/// The megabytes that are left beside the entries.
fn rest(space: &dyn Space, megabytes: usize) -> Result<usize, Text> {
    let marks = if space.way() == Way::Passes { Marked::bytes(space.count()) } else { 0 };
    let needed = ((space.form().bytes(space.count()) + marks) >> 20) as usize + 1;
    megabytes.checked_sub(needed).ok_or_else(|| {
        Text::new("error-solve-memory").with("needed", needed.to_string()).with("given", megabytes.to_string())
    })
}
