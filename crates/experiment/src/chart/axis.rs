//! The plot of a chart: where numbers are, its ticks, bars and marks.

use ludoteca_diagram::{Anchor, Drawing, Form, Point, Role};

/// Where numbers lie from left to right.
#[derive(Clone, Copy)]
pub(super) struct Axis {
    /// The left end, in millimetres, and what number is there.
    pub from: (f32, f64),
    /// The right end.
    pub to: (f32, f64),
}

/// Height of the letters of numbers.
pub(super) const LETTERS: f32 = 2.2;

const LINE: f32 = 0.3;
const FINE: f32 = 0.12;

impl Axis {
    /// Where a number is.
    pub fn at(self, number: f64) -> f32 {
        let part = (number - self.from.1) / (self.to.1 - self.from.1).max(f64::EPSILON);
        self.from.0 + (self.to.0 - self.from.0) * part as f32
    }

    /// Lines up from the axis at round numbers, each with its number below.
    pub fn draw(self, drawing: &mut Drawing, [top, bottom]: [f32; 2]) {
        for number in round_numbers(self.from.1, self.to.1) {
            let x = self.at(number);
            drawing.lines(vec![vec![[x, top], [x, bottom + 0.8]]], Role::Ink, FINE);
            let text = format!("{number:.0}");
            drawing.text([x, bottom + 4.0], LETTERS, Anchor::Middle, false, text);
        }
        drawing.lines(vec![vec![[self.from.0, bottom], [self.to.0, bottom]]], Role::Ink, LINE);
    }
}

/// Between three and ten whole round numbers in a range, with equal steps.
fn round_numbers(from: f64, to: f64) -> Vec<f64> {
    let mut step = 1.0;
    let mut factors = [2.0, 2.5, 2.0].into_iter().cycle();
    while (to - from) / step > 8.0 {
        step *= factors.next().unwrap_or(2.0);
    }
    let first = (from / step).ceil();
    std::iter::successors(Some(first), |number| Some(number + 1.0))
        .map(|number| number * step)
        .take_while(|number| *number <= to + 1e-9)
        .collect()
}

/// A hatched bar.
pub(super) fn bar(drawing: &mut Drawing, [left, top]: Point, [right, bottom]: Point) {
    /// Between two lines of the hatching, along an edge.
    const STEP: f32 = 1.4;
    if right <= left || bottom <= top {
        return;
    }
    drawing.polygon(vec![[left, top], [right, top], [right, bottom], [left, bottom]], Some(Role::Paper), None);
    // A line of the hatching is where the sum of right and down is the same.
    let count = ((right - left + bottom - top) / STEP) as usize;
    let hatching = (1..=count).map(|number| {
        let sum = number as f32 * STEP;
        let start = [left + sum.min(right - left), top + (sum - (right - left)).max(0.0)];
        let end = [left + (sum - (bottom - top)).max(0.0), top + sum.min(bottom - top)];
        vec![start, end]
    });
    drawing.lines(hatching.collect(), Role::Ink, FINE);
    drawing.polygon(vec![[left, top], [right, top], [right, bottom], [left, bottom]], None, Some((Role::Ink, LINE)));
}

/// An interval as a line with ends, which is seen on a bar too.
pub(super) fn interval(drawing: &mut Drawing, [from, to]: [f32; 2], y: f32) {
    const END: f32 = 1.2;
    let runs =
        vec![vec![[from, y], [to, y]], vec![[from, y - END], [from, y + END]], vec![[to, y - END], [to, y + END]]];
    drawing.lines(runs.clone(), Role::Paper, 1.1);
    drawing.lines(runs, Role::Ink, 0.5);
}

/// A value as a dot.
pub(super) fn dot(drawing: &mut Drawing, middle: Point) {
    drawing.add(Form::Circle { middle, radius: 1.0 }, Some(Role::Ink), Some((Role::Paper, 0.3)));
}

/// The quartiles as a box with a line in it, between the least and the most.
pub(super) fn quartiles(drawing: &mut Drawing, [least, most]: [f32; 2], [low, middle, high]: [f32; 3], y: f32) {
    const HALF: f32 = 1.8;
    drawing.lines(vec![vec![[least, y], [most, y]]], Role::Ink, LINE);
    let corners = vec![[low, y - HALF], [high, y - HALF], [high, y + HALF], [low, y + HALF]];
    drawing.polygon(corners, Some(Role::Paper), Some((Role::Ink, LINE)));
    drawing.lines(vec![vec![[middle, y - HALF], [middle, y + HALF]]], Role::Ink, 0.8);
}

#[cfg(test)]
mod tests {
    use super::round_numbers;

    #[test]
    fn ticks_are_round_and_few() {
        assert_eq!(round_numbers(0.0, 100.0), [0.0, 20.0, 40.0, 60.0, 80.0, 100.0]);
        assert_eq!(round_numbers(7.0, 9.0), [7.0, 8.0, 9.0]);
        for to in [3.0, 17.0, 84.0, 612.0, 99_999.0] {
            assert!((3..=9).contains(&round_numbers(0.0, to).len()), "{to}");
        }
    }
}
