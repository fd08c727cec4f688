//! Keys as the table of commands names them.

use bevy::input::keyboard::Key;
use ludoteca_table::touch::KeyPress;
use ludoteca_words::Words;

/// A key, with what is held. A letter counts as it is written on the key, not by its place on the keyboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shortcut {
    /// With Ctrl, or the command key of a Mac.
    pub control: bool,
    /// With Shift.
    pub shift: bool,
    /// The key.
    pub key: KeyName,
}

/// A key without what is held.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyName {
    /// A letter or a sign.
    Sign(char),
    /// A function key.
    F(u8),
    /// Page up.
    PageUp,
    /// Page down.
    PageDown,
    /// Home.
    Home,
    /// End.
    End,
    /// Tab.
    Tab,
    /// Delete.
    Delete,
    /// Escape.
    Escape,
    /// Pause.
    Pause,
}

impl Shortcut {
    /// A key alone.
    #[must_use]
    pub const fn plain(key: KeyName) -> Self {
        Self { control: false, shift: false, key }
    }

    /// With Ctrl.
    #[must_use]
    pub const fn control(sign: char) -> Self {
        Self { control: true, shift: false, key: KeyName::Sign(sign) }
    }

    /// With Shift.
    #[must_use]
    pub const fn shift(self) -> Self {
        Self { shift: true, ..self }
    }

    /// Whether this was pressed. A sign without Ctrl is what it is, however it is typed.
    #[must_use]
    pub fn is(self, press: &KeyPress) -> bool {
        let KeyName::Sign(sign) = self.key else {
            return self.key.is(&press.key.logical_key) && self.control == press.control && self.shift == press.shift;
        };
        let Key::Character(typed) = &press.key.logical_key else { return false };
        let mut typed = typed.chars();
        let same = typed.next().is_some_and(|typed| typed.eq_ignore_ascii_case(&sign)) && typed.next().is_none();
        same && self.control == press.control && (!self.control || self.shift == press.shift)
    }

    /// What is written on the keys, such as `Ctrl+Z`.
    #[must_use]
    pub fn text(self, words: &Words) -> String {
        let control = self.control.then(|| words.word("key-control"));
        let shift = self.shift.then(|| words.word("key-shift"));
        control.into_iter().chain(shift).chain([self.key.text(words)]).collect::<Vec<_>>().join("+")
    }
}

impl KeyName {
    fn is(self, key: &Key) -> bool {
        match self {
            Self::Sign(_) => false,
            Self::F(number) => function_key(number).is_some_and(|function| function == *key),
            Self::PageUp => *key == Key::PageUp,
            Self::PageDown => *key == Key::PageDown,
            Self::Home => *key == Key::Home,
            Self::End => *key == Key::End,
            Self::Tab => *key == Key::Tab,
            Self::Delete => *key == Key::Delete,
            Self::Escape => *key == Key::Escape,
            Self::Pause => *key == Key::Pause,
        }
    }

    fn text(self, words: &Words) -> String {
        match self {
            Self::Sign(sign) => sign.to_uppercase().collect(),
            Self::F(number) => format!("F{number}"),
            Self::PageUp => words.word("key-page-up"),
            Self::PageDown => words.word("key-page-down"),
            Self::Home => words.word("key-home"),
            Self::End => words.word("key-end"),
            Self::Tab => "Tab".to_owned(),
            Self::Delete => words.word("key-delete"),
            Self::Escape => "Esc".to_owned(),
            Self::Pause => words.word("key-pause"),
        }
    }
}

fn function_key(number: u8) -> Option<Key> {
    let keys =
        [Key::F1, Key::F2, Key::F3, Key::F4, Key::F5, Key::F6, Key::F7, Key::F8, Key::F9, Key::F10, Key::F11, Key::F12];
    keys.into_iter().nth(usize::from(number.checked_sub(1)?))
}
