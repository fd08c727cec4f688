//! Colours and sizes of text that are written in code, in place of the tokens.

use crate::Sources;
use proc_macro2::{TokenStream, TokenTree};
use std::collections::BTreeMap;

/// What makes a colour from numbers, or is one by its name.
const COLOURS: [&str; 2] = ["Color32", "Rgba"];
/// What is no colour of its own: nothing, the colour that is set later, and what leaves a picture as it is.
const NEUTRAL: [&str; 3] = ["TRANSPARENT", "PLACEHOLDER", "WHITE"];
/// What is given a size of text: a typeface or a text.
const SIZED: [&str; 4] = ["at", "size", "proportional", "monospace"];
/// From here on a number is a size in points, below it a share of another size.
const POINTS: f64 = 6.0;

/// What stands in code although it is a colour, by file and text, with the reason.
pub type Excused<'a> = BTreeMap<(&'a str, &'a str), &'a str>;

/// Where these sources write a colour or a size of text themselves. What is excused and not there is a fault too.
pub fn faults(sources: &Sources, excused: &Excused<'_>) -> Vec<String> {
    let mut found = Vec::new();
    let mut used = Vec::new();
    for (place, text) in sources {
        let tokens: TokenStream = text.parse().unwrap_or_else(|error| panic!("{place}: {error}"));
        let mut here = Vec::new();
        walk(tokens, &mut here);
        for what in here {
            let known = excused.keys().find(|(file, text)| place.ends_with(file) && *text == what);
            used.extend(known);
            if known.is_none() {
                found.push(format!("{place}: {what} belongs into assets/theme/tokens.json"));
            }
        }
    }
    let unused = excused.keys().filter(|key| !used.contains(key));
    found.extend(unused.map(|(file, what)| format!("{file}: {what} is excused, but is not there")));
    found
}

/// Finds `Color32::NAME`, `Color32::from_…(numbers)` and `.at(number)`, `.size(number)` and the like.
fn walk(tokens: TokenStream, found: &mut Vec<String>) {
    let all: Vec<TokenTree> = tokens.into_iter().collect();
    for (place, token) in all.iter().enumerate() {
        if let TokenTree::Group(group) = token {
            walk(group.stream(), found);
        }
        if let Some(points) = named_size(&all[place..]) {
            found.push(format!("size = {points}"));
        }
        let TokenTree::Ident(name) = token else { continue };
        let name = name.to_string();
        if let Some(made) = COLOURS.contains(&name.as_str()).then(|| made(&all[place + 1..])).flatten() {
            found.push(format!("{name}::{made}"));
        }
        let size = SIZED.contains(&name.as_str()) || name == "new" && comes_after(&all[..place], "FontId");
        if let Some(TokenTree::Group(given)) = all.get(place + 1).filter(|_| size)
            && let Some(points) = numbers(given.stream()).into_iter().find(|number| *number >= POINTS)
            && is_called(&all[..place])
        {
            found.push(format!("{name}({points})"));
        }
    }
}

/// The points in `size = 18.0 * scale`, also in brackets.
fn named_size(tokens: &[TokenTree]) -> Option<f64> {
    let [TokenTree::Ident(name), TokenTree::Punct(equals), value, rest @ ..] = tokens else { return None };
    if name != "size" || equals.as_char() != '=' {
        return None;
    }
    let points = match value {
        TokenTree::Literal(_) if is_times(rest) => numbers(value.clone().into()).first().copied(),
        TokenTree::Group(group) => {
            let inner: Vec<TokenTree> = group.stream().into_iter().collect();
            let (first, rest) = inner.split_first()?;
            numbers(first.clone().into()).first().copied().filter(|_| is_times(rest))
        }
        _ => None,
    };
    points.filter(|points| *points >= POINTS)
}

fn is_times(rest: &[TokenTree]) -> bool {
    matches!(rest.first(), Some(TokenTree::Punct(sign)) if sign.as_char() == '*')
}

/// What follows the name of a type: the constructor with its numbers, or the colour's name.
fn made(rest: &[TokenTree]) -> Option<String> {
    let [TokenTree::Punct(one), TokenTree::Punct(two), TokenTree::Ident(name), ..] = rest else { return None };
    let name = name.to_string();
    if one.as_char() != ':' || two.as_char() != ':' || NEUTRAL.contains(&name.as_str()) {
        return None;
    }
    if name.chars().all(|sign| sign.is_uppercase() || sign == '_') {
        return Some(name);
    }
    let Some(TokenTree::Group(given)) = rest.get(3).filter(|_| name.starts_with("from_")) else { return None };
    let written = given.stream().into_iter().any(|token| matches!(token, TokenTree::Literal(_)));
    written.then_some(name)
}

/// Whether a path to `owner` stands before.
fn comes_after(before: &[TokenTree], owner: &str) -> bool {
    matches!(before, [.., TokenTree::Ident(name), TokenTree::Punct(_), TokenTree::Punct(_)] if name == owner)
}

/// Whether what comes next is called on something: behind a point or a path.
fn is_called(before: &[TokenTree]) -> bool {
    matches!(before.last(), Some(TokenTree::Punct(sign)) if ['.', ':'].contains(&sign.as_char()))
}

/// The numbers that are written in an argument, not those within calls in it.
fn numbers(tokens: TokenStream) -> Vec<f64> {
    let literals = tokens.into_iter().filter_map(|token| match token {
        TokenTree::Literal(literal) => Some(literal.to_string()),
        _ => None,
    });
    literals.filter_map(|text| text.trim_end_matches("f32").replace('_', "").parse().ok()).collect()
}

#[test]
fn colours_and_sizes_in_code_are_found() {
    let source = |text: &str| Sources::from([("desk/a.rs".to_owned(), text.to_owned())]);
    let none = Excused::new();
    for fault in [
        "const A: Color32 = Color32::from_rgb(1, 2, 3);",
        "fn a() { x(Color32::from_black_alpha(90)) }",
        "fn a() { Color32::from_hex(\"#102030\") }",
        "fn a() { Color32::RED }",
        "fn a() { text.size(22.0 * scale) }",
        "fn a() { Face::Text.at(18.0) }",
        "fn a() { FontId::proportional(44.0 * scale) }",
        "fn a() { FontId::new(20.0, family) }",
        "fn a() { let size = 18.0 * look.text_scale(); }",
        "fn a() { let size = (27.0 * scale).max(height / 20.0); }",
    ] {
        assert_eq!(faults(&source(fault), &none).len(), 1, "{fault}");
    }
    for fine in [
        "// Color32::from_rgb(1, 2, 3)",
        "fn a() { Color32::from_rgb(red, green, blue) }",
        "fn a() { Color32::WHITE }",
        "fn a() { Face::Icon.at(1.1 * size) }",
        "fn a() { Vec2::new(200.0, 30.0) }",
        "fn a() { let size = vec2(200.0, 30.0); }",
        "fn a() { let size = TextSize::Label.token().size * scale; }",
        "fn size(points: f32) -> f32 { 44.0 * points }",
    ] {
        assert_eq!(faults(&source(fine), &none), [""; 0], "{fine}");
    }
    let excused = Excused::from([(("desk/a.rs", "Color32::from_rgb"), "a picture of cloth")]);
    assert_eq!(faults(&source("const A: Color32 = Color32::from_rgb(1, 2, 3);"), &excused), [""; 0]);
    assert_eq!(faults(&source(""), &excused).len(), 1, "what is excused must be there");
}
