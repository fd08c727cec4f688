//! Which entries fit what is typed: all its words are there, whatever their case and accents, and the entry whose name
//! begins with them comes first.

use super::model::{PaletteAct, PaletteItem};
use std::cmp::Reverse;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// A text without accents, in small letters.
pub(super) fn fold(text: &str) -> String {
    text.nfd().filter(|sign| !is_combining_mark(*sign)).flat_map(char::to_lowercase).collect()
}

/// The entries that fit, group by group: the group with the best one first, and in it what can be done now.
pub(super) fn fitting(all: Vec<PaletteItem>, typed: &str) -> Vec<PaletteItem> {
    let typed = fold(typed);
    let asked: Vec<&str> = typed.split_whitespace().collect();
    let mut found: Vec<(u32, usize, PaletteItem)> = Vec::new();
    for (place, item) in all.into_iter().enumerate() {
        if asked.is_empty() {
            if !item.deep {
                found.push((0, place, item));
            }
        } else if let Some(rank) = rank(&item, &asked) {
            found.push((rank, place, item));
        }
    }
    let best = |group| {
        let ranks = found.iter().filter(|(_, _, item)| item.group == group);
        ranks.map(|(rank, ..)| *rank).min()
    };
    let mut groups: Vec<_> = found.iter().map(|(_, _, item)| item.group).collect();
    groups.sort_by_key(|group| (best(*group), *group));
    groups.dedup();
    let order = |item: &PaletteItem| groups.iter().position(|group| *group == item.group);
    found.sort_by_key(|(rank, place, item)| (order(item), Reverse(item.possible), *rank, *place));
    found.into_iter().map(|(_, _, item)| item).collect()
}

/// How well an entry fits all words, less being better; `None` if one is missing.
fn rank(item: &PaletteItem, asked: &[&str]) -> Option<u32> {
    let title = fold(&item.title);
    let others = [fold(&item.find), fold(&item.about)];
    // A move is meant only if it is typed from its beginning.
    if matches!(item.act, PaletteAct::Move(_)) {
        return title.starts_with(&asked.join(" ")).then_some(0);
    }
    let begins =
        |text: &str, word: &str| text.split(|sign: char| !sign.is_alphanumeric()).any(|it| it.starts_with(word));
    let of = |word: &&str| match () {
        () if title.starts_with(*word) => Some(0),
        () if begins(&title, word) => Some(1),
        () if begins(&others[0], word) => Some(2),
        () if title.contains(*word) => Some(3),
        () if others.iter().any(|text| text.contains(*word)) => Some(4),
        () => None,
    };
    asked.iter().map(of).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::desk::commands::table::{CommandId, Group};

    fn item(title: &str, find: &str, group: Group) -> PaletteItem {
        PaletteItem {
            icon: "",
            title: title.to_owned(),
            about: String::new(),
            find: find.to_owned(),
            key: String::new(),
            group,
            on: None,
            possible: true,
            deep: false,
            act: PaletteAct::Command(CommandId::Undo),
        }
    }

    fn titles(all: &[PaletteItem], typed: &str) -> Vec<String> {
        fitting(all.to_vec(), typed).into_iter().map(|item| item.title).collect()
    }

    #[test]
    fn all_words_must_be_there_whatever_their_case_and_accents() {
        let all = [
            item("Rodar o tabuleiro", "virar", Group::Change),
            item("Lições e problemas", "aulas", Group::Go),
            item("O tabuleiro visto de cima", "", Group::Change),
        ];
        assert_eq!(titles(&all, "LICOES"), ["Lições e problemas"]);
        assert_eq!(titles(&all, "tabul cima"), ["O tabuleiro visto de cima"]);
        assert_eq!(titles(&all, "virar"), ["Rodar o tabuleiro"]);
        assert_eq!(titles(&all, "tabuleiro"), ["Rodar o tabuleiro", "O tabuleiro visto de cima"]);
        assert_eq!(titles(&all, "xadrez"), Vec::<String>::new());
    }

    #[test]
    fn the_name_that_begins_with_what_is_typed_comes_first_and_its_group_with_it() {
        let all = [
            item("Take back", "undo", Group::Do),
            item("A hint", "", Group::Do),
            item("Back to the shelf", "", Group::Go),
        ];
        assert_eq!(titles(&all, "back"), ["Back to the shelf", "Take back"]);
    }

    #[test]
    fn what_cannot_be_done_now_comes_last_in_its_group_and_what_is_deep_only_when_it_is_typed() {
        let mut all =
            [item("Undo", "", Group::Do), item("Hint", "", Group::Do), item("Room: library", "", Group::Change)];
        all[0].possible = false;
        all[2].deep = true;
        assert_eq!(titles(&all, ""), ["Hint", "Undo"]);
        assert_eq!(titles(&all, "libr"), ["Room: library"]);
    }
}
