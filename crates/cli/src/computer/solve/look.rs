//! Looks at one position of a table.

use super::place::{Place, Proved, worth};
use super::{mix, recorded};
use crate::computer::stop;
use crate::context::Context;
use crate::record_out::Out;
use ludoteca_class::csv::of_rows;
use ludoteca_rules::Text;
use ludoteca_rules::thinking::think::Ending;
use ludoteca_solve::explore::{Look, MoveWorth, best_play, look};
use ludoteca_solve::survey::longest;
use ludoteca_store::{Failure, shown};
use ludoteca_tablebase::Value;
use ludoteca_words::telling;
use serde::Serialize;

#[derive(Serialize)]
struct Report<'a> {
    game: &'static str,
    table: &'a str,
    position: &'a str,
    #[serde(flatten)]
    proved: Proved,
    keeping: usize,
    moves: Vec<MoveProved>,
    pv: Vec<String>,
}

#[derive(Serialize)]
struct MoveProved {
    #[serde(rename = "move")]
    played: String,
    #[serde(flatten)]
    proved: Proved,
}

/// Tells of the position, as lines of a table if `csv` is set, and writes best play from there where `out` says. Best
/// play beyond the table is searched with so many megabytes.
pub(super) fn run(
    context: &mut Context<'_>,
    place: &Place,
    text: &str,
    (csv, out): (bool, &Out),
    megabytes: usize,
) -> Result<(), Failure> {
    let (subject, space) = (&place.subject, &*place.subject.space);
    let wants_longest = text == "longest";
    let mut position = match space.start() {
        Some(start) if text == "start" => space.text(start),
        _ => text.to_owned(),
    };
    // What is no position of the table is said before a file is looked for.
    if !wants_longest {
        space.number(&position).map_err(Failure::Input)?;
    }
    let missing = |key: Text| Failure::Work(key.with("path", shown(&place.path)));
    let mut table = place.known()?.ok_or_else(|| missing(Text::new("error-solve-missing")))?;
    if table.head().progress.is_some() {
        return Err(missing(Text::new("error-solve-begun")));
    }
    if wants_longest {
        let entries = table.entries()?;
        let stop = stop::by_signal();
        let longest = longest(&entries, &stop);
        if stop.is_stopped() {
            return Err(Failure::Work(Text::new("error-solve-longest-stopped")));
        }
        let (_, number) = longest.ok_or_else(|| Failure::Input(Text::new("error-solve-no-distances")))?;
        position = space.text(number);
    }
    if let Some(mix) = space.mix(&position, &mut |number| table.code(number))? {
        if out.is_given() {
            return Err(Failure::Input(Text::new("error-solve-no-best-play")));
        }
        return mix::tell(context, place, &position, mix, csv);
    }
    let seen = look(space, &position, &mut |number| table.code(number))?;
    if csv && !context.json {
        let heading = ["move", "proved", "plies"].map(str::to_owned).to_vec();
        let rows = seen.moves.into_iter().map(|one| Proved::of(Some(one.verdict), seen.timed).row(one.text));
        return context.print(&of_rows(std::iter::once(heading).chain(rows)));
    }
    // The search for best play may take long, and what the table says is no different after it.
    let tells_first = !context.json && !out.is_given();
    if tells_first {
        tell(context, &position, &seen, space.form().has_distances())?;
    }
    let code = &mut |number| table.code(number);
    let line = best_play(space, (&position, &seen), code, megabytes, &stop::by_signal())?;
    let recorded = out.is_given().then(|| recorded::of(context.catalogue, subject.game, &position, (&seen, &line)));
    let recorded = recorded.transpose()?;
    if let Some(play) = &recorded {
        out.write(&**play)?;
    }
    if context.json {
        let moves = seen.moves.into_iter();
        return context.print_json(&Report {
            game: subject.game,
            table: &subject.name,
            position: &position,
            proved: Proved::of(seen.verdict, seen.timed),
            keeping: seen.keeping,
            moves: moves
                .map(|one| MoveProved { played: one.text, proved: Proved::of(Some(one.verdict), seen.timed) })
                .collect(),
            pv: line,
        });
    }
    if let Some(play) = &recorded
        && out.file().is_none()
    {
        return out.tell(context, &**play);
    }
    if !tells_first {
        tell(context, &position, &seen, space.form().has_distances())?;
    }
    if seen.verdict.is_some() && !line.is_empty() {
        context.line(&context.words.say(&Text::new("cli-analyse-line").with("moves", line.join(" "))))?;
    }
    recorded.map_or(Ok(()), |play| out.tell(context, &*play))
}

fn tell(context: &mut Context<'_>, position: &str, seen: &Look, far: bool) -> Result<(), Failure> {
    let Some(verdict) = seen.verdict else { return context.line(position) };
    let said = Text::new("cli-solve-look").with("position", position).with_text("worth", worth(verdict, far));
    context.line(&context.words.say(&said))?;
    if !seen.moves.is_empty() {
        let best = match verdict.value {
            Value::Win => Ending::Win,
            Value::Draw => Ending::Draw,
            Value::Loss => Ending::Loss,
        };
        context.line(&context.words.say(&telling::keeping(best, seen.keeping, seen.moves.len())))?;
    }
    let width = seen.moves.iter().map(|worth| worth.text.chars().count()).max().unwrap_or(0);
    for MoveWorth { text, verdict } in &seen.moves {
        context.line(&format!("{text:width$}  {}", context.words.say(&worth(*verdict, far))))?;
    }
    Ok(())
}
