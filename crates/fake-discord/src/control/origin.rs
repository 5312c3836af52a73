//! Who may use the control interface from a browser: the sandbox's own page.
//!
//! Any page that a browser shows can send requests to this machine. Their `Origin` gives them away; where a name has been
//! pointed at this machine (DNS rebinding), the `Host` does. Programs send no origin.

use axum::extract::Request;
use axum::http::{HeaderMap, HeaderName, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::control::failure::Failure;

/// Refuses the requests of other pages.
pub(crate) async fn own_page_only(request: Request, next: Next) -> Response {
    if is_foreign(request.headers()) {
        let why = "only the sandbox's own page may do this";
        return Failure(StatusCode::FORBIDDEN, why.into()).into_response();
    }
    next.run(request).await
}

fn is_foreign(headers: &HeaderMap) -> bool {
    let text = |name: HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    let host = text(header::HOST).unwrap_or_default();
    let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
    let is_address =
        name == "localhost" || name.starts_with('[') || name.parse::<std::net::Ipv4Addr>().is_ok();
    let is_other_page =
        text(header::ORIGIN).is_some_and(|origin| origin != format!("http://{host}"));
    !is_address || is_other_page
}
