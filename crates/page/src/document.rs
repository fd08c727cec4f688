//! The HTML of the page. It has every word in the language of the reader; what is known only at a table is filled in by
//! the program of the page, as text.

use crate::files::version;
use ludoteca_net::{LONGEST_NAME, PHRASES};
use ludoteca_words::{Language, Words};
use maud::{DOCTYPE, Markup, html};
use std::collections::BTreeMap;

/// The words that the page shows of its own.
const LABELS: &[&str] = &[
    "page-your-name",
    "page-letters",
    "page-letters-or-name",
    "page-letters-go",
    "page-sit",
    "page-watch",
    "page-full",
    "page-lost",
    "page-here",
    "page-play",
    "page-answer",
    "page-seal",
    "page-seal-anyway",
    "page-other",
    "page-draw",
    "page-resign-ask",
    "page-resign-yes",
    "page-resign-no",
    "page-careful",
    "page-back",
    "page-forward",
    "page-now",
    "page-board",
    "page-choose",
    "page-languages",
    "page-close",
    "page-loading",
    "page-script",
    "page-tables",
    "page-hold",
    "page-say",
    "page-work-next",
    "page-work-retry",
    "page-work-go",
    "page-work-hint",
    "page-work-again",
    "page-work-list",
    "net-ask-pause",
    "net-ask-abort",
    "net-go-on",
    "net-claim",
    "net-adjourn",
    "net-yes",
    "net-no",
    "ui-resign",
    "ui-undo-short",
    "ui-more-short",
];

/// The words of the page by their keys, the fixed sentences among them.
pub(crate) fn labels(words: &Words) -> BTreeMap<&'static str, String> {
    LABELS.iter().map(|key| (*key, words.word(key))).chain(phrases(words)).collect()
}

/// The fixed sentences, whose keys are `net-phrase-` and a number.
fn phrases(words: &Words) -> impl Iterator<Item = (&'static str, String)> {
    const KEYS: [&str; PHRASES as usize] = [
        "net-phrase-1",
        "net-phrase-2",
        "net-phrase-3",
        "net-phrase-4",
        "net-phrase-5",
        "net-phrase-6",
        "net-phrase-7",
        "net-phrase-8",
        "net-phrase-9",
        "net-phrase-10",
        "net-phrase-11",
        "net-phrase-12",
    ];
    KEYS.into_iter().map(|key| (key, words.word(key)))
}

/// Simple signs, each the data of a path in a square of 24.
const UNDO: &str = "M9 5 4 10l5 5M4 10h10a5 5 0 0 1 0 10h-4";
const SPEECH: &str = "M5 5h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-7l-5 4v-4H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2Z";
const LEFT: &str = "m14 6-6 6 6 6";
const RIGHT: &str = "m10 6 6 6-6 6";
const HELP: &str = "M9 9a3 3 0 1 1 4 2.8c-.7.3-1 .8-1 1.7v.5M12 17.5h.01";
const DOTS: &str = "M5 12h.01M12 12h.01M19 12h.01";
const TICK: &str = "m5 13 5 5 9-11";

/// The page, in the language of these words.
#[must_use]
pub fn document(words: &Words) -> String {
    let tag = words.language().tag();
    let at = |name: &str| format!("/page/{}/{name}", version());
    let markup = html! {
        (DOCTYPE)
        html lang=(tag) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                meta name="color-scheme" content="light dark";
                meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf7ea";
                meta name="theme-color" media="(prefers-color-scheme: dark)" content="#1b110a";
                title { "Ludoteca" }
                link rel="icon" type="image/svg+xml" href=(at("icon.svg"));
                link rel="preload" as="font" type="font/ttf" crossorigin href=(at("display.ttf"));
                link rel="stylesheet" href=(at("page.css"));
                link rel="stylesheet" href=(at("board.css"));
                @for name in ["line.js", "board.js", "around.js", "element.js"] {
                    link rel="modulepreload" href=(at(name));
                }
                script type="module" src=(at("main.js")) {}
            }
            body data-phase="load" {
                (top(words))
                p id="lost" role="alert" hidden { (word(words, "page-lost")) }
                main {
                    div id="far" {}
                    div id="frame" {
                        div id="board" {}
                    }
                    div id="near" {}
                    div id="side" {
                        (ask(words))
                        nav id="tasks" data-label="page-work-list" aria-label=(words.word("page-work-list")) hidden {}
                        (question(words))
                        (door(words))
                        (dock(words))
                    }
                }
                p id="news" role="status" aria-live="polite" {}
                (more(words))
                (hall(words))
                div id="bye" hidden {
                    p id="bye-text" {}
                    button.main id="here" type="button" { (word(words, "page-here")) }
                }
                noscript { p { (words.word("page-script")) } }
            }
        }
    };
    markup.into_string()
}

/// A word that changes with the language.
fn word(words: &Words, key: &str) -> Markup {
    html! { span data-word=(key) { (words.word(key)) } }
}

fn sign(path: &str) -> Markup {
    html! {
        svg.sign viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2.4"
            stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" {
            path d=(path) {}
        }
    }
}

fn top(words: &Words) -> Markup {
    html! {
        header id="top" {
            h1 id="game" { "Ludoteca" }
            p id="watchers" {}
        }
        p id="load" { (word(words, "page-loading")) }
    }
}

/// Whose turn it is, what can be done, and what waits for an answer.
fn ask(words: &Words) -> Markup {
    html! {
        section id="ask" {
            div.head {
                h2 id="title" {}
                button id="other" type="button" hidden { (word(words, "page-other")) }
                button.main id="onward" type="button" hidden { (words.word("page-work-next")) }
            }
            p id="line" {}
            p id="refused" role="alert" {}
            div id="deal" {
                div id="choices" role="group" data-label="page-choose" aria-label=(words.word("page-choose")) hidden {}
                button.main id="play" type="button" hidden {
                    (sign(TICK))
                    span id="play-word" { (words.word("page-play")) }
                }
                button.main id="resume" type="button" hidden { (word(words, "net-go-on")) }
            }
            p id="beside" {}
        }
    }
}

/// What another asked for.
fn question(words: &Words) -> Markup {
    html! {
        section id="question" role="alertdialog" aria-labelledby="question-text" hidden {
            p id="question-text" {}
            div.row {
                button.main id="yes" type="button" { (word(words, "net-yes")) }
                button id="no" type="button" { (word(words, "net-no")) }
            }
        }
    }
}

/// Key of the name of a language, in that language.
const fn language_key(language: Language) -> &'static str {
    match language {
        Language::PtPt => "page-language-pt-PT",
        Language::PtBr => "page-language-pt-BR",
        Language::En => "page-language-en",
    }
}

/// What somebody sees who has no seat yet.
fn door(words: &Words) -> Markup {
    html! {
        form id="door" autocomplete="off" hidden {
            p id="about-game" {}
            label id="name-label" for="name" { (word(words, "page-your-name")) }
            input id="name" type="text" maxlength="40" autocapitalize="words" autocorrect="off" spellcheck="false"
                enterkeyhint="go";
            p id="full" hidden { (word(words, "page-full")) }
            div.row {
                button.main id="sit" type="submit" { (word(words, "page-sit")) }
                button id="watch" type="button" { (word(words, "page-watch")) }
            }
            nav id="tables" data-label="page-tables" aria-label=(words.word("page-tables")) hidden {}
            (languages(words))
        }
    }
}

fn languages(words: &Words) -> Markup {
    html! {
        div.languages role="group" data-label="page-languages" aria-label=(words.word("page-languages")) {
            @for language in Language::ALL {
                @let name = words.word(language_key(language));
                button.language type="button" lang=(language.tag()) value=(language.tag())
                    aria-pressed=(language == words.language()) { (name) }
            }
        }
    }
}

/// What somebody sees who is at no table: the question for a card, or why there is no game.
fn hall(words: &Words) -> Markup {
    html! {
        div id="hall" hidden {
            p id="hall-text" role="status" {}
            form id="card" autocomplete="off" hidden {
                label for="letters" {
                    span id="ask-letters" { (word(words, "page-letters")) }
                    span id="ask-name" hidden { (word(words, "page-letters-or-name")) }
                }
                input id="letters" type="text" maxlength="6" data-longest=(LONGEST_NAME) autocapitalize="characters"
                    autocorrect="off" spellcheck="false" enterkeyhint="go" aria-describedby="wrong";
                p id="wrong" role="alert" {}
                button.main id="card-go" type="submit" { (word(words, "page-letters-go")) }
            }
            (languages(words))
        }
    }
}

/// The controls that are always there.
fn dock(words: &Words) -> Markup {
    html! {
        nav id="dock" hidden {
            button id="undo" type="button" { (sign(UNDO)) (word(words, "ui-undo-short")) }
            button id="back" type="button" { (sign(LEFT)) (word(words, "page-back")) }
            button id="forward" type="button" { (sign(RIGHT)) (word(words, "page-forward")) }
            button id="help" type="button" { (sign(HELP)) (word(words, "page-work-hint")) }
            button id="again" type="button" { (sign(UNDO)) (word(words, "page-work-again")) }
            button id="say" type="button" aria-expanded="false" aria-controls="more" {
                (sign(SPEECH)) (word(words, "page-say"))
            }
            button id="open-more" type="button" aria-expanded="false" aria-controls="more" {
                (sign(DOTS)) (word(words, "ui-more-short"))
            }
        }
    }
}

/// What comes from below: sentences to say, and everything that is seldom asked for.
fn more(words: &Words) -> Markup {
    let act = |id: &str, key: &str| html! { button type="button" id=(id) { (word(words, key)) } };
    html! {
        section id="more" role="dialog" aria-modal="true" data-label="ui-more-short"
            aria-label=(words.word("ui-more-short")) hidden {
            div.sheet {
                div id="phrases" {
                    @for (number, (key, phrase)) in phrases(words).enumerate() {
                        button type="button" value=(number) { span data-word=(key) { (phrase) } }
                    }
                }
                div id="acts" {
                    p id="beside-more" {}
                    (act("now", "page-now"))
                    (act("draw", "page-draw"))
                    (act("pause", "net-ask-pause"))
                    (act("abort", "net-ask-abort"))
                    (act("claim", "net-claim"))
                    (act("adjourn", "net-adjourn"))
                    (act("resign", "ui-resign"))
                    div id="resign-sure" hidden {
                        p { (word(words, "page-resign-ask")) }
                        div.row {
                            (act("resign-yes", "page-resign-yes"))
                            (act("resign-no", "page-resign-no"))
                        }
                    }
                    label.switch { input id="careful" type="checkbox" checked; (word(words, "page-careful")) }
                    p.quiet { (word(words, "page-hold")) }
                    (languages(words))
                }
                button.close id="close-more" type="button" { (word(words, "page-close")) }
            }
        }
    }
}
