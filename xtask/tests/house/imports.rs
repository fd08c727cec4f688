//! Which file of a crate imports which: every path in it, followed through re-exports to the file that declares the
//! name.
//!
//! Nearly as the compiler does it. A name declared in a function counts as one of its module, types and values share
//! one namespace, and names that a macro makes are taken for the ones of the module that calls it. Tests are not read.

use crate::Sources;
use crate::circles::Arrows;
use proc_macro2::{TokenStream, TokenTree};
use std::collections::{BTreeMap, BTreeSet};
use syn::ext::IdentExt;
use syn::visit::{self, Visit};
use syn::{Attribute, Item, ItemMod, ItemUse, Macro, Path, UseTree, Visibility};

/// What a crate's files import of each other.
#[derive(Default)]
pub struct Imports {
    /// Pairs of files of which the first names something of the second.
    pub arrows: Arrows,
    /// Sentences about what cannot be followed.
    pub lost: Vec<String>,
}

/// How many imports are followed for one name, since they can lead in circles.
const MOST_FOLLOWED: usize = 16;

#[derive(Default)]
struct Module {
    parent: Option<usize>,
    /// The path of its file.
    file: String,
    children: BTreeMap<String, usize>,
    items: BTreeSet<String>,
    imports: BTreeMap<String, Vec<String>>,
    /// The modules and types all of whose names are imported.
    globs: Vec<Vec<String>>,
    /// Whether a macro is called where items stand.
    calls_macro: bool,
    /// All paths of two or more names.
    paths: Vec<Vec<String>>,
    re_exports: Vec<Vec<String>>,
}

impl Module {
    /// Whether a path leads into one of its own modules: to hand on such a name is no import.
    fn is_of_child(&self, path: &[String]) -> bool {
        path.iter().find(|name| *name != "self").is_some_and(|name| self.children.contains_key(name))
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Target {
    Module(usize),
    /// Something that this module declares.
    ItemOf(usize),
}

/// The imports of a crate, or of several with one root each in the same folder (`lib.rs` and `main.rs`).
pub fn of(sources: &Sources) -> Imports {
    let mut reader = Reader { sources, modules: Vec::new(), read: BTreeSet::new(), lost: Vec::new() };
    for root in ["/lib.rs", "/main.rs"] {
        let shortest = sources.keys().filter(|place| place.ends_with(root)).min_by_key(|place| place.len());
        if let Some(place) = shortest.filter(|place| place.ends_with(&format!("src{root}"))) {
            reader.file(place, None);
        }
    }
    let unread = sources.keys().filter(|place| !reader.read.contains(place.as_str()));
    let mut lost: Vec<String> = unread.map(|place| format!("{place}: no module declares this file")).collect();
    lost.append(&mut reader.lost);
    let modules = Modules(reader.modules);
    let mut arrows = Arrows::new();
    for (number, module) in modules.0.iter().enumerate() {
        for path in module.paths.iter().chain(module.re_exports.iter().filter(|path| !module.is_of_child(path))) {
            match modules.files(number, path) {
                Some(files) => arrows.extend(files.into_iter().map(|file| (module.file.clone(), file))),
                None => lost.push(format!("{}: {} names nothing", module.file, path.join("::"))),
            }
        }
    }
    arrows.retain(|(from, to)| from != to);
    Imports { arrows, lost }
}

struct Modules(Vec<Module>);

impl Modules {
    /// The files that declare what a path names; none for what is of another crate, nothing for what is not found.
    fn files(&self, module: usize, path: &[String]) -> Option<Vec<String>> {
        let (names, all) =
            path.split_last().filter(|(last, _)| *last == "*").map_or((path, false), |(_, names)| (names, true));
        let begins_here = matches!(names[0].as_str(), "crate" | "self" | "super");
        let targets = match self.targets(module, names, MOST_FOLLOWED) {
            targets if targets.is_empty() => return (!begins_here).then(Vec::new),
            targets => targets,
        };
        let mut files = Vec::new();
        for target in targets {
            match target {
                Target::ItemOf(owner) => files.push(self.0[owner].file.clone()),
                Target::Module(inner) if all => files.push(self.0[inner].file.clone()),
                // What is used of a module is seen where it is used.
                Target::Module(_) => {}
            }
        }
        Some(files)
    }

    /// What a path names, seen from a module.
    fn targets(&self, module: usize, path: &[String], fuel: usize) -> Vec<Target> {
        let (Some((first, rest)), Some(fuel)) = (path.split_first(), fuel.checked_sub(1)) else {
            return Vec::new();
        };
        let mut targets = match first.as_str() {
            "crate" => vec![Target::Module(self.root(module))],
            "self" => vec![Target::Module(module)],
            "super" => self.0[module].parent.map(Target::Module).into_iter().collect(),
            name => self.named(module, name, fuel),
        };
        for name in rest {
            let modules = targets.iter().filter_map(|target| match target {
                Target::Module(inner) => Some(*inner),
                Target::ItemOf(_) => None,
            });
            let modules: Vec<usize> = modules.collect();
            if modules.is_empty() {
                // A variant or an associated name.
                return targets;
            }
            targets = modules
                .into_iter()
                .flat_map(|inner| match name.as_str() {
                    "super" => self.0[inner].parent.map(Target::Module).into_iter().collect(),
                    "self" => vec![Target::Module(inner)],
                    name => self.named(inner, name, fuel),
                })
                .collect();
        }
        targets
    }

    /// What a name stands for in a module.
    fn named(&self, module: usize, name: &str, fuel: usize) -> Vec<Target> {
        let Module { children, items, imports, globs, calls_macro, .. } = &self.0[module];
        let mut found: Vec<Target> = children.get(name).map(|child| Target::Module(*child)).into_iter().collect();
        if items.contains(name) {
            found.push(Target::ItemOf(module));
        }
        if let Some(path) = imports.get(name) {
            found.extend(self.targets(module, path, fuel));
        }
        if found.is_empty() && fuel > 0 && !imports.contains_key(name) {
            let globs = globs.iter().flat_map(|glob| self.targets(module, glob, fuel));
            found.extend(globs.flat_map(|target| match target {
                Target::Module(inner) => self.named(inner, name, fuel - 1),
                Target::ItemOf(_) => Vec::new(),
            }));
        }
        if found.is_empty() && *calls_macro {
            found.push(Target::ItemOf(module));
        }
        found.sort_unstable();
        found.dedup();
        found
    }

    fn root(&self, module: usize) -> usize {
        self.0[module].parent.map_or(module, |parent| self.root(parent))
    }
}

struct Reader<'s> {
    sources: &'s Sources,
    modules: Vec<Module>,
    read: BTreeSet<&'s str>,
    lost: Vec<String>,
}

impl<'s> Reader<'s> {
    fn file(&mut self, place: &'s str, parent: Option<usize>) -> usize {
        self.read.insert(place);
        let module = self.modules.len();
        self.modules.push(Module { parent, file: place.to_owned(), ..Module::default() });
        let folder = match place.rsplit_once('/') {
            Some((folder, "mod.rs" | "lib.rs" | "main.rs")) => folder,
            _ => place.trim_end_matches(".rs"),
        };
        match syn::parse_file(&self.sources[place]) {
            Ok(file) => ModuleReader { reader: self, module, folder: folder.to_owned() }.visit_file(&file),
            Err(error) => self.lost.push(format!("{place}: {error}")),
        }
        module
    }
}

struct ModuleReader<'a, 's> {
    reader: &'a mut Reader<'s>,
    module: usize,
    /// Where the files of its modules are.
    folder: String,
}

impl ModuleReader<'_, '_> {
    fn here(&mut self) -> &mut Module {
        &mut self.reader.modules[self.module]
    }

    /// The paths in tokens that are not parsed.
    fn tokens(&mut self, tokens: TokenStream) {
        let mut path: Vec<String> = Vec::new();
        let mut colons = 0;
        for token in tokens {
            match token {
                TokenTree::Punct(punct) if punct.as_char() == ':' => colons += 1,
                TokenTree::Ident(name) if colons == 2 => {
                    path.push(name.unraw().to_string());
                    colons = 0;
                }
                other => {
                    self.path(std::mem::take(&mut path));
                    colons = 0;
                    match other {
                        TokenTree::Ident(name) => path.push(name.unraw().to_string()),
                        TokenTree::Group(group) => self.tokens(group.stream()),
                        _ => {}
                    }
                }
            }
        }
        self.path(path);
    }

    fn path(&mut self, path: Vec<String>) {
        if path.len() > 1 {
            self.here().paths.push(path);
        }
    }
}

impl<'ast> Visit<'ast> for ModuleReader<'_, '_> {
    fn visit_item(&mut self, item: &'ast Item) {
        let (attributes, name) = declared(item);
        if attributes.iter().any(is_for_tests) {
            let Item::Mod(ItemMod { ident, .. }) = item else { return };
            let (file, inside) = (format!("{}/{ident}.rs", self.folder), format!("{}/{ident}/", self.folder));
            let skipped = self.reader.sources.keys().filter(|place| **place == file || place.starts_with(&inside));
            self.reader.read.extend(skipped.map(String::as_str));
            return;
        }
        if let Some(name) = name {
            self.here().items.insert(name);
        }
        self.here().calls_macro |= matches!(item, Item::Macro(call) if call.ident.is_none());
        visit::visit_item(self, item);
    }

    fn visit_item_mod(&mut self, item: &'ast ItemMod) {
        let name = item.ident.unraw().to_string();
        let folder = format!("{}/{name}", self.folder);
        let child = if let Some((_, items)) = &item.content {
            let (child, file) = (self.reader.modules.len(), self.here().file.clone());
            self.reader.modules.push(Module { parent: Some(self.module), file, ..Module::default() });
            let mut inner = ModuleReader { reader: self.reader, module: child, folder };
            items.iter().for_each(|item| inner.visit_item(item));
            child
        } else {
            let places = [format!("{folder}.rs"), format!("{folder}/mod.rs")];
            let Some((place, _)) = places.iter().find_map(|place| self.reader.sources.get_key_value(place)) else {
                return self.reader.lost.push(format!("the module {folder} has no file"));
            };
            self.reader.file(place, Some(self.module))
        };
        self.here().children.insert(name, child);
    }

    fn visit_item_use(&mut self, item: &'ast ItemUse) {
        let mut leaves = Vec::new();
        leaves_of(&item.tree, &[], &mut leaves);
        for (path, name) in leaves {
            if name == "*" {
                self.here().globs.push(path.clone());
            } else {
                self.here().imports.insert(name.clone(), path.clone());
            }
            let path = if name == "*" { [path, vec![name]].concat() } else { path };
            match item.vis {
                Visibility::Inherited => self.path(path),
                _ => self.here().re_exports.push(path),
            }
        }
    }

    fn visit_path(&mut self, path: &'ast Path) {
        if path.leading_colon.is_none() {
            self.path(path.segments.iter().map(|segment| segment.ident.unraw().to_string()).collect());
        }
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, called: &'ast Macro) {
        self.visit_path(&called.path);
        self.tokens(called.tokens.clone());
    }

    /// `pub(in PATH)` imports nothing.
    fn visit_visibility(&mut self, _: &'ast Visibility) {}
}

/// The attributes of an item, and the name it gives to its module.
fn declared(item: &Item) -> (&[Attribute], Option<String>) {
    let (attributes, name) = match item {
        Item::Const(item) => (&item.attrs, Some(&item.ident)),
        Item::Enum(item) => (&item.attrs, Some(&item.ident)),
        Item::Fn(item) => (&item.attrs, Some(&item.sig.ident)),
        Item::Impl(item) => (&item.attrs, None),
        Item::Macro(item) => (&item.attrs, item.ident.as_ref()),
        Item::Mod(item) => (&item.attrs, None),
        Item::Static(item) => (&item.attrs, Some(&item.ident)),
        Item::Struct(item) => (&item.attrs, Some(&item.ident)),
        Item::Trait(item) => (&item.attrs, Some(&item.ident)),
        Item::Type(item) => (&item.attrs, Some(&item.ident)),
        Item::Union(item) => (&item.attrs, Some(&item.ident)),
        Item::Use(item) => (&item.attrs, None),
        _ => return (&[], None),
    };
    (attributes, name.map(|name| name.unraw().to_string()))
}

/// Whether an attribute leaves its item to tests.
fn is_for_tests(attribute: &Attribute) -> bool {
    attribute.path().is_ident("test")
        || attribute.path().is_ident("cfg")
            && attribute.meta.require_list().is_ok_and(|list| {
                let condition = list.tokens.to_string();
                condition == "test" || condition.starts_with("all") && condition.contains("test")
            })
}

/// The paths that a `use` brings in, each with the name it is known by, `*` for all of a module.
fn leaves_of(tree: &UseTree, prefix: &[String], found: &mut Vec<(Vec<String>, String)>) {
    let extended = |name: &syn::Ident| match name.unraw().to_string() {
        name if name == "self" && !prefix.is_empty() => prefix.to_vec(),
        name => [prefix, &[name]].concat(),
    };
    match tree {
        UseTree::Path(path) => leaves_of(&path.tree, &extended(&path.ident), found),
        UseTree::Name(name) => {
            let path = extended(&name.ident);
            found.push((path.clone(), path.last().cloned().unwrap_or_default()));
        }
        UseTree::Rename(rename) => found.push((extended(&rename.ident), rename.rename.unraw().to_string())),
        UseTree::Glob(_) => found.push((prefix.to_vec(), "*".to_owned())),
        UseTree::Group(group) => group.items.iter().for_each(|item| leaves_of(item, prefix, found)),
    }
}
