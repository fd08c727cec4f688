//! Helpers to read syntax trees: imports, and what is compiled for tests only.

use syn::ext::IdentExt;
use syn::{Attribute, Ident, Item, Meta, Token, UseTree, punctuated::Punctuated};

/// One name that a `use` brings in; no name for all of a module.
pub struct Imported {
    /// The path to it.
    pub path: Vec<Ident>,
    /// The name it is known by.
    pub name: Option<Ident>,
}

/// Adds what a `use` brings in.
pub fn imported(tree: &UseTree, prefix: &[Ident], found: &mut Vec<Imported>) {
    let extended = |ident: &Ident| {
        if ident == "self" && !prefix.is_empty() {
            prefix.to_vec()
        } else {
            [prefix, std::slice::from_ref(ident)].concat()
        }
    };
    match tree {
        UseTree::Path(path) => imported(&path.tree, &extended(&path.ident), found),
        UseTree::Name(name) => {
            let path = extended(&name.ident);
            found.push(Imported { name: path.last().cloned(), path });
        }
        UseTree::Rename(rename) => {
            found.push(Imported { path: extended(&rename.ident), name: Some(rename.rename.clone()) });
        }
        UseTree::Glob(_) => found.push(Imported { path: prefix.to_vec(), name: None }),
        UseTree::Group(group) => group.items.iter().for_each(|item| imported(item, prefix, found)),
    }
}

/// The names of a path.
pub fn texts(path: &[Ident]) -> Vec<String> {
    path.iter().map(|ident| ident.unraw().to_string()).collect()
}

/// Whether something is compiled for tests only.
pub fn is_test(attributes: &[Attribute]) -> bool {
    fn needs_test(meta: &Meta) -> bool {
        match meta {
            Meta::Path(path) => path.is_ident("test"),
            Meta::List(list) if list.path.is_ident("all") => list
                .parse_args_with(Punctuated::<Meta, Token![,]>::parse_terminated)
                .is_ok_and(|parts| parts.iter().any(needs_test)),
            _ => false,
        }
    }
    attributes.iter().any(|attribute| {
        attribute.path().is_ident("test")
            || attribute.path().is_ident("cfg") && attribute.parse_args::<Meta>().is_ok_and(|meta| needs_test(&meta))
    })
}

/// The attributes of an item.
pub fn attributes(item: &Item) -> &[Attribute] {
    match item {
        Item::Const(item) => &item.attrs,
        Item::Enum(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Macro(item) => &item.attrs,
        Item::Mod(item) => &item.attrs,
        Item::Static(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        Item::Trait(item) => &item.attrs,
        Item::Type(item) => &item.attrs,
        Item::Use(item) => &item.attrs,
        _ => &[],
    }
}
