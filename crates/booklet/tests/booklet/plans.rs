//! Lesson plans on pages: nothing is cut or lost, boards stay with their words, answers stand where they are wanted.

use super::{Opened, words};
use ludoteca_booklet::{Booklet, PlanParts, Section, Shown, drawing, html, of_plan, pages, pdf};
use ludoteca_diagram::{Drawing, PAGE};
use ludoteca_games::{CATALOGUE, catalogue};
use ludoteca_lessons::{Plan, ToldKind, plan_of};
use ludoteca_words::{Language, Words};

/// Where the line above the number of a page is drawn.
const FOOT: f32 = 297.0 - 14.1;

fn plan(id: &str) -> Plan {
    plan_of(&catalogue(), id).expect("every game has one").unwrap_or_else(|faults| panic!("{faults:?}"))
}

/// As a teacher prints it.
fn booklet(plan: &Plan, words: &Words) -> Booklet {
    let PlanParts { steps, homework, solutions, .. } = of_plan(plan, words, true);
    let sections = std::iter::once(steps).chain(homework).chain(solutions).collect();
    Booklet::new(plan.title.within(words.language()), words, sections)
}

#[test]
fn every_step_is_on_a_page_whole_and_nothing_reaches_beyond_it() {
    for language in Language::ALL {
        let words = words(language);
        for entry in CATALOGUE {
            let plan = plan(entry.info.id);
            let made = booklet(&plan, &words);
            let pages = pages(&made);
            let mut steps = 0;
            for page in &pages {
                let drawn = drawing(&made, page, pages.len());
                let [from, to] = drawn.bounds();
                assert!(from.iter().all(|least| *least > 7.0), "{}: {from:?}", plan.id);
                assert!(to[0] < PAGE[0] - 7.0 && to[1] < PAGE[1] - 7.0, "{}: {to:?}", plan.id);
                let Shown::Steps(here) = page.shown else { continue };
                steps += here.len();
                let low = drawn.elements.into_iter().filter(|element| {
                    let [from, to] = Drawing { elements: vec![element.clone()] }.bounds();
                    to[1] > FOOT - 4.0 && from[1] < FOOT - 0.4
                });
                assert_eq!(low.count(), 0, "{}: something reaches into the foot", plan.id);
            }
            // The steps, and before them what the lesson is about.
            assert_eq!(steps, plan.steps.len() + 1, "{}", plan.id);
            let steps = pages.iter().filter(|page| matches!(page.shown, Shown::Steps(_))).count();
            assert!((2..=3).contains(&steps), "{}: {steps} pages of steps", plan.id);
        }
    }
}

#[test]
fn all_that_is_said_can_be_read_in_both_forms() {
    for language in Language::ALL {
        let words = words(language);
        for entry in CATALOGUE {
            let plan = plan(entry.info.id);
            let made = booklet(&plan, &words);
            let plain = |text: &str| text.split_whitespace().collect::<Vec<_>>().join("");
            let read = plain(&Opened::new(&pdf(&made).expect("it is written")).texts().join(" "));
            let page = html(&made);
            for (from, step) in plan.timed() {
                let name = step.name.within(language);
                assert!(read.contains(&plain(name)), "{}: {name}", plan.id);
                assert!(read.contains(&format!("{from}–{}", from + step.minutes)), "{}: {from}", plan.id);
                for told in step.told(&words, true) {
                    // Lines of boards stand between those of words where a page is read.
                    let first = told.text.split_whitespace().take(3).collect::<Vec<_>>().join("");
                    assert!(read.contains(&first), "{}: {first} is not in {read}", plan.id);
                    let escaped = told.text.replace('&', "&amp;").replace('\'', "&#39;").replace('"', "&quot;");
                    assert!(page.contains(&escaped), "{}: {escaped}", plan.id);
                }
            }
        }
    }
}

#[test]
fn answers_are_beside_their_questions_or_apart() {
    let words = words(Language::PtPt);
    for entry in CATALOGUE {
        let plan = plan(entry.info.id);
        let asked = plan.steps.iter().filter(|step| step.question.is_some()).count();
        let count = |section: &Section| {
            let Section::Steps { steps } = section else { panic!("steps come first") };
            let label = words.word(ToldKind::Answer.key()) + ":";
            steps.iter().flat_map(|step| &step.lines).filter(|line| line.label == label).count()
        };
        let with = of_plan(&plan, &words, true);
        let without = of_plan(&plan, &words, false);
        assert_eq!((count(&with.steps), count(&without.steps)), (asked, 0), "{}", plan.id);
        let Some(Section::Entries { entries, .. }) = without.answers else { panic!("{} has answers", plan.id) };
        assert_eq!(entries.len(), asked, "{}", plan.id);
        let Some(Section::Tasks { tasks, .. }) = without.homework else { panic!("{} has homework", plan.id) };
        let Some(Section::Entries { entries, .. }) = without.solutions else { panic!("{} has solutions", plan.id) };
        assert_eq!(entries.len(), tasks.len(), "{}", plan.id);
    }
}
