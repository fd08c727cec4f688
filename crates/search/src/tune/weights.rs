//! What a judgement must offer to be tuned.

/// A judgement whose weights can be tuned.
///
/// A judgement should be a sum of weights, each times a count; of any other it is learned how it changes near the weights
/// that it has.
pub trait Weights {
    /// Every weight that may be tuned, always in the same order.
    fn weights(&mut self) -> Vec<&mut i32>;
}
