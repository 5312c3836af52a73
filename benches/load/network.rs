//! Separate networks for two processes and the server, between which every packet can be dropped. Linux, as root.

use std::process::{Command, Stdio};

/// What is between a process and another machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Line {
    /// To Discord, which is this program.
    Discord,
    /// To the server.
    Database,
}

pub struct Networks;

/// What their names begin with.
const NAME: &str = "lostcities";

/// The address of the server, in the networks of both processes.
pub const SERVER: &str = "10.77.9.1";

/// Where Discord is, for the process.
pub fn discord(n: usize) -> String {
    format!("10.77.{}.1", n + 1)
}

/// Where the process is, for Discord.
pub fn process(n: usize) -> String {
    format!("10.77.{}.2", n + 1)
}

impl Networks {
    /// Makes them: each process has a line to this program and one to the server.
    ///
    /// # Panics
    /// If that is not allowed.
    pub fn new() -> Self {
        // Those of a run that was killed have the same addresses.
        Self::delete();
        let networks = Self;
        let server = Self::server();
        run(&format!(
            "ip netns add {server}; ip -n {server} link set lo up; ip -n {server} addr add {SERVER}/32 dev lo"
        ));
        for n in 0..2 {
            let (own, [db, two]) = (Self::of(n), [n + 11, n + 1]);
            run(&format!(
                "ip netns add {own}; ip -n {own} link set lo up
                 ip link add {NAME}-{n} type veth peer name discord netns {own}
                 ip addr add 10.77.{two}.1/30 dev {NAME}-{n}; ip link set {NAME}-{n} up
                 ip -n {own} addr add 10.77.{two}.2/30 dev discord; ip -n {own} link set discord up
                 ip -n {own} link add database type veth peer name p{n} netns {server}
                 ip -n {server} addr add 10.77.{db}.1/30 dev p{n}; ip -n {server} link set p{n} up
                 ip -n {own} addr add 10.77.{db}.2/30 dev database; ip -n {own} link set database up
                 ip -n {own} route add {SERVER}/32 via 10.77.{db}.1"
            ));
        }
        networks
    }

    fn delete() {
        for namespace in [Self::of(0), Self::of(1), Self::server()] {
            let _ = Command::new("ip")
                .args(["netns", "delete", &namespace])
                .stderr(Stdio::null())
                .status();
        }
    }

    pub fn of(n: usize) -> String {
        format!("{NAME}-{n}")
    }

    pub fn server() -> String {
        format!("{NAME}-db")
    }

    /// From now on nothing arrives on this line of a process, in neither direction, and nobody is told.
    pub fn cut(n: usize, line: Line) {
        let (own, line) = (Self::of(n), line.name());
        run(&format!(
            "ip netns exec {own} iptables -A INPUT -i {line} -j DROP
             ip netns exec {own} iptables -A OUTPUT -o {line} -j DROP"
        ));
    }

    /// Everything of a process arrives again.
    pub fn heal(n: usize) {
        run(&format!("ip netns exec {} iptables -F", Self::of(n)));
    }
}

impl Line {
    pub const fn name(self) -> &'static str {
        match self {
            Self::Discord => "discord",
            Self::Database => "database",
        }
    }
}

impl Drop for Networks {
    fn drop(&mut self) {
        Self::delete();
    }
}

fn run(script: &str) {
    let done = Command::new("sh").args(["-euc", script]).output().unwrap();
    let said = String::from_utf8_lossy(&done.stderr);
    assert!(done.status.success(), "{script}: {said}");
}
