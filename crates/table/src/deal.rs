//! Deals that anyone can check: commit, add nonces, deal, reveal.
//!
//! 1. Before a round the table publishes `SHA-256("cardshed commitment 1" ‖ secret)`.
//! 2. Every client may add a nonce of 16 bytes. It cannot know the secret, so it cannot aim.
//! 3. The seed of the deal is `SHA-256("cardshed deal 1" ‖ secret ‖ mark ‖ number ‖ number of nonces ‖ nonces)`. The mark
//!    is `SHA-256("cardshed table 1" ‖ table id)`; the number counts the table's deals from zero and was published with the
//!    commitment; both numbers are 32 bits, lowest byte first; the nonces stand in seat order.
//! 4. After the round the table shows the secret and the nonces. A client checks the commitment, that its own nonce is
//!    among them, and that the seed deals the cards it saw.
//!
//! A table's secrets all come from one master secret, `SHA-256("cardshed secret 1" ‖ master ‖ number)`, so that a table
//! that is restored keeps to what it has committed to.

use cardshed_protocol::{Commitment, Nonce, Proof, Secret, TableId, TableMark};
use cardshed_rules::Seed;
use cardshed_rules::record::{DealProof, Header};
use sha2::{Digest, Sha256};
use thiserror::Error;

/// The secret of a table's `number`th deal, counted from zero.
#[must_use]
pub fn secret(master: &[u8; 32], number: u32) -> Secret {
    Secret(hash(&[b"cardshed secret 1", master, &number.to_le_bytes()]))
}

/// What a table publishes before the deal.
#[must_use]
pub fn commitment(secret: &Secret) -> Commitment {
    Commitment(hash(&[b"cardshed commitment 1", &secret.0]))
}

/// What stands for a table in its deals and records, where its id is not for everyone.
#[must_use]
pub fn mark(table: &TableId) -> TableMark {
    TableMark(hash(&[b"cardshed table 1", &table.0]))
}

/// The seed of the deal.
#[must_use]
pub fn seed(secret: &Secret, table: &TableId, number: u32, nonces: &[Nonce]) -> Seed {
    seed_at(secret, &mark(table), number, nonces)
}

fn seed_at(secret: &Secret, mark: &TableMark, number: u32, nonces: &[Nonce]) -> Seed {
    let count = (nonces.len() as u32).to_le_bytes();
    let nonces: Vec<u8> = nonces.iter().flat_map(|nonce| nonce.0).collect();
    Seed::new(hash(&[b"cardshed deal 1", &secret.0, &mark.0, &number.to_le_bytes(), &count, &nonces]))
}

fn hash(parts: &[&[u8]]) -> [u8; 32] {
    let mut hasher = Sha256::new();
    for part in parts {
        hasher.update(part);
    }
    hasher.finalize().into()
}

/// Checks a proof, as any client can.
///
/// # Errors
/// What does not fit.
pub fn check(
    proof: &Proof,
    published: &Commitment,
    table: &TableId,
    number: u32,
    own: Option<Nonce>,
) -> Result<(), ProofError> {
    if proof.commitment != *published {
        return Err(ProofError::OtherCommitment);
    }
    if commitment(&proof.secret) != proof.commitment {
        return Err(ProofError::OtherSecret);
    }
    if own.is_some_and(|own| !proof.nonces.contains(&own)) {
        return Err(ProofError::NonceLeftOut);
    }
    if seed(&proof.secret, table, number, &proof.nonces) != proof.seed {
        return Err(ProofError::OtherSeed);
    }
    Ok(())
}

/// A proof as a record keeps it.
#[must_use]
pub fn written(proof: &Proof, table: &TableId, number: u32) -> DealProof {
    DealProof {
        table: mark(table).to_string(),
        number,
        commitment: proof.commitment.to_string(),
        secret: proof.secret.to_string(),
        nonces: proof.nonces.iter().map(ToString::to_string).collect(),
    }
}

/// Checks the proof in the header of a record; `false` if it has none.
///
/// # Errors
/// What does not fit.
pub fn check_written(header: &Header) -> Result<bool, ProofError> {
    let Some(proof) = &header.proof else {
        return Ok(false);
    };
    let unreadable = |_| ProofError::Unreadable;
    let mark: TableMark = proof.table.parse().map_err(unreadable)?;
    let secret: Secret = proof.secret.parse().map_err(unreadable)?;
    let published: Commitment = proof.commitment.parse().map_err(unreadable)?;
    let nonces = proof.nonces.iter().map(|nonce| nonce.parse().map_err(unreadable));
    let nonces: Vec<Nonce> = nonces.collect::<Result<_, _>>()?;
    if commitment(&secret) != published {
        return Err(ProofError::OtherSecret);
    }
    if seed_at(&secret, &mark, proof.number, &nonces) != header.seed {
        return Err(ProofError::OtherSeed);
    }
    Ok(true)
}

/// A deal that was not what the table had committed to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ProofError {
    /// Not a proof at all.
    #[error("the proof of the deal cannot be read")]
    Unreadable,
    /// Another commitment than the one published.
    #[error("the commitment is not the one that was published before the deal")]
    OtherCommitment,
    /// The secret does not hash to the commitment.
    #[error("the secret is not the one that was committed to")]
    OtherSecret,
    /// A client's nonce did not go into the deal.
    #[error("the nonce you added was left out of the deal")]
    NonceLeftOut,
    /// Secret and nonces do not give the seed.
    #[error("the seed does not follow from the secret and the nonces")]
    OtherSeed,
}
