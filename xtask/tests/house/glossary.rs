//! Whether what people read keeps to the words of `docs/glossary.md`.
//!
//! The files are read as they lie there: the sentences of the program and of the games (`.ftl`), what the lessons,
//! puzzles and lesson plans say (`.ludo`), and the pages of the manual. Start with [`faults`].

use crate::root;
use std::fs;

/// The languages, in the order of the columns of the table.
pub const LANGUAGES: [&str; 3] = ["en", "pt-PT", "pt-BR"];

/// The pages of the manual in European Portuguese. The others are in English, but for what stands on the front page
/// from [`IN_PORTUGUESE`] on.
const PORTUGUESE: [&str; 5] = ["apresentador.md", "experiencias.md", "jogador.md", "professor.md", "scripts.pt.md"];

/// The heading of the Portuguese half of the front page.
const IN_PORTUGUESE: &str = "## Em português";

/// How the line begins that tells readers from Brazil which words are theirs: it has the words of both countries.
const IN_BRAZIL: &str = "> No Brasil";

/// A line that somebody reads.
pub struct Said {
    /// The file and the number of the line.
    pub place: String,
    /// The place of its language in [`LANGUAGES`].
    pub language: usize,
    /// The words, in small letters.
    pub words: String,
}

/// A line of the table.
#[derive(Debug)]
pub struct Term {
    /// The words of each language that mean it.
    pub words: [Vec<String>; 3],
    /// The words of each language that are not used for it, with their inflections.
    pub not: [Vec<String>; 3],
}

/// The terms of a glossary.
///
/// # Panics
/// On a line of the table that cannot be understood: nothing of it is to be left out unseen.
pub fn terms(glossary: &str) -> Vec<Term> {
    let rows = glossary.lines().filter_map(|line| line.strip_prefix('|')?.strip_suffix('|')).skip(2);
    rows.map(|row| {
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        let [en, pt, br, meaning, not] = cells[..] else { panic!("a line of five columns: {row}") };
        assert!(!meaning.is_empty(), "{row}");
        let mut term = Term { words: [en, pt, br].map(list), not: [const { Vec::new() }; 3] };
        for part in not.split('·').map(str::trim).filter(|part| !part.is_empty()) {
            let (language, words) = part.split_once(": ").unwrap_or_else(|| panic!("a language and words: {part}"));
            let language = LANGUAGES.into_iter().position(|known| known == language);
            term.not[language.unwrap_or_else(|| panic!("a language: {part}"))] = list(words);
        }
        term
    })
    .collect()
}

/// Words with commas between them; `lance(s)` is *lance* and *lances*.
fn list(words: &str) -> Vec<String> {
    let forms = |word: &str| match word.split_once("(s)") {
        Some((begin, end)) => vec![format!("{begin}{end}"), format!("{begin}s{end}")],
        None => vec![word.to_owned()],
    };
    words.split(", ").filter(|word| !word.is_empty()).flat_map(forms).collect()
}

/// Whether words are among others, and no part of longer ones; at their `begin` at least.
fn has(text: &str, words: &str, begin: bool) -> bool {
    text.match_indices(words).any(|(at, _)| {
        let open = |letter: Option<char>| letter.is_none_or(|letter| !letter.is_alphanumeric());
        open(text[..at].chars().next_back()) && (begin || open(text[at + words.len()..].chars().next()))
    })
}

/// Everything that is said against the glossary, and every word of it that is said nowhere.
pub fn faults(terms: &[Term], said: &[Said]) -> Vec<String> {
    let mut faults = Vec::new();
    for (language, name) in LANGUAGES.into_iter().enumerate() {
        let said: Vec<&Said> = said.iter().filter(|said| said.language == language).collect();
        for term in terms {
            let instead = term.words[language].join(", ");
            for word in &term.not[language] {
                let wrong = said.iter().filter(|said| has(&said.words, word, false));
                faults.extend(wrong.map(|said| format!("{}: “{word}” and not “{instead}”", said.place)));
            }
            let unsaid =
                term.words[language].iter().filter(|word| !said.iter().any(|said| has(&said.words, word, true)));
            faults.extend(unsaid.map(|word| format!("{name}: nothing says “{word}”")));
        }
    }
    faults
}

/// What a file of sentences says, without keys and gaps. Words that only help to find a command are left out.
pub fn sentences(place: &str, language: usize, text: &str) -> Vec<Said> {
    let mut read = true;
    let mut said = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let mut words = line;
        if let Some((key, sentence)) = line.split_once('=').filter(|_| line.starts_with(char::is_alphabetic)) {
            read = !key.trim_end().ends_with("-find");
            words = sentence;
        }
        if read && !line.starts_with('#') {
            said.push(Said { place: format!("{place}:{number}"), language, words: without_gaps(words).to_lowercase() });
        }
    }
    said
}

/// A line of a sentence without what stands in braces; the head of a choice ends with an arrow.
fn without_gaps(line: &str) -> String {
    let mut text = String::new();
    let mut rest = line;
    while let Some((before, gap)) = rest.split_once('{') {
        text += before;
        text.push(' ');
        rest = gap.split_once('}').or_else(|| gap.split_once("->")).map_or("", |(_, after)| after);
    }
    text + rest
}

/// What a file of lessons, puzzles or a lesson plan says: its tags that end in a language, and its comments on moves.
pub fn of_deck(place: &str, text: &str) -> Vec<Said> {
    let mut said = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        for (language, name) in LANGUAGES.into_iter().enumerate() {
            let tag = line.split_once(&format!("-{name} \"")).filter(|_| line.starts_with('['));
            let comment = line.split_once(&format!("[%{} ", name.replace('-', "")));
            let words = tag.or(comment).map(|(_, words)| words.split(['"', ']']).next().unwrap_or_default());
            let place = || format!("{place}:{number}");
            said.extend(words.map(|words| Said { place: place(), language, words: words.to_lowercase() }));
        }
    }
    said
}

/// What a page of the manual says. Names of keys, files and fields, which stand as `code`, are no words.
pub fn of_page(place: &str, text: &str) -> Vec<Said> {
    let mut language = usize::from(PORTUGUESE.iter().any(|name| is_named(place, name)));
    let mut said = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        if line == IN_PORTUGUESE {
            language = 1;
        }
        if !line.starts_with(IN_BRAZIL) {
            let words = line.split('`').step_by(2).collect::<Vec<_>>().join(" ").to_lowercase();
            said.push(Said { place: format!("{place}:{number}"), language, words });
        }
    }
    said
}

/// Whether a file has this name, in whatever folder.
fn is_named(place: &str, name: &str) -> bool {
    place.rsplit('/').next() == Some(name)
}

/// Everything that people read, but for the manual's pictures of the program.
pub fn all_said() -> Vec<Said> {
    let text = |place: &str| fs::read_to_string(root().join(place)).unwrap_or_else(|error| panic!("{place}: {error}"));
    let files = |folder: &str, ending: &str| -> Vec<String> {
        let entries = fs::read_dir(root().join(folder)).expect("the folder can be read");
        let names = entries.map(|entry| entry.expect("an entry").file_name().into_string().expect("a name in Unicode"));
        let mut places: Vec<String> =
            names.filter(|name| name.ends_with(ending)).map(|name| format!("{folder}/{name}")).collect();
        places.sort();
        places
    };
    let games: Vec<String> = files("assets/games", "").into_iter().collect();
    let mut said = Vec::new();
    for (language, name) in LANGUAGES.into_iter().enumerate() {
        let of_games = games.iter().map(|game| format!("{game}/words/{name}.ftl"));
        for place in files(&format!("assets/locales/{name}"), ".ftl").into_iter().chain(of_games) {
            said.extend(sentences(&place, language, &text(&place)));
        }
    }
    let of_game = |game: &String| [files(&format!("{game}/decks"), ".ludo"), files(game, ".ludo")].concat();
    for place in games.iter().flat_map(of_game) {
        said.extend(of_deck(&place, &text(&place)));
    }
    let pages = files("docs/manual", ".md");
    for name in PORTUGUESE {
        assert!(pages.iter().any(|place| is_named(place, name)), "there is no page {name}");
    }
    for place in pages {
        said.extend(of_page(&place, &text(&place)));
    }
    said
}
