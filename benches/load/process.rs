//! A process that is measured: what it costs, and how it ends.

use std::process::{Child, Command, ExitStatus};

/// The parts of a second in which Linux counts processor time.
const TICKS: f64 = 100.0;

/// A process, gone with what holds this.
pub struct Process {
    child: Child,
}

impl Process {
    pub fn start(command: &mut Command) -> Self {
        let child = command.spawn().unwrap();
        Self { child }
    }

    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Asks it to stop and waits until it has.
    pub async fn stop(self) -> ExitStatus {
        let id = self.id().to_string();
        assert!(Command::new("kill").arg(id).status().unwrap().success());
        self.ended().await
    }

    /// Ends it as a power cut would.
    pub async fn kill(mut self) {
        self.child.kill().unwrap();
        self.ended().await;
    }

    async fn ended(mut self) -> ExitStatus {
        let waiting = tokio::task::spawn_blocking(move || self.child.wait());
        waiting.await.unwrap().unwrap()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Seconds of processor time that a process has taken since it was started.
pub fn processor_time(id: u32) -> f64 {
    let fields = fields(id);
    let ticks = fields[11..13]
        .iter()
        .map(|field| field.parse::<u32>().unwrap());
    f64::from(ticks.sum::<u32>()) / TICKS
}

/// What Linux says of a process after its name, which may hold anything and ends with the last bracket: its state, its parent,
/// and from the twelfth on the ticks spent in the program and in the system.
fn fields(id: u32) -> Vec<String> {
    let stat = std::fs::read_to_string(format!("/proc/{id}/stat")).unwrap_or_default();
    let (_, fields) = stat.rsplit_once(')').unwrap_or_default();
    let fields: Vec<String> = fields.split_whitespace().map(str::to_owned).collect();
    if fields.len() < 13 {
        return vec!["0".to_owned(); 13];
    }
    fields
}

/// Seconds of processor time of a process and of those that it has started and that still run.
pub fn processor_time_with_children(id: u32) -> f64 {
    let parent = id.to_string();
    let all = std::fs::read_dir("/proc").unwrap().flatten();
    let ids = all.filter_map(|entry| entry.file_name().to_str()?.parse::<u32>().ok());
    let children = ids.filter(|&child| fields(child)[1] == parent);
    processor_time(id) + children.map(processor_time).sum::<f64>()
}

/// Bytes of a process in memory: now, and when they were most.
pub fn memory(id: u32) -> (u64, u64) {
    let status = std::fs::read_to_string(format!("/proc/{id}/status")).unwrap();
    let bytes = |name: &str| {
        let line = status.lines().find_map(|line| line.strip_prefix(name));
        let kib: u64 = line
            .unwrap()
            .trim_matches(|c: char| !c.is_ascii_digit())
            .parse()
            .unwrap();
        kib * 1024
    };
    (bytes("VmRSS:"), bytes("VmHWM:"))
}
