//! What can be laid over the board of Semáforo: what every turn is worth.

use super::eval::TABLEBASE;
use super::rules::{Position, Semaforo};
use ludoteca_rules::{Badge, Game, Overlay, OverlayReport, Role, Rules, Text};
use ludoteca_search::exact::Tablebase;

/// The overlays.
pub const OVERLAYS: &[Overlay<Semaforo>] = &[Overlay { id: "values", compute: values, about: None }];

/// On every cell that can be used whether the move there wins, and with how many own moves the game ends if the winner
/// is as quick and the loser as slow as possible. The best are marked: the quickest wins, or else the slowest losses.
fn values(position: &Position) -> OverlayReport {
    let mut badges: Vec<Badge> = Vec::new();
    if !position.is_over() {
        let tablebase = TABLEBASE.get_or_init(Tablebase::build);
        badges.extend(position.turns().map(|cell| {
            let mut after = *position;
            Semaforo::play(&mut after, cell);
            let plies = tablebase.plies(&after) + 1;
            let role = if plies % 2 == 1 { Role::Good } else { Role::Bad };
            Badge { cell, role, number: Some(Semaforo::own_among(position, plies)), marked: false }
        }));
    }
    let wins = badges.iter().filter(|badge| badge.role == Role::Good).count();
    let numbers = |role| badges.iter().filter(move |badge| badge.role == role).filter_map(|badge| badge.number);
    let best = numbers(Role::Good).min().or(numbers(Role::Bad).max());
    let summary = Text::new(match best {
        None => "laid-semaforo-over",
        Some(_) if wins > 0 => "laid-semaforo-wins",
        Some(_) => "laid-semaforo-loses",
    });
    let summary = summary.with_number("wins", wins).with_number("moves", best.unwrap_or(0));
    for badge in &mut badges {
        badge.marked = badge.number == best && (badge.role == Role::Good) == (wins > 0);
    }
    OverlayReport::new(badges, summary)
}
