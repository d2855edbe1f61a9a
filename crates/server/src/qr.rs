//! The link to a table as a QR code, for the phone of whoever sits opposite.
//!
//! The page could draw it as well, but whoever shares a table has a server, and the page is smaller without.

use std::fmt::Write as _;

use axum::extract::Query;
use axum::extract::rejection::QueryRejection;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use cardshed_protocol::TableId;
use qrcode::{Color, QrCode};
use serde::Deserialize;

use crate::refusal::ApiError;

/// Readers need an empty border of four modules.
const BORDER: usize = 4;

/// Longer addresses are none of a table.
const LONGEST: usize = 300;

/// What is asked for: the link as the page knows it, which may be behind a proxy.
#[derive(Debug, Deserialize)]
pub struct Wanted {
    link: String,
}

impl Wanted {
    /// The link, if it leads to a table.
    fn link(&self) -> Option<&str> {
        let (origin, id) = self.link.rsplit_once("/table/")?;
        let leads_somewhere = origin.starts_with("https://") || origin.starts_with("http://");
        let is_one = leads_somewhere && self.link.len() <= LONGEST && id.parse::<TableId>().is_ok();
        is_one.then_some(&self.link)
    }
}

/// Draws the code of a link.
pub async fn draw(wanted: Result<Query<Wanted>, QueryRejection>) -> Result<Response, ApiError> {
    let Query(wanted) = wanted.map_err(|error| ApiError::unreadable(error.body_text()))?;
    let picture = wanted.link().and_then(picture);
    let picture = picture.ok_or_else(|| ApiError::unreadable("the link has to be one to a table"))?;
    // The same link always looks the same.
    let kind = [(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, "public, max-age=86400")];
    Ok((kind, picture).into_response())
}

/// A text as a picture, its dark modules as one path, a run of them at a time.
fn picture(text: &str) -> Option<String> {
    let code = QrCode::new(text).ok()?;
    let (width, colours) = (code.width(), code.to_colors());
    let side = width + 2 * BORDER;
    let mut picture = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-{BORDER} -{BORDER} {side} {side}\" \
         shape-rendering=\"crispEdges\"><path d=\""
    );
    for (y, row) in colours.chunks(width).enumerate() {
        let mut x = 0;
        for run in row.chunk_by(PartialEq::eq) {
            if run[0] == Color::Dark {
                let length = run.len();
                let _ = write!(picture, "M{x} {y}h{length}v1h-{length}z");
            }
            x += run.len();
        }
    }
    picture += "\"/></svg>";
    Some(picture)
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINK: &str = "https://cards.example/table/00112233445566778899aabb";

    #[test]
    fn every_dark_module_is_drawn_once() {
        let picture = picture(LINK).unwrap();
        let code = QrCode::new(LINK).unwrap();
        let width = code.width();
        let mut drawn = vec![Color::Light; width * width];
        let path = picture.split("d=\"").nth(1).unwrap().split('"').next().unwrap();
        for run in path.split('M').skip(1) {
            let (at, rest) = run.split_once('h').unwrap();
            let (x, y) = at.split_once(' ').unwrap();
            let (x, y): (usize, usize) = (x.parse().unwrap(), y.parse().unwrap());
            let length: usize = rest.split_once('v').unwrap().0.parse().unwrap();
            for module in &mut drawn[y * width + x..][..length] {
                assert_eq!(*module, Color::Light);
                *module = Color::Dark;
            }
        }
        assert_eq!(drawn, code.to_colors());
    }

    #[test]
    fn only_links_to_tables_are_drawn() {
        let is_drawn = |link: &str| Wanted { link: link.to_owned() }.link().is_some();
        assert!(is_drawn(LINK));
        assert!(is_drawn("http://127.0.0.1:8080/table/00112233445566778899aabb"));
        for other in ["", "hello", "https://cards.example/", "javascript:/table/00112233445566778899aabb"] {
            assert!(!is_drawn(other), "{other}");
        }
        assert!(!is_drawn(&format!("https://{}/table/00112233445566778899aabb", "x".repeat(LONGEST))));
    }
}
