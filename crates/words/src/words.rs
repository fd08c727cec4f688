//! The sentences of one language.

use super::Language;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use include_dir::{Dir, include_dir};
use ludoteca_rules::Catalogue;
use ludoteca_rules::display::harmless;
use ludoteca_rules::text::{Arg, Text};
use unic_langid::LanguageIdentifier;

static LOCALES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../assets/locales");

/// Every sentence of one language; what is missing is said in the nearest language that has it.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    fallbacks: Vec<FluentBundle<FluentResource>>,
}

impl Words {
    /// The words of a language: the program's, and those of the games.
    #[must_use]
    pub fn new(language: Language, games: &Catalogue) -> Self {
        Self::from_files(language, |language| Self::files(language, games).map(|(_, content)| content))
    }

    /// The words of a language from the contents of other locale files than the program's own.
    pub fn from_files<'a, Files: Iterator<Item = &'a str>>(
        language: Language,
        files: impl Fn(Language) -> Files,
    ) -> Self {
        let bundle = |language: Language| bundle(language, files(language));
        Self {
            language,
            bundle: bundle(language),
            fallbacks: language.fallbacks().iter().copied().map(bundle).collect(),
        }
    }

    /// The language spoken here.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// The locale files of a language: name and content. Those of a game have its id as a name.
    pub fn files(language: Language, games: &Catalogue) -> impl Iterator<Item = (&'static str, &'static str)> {
        let of_games = games.iter().flat_map(move |entry| {
            let own = entry.content.words.iter().filter(move |(tag, _)| *tag == language.tag());
            own.map(|(_, content)| (entry.info.id, *content))
        });
        let files = LOCALES.get_dir(language.tag()).into_iter().flat_map(Dir::files);
        files
            .filter_map(|file| Some((file.path().file_name()?.to_str()?, file.contents_utf8()?)))
            .filter(|(name, _)| std::path::Path::new(name).extension().is_some_and(|extension| extension == "ftl"))
            .chain(of_games)
    }

    /// Whether this language itself has a sentence of that key.
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        self.bundle.get_message(key).is_some_and(|message| message.value().is_some())
    }

    /// The sentence of a key without gaps.
    #[must_use]
    pub fn word(&self, key: &str) -> String {
        self.format(key, None)
    }

    /// The sentence of a text with its gaps filled, whatever they are filled with made [`harmless`]. A key that no
    /// language has is shown as it is.
    #[must_use]
    pub fn say(&self, text: &Text) -> String {
        self.fill(text.key, &text.args)
    }

    /// As [`Words::say`], for a key that is put together while the program runs.
    #[must_use]
    pub fn fill(&self, key: &str, gaps: &[(&'static str, Arg)]) -> String {
        let mut args = FluentArgs::new();
        for (name, value) in gaps {
            match value {
                Arg::Number(number) => args.set(*name, *number),
                Arg::Plain(plain) => args.set(*name, harmless::on_one_line(plain)),
                Arg::Text(inner) => args.set(*name, self.say(inner)),
            }
        }
        self.format(key, Some(&args))
    }

    /// A number for a gap, rounded to so many places behind the point, which in Portuguese is a comma.
    #[must_use]
    pub fn decimal(&self, number: f64, places: usize) -> String {
        let text = format!("{number:.places$}");
        match self.language {
            Language::En => text,
            Language::PtPt | Language::PtBr => text.replace('.', ","),
        }
    }

    fn format(&self, key: &str, args: Option<&FluentArgs<'_>>) -> String {
        for bundle in std::iter::once(&self.bundle).chain(&self.fallbacks) {
            if let Some(pattern) = bundle.get_message(key).and_then(|message| message.value()) {
                // An unfilled gap is shown as `{$name}`: tests find it, and the sentence stays readable.
                return bundle.format_pattern(pattern, args, &mut Vec::new()).into_owned();
            }
        }
        key.to_owned()
    }
}

fn bundle<'a>(language: Language, files: impl Iterator<Item = &'a str>) -> FluentBundle<FluentResource> {
    let identifier: LanguageIdentifier = language.tag().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
    // The marks around filled gaps are for mixed writing directions; a terminal shows them as stray characters.
    bundle.set_use_isolating(false);
    for content in files {
        let (Ok(resource) | Err((resource, _))) = FluentResource::try_new(content.to_owned());
        bundle.add_resource_overriding(resource);
    }
    bundle
}
