//! What a path in a module names.
//!
//! Names are resolved as the compiler does it, except that a name declared inside a function counts as one of its
//! module, and that the namespaces of types, values and macros are one: a name can stand for several things.

use super::tree::{Definition, Module, Tree};

/// The name by which `main.rs` knows the library.
const CRATE: &str = "ludoteca";

/// What a path names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Target {
    /// A type, function or the like that this file defines; other names may follow the name of a type.
    Item { file: usize, holds_names: bool },
    /// A module of this crate.
    Module(usize),
    /// A name of another crate, of the prelude or of a function.
    Foreign,
}

impl Tree {
    /// All that an `use` of everything in this module brings in.
    pub fn all(&self, module: usize) -> Vec<(String, Target)> {
        let mut found = Vec::new();
        self.add_all(module, &mut Vec::new(), &mut found);
        found
    }

    fn add_all(&self, module: usize, seen: &mut Vec<usize>, found: &mut Vec<(String, Target)>) {
        if seen.contains(&module) {
            return;
        }
        seen.push(module);
        let Module { names, globs, .. } = &self.modules[module];
        for name in names.keys() {
            found.extend(
                self.named(module, name, &mut Followed::default()).into_iter().map(|target| (name.clone(), target)),
            );
        }
        for target in globs.iter().flat_map(|glob| self.targets(module, glob, &mut Followed::default())) {
            match target {
                Target::Module(other) => self.add_all(other, seen, found),
                other => found.push(("*".to_owned(), other)),
            }
        }
    }

    /// What a path in a module names, and how many of its names lead there, since what follows the name of a type is
    /// not looked up; or the module in which a name is not found.
    pub fn resolve(&self, module: usize, path: &[String]) -> Result<(Vec<Target>, usize), usize> {
        let mut known = Vec::new();
        let mut last = module;
        for length in 1..=path.len() {
            known = self.targets(module, &path[..length], &mut Followed::default());
            if known.is_empty() {
                let Module { file, macro_items, .. } = self.modules[last];
                let hidden = Target::Item { file, holds_names: true };
                return if macro_items { Ok((vec![hidden], length)) } else { Err(last) };
            }
            let inner = known.iter().find_map(|target| match target {
                Target::Module(inner) => Some(*inner),
                _ => None,
            });
            match inner {
                Some(inner) => last = inner,
                // A function holds no names: with more of them the path is lost.
                None if known.iter().all(|target| matches!(target, Target::Item { holds_names: false, .. })) => {}
                None => return Ok((known, length)),
            }
        }
        Ok((known, path.len()))
    }

    /// What a path names, seen from a module.
    fn targets<'t>(&'t self, module: usize, path: &[String], followed: &mut Followed<'t>) -> Vec<Target> {
        let Some((first, rest)) = path.split_first() else {
            return Vec::new();
        };
        let mut targets = match first.as_str() {
            "crate" => vec![Target::Module(self.root(module))],
            "self" => vec![Target::Module(module)],
            "super" => self.modules[module].parent.map(Target::Module).into_iter().collect(),
            "Self" => vec![Target::Foreign],
            name => match self.named(module, name, followed) {
                found if found.is_empty() && name == CRATE => vec![Target::Module(0)],
                found if found.is_empty() => vec![Target::Foreign],
                found => found,
            },
        };
        for name in rest {
            let before = std::mem::take(&mut targets);
            for target in before {
                match target {
                    Target::Module(inner) if name == "super" => {
                        targets.extend(self.modules[inner].parent.map(Target::Module));
                    }
                    Target::Module(inner) if name == "self" => targets.push(Target::Module(inner)),
                    Target::Module(inner) => targets.extend(self.named(inner, name, followed)),
                    Target::Item { holds_names: false, .. } => {}
                    other => targets.push(other),
                }
            }
        }
        targets
    }

    /// What a name stands for in a module, through imports and re-exports.
    fn named<'t>(&'t self, module: usize, name: &str, followed: &mut Followed<'t>) -> Vec<Target> {
        let Module { file, names, globs, .. } = &self.modules[module];
        let mut found = Vec::new();
        for definition in names.get(name).into_iter().flatten() {
            match definition {
                Definition::Item { holds_names } => found.push(Target::Item { file: *file, holds_names: *holds_names }),
                Definition::Module(child) => found.push(Target::Module(*child)),
                Definition::Import(path) => followed.follow(module, path, name, |followed| {
                    found.extend(self.targets(module, path, followed));
                }),
            }
        }
        if found.is_empty() {
            for path in globs {
                followed.follow(module, path, name, |followed| {
                    for target in self.targets(module, path, followed) {
                        match target {
                            Target::Module(other) => found.extend(self.named(other, name, followed)),
                            // A variant of an enum, or something of another crate: its names are not known.
                            Target::Item { .. } | Target::Foreign => found.push(Target::Foreign),
                        }
                    }
                });
            }
        }
        found.sort_unstable();
        found.dedup();
        found
    }

    fn root(&self, module: usize) -> usize {
        self.modules[module].parent.map_or(module, |parent| self.root(parent))
    }
}

/// The imports being followed for a name, so that those that lead back to themselves are left.
#[derive(Default)]
struct Followed<'t>(Vec<(usize, &'t [String], String)>);

impl<'t> Followed<'t> {
    fn follow(&mut self, module: usize, path: &'t [String], name: &str, find: impl FnOnce(&mut Self)) {
        let import = (module, path, name.to_owned());
        if !self.0.contains(&import) {
            self.0.push(import);
            find(self);
            self.0.pop();
        }
    }
}
