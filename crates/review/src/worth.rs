//! What a position is worth for one side, and how that looks to another.

use ludoteca_rules::session::PlayView;
use ludoteca_rules::thinking::think::{Ending, Proof, Score};
use ludoteca_rules::{Outcome, Side, Text, Winner};
use ludoteca_words::telling;

/// What a position is worth for a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worth {
    /// The part of what can be won that belongs to it, in thousandths.
    pub share: u16,
    /// What is certain, with plies from the position.
    pub proof: Option<Proof>,
}

impl Worth {
    /// What a searcher found for the side that is to move in a play.
    #[must_use]
    pub fn of(play: &dyn PlayView, score: Score) -> Self {
        Self { share: telling::share(play, score), proof: score.proof }
    }

    /// How a play that is over ended for a side.
    #[must_use]
    pub fn ended(play: &dyn PlayView, outcome: &Outcome, side: Side) -> Self {
        let (share, ending) = match outcome.winner {
            Winner::Side(winner) if winner == side => (1000, Ending::Win),
            Winner::Side(_) => (0, Ending::Loss),
            Winner::Draw => (telling::even_share(play), Ending::Draw),
        };
        Self { share, proof: Some(Proof { ending, plies: Some(0) }) }
    }

    /// The same without what is certain, where an order was not read by the other side.
    #[must_use]
    pub const fn unproved(self) -> Self {
        Self { proof: None, ..self }
    }

    /// The same for the other of two sides.
    #[must_use]
    pub fn of_other(self) -> Self {
        let turned = |ending| match ending {
            Ending::Win => Ending::Loss,
            Ending::Loss => Ending::Win,
            Ending::Draw => Ending::Draw,
        };
        let proof = self.proof.map(|proof| Proof { ending: turned(proof.ending), ..proof });
        Self { share: 1000 - self.share, proof }
    }

    /// The same seen one ply earlier.
    #[must_use]
    pub fn a_ply_before(self) -> Self {
        let later = |proof: Proof| Proof { plies: proof.plies.map(|plies| plies + 1), ..proof };
        Self { proof: self.proof.map(later), ..self }
    }

    /// How it ends, where that is certain.
    #[must_use]
    pub fn ending(self) -> Option<Ending> {
        self.proof.map(|proof| proof.ending)
    }

    /// The better of two for the same side: what is proved counts more than what is judged.
    #[must_use]
    pub fn or_better(self, other: Self) -> Self {
        let rank = |worth: Self| (worth.share, worth.ending() == Some(Ending::Win));
        if rank(other) > rank(self) { other } else { self }
    }

    /// What it is worth in words, never a number alone. The cursor of the play is at the position, where the side is to
    /// move.
    #[must_use]
    pub fn told(self, play: &dyn PlayView) -> Text {
        match self.proof {
            Some(_) => telling::worth(play, Score { value: 0, proof: self.proof }),
            None => telling::chances_of(play, self.share),
        }
    }
}
