//! The checker itself, on small crates written for the purpose.

use std::env;
use std::fs;
use std::path::PathBuf;
use std::process;

use super::sources::tests_of;
use super::{Found, Rules};

/// A crate in a folder of its own, which goes away with it.
struct Crate(PathBuf);

impl Crate {
    fn new(name: &str, files: &[(&str, &str)]) -> Crate {
        let folder = env::temp_dir().join(format!("cardshed-rule-ids-{}-{name}", process::id()));
        for (path, text) in files {
            let path = folder.join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        Crate(folder)
    }

    fn tests(&self) -> Vec<String> {
        tests_of(&self.0).unwrap()
    }
}

impl Drop for Crate {
    fn drop(&mut self) {
        // A folder left behind in the temporary one does no harm.
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn only_functions_that_run_as_tests_count() {
    let krate = Crate::new(
        "functions",
        &[(
            "src/lib.rs",
            r##"
            // #[test] fn cf_01_in_a_comment() {}
            /// #[test] fn cf_02_in_a_doc_comment() {}
            fn cf_03_without_the_attribute() {}
            #[test]
            fn cf_04_counts() { let _ = "#[test] fn cf_05_in_a_string() {}"; }
            #[test]
            #[ignore = "slow"]
            fn cf_06_ignored() {}
            #[cfg(any())]
            #[test]
            fn cf_07_never_compiled() {}
            #[cfg(all(test, feature = "serde"))]
            mod tests {
                #[test]
                fn cf_08_counts() {}
            }
            #[cfg(not(test))]
            mod others {
                #[test]
                fn cf_09_not_in_a_test_build() {}
            }
            macro_rules! later {
                () => {
                    #[test]
                    fn cf_10_in_a_macro_that_may_never_be_called() {}
                };
            }
            "##,
        )],
    );
    assert_eq!(krate.tests(), ["cf_04_counts", "cf_08_counts"]);
}

#[test]
fn modules_are_followed_and_other_files_are_not() {
    let krate = Crate::new(
        "modules",
        &[
            ("src/lib.rs", "mod game; #[path = \"odd/place.rs\"] mod odd; mod inline { mod deep; }"),
            ("src/game/mod.rs", "#[cfg(test)] mod tests; mod cards;"),
            ("src/game/tests.rs", "#[test] fn cf_01_a() {}"),
            ("src/game/cards.rs", "mod kinds; #[test] fn cf_02_b() {}"),
            ("src/game/cards/kinds.rs", "#[test] fn cf_03_c() {}"),
            ("src/odd/place.rs", "#[test] fn cf_04_d() {}"),
            ("src/inline/deep.rs", "#[test] fn cf_05_e() {}"),
            ("src/orphan.rs", "#[test] fn cf_06_no_module_names_this_file() {}"),
            ("tests/whole.rs", "mod parts; #[test] fn cf_07_f() {}"),
            ("tests/parts/mod.rs", "#[test] fn cf_08_g() {}"),
            ("tests/notes.txt", "not Rust"),
        ],
    );
    let mut tests = krate.tests();
    tests.sort();
    let expected = ["cf_01_a", "cf_02_b", "cf_03_c", "cf_04_d", "cf_05_e", "cf_07_f", "cf_08_g"];
    assert_eq!(tests, expected);
}

#[test]
fn tests_inside_proptest_count() {
    let krate = Crate::new(
        "proptest",
        &[(
            "src/lib.rs",
            "proptest! {
                #![proptest_config(ProptestConfig::with_cases(10))]
                #[test]
                fn cf_01_counts(seats in 2..6, seed in any::<u64>()) { assert!(seats > 1); }
                // #[test] fn cf_02_in_a_comment(x in 0..1) {}
                fn cf_03_without_the_attribute(x in 0..1) {}
                #[test]
                #[ignore]
                fn cf_04_ignored(x in 0..1) {}
            }",
        )],
    );
    assert_eq!(krate.tests(), ["cf_01_counts"]);
}

#[test]
fn a_source_that_is_broken_or_missing_is_named_with_its_place() {
    let broken = Crate::new("broken", &[("src/lib.rs", "fn whole() {}\nfn half( {}\n")]);
    let error = tests_of(&broken.0).unwrap_err().to_string();
    assert!(error.contains("lib.rs:2:"), "{error}");
    let missing = Crate::new("missing", &[("src/lib.rs", "mod gone;")]);
    let error = tests_of(&missing.0).unwrap_err().to_string();
    assert!(error.ends_with("no file for `mod gone;`"), "{error}");
}

fn rules(on_page: &[&str], in_code: &[&str]) -> Rules {
    let owned = |ids: &[&str]| ids.iter().map(ToString::to_string).collect();
    Rules {
        page: "docs/rules/clear4.md".to_owned(),
        prefix: "CF",
        on_page: owned(on_page),
        in_code: owned(in_code),
    }
}

fn problems(rules: &Rules, tests: &[&str]) -> Vec<String> {
    rules.problems(&tests.iter().map(ToString::to_string).collect::<Vec<_>>())
}

#[test]
fn a_rule_is_tested_by_a_name_that_starts_with_it() {
    let rules = rules(&["CF-01", "CF-11"], &["CF-01", "CF-11"]);
    assert_eq!(problems(&rules, &["cf_01_a", "cf_11_b", "cf_11_c", "cards_of_a_hand"]), [""; 0]);
    // Neither a longer number, nor another game, nor a bare id will do.
    let wrong = problems(&rules, &["cf_01_a", "cf_11", "pm_11_x", "not_cf_11_x"]);
    assert_eq!(wrong, ["CF-11 has no test: none is named cf_11_…"]);
}

#[test]
fn everything_wrong_is_listed_at_once() {
    let rules = rules(&["CF-01", "CF-02", "CF-02", "CF-03"], &["CF-01", "CF-02", "CF-04"]);
    assert_eq!(
        problems(&rules, &["cf_02_a", "cf_2_b", "cf_99_c"]),
        [
            "CF-02 stands twice on docs/rules/clear4.md",
            "CF-03 of docs/rules/clear4.md is not among the ids of the code",
            "CF-04 is among the ids of the code, but not on docs/rules/clear4.md",
            "CF-01 has no test: none is named cf_01_…",
            "CF-03 has no test: none is named cf_03_…",
            "CF-04 has no test: none is named cf_04_…",
            "cf_2_b tests CF-2, which docs/rules/clear4.md does not have",
            "cf_99_c tests CF-99, which docs/rules/clear4.md does not have",
        ]
    );
    let found = Found { games: vec![rules], tests: Vec::new() };
    assert!(found.check().unwrap_err().to_string().ends_with("problems with rule ids"));
}

#[test]
fn ids_are_those_that_begin_a_line_of_the_page() {
    let page = "# Game\n- **CF-01** One. See CF-09.\n- **CF-02** **ruling:** two.\n  - **CF-03** not at the margin\n";
    assert_eq!(super::page::ids(page), ["CF-01", "CF-02"]);
}

#[test]
fn the_tests_of_the_rules_crate_are_found() {
    let tests = tests_of(&crate::root().join("crates/rules")).unwrap();
    assert!(tests.iter().any(|test| test.starts_with("pm_11_")), "{tests:?}");
}
