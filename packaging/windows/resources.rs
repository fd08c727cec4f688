//! The build script of every program for Windows: gives it its icon and its version.

use std::path::Path;

/// Where the icon is, in the sources.
const ICON: &str = "assets/icon/ludoteca.ico";

fn main() -> std::io::Result<()> {
    // The package may lie anywhere in the sources.
    let folders = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors();
    let icon = folders.map(|folder| folder.join(ICON)).find(|icon| icon.exists());
    let icon = icon.map_or_else(|| ICON.to_owned(), |icon| icon.display().to_string());
    println!("cargo::rerun-if-changed={icon}");
    if std::env::var_os("CARGO_CFG_WINDOWS").is_some() {
        winresource::WindowsResource::new().set_icon(&icon).set("ProductName", "Ludoteca").compile()?;
    }
    Ok(())
}
