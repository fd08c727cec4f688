//! Lesson plans: those of the program are complete and true, and a plan of one's own is read or said to be wrong.

use ludoteca_games::{CATALOGUE, catalogue};
use ludoteca_lessons::{Asked, LONGEST, Plan, Problem, ToldKind, plan_of, read_plan};
use ludoteca_words::{Language, Words};

/// So many positions are looked at for a question, at most.
const NODES: u64 = 5_000_000;

/// The plans of all games, which must be sound.
fn plans() -> Vec<Plan> {
    let catalogue = catalogue();
    let plan = |id: &str| plan_of(&catalogue, id).unwrap_or_else(|| panic!("{id} has a plan"));
    CATALOGUE.iter().map(|entry| plan(entry.info.id).unwrap_or_else(|faults| panic!("{faults:?}"))).collect()
}

#[test]
fn every_game_has_a_plan_of_forty_five_minutes_about_itself() {
    for (plan, entry) in plans().iter().zip(CATALOGUE) {
        let id = entry.info.id;
        assert_eq!((plan.id.as_str(), plan.game.info.id, plan.minutes()), (id, id, 45));
        assert!((7..=12).contains(&plan.steps.len()), "{id}: {} steps", plan.steps.len());
        assert_eq!(plan.timed().last().map(|(from, step)| from + step.minutes), Some(45));
        // It opens with words, pupils play for a good part of it, and it ends with homework.
        let asked = plan.steps.iter().filter(|step| step.question.is_some()).count();
        assert!(asked >= 3, "{id}: {asked} questions");
        let longest = plan.steps.iter().map(|step| step.minutes).max();
        assert!(longest.is_some_and(|longest| (11..=15).contains(&longest)), "{id}: {longest:?}");
        let (last, others) = plan.steps.split_last().expect("it has steps");
        assert!(!last.homework.is_empty() && others.iter().all(|step| step.homework.is_empty()), "{id}");
    }
}

#[test]
fn every_answer_is_what_the_rules_or_a_proof_say() {
    for plan in plans() {
        for (number, step) in (1..).zip(&plan.steps) {
            let Some(question) = &step.question else { continue };
            let truth = step.truth(NODES).unwrap_or_else(|| panic!("{} {number}: not proved", plan.id));
            assert_eq!(truth.answers, question.answers, "{} {number}", plan.id);
            let board = step.board.as_ref().expect("a question is about a board");
            assert!(!board.begin().asked().is_empty(), "{} {number}", plan.id);
            assert_eq!(board.begin().position_text(), board.position, "{} {number}", plan.id);
        }
    }
}

#[test]
fn every_sentence_is_there_in_every_language_and_short() {
    for plan in plans() {
        for language in Language::ALL {
            let steps = plan.steps.iter().flat_map(|step| {
                let asked = step.question.iter().flat_map(|question| [&question.ask, &question.well]);
                step.say.iter().chain([&step.name, &step.act]).chain(asked)
            });
            for said in [&plan.title, &plan.aim, &plan.need].into_iter().chain(steps).filter(|said| !said.is_empty()) {
                let words = said.exactly(language);
                let length = words.chars().count();
                assert!((1..=LONGEST).contains(&length), "{}: {language:?} {said:?}", plan.id);
                assert!(words.ends_with(['.', '!', '?']) || length <= 60, "{}: {words}", plan.id);
            }
            let words = Words::new(language, &catalogue());
            for step in &plan.steps {
                let told = step.told(&words, true);
                let answers = told.iter().filter(|told| told.kind == ToldKind::Answer).count();
                assert_eq!(answers, usize::from(step.question.is_some()), "{}", plan.id);
                assert!(told.iter().all(|told| !told.text.is_empty() && !told.text.contains("plan-")));
                assert!(step.told(&words, false).iter().all(|told| told.kind != ToldKind::Answer));
                assert!(told.iter().all(|told| words.has(told.kind.key())));
            }
        }
    }
}

#[test]
fn homework_is_not_what_was_solved_in_class() {
    for plan in plans() {
        let positions: Vec<_> = plan.steps.iter().filter_map(|step| step.board.as_ref()).collect();
        let exercises = plan.steps.iter().flat_map(|step| &step.homework).flat_map(|homework| &homework.exercises);
        let mut seen = Vec::new();
        for exercise in exercises {
            assert_eq!(exercise.game.info.id, plan.game.info.id);
            let position = exercise.begin().position_text();
            assert!(positions.iter().all(|board| board.position != position), "{}: {position}", plan.id);
            assert!(!seen.contains(&position), "{}: {position} twice", plan.id);
            seen.push(position);
        }
        assert!((3..=5).contains(&seen.len()), "{}: {} for home", plan.id, seen.len());
    }
}

/// A plan of two steps, small enough to be changed by hand.
const SMALL: &str = r#"[Plan "small"]
[Title-pt-PT "T"]
[Title-pt-BR "T"]
[Title-en "T"]
[Aim-pt-PT "A."]
[Aim-pt-BR "A."]
[Aim-en "A."]
[Need-pt-PT "N."]
[Need-pt-BR "N."]
[Need-en "N."]

[Game "avanco"]
[Minutes "5"]
[Name-pt-PT "Um"]
[Name-pt-BR "Um"]
[Name-en "One"]
[Say1-pt-PT "Diga."]
[Say1-pt-BR "Diga."]
[Say1-en "Say."]
[Homework "avanco-puzzles 1; avanco"]

*

[Game "avanco"]
[Position "7/7/7/1w3b1/7/7/7 w"]
[Minutes "3"]
[Question "where b4"]
[Answers "c5 a5 b5"]
[Name-pt-PT "Dois"]
[Name-pt-BR "Dois"]
[Name-en "Two"]
[Say1-pt-PT "Diga."]
[Say1-pt-BR "Diga."]
[Say1-en "Say."]
[Ask-pt-PT "Onde?"]
[Ask-pt-BR "Onde?"]
[Ask-en "Where?"]

b4-b5 *
"#;

/// What is said of the small plan with one part of it replaced.
fn problem(from: &str, to: &str) -> Problem {
    assert!(SMALL.contains(from), "{from}");
    let faults = read_plan(&SMALL.replacen(from, to, 1), &catalogue()).expect_err("it is wrong");
    faults.first().expect("there is a fault").problem.clone()
}

#[test]
fn a_plan_of_ones_own_is_read() {
    let plan = read_plan(SMALL, &catalogue()).unwrap_or_else(|faults| panic!("{faults:?}"));
    assert_eq!((plan.minutes(), plan.steps.len()), (8, 2));
    let [first, second] = &plan.steps[..] else { panic!("two steps") };
    assert!(first.board.is_none() && first.homework.len() == 2 && first.homework[1].exercises.len() > 3);
    let question = second.question.as_ref().expect("something is asked");
    assert!(matches!(question.asked, Asked::Where(_)));
    assert_eq!(question.answers, ["a5", "b5", "c5"]);
    let board = second.board.as_ref().expect("a board");
    assert_eq!(board.end().position_text(), "7/7/1w5/5b1/7/7/7 b");
}

#[test]
fn every_kind_of_question_is_answered_by_the_rules() {
    let asked = |question: &str, answers: &str| {
        let text = SMALL.replace("where b4", question).replace("c5 a5 b5", answers);
        read_plan(&text, &catalogue()).map(|_| ()).map_err(|faults| faults[0].problem.clone())
    };
    for (question, answers) in [
        ("moves", "b4-a5 b4-b5 b4-c5"),
        ("captures", "-"),
        ("count", "3"),
        ("legal b4-b5", "yes"),
        ("legal b4-b6", "no"),
        ("stands b4", "-"),
        ("stands b5", "w"),
        ("winner", "-"),
        ("number attacks c5", "1"),
        ("win 9", "b4-b5"),
    ] {
        assert_eq!(asked(question, answers), Ok(()), "{question}");
    }
    assert_eq!(asked("count", "4"), Err(Problem::Answers("3".to_owned())));
    assert_eq!(asked("captures", "b4-b5"), Err(Problem::Answers(String::new())));
    assert!(matches!(asked("moves", "b4-b9"), Err(Problem::Answer { .. })));
    for unknown in ["", "why", "where", "where z9", "number nothing c5", "score x", "play", "win 99"] {
        assert_eq!(asked(unknown, "1"), Err(Problem::Question(unknown.to_owned())), "{unknown}");
    }
}

#[test]
fn what_is_wrong_is_said_with_its_line() {
    assert_eq!(problem("[Plan \"small\"]\n", ""), Problem::NoPlan);
    assert_eq!(problem("\"small\"", "\"Not a name\""), Problem::PlanId("Not a name".to_owned()));
    assert_eq!(problem("[Minutes \"5\"]\n", ""), Problem::Minutes(String::new()));
    assert_eq!(problem("\"5\"", "\"61\""), Problem::Minutes("61".to_owned()));
    assert_eq!(
        problem("avanco-puzzles 1;", "avanco-puzzles 999;"),
        Problem::Homework("avanco-puzzles 999; avanco".to_owned())
    );
    assert_eq!(problem("[Answers \"c5 a5 b5\"]\n", ""), Problem::NoAnswers);
    assert_eq!(problem("[Question \"where b4\"]\n", ""), Problem::Question(String::new()));
    assert!(matches!(problem("[Say1-en \"Say.\"]\n", ""), Problem::Missing { tag: "Say1", .. }));
    assert!(matches!(problem("[Position \"7/7/7", "[Position \"7/7/8"), Problem::Record(_)));
    assert!(matches!(problem("b4-b5 *", "b4-b6 *"), Problem::Record(_)));
    assert_eq!(problem("[Game \"avanco\"]\n[Minutes", "[Game \"rastros\"]\n[Minutes"), Problem::PlanGames);
    let faults = read_plan(&SMALL.replace("c5 a5 b5", "c5"), &catalogue()).expect_err("it is wrong");
    assert_eq!((faults.len(), faults[0].line), (1, 28));
    for hostile in ["", "\0", "[Plan \"x\"]", "[Plan", "[Deck \"x\"]\n[Kind \"lesson\"]", "1. a1 *"] {
        assert!(read_plan(hostile, &catalogue()).is_err(), "{hostile:?}");
    }
    let many: String = (0..200).map(|_| "\n[Game \"avanco\"]\n[Minutes \"x\"]\n\n*\n").collect();
    assert!(read_plan(&format!("[Plan \"x\"]\n{many}"), &catalogue()).is_err());
}
