//! What the page and its glue in JavaScript say to each other, in few bytes.
//!
//! wasm-bindgen gives everything that one of them has and the other uses a long name that ends in a hash. A hash is what no
//! encoder can make smaller, and each name is in both files.

use walrus::{Export, Module};

/// Streams of the server functions of Leptos. The page has none, but what is exported is never left out by itself.
const UNUSED: [&str; 2] = ["intounderlying", "__wbg_intounderlying"];

/// The same in the glue: how the lines begin that are about them.
const CLASS: &str = "export class IntoUnderlying";
const END_OF_CLASS: &str = "if (Symbol.dispose) IntoUnderlying";
const REGISTRY: &str = "const IntoUnderlying";

/// What is exported for closures; the rest has names that are called from elsewhere, or short ones.
const CLOSURES: &str = "wasm_bindgen__";

/// Leaves out what nobody calls, gives the rest short names, and gives the glue that goes with them.
pub fn shorten(module: &mut Module, glue: &str) -> String {
    forget(module);
    let mut glue = without_streams(glue);
    for (number, import) in module.imports.iter_mut().enumerate() {
        let short = format!("_{number}");
        glue = glue.replace(&format!("\n{}:", import.name), &format!("\n{short}:"));
        import.name = short;
    }
    let mut closures: Vec<&mut Export> =
        module.exports.iter_mut().filter(|export| export.name.starts_with(CLOSURES)).collect();
    // A name may begin with another one.
    closures.sort_by_key(|export| std::cmp::Reverse(export.name.len()));
    for (number, export) in closures.into_iter().enumerate() {
        let short = format!("call{number}");
        glue = glue.replace(&export.name, &short);
        export.name = short;
    }
    glue
}

fn forget(module: &mut Module) {
    let is_unused = |name: &str| UNUSED.iter().any(|unused| name.starts_with(unused));
    let unused: Vec<_> =
        module.exports.iter().filter(|export| is_unused(&export.name)).map(Export::id).collect();
    for export in unused {
        module.exports.delete(export);
    }
    walrus::passes::gc::run(module);
}

fn without_streams(glue: &str) -> String {
    let (mut in_class, mut in_registry) = (false, false);
    let is_used = |line: &&str| {
        in_class |= line.starts_with(CLASS);
        in_registry |= line.starts_with(REGISTRY);
        let is_used = !in_class && !in_registry;
        in_class &= !line.starts_with(END_OF_CLASS);
        in_registry &= !line.ends_with(';');
        is_used
    };
    glue.lines().filter(is_used).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn streams_go_and_the_rest_stays() {
        let glue = "export class IntoUnderlyingSink {\nfree() {\n}\n}\n\
            if (Symbol.dispose) IntoUnderlyingSink.prototype[Symbol.dispose] = 1;\n\
            function kept() {\n}\n\
            const IntoUnderlyingSinkFinalization = 1\n? 2\n: 3;\n\
            const kept = 4;";
        assert_eq!(without_streams(glue), "function kept() {\n}\nconst kept = 4;");
    }
}
