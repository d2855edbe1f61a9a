//! The front door: takes connections in, and has patience with each for so long and no longer.
//!
//! A client that does not finish its request in time is sent away, and no address may have more than so many connections
//! that have not become WebSockets. So nobody can use up the server by opening connections and saying little.

use std::net::SocketAddr;
use std::pin::pin;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{Instant, sleep};

use crate::api::App;
use crate::bucket::{Addresses, Line};
use crate::kernel::Ends;
use crate::socket::stops;

/// After the system has refused a connection, as it does when there are too many, the next one is tried so much later.
const BREATHER: Duration = Duration::from_millis(500);

/// Takes connections in until the server stops.
pub async fn serve(listener: TcpListener, router: Router, app: App) {
    let limits = &app.config.limits;
    let sockets = Addresses::new(limits.requests, limits.connections_per_address);
    let mut stopping = app.stopping.clone();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = stops(&mut stopping) => return,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                tracing::warn!(%error, "a connection could not be taken in");
                sleep(BREATHER).await;
                continue;
            }
        };
        // A proxy has connections for everybody, and looks after them itself.
        let line = match app.config.behind_proxy {
            true => None,
            false => match sockets.connect(peer.ip().to_canonical(), Instant::now()) {
                Some(line) => Some(line),
                None => continue,
            },
        };
        tokio::spawn(talk(stream, peer, line, router.clone(), app.clone()));
    }
}

/// Answers one connection until it ends, or has become a WebSocket.
async fn talk(stream: TcpStream, peer: SocketAddr, line: Option<Line>, router: Router, app: App) {
    let Some(busy) = app.hall.busy() else { return };
    // Small messages must not wait for each other. Where that cannot be had, they do.
    let _ = stream.set_nodelay(true);
    let ends = stream.local_addr().ok().map(|local| Ends { local, peer }).filter(|_| line.is_some());
    let (patience, mut stopping) = (app.config.limits.patience, app.stopping.clone());
    drop(app);
    let router = TowerToHyperService::new(router);
    let service = service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        request.extensions_mut().insert(ends);
        router.call(request)
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(patience);
    let mut connection = pin!(http.serve_connection(TokioIo::new(stream), service).with_upgrades());
    // How a connection of somebody else's ends is nothing to worry about.
    tokio::select! {
        _ = connection.as_mut() => {}
        () = stops(&mut stopping) => {
            connection.as_mut().graceful_shutdown();
            let _ = connection.await;
        }
    }
    drop((line, busy));
}
