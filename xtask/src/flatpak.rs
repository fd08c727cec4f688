//! What Flatpak fetches before a build that has no network: every package in `Cargo.lock`, as a manifest lists sources.

use std::fmt::Write;
use std::fs;

/// Where Cargo looks for packages that Flatpak has unpacked; `CARGO_HOME` is the folder `cargo` of the build.
const CONFIG: &str = "[source.vendored-sources]\\ndirectory = \\\"cargo/vendor\\\"\\n\\n\
                      [source.crates-io]\\nreplace-with = \\\"vendored-sources\\\"\\n";

/// Writes them into a file.
pub fn sources(arguments: &[String]) -> Result<(), String> {
    let path = arguments.first().ok_or("Into which file? Name it.")?;
    let lock = fs::read_to_string("Cargo.lock").map_err(|error| format!("Cargo.lock: {error}"))?;
    fs::write(path, listed(&lock)?).map_err(|error| format!("{path}: {error}"))
}

/// The sources as JSON, from the text of `Cargo.lock`.
fn listed(lock: &str) -> Result<String, String> {
    let mut json = String::from("[\n");
    let mut add = |entry: String| writeln!(json, "  {{ {entry} }},").expect("a text can be written");
    for package in lock.split("[[package]]").skip(1) {
        let value = |name: &str| {
            let assigned =
                |line: &str| Some(line.strip_prefix(name)?.strip_prefix(" = ")?.trim_matches('"').to_owned());
            package.lines().find_map(assigned)
        };
        let (name, version) = (value("name").unwrap_or_default(), value("version").unwrap_or_default());
        // What has no source is in this repository.
        let Some(source) = value("source") else { continue };
        let sum = value("checksum").filter(|_| source.starts_with("registry+"));
        let sum = sum.ok_or_else(|| format!("{name} {version} comes from {source}, which Flatpak is not told of."))?;
        let place = format!("\"dest\": \"cargo/vendor/{name}-{version}\"");
        let url = format!("\"url\": \"https://static.crates.io/crates/{name}/{name}-{version}.crate\"");
        let kind = "\"type\": \"archive\", \"archive-type\": \"tar-gzip\"";
        add(format!("{kind}, {url}, \"sha256\": \"{sum}\", {place}"));
        let sums = format!("{{\\\"package\\\": \\\"{sum}\\\", \\\"files\\\": {{}}}}");
        let file = "\"dest-filename\": \".cargo-checksum.json\"";
        add(format!("\"type\": \"inline\", \"contents\": \"{sums}\", {place}, {file}"));
    }
    let config = format!("\"contents\": \"{CONFIG}\", \"dest\": \"cargo\", \"dest-filename\": \"config.toml\"");
    writeln!(json, "  {{ \"type\": \"inline\", {config} }}\n]").expect("a text can be written");
    Ok(json)
}

#[cfg(test)]
mod tests {
    use super::listed;

    #[test]
    fn every_package_of_a_registry_is_fetched_and_checked() {
        let lock = "version = 4\n\n[[package]]\nname = \"own\"\nversion = \"0.1.0\"\ndependencies = [\n \"a\",\n]\n\n\
                    [[package]]\nname = \"a\"\nversion = \"1.2.3+4\"\n\
                    source = \"registry+https://github.com/rust-lang/crates.io-index\"\nchecksum = \"07ff\"\n";
        let json = listed(lock).expect("it can be listed");
        for part in [
            "[\n  { \"type\": \"archive\", \"archive-type\": \"tar-gzip\", ",
            "\"url\": \"https://static.crates.io/crates/a/a-1.2.3+4.crate\", \"sha256\": \"07ff\", ",
            "\"dest\": \"cargo/vendor/a-1.2.3+4\" },\n  { \"type\": \"inline\", ",
            r#""contents": "{\"package\": \"07ff\", \"files\": {}}", "dest": "cargo/vendor/a-1.2.3+4", "#,
            r#""[source.vendored-sources]\ndirectory = \"cargo/vendor\"\n\n[source.crates-io]\nreplace-with = "#,
            "\"dest\": \"cargo\", \"dest-filename\": \"config.toml\" }\n]\n",
        ] {
            assert!(json.contains(part), "{part} in {json}");
        }
        assert!(!json.contains("own"));
        let git = lock.replace("registry+", "git+");
        assert!(listed(&git).is_err_and(|error| error.starts_with("a 1.2.3+4 comes from git+https")));
    }

    #[test]
    fn all_that_the_program_needs_can_be_listed() {
        let lock = include_str!("../../Cargo.lock");
        let json = listed(lock).expect("everything comes from the registry");
        let packages = lock.lines().filter(|line| line.starts_with("source = ")).count();
        assert!(packages > 400, "{packages}");
        assert_eq!(json.matches("\"archive\"").count(), packages);
    }
}
