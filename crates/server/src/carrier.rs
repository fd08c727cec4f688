//! What carries messages between two programs: a WebSocket on one network, a stream through the internet.

use crate::trouble::Trouble;

/// A connection that is open.
pub(crate) trait Carrier: Send + 'static {
    /// Sends a message; whether it could.
    fn send(&mut self, text: String) -> impl Future<Output = bool> + Send;

    /// The next message, or why none comes any more. Nothing is lost where this is not waited for to its end.
    fn hear(&mut self) -> impl Future<Output = Result<String, Trouble>> + Send;

    /// Tells the other side that nothing more comes.
    fn close(self) -> impl Future<Output = ()> + Send;
}
