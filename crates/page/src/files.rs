//! What the page consists of besides its HTML: style, program and letters, embedded.

use std::sync::LazyLock;

/// A file of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct File {
    /// Its name.
    pub name: &'static str,
    /// What kind of file it is, as HTTP says it.
    pub kind: &'static str,
    /// What is in it.
    pub bytes: &'static [u8],
}

const STYLE: &str = "text/css; charset=utf-8";
const PROGRAM: &str = "text/javascript; charset=utf-8";

/// All of them.
pub const FILES: &[File] = &[
    File { name: "page.css", kind: STYLE, bytes: include_bytes!("../web/page.css") },
    File { name: "board.css", kind: STYLE, bytes: include_bytes!("../web/board.css") },
    File { name: "main.js", kind: PROGRAM, bytes: include_bytes!("../web/main.js") },
    File { name: "line.js", kind: PROGRAM, bytes: include_bytes!("../web/line.js") },
    File { name: "board.js", kind: PROGRAM, bytes: include_bytes!("../web/board.js") },
    File { name: "around.js", kind: PROGRAM, bytes: include_bytes!("../web/around.js") },
    File { name: "element.js", kind: PROGRAM, bytes: include_bytes!("../web/element.js") },
    File { name: "display.ttf", kind: "font/ttf", bytes: include_bytes!("../../../assets/fonts/fraunces-display.ttf") },
    File { name: "icon.svg", kind: "image/svg+xml", bytes: include_bytes!("../../../assets/icon/ludoteca.svg") },
];

/// What changes with any of them: part of their addresses, so that browsers may keep what they have.
static VERSION: LazyLock<String> = LazyLock::new(|| {
    let mut hasher = blake3::Hasher::new();
    for file in FILES {
        hasher.update(file.name.as_bytes()).update(&[0]).update(file.bytes);
    }
    hasher.finalize().to_hex()[..16].to_owned()
});

/// What changes with any of the files.
#[must_use]
pub fn version() -> &'static str {
    &VERSION
}

/// The file of this version and name.
#[must_use]
pub fn file(version: &str, name: &str) -> Option<&'static File> {
    FILES.iter().find(|file| file.name == name && version == *VERSION)
}
