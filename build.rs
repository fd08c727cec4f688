//! Gives the program for Windows its icon and its version.

fn main() -> std::io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=assets/icon/ludoteca.ico");
    if std::env::var_os("CARGO_CFG_WINDOWS").is_some() {
        winresource::WindowsResource::new()
            .set_icon("assets/icon/ludoteca.ico")
            .set("ProductName", "Ludoteca")
            .compile()?;
    }
    Ok(())
}
