//! How the C library of Linux gives memory back.
//!
//! Its allocator takes large blocks from the system directly, and returns them so. But whenever such a block is freed,
//! it takes blocks of that size from its own heap from then on, of which only the end is ever returned. Software Vulkan
//! keeps every picture in such blocks: after a window has had many sizes, a third of the memory of the process was of
//! no use. Whoever sets the limit keeps it, and it is read only when a process begins.

/// The limit, in bytes: the one with which the allocator begins.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
const LARGE_BLOCK: u32 = 128 << 10;

/// Begins the process again with the limit set, as the same process with the same arguments. Where somebody has set the
/// allocator otherwise, or this is not possible, nothing happens.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
pub fn return_large_blocks() {
    use std::env;
    use std::os::unix::process::CommandExt;
    use std::process::Command;
    const LIMIT: &str = "MALLOC_MMAP_THRESHOLD_";
    if env::var_os(LIMIT).is_some() || env::var_os("GLIBC_TUNABLES").is_some() {
        return;
    }
    let (Ok(program), mut arguments) = (env::current_exe(), env::args_os()) else { return };
    let name = arguments.next().unwrap_or_else(|| program.clone().into());
    let failed = Command::new(program).arg0(name).args(arguments).env(LIMIT, LARGE_BLOCK.to_string()).exec();
    tracing::debug!(%failed, "large blocks of memory are not returned");
}

/// Other systems have other allocators.
#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
pub fn return_large_blocks() {}
