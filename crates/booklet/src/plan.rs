//! A lesson plan: its steps, the homework as tasks, and the answers to all of it.

use super::content::{Booklet, Entry, LessonStep, Section, StepLine, task};
use super::deck::solution;
use ludoteca_lessons::{Exercise, Plan, PlanStep, Told};
use ludoteca_rules::Text;
use ludoteca_words::Words;

/// What a lesson plan becomes.
#[derive(Clone, Debug)]
pub struct PlanParts {
    /// What the teacher says and does, minute by minute.
    pub steps: Section,
    /// The homework as tasks for the pupils, if there is some.
    pub homework: Option<Section>,
    /// The answers to the questions of the lesson, if there are some.
    pub answers: Option<Section>,
    /// The solutions of the homework.
    pub solutions: Option<Section>,
}

/// A plan as a teacher prints it: each answer beside its question, then the homework, at the end what is right in it.
#[must_use]
pub fn booklet_of_plan(plan: &Plan, words: &Words) -> Booklet {
    let parts = of_plan(plan, words, true);
    let sections = std::iter::once(parts.steps).chain(parts.homework).chain(parts.solutions).collect();
    Booklet::new(plan.title.within(words.language()), words, sections)
}

/// The parts of a plan; `answers` says whether each question has its answer beside it.
#[must_use]
pub fn of_plan(plan: &Plan, words: &Words, answers: bool) -> PlanParts {
    let head = LessonStep {
        // What the numbers below it are.
        time: words.word("plan-minutes"),
        name: String::new(),
        lines: [("plan-aim", &plan.aim), ("plan-need", &plan.need)]
            .map(|(key, said)| StepLine {
                label: String::new(),
                text: words.say(&Text::new(key).with("text", said.within(words.language()))),
            })
            .to_vec(),
        task: None,
    };
    let steps = plan.timed().map(|(from, step)| shown(from, step, words, answers));
    let exercises: Vec<&Exercise> =
        plan.steps.iter().flat_map(|step| &step.homework).flat_map(|homework| &homework.exercises).collect();
    let asked =
        |exercise: &&Exercise| task(&*exercise.begin(), words, exercise.say.within(words.language()).to_owned());
    let some = |title: &str, entries: Vec<Entry>| {
        (!entries.is_empty()).then(|| Section::Entries { title: words.word(title), entries })
    };
    PlanParts {
        steps: Section::Steps { steps: std::iter::once(head).chain(steps).collect() },
        homework: (!exercises.is_empty())
            .then(|| Section::Tasks { tasks: exercises.iter().map(asked).collect(), answers: true }),
        answers: some(
            "plan-booklet-answers",
            plan.timed().filter_map(|(from, step)| answer(from, step, words)).collect(),
        ),
        solutions: some(
            "plan-booklet-homework",
            (1..).zip(exercises).map(|(number, exercise)| solution(number, exercise, words)).collect(),
        ),
    }
}

fn shown(from: u32, step: &PlanStep, words: &Words, answers: bool) -> LessonStep {
    let mut before = None;
    let mut line = |told: Told| {
        // Several sentences to be said need no more than one word before them.
        let label = if before == Some(told.kind) { String::new() } else { words.word(told.kind.key()) + ":" };
        before = Some(told.kind);
        StepLine { label, text: told.text }
    };
    LessonStep {
        time: format!("{from}–{}", from + step.minutes),
        name: step.name.within(words.language()).to_owned(),
        lines: step.told(words, answers).into_iter().map(&mut line).collect(),
        task: step.board.as_ref().map(|board| task(&*board.begin(), words, String::new())),
    }
}

/// The answer of a step that asks something, under the minute in which it begins.
fn answer(from: u32, step: &PlanStep, words: &Words) -> Option<Entry> {
    let told = step.told(words, true).into_iter().find(|told| told.kind == ludoteca_lessons::ToldKind::Answer)?;
    let moves = step.name.within(words.language()).to_owned();
    Some(Entry { label: from.to_string(), moves, said: told.text })
}
