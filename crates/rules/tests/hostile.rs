//! Whatever comes from outside is refused with a reason or is right; it never panics.
//!
//! What must hold is written once, for the fuzz targets (`fuzz/`) and for these tests, which try it on every run.

use proptest::prelude::*;

#[path = "../../../fuzz/src/lib.rs"]
mod checks;

/// Text that has something of the notation in it.
fn text() -> impl Strategy<Value = String> {
    prop_oneof![
        any::<String>(),
        "[a-zA-Z0-9±+/*=,. -]{0,24}",
        "(play|draw|last|pass|take|lay|keep|discard|seat|cf-|PM-)? ?[0-9A-Z±/+*-]{0,6}( [0-9a-z±/*]{1,4}){0,4}",
        "[0-9a-fA-F]{60,66}",
    ]
}

/// Text that is JSON, or once was.
fn json() -> impl Strategy<Value = String> {
    let leaf = prop_oneof![
        Just("null".to_owned()),
        any::<i64>().prop_map(|number| number.to_string()),
        text().prop_map(|text| serde_json::Value::from(text).to_string()),
    ];
    let tree = leaf.prop_recursive(4, 32, 6, |inner| {
        let key = prop_oneof!["options|start|version|pile|players|hand|deck|hands|stacks", "[a-z_]{0,8}"];
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..6).prop_map(|items| format!("[{}]", items.join(","))),
            prop::collection::vec((key, inner), 0..6).prop_map(|fields| {
                let fields: Vec<String> =
                    fields.iter().map(|(key, value)| format!("\"{key}\":{value}")).collect();
                format!("{{{}}}", fields.join(","))
            }),
        ]
    });
    prop_oneof![tree, any::<String>()]
}

/// Decisions for the changes to something that was right.
fn decisions() -> impl Strategy<Value = Vec<u8>> {
    prop::collection::vec(any::<u8>(), 0..40)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_read_or_refused(text in text()) {
        checks::notation(&text);
    }

    #[test]
    fn any_json_is_a_position_or_refused(json in json()) {
        checks::positions(json.as_bytes());
    }

    #[test]
    fn any_bytes_are_a_position_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        checks::positions(&bytes);
    }

    #[test]
    fn a_changed_action_is_legal_or_refused(bytes in decisions()) {
        checks::changed_actions(&bytes);
    }

    #[test]
    fn a_changed_position_is_playable_or_refused(bytes in decisions()) {
        checks::changed_positions(&bytes);
    }

    #[test]
    fn any_text_is_a_record_or_refused(text in prop_oneof![text(), json()]) {
        checks::records(&text);
    }

    #[test]
    fn a_changed_record_replays_or_says_where_not(bytes in decisions()) {
        checks::changed_records(&bytes);
    }
}
