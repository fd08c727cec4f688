//! Who imports what: every path in every file, followed to the file that defines what it names.

use super::names::Target;
use super::syntax::{Imported, attributes, imported, is_test, texts};
use super::tree::{SourceFile, Tree};
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use std::collections::BTreeSet;
use syn::ext::IdentExt;
use syn::visit::{self, Visit};
use syn::{
    Attribute, Expr, ExprCall, Ident, ImplItemFn, Item, ItemFn, ItemMacro, ItemMod, ItemUse, Macro, Meta, PatIdent,
    Path, TraitItemFn, UseTree, Visibility,
};

/// One file names something of another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrow {
    /// The file that imports.
    pub from: usize,
    /// The file that defines the name.
    pub to: usize,
    /// The name.
    pub name: String,
    /// The line in which it is imported.
    pub line: usize,
    /// The name is only the one of a module; what is used of it is seen where it is used.
    pub module: bool,
}

/// A name of another crate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ForeignName {
    /// The file that uses it.
    pub from: usize,
    /// The crate, or whatever else begins the path.
    pub name: String,
    /// The line.
    pub line: usize,
}

/// What all files import.
#[derive(Default)]
pub struct Imports {
    /// Names of other files of this crate.
    pub arrows: Vec<Arrow>,
    /// Names of other crates.
    pub foreign: Vec<ForeignName>,
    /// Paths into this crate that name nothing.
    pub lost: Vec<String>,
}

impl Imports {
    /// Reads all files of a crate.
    pub fn of(tree: &Tree) -> Self {
        let mut imports = Self::default();
        for SourceFile { number, module, syntax } in &tree.files {
            let mut reader = Reader { tree, file: *number, module: *module, bound: Vec::new(), imports: &mut imports };
            reader.visit_file(syntax);
        }
        imports
    }
}

struct Reader<'a> {
    tree: &'a Tree,
    file: usize,
    module: usize,
    /// The variables of the functions around.
    bound: Vec<BTreeSet<String>>,
    imports: &'a mut Imports,
}

impl Reader<'_> {
    fn import(&mut self, Imported { path, name }: &Imported) {
        for (target, last) in self.resolve(path) {
            match (target, name) {
                (Target::Module(module), None) => {
                    for (name, target) in self.tree.all(module) {
                        self.arrow(&name, line(last), target);
                    }
                }
                (target, _) => self.arrow(&last.to_string(), line(last), target),
            }
        }
    }

    /// A path in code, where the name of a module is never all of it.
    fn path(&mut self, path: &[Ident]) {
        for (target, last) in self.resolve(path) {
            if !matches!(target, Target::Module(_)) {
                self.arrow(&last.to_string(), line(last), target);
            }
        }
    }

    /// What a path names, and the name in it that leads there.
    fn resolve<'p>(&mut self, path: &'p [Ident]) -> Vec<(Target, &'p Ident)> {
        let names = texts(path);
        match self.tree.resolve(self.module, &names) {
            Ok((targets, length)) => {
                if targets.contains(&Target::Foreign) {
                    self.foreign(&path[0]);
                }
                targets.into_iter().map(|target| (target, &path[length - 1])).collect()
            }
            Err(module) => {
                let (place, other) = (self.tree.place(self.file), self.tree.place(self.tree.file_of(module)));
                let path_text = names.join("::");
                self.imports.lost.push(format!("{place}:{}: {path_text} is not found in {other}", line(&path[0])));
                Vec::new()
            }
        }
    }

    fn foreign(&mut self, name: &Ident) {
        let foreign = ForeignName { from: self.file, name: name.unraw().to_string(), line: line(name) };
        self.imports.foreign.push(foreign);
    }

    fn arrow(&mut self, name: &str, line: usize, target: Target) {
        let (to, module) = match target {
            Target::Item { file, .. } => (file, false),
            Target::Module(module) => (self.tree.file_of(module), true),
            Target::Foreign => return,
        };
        if to != self.file {
            self.imports.arrows.push(Arrow { from: self.file, to, name: name.to_owned(), line, module });
        }
    }

    /// A name that stands alone: it can be a variable.
    fn lone(&mut self, name: &Ident, called: bool) {
        let text = name.unraw().to_string();
        let variable = !called && self.bound.iter().any(|bound| bound.contains(&text));
        if !variable {
            self.path(std::slice::from_ref(name));
        }
    }

    /// The paths in tokens that are not parsed. Names that stand alone count only if `lone` is set.
    fn tokens(&mut self, tokens: TokenStream, lone: bool) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let punct =
            |index: usize, sign| matches!(tokens.get(index), Some(TokenTree::Punct(punct)) if punct.as_char() == sign);
        let colons = |index: usize| punct(index, ':') && punct(index + 1, ':');
        let mut index = 0;
        while let Some(token) = tokens.get(index) {
            let start = index;
            index += 1;
            match token {
                TokenTree::Group(group) => self.tokens(group.stream(), lone),
                TokenTree::Ident(first) => {
                    let mut path = vec![first.clone()];
                    while colons(index)
                        && let Some(TokenTree::Ident(next)) = tokens.get(index + 2)
                    {
                        path.push(next.clone());
                        index += 3;
                    }
                    let before = |back: usize, sign| start >= back && punct(start - back, sign);
                    let field = before(1, '.') && !before(2, '.');
                    let parameter = before(1, '$') && first != "crate";
                    let lifetime = before(1, '\'');
                    let continued = before(1, ':') && before(2, ':');
                    if field || parameter || lifetime || continued {
                        continue;
                    }
                    match tokens.get(index + 2) {
                        Some(TokenTree::Group(group)) if colons(index) && group.delimiter() == Delimiter::Brace => {
                            self.group(&path, tokens[index + 2].clone());
                            index += 3;
                        }
                        _ if colons(index) && punct(index + 2, '*') => self.import(&Imported { path, name: None }),
                        _ if path.len() > 1 => self.path(&path),
                        _ if lone && !punct(index, ':') => {
                            let called = matches!(tokens.get(index), Some(TokenTree::Group(_))) || punct(index, '!');
                            self.lone(first, called);
                        }
                        _ => {}
                    }
                }
                _ => {}
            }
        }
    }

    /// A group of imports among tokens.
    fn group(&mut self, prefix: &[Ident], group: TokenTree) {
        if let Ok(tree) = syn::parse2::<UseTree>(group.into()) {
            let mut leaves = Vec::new();
            imported(&tree, prefix, &mut leaves);
            leaves.iter().for_each(|leaf| self.import(leaf));
        }
    }

    fn macro_name(&mut self, called: &Macro) {
        match called.path.get_ident() {
            Some(name) => self.lone(name, true),
            None => self.visit_path(&called.path),
        }
    }

    fn inside_function(&mut self, variables: Variables, read: impl FnOnce(&mut Self)) {
        self.bound.push(variables.0);
        read(self);
        self.bound.pop();
    }
}

impl<'ast> Visit<'ast> for Reader<'_> {
    fn visit_item(&mut self, item: &'ast Item) {
        if !is_test(attributes(item)) {
            visit::visit_item(self, item);
        }
    }

    fn visit_item_mod(&mut self, item: &'ast ItemMod) {
        let inner = self.tree.child(self.module, &item.ident.unraw().to_string());
        if let (Some(inner), true) = (inner, item.content.is_some()) {
            let outer = std::mem::replace(&mut self.module, inner);
            visit::visit_item_mod(self, item);
            self.module = outer;
        }
    }

    fn visit_item_use(&mut self, item: &'ast ItemUse) {
        let mut leaves = Vec::new();
        imported(&item.tree, &[], &mut leaves);
        let re_export = !matches!(item.vis, Visibility::Inherited);
        for leaf in leaves {
            let within = texts(&leaf.path).into_iter().find(|name| name != "self");
            let child = within.is_some_and(|name| self.tree.child(self.module, &name).is_some());
            // A module that re-exports a name of its own parts does not import it.
            if !(re_export && child) {
                self.import(&leaf);
            }
        }
    }

    fn visit_item_fn(&mut self, item: &'ast ItemFn) {
        let mut variables = Variables::default();
        variables.visit_item_fn(item);
        self.inside_function(variables, |reader| visit::visit_item_fn(reader, item));
    }

    fn visit_impl_item_fn(&mut self, item: &'ast ImplItemFn) {
        let mut variables = Variables::default();
        variables.visit_impl_item_fn(item);
        self.inside_function(variables, |reader| visit::visit_impl_item_fn(reader, item));
    }

    fn visit_trait_item_fn(&mut self, item: &'ast TraitItemFn) {
        let mut variables = Variables::default();
        variables.visit_trait_item_fn(item);
        self.inside_function(variables, |reader| visit::visit_trait_item_fn(reader, item));
    }

    fn visit_path(&mut self, path: &'ast Path) {
        let names: Vec<Ident> = path.segments.iter().map(|segment| segment.ident.clone()).collect();
        match names.as_slice() {
            [name, ..] if path.leading_colon.is_some() => self.foreign(name),
            [one] => self.lone(one, false),
            more => self.path(more),
        }
        visit::visit_path(self, path);
    }

    fn visit_expr_call(&mut self, call: &'ast ExprCall) {
        if let Expr::Path(function) = &*call.func
            && let Some(name) = function.path.get_ident()
        {
            self.lone(name, true);
        }
        visit::visit_expr_call(self, call);
    }

    fn visit_pat_ident(&mut self, pattern: &'ast PatIdent) {
        // What begins with a capital letter is a constant or a variant, no variable.
        if pattern.ident.to_string().starts_with(char::is_uppercase) {
            self.lone(&pattern.ident, true);
        }
        visit::visit_pat_ident(self, pattern);
    }

    fn visit_macro(&mut self, called: &'ast Macro) {
        self.macro_name(called);
        self.tokens(called.tokens.clone(), true);
    }

    fn visit_item_macro(&mut self, item: &'ast ItemMacro) {
        // The names that stand alone in a definition are looked up where the macro is used.
        self.tokens(item.mac.tokens.clone(), item.ident.is_none());
        if item.ident.is_none() {
            self.macro_name(&item.mac);
        }
    }

    fn visit_attribute(&mut self, attribute: &'ast Attribute) {
        if let Meta::List(list) = &attribute.meta {
            self.tokens(list.tokens.clone(), false);
        }
    }

    /// `pub(in PATH)` names no import.
    fn visit_visibility(&mut self, _: &'ast Visibility) {}
}

/// The names of the variables in a function.
#[derive(Default)]
struct Variables(BTreeSet<String>);

impl<'ast> Visit<'ast> for Variables {
    fn visit_pat_ident(&mut self, pattern: &'ast PatIdent) {
        self.0.insert(pattern.ident.unraw().to_string());
        visit::visit_pat_ident(self, pattern);
    }
}

fn line(name: &Ident) -> usize {
    name.span().start().line
}
