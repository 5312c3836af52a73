//! A log in memory.

use std::io::Write;
use std::sync::{Arc, Mutex, OnceLock};

use tracing::Dispatch;
use tracing_subscriber::EnvFilter;

use super::Ways;

#[derive(Clone, Default)]
pub struct Log(Arc<Mutex<Vec<u8>>>);

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl Log {
    pub fn dispatch(&self) -> Dispatch {
        // While there is one subscriber only, tracing asks the thread that comes first whether anybody wants an event, and
        // remembers what it says. Other tests have no subscriber; with a second one all are asked.
        static SECOND: OnceLock<Dispatch> = OnceLock::new();
        SECOND.get_or_init(|| {
            let lines = tracing_subscriber::fmt().with_writer(std::io::sink);
            Dispatch::new(lines.finish())
        });
        let log = self.clone();
        let lines = tracing_subscriber::fmt()
            .with_env_filter(EnvFilter::new("lostcities=trace,lostcities::sql=off,info"))
            .with_ansi(false)
            .without_time()
            .with_writer(move || log.clone());
        Dispatch::new(lines.finish())
    }

    /// A club whose bot writes into it.
    pub fn ways(&self) -> Ways {
        Ways {
            log: self.dispatch(),
            ..Ways::default()
        }
    }

    pub fn count(&self, text: &str) -> usize {
        let log = self.text();
        log.lines().filter(|line| line.contains(text)).count()
    }

    pub fn text(&self) -> String {
        String::from_utf8(self.0.lock().unwrap().clone()).unwrap()
    }
}
