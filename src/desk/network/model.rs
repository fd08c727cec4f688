//! What is shown of a table between computers.

use crate::desk::share::code::Code;
use bevy::prelude::Resource;
use ludoteca_rules::{Arg, Options, Text};
use ludoteca_words::Words;
use std::path::PathBuf;
use std::sync::Arc;

/// What is shown of a table between computers.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct NetworkModel {
    /// The options that were chosen for the game for which a table may be opened.
    pub chosen: Option<Options>,
    /// The code of another table, as typed so far.
    pub typed: String,
    /// The name that the others see, as typed so far; `None` before anybody has seen the page.
    pub name: Option<String>,
    /// The tables that are seen on this network.
    pub seen: Vec<SeenTable>,
    /// The games that can be gone on with.
    pub kept: Vec<KeptTable>,
    /// How far one is.
    pub stage: NetworkStage,
    /// The way from the internet to the table that is open here.
    pub far: FarWay,
    /// What somebody at the table asks the person here for.
    pub question: Option<Text>,
    /// What came of what was done last on the page.
    pub told: Option<Text>,
}

/// The way from the internet to a table that is open here.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum FarWay {
    /// There is none: no table is open here, or this program plays on the same network only.
    #[default]
    None,
    /// It can be opened.
    Closed,
    /// It is being opened.
    Opening,
    /// It is open.
    Open {
        /// What a friend needs to come.
        invitation: Arc<str>,
        /// Whether it leads here from elsewhere than from the same network.
        leads_far: bool,
    },
    /// It could not be opened, and why.
    Refused(Text),
}

/// A table that is seen on this network.
#[derive(Clone, Debug, PartialEq)]
pub struct SeenTable {
    /// Who has it open, and the id of the game.
    pub name: String,
    /// The id of the game, with its options.
    pub game: String,
    /// What is typed to sit down there.
    pub code: String,
}

/// A game at a table that was kept here and is not over.
#[derive(Clone, Debug, PartialEq)]
pub struct KeptTable {
    /// The file of its log.
    pub path: PathBuf,
    /// The id of the game.
    pub game: String,
    /// Who plays.
    pub names: String,
    /// How many moves were made.
    pub plies: usize,
    /// Whether it is played by mail.
    pub mail: bool,
}

/// How far one is.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum NetworkStage {
    /// At no table.
    #[default]
    Away,
    /// A table is open here, and somebody is still missing.
    Open(Box<OpenTable>),
    /// A game by mail, and somebody is still missing.
    Mail(MailModel),
    /// On the way to another table.
    Joining,
    /// It did not come to that, and why.
    Failed(Text),
    /// At a table, and the game has begun.
    Playing(PlayingTable),
}

impl NetworkStage {
    /// What is shown of a game by mail, if it is one.
    #[must_use]
    pub const fn mail(&self) -> Option<&MailModel> {
        match self {
            Self::Mail(mail) => Some(mail),
            Self::Playing(playing) => playing.mail.as_ref(),
            _ => None,
        }
    }
}

/// A table that is open here.
#[derive(Clone, Debug, PartialEq)]
pub struct OpenTable {
    /// Six letters, or an address where there are none.
    pub code: String,
    /// The addresses of this computer, with the port; empty without a network.
    pub address: String,
    /// A link for a telephone.
    pub picture: Option<Arc<Code>>,
    /// Who sits there already.
    pub sitters: Vec<String>,
}

/// What is shown of a game by mail.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MailModel {
    /// What is to be sent to the others, if there is anything new.
    pub message: Option<Arc<str>>,
}

impl NetworkModel {
    /// What is shown at no table, or at another: what was typed stays.
    pub(super) fn left(&mut self, stage: NetworkStage) {
        (self.stage, self.question, self.told, self.far) = (stage, None, None, FarWay::None);
    }

    /// What is told of the table at which somebody here is, in a few words.
    #[must_use]
    pub fn told(&self, words: &Words) -> Option<String> {
        match &self.stage {
            NetworkStage::Open(open) => Some(words.fill("net-open-code", &[("code", Arg::Plain(open.code.clone()))])),
            NetworkStage::Playing(PlayingTable { mail: Some(_), .. }) | NetworkStage::Mail(_) => {
                Some(words.word("net-mail"))
            }
            NetworkStage::Playing(_) => Some(words.word("net-at-table")),
            NetworkStage::Away | NetworkStage::Joining | NetworkStage::Failed(_) => None,
        }
    }
}

/// A table at which a game has begun.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PlayingTable {
    /// Whether the line to it is open.
    pub open: bool,
    /// Whether the person here plays, and does not only watch.
    pub plays: bool,
    /// Who is away; whether that was for so long that the game can be taken or put off.
    pub away: Vec<(String, bool)>,
    /// How many watch.
    pub watchers: u32,
    /// Whether the clocks stand still.
    pub paused: bool,
    /// Whether the game is over.
    pub over: bool,
    /// What others type to come to the table, if this computer keeps it.
    pub code: Option<String>,
    /// What is shown besides, if it is a game by mail.
    pub mail: Option<MailModel>,
}
