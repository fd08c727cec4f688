//! What Esc does: it closes what was opened last, and leaves the screen only when nothing else is open.

use ludoteca_table::play::Annotating;
use ludoteca_table::screen::Screen;

/// What Esc does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::desk) enum Back {
    /// Closes something that is open on the screen.
    Close(Step),
    /// Leaves this screen.
    Leave(Screen),
}

/// Something that Esc closes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::desk) enum Step {
    /// The rules card, opened by a key of this frame; one that was open before has the keyboard.
    Rules,
    /// The field in which moves are typed.
    Typing,
    /// The text of the position that is set up, while it is typed.
    Position,
    /// What one draws with.
    Annotation,
    /// The keyboard that the panel was given.
    PanelKeys,
    /// What the hand holds.
    Hand,
    /// The message of a refusal.
    Refusal,
    Projector,
    /// The card of a review.
    Review,
    /// The banner with the result.
    Banner,
    /// The screen itself.
    Screen,
}

/// What Esc closes on a screen, the first of these that is open.
pub(in crate::desk) const fn steps(screen: Screen) -> &'static [Step] {
    use Step::{Annotation, Banner, Hand, PanelKeys, Position, Projector, Refusal, Review, Rules, Typing};
    match screen {
        Screen::Shelf => &[Refusal],
        Screen::Play => &[Rules, Typing, Annotation, PanelKeys, Hand, Refusal, Projector, Review, Banner, Step::Screen],
        Screen::SetUp => &[Rules, Position, Annotation, PanelKeys, Hand, Refusal, Step::Screen],
        Screen::Lesson => &[Rules, Typing, Annotation, PanelKeys, Hand, Refusal, Step::Screen],
        Screen::Theatre => &[Rules, PanelKeys, Refusal, Projector, Step::Screen],
    }
}

/// What is open. It follows the keys of a frame, so that each means what it would in a frame of its own.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(in crate::desk) struct Open {
    pub screen: Screen,
    /// Whether the hand holds something.
    pub holds: bool,
    pub refusal: bool,
    pub banner: bool,
    pub review: bool,
    pub projector: bool,
    pub panel_keys: bool,
    /// Whether a move is typed, or the text of a position.
    pub typing: bool,
    pub position: bool,
    pub annotating: Annotating,
    pub black: bool,
    pub rules: bool,
}

impl Open {
    /// What Esc does now, after which it is done; `None` where nothing is left to step back from.
    pub fn back(&mut self) -> Option<Back> {
        let first = steps(self.screen).iter().find(|step| self.is_open(**step))?;
        Some(self.close(*first))
    }

    const fn is_open(&self, step: Step) -> bool {
        match step {
            Step::Rules => self.rules,
            Step::Typing => self.typing,
            Step::Position => self.position,
            Step::Annotation => self.annotating.on,
            Step::PanelKeys => self.panel_keys,
            Step::Hand => self.holds,
            Step::Refusal => self.refusal,
            Step::Projector => self.projector,
            Step::Review => self.review,
            Step::Banner => self.banner,
            Step::Screen => true,
        }
    }

    fn close(&mut self, step: Step) -> Back {
        let open = match step {
            Step::Rules => &mut self.rules,
            Step::Typing => &mut self.typing,
            Step::Position => &mut self.position,
            Step::Annotation => &mut self.annotating.on,
            Step::PanelKeys => &mut self.panel_keys,
            Step::Hand => &mut self.holds,
            Step::Refusal => &mut self.refusal,
            Step::Projector => &mut self.projector,
            Step::Review => &mut self.review,
            Step::Banner => &mut self.banner,
            Step::Screen => {
                let left = self.screen;
                // The demonstration goes back to where it was opened, which is not known here.
                self.screen = if left == Screen::SetUp { Screen::Play } else { Screen::Shelf };
                return Back::Leave(left);
            }
        };
        *open = false;
        Back::Close(step)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCREENS: [Screen; 5] = [Screen::Shelf, Screen::Play, Screen::SetUp, Screen::Lesson, Screen::Theatre];

    /// Everything is open that can be.
    fn all(screen: Screen) -> Open {
        let annotating = Annotating { on: true, ..Annotating::default() };
        Open {
            screen,
            holds: true,
            refusal: true,
            banner: true,
            review: true,
            projector: true,
            panel_keys: true,
            typing: true,
            position: true,
            annotating,
            black: false,
            rules: true,
        }
    }

    fn pressed(mut open: Open, times: usize) -> Vec<Option<Back>> {
        (0..times).map(|_| open.back()).collect()
    }

    #[test]
    fn where_nothing_is_open_esc_leaves_the_screen() {
        let left = |screen| Open { screen, ..Open::default() }.back();
        assert_eq!(left(Screen::Shelf), None);
        for screen in [Screen::Play, Screen::SetUp, Screen::Lesson, Screen::Theatre] {
            assert_eq!(left(screen), Some(Back::Leave(screen)));
        }
    }

    #[test]
    fn the_innermost_goes_first_one_at_a_press() {
        let close = |step| Some(Back::Close(step));
        let in_play = [
            close(Step::Rules),
            close(Step::Typing),
            close(Step::Annotation),
            close(Step::PanelKeys),
            close(Step::Hand),
            close(Step::Refusal),
            close(Step::Projector),
            close(Step::Review),
            close(Step::Banner),
            Some(Back::Leave(Screen::Play)),
            None,
        ];
        assert_eq!(pressed(all(Screen::Play), 11), in_play);
        let at_set_up = [
            close(Step::Rules),
            close(Step::Position),
            close(Step::Annotation),
            close(Step::PanelKeys),
            close(Step::Hand),
            close(Step::Refusal),
            Some(Back::Leave(Screen::SetUp)),
        ];
        assert_eq!(pressed(all(Screen::SetUp), 7), at_set_up);
        let in_theatre = [
            close(Step::Rules),
            close(Step::PanelKeys),
            close(Step::Refusal),
            close(Step::Projector),
            Some(Back::Leave(Screen::Theatre)),
        ];
        assert_eq!(pressed(all(Screen::Theatre), 5), in_theatre);
        assert_eq!(pressed(all(Screen::Shelf), 2), [close(Step::Refusal), None]);
    }

    #[test]
    fn selection_comes_before_the_screen_on_every_screen_that_has_one() {
        for screen in SCREENS {
            let place = |step| steps(screen).iter().position(|known| *known == step);
            assert_eq!(place(Step::Screen).map(|place| place + 1), Some(steps(screen).len()).filter(|many| *many > 1));
            assert!(place(Step::Hand).is_none() || place(Step::Hand) < place(Step::Screen), "{screen:?}");
        }
    }
}
