//! Booklets as files: what poppler reads and draws of the PDF is what was meant, and HTML says nothing but itself.

mod hostile;
mod opened;
mod plans;
mod whole;

use ludoteca_booklet::{Booklet, DeckParts, of_deck};
use ludoteca_games::catalogue;
use ludoteca_lessons::{Deck, shipped};
use ludoteca_words::{Language, Words};
use std::fs;
use std::process::Command;
use tempfile::{TempDir, tempdir};

/// All lessons and puzzles of the program.
fn decks() -> Vec<Deck> {
    shipped::decks(&catalogue()).expect("they were proved before they were shipped")
}

fn words(language: Language) -> Words {
    Words::new(language, &catalogue())
}

/// A deck with its solutions at the end.
fn booklet(deck: &Deck, words: &Words) -> Booklet {
    let DeckParts { tasks, solutions } = of_deck(deck, words);
    Booklet::new(deck.title.within(words.language()), words, vec![tasks, solutions])
}

/// A PDF on the disk, for the programs of poppler.
struct Opened {
    folder: TempDir,
}

impl Opened {
    fn new(pdf: &[u8]) -> Self {
        let folder = tempdir().expect("a temporary folder");
        fs::write(folder.path().join("a.pdf"), pdf).expect("a test file can be written");
        Self { folder }
    }

    fn run(&self, program: &str, args: &[&str]) -> Vec<u8> {
        let ran = Command::new(program).args(args).current_dir(self.folder.path()).output();
        let ran = ran.unwrap_or_else(|error| panic!("{program} of poppler-utils is needed: {error}"));
        let told = String::from_utf8_lossy(&ran.stderr);
        assert!(ran.status.success() && told.is_empty(), "{program}: {told}");
        ran.stdout
    }

    /// The words of every page.
    fn texts(&self) -> Vec<String> {
        let text = String::from_utf8(self.run("pdftotext", &["a.pdf", "-"])).expect("it is text");
        let mut pages: Vec<String> = text.split('\u{c}').map(str::to_owned).collect();
        assert_eq!(pages.pop().as_deref(), Some(""), "every page ends");
        pages
    }

    /// A page, from 1, in grey: width, height, and a byte for each pixel.
    fn picture(&self, page: usize) -> ([usize; 2], Vec<u8>) {
        let page = page.to_string();
        let file = self.run("pdftoppm", &["-gray", "-r", "300", "-f", &page, "-l", &page, "a.pdf"]);
        let mut words = file.splitn(4, |byte| byte.is_ascii_whitespace());
        assert_eq!(words.next(), Some(&b"P5"[..]));
        let mut number = || {
            let word = words.next().expect("the head is whole");
            std::str::from_utf8(word).expect("it is text").parse::<usize>().expect("it is a number")
        };
        let size = [number(), number()];
        let rest = words.next().expect("the pixels follow");
        let pixels = rest.strip_prefix(b"255\n").expect("a byte for each pixel").to_vec();
        assert_eq!(pixels.len(), size[0] * size[1]);
        (size, pixels)
    }
}
