//! What the page and its glue in JavaScript say to each other, in few bytes and without detours.
//!
//! wasm-bindgen gives everything that one of them has and the other uses a long name that ends in a hash. A hash is what no
//! encoder can make smaller, and each name is in both files. And whatever may throw goes through three functions there, of
//! which two are made anew for each call.

use walrus::{Export, Module};

/// Streams of the server functions of Leptos. The page has none, but what is exported is never left out by itself.
const UNUSED: [&str; 2] = ["intounderlying", "__wbg_intounderlying"];

/// The same in the glue: how the lines begin that are about them.
const CLASS: &str = "export class IntoUnderlying";
const END_OF_CLASS: &str = "if (Symbol.dispose) IntoUnderlying";
const REGISTRY: &str = "const IntoUnderlying";

/// What is exported for closures; the rest has names that are called from elsewhere, or short ones.
const CLOSURES: &str = "wasm_bindgen__";

/// How wasm-bindgen catches what is thrown: a function for everything that may throw, around the one that does it.
const CATCHER: &str = "function handleError(f, args) {\ntry {\nreturn f.apply(this, args);\n} catch (e) {\n";
const END_OF_CATCHER: &str = "\n}\n}";
const CAUGHT: &str = "function() { return handleError(function (";
const END_OF_CAUGHT: &str = "\n}, arguments); }";

/// Leaves out what nobody calls, gives the rest short names, and gives the glue that goes with them.
pub fn shorten(module: &mut Module, glue: &str) -> String {
    forget(module);
    let mut glue = caught_in_place(&without_streams(glue));
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

/// Has everything that may throw caught where it is done, instead of in a function around it.
fn caught_in_place(glue: &str) -> String {
    let parts = glue.split_once(CATCHER).and_then(|(before, rest)| {
        let (keep, after) = rest.split_once(END_OF_CATCHER)?;
        Some((before, keep, after))
    });
    let Some((before, keep, after)) = parts else { return glue.to_owned() };
    let glue = format!("{before}function handleError(e) {{\n{keep}\n}}{after}");
    let mut pieces = glue.split(CAUGHT);
    let mut caught = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let parts = piece.split_once(") {\n").and_then(|(arguments, rest)| {
            let (body, after) = rest.split_once(END_OF_CAUGHT)?;
            Some((arguments, body, after))
        });
        let (arguments, body, after) = parts.expect("wasm-bindgen ends what it has begun");
        caught +=
            &format!("function({arguments}) {{ try {{\n{body}\n}} catch (e) {{ handleError(e); }} }}{after}");
    }
    caught
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

    #[test]
    fn what_is_thrown_is_caught_where_it_is_done() {
        let glue = "_1: function() { return handleError(function (arg0, arg1) {\nconst ret = arg0.get(arg1);\nreturn ret;\n}, arguments); },\n\
            _2: function(arg0) {\nreturn arg0;\n},\n\
            function handleError(f, args) {\ntry {\nreturn f.apply(this, args);\n} catch (e) {\nstore(e);\n}\n}\n\
            function kept() {\n}";
        assert_eq!(
            caught_in_place(glue),
            "_1: function(arg0, arg1) { try {\nconst ret = arg0.get(arg1);\nreturn ret;\n} catch (e) { handleError(e); } },\n\
            _2: function(arg0) {\nreturn arg0;\n},\n\
            function handleError(e) {\nstore(e);\n}\n\
            function kept() {\n}"
        );
    }

    #[test]
    fn glue_that_catches_in_another_way_stays() {
        let glue = "function handleError(e) {\n}\n_1: function() { return handleError(function () {\n}, arguments); }";
        assert_eq!(caught_in_place(glue), glue);
    }
}
