//! A component in a view: its props, its children, what they are given.

use proc_macro2::{Ident, TokenStream as Tokens};
use quote::quote;
use rstml::node::{KeyedAttribute, KeyedAttributeValue, NodeAttribute, NodeName};

use crate::{Element, of_nodes, value_tokens};

/// Elements have small letters, components are functions with a large one.
pub fn is_component(name: &NodeName) -> bool {
    let NodeName::Path(path) = name else { return false };
    let segments = &path.path.segments;
    let is_large = |ident: &Ident| ident.to_string().starts_with(char::is_uppercase);
    segments.last().is_some_and(|last| segments.len() > 1 || is_large(&last.ident))
}

/// The component as an `AnyView`.
pub fn tokens(element: &Element) -> syn::Result<Tokens> {
    let name = element.name();
    let (mut props, mut given) = (Vec::new(), Vec::new());
    for attribute in element.attributes() {
        let NodeAttribute::Attribute(attribute) = attribute else {
            return Err(syn::Error::new_spanned(attribute, "a component has props by name"));
        };
        match binding(attribute) {
            Some(binding) => given.push(binding),
            None => props.push(prop(attribute)?),
        }
    }
    let children = children(element, &given)?;
    Ok(quote! {
        ::leptos::prelude::IntoAny::into_any(::leptos::component::component_view(
            &#name,
            ::leptos::component::component_props_builder(&#name) #(#props)* #children .build(),
        ))
    })
}

/// What the children are given, as `let:name` says.
fn binding(attribute: &KeyedAttribute) -> Option<Tokens> {
    if let KeyedAttributeValue::Binding(binding) = &attribute.possible_value {
        let inputs = &binding.inputs;
        return Some(quote! { #inputs });
    }
    let NodeName::Punctuated(parts) = &attribute.key else { return None };
    let mut parts = parts.iter();
    let is_let = parts.next().is_some_and(|keyword| keyword.to_string() == "let");
    parts.next().filter(|_| is_let).map(|name| quote! { #name })
}

fn prop(attribute: &KeyedAttribute) -> syn::Result<Tokens> {
    let NodeName::Path(name) = &attribute.key else {
        return Err(syn::Error::new_spanned(&attribute.key, "a component has props only"));
    };
    let value = attribute.value().map_or_else(|| quote! { #name }, value_tokens);
    Ok(quote! { .#name(#value) })
}

fn children(element: &Element, given: &[Tokens]) -> syn::Result<Tokens> {
    if element.children.is_empty() {
        return Ok(Tokens::new());
    }
    let view = of_nodes(&element.children)?;
    Ok(if given.is_empty() {
        quote! { .children(::leptos::children::ToChildren::to_children(move || #view)) }
    } else {
        quote! { .children(move |#(#given),*| #view) }
    })
}
