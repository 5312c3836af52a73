//! Pages that say how somebody has done.

use serenity::all::{
    ButtonStyle, CreateActionRow, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption,
};

use super::answer::Answer;
use super::asker::{Asker, names_in_text};
use super::controls::Maker;
use super::message::Outgoing;
use super::press::{Button, Press};
use super::{Bot, alt_text};
use crate::i18n::{Words, fit};
use crate::kernel::{BySeat, Seat};
use crate::present::stats::{Among, StatsPage};
use crate::present::{Msg, game_name};
use crate::render::drawable_name;
use crate::table::{MatchId, Person, PersonId, Stats, TableError};

/// The longest text of a menu's entry.
const MAX_ENTRY: usize = 100;

impl Bot {
    /// A page of how somebody has done. `called` is what they are called here, where that is known.
    pub(super) async fn stats(
        &self,
        asker: &Asker,
        of: PersonId,
        called: Option<&str>,
        page: StatsPage,
        is_on_panel: bool,
    ) -> Result<Answer, TableError> {
        let words = self.words_of(asker).await;
        let person = self.shown_person(asker, of, called).await?;
        let name = drawable_name(&person.name);
        let shown = self.tables().stats(of, asker.id, page, &name).await?;
        let seats: BySeat<Option<Person>> = vec![Some(person)].into();
        let say = |lines: &[Msg]| words.lines(lines, &names_in_text(&seats, words));
        let mut message = match &shown.face {
            Some(face) => {
                let mut message = Outgoing::private(say(&face.text));
                let alt = alt_text(face, &seats, words);
                message.picture = self.picture(face, "rating.png", &alt).await;
                message
            }
            None => Outgoing::private(say(&[nothing(of == asker.id, page)])),
        };
        message.rows = controls(of, &shown, words);
        Ok(Self::panel_answer(message, is_on_panel))
    }

    /// Whoever a page is about, by the name that is known best.
    async fn shown_person(
        &self,
        asker: &Asker,
        of: PersonId,
        called: Option<&str>,
    ) -> Result<Person, TableError> {
        if of == asker.id {
            return Ok(asker.stranger());
        }
        let known = self.tables().known(of).await?;
        let name = called.map(str::to_owned);
        let name = name.or_else(|| known.map(|known| known.name));
        Ok(Person {
            id: of,
            name: name.unwrap_or_default(),
            locale: None,
            pings: None,
        })
    }
}

/// Why a page is empty, and how to change that.
fn nothing(is_own: bool, page: StatsPage) -> Msg {
    match (is_own, page) {
        (true, StatsPage::Overview) => Msg::new("stats-nothing-yours"),
        (true, StatsPage::Game(game, _)) => {
            Msg::new("stats-nothing-yours-in").with("game", game_name(game))
        }
        (false, StatsPage::Overview) => Msg::new("stats-nothing").with("seat", Seat::FIRST),
        (false, StatsPage::Game(game, _)) => Msg::new("stats-nothing-in")
            .with("seat", Seat::FIRST)
            .with("game", game_name(game)),
    }
}

/// A menu of the pages, and a button to the matches in other company.
fn controls(of: PersonId, stats: &Stats, words: &Words) -> Vec<CreateActionRow> {
    let mut rows = Vec::new();
    if !stats.games.is_empty() {
        rows.push(menu(of, stats, words));
    }
    if let (StatsPage::Game(game, _), Some(other)) = (stats.page, stats.other) {
        let maker = Maker {
            id: MatchId(0),
            version: 0,
            words,
        };
        let key = match other {
            Among::People => "button-stats-people",
            Among::Computers => "button-stats-computers",
        };
        let press = Press::Stats(of, StatsPage::Game(game, other));
        let button = maker.button(press, key, ButtonStyle::Secondary);
        rows.push(CreateActionRow::Buttons(vec![button]));
    }
    rows
}

fn menu(of: PersonId, stats: &Stats, words: &Words) -> CreateActionRow {
    let overview = (StatsPage::Overview, Msg::new("stats-all-games"));
    let games = stats.games.iter().map(|&game| {
        // The page that is open keeps its company, and counts as chosen.
        let page = match stats.page {
            StatsPage::Game(open, _) if open == game => stats.page,
            _ => StatsPage::Game(game, Among::People),
        };
        (page, game_name(game))
    });
    let options = [overview].into_iter().chain(games).map(|(page, label)| {
        let label = fit(&words.say(&label, &|_| String::new()), MAX_ENTRY);
        CreateSelectMenuOption::new(label, Press::Stats(of, page).to_string())
            .default_selection(page == stats.page)
    });
    let kind = CreateSelectMenuKind::String {
        options: options.collect(),
    };
    let id = Button::menu(MatchId(0), 0, "stats");
    CreateActionRow::SelectMenu(CreateSelectMenu::new(id, kind))
}
