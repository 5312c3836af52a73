//! A line to a server on which everything takes a while, as to another region, and which counts how often it was waited for.

use std::io::{self, Read, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::os::unix::net::UnixStream;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use crate::DEFAULT_PORT;

/// Lasts as long as the program.
#[derive(Debug)]
pub struct Line {
    name: String,
    listens: SocketAddr,
    waits: Arc<Mutex<Waits>>,
}

#[derive(Default, Debug)]
struct Waits {
    /// On how many connections an answer is waited for.
    n_open: usize,
    /// How often all answers had come that were waited for at the same time.
    n_over: usize,
}

fn lock(waits: &Mutex<Waits>) -> MutexGuard<'_, Waits> {
    waits.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Line {
    /// A line to the server with this address, as [`crate::Server::address`] gives it, on which a question takes `delay` longer.
    ///
    /// # Panics
    /// If it is no such address, or nobody may listen on 127.0.0.1.
    pub fn to(address: &str, delay: Duration) -> Self {
        let rest = address.strip_prefix("postgres:///");
        let (name, query) = rest
            .and_then(|rest| rest.split_once('?'))
            .expect("a socket's address");
        let value = |key| query.split('&').find_map(|pair| pair.strip_prefix(key));
        let folder = PathBuf::from(value("host=").expect("a folder"));
        let port = value("port=").map_or_else(|| DEFAULT_PORT.to_string(), str::to_owned);
        let socket = folder.join(format!(".s.PGSQL.{port}"));
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let line = Self {
            name: name.to_owned(),
            listens: listener.local_addr().expect("it listens"),
            waits: Arc::default(),
        };
        let waits = Arc::clone(&line.waits);
        thread::spawn(move || {
            for client in listener.incoming().flatten() {
                // A client whose server is gone finds its connection closed.
                let _ = UnixStream::connect(&socket)
                    .and_then(|server| carry(client, server, delay, Arc::clone(&waits)));
            }
        });
        line
    }

    /// The address of the same database by this line.
    pub fn address(&self) -> String {
        format!("postgres://postgres@{}/{}", self.listens, self.name)
    }

    /// Whether nobody waits for an answer.
    pub fn is_quiet(&self) -> bool {
        lock(&self.waits).n_open == 0
    }

    /// How often answers have been waited for until now; at the same time for several counts once.
    pub fn n_waits(&self) -> usize {
        lock(&self.waits).n_over
    }
}

/// Carries what both say, until one of them ends.
fn carry(
    client: TcpStream,
    server: UnixStream,
    delay: Duration,
    waits: Arc<Mutex<Waits>>,
) -> io::Result<()> {
    client.set_nodelay(true)?;
    let (mut asks, mut hears) = (client.try_clone()?, client);
    let (mut asked, mut answers) = (server.try_clone()?, server);
    let is_open = Arc::new(Mutex::new(false));
    let (opens, all) = (Arc::clone(&is_open), Arc::clone(&waits));
    thread::spawn(move || {
        let mut bytes = [0; 1 << 14];
        while let Ok(n @ 1..) = asks.read(&mut bytes) {
            let mut open = opens.lock().unwrap_or_else(PoisonError::into_inner);
            lock(&all).n_open += usize::from(!std::mem::replace(&mut *open, true));
            drop(open);
            thread::sleep(delay);
            if asked.write_all(&bytes[..n]).is_err() {
                break;
            }
        }
        let _ = asked.shutdown(Shutdown::Both);
    });
    thread::spawn(move || {
        let mut bytes = [0; 1 << 14];
        let mut is_over = false;
        while !is_over {
            let n = answers.read(&mut bytes).unwrap_or(0);
            is_over = n == 0;
            let mut open = is_open.lock().unwrap_or_else(PoisonError::into_inner);
            if std::mem::take(&mut *open) {
                let mut waits = lock(&waits);
                waits.n_open -= 1;
                waits.n_over += usize::from(waits.n_open == 0);
            }
            drop(open);
            is_over |= hears.write_all(&bytes[..n]).is_err();
        }
        let _ = hears.shutdown(Shutdown::Both);
    });
    Ok(())
}
