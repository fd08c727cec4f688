//! Why a line to a host is not open.

use ludoteca_rules::Text;

/// Why a line is not open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The computer answered that nobody listens there.
    NobodyThere,
    /// Nobody answered: a firewall, a network that keeps its devices apart, or a wrong address.
    Silence,
    /// Nobody answered from the internet: the table is closed, or a router lets nobody in.
    Unreachable,
    /// There is no way to that address: another network, or none.
    NoWay,
    /// Somebody answered who is no host of ours.
    NotUs,
    /// It was open, and broke.
    Broke,
    /// The host closed it.
    Closed,
}

impl Trouble {
    /// What it is, and what can be done about it.
    #[must_use]
    pub const fn text(self) -> Text {
        Text::new(match self {
            Self::NobodyThere => "net-trouble-nobody",
            Self::Silence => "net-trouble-silence",
            Self::Unreachable => "net-trouble-unreachable",
            Self::NoWay => "net-trouble-no-way",
            Self::NotUs => "net-trouble-not-us",
            Self::Broke | Self::Closed => "net-trouble-broke",
        })
    }
}
