//! The ids a rules page defines.

/// The ids at the beginning of `- **CF-11** …` lines, in order.
pub fn ids(page: &str) -> Vec<String> {
    page.lines()
        .filter_map(|line| line.strip_prefix("- **")?.split_once("**"))
        .map(|(id, _)| id.to_owned())
        .collect()
}
