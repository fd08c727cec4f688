//! Names and titles that would do something else than be read.

use super::{Opened, booklet, decks, words};
use ludoteca_booklet::{Booklet, Cell, Entry, Section, html, of_class, pages, pdf};
use ludoteca_class::{System, Tournament};
use ludoteca_words::Language;

const MARKUP: &str = "</style><script>alert('1')</script> \"&\" \u{202e}x\u{7}";

#[test]
fn a_name_is_never_markup() {
    let words = words(Language::En);
    let mut sheet = Tournament::new("Spring", "rastros", System::RoundRobin { twice: false }, 7).expect("a new sheet");
    for name in ["<b onmouseover='x'>Ana", "</td><img src=x onerror=y>", "Zé & \"Rui\""] {
        sheet.add(name).expect("a name");
    }
    let mut made = Booklet::new(MARKUP, &words, of_class(&sheet, &words));
    made.sections.push(Section::Entries {
        title: MARKUP.to_owned(),
        entries: vec![Entry { label: MARKUP.to_owned(), moves: MARKUP.to_owned(), said: MARKUP.to_owned() }],
    });
    made.sections.extend(booklet(&decks()[0], &words).sections);
    let page = html(&made);
    let lower = page.to_lowercase();
    assert!(!lower.contains("<script") && !lower.contains("<img") && !lower.contains("<b on"), "{lower}");
    assert_eq!(lower.matches("</style>").count(), 1);
    assert!(page.contains("&lt;b onmouseover=&#39;x&#39;&gt;Ana") && page.contains("Zé &amp; &quot;Rui&quot;"));
    assert!(!page.contains(['\u{202e}', '\u{7}']));
    // Nothing from elsewhere: the font is inside.
    assert!(
        !page.contains("http:") || page.matches("http:").count() == page.matches("http://www.w3.org/2000/svg").count()
    );
    assert!(!page.contains("https:") && !page.contains("@import") && !page.contains("<link"));
    assert_eq!(page.matches("url(").count(), page.matches("url(data:").count());
    let texts = Opened::new(&pdf(&made).expect("it is written")).texts().join(" ");
    assert!(texts.contains("</td><img src=x onerror=y>") && !texts.contains('\u{202e}'), "{texts}");
}

#[test]
fn letters_that_the_font_lacks_break_nothing() {
    let words = words(Language::PtBr);
    for title in
        ["", "日本語のゲーム", "🎲🎲🎲", "a\u{300}\u{301}é", "שלום", "x\ny\tz", &"long ".repeat(200), &"W".repeat(300)]
    {
        let mut made = booklet(&decks()[0], &words);
        made.title = title.to_owned();
        let opened = Opened::new(&pdf(&made).expect("it is written"));
        assert_eq!(opened.texts().len(), pages(&made).len(), "{title}");
        assert!(html(&made).ends_with("</html>\n"));
    }
}

#[test]
fn what_is_long_goes_on_in_the_next_column_and_nothing_is_lost() {
    let words = words(Language::En);
    let said: Vec<String> = (0..3000).map(|number| format!("w{number}")).collect();
    let entry = |said: String| Entry { label: "1".to_owned(), moves: "a1".to_owned(), said };
    let entries = vec![entry("short".to_owned()), entry(said.join(" ")), entry("last".to_owned())];
    let rows = (0..150).map(|row| vec![Cell::number(row.to_string()), Cell::text(format!("name{row}"))]).collect();
    let heads = vec![Cell::number("No".to_owned()), Cell::text("Name".to_owned())];
    let sections = vec![
        Section::Table { title: "Table".to_owned(), heads, rows },
        Section::Entries { title: "Long".to_owned(), entries },
    ];
    let made = Booklet::new("All", &words, sections);
    let texts = Opened::new(&pdf(&made).expect("it is written")).texts().join(" ");
    let read: std::collections::HashSet<&str> = texts.split_whitespace().collect();
    assert!(said.iter().all(|word| read.contains(word.as_str())) && read.contains("last"));
    assert!((0..150).all(|row| read.contains(format!("name{row}").as_str())));
    assert!(pages(&made).len() > 5);
}
