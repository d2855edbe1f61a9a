//! What the operating system knows of a connection: the least round trip that its own acknowledgements have shown.
//!
//! A client can answer pings late, to seem farther away than it is. The acknowledgements of TCP come from its operating
//! system, at once, whatever the client does; so the true round trip is not longer than they show.
//!
//! On Linux the figure is `tcpi_min_rtt` of `TCP_INFO`. No library has a safe way to that socket option, but the same
//! structure can be asked for over a netlink socket (`sock_diag(7)`), which takes bytes and gives bytes.

use std::net::SocketAddr;

/// The two ends of a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ends {
    /// Ours.
    pub local: SocketAddr,
    /// The client's.
    pub peer: SocketAddr,
}

impl Ends {
    /// The least round trip of the last minutes in milliseconds, rounded up; none where the system does not say.
    #[must_use]
    pub fn least_round_trip(&self) -> Option<u32> {
        let micros = ask(self)?;
        Some(micros.div_ceil(1000))
    }
}

#[cfg(not(target_os = "linux"))]
fn ask(_: &Ends) -> Option<u32> {
    None
}

#[cfg(target_os = "linux")]
use linux::ask;

#[cfg(target_os = "linux")]
mod linux {
    use std::net::{IpAddr, SocketAddr};

    use rustix::net::{
        AddressFamily, RecvFlags, SendFlags, SocketFlags, SocketType, netlink, recv, send, socket_with,
    };

    use super::Ends;

    /// The kind of the question and of its answer: `SOCK_DIAG_BY_FAMILY`.
    const BY_FAMILY: u16 = 20;

    /// `NLM_F_REQUEST`.
    const REQUEST: u16 = 1;

    const TCP: u8 = 6;

    /// The part of the answer that holds `TCP_INFO`, and the bit that asks for it: `INET_DIAG_INFO`.
    const INFO: u16 = 2;

    /// Before the parts of an answer: `nlmsghdr` and `inet_diag_msg`.
    const HEADERS: usize = 16 + 72;

    /// Where `tcpi_min_rtt` is in `TCP_INFO`; Linux has it there since 4.6.
    const LEAST: usize = 148;

    /// Microseconds.
    pub fn ask(ends: &Ends) -> Option<u32> {
        let flags = SocketFlags::CLOEXEC | SocketFlags::NONBLOCK;
        let protocol = Some(netlink::SOCK_DIAG);
        let socket = socket_with(AddressFamily::NETLINK, SocketType::DGRAM, flags, protocol).ok()?;
        send(&socket, &question(ends), SendFlags::empty()).ok()?;
        // The answer is there when the question has been sent: the kernel does both in one call.
        let mut answer = [0; 2048];
        let (_, length) = recv(&socket, &mut answer[..], RecvFlags::empty()).ok()?;
        least(answer.get(..length)?)
    }

    fn question(ends: &Ends) -> Vec<u8> {
        let family = match ends.local {
            SocketAddr::V4(_) => AddressFamily::INET,
            SocketAddr::V6(_) => AddressFamily::INET6,
        };
        let mut body = vec![family.as_raw() as u8, TCP, 1 << (INFO - 1), 0];
        // Whatever state it is in.
        body.extend(u32::MAX.to_ne_bytes());
        body.extend(ends.local.port().to_be_bytes());
        body.extend(ends.peer.port().to_be_bytes());
        body.extend(address(ends.local.ip()));
        body.extend(address(ends.peer.ip()));
        // Over any interface, and without the kernel's own number for the socket.
        body.extend(0u32.to_ne_bytes());
        body.extend([0xff; 8]);
        let mut message = Vec::with_capacity(16 + body.len());
        message.extend((16 + body.len() as u32).to_ne_bytes());
        message.extend(BY_FAMILY.to_ne_bytes());
        message.extend(REQUEST.to_ne_bytes());
        // A number of the question, and of the asker: there is one of each.
        message.extend([0; 8]);
        message.extend(body);
        message
    }

    fn address(address: IpAddr) -> [u8; 16] {
        match address {
            IpAddr::V4(address) => {
                let mut bytes = [0; 16];
                bytes[..4].copy_from_slice(&address.octets());
                bytes
            }
            IpAddr::V6(address) => address.octets(),
        }
    }

    /// Looks for the figure in an answer: a row of parts, each with its length and kind, at every fourth byte.
    fn least(answer: &[u8]) -> Option<u32> {
        if u16_at(answer, 4)? != BY_FAMILY {
            return None;
        }
        let mut parts = answer.get(HEADERS..)?;
        loop {
            let length = usize::from(u16_at(parts, 0)?);
            if u16_at(parts, 2)? == INFO {
                let bytes = parts.get(4..length)?.get(LEAST..LEAST + 4)?;
                let micros = u32::from_ne_bytes(bytes.try_into().ok()?);
                // So it says that it has not measured any.
                return (micros != u32::MAX).then_some(micros);
            }
            parts = parts.get(length.max(4).next_multiple_of(4)..)?;
        }
    }

    fn u16_at(bytes: &[u8], at: usize) -> Option<u16> {
        Some(u16::from_ne_bytes(bytes.get(at..at + 2)?.try_into().ok()?))
    }

    #[cfg(test)]
    mod tests {
        use super::*;

        #[test]
        fn what_is_no_answer_says_nothing() {
            let mut answer = vec![0; HEADERS];
            assert_eq!(least(&answer), None);
            answer[4..6].copy_from_slice(&BY_FAMILY.to_ne_bytes());
            assert_eq!(least(&answer), None, "no parts");
            answer.extend([0; 8]);
            assert_eq!(least(&answer), None, "parts without a length");
            let at = answer.len();
            answer.extend([4 + 160, 0, INFO as u8, 0]);
            assert_eq!(least(&answer), None, "cut short");
            answer.extend([7; 160]);
            assert_eq!(least(&answer), cfg!(target_endian = "little").then_some(0x0707_0707));
            answer[at + 4 + LEAST..at + 4 + LEAST + 4].fill(0xff);
            assert_eq!(least(&answer), None, "not measured");
        }
    }
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use std::io::{Read, Write};
    use std::net::{TcpListener, TcpStream};

    use super::*;

    #[test]
    fn the_way_to_oneself_is_short() {
        for address in ["127.0.0.1:0", "[::1]:0", "[::]:0"] {
            let listener = TcpListener::bind(address).unwrap();
            // Whoever listens everywhere is reached from the older addresses too.
            let port = listener.local_addr().unwrap().port();
            let mut client = match address {
                "[::]:0" => TcpStream::connect(("127.0.0.1", port)).unwrap(),
                _ => TcpStream::connect(listener.local_addr().unwrap()).unwrap(),
            };
            let (mut server, peer) = listener.accept().unwrap();
            server.write_all(b"x").unwrap();
            client.read_exact(&mut [0]).unwrap();
            let ends = Ends { local: server.local_addr().unwrap(), peer };
            let least = ends.least_round_trip().unwrap();
            assert!((1..100).contains(&least), "{address}: {least} ms");
        }
    }

    #[test]
    fn of_a_connection_that_is_not_there_nothing_is_known() {
        let nowhere = SocketAddr::from(([127, 0, 0, 1], 1));
        assert_eq!(Ends { local: nowhere, peer: nowhere }.least_round_trip(), None);
    }
}
