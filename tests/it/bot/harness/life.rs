//! Starting the bot, and ending it politely or not; Discord that goes away and comes back.

use std::sync::Arc;
use std::time::Duration;

use lostcities::sandbox::{Options, Sandbox};
use lostcities::service::{self, BotHandle};
use lostcities::table::Environment;
use tokio::net::TcpSocket;
use tokio::runtime::{Builder, Runtime};

use super::Club;

/// The bot, and the threads that it runs on.
pub(super) struct Bot {
    pub(super) running: Option<BotHandle>,
    runtime: Option<Runtime>,
}

impl Drop for Bot {
    /// A runtime may not be dropped the ordinary way where others run.
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

impl Club {
    /// Starts the bot and waits until it is ready and has caught up.
    pub async fn start(&mut self) {
        assert!(self.bot.is_none(), "the bot runs already");
        self.bot = Some(self.launched(Arc::clone(&self.around) as _).await);
        self.deliver();
        self.sandbox.wait_ready().await;
        self.running().make_round().await.unwrap();
        self.wait_until_idle().await;
    }

    /// Starts another process on the same database; interactions come over HTTP, to each in turn.
    pub async fn start_another(&mut self) {
        self.start_another_in(Arc::clone(&self.around) as _).await;
    }

    /// The same in another environment, as on another machine.
    pub async fn start_another_in(&mut self, around: Arc<dyn Environment>) {
        let other = self.launched(around).await;
        self.others.push(other);
        self.deliver();
    }

    /// The first process ends as by a power cut: nothing is finished. Another one takes its place.
    pub fn crash_first(&mut self) {
        let other = self.others.pop().expect("another process");
        drop(self.bot.replace(other));
        self.deliver();
    }

    async fn launched(&self, around: Arc<dyn Environment>) -> Bot {
        let log = self.ways.log.clone();
        let runtime = Builder::new_multi_thread()
            .worker_threads(self.ways.n_threads)
            .on_thread_start(move || {
                // The guard would end the logging with this function.
                std::mem::forget(tracing::dispatcher::set_default(&log));
            })
            .enable_all()
            .build()
            .unwrap();
        let (studio, timeouts) = (self.ways.studio.clone(), self.ways.timeouts);
        let starting = runtime.spawn(service::start_in(self.config(), around, studio, timeouts));
        // From here on a failing test ends the runtime in the right way.
        let mut bot = Bot {
            running: None,
            runtime: Some(runtime),
        };
        bot.running = Some(starting.await.unwrap().unwrap());
        bot
    }

    pub fn processes(&self) -> impl Iterator<Item = &BotHandle> {
        let bots = self.bot.iter().chain(&self.others);
        bots.filter_map(|bot| bot.running.as_ref())
    }

    /// Tells Discord where the bot takes interactions over HTTP, if it does.
    fn deliver(&self) {
        let addresses = self.processes().filter_map(BotHandle::interactions);
        let urls = addresses.map(|address| format!("http://{address}/"));
        self.sandbox.deliver_to(urls.collect());
    }

    /// Stops the bot as a signal does: what is under way is finished.
    pub async fn stop(&mut self) {
        for mut other in std::mem::take(&mut self.others) {
            if let Some(running) = other.running.take() {
                running.stop().await;
            }
        }
        let mut bot = self.bot.take().expect("the bot runs");
        bot.running.take().unwrap().stop().await;
        // A connection that was being opened anew ends with the program.
        drop(bot);
        self.wait_gone().await;
    }

    /// Stops the bot as a power cut does: nothing is finished.
    pub async fn crash(&mut self) {
        self.others.clear();
        drop(self.bot.take().expect("the bot runs"));
        self.wait_gone().await;
    }

    /// The power fails and comes back: nothing is finished, and the bot starts again.
    pub async fn lose_power(&mut self) {
        self.crash().await;
        self.start().await;
    }

    async fn wait_gone(&self) {
        self.sandbox.deliver_to(Vec::new());
        let gone = || !self.sandbox.is_ready();
        assert!(self.sandbox.wait_until(Duration::from_secs(20), gone).await);
    }

    /// Stops the bot and starts it again on the same database; the sandbox and its messages live on.
    pub async fn restart(&mut self) {
        self.stop().await;
        self.start().await;
    }

    /// The running bot, to be stopped in another way than by [`Club::stop`].
    pub fn take_running(&mut self) -> BotHandle {
        self.bot.as_mut().unwrap().running.take().unwrap()
    }

    /// The process that was started last beside the first one, to be stopped by itself.
    pub fn take_other(&mut self) -> BotHandle {
        self.others.last_mut().unwrap().running.take().unwrap()
    }

    /// Waits until the bot's connection ends for good.
    pub async fn ended(&mut self) -> anyhow::Result<()> {
        self.bot
            .as_mut()
            .unwrap()
            .running
            .as_mut()
            .unwrap()
            .ended()
            .await
    }

    /// Nobody listens any more where Discord was; returns that place, which nobody else can take.
    pub async fn discord_goes_away(&mut self) -> TcpSocket {
        let nobody = Sandbox::start(Options::default()).await.unwrap();
        let gone = std::mem::replace(&mut self.sandbox, nobody);
        let address = gone.address();
        gone.stop().await.unwrap();
        let place = TcpSocket::new_v4().unwrap();
        place.set_reuseaddr(true).unwrap();
        place.bind(address).unwrap();
        place
    }

    /// Discord listens there again and knows all that it knew. Waits until the bot has noticed.
    pub async fn discord_comes_back(&mut self, place: TcpSocket) {
        let port = place.local_addr().unwrap().port();
        drop(place);
        let now_ms = u64::try_from(self.around.now().millis()).unwrap();
        self.sandbox = self.ways.sandbox(&self.home, now_ms, port).await;
        self.checked = 0;
        self.deliver();
        self.sandbox.wait_ready().await;
    }
}
