//! Tuning: better weights for a judgement, learned from games that the computer plays against itself.

/// A judgement whose weights can be tuned.
pub trait Weights {
    /// Every weight that may be tuned, always in the same order.
    fn weights(&mut self) -> Vec<&mut i32>;
}
