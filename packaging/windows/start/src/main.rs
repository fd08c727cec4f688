//! What is opened on Windows: starts the program beside it without the window of a terminal.
//!
//! The program itself writes to a terminal, as scripts and pupils of a class server want it. Windows opens one for every
//! such program that is started by a click, unless another program says not to. What it says when it fails would be
//! seen by nobody: it is shown as a text.
#![windows_subsystem = "windows"]

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, ExitStatus, Stdio};
use std::{env, io, process};

fn main() -> ExitCode {
    let said = env::temp_dir().join(format!("ludoteca-{}.txt", process::id()));
    let started = program().and_then(|program| {
        run(&program, &said).map_err(|error| io::Error::new(error.kind(), format!("{}: {error}", program.display())))
    });
    let code = match started {
        Ok(status) if status.success() => ExitCode::SUCCESS,
        Ok(status) => status.code().and_then(|code| u8::try_from(code).ok()).map_or(ExitCode::FAILURE, ExitCode::from),
        Err(error) => {
            // If it cannot be written, there is no other way to say it.
            _ = fs::write(&said, format!("Ludoteca cannot be started. {error}\r\n"));
            ExitCode::FAILURE
        }
    };
    if code != ExitCode::SUCCESS {
        show(&said);
    }
    // It may never have been written.
    _ = fs::remove_file(said);
    code
}

/// The program, in the folder `bin` beside this one.
fn program() -> io::Result<PathBuf> {
    let own = env::current_exe()?;
    let name = Path::new("bin").join(format!("ludoteca{}", env::consts::EXE_SUFFIX));
    Ok(own.parent().unwrap_or(Path::new(".")).join(name))
}

/// Runs the program with the arguments of this one until it ends; what it says goes into the file `said`.
fn run(program: &Path, said: &Path) -> io::Result<ExitStatus> {
    let mut command = Command::new(program);
    command.args(env::args_os().skip(1)).stdin(Stdio::null()).stdout(Stdio::null());
    command.stderr(File::create(said).map_or_else(|_| Stdio::null(), Stdio::from));
    #[cfg(windows)]
    {
        use std::os::windows::process::CommandExt;
        /// `CREATE_NO_WINDOW` of the Windows API: a terminal program without a window for its terminal.
        const NO_TERMINAL: u32 = 0x0800_0000;
        command.creation_flags(NO_TERMINAL);
    }
    command.status()
}

/// Shows what the program said, if it said anything, until that is closed.
fn show(said: &Path) {
    if fs::metadata(said).is_ok_and(|file| file.len() > 0) {
        // Where there is no Notepad, nobody can be told.
        _ = Command::new("notepad").arg(said).status();
    }
}
