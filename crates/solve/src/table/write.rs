//! Writes a table: whole or not at all.

use blake3::Hash;
use ludoteca_store::{Existing, Failure, copy_whole, scratch_file};
use ludoteca_tablebase::{BLOCK, Entries, HEAD, Head, LISTED, Progress};
use miniz_oxide::deflate::compress_to_vec;
use std::io::{self, BufWriter, Seek, SeekFrom, Write};
use std::path::Path;

/// How well a file is packed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// As quickly as possible.
    Quick,
    /// As small as possible in reasonable time.
    Small,
}

/// Writes a table to this path, in place of a file that is there; `progress` is how far it is, `None` if it is
/// complete. It is not in memory a second time.
///
/// # Errors
/// Those of the file system; then the path holds what it held before.
pub fn save(
    path: &Path,
    (name, game, rules): (&str, &str, Hash),
    entries: &Entries,
    progress: Option<Progress>,
    effort: Effort,
) -> Result<(), Failure> {
    let head = |blocks| Head {
        name: name.to_owned(),
        game: game.to_owned(),
        rules,
        form: entries.form(),
        count: entries.count(),
        progress,
        checksum: entries.checksum(),
        blocks,
    };
    write(path, entries, effort, head).map_err(|error| Failure::writing(path, &error))
}

fn write(path: &Path, entries: &Entries, effort: Effort, head: impl FnOnce(Hash) -> Head) -> io::Result<()> {
    let level = match effort {
        Effort::Quick => 1,
        Effort::Small => 8,
    };
    let mut file = scratch_file(path)?;
    let count = (entries.bytes().len() as u64).div_ceil(BLOCK);
    file.seek(SeekFrom::Start(HEAD + count * LISTED))?;
    let mut list = Vec::with_capacity((count * LISTED) as usize);
    let mut out = BufWriter::new(&mut file);
    for block in entries.bytes().chunks(BLOCK as usize) {
        let packed = compress_to_vec(block, level);
        list.extend((packed.len() as u32).to_le_bytes());
        list.extend(&blake3::hash(&packed).as_bytes()[..16]);
        out.write_all(&packed)?;
    }
    out.flush()?;
    drop(out);
    file.seek(SeekFrom::Start(0))?;
    file.write_all(&head(blake3::hash(&list)).bytes())?;
    file.write_all(&list)?;
    file.seek(SeekFrom::Start(0))?;
    copy_whole(path, &mut file, Existing::Replace)
}
