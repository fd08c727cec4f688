//! What people think of a move: `!?` beside it, or a Numeric Annotation Glyph such as `$5`, which means the same.

use ludoteca_rules::session::Nag;

/// The glyphs that have a sign, as PGN numbers them.
const SIGNS: [(&str, Nag); 6] =
    [("!", Nag(1)), ("?", Nag(2)), ("!!", Nag(3)), ("??", Nag(4)), ("!?", Nag(5)), ("?!", Nag(6))];

/// Parts a word into a move and the glyphs glued to it; either may be empty.
pub(super) fn split(word: &str) -> (&str, &str) {
    let signed = &word[..word.find('$').unwrap_or(word.len())];
    let plain = signed.trim_end_matches(['!', '?']).len();
    // An order is never empty: `a1-b3|?` ends with the order `?`.
    let order = usize::from(word[..plain].ends_with('|') && word[plain..].starts_with('?'));
    word.split_at(plain + order)
}

/// Adds the glyphs of a text like `!?$14`, each once.
///
/// # Errors
/// The part that is no glyph.
pub(super) fn read<'a>(text: &'a str, nags: &mut Vec<Nag>) -> Result<(), &'a str> {
    let mut rest = text;
    while !rest.is_empty() {
        let number =
            rest.strip_prefix('$').map(|number| &number[..number.bytes().take_while(u8::is_ascii_digit).count()]);
        let (length, nag) = match number {
            Some(number) => (1 + number.len(), number.parse().ok().map(Nag)),
            None => {
                let sign = SIGNS.iter().rev().find(|(sign, _)| rest.starts_with(sign));
                (sign.map_or(0, |(sign, _)| sign.len()), sign.map(|(_, nag)| *nag))
            }
        };
        let nag = nag.ok_or(rest)?;
        if !nags.contains(&nag) {
            nags.push(nag);
        }
        rest = &rest[length..];
    }
    Ok(())
}
