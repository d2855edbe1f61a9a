//! The locals of a function, those used most first.

use std::cmp::Reverse;

use wasmparser::{BinaryReaderError, FunctionBody, Operator, ValType};

/// The locals of a function in their new order. Parameters stay where they are, before all others.
#[derive(Default)]
pub struct Locals {
    parameters: u32,
    /// The types of the others, as they were.
    types: Vec<ValType>,
    /// Which of these comes first, second, …
    order: Vec<usize>,
    /// Where each of them is in that order.
    places: Vec<u32>,
}

impl Locals {
    /// Those of a function that has so many parameters.
    ///
    /// Locals of one type are declared together, so they stay together: the type first whose locals are used most.
    pub fn by_use(body: &FunctionBody<'_>, parameters: u32) -> Result<Locals, BinaryReaderError> {
        let mut types = Vec::new();
        for declared in body.get_locals_reader()? {
            let (count, ty) = declared?;
            types.extend((0..count).map(|_| ty));
        }
        let uses = uses(body, parameters, types.len())?;
        let of_type = |ty: ValType| -> (Reverse<usize>, Option<usize>) {
            let all = types.iter().zip(&uses).filter(|(other, _)| **other == ty).map(|(_, uses)| uses);
            (Reverse(all.sum()), types.iter().position(|other| *other == ty))
        };
        let mut order: Vec<usize> = (0..types.len()).collect();
        order.sort_by_cached_key(|&local| (of_type(types[local]), Reverse(uses[local]), local));
        let mut places = vec![0; order.len()];
        for (&local, place) in order.iter().zip(parameters..) {
            places[local] = place;
        }
        Ok(Locals { parameters, types, order, places })
    }

    /// The types in the new order, without those of the parameters.
    pub fn types(&self) -> Vec<ValType> {
        self.order.iter().map(|&local| self.types[local]).collect()
    }

    /// The number of a local in the new order.
    pub fn place(&self, local: u32) -> u32 {
        local.checked_sub(self.parameters).map_or(local, |own| self.places[own as usize])
    }
}

/// How often each local that is not a parameter is used.
fn uses(body: &FunctionBody<'_>, parameters: u32, locals: usize) -> Result<Vec<usize>, BinaryReaderError> {
    let mut uses = vec![0; locals];
    let mut operators = body.get_operators_reader()?;
    while !operators.eof() {
        if let Operator::LocalGet { local_index }
        | Operator::LocalSet { local_index }
        | Operator::LocalTee { local_index } = operators.read()?
            && let Some(own) = local_index.checked_sub(parameters)
            && let Some(uses) = uses.get_mut(own as usize)
        {
            *uses += 1;
        }
    }
    Ok(uses)
}
