//! The help texts, in the language of the reader.

use crate::context::Context;
use crate::failure;
use crate::window::WindowCommand;
use clap::{Arg, ArgAction, Command};
use ludoteca_rules::Arg::Plain;
use ludoteca_store::Failure;
use ludoteca_words::Words;

#[derive(clap::Args)]
pub(super) struct Args {
    #[arg(value_name = "COMMAND")]
    topic: Option<String>,
}

/// `help`: the help of the program or of one command.
pub(super) fn run(context: &mut Context<'_>, args: &Args, mut whole: Command) -> Result<(), Failure> {
    whole.build();
    let known: Vec<String> = whole.get_subcommands().map(|sub| sub.get_name().to_owned()).collect();
    let unknown = |name| failure::unknown_command(name, known.iter().map(String::as_str));
    let command = match &args.topic {
        None => &mut whole,
        Some(name) => whole.find_subcommand_mut(name).ok_or_else(|| unknown(name))?,
    };
    context.line(command.render_help().to_string().trim_end())
}

/// The whole command line with its help: the commands that need no window, and the others.
pub(super) fn command(without_window: Command, windows: &[WindowCommand], words: &Words) -> Command {
    let command = windows.iter().fold(without_window, |command, window| command.subcommand((window.command)()));
    let about = words.word("help-about");
    let mut command = with_subcommands(told(command, words).about(about), "help", words);
    // Only a built command knows its whole usage, and clap builds the real one only once it has the arguments.
    let mut built = command.clone();
    built.build();
    command = usages(command, &mut built, words);
    command
}

/// The help of all that a command is followed by; `key` begins the keys of their texts.
fn with_subcommands(mut command: Command, key: &str, words: &Words) -> Command {
    let names: Vec<String> = command.get_subcommands().map(|sub| sub.get_name().to_owned()).collect();
    for name in names {
        let key = format!("{key}-{name}");
        command = command.mut_subcommand(&name, |sub| {
            let about = words.word(&key);
            let more = format!("{key}-more");
            let sub = with_subcommands(told(sub, words).about(about), &key, words);
            if words.has(&more) { sub.after_help(words.word(&more)) } else { sub }
        });
    }
    command
}

/// The usage of every command with the word for options, which clap has in English only.
fn usages(mut command: Command, built: &mut Command, words: &Words) -> Command {
    let options = words.word("help-value-options");
    let usage = built.render_usage().to_string();
    command = command.override_usage(usage.trim_start_matches("Usage: ").replace("[OPTIONS]", &format!("[{options}]")));
    for sub in built.get_subcommands_mut() {
        let name = sub.get_name().to_owned();
        command = command.mut_subcommand(name, |own| usages(own, sub, words));
    }
    command
}

/// What an argument's values are called; names that no language translates, such as `N`, stay.
fn value_names(arg: &Arg, words: &Words) -> Vec<String> {
    let names = arg.get_value_names().unwrap_or_default().iter();
    let said = |name: &str| {
        let key = format!("help-value-{}", name.to_lowercase());
        if words.has(&key) { words.word(&key) } else { name.to_owned() }
    };
    names.map(|name| said(name)).collect()
}

/// Headings and arguments of one command.
fn told(command: Command, words: &Words) -> Command {
    let heading = words.word("help-heading-options");
    let name = command.get_name().to_owned();
    let template = format!(
        "{{about-with-newline}}\n{}: {{usage}}\n\n{{all-args}}{{after-help}}",
        words.word("help-heading-usage"),
    );
    let command = command
        .help_template(template)
        .subcommand_help_heading(words.word("help-heading-commands"))
        .subcommand_value_name(words.word("help-value-command"))
        .disable_help_flag(true)
        .disable_version_flag(true)
        .mut_args(|arg| {
            // An argument may mean something of its own in one command.
            let own = format!("help-arg-{name}-{}", arg.get_id());
            let text =
                if words.has(&own) { words.word(&own) } else { words.word(&format!("help-arg-{}", arg.get_id())) };
            // clap would print the default in English.
            let (arg, text) = match arg.get_default_values().first().filter(|_| arg.get_action().takes_values()) {
                Some(value) => {
                    let value = Plain(value.to_string_lossy().into_owned());
                    let text = format!("{text} {}", words.fill("help-default", &[("value", value)]));
                    (arg.hide_default_value(true), text)
                }
                None => (arg, text),
            };
            let heading = if arg.is_positional() { words.word("help-heading-arguments") } else { heading.clone() };
            let values = value_names(&arg, words);
            let arg = if values.is_empty() { arg } else { arg.value_names(values) };
            arg.help(text).help_heading(heading)
        })
        .arg(
            Arg::new("help")
                .short('h')
                .long("help")
                .action(ArgAction::Help)
                .help(words.word("help-arg-help"))
                .help_heading(heading.clone()),
        );
    if command.get_version().is_none() {
        return command;
    }
    command.arg(
        Arg::new("version")
            .short('V')
            .long("version")
            .action(ArgAction::Version)
            .help(words.word("help-arg-version"))
            .help_heading(heading),
    )
}
