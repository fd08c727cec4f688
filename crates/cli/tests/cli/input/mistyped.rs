//! What is mistyped is answered with the name that is nearest to it, or the two that are.

use crate::{run, run_with};

/// Arguments and the whole sentence in English, European and Brazilian Portuguese.
const CASES: &[(&[&str], [&str; 3])] = &[
    (
        &["analise"],
        [
            "There is no command “analise”. Did you mean “analyse”?",
            "Não há nenhum comando “analise”. Queria dizer “analyse”?",
            "Não existe o comando “analise”. Você quis dizer “analyse”?",
        ],
    ),
    (
        &["help", "sho"],
        [
            "There is no command “sho”. Did you mean “show”?",
            "Não há nenhum comando “sho”. Queria dizer “show”?",
            "Não existe o comando “sho”. Você quis dizer “show”?",
        ],
    ),
    (
        &["class", "resutl"],
        [
            "There is no command “resutl”. Did you mean “result”?",
            "Não há nenhum comando “resutl”. Queria dizer “result”?",
            "Não existe o comando “resutl”. Você quis dizer “result”?",
        ],
    ),
    (
        &["show", "sapiens", "--postion", "x"],
        [
            "“--postion” is not expected here. Did you mean “--position”?",
            "“--postion” não se esperava aqui. Queria dizer “--position”?",
            "“--postion” não era esperado aqui. Você quis dizer “--position”?",
        ],
    ),
    (
        &["show", "semafro"],
        [
            "There is no game “semafro”. Did you mean “semaforo”?",
            "Não há nenhum jogo “semafro”. Queria dizer “semaforo”?",
            "Não existe o jogo “semafro”. Você quis dizer “semaforo”?",
        ],
    ),
    (
        &["show", "horizn"],
        [
            "There is no game “horizn”. Did you mean “horizon” or “horizons”?",
            "Não há nenhum jogo “horizn”. Queria dizer “horizon” ou “horizons”?",
            "Não existe o jogo “horizn”. Você quis dizer “horizon” ou “horizons”?",
        ],
    ),
    (
        &["show", "sapiens:player=teams"],
        [
            "There is no option “player”. Did you mean “players”?",
            "Não há nenhuma opção “player”. Queria dizer “players”?",
            "Não existe a opção “player”. Você quis dizer “players”?",
        ],
    ),
    (
        &["show", "sapiens:players=temas"],
        [
            "The option players cannot be “temas”. Did you mean “teams”?",
            "A opção players não pode ser “temas”. Queria dizer “teams”?",
            "A opção players não pode ser “temas”. Você quis dizer “teams”?",
        ],
    ),
];

#[test]
fn the_nearest_name_is_told() {
    for (args, sentences) in CASES {
        for (language, sentence) in ["en", "pt-PT", "pt-BR"].iter().zip(sentences) {
            let ran = run(&[&["--lang", language], *args].concat());
            assert_eq!((ran.status, ran.out.as_str(), ran.err), (2, "", format!("{sentence}\n")), "{args:?}");
        }
    }
}

#[test]
fn a_game_is_found_by_its_id_its_name_and_their_beginnings_in_any_case_with_or_without_accents() {
    for (typed, meant) in [
        ("Rastros", "“rastros”"),
        ("SEMÁFORO", "“semaforo”"),
        ("Semafo\u{301}ro", "“semaforo”"),
        ("Horizon", "“horizon”"),
        ("avanço", "“avanco”"),
        ("advance", "“avanco”"),
        ("gatos", "“gatos-caes”"),
        ("Gatos & Cães", "“gatos-caes”"),
        ("gatos_e_caes", "“gatos-caes”"),
        ("Atari", "“atari-go”"),
        ("atarigo", "“atari-go”"),
        ("apocalipse", "“apocalypse”"),
        ("hori", "“horizon” or “horizons”"),
    ] {
        let ran = run(&["show", typed]);
        let expected = format!("There is no game “{typed}”. Did you mean {meant}?\n");
        assert_eq!((ran.status, ran.err), (2, expected));
    }
}

#[test]
fn what_is_near_to_nothing_has_no_suggestion() {
    for args in [
        &["xyzzy"][..],
        &["help", "xyzzy"],
        // The name of a game is no mistyped command.
        &["apocalypse"],
        &["rastros"],
        &["show", "chess"],
        &["show", "go"],
        &["show", "a"],
        &["show", ""],
        &["show", "--"],
        &["show", "sapiens", "--colour"],
        &["show", "sapiens:colour=red"],
        &["show", "sapiens:players=9"],
        &["show", "sapiens:players="],
    ] {
        let ran = run(args);
        assert_eq!(ran.status, 2, "{args:?}");
        assert!(!ran.err.contains("Did you mean"), "{args:?}: {}", ran.err);
    }
}

#[test]
fn scripts_are_told_too() {
    let ran = run_with(&["jsonl"], br#"{"game":"semafro"}"#);
    assert_eq!(ran.status, 0, "{}", ran.err);
    let answer: serde_json::Value = serde_json::from_str(&ran.out).expect("JSON");
    assert_eq!(answer["error"], "There is no game “semafro”. Did you mean “semaforo”?");
}
