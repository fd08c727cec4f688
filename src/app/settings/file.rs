//! The file of the settings, which several programs and people may write.

use crate::desk::settings::model::Settings;
use ludoteca_rules::Text;
use ludoteca_store::{self as store, Existing, Failure, shown};
use std::fs::{self, File};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use toml::{Table, Value};

/// The table of the file that holds the settings.
const GROUP: &str = "ludoteca";

/// The name of the number of the form, which is written only where it is higher than this one: a later form whose
/// settings would be misunderstood here. Settings that are only unknown stay in the file and need no new form.
const FORM_NAME: &str = "form";
const FORM: i64 = 1;

/// Most files that are set aside.
const MOST_ASIDE: u32 = 99;

/// A file with settings, as it was read or written last.
#[derive(Debug)]
pub struct SettingsFile {
    path: PathBuf,
    known: Settings,
}

impl SettingsFile {
    /// Reads the settings; also returns what went wrong, if anything.
    ///
    /// Values that make no sense stay in the file and count as not given. A file that cannot be understood at all is
    /// set aside, and the settings begin anew. One in a newer form stays as it is, and nothing is saved.
    #[must_use]
    pub fn open(path: PathBuf) -> (Self, Settings, Option<Failure>) {
        let (known, failure) = match Content::read(&path) {
            Ok(content) => (settings(&content.group), None),
            Err(failure) => (Settings::default(), Some(failure)),
        };
        (Self { path, known: known.clone() }, known, failure)
    }

    /// Whether there is something to save.
    #[must_use]
    pub fn differs_from(&self, settings: &Settings) -> bool {
        self.known != *settings
    }

    /// Saves what was changed since the file was read or written last, and nothing else: what others wrote meanwhile
    /// stays.
    ///
    /// # Errors
    /// The file cannot be understood, read or written.
    pub fn save(&mut self, settings: &Settings) -> Result<(), Failure> {
        if !self.differs_from(settings) {
            return Ok(());
        }
        let folder = self.path.parent().unwrap_or(Path::new(""));
        fs::create_dir_all(folder).map_err(|error| Failure::writing(folder, &error))?;
        // Held until the file is written. Where folders cannot be locked, only the moment between reading and writing
        // is open to other programs.
        let _lock = File::open(folder).and_then(|folder| folder.lock().map(|()| folder));
        let mut content = Content::read(&self.path)?;
        let before = fields(&self.known);
        content.group.extend(fields(settings).into_iter().filter(|(name, value)| before.get(name) != Some(value)));
        store::write_whole(&self.path, content.text().as_bytes(), Existing::Replace)
            .map_err(|error| Failure::writing(&self.path, &error))?;
        self.known = settings.clone();
        Ok(())
    }
}

/// What the file holds.
#[derive(Default)]
struct Content {
    group: Table,
    others: Table,
}

impl Content {
    /// Reads a file; one that is not there holds nothing. A broken one is set aside, which is told as a failure once;
    /// one in a newer form is a failure, and stays.
    fn read(path: &Path) -> Result<Self, Failure> {
        let bytes = match fs::read(path) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Self::default()),
            Err(error) => return Err(Failure::reading(path, &error)),
        };
        let content = Self::parse(&bytes).ok_or_else(|| {
            Failure::Work(match renew(path, &bytes) {
                Ok(aside) => Text::new("settings-broken").with("path", shown(path)).with("aside", shown(&aside)),
                Err(_) => Text::new("settings-broken-left").with("path", shown(path)),
            })
        })?;
        if content.is_newer() {
            return Err(Failure::Input(Text::new("settings-newer").with("path", shown(path))));
        }
        Ok(content)
    }

    fn is_newer(&self) -> bool {
        self.group.get(FORM_NAME).and_then(Value::as_integer).is_some_and(|form| form > FORM)
    }

    fn parse(bytes: &[u8]) -> Option<Self> {
        let mut others: Table = str::from_utf8(bytes).ok()?.parse().ok()?;
        match others.remove(GROUP) {
            None => Some(Self { group: Table::new(), others }),
            Some(Value::Table(group)) => Some(Self { group, others }),
            Some(_) => None,
        }
    }

    fn text(self) -> String {
        let mut whole = self.others;
        whole.insert(GROUP.to_owned(), Value::Table(self.group));
        whole.to_string()
    }
}

/// Copies a broken file beside itself, under a name that is free, and empties it; the name.
fn renew(path: &Path, bytes: &[u8]) -> io::Result<PathBuf> {
    let mut copied = Err(ErrorKind::AlreadyExists.into());
    for number in 1..=MOST_ASIDE {
        let end = if number == 1 { "broken".to_owned() } else { format!("broken-{number}") };
        let aside = path.with_added_extension(end);
        copied = store::write_whole(&aside, bytes, Existing::Keep).map(|()| aside);
        if !matches!(&copied, Err(error) if error.kind() == ErrorKind::AlreadyExists) {
            break;
        }
    }
    let aside = copied?;
    store::write_whole(path, b"", Existing::Replace)?;
    Ok(aside)
}

/// The settings by their names in the file.
fn fields(settings: &Settings) -> Table {
    Table::try_from(settings).expect("settings are a struct of texts, numbers and switches")
}

/// The settings of a table: each value that makes sense, and the default of every other one.
fn settings(group: &Table) -> Settings {
    let mut settings = Settings::default();
    for (name, value) in group {
        if value.as_float().is_some_and(|number| !number.is_finite()) {
            // What is not a number differs from itself and would be saved in every run.
            continue;
        }
        let mut changed = fields(&settings);
        changed.insert(name.clone(), value.clone());
        settings = changed.try_into().unwrap_or(settings);
    }
    settings
}
