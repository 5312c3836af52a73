//! Servers of PostgreSQL: which of several is connected to, and what a session must be before anybody uses it.
//!
//! An address may lead to one server now and to another later: a proxy, a name, a list of hosts. A session is good for nothing if its
//! server is a standby that follows another one, and worse if its server is a primary that was replaced: what is written there is lost.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use std::{fmt, io};

use sqlx::error::Error;
use sqlx::postgres::PgConnectOptions;
use sqlx::{ConnectOptions as _, Executor as _, PgConnection};
use thiserror::Error;

use crate::StoreError;
use crate::driver::FromRow;

/// How long a server may refuse connections that is perhaps only starting. Less than anything waits for one.
pub const PATIENCE: Duration = Duration::from_secs(8);

/// After which pause it is asked again.
const AGAIN: Duration = Duration::from_millis(250);

/// How long one of several hosts may take before the next is asked.
const HOST_TIMEOUT: Duration = Duration::from_secs(2);

/// What a session is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    Writing,
    /// Nobody writes by it, but it reads what others write.
    Reading,
    /// To look at whatever is there; of several hosts it is the primary, too.
    Looking,
}

/// Why a server is not used that answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum NotAdmitted {
    #[error("the server may only be read")]
    ReadOnly,
    #[error("the server is not the one before, nor one that has taken its place")]
    Replaced,
}

/// The process of a server that does what a session asks for, by its number there.
#[derive(Clone, Copy, Debug)]
pub struct Process(i32);

/// What a server says of itself.
#[derive(FromRow)]
struct Found {
    process: i32,
    is_standby: bool,
    is_read_only: bool,
    /// Which cluster it belongs to, and its timeline, which grows each time when a standby takes the place of its primary; `None`
    /// where it does not say.
    system: Option<String>,
    timeline: Option<String>,
}

/// The cluster, and its newest timeline.
type Identity = Arc<Mutex<Option<(String, String)>>>;

/// Some services do not answer the first.
const QUESTIONS: [&str; 2] = [
    "select pg_backend_pid() as process, pg_is_in_recovery() as is_standby,
     current_setting('transaction_read_only') = 'on' as is_read_only,
     (select system_identifier::text from pg_control_system()) as system,
     case when not pg_is_in_recovery() then left(pg_walfile_name(pg_current_wal_lsn()), 8) end as timeline",
    "select pg_backend_pid() as process, pg_is_in_recovery() as is_standby,
     current_setting('transaction_read_only') = 'on' as is_read_only,
     null::text as system, null::text as timeline",
];

/// A server, or several of which one is to be used, and how.
#[derive(Clone)]
pub struct ServerOptions {
    hosts: Vec<PgConnectOptions>,
    settings: String,
    purpose: Purpose,
    known: Identity,
    /// When a connection was last noticed to have ended. All that were there then may be dead.
    pub last_loss: Arc<Mutex<Option<Instant>>>,
}

impl fmt::Debug for ServerOptions {
    /// Its purpose alone: options hold a password.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.purpose.fmt(f)
    }
}

impl ServerOptions {
    /// Reads an address: one of libpq's, also with several hosts, as `a:5432,b:5432` or `host=a,b`.
    ///
    /// # Errors
    /// If it cannot be understood, or asks for a server that may only be read.
    pub fn parse(address: &str) -> Result<Self, Error> {
        let hosts = each_host(address)?.into_iter();
        let hosts: Result<_, Error> = hosts.map(|address| address.parse()).collect();
        Ok(Self {
            hosts: hosts?,
            settings: String::new(),
            purpose: Purpose::Looking,
            known: Identity::default(),
            last_loss: Arc::default(),
        })
    }

    /// The same for another purpose, with more settings.
    #[must_use]
    pub fn for_purpose(
        &self,
        purpose: Purpose,
        settings: impl IntoIterator<Item = (&'static str, String)>,
    ) -> Self {
        let mut made = self.clone();
        made.purpose = purpose;
        for (name, value) in settings {
            made.settings
                .extend(["set ", name, " = '", value.as_str(), "'; "]);
        }
        made
    }

    /// The same with these changes to how each host is connected to.
    #[must_use]
    pub fn map(mut self, change: impl Fn(PgConnectOptions) -> PgConnectOptions) -> Self {
        self.hosts = self.hosts.into_iter().map(change).collect();
        self
    }

    /// Whether the server that is there now says that this process of it works on a statement.
    pub async fn is_at_work(&self, process: Process) -> Result<bool, Error> {
        let (mut session, _) = self.connect(Duration::ZERO).await?;
        let asked = sqlx::query_scalar(
            "select exists (select from pg_stat_activity where pid = $1 and state not like 'idle%')",
        );
        asked.bind(process.0).fetch_one(&mut session).await
    }

    /// Connects to a server, also if that takes a while. sqlx's pool waits, too, but says in the end only that time is up; it passes
    /// on what cannot pass by waiting, as what this returns looks to it.
    pub async fn connect(&self, patience: Duration) -> Result<(PgConnection, Process), Error> {
        let begun = Instant::now();
        loop {
            let mut failed = None;
            for host in &self.hosts {
                match self.session(host).await {
                    Ok(session) => return Ok(session),
                    // Of several hosts the one that waits to be there says more than the last.
                    Err(error) if failed.as_ref().is_some_and(is_passing) => drop(error),
                    Err(error) => failed = Some(error),
                }
            }
            let error = failed.unwrap_or(Error::PoolClosed);
            if !is_passing(&error) {
                return Err(error);
            }
            if begun.elapsed() >= patience {
                return Err(match error {
                    Error::Io(error) if error.kind() == io::ErrorKind::Other => Error::Io(error),
                    error => Error::Io(io::Error::other(error)),
                });
            }
            tokio::time::sleep(AGAIN).await;
        }
    }

    /// A session at one host that may be used.
    async fn session(&self, host: &PgConnectOptions) -> Result<(PgConnection, Process), Error> {
        let session = async {
            let mut session = host.connect().await?;
            let process = self.admit(&mut session, &self.settings).await?;
            Ok((session, process))
        };
        if self.hosts.len() == 1 {
            return session.await;
        }
        in_time(session).await
    }

    /// Looks whether a session may still be used, whose server may have become another.
    pub async fn check(&self, session: &mut PgConnection) -> Result<(), Error> {
        in_time(self.admit(session, "")).await?;
        Ok(())
    }

    async fn admit(&self, session: &mut PgConnection, settings: &str) -> Result<Process, Error> {
        let [with_identity, without] = QUESTIONS.map(|question| format!("{settings}{question}"));
        let ask = |text| sqlx::raw_sql(sqlx::AssertSqlSafe(text));
        let row = match session.fetch_one(ask(with_identity)).await {
            Err(error @ Error::Database(_)) if !StoreError::is_connection_lost(&error) => {
                session.fetch_one(ask(without)).await?
            }
            row => row?,
        };
        let found = Found::from_row(&row)?;
        let process = Process(found.process);
        let admitted = self.may_be(found);
        admitted.map_err(|error| Error::Io(io::Error::other(error)))?;
        Ok(process)
    }

    fn may_be(&self, found: Found) -> Result<(), NotAdmitted> {
        let is_refused = match self.purpose {
            Purpose::Writing => found.is_standby || found.is_read_only,
            Purpose::Reading => found.is_standby,
            Purpose::Looking => found.is_standby && self.hosts.len() > 1,
        };
        if is_refused {
            return Err(NotAdmitted::ReadOnly);
        }
        let (Some(system), Some(timeline)) = (found.system, found.timeline) else {
            return Ok(());
        };
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        // Timelines are hexadecimal numbers of one length.
        let is_replaced = |known: &(String, String)| known.0 != system || known.1 > timeline;
        if known.as_ref().is_some_and(is_replaced) {
            return Err(NotAdmitted::Replaced);
        }
        *known = Some((system, timeline));
        drop(known);
        Ok(())
    }
}

/// What a server answers before the next is asked.
async fn in_time<T>(asked: impl Future<Output = Result<T, Error>>) -> Result<T, Error> {
    let done = tokio::time::timeout(HOST_TIMEOUT, asked).await;
    done.unwrap_or_else(|_| Err(Error::Io(io::ErrorKind::TimedOut.into())))
}

/// Whether a server is not to be had only for now.
fn is_passing(error: &Error) -> bool {
    match error {
        Error::Io(error) => {
            let is_not_admitted = error
                .get_ref()
                .and_then(|inner| inner.downcast_ref::<NotAdmitted>())
                .is_some();
            let kinds = [io::ErrorKind::ConnectionRefused, io::ErrorKind::TimedOut];
            is_not_admitted || kinds.contains(&error.kind())
        }
        Error::Database(error) => error.is_transient_in_connect_phase(),
        _ => false,
    }
}

/// The address of each host of an address.
fn each_host(address: &str) -> Result<Vec<String>, Error> {
    let (before, query) = address.split_once('?').unwrap_or((address, ""));
    let mut lists: [Vec<&str>; 2] = [vec![""], vec![""]];
    let mut others = Vec::new();
    for parameter in query.split('&').filter(|parameter| !parameter.is_empty()) {
        match parameter.split_once('=') {
            Some(("target_session_attrs", "any" | "primary" | "read-write")) => {}
            Some(("target_session_attrs", _)) => {
                return Err(Error::Configuration(
                    "the bot writes: target_session_attrs can be read-write alone".into(),
                ));
            }
            Some(("host", hosts)) => lists[0] = hosts.split(',').collect(),
            Some(("port", ports)) => lists[1] = ports.split(',').collect(),
            _ => others.push(parameter),
        }
    }
    let (scheme, rest) = before.split_once("://").unwrap_or(("postgres", before));
    let (authority, path) = rest.split_at(rest.find('/').unwrap_or(rest.len()));
    let (user, names) = match authority.rsplit_once('@') {
        Some((user, names)) => (format!("{user}@"), names),
        None => (String::new(), authority),
    };
    let [hosts, ports] = lists;
    let mut addresses = Vec::new();
    for name in names.split(',') {
        for (number, host) in hosts.iter().enumerate() {
            let port = ports.get(number).unwrap_or(&ports[0]);
            let own = [("host", host), ("port", port)];
            let own = own.iter().filter(|(_, value)| !value.is_empty());
            let own = own.map(|(key, value)| format!("{key}={value}"));
            let parameters: Vec<String> = others
                .iter()
                .map(|&other| other.to_owned())
                .chain(own)
                .collect();
            addresses.push(format!(
                "{scheme}://{user}{name}{path}?{}",
                parameters.join("&")
            ));
        }
    }
    Ok(addresses)
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    use tokio::net::TcpListener;

    use super::*;

    /// The error of a server that refuses connections with this code; without one it does not listen.
    async fn refusal(code: Option<&'static str>) -> Error {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        if let Some(code) = code {
            tokio::spawn(async move {
                let (mut client, _) = listener.accept().await.unwrap();
                let _ = client.read(&mut [0; 512]).await;
                let fields = format!("SFATAL\0VFATAL\0C{code}\0Mno\0\0");
                let length = u32::try_from(fields.len() + 4).unwrap().to_be_bytes();
                let message = [b"E", &length[..], fields.as_bytes()].concat();
                client.write_all(&message).await.unwrap();
            });
        } else {
            drop(listener);
        }
        let options = format!("postgres://bot@{address}/games?sslmode=disable");
        let refused = ServerOptions::parse(&options)
            .unwrap()
            .connect(Duration::ZERO)
            .await;
        refused.unwrap_err()
    }

    #[tokio::test]
    async fn a_server_that_refuses_connections_says_why_and_not_that_time_is_up() {
        for (code, reason) in [
            (None, "Connection refused"),
            (Some("53300"), "its server has no connection left"),
            (Some("57P03"), "its server stops or starts"),
            (Some("28P01"), "refuses the user or the password"),
        ] {
            let refusal = refusal(code).await;
            assert!(!is_passing(&refusal), "the pool waits on: {refusal:?}");
            let said = format!("{:#}", anyhow::Error::new(StoreError::from(refusal)));
            assert!(said.contains(reason), "{said}");
        }
    }

    #[test]
    fn an_address_may_have_several_hosts_in_the_words_of_libpq() {
        let rows = [
            (
                "postgres://me:x@one/games",
                vec!["postgres://me:x@one/games?"],
            ),
            (
                "postgres://me@one:5433,two/games?target_session_attrs=read-write&sslmode=require",
                vec![
                    "postgres://me@one:5433/games?sslmode=require",
                    "postgres://me@two/games?sslmode=require",
                ],
            ),
            (
                "postgres:///games?host=/run/one,/run/two&port=5432,5433",
                vec![
                    "postgres:///games?host=/run/one&port=5432",
                    "postgres:///games?host=/run/two&port=5433",
                ],
            ),
        ];
        for (address, hosts) in rows {
            assert_eq!(each_host(address).unwrap(), hosts);
            assert!(ServerOptions::parse(address).is_ok(), "{address}");
        }
        let standby = each_host("postgres://one,two/games?target_session_attrs=standby");
        let refusal = standby.unwrap_err().to_string();
        assert!(refusal.contains("can be read-write alone"), "{refusal}");
    }

    #[test]
    fn a_server_that_was_replaced_or_may_only_be_read_is_not_used() {
        let server = ServerOptions::parse("postgres://one/games").unwrap();
        let found = |is_standby, is_read_only, system: &str, timeline: &str| Found {
            process: 1,
            is_standby,
            is_read_only,
            system: Some(system.to_owned()),
            timeline: (!is_standby).then(|| timeline.to_owned()),
        };
        let rows = [
            (
                Purpose::Writing,
                found(false, false, "7", "0000000A"),
                Ok(()),
            ),
            (
                Purpose::Writing,
                found(true, true, "7", ""),
                Err(NotAdmitted::ReadOnly),
            ),
            (
                Purpose::Writing,
                found(false, true, "7", "0000000A"),
                Err(NotAdmitted::ReadOnly),
            ),
            (
                Purpose::Reading,
                found(false, true, "7", "0000000A"),
                Ok(()),
            ),
            (
                Purpose::Reading,
                found(true, true, "7", ""),
                Err(NotAdmitted::ReadOnly),
            ),
            (Purpose::Looking, found(true, true, "7", ""), Ok(())),
            (
                Purpose::Writing,
                found(false, false, "7", "0000000B"),
                Ok(()),
            ),
            (
                Purpose::Reading,
                found(false, false, "7", "0000000A"),
                Err(NotAdmitted::Replaced),
            ),
            (
                Purpose::Writing,
                found(false, false, "8", "0000000C"),
                Err(NotAdmitted::Replaced),
            ),
        ];
        for (number, (purpose, found, expected)) in rows.into_iter().enumerate() {
            let admitted = server.for_purpose(purpose, []).may_be(found);
            assert_eq!(admitted, expected, "row {number}");
        }
    }
}
