//! The card of a result, 1200 x 630 pixels: who won, with how many points, and what it did to their rating. What brought the points
//! is for each game to draw.

pub(crate) mod tiles;

use crate::highlight::best_expedition;
use crate::mark::SeatMark;
use crate::msg::Msg;
use crate::result::result;
use crate::scene::{Align, Label, Paint, Photo, Plate, Scene, Stamp, Symbol};
use lostcities_rules::games::tally::Tally;
use lostcities_rules::kernel::{BySeat, Day, Outcome, Seat};

/// What a result card shows besides the view.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Honours {
    /// What to write beside each seat.
    pub names: BySeat<String>,
    pub outcome: Outcome,
    pub tallies: BySeat<Tally>,
    /// The ratings that changed, in whole points: before and after.
    pub ratings: Vec<(Seat, i32, i32)>,
    /// The pictures of the people who have one.
    pub photos: Vec<(Seat, Photo)>,
    /// The day on which the match ended.
    pub day: Day,
}

impl Honours {
    /// Who is shown: the first of those who won.
    pub(crate) fn winner(&self) -> Seat {
        let mut seats = Seat::all(self.outcome.points.n_seats());
        let won = seats.find(|&seat| self.outcome.has_won(seat));
        won.unwrap_or(Seat::FIRST)
    }

    /// Everybody else, who has done best first.
    pub(crate) fn others(&self) -> Vec<Seat> {
        let winner = self.winner();
        let seats = Seat::all(self.outcome.points.n_seats());
        let mut others: Vec<Seat> = seats.filter(|&seat| seat != winner).collect();
        others.sort_by_key(|&seat| self.outcome.places[seat]);
        others
    }

    /// What the picture shows, in words.
    pub fn alt(&self) -> Vec<Msg> {
        let result = result(&self.outcome).into_iter();
        result.chain(best_expedition(&self.tallies)).collect()
    }

    /// How many points the winner is ahead, unless several won or another seat has as many.
    pub(crate) fn lead(&self) -> Option<i32> {
        let points = |seat| self.outcome.points[seat];
        let others = self.others();
        if others.iter().any(|&other| self.outcome.has_won(other)) {
            return None;
        }
        let second = others.into_iter().map(points).max()?;
        let lead = points(self.winner()) - second;
        (lead > 0).then_some(lead)
    }
}

pub(crate) const WIDTH: u16 = 1200;
pub(crate) const HEIGHT: u16 = 630;

/// In a smaller mark nobody is recognized.
const SMALLEST_PHOTO: u16 = 50;

/// An empty card with the winner at its upper left, in this many pixels.
pub(crate) fn begun(honours: &Honours, room: i16) -> Scene {
    let mut scene = Scene::new(WIDTH, HEIGHT);
    let winner = honours.winner();
    emblem(&mut scene, (122, 126), 160, honours);
    scene.put(258, 66, Stamp::new(Symbol::Crown, 62, Paint::Gold));
    let name = Label::word(&honours.names[winner], 80, Paint::Chalk);
    scene.put(306, 66, name.fit((room - 306).unsigned_abs()));
    points(&mut scene, (230, 166), 132, honours);
    scene
}

/// The mark of a seat with the picture of its person, where that is large enough to be recognized.
pub(crate) fn face(
    scene: &mut Scene,
    (x, y): (i16, i16),
    size: u16,
    honours: &Honours,
    seat: Seat,
) {
    let mark = SeatMark::of(seat);
    scene.put(x, y, mark.drawn(size));
    let mut photos = honours.photos.iter().filter(|_| size >= SMALLEST_PHOTO);
    if let Some((_, photo)) = photos.find(|(of, _)| *of == seat) {
        let portrait = mark.portrait(size, photo.clone());
        scene.portraits.push((x, y, portrait));
    }
}

/// The day on which the match ended, with its left or right end here.
pub(crate) fn date(scene: &mut Scene, (x, y): (i16, i16), align: Align, honours: &Honours) {
    let date = Label::number(honours.day.date(), 34, Paint::Slate);
    scene.put(x, y, date.align(align));
}

/// The winner's mark with the first letter of their name, or with their picture.
pub(crate) fn emblem(scene: &mut Scene, (x, y): (i16, i16), size: u16, honours: &Honours) {
    let mark = SeatMark::of(honours.winner());
    face(scene, (x, y), size, honours, honours.winner());
    let mut letters = honours.names[honours.winner()].chars();
    if let Some(letter) = letters.find(|letter| letter.is_alphanumeric()) {
        let letter = letter.to_uppercase().to_string();
        let letter = Label::word(letter, size * 5 / 8, mark.text);
        scene.put(x, y, letter.align(Align::Middle));
    }
}

/// The winner's points and the lead beside them, with their left end here.
pub(crate) fn points(scene: &mut Scene, (x, y): (i16, i16), size: u16, honours: &Honours) -> i16 {
    let points = Label::plain(honours.outcome.points[honours.winner()]);
    let mut end = x + width(&points, size);
    let label = Label::number(points, size, Paint::Gold);
    scene.put(x, y, label.align(Align::Left));
    if let Some(lead) = honours.lead() {
        let lead = Label::signed(lead);
        let label = Label::number(&lead, 64, Paint::Slate).align(Align::Left);
        scene.put(end + 24, y + size.cast_signed() / 5, label);
        end += 24 + width(&lead, 64);
    }
    end
}

/// About how wide a number is in letters of this size, in pixels.
fn width(number: &str, size: u16) -> i16 {
    let n_digits = i16::try_from(number.chars().count()).unwrap_or(0);
    n_digits * size.cast_signed() * 47 / 100
}

/// What the match did to the rating of the winner, from here on; nothing if it was not rated.
pub(crate) fn rating(scene: &mut Scene, (x, y): (i16, i16), honours: &Honours) {
    let winner = honours.winner();
    let mut shifts = honours.ratings.iter();
    let Some(&(_, before, after)) = shifts.find(|(seat, ..)| *seat == winner) else {
        return;
    };
    let number = |text: String, size, paint| Label::number(text, size, paint).align(Align::Left);
    scene.put(x, y, number(before.to_string(), 44, Paint::Slate));
    scene.put(x + 99, y, Stamp::new(Symbol::Onward, 34, Paint::Slate));
    scene.put(x + 126, y, number(after.to_string(), 52, Paint::Chalk));
    let pill = Plate::pill(108, 50);
    let (pill, paint) = if after < before {
        (pill.fill(Paint::Panel), Paint::Loss)
    } else {
        let pill = pill.fill(Paint::GoldPanel).edge(Paint::Gold, 3);
        (pill, Paint::Gold)
    };
    scene.put(x + 248, y - 25, pill);
    let change = Label::signed(after - before);
    scene.put(x + 302, y, Label::number(change, 38, paint));
}

/// Everybody else in a panel at the upper right.
pub(crate) fn others(scene: &mut Scene, honours: &Honours) {
    let (left, top) = (600, 28);
    scene.put(left, top, Plate::new(576, 132, 18).fill(Paint::Panel));
    let others = honours.others();
    let pitch = 558 / i16::try_from(others.len().max(1)).unwrap_or(1);
    let lefts = (left + 14..).step_by(pitch.unsigned_abs().into());
    for (x, seat) in lefts.zip(others) {
        face(scene, (x + 32, top + 66), 64, honours, seat);
        let name = Label::word(&honours.names[seat], 38, Paint::Slate);
        let name = name.fit((pitch - 80).unsigned_abs());
        scene.put(x + 74, top + 45, name);
        score(scene, (x + 74, top + 91), Align::Left, honours, seat);
    }
}

/// What another seat has, with a crown if it has won as well.
pub(crate) fn score(
    scene: &mut Scene,
    (x, y): (i16, i16),
    align: Align,
    honours: &Honours,
    seat: Seat,
) {
    let points = Label::plain(honours.outcome.points[seat]);
    if honours.outcome.has_won(seat) {
        let far = width(&points, 50) + 28;
        let x = if align == Align::Left {
            x + far
        } else {
            x - far
        };
        scene.put(x, y, Stamp::new(Symbol::Crown, 36, Paint::Gold));
    }
    let label = Label::number(points, 50, Paint::Chalk);
    scene.put(x, y, label.align(align));
}
