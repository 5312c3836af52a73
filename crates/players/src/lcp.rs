//! LCP-1, a line protocol by which programs play the card game against each other.
//!
//! It has no state: each line `pos` says all that the seat may know, and is answered by a whole turn. One round is played at a
//! time. Suits are `Y B W G R`; a card is its suit and number, a wager has the number 0.

use lostcities_rules::games::Colour;
use lostcities_rules::games::classic::{Action, Card, Cards, Classic, Described, Rank, View};
use lostcities_rules::games::values::Values;
use lostcities_rules::kernel::{Game, Level, Seat, Seed, Step, Viewer};

use crate::classic::computer;

/// The suits in the order of the protocol.
const SUITS: [(char, Colour); 5] = [
    ('Y', Colour::Yellow),
    ('B', Colour::Blue),
    ('W', Colour::White),
    ('G', Colour::Green),
    ('R', Colour::Red),
];

/// Its name for the draw pile.
const DRAW_PILE: char = 'K';

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reply {
    Line(String),
    Silence,
    Quit,
}

/// Answers one line of the referee as a player of this level does.
pub fn answer(line: &str, level: Level) -> Reply {
    let (command, rest) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
    match command {
        "lcp" if rest.trim() == "1" => Reply::Line(format!("id lostcities-{}", level.slug())),
        "lcp" => Reply::Line("error only version 1 is spoken here".to_owned()),
        "pos" => Reply::Line(match turn(rest, level) {
            Ok(turn) => turn,
            Err(why) => format!("error {why}"),
        }),
        "new" | "end" | "" => Reply::Silence,
        "quit" => Reply::Quit,
        _ => Reply::Line("error unknown command".to_owned()),
    }
}

/// The turn of a position: `P Y3 K`.
fn turn(line: &str, level: Level) -> Result<String, String> {
    let described = described(line)?;
    let seat = described.seat;
    let values = &Values::latest().classic;
    let view = View::described(&described, values).map_err(|why| why.to_string())?;
    let player = computer(level);
    // The same line is always answered alike. Another one is answered by other whims, also where nothing but the piles has changed:
    // otherwise a player with whims could take and discard for ever.
    let mut whims = Seed::of_text(line).whims();
    let mut game = Classic::determinize(&view, &mut whims);
    let mut legal = Vec::new();
    game.legal_actions(seat, &mut legal);
    let first = player.choose(&view, &legal, &mut whims);
    let step = Step::Act {
        seat,
        action: first,
    };
    game.apply(&step, &mut |_| ())
        .map_err(|why| why.to_string())?;
    game.legal_actions(seat, &mut legal);
    let second = player.choose(&game.view(Viewer::Seat(seat)), &legal, &mut whims);
    let (kind, card) = match first {
        Action::Play(card) => ('P', card),
        Action::Discard(card) => ('D', card),
        Action::Draw | Action::Take(_) => return Err("there is nothing to play".to_owned()),
    };
    let from = match second {
        Action::Take(colour) => suit(colour),
        Action::Draw | Action::Play(_) | Action::Discard(_) => DRAW_PILE,
    };
    Ok(format!("{kind} {} {from}", written(card)))
}

/// The line that asks `seat` for its turn.
pub fn position(view: &View, seat: Seat) -> String {
    let other = seat.next(2);
    let row = |cards: &mut dyn Iterator<Item = Card>| {
        let numbers = cards.map(|card| card.rank().map_or(0, Rank::number).to_string());
        numbers.collect::<Vec<_>>().join(",")
    };
    let played = |seat| {
        SUITS
            .map(|(_, colour)| row(&mut view.expedition(seat, colour).cards()))
            .join("/")
    };
    let discards = SUITS.map(|(_, colour)| row(&mut view.discard_pile(colour).cards()));
    let list = |cards: Cards| {
        let cards: Vec<String> = cards.iter().map(written).collect();
        if cards.is_empty() {
            "-".to_owned()
        } else {
            cards.join(",")
        }
    };
    let totals = view.totals();
    format!(
        "pos seat={} deck={} hand={} me={} opp={} disc={} known={} mine={} round={} cum={},{}",
        seat.number(),
        view.n_draw_pile(),
        list(view.hand()),
        played(seat),
        played(other),
        discards.join("/"),
        list(view.known_cards(other)),
        list(view.known_cards(seat)),
        view.round() - 1,
        totals[seat.index()],
        totals[other.index()],
    )
}

/// Both halves of the turn that an answer names, if it names one.
pub fn halves(answer: &str) -> Option<[Action; 2]> {
    let words: Vec<&str> = answer.split_whitespace().collect();
    let [kind, card, from] = words[..] else {
        return None;
    };
    let card = cards(card).ok()?.pop()?;
    let first = match kind {
        "P" => Action::Play(card),
        "D" => Action::Discard(card),
        _ => return None,
    };
    let mut letters = from.chars();
    let second = match (letters.next()?, letters.next()) {
        (DRAW_PILE, None) => Action::Draw,
        (letter, None) => Action::Take(colour(letter)?),
        _ => return None,
    };
    Some([first, second])
}

/// What the keys of a line say; those that are not needed are ignored.
fn described(line: &str) -> Result<Described, String> {
    let value = |key: &str| {
        let mut words = line.split_whitespace();
        words.find_map(|word| word.strip_prefix(key)?.strip_prefix('='))
    };
    let needed = |key: &str| value(key).ok_or_else(|| format!("{key} is missing"));
    let seat = match needed("seat")? {
        "0" => Seat::FIRST,
        "1" => Seat::FIRST.next(2),
        _ => return Err("seat is 0 or 1".to_owned()),
    };
    let by_seat = |own: Vec<Card>, other: Vec<Card>| {
        if seat == Seat::FIRST {
            [own, other]
        } else {
            [other, own]
        }
    };
    let deck = needed("deck")?.parse();
    Ok(Described {
        seat,
        hand: cards(needed("hand")?)?,
        played: by_seat(rows(needed("me")?)?, rows(needed("opp")?)?),
        discards: rows(needed("disc")?)?,
        known: by_seat(
            cards(value("mine").unwrap_or("-"))?,
            cards(value("known").unwrap_or("-"))?,
        ),
        n_draw_pile: deck.map_err(|_| "deck is a number of cards".to_owned())?,
    })
}

/// Cards with commas between them; `-` for none.
fn cards(text: &str) -> Result<Vec<Card>, String> {
    if text == "-" || text.is_empty() {
        return Ok(Vec::new());
    }
    let cards = text.split(',').map(|card| {
        let mut letters = card.chars();
        let suit = letters.next().and_then(colour);
        let suit = suit.ok_or_else(|| format!("no card is written {card:?}"))?;
        read(suit, letters.as_str())
    });
    cards.collect()
}

/// Five lists of numbers with slashes between them, in the order of the suits.
fn rows(text: &str) -> Result<Vec<Card>, String> {
    let rows: Vec<&str> = text.split('/').collect();
    if rows.len() != SUITS.len() {
        return Err("five lists are needed".to_owned());
    }
    let cards = SUITS.iter().zip(rows).flat_map(|(&(_, colour), row)| {
        let numbers = row.split(',').filter(|number| !number.is_empty());
        numbers.map(move |number| read(colour, number))
    });
    cards.collect()
}

/// The card of a suit with this number; 0 is a wager.
fn read(colour: Colour, number: &str) -> Result<Card, String> {
    if number == "0" {
        return Ok(Card::wager(colour));
    }
    let rank = number.parse().ok().and_then(Rank::new);
    let rank = rank.ok_or_else(|| format!("no card has the number {number:?}"))?;
    Ok(Card::number(colour, rank))
}

fn written(card: Card) -> String {
    let number = card.rank().map_or(0, Rank::number);
    format!("{}{number}", suit(card.colour()))
}

fn colour(letter: char) -> Option<Colour> {
    let mut suits = SUITS.iter();
    suits.find_map(|&(suit, colour)| (suit == letter).then_some(colour))
}

fn suit(colour: Colour) -> char {
    let mut suits = SUITS.iter();
    let known = suits.find_map(|&(suit, known)| (known == colour).then_some(suit));
    known.unwrap_or(DRAW_PILE)
}

#[cfg(test)]
mod tests {
    use super::*;

    const POSITION: &str = "pos seat=0 deck=41 hand=Y0,Y3,B10,G2,G4,R5,R6,W0 me=/2,4/// opp=//// disc=5//// \
                            known=- mine=- round=0 cum=0,0 last=D.Y5.K ms=100";

    fn line(line: &str, level: Level) -> String {
        match answer(line, level) {
            Reply::Line(line) => line,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_dialogue_is_held() {
        assert_eq!(line("lcp 1", Level::Strong), "id lostcities-strong");
        assert_eq!(
            answer("new seat=0 first=1 round=0 cum=0,0", Level::Easy),
            Reply::Silence
        );
        assert_eq!(answer("end 12 -4", Level::Easy), Reply::Silence);
        assert_eq!(answer("quit", Level::Easy), Reply::Quit);
        assert!(line("lcp 2", Level::Easy).starts_with("error"));
        assert!(line("shout", Level::Easy).starts_with("error"));
    }

    #[test]
    fn every_level_answers_a_position_by_a_turn_and_always_by_the_same() {
        for level in Level::ALL {
            let turn = line(POSITION, level);
            let [kind, card, from] = turn.split(' ').collect::<Vec<_>>()[..] else {
                panic!("{turn}")
            };
            assert!(["P", "D"].contains(&kind), "{turn}");
            assert!(
                "Y0,Y3,B10,G2,G4,R5,R6,W0"
                    .split(',')
                    .any(|held| held == card),
                "{turn}"
            );
            assert!(["K", "Y"].contains(&from), "{turn}");
            assert_eq!(line(POSITION, level), turn);
        }
    }

    #[test]
    fn what_cannot_be_read_is_an_error_and_no_more() {
        for (broken, why) in [
            ("pos", "seat is missing"),
            (&POSITION.replace("seat=0", "seat=2"), "seat is 0 or 1"),
            (&POSITION.replace("R5", "X5"), "no card is written"),
            (&POSITION.replace("R5", "R11"), "no card has the number"),
            (&POSITION.replace("me=/2,4///", "me=/2,4//"), "five lists"),
            (
                &POSITION.replace("me=/2,4///", "me=/4,2///"),
                "cannot be played",
            ),
            (&POSITION.replace("deck=41", "deck=40"), "should have 41"),
            (&POSITION.replace("disc=5", "disc=3"), "too often"),
        ] {
            let answer = line(broken, Level::Normal);
            assert!(
                answer.starts_with("error") && answer.contains(why),
                "{broken}: {answer}"
            );
        }
    }
}
