//! An element in a view: its HTML, and what is filled in where.
//!
//! A pattern is one text. Its first part is HTML, with an empty comment wherever a child is filled in; a `~` before it says
//! that it is a part of a drawing. Each further part, after a zero, is one thing to fill in: the way to the node from the one
//! before (`d` to the first child, `n` to the next node, `u` to the parent), then a sign for what is filled in, and its name:
//!
//! | sign | |
//! | --- | --- |
//! | `@` | an attribute |
//! | `.` | a class that is there or not |
//! | `$` | a property of the style |
//! | `#` | a property of the element |
//! | `!`, `^` | what is done on an event; on its way down to the element |
//! | `%` | the HTML inside |
//! | `&` | where the element is wanted |
//! | `*` | a child, before the comment |

use std::fmt::Write as _;

use proc_macro2::TokenStream as Tokens;
use quote::quote;
use rstml::node::{KeyedAttribute, Node, NodeAttribute, NodeName};
use syn::{Expr, ExprLit, Lit};

use crate::component::is_component;
use crate::{Element, block_tokens, flattened, of_node, value_tokens};

/// Elements without an end.
const VOID: [&str; 9] = ["area", "br", "col", "hr", "img", "input", "link", "source", "wbr"];

/// Parts of drawings that views of their own begin with.
const DRAWN: [&str; 9] = ["circle", "defs", "g", "line", "path", "polyline", "rect", "text", "tspan"];

/// A paragraph ends where one of these begins.
const BLOCKS: [&str; 24] = [
    "article", "aside", "details", "dialog", "div", "dl", "fieldset", "figure", "footer", "form", "h1", "h2",
    "h3", "h4", "header", "hr", "main", "nav", "ol", "p", "pre", "section", "table", "ul",
];

/// The element as an `AnyView`.
pub fn tokens(element: &Element) -> syn::Result<Tokens> {
    let mut pattern = Pattern::default();
    if DRAWN.contains(&element.name().to_string().as_str()) {
        pattern.html.push('~');
    }
    pattern.element(element, &[], &[])?;
    let Pattern { html, places, fills, .. } = pattern;
    let text = std::iter::once(html).chain(places).collect::<Vec<_>>().join("\0");
    Ok(quote! { crate::pattern::filled(#text, ::std::vec![#(#fills),*]) })
}

/// What has been read so far.
#[derive(Default)]
struct Pattern {
    html: String,
    places: Vec<String>,
    fills: Vec<Tokens>,
    /// The node something was filled in at last, as the way from the root: which child, and of that which child.
    at: Vec<usize>,
}

impl Pattern {
    fn element(&mut self, element: &Element, path: &[usize], around: &[String]) -> syn::Result<()> {
        let name = element.name().to_string();
        if let Some(problem) = misplaced(&name, around) {
            return Err(syn::Error::new_spanned(element.name(), problem));
        }
        self.html.push('<');
        self.html.push_str(&name);
        let mut found = Vec::new();
        for attribute in element.attributes() {
            let NodeAttribute::Attribute(attribute) = attribute else {
                return Err(syn::Error::new_spanned(attribute, "an element has attributes by name"));
            };
            match literal(attribute) {
                Some(value) => write!(self.html, " {}=\"{}\"", attribute.key, escaped(&value))
                    .map_err(|error| syn::Error::new_spanned(&attribute.key, error))?,
                None => found.push(filling(attribute)?),
            }
        }
        self.html.push('>');
        for (sign, fill) in found {
            self.fill(path, &sign, fill);
        }
        let mut around = around.to_vec();
        around.push(name.clone());
        self.children(&element.children, path, &around)?;
        if !VOID.contains(&name.as_str()) {
            self.html.push_str("</");
            self.html.push_str(&name);
            self.html.push('>');
        }
        Ok(())
    }

    fn children(&mut self, children: &[Node], path: &[usize], around: &[String]) -> syn::Result<()> {
        let mut path = path.to_vec();
        path.push(0);
        let mut after_text = false;
        for child in flattened(children) {
            // Two texts beside each other become one node.
            if let Node::Text(text) = child {
                let text = text.value_string();
                self.html.push_str(&escaped(&text));
                after_text |= !text.is_empty();
                continue;
            }
            if std::mem::take(&mut after_text) {
                step(&mut path);
            }
            match child {
                Node::Element(element) if !is_component(element.name()) => {
                    self.element(element, &path, around)?;
                }
                Node::Block(block) => {
                    let block = block_tokens(block);
                    self.child(&path, quote! { crate::pattern::Filling::fill(#block) });
                }
                other => {
                    let view = of_node(other)?;
                    self.child(&path, quote! { crate::pattern::Filling::fill(#view) });
                }
            }
            step(&mut path);
        }
        Ok(())
    }

    fn child(&mut self, path: &[usize], fill: Tokens) {
        self.html.push_str("<!>");
        self.fill(path, "*", fill);
    }

    fn fill(&mut self, path: &[usize], sign: &str, fill: Tokens) {
        self.places.push(way(&self.at, path) + sign);
        self.fills.push(fill);
        self.at = path.to_vec();
    }
}

fn step(path: &mut [usize]) {
    if let Some(last) = path.last_mut() {
        *last += 1;
    }
}

/// The way from a node to one after it.
fn way(from: &[usize], to: &[usize]) -> String {
    let common = from.iter().zip(to).take_while(|(one, other)| one == other).count();
    let mut way = String::new();
    let mut below = &to[common..];
    if let (Some(&before), Some((&after, rest))) = (from.get(common), below.split_first()) {
        way.push_str(&"u".repeat(from.len() - common - 1));
        way.push_str(&"n".repeat(after - before));
        below = rest;
    }
    for &index in below {
        way.push('d');
        way.push_str(&"n".repeat(index));
    }
    way
}

/// What an attribute always is.
fn literal(attribute: &KeyedAttribute) -> Option<String> {
    if attribute.key.to_string().contains(':') || attribute.key.to_string() == "inner_html" {
        return None;
    }
    match attribute.value() {
        None => Some(String::new()),
        Some(Expr::Lit(ExprLit { lit: Lit::Str(text), .. })) => Some(text.value()),
        Some(Expr::Lit(ExprLit { lit: Lit::Int(number), .. })) => Some(number.base10_digits().to_owned()),
        Some(_) => None,
    }
}

/// What is filled in for an attribute, with its sign and name.
fn filling(attribute: &KeyedAttribute) -> syn::Result<(String, Tokens)> {
    let key = attribute.key.to_string();
    let Some(value) = attribute.value() else {
        return Err(syn::Error::new_spanned(&attribute.key, "this needs a value"));
    };
    let value = value_tokens(value);
    let plain = quote! { crate::pattern::Filling::fill(#value) };
    Ok(match key.split_once(':') {
        None if key == "inner_html" => ("%".to_owned(), plain),
        None if key == "node_ref" => ("&".to_owned(), quote! { crate::pattern::node(#value) }),
        None => (format!("@{key}"), plain),
        Some(("class", name)) => (format!(".{name}"), plain),
        Some(("style", name)) => (format!("${name}"), plain),
        Some(("prop", name)) => (format!("#{name}"), plain),
        Some(("on", name)) => {
            let (name, sign) = name.strip_suffix(":capture").map_or((name, '!'), |name| (name, '^'));
            let event = event(name, &attribute.key)?;
            (format!("{sign}{name}"), quote! { crate::pattern::on::<::web_sys::#event>(#value) })
        }
        Some(_) => return Err(syn::Error::new_spanned(&attribute.key, "nothing is filled in for that")),
    })
}

/// What handlers of an event are given.
fn event(name: &str, key: &NodeName) -> syn::Result<Tokens> {
    Ok(match name {
        "click" => quote! { MouseEvent },
        "keydown" => quote! { KeyboardEvent },
        "pointerdown" | "pointermove" | "pointerup" | "pointercancel" => quote! { PointerEvent },
        "dragover" | "drop" => quote! { DragEvent },
        "submit" => quote! { SubmitEvent },
        "animationend" | "change" | "close" | "focus" | "input" => quote! { Event },
        _ => return Err(syn::Error::new_spanned(key, "what kind of event is this? add it to cardshed-view")),
    })
}

/// Why HTML cannot have an element there: a browser would put it somewhere else, and nothing would be found again.
fn misplaced(name: &str, around: &[String]) -> Option<String> {
    let is_in = |other: &str| around.iter().any(|around| around == other);
    let within = around.last().map(String::as_str);
    let is_misplaced = (within == Some("p") && BLOCKS.contains(&name))
        || (within == Some("table") && name == "tr")
        || (matches!(name, "a" | "button" | "form") && is_in(name));
    is_misplaced.then(|| format!("HTML has no <{name}> in there"))
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use rstml::{Parser, ParserConfig};

    /// The pattern of a view with one element.
    fn pattern(view: Tokens) -> Result<Vec<String>, String> {
        let nodes =
            Parser::new(ParserConfig::default()).parse_simple(view).map_err(|error| error.to_string())?;
        let Some(Node::Element(element)) = nodes.first() else { return Err("no element".to_owned()) };
        let mut pattern = Pattern::default();
        pattern.element(element, &[], &[]).map_err(|error| error.to_string())?;
        Ok(std::iter::once(pattern.html).chain(pattern.places).collect())
    }

    #[test]
    fn what_is_known_becomes_html() {
        let html = pattern(quote! { <p class="a" hidden>"1 < 2" <br/> "&"</p> }).unwrap();
        assert_eq!(html, ["<p class=\"a\" hidden=\"\">1 &lt; 2<br>&amp;</p>"]);
    }

    #[test]
    fn everything_else_is_found_from_the_place_before() {
        let view = quote! {
            <div id=id>
                "a" "b" {x} "c"
                <ul><li class:up=up>{y}</li><li on:click=z></li></ul>
                <Part/>
            </div>
        };
        let found = pattern(view).unwrap();
        assert_eq!(found[0], "<div>ab<!>c<ul><li><!></li><li></li></ul><!></div>");
        assert_eq!(found[1..], ["@id", "dn*", "nnd.up", "d*", "un!click", "un*"]);
    }

    #[test]
    fn an_empty_text_is_no_node() {
        assert_eq!(pattern(quote! { <b>"" {x}</b> }).unwrap()[1], "d*");
    }

    #[test]
    fn what_a_browser_would_move_is_refused() {
        for view in [
            quote! { <p><div></div></p> },
            quote! { <table><tr></tr></table> },
            quote! { <button><span><button></button></span></button> },
        ] {
            assert!(pattern(view).unwrap_err().contains("HTML has no"));
        }
    }
}
