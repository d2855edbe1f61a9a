//! A cable between browsers and a server, that can be pulled: then nothing gets through, but nothing is closed either.

use std::net::SocketAddr;

use anyhow::Result;
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// Passes on what comes to an address of its own, as long as it is plugged in.
pub(crate) struct Cable {
    address: SocketAddr,
    plugged: watch::Sender<bool>,
    accepting: JoinHandle<()>,
}

impl Cable {
    /// A cable to a server, plugged in.
    pub async fn to(server: SocketAddr) -> Result<Cable> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let address = listener.local_addr()?;
        let (plugged, state) = watch::channel(true);
        let accepting = tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                tokio::spawn(pass_on(near, server, state.clone()));
            }
        });
        Ok(Cable { address, plugged, accepting })
    }

    /// Where browsers find it.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Plugs it in, or pulls it.
    pub fn set(&self, plugged: bool) {
        self.plugged.send_replace(plugged);
    }
}

impl Drop for Cable {
    fn drop(&mut self) {
        self.accepting.abort();
    }
}

/// Passes on what both ends say until one of them closes, or the cable is pulled: from then on it only holds on to both
/// ends, for as long as there is a cable.
async fn pass_on(mut near: TcpStream, server: SocketAddr, mut plugged: watch::Receiver<bool>) {
    let begun_well = *plugged.borrow_and_update();
    let mut far = None;
    if begun_well {
        let Ok(connected) = TcpStream::connect(server).await else { return };
        let far = far.insert(connected);
        tokio::select! {
            // Whichever end closes, or breaks: the other sees it.
            _ = copy_bidirectional(&mut near, far) => return,
            _ = plugged.wait_for(|plugged| !plugged) => {}
        }
    }
    while plugged.changed().await.is_ok() {}
    drop((near, far));
}
