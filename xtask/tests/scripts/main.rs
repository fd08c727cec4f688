//! The scripts that a person runs first: they install nothing unasked, and what they install can be found again.
#![cfg(unix)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Makes a program of these shell commands.
fn program(folder: &Path, name: &str, commands: &str) {
    fs::create_dir_all(folder).expect("there is room");
    // Another process writes it: a process that a test beside this one starts meanwhile would inherit the open file,
    // and what is open for writing cannot be executed.
    let written = Command::new("sh")
        .args(["-c", r#"printf '#!/bin/sh\n%s\n' "$2" > "$1" && chmod 755 "$1""#, "sh"])
        .args([folder.join(name).as_os_str(), commands.as_ref()])
        .status();
    assert!(written.is_ok_and(|status| status.success()), "{name} cannot be written");
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// Runs a script where the system lacks every package and can install none; also says whether it tried to.
fn without_packages(script: &str, arguments: &[&str], ci: Option<&str>) -> (Output, bool) {
    let folder = tempfile::tempdir().expect("there is room");
    let tried = folder.path().join("tried");
    program(folder.path(), "dpkg-query", "exit 1");
    program(folder.path(), "apt-get", &format!("touch '{}'; exit 1", tried.display()));
    program(folder.path(), "id", "echo 0");
    // One that is installed here is none of this version.
    program(folder.path(), "ludoteca", "echo ludoteca 0.0.0");
    let path = format!("{}:{}", folder.path().display(), std::env::var("PATH").expect("there is a path"));
    let mut command = Command::new(root().join(script));
    command.args(arguments).env("PATH", path).env_remove("CI").stdin(Stdio::null());
    command.env("CARGO_TARGET_DIR", folder.path().join("nothing built"));
    if let Some(value) = ci {
        command.env("CI", value);
    }
    let output = command.output().expect("it can be started");
    (output, tried.exists())
}

#[test]
fn packages_are_installed_only_where_somebody_agreed() {
    for script in ["ludoteca", "check", "package"] {
        for ci in [None, Some(""), Some("false")] {
            let (output, tried) = without_packages(script, &[], ci);
            assert_eq!(output.status.code(), Some(1), "{script}");
            assert!(text(&output.stderr).contains("    apt-get install -y"), "{script}: {}", text(&output.stderr));
            assert!(!tried, "{script} with CI={ci:?}");
        }
        for (arguments, ci) in [(&["--yes"][..], None), (&[], Some("true")), (&[], Some("1"))] {
            let (output, tried) = without_packages(script, arguments, ci);
            assert_eq!(output.status.code(), Some(1), "{script}");
            assert!(tried, "{script} {arguments:?} with CI={ci:?}: {}", text(&output.stderr));
        }
    }
}

/// The version of the sources.
fn version() -> String {
    let manifest = fs::read_to_string(root().join("Cargo.toml")).expect("it is there");
    let line = manifest.lines().find_map(|line| line.strip_prefix("version = \"")).expect("it has a version");
    line.trim_end_matches('"').to_owned()
}

/// The sources, as far as the script needs them that starts the program, in a folder beside which nothing else lies.
fn sources(folder: &Path) -> PathBuf {
    let sources = folder.join("two words");
    fs::create_dir_all(sources.join("setup")).expect("there is room");
    for name in ["ludoteca", "Cargo.toml", "setup/system.sh"] {
        let copied = Command::new("cp").arg(root().join(name)).arg(sources.join(name)).status();
        assert!(copied.is_ok_and(|status| status.success()), "{name} cannot be copied");
    }
    sources
}

#[test]
fn a_program_of_the_same_version_is_started_without_building() {
    let folder = tempfile::tempdir().expect("there is room");
    let sources = sources(folder.path());
    let unpacked = folder.path().join("ludoteca-unpacked/bin");
    let installed = folder.path().join("installed");
    // A system on which nothing can be built.
    program(&folder.path().join("no tools"), "dpkg-query", "exit 1");
    program(&folder.path().join("no tools"), "apt-get", "exit 1");
    let start = |arguments: &[&str]| {
        let path = [installed.as_path(), &folder.path().join("no tools"), Path::new("/usr/bin:/bin")]
            .map(|part| part.display().to_string())
            .join(":");
        let output = Command::new(sources.join("ludoteca"))
            .args(arguments)
            .env("PATH", path)
            .env("HOME", folder.path())
            .env("CARGO_TARGET_DIR", folder.path().join("nothing built"))
            .stdin(Stdio::null())
            .output()
            .expect("it starts");
        (output.status.code(), text(&output.stdout))
    };
    let say = |version: &str, word: &str| {
        format!(r#"if [ "$1" = --version ]; then echo "ludoteca {version}"; else echo "{word} $*"; exit 3; fi"#)
    };
    program(&unpacked, "ludoteca", &say("0.0.1", "old"));
    assert_eq!(start(&["games"]), (Some(1), String::new()), "nothing fits, so it is built, which cannot be done here");
    program(&unpacked, "ludoteca", &say(&version(), "unpacked"));
    assert_eq!(start(&["show", "two words"]), (Some(3), "unpacked show two words\n".to_owned()));
    program(&installed, "ludoteca", &say(&version(), "installed"));
    assert_eq!(start(&[]), (Some(3), "installed \n".to_owned()));
    assert_eq!(start(&["--build", "games"]), (Some(1), String::new()), "it was asked to build");
}

/// A folder as it is handed out, with a program that says that it runs.
fn handed_out(folder: &Path) {
    let applications = folder.join("share/applications");
    fs::create_dir_all(&applications).expect("there is room");
    program(&folder.join("bin"), "ludoteca", "echo it runs");
    fs::copy(root().join("packaging/linux/ludoteca.desktop"), applications.join("ludoteca.desktop"))
        .expect("it is there");
    let copied = Command::new("cp").arg(root().join("packaging/linux/install.sh")).arg(folder).status();
    assert!(copied.is_ok_and(|status| status.success()), "install.sh cannot be copied");
}

#[test]
fn the_menu_finds_the_program_in_a_folder_of_any_name() {
    let folder = tempfile::tempdir().expect("there is room");
    let package = folder.path().join("package");
    handed_out(&package);
    for (name, quoted) in [
        ("plain", "plain"),
        ("two words", "two words"),
        ("50 % & more | less", "50 %% & more | less"),
        ("in \"quotes\"", r#"in \\"quotes\\""#),
        ("$HOME and `date`", r"\\$HOME and \\`date\\`"),
        (r"back\slash", r"back\\\\slash"),
        ("-n", "-n"),
    ] {
        let to = folder.path().join("to").join(name);
        let install = |first: &[&str]| {
            let output = Command::new(package.join("install.sh")).args(first).arg(&to).output().expect("it starts");
            assert!(output.status.success(), "{name}: {}", text(&output.stderr));
        };
        install(&[]);
        let desktop = to.join("share/applications/ludoteca.desktop");
        let entry = fs::read_to_string(&desktop).expect("it is installed");
        let expected = format!("Exec=\"{}/{quoted}/bin/ludoteca\"", folder.path().join("to").display());
        assert!(entry.lines().any(|line| line.starts_with(&expected)), "{name}: {expected}\n{entry}");
        let said = Command::new(to.join("bin/ludoteca")).output().expect("it is installed");
        assert_eq!(text(&said.stdout), "it runs\n", "{name}");
        install(&["--remove"]);
        assert!(!desktop.exists() && !to.join("bin/ludoteca").exists(), "{name}");
    }
}

#[test]
fn without_a_home_nothing_is_installed_at_the_root() {
    let folder = tempfile::tempdir().expect("there is room");
    handed_out(folder.path());
    let output = Command::new(folder.path().join("install.sh")).env("HOME", "").output().expect("it starts");
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("HOME"), "{}", text(&output.stderr));
    let output = Command::new(root().join("ludoteca")).env("HOME", "").output().expect("it starts");
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("HOME"), "{}", text(&output.stderr));
}
