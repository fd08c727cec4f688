//! Why a table is not opened to the internet.

use ludoteca_rules::Text;
use ludoteca_rules::options::shorten;

/// Why a table is not opened to the internet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoGate {
    /// This program was built for the same network only.
    NotBuilt,
    /// This is no address of a relay.
    Relay(String),
    /// The system does not let us, in its own words.
    System(String),
}

impl NoGate {
    /// What it is, and what can be done about it.
    #[must_use]
    pub fn text(&self) -> Text {
        match self {
            Self::NotBuilt => Text::new("net-internet-not-built"),
            Self::Relay(relay) => Text::new("net-internet-relay").with("relay", shorten(relay)),
            Self::System(cause) => Text::new("net-no-port").with("cause", cause.as_str()),
        }
    }
}
