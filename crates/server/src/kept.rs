//! What this computer keeps of tables: its own secret key, and the log of every table, in a folder of the user's.

use crate::keeper::Keep;
use ludoteca_net::{Entropy, Hash, Identity, name_from};
use ludoteca_rules::Text;
use ludoteca_store::{Existing, Failure, Journal, read_text, write_whole};
use rand::TryRng;
use rand::rngs::SysRng;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// The file with the name that was taken.
const NAME: &str = "name";

/// The folder of tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tables(pub(crate) PathBuf);

impl Tables {
    /// The folder in the user's folder for data.
    #[must_use]
    pub fn of_user() -> Option<Self> {
        Some(Self(ludoteca_store::folder::user_folder()?.join("tables")))
    }

    /// Another folder.
    #[must_use]
    pub const fn at(folder: PathBuf) -> Self {
        Self(folder)
    }

    /// The identity of this installation; one is made the first time.
    ///
    /// # Errors
    /// It cannot be read or written, or what is there is none.
    pub fn identity(&self) -> io::Result<Identity> {
        std::fs::create_dir_all(&self.0)?;
        let path = self.0.join("identity");
        if let Some(known) = secret(&path)? {
            return Ok(Identity::from_secret(known));
        }
        let made = random_bytes()?;
        let text: String = made.iter().map(|byte| format!("{byte:02x}")).collect();
        match write_whole(&path, format!("{text}\n").as_bytes(), Existing::Keep) {
            Ok(()) => {
                keep_to_oneself(&path)?;
                Ok(Identity::from_secret(made))
            }
            // Another program was quicker.
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {
                secret(&path)?.map(Identity::from_secret).ok_or_else(|| ErrorKind::InvalidData.into())
            }
            Err(error) => Err(error),
        }
    }

    /// The name that others at a table see: the one that was taken here last, or that of the user of this computer.
    #[must_use]
    pub fn name(&self) -> String {
        let taken = read_text(&self.0.join(NAME)).ok().and_then(|text| name_from(&text));
        taken.unwrap_or_else(user_name)
    }

    /// Takes a name for all tables from now on.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn take_name(&self, name: &str) -> io::Result<()> {
        if self.name() == name {
            return Ok(());
        }
        std::fs::create_dir_all(&self.0)?;
        write_whole(&self.0.join(NAME), format!("{name}\n").as_bytes(), Existing::Replace)
    }

    /// What keeps the log of a table that is opened here: its file is made with the first line.
    #[must_use]
    pub fn keep(&self, game: &str, table: Hash) -> Keep {
        let path = self.path(game, table);
        let mut journal = None;
        Box::new(move |line| match &mut journal {
            Some(journal) => Journal::append(journal, line),
            None => {
                let (opened, _) = Journal::open(&path)?;
                journal.insert(opened).append(line)
            }
        })
    }

    /// The file of the log of a table, whatever is played there, if it is kept here.
    #[must_use]
    pub fn find(&self, table: Hash) -> Option<PathBuf> {
        let ends = format!("-{}.table", &table.to_string()[..12]);
        let mut files = std::fs::read_dir(&self.0).ok()?.flatten();
        files.find(|file| file.file_name().to_string_lossy().ends_with(&ends)).map(|file| file.path())
    }

    /// The file of the log of a table.
    #[must_use]
    pub fn path(&self, game: &str, table: Hash) -> PathBuf {
        let id: String = game.chars().take_while(|symbol| *symbol != ':').collect();
        let plain = |symbol: char| symbol.is_ascii_alphanumeric() || symbol == '-';
        let id: String = id.chars().filter(|symbol| plain(*symbol)).take(40).collect();
        self.0.join(format!("{id}-{}.table", &table.to_string()[..12]))
    }
}

/// The identity of this installation could be neither read nor made.
#[must_use]
pub fn no_key(cause: &io::Error) -> Failure {
    Failure::Work(Text::new("net-key").with("cause", cause.to_string()))
}

/// The secret in a file; `None` if there is no file.
fn secret(path: &Path) -> io::Result<Option<[u8; 32]>> {
    match read_text(path) {
        Ok(text) => ludoteca_net::Bytes::<32>::parse(text.trim()).map(|bytes| Some(bytes.0)).ok_or_else(|| {
            let broken = "it holds no key";
            io::Error::new(ErrorKind::InvalidData, broken)
        }),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

/// Lets nobody else read a file.
#[cfg(unix)]
fn keep_to_oneself(path: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o600))
}

/// The folder of a user is closed to others there.
#[cfg(not(unix))]
#[expect(clippy::unnecessary_wraps, reason = "it can fail elsewhere")]
const fn keep_to_oneself(_path: &Path) -> io::Result<()> {
    Ok(())
}

fn random_bytes() -> io::Result<[u8; 32]> {
    let mut bytes = [0; 32];
    SysRng.try_fill_bytes(&mut bytes).map_err(io::Error::other)?;
    Ok(bytes)
}

/// The name of the user of this computer, as others can be shown it.
fn user_name() -> String {
    let of_system = ["USER", "USERNAME"].into_iter().find_map(|name| name_from(&std::env::var(name).ok()?));
    of_system.unwrap_or_else(|| "Ludoteca".to_owned())
}

/// Random bytes of the system.
///
/// # Errors
/// It gives none.
pub fn entropy() -> io::Result<Entropy> {
    random_bytes()?;
    Ok(Box::new(|| random_bytes().expect("the system gave random bytes before")))
}

/// What a guest keeps of the log of a table, line by line as it comes.
#[derive(Debug)]
pub struct KeptLog {
    tables: Tables,
    journal: Option<Journal>,
    /// The lines that were there already, of those that are still to come.
    known: std::vec::IntoIter<String>,
}

impl KeptLog {
    /// What will be kept in this folder.
    #[must_use]
    pub fn new(tables: Tables) -> Self {
        Self { tables, journal: None, known: Vec::new().into_iter() }
    }

    /// Where it is kept, once the first line is.
    #[must_use]
    pub fn path(&self) -> Option<&Path> {
        self.journal.as_ref().map(Journal::path)
    }

    /// Keeps the next line of the log of this table.
    ///
    /// # Errors
    /// Those of the file system; another program that keeps it; another log of the same table that is there.
    pub fn keep(&mut self, game: &str, table: Hash, line: &str) -> io::Result<()> {
        if self.journal.is_none() {
            let (journal, text) = Journal::open(&self.tables.path(game, table))?;
            self.known = text.lines().map(str::to_owned).collect::<Vec<_>>().into_iter();
            self.journal = Some(journal);
        }
        match (self.known.next(), &mut self.journal) {
            (Some(known), _) if known == line => Ok(()),
            (Some(_), journal) => {
                // The game went on there in another way: that log stays as it is.
                *journal = None;
                Err(ErrorKind::AlreadyExists.into())
            }
            (None, Some(journal)) => journal.append(line),
            (None, None) => Ok(()),
        }
    }
}
