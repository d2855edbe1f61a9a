//! Just enough HTTP for tests.

use std::net::SocketAddr;

use cardshed_protocol::TableId;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

pub struct Answer {
    pub status: u16,
    pub headers: Vec<(String, String)>,
    pub body: String,
}

impl Answer {
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|_| panic!("{} {:?}", self.status, self.body))
    }

    /// The word that says why something was refused.
    pub fn error(&self) -> (u16, String) {
        (self.status, self.json()["error"].as_str().unwrap().to_owned())
    }

    /// The identity cookie that was set, as it is sent back.
    pub fn cookie(&self) -> Option<String> {
        Some(self.header("set-cookie")?.split(';').next()?.to_owned())
    }
}

/// Asks, with these headers and this body.
pub async fn ask(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: Option<&Value>,
) -> Answer {
    let mut request = format!("{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n");
    for (name, value) in headers {
        request += &format!("{name}: {value}\r\n");
    }
    let body = body.map(ToString::to_string).unwrap_or_default();
    if !body.is_empty() {
        request += "content-type: application/json\r\n";
    }
    request += &format!("content-length: {}\r\n\r\n{body}", body.len());
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut text = String::new();
    tokio::time::timeout(super::PATIENCE, stream.read_to_string(&mut text)).await.unwrap().unwrap();
    let (head, body) = text.split_once("\r\n\r\n").unwrap();
    let mut lines = head.lines();
    let status = lines.next().unwrap().split(' ').nth(1).unwrap().parse().unwrap();
    let headers = lines.filter_map(|line| line.split_once(": "));
    let headers = headers.map(|(name, value)| (name.to_lowercase(), value.to_owned())).collect();
    Answer { status, headers, body: body.to_owned() }
}

pub async fn get(address: SocketAddr, path: &str) -> Answer {
    ask(address, "GET", path, &[], None).await
}

/// Opens a table; gives its id and the host's cookie.
pub async fn open(address: SocketAddr, settings: Value, seats: u8) -> (TableId, String) {
    let body = json!({ "settings": settings, "seats": seats, "name": "Ann" });
    let answer = ask(address, "POST", "/api/tables", &[], Some(&body)).await;
    assert_eq!(answer.status, 201, "{}", answer.body);
    let id: TableId = answer.json()["id"].as_str().unwrap().parse().unwrap();
    assert!(answer.json()["link"].as_str().unwrap().ends_with(&format!("/table/{id}")));
    (id, answer.cookie().unwrap())
}

/// Becomes a WebSocket by hand, so that anything can be sent after it.
pub async fn upgrade(address: SocketAddr, path: &str) -> TcpStream {
    let request = format!(
        "GET {path} HTTP/1.1\r\nhost: {address}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        head.push(tokio::time::timeout(super::PATIENCE, stream.read_u8()).await.unwrap().unwrap());
    }
    assert!(head.starts_with(b"HTTP/1.1 101"), "{}", String::from_utf8_lossy(&head));
    stream
}

/// Checks a value against a schema that the server's document names.
pub fn check(value: &Value, schema: &str, document: &Value) {
    fits(value, &document["components"]["schemas"][schema], document);
}

/// Checks a value against a schema of the document, as far as the document uses JSON Schema.
fn fits(value: &Value, schema: &Value, document: &Value) {
    if let Some(reference) = schema["$ref"].as_str() {
        let schema = document.pointer(reference.strip_prefix('#').unwrap()).unwrap();
        return fits(value, schema, document);
    }
    if let Some(possible) = schema["enum"].as_array() {
        assert!(possible.contains(value), "{value} is none of {possible:?}");
    }
    for name in schema["required"].as_array().into_iter().flatten() {
        assert!(value.get(name.as_str().unwrap()).is_some(), "{name} in {value}");
    }
    if let (Some(fields), Some(properties)) = (value.as_object(), schema["properties"].as_object()) {
        for (name, field) in fields {
            fits(field, properties.get(name).unwrap_or_else(|| panic!("{name} in {schema}")), document);
        }
    }
    for item in value.as_array().into_iter().flatten() {
        fits(item, &schema["items"], document);
    }
}
