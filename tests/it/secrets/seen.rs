//! Everything that a viewer of a match could be shown.

use lostcities::i18n::{Locale, fit, words};
use lostcities::kernel::{BySeat, Outcome, Seat, Viewer};
use lostcities::model;
use lostcities::present::{Face, Match, Msg, Press, Row};
use lostcities::render::Painter;
use lostcities::table::MatchId;

use crate::prepared::offered;

/// Any match at any version: what its buttons say of it is the same for everybody.
const ANY_MATCH: model::MatchRef = model::MatchRef {
    id: MatchId(1),
    version: 1,
};

/// Everything that a viewer of a match could be shown, each with a name for it.
pub struct Seen {
    faces: Vec<(String, Face)>,
    said: Vec<(String, Vec<Msg>)>,
    lines: Vec<(String, String)>,
}

impl Seen {
    /// What `viewer` could be shown of `shown`. `real` is the match of which it may be the twin: what the viewer might
    /// try out is taken from there, the secrets of others included.
    pub fn by(viewer: Viewer, shown: &dyn Match, real: &dyn Match) -> Self {
        let mut seen = Self {
            faces: Vec::new(),
            said: Vec::new(),
            lines: Vec::new(),
        };
        seen.facts(shown);
        let stopped = Outcome::by_points(shown.points());
        for (when, stopped) in [("", None), (" when stopped", Some(&stopped))] {
            seen.face(
                format!("the table{when}"),
                shown.table(&names(shown), stopped),
            );
            seen.say(&format!("the text{when}"), &shown.describe(viewer, stopped));
        }
        if let Some(seat) = viewer.seat() {
            seen.of_seat(seat, shown, real, &stopped);
        }
        seen
    }

    fn facts(&mut self, shown: &dyn Match) {
        self.note("what is awaited", format!("{:?}", shown.turn()));
        self.note("the outcome", format!("{:?}", shown.outcome()));
        self.note("the points", format!("{:?}", shown.points()));
        self.note("the rounds", format!("{:?}", shown.rounds()));
        self.note("the setup", shown.setup().to_string());
        let takes_back = Seat::all(shown.n_seats()).map(|seat| shown.may_take_back(seat));
        self.note(
            "what may be taken back",
            format!("{:?}", takes_back.collect::<Vec<_>>()),
        );
        let actors = (0..=shown.n_steps()).map(|number| shown.actor(number));
        self.note("who did what", format!("{:?}", actors.collect::<Vec<_>>()));
        let options: Vec<Msg> = shown.options().into_iter().collect();
        self.say("the options", &options);
        for (number, told) in shown.told_from(0).iter().enumerate().rev().take(12) {
            self.note(
                "how loudly it was told",
                format!("{number} {:?}", told.weight),
            );
            self.say("what was told", &told.text);
        }
    }

    fn of_seat(&mut self, seat: Seat, shown: &dyn Match, real: &dyn Match, stopped: &Outcome) {
        let choices = shown.choices(seat);
        let own: Vec<_> = choices.iter().map(|(action, _)| action.as_str()).collect();
        self.note("the values of suggestions", own.join(" "));
        let said: Vec<Msg> = choices.iter().map(|(_, said)| said.clone()).collect();
        self.say("the suggestions", &said);

        self.say("the news", &shown.news(seat));
        let panel = |focus: Option<&str>, stopped| shown.panel(seat, focus, &names(shown), stopped);
        self.face("the panel".to_owned(), panel(None, None));
        self.face(
            "the panel when stopped".to_owned(),
            panel(None, Some(stopped)),
        );
        self.preparations(seat, shown, real);
        // People may also pick or play what only another person could have been offered.
        for other in Seat::all(real.n_seats()) {
            for focus in focuses(&real.panel(other, None, &names(real), None)) {
                self.face(
                    format!("the panel with {focus} picked"),
                    panel(Some(&focus), None),
                );
                for verb in ["play", "discard", "take"] {
                    self.attempt(seat, shown, &format!("{verb}.{focus}"));
                }
            }
            for (action, _) in real.choices(other) {
                self.attempt(seat, shown, &action);
            }
        }
    }

    /// What a seat could prepare, and what it is told of things that only another person could.
    fn preparations(&mut self, seat: Seat, shown: &dyn Match, real: &dyn Match) {
        self.note(
            "whether anything can be prepared",
            format!("{}", shown.may_prepare(seat)),
        );
        for other in Seat::all(real.n_seats()) {
            let offered = offered(real, other);
            for detail in offered.details {
                let name = format!("the panel with {detail} chosen");
                match shown.preparing(seat, &detail, &names(shown)) {
                    Some(face) => self.face(name, face),
                    None => self.note("nothing is prepared", name),
                }
            }
            for plan in offered.plans {
                let is_possible = shown.is_plan_possible(seat, &plan);
                self.note(
                    "whether it can be prepared",
                    format!("{plan} {is_possible}"),
                );
                let words: Vec<Msg> = shown.plan_in_words(&plan).into_iter().collect();
                self.say("what is prepared", &words);
            }
        }
    }

    /// How an action is answered that may be possible or not.
    fn attempt(&mut self, seat: Seat, shown: &dyn Match, action: &str) {
        let answer = shown.boxed_clone().act(seat, action);
        let answer = answer.map_err(|refused| refused.to_string());
        self.note("the answer to an action", format!("{action}: {answer:?}"));
    }

    fn face(&mut self, name: String, face: Face) {
        self.say(&name, &face.text);
        self.say(&format!("{name}, in words"), &face.alt);
        for row in &face.rows {
            let controls = match row {
                Row::Buttons(controls) => controls,
                Row::Menu {
                    placeholder,
                    entries,
                } => {
                    self.say(&name, std::slice::from_ref(placeholder));
                    entries
                }
            };
            for control in controls {
                let id = model::Route::Play(ANY_MATCH, control.press.clone().into()).entry();
                self.note(
                    &format!("{name}, a control"),
                    format!("{id} {}", control.enabled),
                );
                self.say(
                    &format!("{name}, a control"),
                    std::slice::from_ref(&control.label),
                );
            }
        }
        self.faces.push((name, face));
    }

    fn say(&mut self, name: &str, said: &[Msg]) {
        self.said.push((name.to_owned(), said.to_vec()));
    }

    fn note(&mut self, name: &str, text: impl Into<String>) {
        self.lines.push((name.to_owned(), text.into()));
    }
}

/// What the panel lets its owner pick.
fn focuses(face: &Face) -> Vec<String> {
    face.controls()
        .filter_map(|control| match &control.press {
            Press::Focus(focus) => Some(focus.clone()),
            Press::Act(_)
            | Press::Unfocus
            | Press::TakeBack
            | Press::Prepare(_)
            | Press::Withdraw => None,
        })
        .collect()
}

fn names(playing: &dyn Match) -> BySeat<String> {
    BySeat::new(playing.n_seats(), |seat| format!("Player {seat}"))
}

/// The first thing that is not the same. Where a painter is given, words are said in every language and pictures are drawn.
pub fn difference(shown: &Seen, beside: &Seen, painter: Option<&mut Painter>) -> Option<String> {
    if shown.lines.len() != beside.lines.len()
        || shown.said.len() != beside.said.len()
        || shown.faces.len() != beside.faces.len()
    {
        return Some("not as many things are shown".to_owned());
    }
    let lines = shown.lines.iter().zip(&beside.lines);
    let mut differ = lines.filter(|(line, other)| line != other);
    if let Some(((name, line), (_, other))) = differ.next() {
        return Some(format!("{name}: {line:?}, {other:?}"));
    }
    let said = shown.said.iter().zip(&beside.said);
    let mut differ = said.clone().filter(|(said, other)| said != other);
    if let Some(((name, said), (_, other))) = differ.next() {
        return Some(format!("{name}: {said:?}, {other:?}"));
    }
    let faces = shown.faces.iter().zip(&beside.faces);
    for ((name, face), (_, other)) in faces.clone() {
        if face.scene != other.scene {
            return Some(format!("{name}: the picture"));
        }
        if face != other {
            return Some(format!("{name}: {face:?}, {other:?}"));
        }
    }
    let painter = painter?;
    let mut in_words = said.flat_map(|((name, said), (_, other))| {
        Locale::ALL.map(|locale| (name, in_words(said, locale), in_words(other, locale)))
    });
    if let Some((name, words, others)) = in_words.find(|(_, words, others)| words != others) {
        return Some(format!("{name}: {words:?}, {others:?}"));
    }
    for ((name, face), (_, other)) in faces.take(3) {
        let mut png = |face: &Face| face.scene.as_ref().map(|scene| painter.png(scene).unwrap());
        if png(face) != png(other) {
            return Some(format!("{name}: the drawn picture"));
        }
    }
    None
}

fn in_words(said: &[Msg], locale: Locale) -> String {
    let text = words(locale).lines(said, &|seat| format!("<@{seat}>"));
    fit(&text, 2_000)
}
