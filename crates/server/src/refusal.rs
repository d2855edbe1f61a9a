//! How a request over HTTP is refused: `{"error": "…", "text": "…"}`.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;

use crate::hall::OpenError;
use crate::identity::COOKIE;
use crate::letter::NotIn;

/// A refused request.
#[derive(Debug)]
pub struct ApiError {
    status: StatusCode,
    error: &'static str,
    text: String,
    /// Whether the browser should forget its cookie, which is of no use here.
    forget: bool,
}

#[derive(Serialize)]
struct Body {
    error: &'static str,
    text: String,
}

impl ApiError {
    /// With a status, a word for programs and a sentence for people.
    pub fn new(status: StatusCode, error: &'static str, text: impl Into<String>) -> ApiError {
        ApiError { status, error, text: text.into(), forget: false }
    }

    /// Something that cannot be understood.
    pub fn unreadable(text: impl Into<String>) -> ApiError {
        ApiError::new(StatusCode::BAD_REQUEST, "unreadable", text)
    }

    /// A body that is too long, or says nothing that can be understood.
    pub fn body(error: &JsonRejection) -> ApiError {
        match error.status() {
            StatusCode::PAYLOAD_TOO_LARGE => {
                ApiError::new(StatusCode::PAYLOAD_TOO_LARGE, "too_long", "the body is too long")
            }
            _ => ApiError::unreadable(error.body_text()),
        }
    }

    /// An identity that this server has not signed.
    pub fn forged() -> ApiError {
        let text = "this server does not know that identity";
        ApiError { forget: true, ..ApiError::new(StatusCode::UNAUTHORIZED, "identity", text) }
    }

    /// The database does not do what it should.
    pub fn storage(error: &crate::error::StorageError) -> ApiError {
        tracing::error!(error = ?error, "a request failed");
        ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "storage", "the server cannot do that now; try again")
    }
}

impl From<NotIn> for ApiError {
    fn from(why: NotIn) -> ApiError {
        match why {
            NotIn::NoTable => ApiError::new(StatusCode::NOT_FOUND, "no_table", "there is no such table"),
            NotIn::Full => ApiError::new(StatusCode::TOO_MANY_REQUESTS, "full", "too many are at this table"),
            NotIn::Busy => {
                ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "busy", "the table is busy; try again")
            }
        }
    }
}

impl From<OpenError> for ApiError {
    fn from(error: OpenError) -> ApiError {
        match error {
            OpenError::Settings(text) => ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, "settings", text),
            OpenError::Storage(error) => ApiError::storage(&error),
        }
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let body = Body { error: self.error, text: self.text };
        let mut response = (self.status, Json(body)).into_response();
        if self.forget {
            let cookie = format!("{COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax");
            if let Ok(cookie) = HeaderValue::try_from(cookie) {
                response.headers_mut().insert(header::SET_COOKIE, cookie);
            }
        }
        response
    }
}
