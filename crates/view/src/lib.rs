//! `view!` for the page: the views of Leptos, written the same way, compiled to less.
//!
//! Leptos compiles an element into code for its type, its attributes and its children. Here everything of a view that is
//! known becomes one text: its HTML, and where in it something is filled in. What is left of it as code is a list of what
//! to fill in. `cardshed_web::pattern` turns both into elements, with one piece of code for all views.
//!
//! What a view may say: elements, components with their props, children and `let:`; attributes, `class:`, `style:`, `prop:`,
//! `on:`, `inner_html`, `node_ref`; texts, `{blocks}` and fragments.

#![forbid(unsafe_code)]

mod component;
mod pattern;

use proc_macro::TokenStream;
use proc_macro2::TokenStream as Tokens;
use quote::quote;
use rstml::Infallible;
use rstml::node::{Node, NodeBlock, NodeElement};
use rstml::{Parser, ParserConfig};
use syn::{Block, Expr, Stmt};

type Element = NodeElement<Infallible>;

/// A view, as an `AnyView`.
#[proc_macro]
pub fn view(input: TokenStream) -> TokenStream {
    let parser = Parser::new(ParserConfig::default().recover_block(true));
    let (nodes, mistakes) = parser.parse_recoverable(Tokens::from(input)).split_vec();
    let mistakes = mistakes.iter().map(|mistake| mistake.clone().emit_as_expr_tokens());
    let view = of_nodes(&nodes).unwrap_or_else(|error| error.to_compile_error());
    quote! { { #(#mistakes;)* #view } }.into()
}

/// The view of some nodes beside each other.
fn of_nodes(nodes: &[Node]) -> syn::Result<Tokens> {
    let mut views = Vec::new();
    for node in flattened(nodes) {
        views.push(of_node(node)?);
    }
    Ok(match views.as_slice() {
        [view] => quote! { #view },
        views => quote! { crate::pattern::together(::std::vec![#(#views),*]) },
    })
}

fn of_node(node: &Node) -> syn::Result<Tokens> {
    match node {
        Node::Element(element) if component::is_component(element.name()) => component::tokens(element),
        Node::Element(element) => pattern::tokens(element),
        Node::Text(text) => {
            let text = &text.value;
            Ok(quote! { crate::pattern::alone(#text) })
        }
        Node::Block(block) => {
            let block = block_tokens(block);
            Ok(quote! { crate::pattern::alone(#block) })
        }
        other => Err(syn::Error::new_spanned(
            other,
            "a view has elements, components, texts in quotes and {blocks}",
        )),
    }
}

/// The nodes, with those of fragments in their place.
fn flattened(nodes: &[Node]) -> Vec<&Node> {
    let mut flat = Vec::new();
    for node in nodes {
        match node {
            Node::Fragment(fragment) => flat.extend(flattened(&fragment.children)),
            Node::Comment(_) => {}
            node => flat.push(node),
        }
    }
    flat
}

/// What a block says. One that says a single thing needs no braces.
fn block_tokens(block: &NodeBlock) -> Tokens {
    only(block.try_block()).unwrap_or_else(|| quote! { #block })
}

/// A value, without braces that only kept it together.
fn value_tokens(value: &Expr) -> Tokens {
    let block = if let Expr::Block(block) = value { Some(&block.block) } else { None };
    only(block).unwrap_or_else(|| quote! { #value })
}

fn only(block: Option<&Block>) -> Option<Tokens> {
    match block?.stmts.as_slice() {
        [Stmt::Expr(only, None)] => Some(quote! { #only }),
        _ => None,
    }
}
