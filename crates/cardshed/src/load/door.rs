//! The way to a server: its HTTP for tables and figures, its WebSockets for seats.

use std::net::SocketAddr;

use anyhow::{Context, Result, bail};
use cardshed_protocol::{PROTOCOL, TableId, TableSettings};
use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1;
use hyper::header::{CONTENT_TYPE, COOKIE, HOST, SET_COOKIE};
use hyper::{Request, Response, StatusCode};
use hyper_util::rt::TokioIo;
use serde::Deserialize;
use serde_json::json;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::error::Error;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// A seat's connection.
pub type Socket = WebSocketStream<TcpStream>;

/// Sixteen thousand connections would need gigabytes with the usual buffers, and no message here is long.
const BUFFER: usize = 4096;

/// A table that was opened, and the cookie of its host.
pub struct Opened {
    pub id: TableId,
    pub cookie: String,
}

/// What a refusal looks like.
#[derive(Deserialize)]
struct Refused {
    error: String,
    text: String,
}

async fn dial(server: SocketAddr) -> Result<TcpStream> {
    let stream = TcpStream::connect(server).await;
    let stream = stream.with_context(|| {
        format!("cannot reach a server at {server}: is `cardshed serve --listen {server}` running?")
    })?;
    stream.set_nodelay(true)?;
    Ok(stream)
}

async fn ask(server: SocketAddr, request: Request<Full<Bytes>>) -> Result<Response<Bytes>> {
    let (mut sender, connection) = http1::handshake(TokioIo::new(dial(server).await?)).await?;
    let connection = tokio::spawn(connection);
    let (head, body) = sender.send_request(request).await?.into_parts();
    let body = body.collect().await?.to_bytes();
    drop(sender);
    connection.await??;
    Ok(Response::from_parts(head, body))
}

/// Opens a table, as a new guest.
pub async fn open(server: SocketAddr, settings: &TableSettings, seats: u8) -> Result<Opened> {
    #[derive(Deserialize)]
    struct Table {
        id: TableId,
    }
    let wanted = json!({ "settings": settings, "seats": seats, "name": "Load 1" });
    let request = Request::post("/api/tables")
        .header(HOST, server.to_string())
        .header(CONTENT_TYPE, "application/json")
        .body(Full::from(wanted.to_string()))?;
    let answer = ask(server, request).await?;
    if answer.status() != StatusCode::CREATED {
        bail!("the server opens no table: {}", refusal(answer.status(), answer.body()));
    }
    let Table { id } = serde_json::from_slice(answer.body()).context("the server's answer")?;
    let cookie = answer.headers().get(SET_COOKIE).and_then(|value| value.to_str().ok());
    let cookie = cookie.and_then(|value| value.split(';').next()).context("the server sets no cookie")?;
    Ok(Opened { id, cookie: cookie.to_owned() })
}

/// The server's figures, as Prometheus reads them.
pub async fn figures(server: SocketAddr) -> Result<String> {
    let request = Request::get("/metrics").header(HOST, server.to_string()).body(Full::default())?;
    let answer = ask(server, request).await?;
    if answer.status() != StatusCode::OK {
        bail!("the server shows no figures: {}", refusal(answer.status(), answer.body()));
    }
    Ok(String::from_utf8_lossy(answer.body()).into_owned())
}

/// Connects to a table, as the guest of a cookie or as a new one.
pub async fn connect(server: SocketAddr, table: TableId, name: &str, cookie: Option<&str>) -> Result<Socket> {
    let address = format!("ws://{server}/api/tables/{table}/ws?name={name}&protocol={PROTOCOL}");
    let mut request = address.into_client_request()?;
    if let Some(cookie) = cookie {
        request.headers_mut().insert(COOKIE, HeaderValue::from_str(cookie)?);
    }
    let config = WebSocketConfig::default().read_buffer_size(BUFFER).write_buffer_size(BUFFER);
    match client_async_with_config(request, dial(server).await?, Some(config)).await {
        Ok((socket, _)) => Ok(socket),
        Err(Error::Http(answer)) => {
            let body = answer.body().clone().unwrap_or_default();
            bail!("the server takes no connection: {}", refusal(answer.status(), &body))
        }
        Err(error) => Err(error).context("the server takes no connection"),
    }
}

/// Why the server refused something, and what helps.
fn refusal(status: StatusCode, body: &[u8]) -> String {
    let Ok(Refused { error, text }) = serde_json::from_slice(body) else {
        return status.to_string();
    };
    let option = match error.as_str() {
        "too_fast" => "--requests-per-second 100000",
        "too_many" => "--connections-per-address 30000",
        "too_many_tables" => "--tables-per-guest 100000",
        _ => return format!("{text} ({error})"),
    };
    format!("{text} ({error}); lift this limit for measuring with `cardshed serve {option}`")
}
