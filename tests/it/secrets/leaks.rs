//! Games that let slip a hidden card, each in another way: the comparison finds every one of them.

use lostcities::ai;
use lostcities::games::classic::{Action, Card, Chance, Classic, Effect, Glimpse, Setup, View};
use lostcities::games::tally::{Tallied, Tally};
use lostcities::games::values::{ClassicValues, Values};
use lostcities::kernel::{
    Bot, BySeat, Game, GameRng, Illegal, Level, Outcome, Seat, Seed, Step, Turn, Viewer,
};
use lostcities::present::Press;
use lostcities::present::scene::{Label, Paint};
use lostcities::present::{
    Control, Drawn, Face, GameInfo, Honours, Match, Msg, NotPlayed, Player, Playing, Prepare,
    Present, PresentContext, Row, Scene, Told,
};
use lostcities::registry;
use serde_json::json;

use super::Comparison;

/// The classic game with a hole at `WHERE`.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Leaky<const WHERE: u8>(Classic);

const NOWHERE: u8 = 0;
const TEXT: u8 = 1;
const ALT: u8 = 2;
const PICTURE: u8 = 3;
const CONTROL: u8 = 4;
const SUGGESTION: u8 = 5;
const DESCRIPTION: u8 = 6;
const TOLD: u8 = 7;
const CHOICES: u8 = 8;
const REFUSAL: u8 = 9;
const PREPARING: u8 = 10;
const PREPARED: u8 = 11;

/// A view that knows a card of the other hand.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Peeking(View, Option<Card>);

impl<const WHERE: u8> Leaky<WHERE> {
    /// A card that nobody but its owner should know.
    fn secret(&self, viewer: Viewer) -> Option<Card> {
        let other = viewer.seat().map_or(Seat::FIRST, |seat| seat.next(2));
        let view = self.0.view(Viewer::Seat(other));
        view.hand().iter().next()
    }
}

impl<const WHERE: u8> Game for Leaky<WHERE> {
    type Setup = Setup;
    type Values = ClassicValues;
    type Action = Action;
    type Chance = Chance;
    type Glimpse = Glimpse;
    type Effect = (Effect, Option<Card>);
    type View = Peeking;

    fn start(setup: &Setup, values: &'static ClassicValues) -> Self {
        Self(Classic::start(setup, values))
    }

    fn n_seats(&self) -> u8 {
        self.0.n_seats()
    }

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }

    fn points(&self) -> BySeat<i32> {
        self.0.points()
    }

    fn rounds(&self) -> Vec<Vec<i32>> {
        self.0.rounds()
    }

    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        self.0.legal_actions(seat, actions);
        // A move less for who plays against an even card.
        let secret = self.secret(Viewer::Seat(seat)).map(|card| card.to_string());
        let is_even = secret.is_some_and(|card| card.ends_with(['2', '4', '6', '8', '0']));
        if WHERE == CHOICES && actions.len() > 8 && is_even {
            actions.pop();
        }
    }

    fn sample(&self, rng: &mut GameRng) -> Chance {
        self.0.sample(rng)
    }

    fn apply(
        &mut self,
        step: &Step<Action, Chance>,
        tell: &mut impl FnMut((Effect, Option<Card>)),
    ) -> Result<(), Illegal> {
        let secret = match step {
            Step::Chance(Chance::Draw { card, .. }) if WHERE == TOLD => Some(*card),
            _ => None,
        };
        let refusal = match step {
            Step::Act {
                seat,
                action: Action::Play(card),
            } if WHERE == REFUSAL => {
                let other = self.0.view(Viewer::Seat(seat.next(2)));
                other.hand().contains(*card).then_some(Illegal::Impossible)
            }
            _ => None,
        };
        let applied = self.0.apply(step, &mut |effect| tell((effect, secret)));
        applied.map_err(|why| refusal.unwrap_or(why))
    }

    fn may_take_back(&self, seat: Seat) -> bool {
        self.0.may_take_back(seat)
    }

    fn view(&self, viewer: Viewer) -> Peeking {
        Peeking(self.0.view(viewer), self.secret(viewer))
    }

    fn glimpse(chance: &Chance, viewer: Viewer) -> Glimpse {
        Classic::glimpse(chance, viewer)
    }

    fn determinize(view: &Peeking, rng: &mut GameRng) -> Self {
        Self(Classic::determinize(&view.0, rng))
    }
}

impl<const WHERE: u8> Leaky<WHERE> {
    /// The face, which says at `WHERE` what the view should not know.
    fn betray(face: Face, view: &Peeking) -> Face {
        let Some(secret) = view.1.map(|card| card.to_string()) else {
            return face;
        };
        let mut face = face;
        let slip = Msg::new("seat").with("seat", secret.as_str());
        match WHERE {
            TEXT => face.text.push(slip),
            ALT => face.alt.push(slip),
            CONTROL => face.rows.push(Row::Buttons(vec![Control::new(
                Press::Focus(secret),
                Msg::new("classic-hand"),
            )])),
            PICTURE => {
                let label = Label::word(&secret, 20, Paint::Gold);
                if let Some(scene) = &mut face.scene {
                    scene.put(30, 30, label);
                }
            }
            _ => {}
        }
        face
    }
}

impl<const WHERE: u8> Tallied for Leaky<WHERE> {
    fn tally(effect: &Self::Effect, tallies: &mut BySeat<Tally>) {
        Classic::tally(&effect.0, tallies);
    }
}

impl<const WHERE: u8> Prepare for Leaky<WHERE> {
    type Plan = <Classic as Prepare>::Plan;

    fn may_prepare(view: &Peeking) -> bool {
        Classic::may_prepare(&view.0)
    }

    fn is_possible(view: &Peeking, plan: Self::Plan) -> bool {
        let is_secret = |card: Card| view.1.is_some_and(|secret| secret < card);
        let is_told = WHERE == PREPARED && plan.taken.is_some_and(is_secret);
        Classic::is_possible(&view.0, plan) && !is_told
    }

    fn next_act(
        view: &Peeking,
        legal: &[Action],
        plan: Self::Plan,
        n_played: usize,
    ) -> Result<Option<Action>, NotPlayed> {
        Classic::next_act(&view.0, legal, plan, n_played)
    }

    fn plan_in_words(plan: Self::Plan) -> Msg {
        Classic::plan_in_words(plan)
    }

    fn preparing(view: &Peeking, so_far: &str, around: &PresentContext<Action>) -> Option<Face> {
        let face = Classic::preparing(&view.0, so_far, around)?;
        Some(if WHERE == PREPARING {
            let mut face = face;
            let slip = view
                .1
                .map(|card| Msg::new("seat").with("seat", card.to_string()));
            face.text.extend(slip);
            face
        } else {
            face
        })
    }
}

impl<const WHERE: u8> Present for Leaky<WHERE> {
    const INFO: &'static GameInfo = <Classic as Present>::INFO;

    fn options(setup: &Setup) -> Option<Msg> {
        Classic::options(setup)
    }

    fn minutes(setup: &Setup) -> u16 {
        Classic::minutes(setup)
    }

    fn choice(view: &Peeking, action: Action) -> Msg {
        match view.1 {
            Some(card) if WHERE == SUGGESTION => Msg::new("seat").with("seat", card.to_string()),
            _ => Classic::choice(&view.0, action),
        }
    }

    fn reason(_: &Peeking, _: Action) -> Option<Msg> {
        None
    }

    fn tell(effect: &Self::Effect) -> Told {
        let mut told = Classic::tell(&effect.0);
        if let Some(card) = effect.1 {
            told.text
                .push(Msg::new("seat").with("seat", card.to_string()));
        }
        told
    }

    fn drawn(glimpse: &Glimpse) -> Option<Drawn> {
        Classic::drawn(glimpse)
    }

    fn table(view: &Peeking, around: &PresentContext<Action>) -> Face {
        Self::betray(Classic::table(&view.0, around), view)
    }

    fn panel(
        view: &Peeking,
        legal: &[Action],
        focus: Option<&str>,
        around: &PresentContext<Action>,
    ) -> Face {
        Classic::panel(&view.0, legal, focus, around)
    }

    fn result_card(view: &Peeking, honours: &Honours) -> Scene {
        Classic::result_card(&view.0, honours)
    }

    fn describe(view: &Peeking, around: &PresentContext<Action>) -> Vec<Msg> {
        let mut lines = Classic::describe(&view.0, around);
        if WHERE == DESCRIPTION {
            lines.extend(
                view.1
                    .map(|card| Msg::new("seat").with("seat", card.to_string())),
            );
        }
        lines
    }
}

impl<const WHERE: u8> Bot<Leaky<WHERE>> for ai::classic::Computer {
    fn choose(&self, view: &Peeking, legal: &[Action], rng: &mut GameRng) -> Action {
        Bot::<Classic>::choose(self, &view.0, legal, rng)
    }
}

/// What comparing some matches of the leaking game finds.
fn found<const WHERE: u8>() -> Option<String> {
    let setup = registry::setup(lostcities::games::GameKind::Classic, &json!({"rounds": 1}));
    let setup: Setup = serde_json::from_value(setup.unwrap()).unwrap();
    let start = || -> Box<dyn Match> {
        let values = &Values::latest().classic;
        Box::new(Playing::<Leaky<WHERE>>::new(setup, values, |_: Level| {
            &ai::classic::Computer
        }))
    };
    let mut comparison = Comparison::new(7);
    (0..3).find_map(|seed| {
        let seed = Seed::simulated(7, seed);
        comparison.compare(&start, &seed, &[Player::Quick; 2]).err()
    })
}

#[test]
fn every_leak_is_found() {
    assert_eq!(found::<NOWHERE>(), None);
    for (name, found, named) in [
        ("text", found::<TEXT>(), "the table: "),
        ("alt", found::<ALT>(), "the table, in words: "),
        ("picture", found::<PICTURE>(), "the picture"),
        ("control", found::<CONTROL>(), "a control: "),
        ("suggestion", found::<SUGGESTION>(), "the suggestions: "),
        ("description", found::<DESCRIPTION>(), "the text: "),
        ("told", found::<TOLD>(), "what was told: "),
        ("panel to prepare on", found::<PREPARING>(), "chosen: "),
        (
            "answer to what is prepared",
            found::<PREPARED>(),
            "whether it can be prepared: ",
        ),
        (
            "choices",
            found::<CHOICES>(),
            "not as many things are shown",
        ),
        ("refusal", found::<REFUSAL>(), "the answer to an action: "),
    ] {
        let found = found.unwrap_or_else(|| panic!("the leak in the {name} was not found"));
        assert!(found.contains(named), "{name}: {found}");
    }
}
