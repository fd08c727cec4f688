//! What is shown of the lesson plan that somebody goes through.

use super::controller::PlanAction;
use super::held::{Held, PlanOnward};
use ludoteca_lessons::{Told, ToldKind};
use ludoteca_rules::session::PlayView;
use ludoteca_rules::{Arg, Text};
use ludoteca_words::Words;

/// A step of a lesson plan, and all steps.
#[derive(Clone, Debug, PartialEq)]
pub struct PlanModel {
    /// The id of its game.
    pub game: &'static str,
    /// The name of the game.
    pub name_of_game: &'static str,
    /// The title of the lesson.
    pub title: String,
    /// Which step it is, and in which minutes.
    pub place: String,
    /// What the step is called.
    pub name: String,
    /// What is wanted of the whole lesson, and what is needed for it; before the first step.
    pub about: Vec<String>,
    /// What the teacher says, does and asks, with what is right once that is shown.
    pub told: Vec<Told>,
    /// What comes next.
    pub onward: PlanOnward,
    /// The place of the step, from 0.
    pub here: usize,
    /// All steps.
    pub steps: Vec<PlanRow>,
    /// Whether the class is asked something.
    pub asks: bool,
}

/// A step in the list of all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlanRow {
    /// Its minutes: `4–11`.
    pub minutes: String,
    /// What it is called.
    pub name: String,
}

impl PlanModel {
    /// What is shown of a plan over the play with the position of its step.
    #[must_use]
    pub fn of(held: &Held, view: &dyn PlayView, words: &Words) -> Self {
        let language = words.language();
        let (plan, step) = (&held.plan, held.step());
        let row = |(from, step): (u32, &ludoteca_lessons::PlanStep)| PlanRow {
            minutes: format!("{from}–{}", from + step.minutes),
            name: step.name.within(language).to_owned(),
        };
        let steps: Vec<PlanRow> = plan.timed().map(row).collect();
        let number = |number: usize| Arg::Plain(number.to_string());
        let minutes = Arg::Plain(steps[held.at()].minutes.clone());
        let place = [("number", number(held.at() + 1)), ("of", number(steps.len())), ("minutes", minutes)];
        let about = [("plan-aim", &plan.aim), ("plan-need", &plan.need)];
        let about = about.map(|(key, text)| words.say(&Text::new(key).with("text", text.within(language))));
        Self {
            game: plan.game.info.id,
            name_of_game: plan.game.info.name,
            title: plan.title.within(language).to_owned(),
            place: words.fill("plan-place", &place),
            name: step.name.within(language).to_owned(),
            about: if held.at() == 0 { about.into() } else { Vec::new() },
            told: step.told(words, held.answered),
            onward: held.onward(view),
            here: held.at(),
            steps,
            asks: step.question.is_some(),
        }
    }

    /// What a class is asked, and what is right once that is shown; what the step is called where nothing is asked.
    #[must_use]
    pub fn for_class(&self) -> (&str, Option<&str>) {
        let of = |kind: ToldKind| self.told.iter().find(|told| told.kind == kind).map(|told| &*told.text);
        (of(ToldKind::Ask).unwrap_or(&self.name), of(ToldKind::Answer))
    }

    /// What the keys of a clicker ask for: on, or back, first to the position of the step and then to the one before.
    #[must_use]
    pub fn turn(&self, on: bool) -> Option<PlanAction> {
        if on || self.onward == PlanOnward::Position {
            return Some(PlanAction::On);
        }
        self.before().map(PlanAction::Step)
    }

    /// The place of the step before this one.
    #[must_use]
    pub const fn before(&self) -> Option<usize> {
        self.here.checked_sub(1)
    }
}
