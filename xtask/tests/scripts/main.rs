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
    let path = format!("{}:{}", folder.path().display(), std::env::var("PATH").expect("there is a path"));
    let mut command = Command::new(root().join(script));
    command.args(arguments).env("PATH", path).env_remove("CI").stdin(Stdio::null());
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

/// A folder as it is handed out, with a program that says that it runs.
fn handed_out(folder: &Path) {
    let applications = folder.join("share/applications");
    fs::create_dir_all(&applications).expect("there is room");
    fs::create_dir(folder.join("bin")).expect("there is room");
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
