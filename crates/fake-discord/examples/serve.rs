//! Serves the fake Discord alone, for a bot in any language:
//! `cargo run -p lostcities-fake-discord --example serve [PORT [URL…]]`. With addresses, interactions are sent there over HTTP.

use std::io::{self, Write};

use lostcities_fake_discord::{Options, Sandbox, TOKEN};

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let port = args.next().map_or(Ok(8080), |port| port.parse())?;
    let sandbox = Sandbox::start(Options {
        port,
        interactions: args.collect(),
        ..Options::default()
    })
    .await?;
    let mut out = io::stdout();
    writeln!(out, "page     {}", sandbox.page())?;
    writeln!(out, "api      {}", sandbox.api())?;
    writeln!(out, "gateway  {}", sandbox.ws_url())?;
    writeln!(out, "token    {TOKEN}")?;
    writeln!(out, "key      {}", sandbox.public_key())?;
    // The process ends by a signal; nothing here needs to be saved.
    std::future::pending::<()>().await;
    Ok(())
}
