//! A log in memory.

use std::io::Write;
use std::sync::{Arc, Mutex};

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

    pub fn text(&self) -> String {
        String::from_utf8(self.0.lock().unwrap().clone()).unwrap()
    }
}
