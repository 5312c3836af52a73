//! Sets of numbers below 64 in one word: counted, and asked for the n-th, without a branch.
//!
//! Computer players ask this millions of times a second, and a branch on a random number is guessed wrong half the time.

/// A set of bits with the number of those set in and below every byte.
#[derive(Clone, Copy)]
pub(super) struct CountedBits {
    bits: u64,
    /// In every byte, how many bits are set from bit 0 to the end of that byte.
    sums: u64,
}

/// 1 in every byte.
const ONES: u64 = u64::MAX / 0xff;

/// The top bit of every byte.
const TOPS: u64 = ONES << 7;

/// The place of a byte's n-th bit that is set; 0 if it has fewer.
static IN_BYTE: [[u8; 8]; 256] = in_byte();

const fn in_byte() -> [[u8; 8]; 256] {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut place, mut n) = (0, 0);
        while place < 8 {
            if byte & 1 << place != 0 {
                table[byte][n] = place;
                n += 1;
            }
            place += 1;
        }
        byte += 1;
    }
    table
}

static N_IN_BYTE: [u8; 256] = {
    let mut table = [0; 256];
    let mut byte = 1;
    while byte < 256 {
        table[byte] = table[byte / 2] + if byte % 2 == 1 { 1 } else { 0 };
        byte += 1;
    }
    table
};

impl CountedBits {
    pub(super) const fn new(bits: u64) -> Self {
        let pairs = bits - (bits >> 1 & (u64::MAX / 0b11));
        let nibbles = (pairs & (u64::MAX / 0b101)) + (pairs >> 2 & (u64::MAX / 0b101));
        let bytes = (nibbles + (nibbles >> 4)) & (ONES * 0b1111);
        Self {
            bits,
            sums: bytes.wrapping_mul(ONES),
        }
    }

    pub(super) const fn len(self) -> u32 {
        (self.sums >> 56) as u32
    }

    /// The place of bit number `index` (from 0, below [`CountedBits::len`]) of those that are set.
    pub(super) fn nth(self, index: u32) -> u32 {
        debug_assert!(index < self.len(), "there are only {} bits", self.len());
        let index = u64::from(index);
        // The top bit stays in every byte up to whose end no more than `index` bits are set.
        let passed = ((index * ONES) | TOPS).wrapping_sub(self.sums) & TOPS;
        // The first byte without it holds the bit.
        let start = (passed ^ TOPS).trailing_zeros() & 0b11_1000;
        let before = (self.sums << 8) >> start & 0xff;
        let [byte, ..] = (self.bits >> start).to_le_bytes();
        #[expect(clippy::cast_possible_truncation, reason = "below 8")]
        let index = (index - before) as u32;
        start + nth_in_byte(byte, index)
    }
}

/// The place of bit number `index` (from 0) of those that are set in `byte`; there must be more than `index`.
pub(super) fn nth_in_byte(byte: u8, index: u32) -> u32 {
    debug_assert!(index < byte.count_ones(), "there are only {byte:b}");
    u32::from(IN_BYTE[usize::from(byte)][index as usize & 7])
}

/// How many bits are set in `byte`. A processor without an instruction for it takes several times as long to count.
pub(super) fn n_in_byte(byte: u8) -> u32 {
    u32::from(N_IN_BYTE[usize::from(byte)])
}

/// The places of the bits that are set, from the lowest.
pub(super) fn places(bits: u64) -> impl Iterator<Item = u32> + Clone {
    let mut rest = bits;
    std::iter::from_fn(move || {
        (rest != 0).then(|| {
            let place = rest.trailing_zeros();
            rest &= rest - 1;
            place
        })
    })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn the_nth_bit_is_the_nth_of_all(bits: u64) {
            let counted = CountedBits::new(bits);
            let all: Vec<u32> = (0..64).filter(|place| bits >> place & 1 == 1).collect();
            prop_assert_eq!(counted.len() as usize, all.len());
            prop_assert!(places(bits).eq(all.iter().copied()));
            for (index, place) in (0..).zip(all) {
                prop_assert_eq!(counted.nth(index), place);
            }
        }
    }

    #[test]
    fn the_bits_of_every_byte_are_counted() {
        assert!((0..=u8::MAX).all(|byte| n_in_byte(byte) == byte.count_ones()));
    }

    #[test]
    fn no_bits_and_all_bits_are_counted() {
        assert_eq!(CountedBits::new(0).len(), 0);
        assert_eq!(CountedBits::new(u64::MAX).len(), 64);
        assert_eq!(CountedBits::new(u64::MAX).nth(63), 63);
    }
}
