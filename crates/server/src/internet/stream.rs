//! The stream through the internet: each message is its length as four bytes, the highest first, and its text.

use crate::carrier::Carrier;
use crate::trouble::Trouble;
use futures_util::{SinkExt, StreamExt};
use iroh::endpoint::{Connection, ConnectionError, QuicTransportConfig, RecvStream, SendStream, VarInt};
use ludoteca_net::LONGEST_FRAME;
use std::time::Duration;
use tokio::time::timeout;
use tokio_util::codec::{FramedRead, FramedWrite, LengthDelimitedCodec};

/// What both sides must know to speak with each other.
pub(super) const PROTOCOL: &[u8] = b"ludoteca/1";

/// The number with which a connection is closed that is over.
const OVER: VarInt = VarInt::from_u32(0);

/// The number with which one is closed that came without an invitation.
const STRANGER: VarInt = VarInt::from_u32(1);

/// The other side must have taken what was said last within so long.
const LAST_WORDS: Duration = Duration::from_millis(300);

/// What is sent before it is taken, in bytes: two messages of the longest.
const WINDOW: u32 = 2 * LONGEST_FRAME as u32;

/// One connection, one stream in it, nothing else.
pub(super) fn limits() -> QuicTransportConfig {
    QuicTransportConfig::builder()
        .max_concurrent_bidi_streams(VarInt::from_u32(1))
        .max_concurrent_uni_streams(VarInt::from_u32(0))
        .datagram_receive_buffer_size(None)
        .stream_receive_window(VarInt::from_u32(WINDOW))
        .receive_window(VarInt::from_u32(WINDOW))
        .build()
}

/// A stream that is open.
pub(super) struct Stream {
    connection: Connection,
    to: FramedWrite<SendStream, LengthDelimitedCodec>,
    from: FramedRead<RecvStream, LengthDelimitedCodec>,
}

impl Stream {
    pub fn new(connection: Connection, to: SendStream, from: RecvStream) -> Self {
        let form = || LengthDelimitedCodec::builder().max_frame_length(LONGEST_FRAME).new_codec();
        Self { connection, to: FramedWrite::new(to, form()), from: FramedRead::new(from, form()) }
    }

    /// Sends somebody away who came without an invitation.
    pub fn send_away(&self) {
        self.connection.close(STRANGER, b"");
    }

    /// Why nothing more comes.
    fn trouble(&self) -> Trouble {
        match self.connection.close_reason() {
            Some(ConnectionError::ApplicationClosed(closed)) if closed.error_code == STRANGER => Trouble::NotUs,
            Some(ConnectionError::ApplicationClosed(_) | ConnectionError::LocallyClosed) => Trouble::Closed,
            _ => Trouble::Broke,
        }
    }
}

impl Carrier for Stream {
    async fn send(&mut self, text: String) -> bool {
        SinkExt::send(&mut self.to, text.as_bytes()).await.is_ok()
    }

    async fn hear(&mut self) -> Result<String, Trouble> {
        match self.from.next().await {
            Some(Ok(bytes)) => String::from_utf8(bytes.to_vec()).map_err(|_| Trouble::Broke),
            Some(Err(_)) => Err(self.trouble()),
            None => Err(Trouble::Closed),
        }
    }

    async fn close(mut self) {
        let to = self.to.get_mut();
        if to.finish().is_ok() {
            let _ = timeout(LAST_WORDS, to.stopped()).await;
        }
        self.connection.close(OVER, b"");
    }
}
