//! The page is embedded: the server is built again when it has changed.

fn main() {
    println!("cargo::rerun-if-changed=../web/dist");
}
