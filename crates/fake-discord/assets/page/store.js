/**
 * What this window knows: the world, who sits before it, where they are, and the messages they see.
 */

import * as api from "./api.js";
import { setAhead } from "./time.js";

/** @typedef {import("./shapes.js").Person} Person */
/** @typedef {import("./shapes.js").Channel} Channel */
/** @typedef {import("./shapes.js").Message} Message */
/** @typedef {import("./shapes.js").World} World */

/**
 * A command on its way, or one that failed: shown below the message after which it was sent, until it is answered or
 * dismissed.
 *
 * @typedef {{key: string, channel: string, person: string, text: string, after?: string, failed?: string}} Attempt
 */

/** What a change may concern; the page's parts listen for these. */
const TOPICS = /** @type {const} */ (["world", "person", "channel", "messages"]);

/** The address a person's direct messages with the bot have until the sandbox gives them an id. */
export const DIRECT = "dm";

class Store extends EventTarget {
  /** @type {World} */
  world = { bot: { id: "", name: "", locale: "en-US", bot: true, ready: false }, guilds: [], commands: [], skippedMs: 0 };
  /** @type {Person} */
  me = { id: "", name: "…", locale: "en-US", bot: false };
  /** The open channel's id. */
  channel = "";
  /** @type {Map<string, Message[]>} by channel */
  messages = new Map();
  /** @type {Attempt[]} */
  attempts = [];
  /** The first message that was new when the channel was opened: the line "new" stands above it. */
  firstNew = /** @type {string | undefined} */ (undefined);

  /** Channels that the sandbox does not show to this person. */
  unseen = new Set(/** @type {string[]} */ ([]));

  /** Numbers the questions for messages, so that a late answer cannot undo a newer one. */
  tickets = 0;
  /** The newest question that was answered, by channel. */
  answered = new Map(/** @type {Array<[string, number]>} */ ([]));

  /** Ids of ephemeral messages this window has put away. */
  dismissed = new Set(/** @type {string[]} */ (JSON.parse(sessionStorage.getItem("dismissed") ?? "[]")));

  /**
   * Tells everybody who listens for a topic.
   *
   * @param {typeof TOPICS[number]} topic
   */
  changed(topic) {
    this.dispatchEvent(new Event(topic));
  }

  /**
   * Calls the function now and after every change of these topics.
   *
   * @param {Array<typeof TOPICS[number]>} topics
   * @param {() => void} show
   */
  on(topics, show) {
    for (const topic of topics) this.addEventListener(topic, show);
  }

  /** Everybody, the bot included. */
  get everybody() {
    const members = this.world.guilds.flatMap((guild) => guild.members);
    return [...new Map(members.map((member) => [member.id, member])).values(), this.world.bot];
  }

  /** The server the open channel belongs to; for direct messages the first one of the person's. */
  get guild() {
    const { guilds } = this;
    return (
      guilds.find((guild) => guild.channels.some((channel) => channel.id === this.channel)) ??
      guilds[0] ??
      this.world.guilds[0]
    );
  }

  /** The servers I am a member of, with all their channels. */
  get homes() {
    return this.world.guilds.filter((guild) => guild.members.some((member) => member.id === this.me.id));
  }

  /** The servers I am a member of, with those of their channels that I see. */
  get guilds() {
    const seen = (/** @type {Channel} */ { id }) => !this.unseen.has(id);
    return this.homes.map((guild) => ({ ...guild, channels: guild.channels.filter(seen) }));
  }

  /** The channels I can open, direct messages last. */
  get channels() {
    return [...this.guilds.flatMap((guild) => guild.channels), this.direct];
  }

  /** My direct messages with the bot. */
  get direct() {
    return { id: DIRECT, name: this.world.bot.name || "bot", direct: true, parent: undefined };
  }

  /** @param {string} idOrName */
  findPerson(idOrName) {
    const wanted = idOrName.toLocaleLowerCase();
    return (
      this.everybody.find((person) => person.id === idOrName) ??
      this.everybody.find((person) => person.name.toLocaleLowerCase() === wanted)
    );
  }

  /** @param {string} idOrName */
  findChannel(idOrName) {
    const wanted = idOrName.toLocaleLowerCase();
    return (
      this.channels.find((channel) => channel.id === idOrName) ??
      this.channels.find((channel) => channel.name.toLocaleLowerCase() === wanted)
    );
  }

  /** The open channel. */
  get room() {
    return this.channels.find((channel) => channel.id === this.channel);
  }

  /**
   * The messages of a channel that this window still shows.
   *
   * @param {string} channel
   * @returns {Message[]}
   */
  shown(channel) {
    return (this.messages.get(channel) ?? []).filter((message) => !this.dismissed.has(message.id));
  }

  /** Reads the world anew. */
  async readWorld() {
    const next = await api.world();
    if (JSON.stringify(next) === JSON.stringify(this.world)) return;
    this.world = next;
    setAhead(next.skippedMs);
    this.me = this.everybody.find(({ id }) => id === this.me.id) ?? this.me;
    this.changed("world");
  }

  /**
   * Reads a channel's messages anew.
   *
   * @param {string} channel
   */
  async readMessages(channel) {
    const person = this.me.id;
    const ticket = (this.tickets += 1);
    const next = await api.messages(person, channel);
    // Meanwhile somebody else may have sat down, or a later question may have been answered first.
    if (person !== this.me.id || ticket < (this.answered.get(channel) ?? 0)) return;
    this.answered.set(channel, ticket);
    this.messages.set(channel, next);
    this.changed("messages");
  }

  /** Reads every channel's messages anew, and learns by it which channels the person sees. */
  async readAllMessages() {
    const person = this.me.id;
    const channels = [...this.homes.flatMap((guild) => guild.channels), this.direct];
    const results = await Promise.allSettled(channels.map((channel) => this.readMessages(channel.id)));
    if (person !== this.me.id) return;
    const refused = (/** @type {PromiseSettledResult<void>} */ result) =>
      result.status === "rejected" && result.reason?.status === api.NOT_FOUND;
    const unseen = new Set(channels.filter((_, at) => refused(results[at])).map(({ id }) => id));
    const isNews = [...unseen].join() !== [...this.unseen].join();
    this.unseen = unseen;
    if (isNews) this.changed("world");
    const lost = results.find((result) => result.status === "rejected" && !refused(result));
    if (lost?.status === "rejected") throw lost.reason;
  }

  /**
   * Puts an ephemeral message away, in this window only.
   *
   * @param {string} id
   */
  dismiss(id) {
    this.dismissed.add(id);
    this.attempts = this.attempts.filter((attempt) => attempt.key !== id);
    sessionStorage.setItem("dismissed", JSON.stringify([...this.dismissed].slice(-500)));
    this.changed("messages");
  }
}

/** The one store of this window. */
export const store = new Store();
