//! Tables and pages of a sheet.

use ludoteca_class::names::names;
use ludoteca_class::{Outcome, System, Tournament, csv, page};
use ludoteca_rules::Text;

/// A sheet with names that mean something else to other programs.
fn sheet() -> Tournament {
    let mut sheet = Tournament::new("<b>R&D</b> \"cup\"", "g", System::Swiss { rounds: 2 }, 3).expect("a name");
    for name in ["=1+1", "+Ana", "-Rui", "@Zé", "Silva, \"Eva\"", "<script>alert('x')</script>", "A\u{202e}B"] {
        sheet.add(name).expect("room");
    }
    sheet.pair().expect("a round");
    sheet.set_result(1, 1, Outcome::Draw).expect("a board");
    sheet
}

#[test]
fn tables_have_no_formulas_and_are_read_again() {
    let sheet = sheet();
    let pupils = csv::pupils(&sheet);
    assert!(pupils.starts_with("number,name,withdrawn\r\n1,'=1+1,no\r\n2,'+Ana,no\r\n3,'-Rui,no\r\n4,'@Zé,no\r\n"));
    assert!(pupils.contains("\r\n5,\"Silva, \"\"Eva\"\"\",no\r\n"), "{pupils}");
    let own: Vec<&str> = sheet.pupils().iter().map(|pupil| pupil.name.as_str()).collect();
    assert_eq!(names(&pupils).expect("names"), own);
    assert_eq!(names(&csv::table(&sheet)).expect("names").len(), own.len());
    let answers = csv::answers(own.iter().map(|name| ((*name).to_owned(), "-b2,a3".to_owned(), 1)));
    assert!(answers.starts_with("pupil,answer,count\r\n'=1+1,\"'-b2,a3\",1\r\n"), "{answers}");
    for table in [pupils, answers, csv::pairings(&sheet, None), csv::table(&sheet)] {
        assert!(table.ends_with("\r\n") && !table.replace("\r\n", "").contains(['\r', '\n']));
        for cell in table.split([',', '\n']) {
            assert!(!cell.trim_start_matches('"').starts_with(['=', '+', '-', '@']), "{cell}");
        }
    }
}

#[test]
fn nor_have_they_formulas_in_a_program_that_is_set_to_another_language() {
    let mut sheet = Tournament::new("Cup", "g", System::Swiss { rounds: 2 }, 3).expect("a name");
    let own = ["＝1", "＋1", "－1", "＠x", "Ana;=1+1", "Rui; -2", ";@Zé", "Eva; Lia", "Max"];
    for name in own {
        sheet.add(name).expect("room");
    }
    sheet.pair().expect("a round");
    let formula = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
    let answers = csv::answers(own.map(|name| (name.to_owned(), name.to_owned(), 1)));
    for table in [csv::pupils(&sheet), answers, csv::pairings(&sheet, None), csv::table(&sheet)] {
        // However its lines are cut into cells.
        for cell in table.split([',', ';', '\n']) {
            assert!(!cell.trim_start_matches(['"', ' ']).starts_with(formula), "{cell}");
        }
        let head = table.lines().next().expect("a line");
        assert!(head.split(',').all(|cell| cell.starts_with('"') && cell.ends_with('"')), "{head}");
    }
    assert_eq!(names(&csv::pupils(&sheet)).expect("names"), own);
}

#[test]
fn tables_of_pairings_and_standings_have_their_columns() {
    let mut sheet = sheet();
    let table = csv::pairings(&sheet, Some(1));
    let lines: Vec<&str> = table.lines().collect();
    assert_eq!((lines[0], lines.len()), ("round,board,first,second,result", 5));
    assert!(lines[1].starts_with("1,1,") && lines[1].ends_with(",½-½"), "{table}");
    assert!(lines[2].ends_with(',') && lines[4].ends_with(",,bye"), "{table}");
    assert_eq!(csv::pairings(&sheet, Some(2)).lines().count(), 1);
    sheet.set_result(1, 2, Outcome::First).expect("a board");
    let table = csv::table(&sheet);
    let head = "place,number,name,points,direct,buchholz_cut_1,buchholz,sonneborn_berger,\
                wins,wins_as_second,losses,out_in_round";
    assert_eq!(table.lines().next(), Some(head));
    assert!(table.contains(",0.5,0.5,0,0.5,0.25,0,0,0,"), "{table}");
}

#[test]
fn pages_say_names_and_mean_nothing_else() {
    let sheet = sheet();
    let say = |text: &Text| format!("[{}]", text.key);
    for html in [page::pairings(&sheet, 1, "pt-PT", &say), page::table(&sheet, "pt-PT", &say)] {
        assert!(html.starts_with("<!DOCTYPE html>\n<html lang=\"pt-PT\">"));
        assert!(html.contains("<h1>&lt;b&gt;R&amp;D&lt;/b&gt; &quot;cup&quot;</h1>"), "{html}");
        assert!(html.contains("&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;") && !html.contains("<script"));
        assert!(html.contains(">AB<") && html.contains("@media print"));
        for pupil in ["=1+1", "+Ana", "-Rui", "@Zé"] {
            assert!(html.contains(&format!("<td>{pupil}</td>")), "{pupil}");
        }
        for tag in ["table", "thead", "tbody", "html", "body", "style"] {
            let count = |mark: &str| html.matches(mark).count();
            assert_eq!((count(&format!("<{tag}")), count(&format!("</{tag}>"))), (1, 1), "{tag}");
        }
        assert!(!html.contains("http"), "nothing comes from elsewhere");
    }
    let html = page::pairings(&sheet, 1, "en", &say);
    assert!(html.contains("[class-no-opponent]") && html.contains("½-½"));
    assert_eq!(html.matches("<tr").count(), 5);
    assert_eq!(page::pairings(&sheet, 9, "en", &say).matches("<tr").count(), 1);
}

#[test]
fn every_pupil_has_a_card_to_cut_out() {
    let sheet = sheet();
    let card = |name: &str, picture| page::Card {
        name: name.to_owned(),
        letters: "BCDF".to_owned(),
        address: "192.168.1.20:46061".to_owned(),
        picture,
    };
    let names = sheet.pupils().iter().map(|pupil| pupil.name.as_str());
    let cards: Vec<_> = names.map(|name| card(name, (21, vec![(0, 0, 7), (20, 20, 1)]))).collect();
    let text = page::cards(&sheet, "en", &|text| text.key.to_owned(), &cards);
    assert_eq!(text.matches("<div class=\"card\">").count(), sheet.pupils().len());
    assert_eq!(text.matches("BCDF").count(), sheet.pupils().len());
    assert_eq!(text.matches("viewBox=\"0 0 29 29\"").count(), sheet.pupils().len());
    assert!(text.contains("M4 4h7v1h-7zM24 24h1v1h-1z") && !text.contains("<script"), "{text}");
    let without = page::cards(&sheet, "en", &|text| text.key.to_owned(), &[card("Ana", (0, Vec::new()))]);
    assert!(without.contains("Ana") && !without.contains("<svg"));
}
