//! The files of the page: how large they are, and what is not in them.

use ludoteca_games::catalogue;
use ludoteca_page::{FILES, Speech, document, file, headers, version};
use ludoteca_words::Language;

/// What a browser loads before anything can be touched, in bytes.
const MOST: usize = 120_000;

#[test]
fn everything_is_small() {
    let speech = Speech::new(&catalogue());
    for language in Language::ALL {
        let page = document(speech.of(language));
        let size = page.len() + FILES.iter().map(|file| file.bytes.len()).sum::<usize>();
        println!("{}: {size} bytes", language.tag());
        assert!(size <= MOST, "{size} bytes");
    }
}

#[test]
fn nothing_is_from_elsewhere_and_nothing_stands_in_line() {
    let speech = Speech::new(&catalogue());
    for language in Language::ALL {
        let page = document(speech.of(language));
        assert!(page.contains(&format!("<html lang=\"{}\"", language.tag())));
        for forbidden in ["style=", "<style", "javascript:", "http:", "https:", "onclick", "{$", "{ $"] {
            assert!(!page.contains(forbidden), "{forbidden}");
        }
        // Words of all kinds are known: none is shown by its key.
        for key in ["page-", "net-", "ui-"] {
            let shown = page.match_indices(&format!(">{key}")).count();
            assert_eq!(shown, 0, "{key} in {}", language.tag());
        }
        let scripts = page.matches("<script").count();
        assert_eq!((scripts, page.matches("<script type=\"module\" src=\"/page/").count()), (1, 1));
    }
    for file in FILES.iter().filter(|file| file.kind.starts_with("text/")) {
        let text = std::str::from_utf8(file.bytes).expect("text");
        for forbidden in ["innerHTML", "outerHTML", "insertAdjacent", "document.write", "eval(", "https:", "http:"] {
            let own = text.replace("http://www.w3.org/2000/svg", "");
            assert!(!own.contains(forbidden), "{} has {forbidden}", file.name);
        }
    }
}

#[test]
fn the_policy_allows_nothing_but_the_page_itself() {
    let all = headers("192.168.1.20:46061");
    let policy = &all.iter().find(|(name, _)| *name == "content-security-policy").expect("a policy").1;
    assert!(!policy.contains("unsafe"), "{policy}");
    for part in [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "connect-src 'self' ws://192.168.1.20:46061",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
    ] {
        assert!(policy.split("; ").any(|it| it == part), "{part}");
    }
}

#[test]
fn a_file_is_found_under_its_version_alone() {
    assert!(file(version(), "main.js").is_some());
    assert!(file("0000000000000000", "main.js").is_none());
    assert!(file(version(), "../main.js").is_none());
}

#[test]
fn a_browser_is_answered_in_a_language_that_it_reads() {
    for (header, language) in [
        ("pt-BR,pt;q=0.9,en;q=0.8", Language::PtBr),
        ("pt-PT", Language::PtPt),
        ("de-DE,de;q=0.9,pt;q=0.5,en;q=0.3", Language::PtPt),
        ("fr", Language::En),
        ("", Language::En),
        ("en;q=0.1, pt-BR;q=0.2", Language::PtBr),
        (";q=;q=,,;q=nan, pt;q=inf", Language::PtPt),
    ] {
        assert_eq!(Speech::accepted(header), language, "{header}");
    }
}
