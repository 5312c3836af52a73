//! A small bot, written with poise as the real one is, that the sandbox's tests drive.

#![expect(
    clippy::unused_async,
    reason = "poise's commands are asynchronous, whether they wait or not"
)]

use std::sync::Arc;
use std::time::Duration;

use lostcities_fake_discord::{Answer, Impossible, Message, Options, Person, Sandbox, TOKEN};
use poise::serenity_prelude as serenity;
use serde_json::{Value, json};
use serenity::http::{LightMethod, Multipart, MultipartUpload, Request, Route};
use serenity::{
    ButtonStyle, CreateActionRow, CreateAttachment, CreateButton, CreateInputText,
    CreateInteractionResponse, CreateInteractionResponseMessage, CreateModal, CreateSelectMenu,
    CreateSelectMenuKind, CreateSelectMenuOption, EditInteractionResponse, InputTextStyle,
};
use tokio::task::JoinHandle;

type Done = Result<(), anyhow::Error>;
type Context<'a> = poise::Context<'a, (), anyhow::Error>;

/// The smallest picture there is: one pixel.
pub const PIXEL: &[u8] =
    b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x06\0\0\0\x1f\x15\xc4\x89";

/// A sandbox with the bot in it.
pub struct Probe {
    pub sandbox: Sandbox,
    pub http: Arc<serenity::Http>,
    pub bot: Bot,
}

impl Probe {
    /// Starts a fresh sandbox, checked by Discord's description where it is at hand, and the bot.
    pub async fn start() -> Self {
        let oracle = std::env::var_os("LOSTCITIES_DISCORD_OPENAPI").map(std::path::PathBuf::from);
        let oracle = oracle.map(|path| lostcities_fake_discord::from_openapi(&path).unwrap());
        Self::start_in(
            Sandbox::start(Options {
                oracle,
                // The library's own limiter is off, and how fast requests follow each other depends on the machine.
                requests_per_second: Some(u32::MAX),
                ..Options::default()
            })
            .await
            .unwrap(),
        )
        .await
    }

    pub async fn start_in(sandbox: Sandbox) -> Self {
        let http = http(&sandbox.api());
        register(&http).await;
        let bot = start_bot(&sandbox).await;
        sandbox.wait_ready().await;
        Self { sandbox, http, bot }
    }

    pub fn person(&self, name: &str) -> Person {
        self.sandbox.person(name).unwrap()
    }

    /// Arms a fault that strikes once.
    pub fn arm(&self, kind: &str) {
        self.sandbox.arm(kind, 1, Duration::ZERO, None).unwrap();
    }
}

/// The message that an act of a person leads to.
pub async fn shown(acting: impl Future<Output = Result<Answer, Impossible>>) -> Message {
    acting.await.unwrap().message.unwrap()
}

pub struct Bot {
    running: JoinHandle<()>,
    shards: Arc<serenity::ShardManager>,
}

impl Bot {
    /// Disconnects, so that nothing of it comes back when the sandbox does.
    pub async fn stop(self) {
        self.shards.shutdown_all().await;
        self.running.await.unwrap();
    }
}

/// A client of the sandbox's REST interface.
pub fn http(api: &str) -> Arc<serenity::Http> {
    let http = serenity::HttpBuilder::new(TOKEN)
        .proxy(api)
        .ratelimiter_disabled(true)
        .build();
    http.set_application_id(lostcities_fake_discord::BOT.number().into());
    Arc::new(http)
}

pub async fn register(http: &Arc<serenity::Http>) {
    let commands = poise::builtins::create_application_commands(&commands());
    serenity::Command::set_global_commands(http, commands)
        .await
        .unwrap();
}

pub async fn start_bot(sandbox: &Sandbox) -> Bot {
    let framework = poise::Framework::builder()
        .options(poise::FrameworkOptions {
            commands: commands(),
            event_handler: |framework, event| Box::pin(on_event(framework.serenity_context, event)),
            ..Default::default()
        })
        .initialize_owners(false)
        .setup(|_, _, _| Box::pin(async { Ok(()) }))
        .build();
    let http = serenity::HttpBuilder::new(TOKEN)
        .proxy(sandbox.api())
        .ratelimiter_disabled(true)
        .build();
    let builder = serenity::ClientBuilder::new_with_http(http, serenity::GatewayIntents::empty());
    let mut client = builder.framework(framework).await.unwrap();
    *client.ws_url.lock().await = sandbox.ws_url();
    let shards = Arc::clone(&client.shard_manager);
    let running = tokio::spawn(async move {
        let _ = client.start().await;
    });
    Bot { running, shards }
}

fn commands() -> Vec<poise::Command<(), anyhow::Error>> {
    vec![probe(), greet()]
}

/// What the sandbox is tried with
#[poise::command(
    slash_command,
    subcommands(
        "board", "secret", "slow", "form", "suggest", "silent", "whoami", "panel"
    )
)]
async fn probe(_: Context<'_>) -> Done {
    Ok(())
}

/// Posts a board for two
#[poise::command(slash_command, name_localized("de", "brett"))]
async fn board(
    context: Context<'_>,
    #[description = "against whom"] opponent: serenity::User,
    #[description = "how many"] rounds: Option<u8>,
) -> Done {
    let text = format!("<@{}> plays {} rounds", opponent.id, rounds.unwrap_or(3));
    let button = |id: &str, label: &str| {
        CreateButton::new(id)
            .label(label)
            .style(ButtonStyle::Primary)
    };
    let menu = CreateSelectMenuKind::String {
        options: vec![
            CreateSelectMenuOption::new("Red", "r"),
            CreateSelectMenuOption::new("Blue", "b"),
        ],
    };
    let rows = vec![
        CreateActionRow::Buttons(vec![
            button("accept", "Accept"),
            button("picture", "Picture"),
            button("name", "Name it"),
            button("dead", "Dead").disabled(true),
        ]),
        CreateActionRow::SelectMenu(CreateSelectMenu::new("colour", menu).placeholder("Colour")),
    ];
    context
        .send(poise::CreateReply::default().content(text).components(rows))
        .await?;
    Ok(())
}

/// Tells a secret
#[poise::command(slash_command)]
async fn secret(context: Context<'_>) -> Done {
    context
        .send(
            poise::CreateReply::default()
                .content("only yours")
                .ephemeral(true),
        )
        .await?;
    Ok(())
}

/// Thinks first
#[poise::command(slash_command)]
async fn slow(context: Context<'_>) -> Done {
    context.defer_ephemeral().await?;
    let picture = CreateAttachment::bytes(PIXEL, "hand.png").description("Your hand: red 7");
    context
        .send(
            poise::CreateReply::default()
                .content("thought")
                .attachment(picture),
        )
        .await?;
    Ok(())
}

/// Opens a form
#[poise::command(slash_command)]
async fn form(context: poise::ApplicationContext<'_, (), anyhow::Error>) -> Done {
    context
        .interaction
        .create_response(context.http(), CreateInteractionResponse::Modal(modal()))
        .await?;
    context
        .has_sent_initial_response
        .store(true, std::sync::atomic::Ordering::SeqCst);
    Ok(())
}

/// Suggests words
#[poise::command(slash_command)]
async fn suggest(
    context: Context<'_>,
    #[description = "a word"]
    #[autocomplete = "words"]
    word: String,
) -> Done {
    context.say(word).await?;
    Ok(())
}

async fn words(_: Context<'_>, partial: &str) -> serenity::CreateAutocompleteResponse {
    let fitting = ["amber", "ambush", "bark"]
        .into_iter()
        .filter(|word| word.starts_with(partial));
    let choices = fitting
        .map(|word| serenity::AutocompleteChoice::new(word, word))
        .collect();
    serenity::CreateAutocompleteResponse::new().set_choices(choices)
}

/// Never answers
#[poise::command(slash_command)]
async fn silent(_: Context<'_>) -> Done {
    Ok(())
}

/// Says what the interaction says
#[poise::command(slash_command)]
async fn whoami(context: poise::ApplicationContext<'_, (), anyhow::Error>) -> Done {
    let interaction = context.interaction;
    let channel = interaction.channel.as_ref();
    let text = format!(
        "{} {:?} {:?} {} {} {:?}",
        interaction.user.name,
        interaction.locale,
        interaction.guild_locale,
        interaction
            .app_permissions
            .is_some_and(serenity::Permissions::attach_files),
        channel.is_some_and(|channel| channel.permissions.is_some()),
        interaction.context,
    );
    context.say(text).await?;
    Ok(())
}

/// A panel of Components V2, for which serenity has no types.
pub fn panel_body(news: &str, picture: &str) -> Value {
    let button = |id: &str, label: &str, style: u8| json!({"type": 2, "style": style, "label": label, "custom_id": id});
    json!({"flags": 1 << 15, "components": [{"type": 17, "accent_color": 0x00f0_b232, "components": [
        {"type": 9, "components": [{"type": 10, "content": news}], "accessory": button("rules", "Rules", 2)},
        {"type": 12, "items": [{"media": {"url": picture}, "description": "A board"}]},
        {"type": 1, "components": [button("lay", "Lay", 3), button("back", "Back", 2)]},
        {"type": 14},
        {"type": 10, "content": "-# 11 cards left"},
    ]}]})
}

/// Answers with what serenity cannot put into words, and with a picture for a new message.
async fn answer_raw(
    http: &serenity::Http,
    (id, token): (serenity::InteractionId, &str),
    (kind, data): (u8, Value),
) -> Done {
    let body = json!({"type": kind, "data": data});
    let route = Route::InteractionResponse {
        interaction_id: id,
        token,
    };
    let request = Request::new(route, LightMethod::Post);
    let request = if kind == 4 {
        request.multipart(Some(Multipart {
            upload: MultipartUpload::Attachments(vec![CreateAttachment::bytes(PIXEL, "board.png")]),
            fields: Vec::new(),
            payload_json: Some(body.to_string()),
        }))
    } else {
        request.body(Some(serde_json::to_vec(&body)?))
    };
    http.request(request).await?;
    Ok(())
}

/// Shows a panel of Components V2
#[poise::command(slash_command)]
async fn panel(context: poise::ApplicationContext<'_, (), anyhow::Error>) -> Done {
    let interaction = context.interaction;
    let panel = panel_body("**Ben** played 9", "attachment://board.png");
    let to = (interaction.id, interaction.token.as_str());
    answer_raw(context.http(), to, (4, panel)).await?;
    context
        .has_sent_initial_response
        .store(true, std::sync::atomic::Ordering::SeqCst);
    Ok(())
}

/// Greets a person
#[poise::command(context_menu_command = "Greet")]
async fn greet(context: Context<'_>, user: serenity::User) -> Done {
    context.say(format!("Hello {}", user.name)).await?;
    Ok(())
}

fn modal() -> CreateModal {
    let input = CreateInputText::new(InputTextStyle::Short, "Your name", "name").max_length(10);
    CreateModal::new("naming", "Name it").components(vec![CreateActionRow::InputText(input)])
}

/// Clicks, choices and forms.
async fn on_event(context: &serenity::Context, event: &serenity::FullEvent) -> Done {
    let serenity::FullEvent::InteractionCreate { interaction } = event else {
        return Ok(());
    };
    let update = |text: String| {
        let message = CreateInteractionResponseMessage::new().content(text);
        CreateInteractionResponse::UpdateMessage(message)
    };
    match interaction {
        serenity::Interaction::Component(click) => match click.data.custom_id.as_str() {
            "accept" => {
                click
                    .create_response(context, update(format!("{} accepted", click.user.name)))
                    .await?;
            }
            "colour" => {
                let serenity::ComponentInteractionDataKind::StringSelect { values } =
                    &click.data.kind
                else {
                    anyhow::bail!("a select without values")
                };
                click
                    .create_response(context, update(format!("chose {}", values.join("+"))))
                    .await?;
            }
            "picture" => {
                click
                    .create_response(context, CreateInteractionResponse::Acknowledge)
                    .await?;
                let picture = CreateAttachment::bytes(PIXEL, "board.png").description("A board");
                click
                    .edit_response(
                        context,
                        EditInteractionResponse::new().new_attachment(picture),
                    )
                    .await?;
            }
            "lay" => {
                let panel = panel_body("You laid 5", "attachment://board.png");
                answer_raw(&context.http, (click.id, &click.token), (7, panel)).await?;
            }
            "rules" => {
                let message = CreateInteractionResponseMessage::new().content("The rules");
                let answer = CreateInteractionResponse::Message(message.ephemeral(true));
                click.create_response(context, answer).await?;
            }
            "name" => {
                click
                    .create_response(context, CreateInteractionResponse::Modal(modal()))
                    .await?;
            }
            other => anyhow::bail!("unknown button {other}"),
        },
        serenity::Interaction::Modal(form) => {
            let row = &form.data.components[0];
            let serenity::ActionRowComponent::InputText(input) = &row.components[0] else {
                anyhow::bail!("a form without text")
            };
            let text = format!("named {}", input.value.clone().unwrap_or_default());
            let message = CreateInteractionResponseMessage::new()
                .content(text)
                .ephemeral(true);
            form.create_response(context, CreateInteractionResponse::Message(message))
                .await?;
        }
        _ => {}
    }
    Ok(())
}
