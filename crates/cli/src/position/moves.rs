//! `moves`: the legal orders, one a line, in byte order.

use super::jsonl::Legal;
use crate::context::Context;
use crate::setup::GameArgs;
use ludoteca_store::Failure;
use serde::Serialize;

#[derive(Serialize)]
struct Moves {
    game: &'static str,
    position: String,
    legal: Legal,
}

pub(crate) fn run(context: &mut Context<'_>, args: &GameArgs) -> Result<(), Failure> {
    let session = args.session(context.catalogue)?;
    let legal = Legal::of(&*session);
    if context.json {
        return context.print_json(&Moves { game: session.info().id, position: session.position_text(), legal });
    }
    match legal {
        Legal::Orders(orders) => {
            for order in orders {
                context.line(&order)?;
            }
        }
        Legal::BySide(sides) => {
            let mut lines: Vec<String> = sides
                .into_iter()
                .flat_map(|(side, orders)| orders.into_iter().map(move |order| format!("{side} {order}")))
                .collect();
            lines.sort();
            for line in lines {
                context.line(&line)?;
            }
        }
    }
    Ok(())
}
