//! Tells of a position in which both sides decide at once.

use super::place::{Place, Proved};
use crate::context::Context;
use ludoteca_class::csv::of_rows;
use ludoteca_rules::{Arg, Text};
use ludoteca_solve::space::{Mix, Share};
use ludoteca_store::Failure;
use ludoteca_tablebase::{Value, Verdict, Worth};
use ludoteca_words::Words;
use serde::Serialize;

#[derive(Serialize)]
struct Report<'a> {
    game: &'static str,
    table: &'a str,
    position: &'a str,
    /// What it is worth to White.
    value: f64,
    #[serde(flatten)]
    proved: Proved,
    white: Vec<Order>,
    black: Vec<Order>,
}

#[derive(Serialize)]
struct Order {
    order: String,
    share: f64,
    value: f64,
    plies: Option<u32>,
}

/// Says how both sides play.
pub(super) fn tell(
    context: &mut Context<'_>,
    place: &Place,
    position: &str,
    mix: Mix,
    csv: bool,
) -> Result<(), Failure> {
    if csv {
        return context.print(&of_rows(rows(&mix)));
    }
    if context.json {
        let [white, black] = mix.sides.map(|orders| orders.into_iter().map(Order::from).collect());
        return context.print_json(&Report {
            game: place.subject.game,
            table: &place.subject.name,
            position,
            value: rounded(mix.worth.value),
            proved: Proved::of(proved(mix.worth), true),
            white,
            black,
        });
    }
    let said = Text::new("cli-solve-look").with("position", position);
    let said = match sure(mix.worth) {
        Some(sure) => said.with_text("worth", sure),
        None => said.with_text("worth", Text::new("worth-mixed").with("value", signed(context.words, mix.worth.value))),
    };
    context.line(&context.words.say(&said))?;
    for (orders, side) in mix.sides.iter().zip(["side-white", "side-black"]) {
        if orders.is_empty() {
            continue;
        }
        context.line("")?;
        context.line(&context.words.say(&Text::new("cli-solve-orders").with_text("side", Text::new(side))))?;
        for order in orders {
            let line = row(context.words, order);
            context.line(&line)?;
        }
    }
    Ok(())
}

/// That a side wins whatever the other one does, and within how many turns; `None` where that is not so.
pub(super) fn sure(worth: Worth) -> Option<Text> {
    let side = match worth.sure {
        0 => return None,
        1.. => "side-white",
        _ => "side-black",
    };
    let text = Text::new("worth-sure").with_text("side", Text::new(side));
    Some(text.with_number("turns", u32::from(worth.sure.unsigned_abs())))
}

/// The verdict of White.
fn proved(worth: Worth) -> Option<Verdict> {
    let value = if worth.sure > 0 { Value::Win } else { Value::Loss };
    (worth.sure != 0).then(|| Verdict::new(value, u32::from(worth.sure.unsigned_abs())))
}

fn row(words: &Words, order: &Share) -> String {
    let share = format!("{:>5} %", words.decimal(100.0 * order.share, 1));
    let worth = match order.sure {
        0 => signed(words, order.value),
        plies => words.fill("worth-win-in", &[("moves", Arg::Number(plies.into()))]),
    };
    format!("{:6}  {share}  {worth}", order.order)
}

/// A value with its sign; what is rounded to nothing has none.
fn signed(words: &Words, value: f64) -> String {
    let text = words.decimal(value.abs(), 3);
    match value {
        value if value.abs() < 0.0005 => text,
        value if value > 0.0 => format!("+{text}"),
        _ => format!("-{text}"),
    }
}

fn rows(mix: &Mix) -> impl Iterator<Item = Vec<String>> {
    let heading = ["side", "order", "share", "value", "plies"].map(str::to_owned).to_vec();
    let orders = mix.sides.iter().zip(["w", "b"]).flat_map(|(orders, side)| {
        orders.iter().map(move |one| {
            let plies = if one.sure == 0 { String::new() } else { one.sure.to_string() };
            let [share, value] = [one.share, one.value].map(|number| rounded(number).to_string());
            vec![side.to_owned(), one.order.clone(), share, value, plies]
        })
    });
    std::iter::once(heading).chain(orders)
}

/// To the millionth, which is what a table is exact to.
fn rounded(number: f64) -> f64 {
    let rounded = (number * 1e6).round() / 1e6;
    // Nothing has no sign.
    rounded + 0.0
}

impl From<Share> for Order {
    fn from(one: Share) -> Self {
        let Share { order, share, value, sure } = one;
        Self { order, share: rounded(share), value: rounded(value), plies: (sure != 0).then_some(sure) }
    }
}
