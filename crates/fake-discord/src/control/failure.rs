//! Error answers of the control interface.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::json;

use crate::act::Impossible;

pub(crate) struct Failure(pub(crate) StatusCode, pub(crate) String);

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        (self.0, Json(json!({"error": self.1}))).into_response()
    }
}

impl From<Impossible> for Failure {
    fn from(why: Impossible) -> Self {
        let status = match why {
            Impossible::NoPerson(_)
            | Impossible::NoChannel(_)
            | Impossible::NoGuild(_)
            | Impossible::NoMessage(_)
            | Impossible::NoModal(_) => StatusCode::NOT_FOUND,
            Impossible::NoComponent(_)
            | Impossible::Disabled(_)
            | Impossible::NotOffered(_)
            | Impossible::Field(_)
            | Impossible::Text(_)
            | Impossible::NotAllowed(_) => StatusCode::BAD_REQUEST,
        };
        Self(status, why.to_string())
    }
}

impl From<JsonRejection> for Failure {
    fn from(why: JsonRejection) -> Self {
        Self(StatusCode::BAD_REQUEST, why.body_text())
    }
}
