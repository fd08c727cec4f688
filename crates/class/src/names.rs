//! Names of pupils from a text: one a line, or a table one of whose columns is headed `name`, in one of our languages.

use super::csv::unguarded;
use csv::ReaderBuilder;
use ludoteca_rules::Text;
use ludoteca_rules::options::shorten;

/// What a column of names can be headed with.
const HEADINGS: [&str; 10] =
    ["name", "names", "nome", "nomes", "pupil", "pupils", "student", "students", "aluno", "alunos"];

/// What can stand between the cells of a table; programs set to Portuguese write semicolons.
const BETWEEN: [u8; 3] = [b';', b',', b'\t'];

/// The names in a text. Without a heading a line is a name as it stands, which may have a comma in it.
///
/// # Errors
/// There is no name, or it looks like a table whose column of names cannot be found.
pub fn names(text: &str) -> Result<Vec<String>, Text> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let head = text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
    let column = BETWEEN.iter().find_map(|between| {
        let cells = records(head, *between).into_iter().next()?;
        let is_heading = |cell: &String| HEADINGS.contains(&cell.trim().to_lowercase().as_str());
        Some((*between, cells.iter().position(is_heading)?))
    });
    let names: Vec<String> = if let Some((between, column)) = column {
        let rows = records(text, between).into_iter().skip(1);
        rows.filter_map(|row| row.into_iter().nth(column)).map(|cell| unguarded(&cell)).collect()
    } else {
        for (number, line) in (1_usize..).zip(text.lines()) {
            if line.contains([';', '\t', '"']) {
                let problem = Text::new("class-names-table").with("found", shorten(line));
                return Err(Text::new("class-line").with_number("line", number).with_text("problem", problem));
            }
        }
        text.lines().map(str::to_owned).collect()
    };
    let names: Vec<String> = names.into_iter().filter(|name| !name.trim().is_empty()).collect();
    if names.is_empty() { Err(Text::new("class-names-none")) } else { Ok(names) }
}

/// The records of a table.
fn records(text: &str, between: u8) -> Vec<Vec<String>> {
    let reader = ReaderBuilder::new().has_headers(false).flexible(true).delimiter(between).from_reader(text.as_bytes());
    // Memory can be read, and cells of UTF-8 are UTF-8.
    let records = reader.into_records().map_while(Result::ok);
    records.map(|record| record.iter().map(str::to_owned).collect()).collect()
}
