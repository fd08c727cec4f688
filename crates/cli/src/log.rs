//! What the program writes about itself: into the file that `--log` names, or else on stderr where the environment
//! variable `RUST_LOG` asks for it, as in `RUST_LOG=ludoteca=debug`.
//!
//! Nothing secret is in it: neither orders nor what people touch, since an order can be sealed.

use crate::early::values;
use ludoteca_store::Failure;
use std::ffi::OsString;
use std::fs::File;
use std::path::Path;
use std::{env, io};
use tracing_subscriber::EnvFilter;

/// What a file gets unless `RUST_LOG` says otherwise.
const USUAL: &str = "warn,ludoteca=debug";

/// Has everything from now on written. A file that is there is gone on with.
///
/// # Errors
/// The file cannot be written.
pub(super) fn start(args: &[OsString]) -> Result<(), Failure> {
    let asked = env::var_os(EnvFilter::DEFAULT_ENV).is_some();
    // Tests run the program several times in one process, in which there is one place for messages. Their first stays.
    match values(args, "--log").next() {
        Some(path) => {
            let path = Path::new(path);
            let file = File::options().create(true).append(true).open(path);
            let file = file.map_err(|error| Failure::writing(path, &error))?;
            let filter = if asked { EnvFilter::from_default_env() } else { EnvFilter::new(USUAL) };
            let lines = tracing_subscriber::fmt().with_env_filter(filter).with_ansi(false).with_writer(file);
            let _ = lines.try_init();
        }
        None if asked => {
            let filter = EnvFilter::from_default_env();
            let _ = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr).try_init();
        }
        None => {}
    }
    Ok(())
}
