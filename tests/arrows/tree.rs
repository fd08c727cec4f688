//! The modules of a crate, and what its source files declare: modules, items and imports.

use super::syntax::{Imported, attributes, imported, is_test, texts};
use std::collections::BTreeMap;
use syn::ext::IdentExt;
use syn::visit::{self, Visit};
use syn::{
    Ident, Item, ItemConst, ItemEnum, ItemFn, ItemMacro, ItemMod, ItemStatic, ItemStruct, ItemTrait, ItemType,
    ItemUnion, ItemUse, Signature,
};

/// The texts of the source files by their paths in `src`.
pub type Sources = BTreeMap<String, String>;

/// A source file.
pub struct SourceFile {
    /// Its number.
    pub number: usize,
    /// Its module.
    pub module: usize,
    /// Its syntax tree.
    pub syntax: syn::File,
}

/// All modules of the crate that are no tests.
#[derive(Default)]
pub struct Tree {
    /// The source files.
    pub files: Vec<SourceFile>,
    /// What cannot be followed: files without a module, modules without a file, files that do not parse.
    pub problems: Vec<String>,
    /// The modules; the first is the root of the library.
    pub modules: Vec<Module>,
    places: Vec<String>,
}

/// A module, in a file of its own or inside another.
#[derive(Default)]
pub struct Module {
    /// The module that declares it.
    pub parent: Option<usize>,
    /// The file that it is in.
    pub file: usize,
    /// Its items, modules and imports. A name in a function counts as one of the module.
    pub names: BTreeMap<String, Vec<Definition>>,
    /// The modules and types all of whose names are imported.
    pub globs: Vec<Vec<String>>,
    /// Whether a macro stands where items stand, so that there may be names that the text does not show.
    pub macro_items: bool,
}

/// What a name stands for in the module that declares it.
pub enum Definition {
    /// A type, function or the like; other names can follow the name of a type.
    Item { holds_names: bool },
    /// A module.
    Module(usize),
    /// What this path names.
    Import(Vec<String>),
}

impl Tree {
    /// Reads the modules that `lib.rs` and `main.rs` declare, and theirs.
    pub fn read(sources: &Sources) -> Self {
        let mut tree = Self::default();
        let mut read = Vec::new();
        for root in ["lib.rs", "main.rs"].iter().filter(|root| sources.contains_key(**root)) {
            tree.read_file(sources, root, None, &mut read);
        }
        for place in sources.keys().filter(|place| !read.contains(place)) {
            tree.problems.push(format!("{place}: no module declares this file"));
        }
        tree
    }

    fn read_file<'s>(
        &mut self,
        sources: &'s Sources,
        place: &str,
        parent: Option<usize>,
        read: &mut Vec<&'s String>,
    ) -> usize {
        let (file, module) = (self.places.len(), self.modules.len());
        let (place, text) = sources.get_key_value(place).expect("the caller found it");
        read.push(place);
        self.places.push(place.clone());
        self.modules.push(Module { parent, file, ..Module::default() });
        let syntax = syn::parse_file(text).unwrap_or_else(|error| {
            self.problems.push(format!("{place}:{}: {error}", error.span().start().line));
            syn::parse_file("").expect("an empty file parses")
        });
        let (folder, name) = place.rsplit_once('/').unwrap_or(("", place));
        let folder = match name {
            "mod.rs" | "lib.rs" | "main.rs" => folder.to_owned(),
            _ => joined(folder, name.trim_end_matches(".rs")),
        };
        Declarations { tree: self, sources, read, module, folder }.visit_file(&syntax);
        self.files.push(SourceFile { number: file, module, syntax });
        module
    }

    /// The path in `src` of a file.
    pub fn place(&self, file: usize) -> &str {
        &self.places[file]
    }

    /// The file that a module is in.
    pub fn file_of(&self, module: usize) -> usize {
        self.modules[module].file
    }

    /// The module of this name inside another.
    pub fn child(&self, module: usize, name: &str) -> Option<usize> {
        self.modules[module].names.get(name)?.iter().find_map(|definition| match definition {
            Definition::Module(child) => Some(*child),
            _ => None,
        })
    }
}

/// Notes what a module declares.
struct Declarations<'a, 's> {
    tree: &'a mut Tree,
    sources: &'s Sources,
    read: &'a mut Vec<&'s String>,
    module: usize,
    /// Where the files of its modules are.
    folder: String,
}

impl Declarations<'_, '_> {
    fn declare(&mut self, name: &Ident, definition: Definition) {
        self.tree.modules[self.module].names.entry(name.unraw().to_string()).or_default().push(definition);
    }

    fn module(&mut self, item: &ItemMod) {
        let place = self.tree.place(self.tree.file_of(self.module)).to_owned();
        if item.attrs.iter().any(|attribute| attribute.path().is_ident("path")) {
            self.tree.problems.push(format!("{place}: a module with #[path] cannot be followed"));
            return;
        }
        let folder = joined(&self.folder, &item.ident.unraw().to_string());
        if let Some((_, items)) = &item.content {
            let child = self.tree.modules.len();
            let file = self.tree.file_of(self.module);
            self.tree.modules.push(Module { parent: Some(self.module), file, ..Module::default() });
            self.declare(&item.ident, Definition::Module(child));
            let mut inner =
                Declarations { tree: self.tree, sources: self.sources, read: self.read, module: child, folder };
            items.iter().for_each(|item| inner.visit_item(item));
            return;
        }
        let places = [format!("{folder}.rs"), format!("{folder}/mod.rs")];
        match places.iter().find(|file| self.sources.contains_key(*file)) {
            Some(file) => {
                let child = self.tree.read_file(self.sources, file, Some(self.module), self.read);
                self.declare(&item.ident, Definition::Module(child));
            }
            None => self.tree.problems.push(format!("{place}: the module {} has no file", item.ident)),
        }
    }

    /// The files of a module for tests are known, but not read.
    fn skip(&mut self, item: &ItemMod) {
        let folder = joined(&self.folder, &item.ident.unraw().to_string());
        let (file, inside) = (format!("{folder}.rs"), format!("{folder}/"));
        self.read.extend(self.sources.keys().filter(|place| **place == file || place.starts_with(&inside)));
    }

    fn import(&mut self, item: &ItemUse) {
        let mut leaves = Vec::new();
        imported(&item.tree, &[], &mut leaves);
        for Imported { path, name } in leaves {
            let path = texts(&path);
            match name {
                Some(name) => self.declare(&name, Definition::Import(path)),
                None => self.tree.modules[self.module].globs.push(path),
            }
        }
    }
}

impl<'ast> Visit<'ast> for Declarations<'_, '_> {
    fn visit_item(&mut self, item: &'ast Item) {
        match item {
            Item::Mod(item) if is_test(&item.attrs) => return self.skip(item),
            _ if is_test(attributes(item)) => return,
            Item::Mod(item) => return self.module(item),
            Item::Use(item) => self.import(item),
            Item::Const(ItemConst { ident, .. })
            | Item::Static(ItemStatic { ident, .. })
            | Item::Fn(ItemFn { sig: Signature { ident, .. }, .. })
            | Item::Macro(ItemMacro { ident: Some(ident), .. }) => {
                self.declare(ident, Definition::Item { holds_names: false });
            }
            Item::Enum(ItemEnum { ident, .. })
            | Item::Struct(ItemStruct { ident, .. })
            | Item::Trait(ItemTrait { ident, .. })
            | Item::Type(ItemType { ident, .. })
            | Item::Union(ItemUnion { ident, .. }) => self.declare(ident, Definition::Item { holds_names: true }),
            Item::Macro(ItemMacro { ident: None, .. }) => self.tree.modules[self.module].macro_items = true,
            _ => {}
        }
        // Functions can contain imports.
        visit::visit_item(self, item);
    }
}

fn joined(folder: &str, name: &str) -> String {
    if folder.is_empty() { name.to_owned() } else { format!("{folder}/{name}") }
}
