//! What the buttons below a refusal carry: the whole match that was asked for, as
//! `!thread.table.roll_write.1d.t.5.ns.p11d28eb5c0040001`.

use serde_json::{Map, Value};

use super::lobby::Levels;
use crate::ClockChoice;
use crate::codec::{Codec as _, Decoder, Encoder, Part, routes};
use crate::{PersonId, RoleId};
use lostcities_present::{SetupField, SetupValue};
use lostcities_rules::games::GameKind;

routes! {
    pub enum Route {
        /// Open in a thread what this interaction asked for; of earlier versions, which remembered that in memory alone.
        Open(interaction: u64) = "!thread",
        Thread(wanted: Wanted) = "!thread",
        Quiet(wanted: Wanted) = "!quiet",
    }
}

routes! {
    pub enum Wanted {
        Challenge(game: GameKind, clock: ClockChoice, setup: Setup, opponent: PersonId) = "challenge",
        /// A match against computer players.
        Solo(game: GameKind, clock: ClockChoice, setup: Setup, computers: Levels) = "solo",
        /// A table with this number of seats; 0 is as many as the game allows.
        Table(
            game: GameKind, clock: ClockChoice, setup: Setup, seats: u8, computers: Levels, guests: Guests
        ) = "table",
    }
}

impl Part for Wanted {
    fn write(&self, to: &mut Encoder) {
        to.part(self.encode());
    }

    fn read(from: &Decoder<'_>) -> Option<Self> {
        Self::decode(from.rest()?)
    }
}

const fn number(key: &'static str, number: u8) -> SetupField {
    let value = SetupValue::Number(number);
    SetupField { key, value }
}

const fn word(key: &'static str, word: &'static str) -> SetupField {
    let value = SetupValue::Word(word);
    SetupField { key, value }
}

const fn flag(key: &'static str) -> SetupField {
    let value = SetupValue::Flag(true);
    SetupField { key, value }
}

/// The letters of all that can be chosen for a match. Rows are added and never changed.
const LETTERS: [(char, SetupField); 7] = [
    ('1', number("rounds", 1)),
    ('3', number("rounds", 3)),
    ('5', number("colours", 5)),
    ('6', number("colours", 6)),
    ('t', word("order", "together")),
    ('i', word("order", "in_turn")),
    ('u', flag("up_and_down")),
];

/// What differs from the usual setup of a game: a letter for each field, and `0` for none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup(Vec<(char, SetupField)>);

impl Setup {
    /// The setup with these fields, a JSON object; `None` if one of them has no letter.
    pub fn new(options: &Value) -> Option<Self> {
        let fields = options.as_object()?;
        let is_chosen =
            |field: &SetupField| fields.get(field.key) == Some(&Value::from(field.value));
        let chosen = LETTERS.into_iter().filter(|(_, field)| is_chosen(field));
        let chosen: Vec<_> = chosen.collect();
        (chosen.len() == fields.len()).then_some(Self(chosen))
    }

    /// The fields by the keys of a match file.
    pub fn options(&self) -> Value {
        let fields = self.0.iter();
        let fields = fields.map(|(_, field)| (field.key.to_owned(), field.value.into()));
        Value::Object(fields.collect::<Map<_, _>>())
    }

    fn text(&self) -> String {
        let letters: String = self.0.iter().map(|(letter, _)| letter).collect();
        if letters.is_empty() {
            "0".to_owned()
        } else {
            letters
        }
    }
}

impl Part for Setup {
    fn write(&self, to: &mut Encoder) {
        to.part(self.text());
    }

    fn read(from: &Decoder<'_>) -> Option<Self> {
        let text = from.part()?;
        let is_named = |(letter, _): &(char, SetupField)| text.contains(*letter);
        let setup = Self(LETTERS.into_iter().filter(is_named).collect());
        (setup.text() == text).then_some(setup)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Guest {
    Person(PersonId),
    Role(RoleId),
    /// Everybody who has a role, without being notified.
    SilentRole(RoleId),
}

impl Guest {
    /// What sets the kinds apart, and the id.
    const fn parts(self) -> (char, u64) {
        match self {
            Self::Person(person) => ('p', person.0),
            Self::Role(role) => ('r', role.0),
            Self::SilentRole(role) => ('s', role.0),
        }
    }
}

/// Who is invited to a table: for each a letter, and the id in base 16, so that all fit; `0` for nobody.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Guests(Vec<Guest>);

/// As many as the command has options for.
const MAX_GUESTS: usize = 3;

impl Guests {
    pub fn new(guests: Vec<Guest>) -> Option<Self> {
        (guests.len() <= MAX_GUESTS).then_some(Self(guests))
    }

    pub fn as_slice(&self) -> &[Guest] {
        &self.0
    }

    fn text(&self) -> String {
        if self.0.is_empty() {
            return "0".to_owned();
        }
        let guests = self.0.iter().map(|guest| guest.parts());
        let texts: Vec<String> = guests
            .map(|(letter, id)| format!("{letter}{id:x}"))
            .collect();
        texts.concat()
    }
}

impl Part for Guests {
    fn write(&self, to: &mut Encoder) {
        to.part(self.text());
    }

    fn read(from: &Decoder<'_>) -> Option<Self> {
        let text = from.part()?;
        if text == "0" {
            return Some(Self::default());
        }
        let mut guests = Vec::new();
        let mut rest = text;
        while let Some(letter) = rest.chars().next() {
            let behind = rest.strip_prefix(letter)?;
            let end = behind.find(['p', 'r', 's']).unwrap_or(behind.len());
            let (id, next) = behind.split_at_checked(end)?;
            let id = u64::from_str_radix(id, 16).ok()?;
            guests.push(match letter {
                'p' => Guest::Person(PersonId(id)),
                'r' => Guest::Role(RoleId(id)),
                's' => Guest::SilentRole(RoleId(id)),
                _ => return None,
            });
            rest = next;
        }
        let guests = Self::new(guests)?;
        (guests.text() == text).then_some(guests)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Clock;
    use crate::Route as Any;
    use lostcities_present::offered_options;
    use lostcities_rules::kernel::Level;

    #[test]
    fn everything_that_can_be_chosen_has_a_letter() {
        for option in offered_options() {
            for choice in option.choices {
                let field = choice.sets;
                let fields = [(field.key.to_owned(), Value::from(field.value))];
                let options = Value::Object(fields.into_iter().collect());
                let setup = Setup::new(&options).expect("a letter");
                assert_eq!(setup.options(), options);
            }
        }
    }

    #[test]
    fn the_longest_table_fits_into_a_custom_id() {
        let guest = Guest::Person(PersonId(u64::MAX));
        let guests = Guests::new(vec![guest; MAX_GUESTS]).expect("not too many");
        let computers: Levels = [Level::Strong; 4].into_iter().collect();
        for game in GameKind::ALL {
            let clock = ClockChoice::OfServer;
            // A game has one choice of each option; none has more than two.
            let setup = Setup(LETTERS.into_iter().take(2).collect());
            let n_letters = setup.0.len();
            let offered = offered_options().into_iter();
            let n_offered = offered
                .filter(|option| option.games.contains(&game))
                .count();
            assert!(n_offered <= n_letters, "{game}");
            let most = *game.seats().end();
            let computers = computers.as_slice().iter().copied();
            let computers = computers.take(usize::from(most) - 1).collect();
            let wanted = Wanted::Table(game, clock, setup, most, computers, guests.clone());
            let route = Route::Thread(wanted);
            let id = Any::from(route).to_string();
            assert!(id.len() <= 100, "{id}: {}", id.len());
        }
    }

    #[test]
    fn there_is_no_second_text_of_the_same_match() {
        for text in [
            "!thread.table.rivals.none.0.2.0.",
            "!thread.table.rivals.none.0.2.0.x7",
            "!thread.table.rivals.none.0.2.0.p",
            "!thread.table.rivals.none.0.2.0.p07",
            "!thread.table.rivals.none.0.2.0.p+7",
            "!thread.table.rivals.none.0.2.0.pA",
            "!thread.table.rivals.none.0.2.0.p7p7p7p7",
            "!thread.table.rivals.none..2.0.0",
            "!thread.table.rivals.none.31.2.0.0",
            "!thread.table.rivals.none.33.2.0.0",
            "!thread.table.rivals.none.7.2.0.0",
            "!thread.challenge.rivals.2h.0.7",
            "!thread.challenge.rivals.none.0",
        ] {
            assert_eq!(format!("v1:0:0:{text}").parse::<Any>().ok(), None, "{text}");
        }
        let clock = ClockChoice::OfHost(Some(Clock::Day));
        let setup = Setup(Vec::new());
        let route = Route::Thread(Wanted::Challenge(
            GameKind::Rivals,
            clock,
            setup,
            PersonId(7),
        ));
        let text = "v1:0:0:!thread.challenge.rivals.1d.0.7";
        assert_eq!(Any::from(route).to_string(), text);
    }
}
