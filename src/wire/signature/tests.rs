use ring::signature::{Ed25519KeyPair, KeyPair};

use super::*;

/// A moment in 2025, in seconds since 1970.
const NOW: u64 = 1_735_689_600;

/// Vectors 1 to 3 of section 7.1 of RFC 8032: public key, message and signature.
const VECTORS: [(&str, &[u8], &str); 3] = [
    (
        "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
        b"",
        "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b",
    ),
    (
        "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c",
        b"\x72",
        "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00",
    ),
    (
        "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025",
        b"\xaf\x82",
        "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a",
    ),
];

fn key_pair() -> (Ed25519KeyPair, PublicKey) {
    let pair = Ed25519KeyPair::from_seed_unchecked(&[7; 32]).unwrap();
    let key = PublicKey(pair.public_key().as_ref().try_into().unwrap());
    (pair, key)
}

fn hex(bytes: &[u8]) -> String {
    let digits = bytes.iter().map(|byte| format!("{byte:02x}"));
    digits.collect::<Vec<_>>().concat()
}

fn headers(timestamp: &str, signature: &str) -> HeaderMap {
    let mut headers = HeaderMap::new();
    headers.insert("x-signature-timestamp", timestamp.parse().unwrap());
    headers.insert("x-signature-ed25519", signature.parse().unwrap());
    headers
}

/// What becomes of a body that was signed at one time, arrives at another, and claims this timestamp and body.
fn checked(signed: (&str, &str), claimed: (&str, &str), now: u64) -> Result<(), Unverified> {
    let (pair, key) = key_pair();
    let signature = pair.sign(format!("{}{}", signed.0, signed.1).as_bytes());
    let headers = headers(claimed.0, &hex(signature.as_ref()));
    let now = SystemTime::UNIX_EPOCH + Duration::from_secs(now);
    Signature::read(&headers, now)?.verify(claimed.1.as_bytes(), &key)
}

#[test]
fn the_vectors_of_rfc_8032_hold() {
    for (key, message, signature) in VECTORS {
        let key: PublicKey = key.parse().unwrap();
        let signature = Signature {
            timestamp: "",
            bytes: bytes(signature).unwrap(),
        };
        assert_eq!(signature.verify(message, &key), Ok(()));
        let other = [message, b"x"].concat();
        assert_eq!(signature.verify(&other, &key), Err(Unverified::Wrong));
    }
}

#[test]
fn what_discord_has_signed_just_now_is_taken() {
    let signed = ("1735689600", "{}");
    assert_eq!(checked(signed, signed, NOW), Ok(()));
}

#[test]
fn another_body_or_time_than_was_signed_is_refused() {
    let signed = ("1735689600", "{}");
    for claimed in [
        ("1735689600", "{ }"),
        ("1735689601", "{}"),
        ("1735689600", ""),
    ] {
        assert_eq!(checked(signed, claimed, NOW), Err(Unverified::Wrong));
    }
}

#[test]
fn what_is_more_than_five_minutes_old_or_ahead_is_refused() {
    let signed = ("1735689600", "{}");
    for (now, taken) in [
        (NOW + 300, Ok(())),
        (NOW - 300, Ok(())),
        (NOW + 301, Err(Unverified::Stale)),
        (NOW - 301, Err(Unverified::Stale)),
    ] {
        assert_eq!(checked(signed, signed, now), taken, "{now}");
    }
    let ages = ("18446744073709551615", "{}");
    assert_eq!(checked(ages, ages, NOW), Err(Unverified::Stale));
}

#[test]
fn what_is_no_signature_is_refused() {
    let now = SystemTime::UNIX_EPOCH + Duration::from_secs(NOW);
    let read = |headers: &HeaderMap| Signature::read(headers, now).err();
    assert_eq!(read(&HeaderMap::new()), Some(Unverified::Unsigned));
    let whole = "0".repeat(128);
    for (timestamp, signature) in [
        ("yesterday", whole.as_str()),
        ("-1", &whole),
        ("1735689600", ""),
        ("1735689600", &"0".repeat(127)),
        ("1735689600", &"0".repeat(130)),
        ("1735689600", &"g".repeat(128)),
    ] {
        let headers = headers(timestamp, signature);
        assert_eq!(
            read(&headers),
            Some(Unverified::Unsigned),
            "{timestamp} {signature}"
        );
    }
}

#[test]
fn a_key_is_read_as_it_is_written_and_nothing_else_is_one() {
    let (_, key) = key_pair();
    assert_eq!(key.to_string().parse(), Ok(key));
    assert_eq!(key.to_string().to_uppercase().parse(), Ok(key));
    for text in [
        "",
        "00",
        "z",
        &"0".repeat(63),
        &"0".repeat(65),
        &"ä".repeat(32),
    ] {
        assert_eq!(text.parse::<PublicKey>(), Err(NotAKey), "{text}");
    }
}
