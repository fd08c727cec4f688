//! How the pieces of Horizons reach squares, as data.
//!
//! A [`Reach`] is a tree of steps stored in preorder. Each step holds its offset from the piece, whether the piece can
//! go or capture there, and with which step to continue when something stands there. So one loop moves a rook, a
//! Magician and a Zip alike. Of pawn-type pieces only the captures are here.
//!
//! The links from each step to the one before it give the squares between a piece and its target.

use crate::horizons::board::{Colour, Role, Square, WAYS};
use ludoteca_rules::geometry::square::{DIAGONAL, KNIGHT, ORTHOGONAL};

/// One step of a way.
#[derive(Clone, Copy)]
pub struct Step {
    /// What is added to the square of the piece.
    pub offset: u8,
    /// The step to go on with when something stands here.
    pub skip: u8,
    /// The step before, or [`FIRST`].
    before: u8,
    /// Whether the piece may go here when it is empty.
    pub goes: bool,
    /// Whether the piece may capture here.
    pub captures: bool,
}

/// Stands for the step before the first one.
const FIRST: u8 = u8::MAX;

/// As many steps as a Magician has: in eight directions ten squares of a line and two targets behind each from the
/// third.
const MOST: usize = 8 * (10 + 2 * 8);

/// What a piece may do on a step.
#[derive(Clone, Copy)]
enum Use {
    Pass,
    Capture,
    Both,
}

/// All steps of a role of piece.
pub struct Reach {
    steps: [Step; MOST],
    len: u8,
    /// For every way from square to square 1 + the step that captures there, 0 if none does.
    captures: [u8; WAYS],
}

impl Reach {
    const fn new() -> Self {
        let none = Step { offset: 0, skip: 0, before: FIRST, goes: false, captures: false };
        Self { steps: [none; MOST], len: 0, captures: [0; WAYS] }
    }

    /// The steps, in the order in which they are walked.
    #[inline]
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps[..usize::from(self.len)]
    }

    /// The squares that lie between `from` and a target where the piece captures, the last first; none if it never
    /// does.
    #[inline]
    #[must_use]
    pub fn between(&self, from: Square, target: Square) -> Option<Between<'_>> {
        let step = self.captures[from.way_to(target)];
        (step != 0).then(|| Between { reach: self, from, step: self.steps[usize::from(step - 1)].before })
    }

    /// Adds a step and returns its number; its `skip` is set later, by [`Reach::close`].
    const fn add(&mut self, (right, away): (i8, i8), before: u8, used: Use) -> u8 {
        let number = self.len;
        let captures = !matches!(used, Use::Pass);
        let goes = matches!(used, Use::Both);
        self.steps[number as usize] = Step { offset: Square::offset(right, away), skip: 0, before, goes, captures };
        if captures {
            let way = WAYS as i16 / 2 + 24 * away as i16 + right as i16;
            self.captures[way as usize] = number + 1;
        }
        self.len += 1;
        number
    }

    /// A blocked step from `first` on, if its `skip` is not set yet, continues behind the last step.
    const fn close(&mut self, first: u8) {
        let mut step = first as usize;
        while step < self.len as usize {
            if self.steps[step].skip == 0 {
                self.steps[step].skip = self.len;
            }
            step += 1;
        }
    }

    /// A target that leads no further.
    const fn leaf(&mut self, to: (i8, i8), before: u8, used: Use) {
        let number = self.add(to, before, used);
        self.close(number);
    }

    const fn leaps(mut self, leaps: &[(i8, i8)], used: Use) -> Self {
        let mut leap = 0;
        while leap < leaps.len() {
            self.leaf(leaps[leap], FIRST, used);
            leap += 1;
        }
        self
    }

    /// Lines to the edge.
    const fn lines(mut self, directions: &[(i8, i8); 4]) -> Self {
        let mut direction = 0;
        while direction < 4 {
            let first = self.len;
            let mut before = FIRST;
            let mut far = 1;
            while far < 12 {
                before = self.add(times(directions[direction], far), before, Use::Both);
                far += 1;
            }
            self.close(first);
            direction += 1;
        }
        self
    }

    /// Two squares straight, captures only; the first must be empty for the second.
    const fn thrust(mut self, away: i8, squares: i8) -> Self {
        let mut before = FIRST;
        let mut far = 1;
        while far <= squares {
            before = self.add((0, far * away), before, Use::Capture);
            far += 1;
        }
        self.close(0);
        self
    }

    /// The letter T in four directions: two or three straight, or two and one diagonally onward.
    const fn ox(mut self, near: Use, second: Use) -> Self {
        let mut direction = 0;
        while direction < 4 {
            let ahead = ORTHOGONAL[direction];
            let first = self.len;
            let one = self.add(ahead, FIRST, near);
            let two = self.add(times(ahead, 2), one, second);
            self.leaf(plus(times(ahead, 3), turned(ahead)), two, Use::Both);
            self.leaf(plus(times(ahead, 3), times(turned(ahead), -1)), two, Use::Both);
            self.leaf(times(ahead, 3), two, Use::Both);
            self.close(first);
            direction += 1;
        }
        self
    }

    /// Three or more empty squares in a line, then one square onward, half a right angle aside.
    const fn magician(mut self) -> Self {
        let mut direction = 0;
        while direction < 4 {
            let straight = ORTHOGONAL[direction];
            let aside = turned(straight);
            self = self.long_line(straight, [plus(straight, aside), plus(straight, times(aside, -1))]);
            self = self.long_line(plus(straight, aside), [straight, aside]);
            direction += 1;
        }
        self
    }

    const fn long_line(mut self, direction: (i8, i8), onward: [(i8, i8); 2]) -> Self {
        let first = self.len;
        let mut before = FIRST;
        let mut far = 1;
        while far <= 10 {
            before = self.add(times(direction, far), before, Use::Pass);
            if far >= 3 {
                self.leaf(plus(times(direction, far), onward[0]), before, Use::Both);
                self.leaf(plus(times(direction, far), onward[1]), before, Use::Both);
            }
            far += 1;
        }
        self.close(first);
        self
    }

    /// Two straight steps, then in turn a diagonal and a straight one, to either hand.
    const fn zip(mut self) -> Self {
        let mut direction = 0;
        while direction < 4 {
            let ahead = ORTHOGONAL[direction];
            let first = self.len;
            let one = self.add(ahead, FIRST, Use::Both);
            let two = self.add(times(ahead, 2), one, Use::Both);
            let mut hand = -1;
            while hand <= 1 {
                let branch = self.len;
                let mut before = two;
                let mut far = 3;
                while far < 12 {
                    let aside = times(turned(ahead), hand * ((far - 1) / 2));
                    before = self.add(plus(times(ahead, far), aside), before, Use::Both);
                    far += 1;
                }
                self.close(branch);
                hand += 2;
            }
            self.close(first);
            direction += 1;
        }
        self
    }

    const fn of(colour: Colour, role: Role) -> Self {
        let ahead = colour.ahead();
        let new = Self::new();
        match role {
            Role::King => new.leaps(&ORTHOGONAL, Use::Both).leaps(&DIAGONAL, Use::Both),
            Role::Queen => new.lines(&ORTHOGONAL).lines(&DIAGONAL),
            Role::Rook => new.lines(&ORTHOGONAL),
            Role::Bishop => new.lines(&DIAGONAL),
            Role::Knight => new.leaps(&KNIGHT, Use::Both),
            Role::Ox => new.ox(Use::Pass, Use::Both),
            Role::GardenOx => new.ox(Use::Capture, Use::Capture),
            Role::Magician => new.magician(),
            Role::Zip => new.zip(),
            Role::Pawn => new.leaps(&[(-1, ahead), (1, ahead)], Use::Capture),
            Role::Warrior => new.thrust(ahead, 2),
            Role::Demoted => new.thrust(ahead, 1),
            Role::Shielder => new.leaps(&[(-1, 0), (1, 0)], Use::Capture),
        }
    }
}

/// The steps of every role of piece, by colour and role.
static REACHES: [[Reach; Role::ALL.len()]; 2] = [all(Colour::White), all(Colour::Black)];

const fn all(colour: Colour) -> [Reach; Role::ALL.len()] {
    let mut all = [const { Reach::new() }; Role::ALL.len()];
    let mut role = 0;
    while role < Role::ALL.len() {
        all[role] = Reach::of(colour, Role::ALL[role]);
        role += 1;
    }
    all
}

/// The steps of a piece.
#[inline]
#[must_use]
pub fn reach(colour: Colour, role: Role) -> &'static Reach {
    &REACHES[colour.index()][role as usize]
}

/// The squares between a piece and its target, backwards from the target.
#[derive(Clone)]
pub struct Between<'a> {
    reach: &'a Reach,
    from: Square,
    step: u8,
}

impl Iterator for Between<'_> {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let step = self.reach.steps.get(usize::from(self.step))?;
        self.step = step.before;
        Some(Square(self.from.0.wrapping_add(step.offset)))
    }
}

const fn times((right, away): (i8, i8), n: i8) -> (i8, i8) {
    (right * n, away * n)
}

const fn plus(one: (i8, i8), other: (i8, i8)) -> (i8, i8) {
    (one.0 + other.0, one.1 + other.1)
}

/// A quarter turn to the right.
const fn turned((right, away): (i8, i8)) -> (i8, i8) {
    (away, -right)
}
