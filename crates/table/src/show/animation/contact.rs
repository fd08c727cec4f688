//! When and where pieces touch the board in a move. No side effects.

use super::leg::Leg;
use super::pose::{strikes, touches};
use super::script::Script;
use crate::show::looks::PieceLooks;
use crate::show::voice::Voice;
use bevy::math::Vec3A;

/// A piece touches the board or the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Contact {
    /// Seconds at normal speed since the move began.
    pub seconds: f32,
    /// Where, in the frame of the board.
    pub at: Vec3A,
    /// How it sounds.
    pub voice: Voice,
    /// How hard, from 0 to 1: 1 is a piece put down in an ordinary move.
    pub strength: f32,
}

/// How hard a piece touches that only changes or only rises a little, and one that is laid beside the board.
const TURNED: f32 = 0.6;
const RISEN: f32 = 0.35;
const LAID: f32 = 0.45;
/// How hard a captured piece is struck.
const STRUCK: f32 = 0.8;

/// When it is seen that pieces rise, in seconds after the first of them begins.
const BEGUN: f32 = 0.1;

/// A piece that ends higher than this is held in the air.
const HELD: f32 = 0.1;

/// All contacts of a move, in the order in which they happen.
#[must_use]
pub fn contacts(looks: &dyn PieceLooks, script: &Script) -> Vec<Contact> {
    let mut contacts = Vec::new();
    for track in &script.tracks {
        let mut begin = 0.0;
        for (leg, length) in track.legs.iter().zip(&script.beats) {
            if let (Some(t), Some((at, voice, strength))) = (touches(leg), touch(looks, leg)) {
                contacts.push(Contact { seconds: begin + t * length, at, voice, strength });
            }
            if let (Some(t), Leg::Leave { piece, at, .. }) = (strikes(leg), leg) {
                let seconds = begin + t * length;
                contacts.push(Contact { seconds, at: *at, voice: looks.voice(*piece), strength: STRUCK });
            }
            begin += length;
        }
    }
    contacts.sort_by(|one, other| one.seconds.total_cmp(&other.seconds));
    contacts
}

/// When the pieces that have won begin to show it, in seconds at normal speed; `None` in a move that wins nothing.
#[must_use]
pub fn won_at(script: &Script) -> Option<f32> {
    let wins = script.tracks.iter().any(|track| matches!(track.legs.last(), Some(Leg::Win { .. })));
    let last = script.beats.last().filter(|_| wins)?;
    Some(script.seconds() - last + BEGUN)
}

/// Where a leg touches, how that sounds and how hard.
fn touch(looks: &dyn PieceLooks, leg: &Leg) -> Option<(Vec3A, Voice, f32)> {
    let (at, piece, strength) = match leg {
        Leg::Travel { becomes, way, .. } => (*way.last()?, *becomes, 1.0),
        Leg::Settle { becomes, at, .. } => (*at, *becomes, 1.0),
        Leg::Arrive { piece, at } => (*at, *piece, 1.0),
        Leg::Stack { whole, at, .. } => (*at, *whole, 1.0),
        Leg::Change { becomes, at, .. } => (*at, *becomes, TURNED),
        Leg::Win { piece, at, .. } => (*at, *piece, RISEN),
        Leg::Leave { laid: Some(laid), .. } => return Some((laid.at, Voice::Aside, LAID)),
        Leg::Absent | Leg::Rest { .. } | Leg::Leave { .. } | Leg::Dwindle { .. } => return None,
    };
    (at.y < HELD).then(|| (at, looks.voice(piece), strength))
}
