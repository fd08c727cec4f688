//! `games`: what there is to play.

use crate::context::Context;
use ludoteca_store::Failure;
use serde::Serialize;

#[derive(Serialize)]
struct Shelf {
    games: Vec<Game>,
}

#[derive(Serialize)]
struct Game {
    id: &'static str,
    name: &'static str,
    title: String,
    authors: &'static str,
    options: Vec<GameOption>,
}

#[derive(Serialize)]
struct GameOption {
    name: &'static str,
    default: &'static str,
    values: &'static [&'static str],
}

pub(crate) fn run(context: &mut Context<'_>) -> Result<(), Failure> {
    let words = context.words;
    if context.json {
        let games = context.catalogue.iter().map(|entry| Game {
            id: entry.info.id,
            name: entry.info.name,
            title: words.word(&format!("game-{}", entry.info.id)),
            authors: entry.info.authors,
            options: (entry.info.options.iter())
                .map(|spec| GameOption { name: spec.name, default: spec.values[0], values: spec.values })
                .collect(),
        });
        return context.print_json(&Shelf { games: games.collect() });
    }
    let width = context.catalogue.iter().map(|entry| entry.info.id.len()).max().unwrap_or(0);
    for entry in context.catalogue {
        let info = entry.info;
        let title = words.word(&format!("game-{}", info.id));
        let title = if title == info.name { title } else { format!("{} ({title})", info.name) };
        context.line(&format!("{:width$}  {title}, {}", info.id, info.authors))?;
        context.line(&format!("{:width$}  {}", "", words.word(&format!("game-{}-line", info.id))))?;
        for spec in info.options {
            let title = words.word(&format!("option-{}", spec.name));
            context.line(&format!("{:width$}  {}={}: {title}", "", spec.name, spec.values.join("|")))?;
        }
    }
    Ok(())
}
