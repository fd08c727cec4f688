//! What is said of what was counted.

use super::{by_chance, made, setting};
use ludoteca_experiment::{Experiment, Player, Tally, told};
use ludoteca_games::catalogue;
use ludoteca_words::{Language, Words};

fn words(language: Language) -> Words {
    Words::new(language, &catalogue())
}

/// What is said of a made-up count of games of Avanço.
fn said(wins: [u32; 2], language: Language) -> Vec<String> {
    let experiment = by_chance("avanco", None);
    let setting = &experiment.settings[0];
    let tally = Tally { wins: wins.to_vec(), distinct: wins[0] + wins[1], ..Tally::of(setting, &[]) };
    told::sentences(&experiment, setting, &tally, &words(language))
}

#[test]
fn shares_are_said_with_their_bounds() {
    let portuguese = said([560, 440], Language::PtPt);
    assert_eq!(
        portuguese[0],
        "Brancas, partidas ganhas: 56 em cada 100; com 1000 partidas, o valor certo está quase de certeza entre 53 e \
         59."
    );
    assert_eq!(portuguese[2], "A diferença entre os dois lados não é acaso.");
    let chance = said([515, 485], Language::En);
    assert_eq!(chance[2], "The difference between the two sides could be chance.");
    assert_eq!(
        said([1000, 0], Language::En)[0],
        "White, games won: 100.0 in every 100; with 1000 games the true value is almost certainly between 99.6 and \
         100.0."
    );
    assert!(said([0, 1], Language::PtBr)[0].contains("com uma partida,"));
    assert!(said([3, 2], Language::En)[2].starts_with("Too few"));
    assert_eq!(said([0, 0], Language::En), Vec::<String>::new(), "nothing was played");
}

#[test]
fn every_sentence_is_there_in_every_language() {
    let mut settings = vec![setting("horizon", "", None, Player::Random), setting("produto", "", None, Player::Random)];
    settings.push(setting("avanco", "", None, Player::Level(4)));
    for setting in settings {
        let run = made(Experiment { games: 12, longest: 120, ..Experiment::of(vec![setting]) });
        for language in [Language::En, Language::PtPt, Language::PtBr] {
            let (words, setting) = (words(language), &run.experiment().settings[0]);
            let mut said = told::sentences(run.experiment(), setting, &run.tallies()[0], &words);
            said.extend(run.tallies()[0].ends.iter().map(|(end, _)| told::end(setting, &words, *end)));
            said.push(told::made(run.experiment(), setting, 12, &words));
            said.extend(told::compared(run.experiment(), &run.tallies(), &words));
            for sentence in said {
                let whole = !sentence.contains(['{', '}', '$']) && !sentence.contains("experiment-");
                assert!(whole && !sentence.contains("reason-"), "{sentence}");
            }
        }
    }
}

#[test]
fn players_who_leave_nothing_to_chance_are_told_of() {
    let alone = made(Experiment {
        games: 12,
        longest: 4,
        ..Experiment::of(vec![setting("avanco", "", None, Player::Level(4))])
    });
    let tally = &alone.tallies()[0];
    let told = |run: &ludoteca_experiment::Run| {
        told::sentences(run.experiment(), &run.experiment().settings[0], &run.tallies()[0], &words(Language::En))
    };
    assert!(tally.distinct == 1 && tally.is_repeated());
    assert!(told(&alone).iter().any(|said| said.starts_with("All 12 games were one and the same")));
    let run = made(Experiment { opening: 4, ..alone.experiment().clone() });
    assert!(run.tallies()[0].distinct > 8);
    // From a small position chance repeats itself too, and each time is as good as another.
    let small = made(Experiment { games: 200, ..by_chance("avanco", Some("7/2w4/7/7/6w/b6/7 w")) });
    assert!(small.tallies()[0].is_repeated() && !told(&small).iter().any(|said| said.contains("--opening")));
}
