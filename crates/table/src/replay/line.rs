//! Places between the nodes of a line.

/// A place of a line: the node to which the move leads that is shown, and how much of that move is over.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Place {
    /// Counted from the beginning of the line.
    pub node: usize,
    /// From 0 to 1.
    pub share: f32,
}

impl Place {
    /// The place so many nodes, and a part of the next move, after the beginning of a line whose last node is `last`.
    #[must_use]
    pub fn of(to: f32, last: usize) -> Self {
        // What is nearer to a node than this is at it.
        const NEAR: f32 = 0.02;
        let to = if to.is_nan() { 0.0 } else { to.clamp(0.0, last as f32) };
        let nearest = to.round();
        if (to - nearest).abs() < NEAR {
            return Self { node: nearest as usize, share: 1.0 };
        }
        Self { node: to.ceil() as usize, share: to.fract() }
    }
}

#[cfg(test)]
mod tests {
    use super::Place;

    #[test]
    fn a_place_is_a_node_or_on_the_way_to_one() {
        let cases = [
            (0.0, (0, 1.0)),
            (0.01, (0, 1.0)),
            (0.25, (1, 0.25)),
            (0.99, (1, 1.0)),
            (2.0, (2, 1.0)),
            (2.5, (3, 0.5)),
            (99.0, (7, 1.0)),
            (-1.0, (0, 1.0)),
            (f32::NAN, (0, 1.0)),
        ];
        for (to, (node, share)) in cases {
            assert_eq!(Place::of(to, 7), Place { node, share }, "{to}");
        }
        assert_eq!(Place::of(3.0, 0), Place { node: 0, share: 1.0 });
    }
}
