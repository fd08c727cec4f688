//! The pages as one HTML file with nothing from elsewhere: pictures as SVG, words as words, the font inside.

use super::content::{Booklet, Cell, LessonStep};
use super::layout::{Page, Placed, Shown, asks_name, net, pages, scale};
use data_encoding::BASE64;
use ludoteca_diagram::letters::FILES;
use ludoteca_diagram::svg::{self, SvgLabels};
use ludoteca_diagram::{Drawing, Grid, Style, Task};
use ludoteca_rules::display::harmless;
use maud::{DOCTYPE, Markup, PreEscaped, Render, html};

const STYLE: &str = "
@page { size: A4; margin: 0; }
* { box-sizing: border-box; }
html { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
body { margin: 0; background: #ddd; color: #000; font: 500 3.3mm/4.2mm Inter, sans-serif; }
.page { position: relative; width: 210mm; height: 296.9mm; margin: 6mm auto; padding: 14mm; background: #fff; }
.page { break-after: page; overflow-wrap: anywhere; }
.page:last-child { break-after: auto; }
header { display: flex; gap: 6mm; align-items: baseline; height: 14mm; }
h1 { font-size: 6.2mm; line-height: 7mm; margin: 0; flex: 1; max-height: 14mm; }
header p { width: 74mm; margin: 0; border-bottom: .25mm solid #000; }
h2 { font-size: 4.4mm; margin: 0; height: 9mm; }
footer { position: absolute; left: 14mm; right: 14mm; bottom: 8mm; border-top: .25mm solid #000; padding-top: 1mm; }
footer { display: flex; justify-content: space-between; }
.tasks { display: grid; column-gap: 9mm; row-gap: 5mm; }
figure { margin: 0; position: relative; padding-left: 6.5mm; display: flex; flex-direction: column; }
figure > b { position: absolute; left: 0; font-size: 5.8mm; }
figcaption { font-size: 3.99mm; line-height: 4.7mm; }
figure > svg { display: block; margin: 1.5mm auto; flex: none; }
figure p { margin: 0; display: flex; gap: 1.5mm; } figure p svg { flex: none; }
.answer { flex: 1; min-height: 7mm; border-bottom: .25mm solid #000; }
.columns { display: grid; grid-template-columns: 1fr 1fr; gap: 9mm; font-size: 3.58mm; line-height: 4.5mm; }
article { display: grid; grid-template-columns: 19mm 1fr auto; border-top: .2mm solid #000; padding: 3mm 0; }
article { break-inside: avoid; font-size: 3.44mm; line-height: 4.2mm; }
article.head { border: 0; padding-top: 0; } article > b, h3 { font-size: 4.1mm; line-height: 5mm; margin: 0; }
article p { margin: 1mm 0 0; } article figure { padding: 0; margin-left: 7mm; width: 52mm; }
article figure > svg { margin: 0 auto 1mm; } article figure p { font-size: 2.9mm; line-height: 3.4mm; }
dl { margin: 0; display: grid; grid-template-columns: 9mm 1fr; gap: 0 1mm; align-content: start; }
dt, dd b { font-weight: 700; } dd { margin: 0 0 2.4mm; } dd b { display: block; }
table { border-collapse: collapse; width: 100%; font-size: 3.85mm; line-height: 5.3mm; }
th { text-align: start; vertical-align: bottom; font-size: 3mm; line-height: 3.5mm; border-bottom: .5mm solid #000; }
th, td { padding: .5mm 1.6mm; } td { border-bottom: .15mm solid #000; }
.number { text-align: end; font-variant-numeric: tabular-nums; }
.pieces { display: grid; grid-template-columns: repeat(3, 1fr); justify-items: center; row-gap: 2mm; margin-top: 4mm; }
@media print { body { background: none; } .page { margin: 0; } }
";

/// The file of a booklet.
#[must_use]
pub fn html(booklet: &Booklet) -> String {
    let pages = pages(booklet);
    let fonts: String = FILES
        .iter()
        .zip(["500", "700"])
        .map(|(file, weight)| {
            let data = BASE64.encode(file);
            format!(
                "@font-face {{ font-family: Inter; font-weight: {weight}; src: url(data:font/otf;base64,{data}); }}\n"
            )
        })
        .collect();
    let page = html! {
        (DOCTYPE) "\n"
        html lang=(booklet.language.tag()) {
            head {
                meta charset="utf-8";
                title { (Plain(&booklet.title)) }
                meta name="viewport" content="width=device-width, initial-scale=1";
                style { (PreEscaped(fonts)) (PreEscaped(STYLE)) }
            }
            body { @for page in &pages { (written(booklet, page, pages.len())) } }
        }
        "\n"
    };
    page.into_string()
}

fn written(booklet: &Booklet, page: &Page<'_>, count: usize) -> Markup {
    html! {
        section.page {
            header {
                h1 { (Plain(page.title)) }
                @if asks_name(page) { p { (Plain(&booklet.name)) } }
            }
            @if let Some(second) = page.second { h2 { (Plain(second)) } }
            @match &page.shown {
                Shown::Tasks { tasks, first, grid, room } => (of_tasks(tasks, *first, (*grid, *room))),
                Shown::Steps(steps) => @for step in *steps { (of_step(step)) },
                Shown::Entries(columns) => div.columns { @for column in columns { (of_entries(column)) } },
                Shown::Table { heads, rows, .. } => (of_table(heads, rows)),
                Shown::Pieces { note, nets } => {
                    p { (Plain(note)) }
                    div.pieces { @for paper in *nets { (picture(&net(paper), 0.3, 1.0, "")) } }
                }
            }
            footer {
                span { @if page.number > 1 { (Plain(&booklet.title)) } }
                b { (page.number) " / " (count) }
            }
        }
        "\n"
    }
}

fn of_tasks(tasks: &[Task], first: usize, (grid, room): (Grid, [f32; 2])) -> Markup {
    let [wide, high] = grid.part();
    let style = format!(
        "grid-template-columns: repeat({}, {wide}mm); grid-auto-rows: minmax({}mm, auto)",
        grid.columns,
        high - 0.3,
    );
    html! {
        div.tasks style=(style) {
            @for (number, task) in (first..).zip(tasks) {
                figure {
                    b { (number) }
                    figcaption style=(format!("min-height: {}mm", room[0] - 2.5)) { (Plain(&task.caption)) }
                    (picture(&task.board, 0.0, grid.scale(&task.board, room) * 0.98, &task.caption))
                    p { (picture(&task.disc, 0.0, 3.6, "")) span { (Plain(&task.turn)) } }
                    @if grid.answers { div.answer {} }
                }
            }
        }
    }
}

fn of_step(step: &LessonStep) -> Markup {
    html! {
        article class=[step.name.is_empty().then_some("head")] {
            b { (Plain(&step.time)) }
            div {
                @if !step.name.is_empty() { h3 { (Plain(&step.name)) } }
                @for line in &step.lines {
                    p { @if !line.label.is_empty() { b { (Plain(&line.label)) } " " } (Plain(&line.text)) }
                }
            }
            @if let Some(task) = &step.task {
                figure {
                    (picture(&task.board, 0.0, scale(task) * 0.98, &step.name))
                    p { (picture(&task.disc, 0.0, 3.0, "")) span { (Plain(&task.turn)) } }
                }
            }
        }
    }
}

fn of_entries(column: &[Placed]) -> Markup {
    let joined = |lines: &[String]| lines.join(" ");
    html! {
        dl {
            @for placed in column {
                dt { (Plain(&placed.label)) }
                dd {
                    @if !placed.moves.is_empty() { b { (Plain(&joined(&placed.moves))) } }
                    (Plain(&joined(&placed.said)))
                }
            }
        }
    }
}

fn of_table(heads: &[Cell], rows: &[Vec<Cell>]) -> Markup {
    let class = |cell: &Cell| cell.is_number.then_some("number");
    html! {
        table {
            thead { tr { @for cell in heads { th scope="col" class=[class(cell)] { (Plain(&cell.text)) } } } }
            tbody {
                @for row in rows { tr { @for cell in row { td class=[class(cell)] { (Plain(&cell.text)) } } } }
            }
        }
    }
}

/// A drawing as SVG, which escapes its title by itself; nothing of an empty one.
fn picture(drawing: &Drawing, margin: f32, unit: f32, title: &str) -> Markup {
    if drawing.elements.is_empty() {
        return html! {};
    }
    let page = svg::Page::round(drawing, margin, unit);
    PreEscaped(svg::svg(drawing, Style::Ink, page, SvgLabels { title, description: "" }))
}

/// Text that means itself in HTML, without marks that change the direction of writing and without control characters.
struct Plain<'a>(&'a str);

impl Render for Plain<'_> {
    fn render_to(&self, buffer: &mut String) {
        for (number, part) in harmless::on_one_line(self.0).split('\'').enumerate() {
            if number > 0 {
                buffer.push_str("&#39;");
            }
            part.render_to(buffer);
        }
    }
}
