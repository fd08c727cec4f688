//! Runs tests of other packages that write or print something.

use std::process::{Command, Stdio};
use std::{env, fs};

/// Tests of one package.
pub struct Tests<'a> {
    /// The package.
    pub package: &'a str,
    /// Its test target.
    pub target: &'a str,
    /// Part of the names of the tests; empty for all.
    pub name: &'a str,
    /// Whether they are built as for a release: needed for all that draws, good for what computes long.
    pub release: bool,
}

impl Tests<'_> {
    /// Runs the tests that compare with kept files, and has them write these files anew.
    pub fn update(&self) -> Result<(), String> {
        self.update_with(&[])
    }

    /// The same with these variables in the environment.
    pub fn update_with(&self, variables: &[(&str, &str)]) -> Result<(), String> {
        self.finish(self.command().env("UPDATE_GOLDEN", "1").envs(variables.iter().copied()).arg(self.name))
    }

    /// Runs tests that are no part of other runs, and shows what they print.
    pub fn measure(&self) -> Result<(), String> {
        self.finish(self.command().args([self.name, "--", "--ignored", "--nocapture"]))
    }

    /// The lines that a test prints which is no part of other runs, without those of the test itself.
    pub fn lines(&self) -> Result<Vec<String>, String> {
        let mut command = self.command();
        command.args(["--quiet", self.name, "--", "--ignored", "--nocapture", "--quiet"]).stderr(Stdio::inherit());
        let output = command.output().map_err(|error| format!("cargo cannot be run: {error}"))?;
        let text = String::from_utf8(output.stdout).map_err(|error| error.to_string())?;
        if !output.status.success() {
            return Err(text);
        }
        Ok(text.lines().filter(|line| line.contains(" | ")).map(str::to_owned).collect())
    }

    fn command(&self) -> Command {
        let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        command.args(["test", "--locked", "--package", self.package, "--test", self.target]);
        if self.release {
            command.arg("--release");
        }
        command
    }

    fn finish(&self, command: &mut Command) -> Result<(), String> {
        let status = command.status().map_err(|error| format!("cargo cannot be run: {error}"))?;
        status.success().then_some(()).ok_or_else(|| format!("The tests {} of {} failed.", self.name, self.package))
    }
}

/// The description of the software Vulkan driver where the system has it: pictures drawn with it are the same
/// everywhere.
pub fn software_vulkan() -> Option<String> {
    let drivers = fs::read_dir("/usr/share/vulkan/icd.d").ok()?;
    let mut paths = drivers.filter_map(|entry| Some(entry.ok()?.path().to_str()?.to_owned()));
    paths.find(|path| path.contains("lvp_icd"))
}
