//! What a browser may do with the page, said in the headers of HTTP.

/// Headers of everything that is served to browsers. `host` is the address by which the browser came, with its port.
#[must_use]
pub fn headers(host: &str) -> Vec<(&'static str, String)> {
    // Some browsers do not count WebSocket among what comes from the page's own address.
    let policy = format!(
        "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; \
         connect-src 'self' ws://{host}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; \
         require-trusted-types-for 'script'; trusted-types 'none'"
    );
    vec![
        ("content-security-policy", policy),
        ("x-content-type-options", "nosniff".to_owned()),
        ("x-frame-options", "DENY".to_owned()),
        ("referrer-policy", "no-referrer".to_owned()),
        ("cross-origin-resource-policy", "same-origin".to_owned()),
        ("permissions-policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()".to_owned()),
        // A browser that keeps a connection open would keep others from coming.
        ("connection", "close".to_owned()),
    ]
}

/// How long a browser keeps the page: it asks every time.
pub const KEEP_PAGE: &str = "no-cache";

/// How long it keeps a file, whose address changes with it.
pub const KEEP_FILE: &str = "public, max-age=31536000, immutable";
