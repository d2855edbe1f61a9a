//! Small changes to a text or a JSON value, driven by bytes: what a careless or a hostile hand would do to it.

use serde_json::{Value, json};

/// Bytes to decide by, one after another; zero once they are used up.
pub struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    /// Decides by these.
    pub fn new(bytes: &'a [u8]) -> Bytes<'a> {
        Bytes(bytes)
    }

    /// The next byte.
    pub fn next(&mut self) -> u8 {
        let Some((&first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        first
    }

    /// A number below `count`, which is not zero.
    pub fn below(&mut self, count: usize) -> usize {
        usize::from(u16::from_be_bytes([self.next(), self.next()])) % count
    }

    /// Whether they are used up.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// One change somewhere in the value.
pub fn json(value: &mut Value, bytes: &mut Bytes) {
    let mut places = Vec::new();
    list_places(value, String::new(), &mut places);
    let kind = bytes.next() % 8;
    let place = places[bytes.below(places.len())].clone();
    match kind {
        // Most often two places of a kind change contents, which keeps cards and counts right.
        0..4 => {
            let alike: Vec<_> = places.iter().filter(|other| is_alike(value, &place, other)).collect();
            let other = alike[bytes.below(alike.len())].clone();
            swap(value, &place, &other);
        }
        4 => move_item(value, &place, &places[bytes.below(places.len())].clone()),
        5 => repeat(value, &place),
        6 => drop(remove(value, &place)),
        _ => set(value, &place, odd_value(bytes)),
    }
}

/// Every value inside this one, and itself, as JSON pointers. Card notation may hold `/`, keys never do.
fn list_places(value: &Value, here: String, places: &mut Vec<String>) {
    match value {
        Value::Array(items) => {
            for (i, item) in items.iter().enumerate() {
                list_places(item, format!("{here}/{i}"), places);
            }
        }
        Value::Object(fields) => {
            for (key, field) in fields {
                list_places(field, format!("{here}/{key}"), places);
            }
        }
        _ => {}
    }
    places.push(here);
}

/// Whether both are of one JSON kind and neither is inside the other.
fn is_alike(value: &Value, one: &str, other: &str) -> bool {
    let kind = |place| value.pointer(place).map(std::mem::discriminant);
    one == other || (kind(one) == kind(other) && !one.starts_with(other) && !other.starts_with(one))
}

fn set(value: &mut Value, place: &str, new: Value) {
    if let Some(old) = value.pointer_mut(place) {
        *old = new;
    }
}

fn swap(value: &mut Value, one: &str, other: &str) {
    if let (Some(first), Some(second)) = (value.pointer(one).cloned(), value.pointer(other).cloned()) {
        set(value, one, second);
        set(value, other, first);
    }
}

/// The list or object that holds the place, and the place's name in it.
fn holder<'a, 'b>(value: &'a mut Value, place: &'b str) -> Option<(&'a mut Value, &'b str)> {
    let (holder, name) = place.rsplit_once('/')?;
    Some((value.pointer_mut(holder)?, name))
}

fn remove(value: &mut Value, place: &str) -> Option<Value> {
    match holder(value, place)? {
        (Value::Array(items), index) => Some(items.remove(index.parse().ok()?)),
        (Value::Object(fields), key) => fields.remove(key),
        _ => None,
    }
}

/// Takes an item out of its list and puts it into the list of another one: a card goes from hand to hand. If the
/// other place has gone with it, the item is lost.
fn move_item(value: &mut Value, from: &str, to: &str) {
    if !matches!(holder(value, from), Some((Value::Array(_), _))) {
        return;
    }
    let Some(item) = remove(value, from) else { return };
    if let Some((Value::Array(items), index)) = holder(value, to)
        && let Ok(index) = index.parse::<usize>()
    {
        items.insert(index.min(items.len()), item);
    }
}

fn repeat(value: &mut Value, place: &str) {
    let Some(item) = value.pointer(place).cloned() else { return };
    if let Some((Value::Array(items), _)) = holder(value, place) {
        items.push(item);
    }
}

/// Values at the edges of what a number, a text or a field can be.
fn odd_value(bytes: &mut Bytes) -> Value {
    match bytes.next() % 17 {
        0 => Value::Null,
        1 => json!(true),
        2 => json!(0),
        3 => json!(1),
        4 => json!(6),
        5 => json!(7),
        6 => json!(-1),
        7 => json!(255),
        8 => json!(65_536),
        9 => json!(u64::MAX),
        15 => json!(u32::MAX),
        10 => json!(0.5),
        11 => json!(""),
        12 => json!("±"),
        13 => json!([]),
        14 => json!({}),
        _ => json!(bytes.next()),
    }
}

/// One change somewhere in the text.
pub fn text(text: &str, bytes: &mut Bytes) -> String {
    const STRANGE: [&str; 16] = [
        " ",
        "\t",
        "\n",
        "\0",
        "±",
        "+-",
        "/",
        "-1",
        "0",
        "99999999999999999999",
        "*",
        "=",
        ",",
        "é",
        "İ",
        "ß",
    ];
    let mut characters: Vec<String> = text.chars().map(String::from).collect();
    let place = bytes.below(characters.len() + 1);
    match bytes.next() % 4 {
        0 => characters.insert(place, STRANGE[bytes.below(STRANGE.len())].to_owned()),
        1 => characters.insert(place, char::from(bytes.next()).to_string()),
        _ if place == characters.len() => characters.extend_from_within(..),
        2 => drop(characters.remove(place)),
        _ => characters[place] = char::from(bytes.next()).to_string(),
    }
    characters.concat()
}

/// Changes one line of a text, leaves it out, or says it twice.
pub fn line(text: &str, bytes: &mut Bytes) -> String {
    let mut lines: Vec<String> = text.lines().map(ToOwned::to_owned).collect();
    if lines.is_empty() {
        return self::text(text, bytes);
    }
    let place = bytes.below(lines.len());
    match bytes.next() % 4 {
        0 => drop(lines.remove(place)),
        1 => lines.insert(place, lines[place].clone()),
        2 => {
            let other = bytes.below(lines.len());
            lines.swap(place, other);
        }
        _ => lines[place] = self::text(&lines[place], bytes),
    }
    lines.join("\n")
}
