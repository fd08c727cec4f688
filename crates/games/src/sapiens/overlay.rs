//! What can be laid over the board of Sapiens: the reach of the dice, or how many turns one of them needs.

use super::generator::TargetAction;
use super::position::{GEOMETRY, Position};
use super::rules::Sapiens;
use ludoteca_rules::bitboard::Cells;
use ludoteca_rules::geometry::square::{DIAGONAL, ORTHOGONAL};
use ludoteca_rules::{Badge, Cell, Overlay, OverlayReport, Role, Text, View};
use std::collections::VecDeque;

/// The overlays.
pub const OVERLAYS: &[Overlay<Sapiens>] = &[Overlay { id: "reach", compute: reach, about: Some(turns) }];

/// On every cell how many dice of the side to move can go there: to an empty cell, good where they capture, neutral
/// where they would join one of their own.
fn reach(position: &Position) -> OverlayReport {
    let mut dice = [0_u32; GEOMETRY.cells()];
    let [mut captures, mut joins] = [0; 2];
    position.each_bundle(|bundle| {
        match bundle.deed {
            TargetAction::Go => {}
            TargetAction::Capture | TargetAction::Martyr => captures |= bundle.targets,
            TargetAction::Ally => joins |= bundle.targets,
            TargetAction::Turn => return,
        }
        Cells(bundle.targets).for_each(|cell| dice[cell.index()] += 1);
    });
    let role = |bit: u64| match bit {
        _ if captures & bit != 0 => Role::Good,
        _ if joins & bit != 0 => Role::Neutral,
        _ => Role::Side(position.side()),
    };
    let reached = GEOMETRY.all().zip(dice).filter(|(_, number)| *number > 0);
    let badges: Vec<Badge> = reached
        .map(|(cell, number)| Badge { cell, role: role(cell.bit()), number: Some(number), marked: false })
        .collect();
    let side = Sapiens::sides(position)[usize::from(position.side().0)].key;
    let summary = Text::new("laid-sapiens-reach")
        .with_text("side", Text::new(side))
        .with_number("cells", badges.len())
        .with_number("captures", captures.count_ones());
    OverlayReport::new(badges, summary)
}

/// On every cell how many turns the die or alliance on a cell needs until it stands there, if nothing else is moved:
/// good where it captures, which ends its way here, since its value rises by it.
fn turns(position: &Position, start: Cell) -> Option<OverlayReport> {
    const SIDE: i8 = 8;
    let die = position.die(start)?;
    let own = position.dice_of(die.side);
    // For each cell and direction, straight and diagonal, the turns until it stands there so.
    let mut needed = [[None; 2]; GEOMETRY.cells()];
    let mut captures = [None; GEOMETRY.cells()];
    needed[start.index()][usize::from(die.diagonal)] = Some(0_u32);
    let mut waiting = VecDeque::from([(start, die.diagonal, 0)]);
    while let Some((cell, diagonal, turns)) = waiting.pop_front() {
        let mut stand = |cell: Cell, diagonal: bool| {
            let known = &mut needed[cell.index()][usize::from(diagonal)];
            if known.is_none() {
                *known = Some(turns + 1);
                waiting.push_back((cell, diagonal, turns + 1));
            }
        };
        stand(cell, !diagonal);
        for (right, away) in if diagonal { DIAGONAL } else { ORTHOGONAL } {
            let (mut file, mut rank) = (cell.0 as i8 % SIDE, cell.0 as i8 / SIDE);
            for _ in 0..die.value {
                (file, rank) = (file + right, rank + away);
                if !(0..SIDE).contains(&file) || !(0..SIDE).contains(&rank) {
                    break;
                }
                let next = Cell((SIDE * rank + file) as u8);
                match position.die(next) {
                    None => stand(next, diagonal),
                    // It has left the cell on which it stood.
                    Some(_) if next == start => stand(next, diagonal),
                    Some(_) if own & next.bit() == 0 => {
                        captures[next.index()].get_or_insert(turns + 1);
                        break;
                    }
                    Some(_) => break,
                }
            }
        }
    }
    let stands = |cell: &Cell| needed[cell.index()].into_iter().flatten().min().filter(|turns| *turns > 0);
    let badges: Vec<Badge> = GEOMETRY
        .all()
        .filter_map(|cell| {
            let (role, number) = match captures[cell.index()] {
                Some(turns) => (Role::Good, turns),
                None => (Role::Side(die.side), stands(&cell)?),
            };
            Some(Badge { cell, role, number: Some(number), marked: false })
        })
        .collect();
    let farthest = badges.iter().filter_map(|badge| badge.number).max().unwrap_or(0);
    let summary = Text::new("laid-sapiens-turns")
        .with("cell", GEOMETRY.name(start))
        .with_number("cells", badges.len())
        .with_number("moves", farthest);
    Some(OverlayReport::new(badges, summary))
}
