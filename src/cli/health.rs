//! Asking a running bot how it is, for Docker's health check and for people.

use std::net::SocketAddr;
use std::time::Duration;

use anyhow::{Context, bail};
use clap::Args;

use super::address::address;
use super::logs;

/// Where a bot is asked if nobody says where.
const ADDRESS: SocketAddr =
    SocketAddr::new(std::net::IpAddr::V4(std::net::Ipv4Addr::LOCALHOST), 9100);

/// How long a healthy bot may take to answer.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(5);

/// Which bot is asked, and what.
#[derive(Args, Debug)]
pub struct HealthArgs {
    /// Where the bot serves its metrics: what it was given as `--metrics`. If not given here, `LOSTCITIES_METRICS` says
    /// it, otherwise 127.0.0.1:9100 is asked.
    #[arg(value_name = "ADDRESS", value_parser = address)]
    address: Option<SocketAddr>,
    /// Ask only whether the process lives, not whether Discord and the database do.
    #[arg(long)]
    alive: bool,
}

/// Says how the bot is; an error if it is not well.
pub async fn ask(args: &HealthArgs, metrics: Option<SocketAddr>) -> anyhow::Result<()> {
    let address = args.address.or(metrics).unwrap_or(ADDRESS);
    let page = if args.alive { "health" } else { "ready" };
    let client = reqwest::Client::builder()
        .no_proxy()
        .timeout(REQUEST_TIMEOUT)
        .build()?;
    let response = client
        .get(format!("http://{address}/{page}"))
        .send()
        .await
        .with_context(|| {
            format!(
                "no bot answers at {address}; is it started with --metrics? If at another address, name that here, \
                 or set LOSTCITIES_METRICS for the bot and for this command"
            )
        })?;
    let is_well = response.status().is_success();
    let answer = response.text().await?;
    if !is_well {
        bail!("{}", answer.trim());
    }
    logs::say(answer.trim());
    Ok(())
}
