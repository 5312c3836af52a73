//! How a benchmark of a database runs, and how it says what it has measured.

use std::time::Duration;

pub fn run(measured: impl Future<Output = ()>) {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build();
    runtime.unwrap().block_on(measured);
}

/// Prints the median, the 99th percentile and the longest.
#[expect(clippy::print_stdout, reason = "this is what a bench is for")]
pub fn tell(what: &str, mut times: Vec<Duration>) {
    times.sort_unstable();
    let at = |percent: usize| times[(times.len() * percent / 100).min(times.len() - 1)];
    println!(
        "{what}: median {:.2?}, 99th percentile {:.2?}, longest {:.2?} of {}",
        at(50),
        at(99),
        at(100),
        times.len()
    );
}
