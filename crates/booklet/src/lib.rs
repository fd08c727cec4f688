//! Booklets: decks, lesson plans, records and sheets of a class as A4 pages, as PDF and as HTML.
//!
//! A [`Booklet`] is a title and [`Section`]s, made by [`of_deck`], [`of_plan`], [`of_play`], [`of_class`] and
//! [`pieces`]. [`pages`] divides it into [`Page`]s, the same for both forms; [`pdf()`] and [`html()`] write them. All
//! is black and white, and the same booklet is the same file on every computer. Nothing is read or written here, and no
//! game is known.
//!
//! ```
//! use ludoteca_booklet::{Booklet, of_deck, pages, pdf};
//! use ludoteca_games::catalogue;
//! use ludoteca_lessons::{read, shipped};
//! use ludoteca_words::{Language, Words};
//!
//! let catalogue = catalogue();
//! let words = Words::new(Language::En, &catalogue);
//! let source = shipped::find(&catalogue, "rastros").expect("it comes with the program");
//! let deck = read(source.text, &catalogue).expect("it was proved before it was shipped");
//! let parts = of_deck(&deck, &words);
//! let booklet = Booklet::new("Rastros", &words, vec![parts.tasks, parts.solutions]);
//! assert!(pages(&booklet).len() > 1);
//! assert!(pdf(&booklet).is_ok_and(|file| file.starts_with(b"%PDF-")));
//! ```
//!
//! Start with `content.rs` (what a booklet consists of), then `layout/` (the pages), then `pdf.rs` and `html.rs`.

mod class;
mod content;
mod deck;
mod html;
mod layout;
mod pdf;
mod plan;
mod play;

pub use class::of_class;
pub use content::{Booklet, Cell, Entry, LessonStep, MOST_ON_PAGE, PaperNet, Section, StepLine, pieces, task};
pub use deck::{DeckParts, of_deck};
pub use html::html;
pub use layout::{Page, Placed, Shown, drawing, pages};
pub use pdf::pdf;
pub use plan::{PlanParts, booklet_of_plan, of_plan};
pub use play::{of_play, title};
