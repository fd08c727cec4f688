//! A play on the table with everything beside it that the panels show of it.

use super::around::{PlateModel, count_captures};
use super::captured::CapturedModel;
use super::model::PlayModel;
use super::overlay::OverlayModel;
use super::secret::model::SecretModel;
use crate::desk::computer::advice::{can_advise, order_in_secret};
use crate::desk::computer::analysis::can_analyse;
use crate::desk::computer::guard::Watch;
use crate::desk::computer::model::{self as computer, ComputerModel, OpinionModel};
use crate::desk::frame::thumbnail::PiecePictures;
use bevy::ecs::query::QueryData;
use bevy::prelude::*;
use ludoteca_rules::session::{BoardView, NodeId, PlayView};
use ludoteca_rules::{Cell, Piece, SeatSet};
use ludoteca_table::play::{
    Advice, BoardTaken, CurrentOpinion, CurrentOverlay, Hand, HoveredCell, KeyCards, LocalSeats, OpponentState,
    OrderReview, Play, Secrecy, SecretEntry,
};
use ludoteca_table::show::taken::Captures;
use ludoteca_words::{Words, telling};

/// A play on the table with everything beside it that the panels show of it.
#[derive(QueryData)]
pub struct PlayOnTable {
    play: Ref<'static, Play>,
    hand: Ref<'static, Hand>,
    local: Ref<'static, LocalSeats>,
    taken: Ref<'static, BoardTaken>,
    cards: Ref<'static, KeyCards>,
    opponent: Ref<'static, OpponentState>,
    advice: Ref<'static, Advice>,
    analysed: Ref<'static, CurrentOpinion>,
    laid: Ref<'static, CurrentOverlay>,
    captures: Ref<'static, Captures>,
    hovered: Ref<'static, HoveredCell>,
    review: Option<&'static OrderReview>,
    watch: Option<Ref<'static, Watch>>,
}

/// What else decides what is shown of a play.
#[derive(Clone, Copy)]
pub struct PlayInputs<'a> {
    /// The texts of the panels.
    pub words: &'a Words,
    /// How orders are entered in secret.
    pub entry: SecretEntry,
    /// Whether the game has a demonstration.
    pub demonstrates: bool,
}

impl PlayOnTableItem<'_, '_> {
    /// The play.
    #[must_use]
    pub fn view(&self) -> &dyn PlayView {
        self.play.view()
    }

    /// The id of its game.
    #[must_use]
    pub fn id(&self) -> &'static str {
        self.play.entry.info.id
    }

    /// What is in hand.
    #[must_use]
    pub fn hand(&self) -> &Hand {
        &self.hand
    }

    /// Whether anything of it has changed since the system that asks ran last.
    #[must_use]
    pub fn is_changed(&self) -> bool {
        self.play.is_changed()
            || self.hand.is_changed()
            || self.local.is_changed()
            || self.taken.is_changed()
            || self.cards.is_changed()
            || self.opponent.is_changed()
            || self.advice.is_changed()
            || self.analysed.is_changed()
            || self.laid.is_changed()
            || self.captures.is_changed()
            || self.hovered.is_changed()
            || self.watch.as_ref().is_some_and(DetectChanges::is_changed)
    }

    /// What the others at this computer must not see.
    fn secrecy(&self, entry: SecretEntry) -> Secrecy {
        Secrecy::of(self.play.view(), *self.local, entry, *self.taken)
    }

    /// Whether nothing is said of what is in hand.
    #[must_use]
    pub fn is_silent(&self, entry: SecretEntry) -> bool {
        !matches!(self.secrecy(entry), Secrecy::Open | Secrecy::Entering(_))
    }

    /// Whether one can look back at it: at a table between computers only once it has ended, and never before people who
    /// order in secret have.
    fn can_review(&self) -> bool {
        let view = self.play.view();
        let played = !view.node(NodeId::ROOT).children.is_empty() && !self.play.entry.searchers.is_empty();
        let over = view.line().last().is_some_and(|last| view.outcome_at(*last).is_some());
        played && (over || (self.review.is_none() && !order_in_secret(view, *self.local)))
    }

    /// What the panels show of it.
    #[must_use]
    pub fn model(&self, inputs: &PlayInputs<'_>, pictures: &mut PiecePictures) -> PlayModel {
        let (view, entry, words) = (self.play.view(), self.play.entry, inputs.words);
        let secrecy = self.secrecy(inputs.entry);
        let secret = SecretModel::of(view, words, *self.local, secrecy, &self.cards.cards);
        let mut shown = PlayModel::of(view, words, &self.hand, *self.local).with_secret(secret, words);
        if let Some(review) = self.review {
            // Whoever waits for the others still sits on this side of the table.
            shown.plates = PlateModel::all(view, words, LocalSeats(SeatSet::one(review.seen_by)));
        }
        let in_hand = self.hand.last_cell().and_then(|cell| piece_on(view, cell));
        let label = if in_hand.is_some() { "this" } else { "demo" };
        let demonstration = inputs.demonstrates.then(|| words.word(&format!("game-{}-{label}", entry.info.id)));
        let captured = CapturedModel::all(view, &self.captures, words, pictures);
        count_captures(&mut shown.plates, &captured, words);
        let free = self.hand.picks.is_empty() && matches!(secrecy, Secrecy::Open);
        let pointed = self.hovered.0.filter(|_| free && view.outcome().is_none());
        let pointed = pointed.and_then(|cell| telling::about(view, words, piece_on(view, cell)?));
        PlayModel {
            pointed,
            demonstration,
            demonstrated: in_hand,
            warning: self.watch.as_ref().and_then(|watch| {
                let (.., warning) = watch.warned.as_ref()?;
                Some(warning.turn.said.iter().map(|text| words.say(text)).collect())
            }),
            computer: ComputerModel::of(view, *self.local, *self.opponent),
            has_computer: !entry.searchers.is_empty(),
            can_advise: can_advise(entry, view, &self.hand, *self.local),
            can_analyse: can_analyse(view, *self.local),
            can_review: self.can_review(),
            not_told: order_in_secret(view, *self.local).then(|| words.word("ui-advice-secret")),
            advice: self.advice.at(view.cursor()).map(|advised| computer::advice(view, words, advised)),
            captured,
            overlays: OverlayModel::all(entry, self.laid.id(), words),
            laid: self.laid.said().map(|overlaid| words.say(&overlaid.summary)),
            opinion: self.analysed.0.as_ref().map(|opinion| OpinionModel::of(view, words, opinion)),
            ..shown
        }
    }
}

/// The piece that stands on a cell.
#[must_use]
pub fn piece_on(board: &dyn BoardView, cell: Cell) -> Option<Piece> {
    board.standing().into_iter().find(|standing| standing.cell == cell).map(|standing| standing.piece)
}
