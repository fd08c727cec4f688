//! What an evaluation must offer to be tuned.

/// An evaluation whose weights can be tuned.
///
/// It should be linear in its weights. Of any other evaluation the tuner uses the slope at the weights that it starts
/// from.
pub trait Weights {
    /// Every weight that may be tuned, always in the same order.
    fn weights(&mut self) -> Vec<&mut i32>;
}
