//! Who somebody is: random bytes that this server has signed, and nothing else.
//!
//! A guest carries them in a cookie. A bot carries a token that a host was given for one seat of one table.

use std::fmt::Write as _;

use cardshed_protocol::TableId;
use cardshed_rules::Seat;
use cardshed_table::Identity;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

/// The cookie's name.
pub const COOKIE: &str = "cardshed_guest";

/// Random bytes from the operating system.
pub fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("an operating system that gives random bytes");
    bytes
}

/// Bytes as hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// Bytes from hexadecimal digits.
pub fn unhex<const N: usize>(text: &str) -> Option<[u8; N]> {
    if text.len() != 2 * N || !text.bytes().all(|digit| digit.is_ascii_hexdigit()) {
        return None;
    }
    let mut bytes = [0; N];
    for (index, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * index..2 * index + 2], 16).ok()?;
    }
    Some(bytes)
}

/// Somebody whose identity has been checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Guest {
    /// Who they are.
    pub identity: Identity,
    /// The seat their token is for, if they are a bot.
    pub seat: Option<Seat>,
}

/// Signs identities and checks them.
pub struct Signer {
    key: [u8; 32],
}

impl Signer {
    /// A signer with this secret.
    pub fn new(key: [u8; 32]) -> Signer {
        Signer { key }
    }

    fn mac(&self, text: &str) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.key).expect("a key may have any length");
        mac.update(text.as_bytes());
        mac
    }

    fn sign(&self, text: String) -> String {
        let signature = hex(&self.mac(&text).finalize().into_bytes());
        text + "." + &signature
    }

    /// The text before the signature, if the signature is ours.
    fn checked<'a>(&self, signed: &'a str) -> Option<&'a str> {
        let (text, signature) = signed.rsplit_once('.')?;
        let signature: [u8; 32] = unhex(signature)?;
        // Compares in constant time.
        self.mac(text).verify_slice(&signature).ok()?;
        Some(text)
    }

    /// What a guest's cookie says.
    pub fn cookie(&self, identity: Identity) -> String {
        self.sign(format!("guest1.{}", hex(&identity.0)))
    }

    /// The guest of a cookie, unless it is forged.
    pub fn guest(&self, cookie: &str) -> Option<Guest> {
        let identity = self.checked(cookie)?.strip_prefix("guest1.")?;
        Some(Guest { identity: Identity(unhex(identity)?), seat: None })
    }

    /// The token for a seat. It is the same each time, so that a bot that has lost it can be given it again.
    pub fn token(&self, table: TableId, seat: Seat) -> String {
        self.sign(format!("seat1.{table}.{seat}"))
    }

    /// The bot of a token, unless it is forged or for another table.
    pub fn bot(&self, token: &str, table: TableId) -> Option<Guest> {
        let text = self.checked(token)?;
        let (for_table, seat) = text.strip_prefix("seat1.")?.split_once('.')?;
        if for_table.parse::<TableId>().ok()? != table {
            return None;
        }
        let hash: [u8; 32] = self.mac(&format!("identity of {text}")).finalize().into_bytes().into();
        let mut identity = [0; 16];
        identity.copy_from_slice(&hash[..16]);
        Some(Guest { identity: Identity(identity), seat: Some(seat.parse().ok()?) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_own_signature_counts() {
        let (ours, other) = (Signer::new([1; 32]), Signer::new([2; 32]));
        let cookie = ours.cookie(Identity([7; 16]));
        assert_eq!(ours.guest(&cookie), Some(Guest { identity: Identity([7; 16]), seat: None }));
        assert_eq!(other.guest(&cookie), None);
        assert_eq!(ours.guest(&cookie.replacen("0707", "0708", 1)), None);
        assert_eq!(ours.guest("guest1.07"), None);
    }

    #[test]
    fn a_token_is_for_one_seat_of_one_table() {
        let signer = Signer::new([1; 32]);
        let (here, there) = (TableId([3; 12]), TableId([4; 12]));
        let seat = Seat::new(1).unwrap();
        let token = signer.token(here, seat);
        assert_eq!(signer.bot(&token, here).map(|bot| bot.seat), Some(Some(seat)));
        assert_eq!(signer.bot(&token, there), None);
        assert_eq!(signer.guest(&token), None, "a token is no cookie");
    }

    #[test]
    fn hexadecimal_digits_come_back() {
        let bytes: [u8; 16] = random();
        assert_eq!(unhex(&hex(&bytes)), Some(bytes));
        assert_eq!(unhex::<1>("+1"), None);
    }
}
