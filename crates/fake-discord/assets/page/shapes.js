/**
 * The shapes the page works with, and how they are read from the control interface. What the interface may leave out
 * or write in two ways is settled here, once, so that the rest of the page need not ask.
 *
 * @typedef {{id: string, name: string, locale: string, bot: boolean}} Person
 * @typedef {{id: string, name: string, direct: boolean, parent?: string}} Channel threads have a parent
 * @typedef {{id: string, name: string, channels: Channel[], members: Person[], roles: Role[]}} Guild
 * @typedef {{id: string, name: string}} Role
 * @typedef {{text: string, starters: {label: string, command: string}[]}} Greeting Commands that a channel without
 * messages offers.
 *
 * @typedef {{bot: Person & {ready: boolean}, guilds: Guild[], commands: Command[], greeting?: Greeting, skippedMs: number}} World
 *
 * @typedef {{name: string, name_localizations?: Record<string, string>, value: string | number}} Choice
 *
 * @typedef {object} Option One option of a command, as registered with Discord.
 * @property {string} name
 * @property {number} type
 * @property {string} [description]
 * @property {Record<string, string>} [name_localizations]
 * @property {Record<string, string>} [description_localizations]
 * @property {boolean} [required]
 * @property {boolean} [autocomplete]
 * @property {Choice[]} [choices]
 * @property {Option[]} [options]
 * @property {number} [min_value]
 * @property {number} [max_value]
 * @property {number} [min_length]
 * @property {number} [max_length]
 *
 * @typedef {Option & {id?: string}} Command
 *
 * @typedef {object} Attachment
 * @property {string} id
 * @property {string} filename
 * @property {string} [description] the alternative text
 * @property {string} [content_type]
 * @property {number} [size] in bytes
 * @property {number} [width]
 * @property {number} [height]
 * @property {string} url
 *
 * @typedef {{id?: string, name?: string}} Emoji
 * @typedef {{label: string, value: string, description?: string, emoji?: Emoji, default?: boolean}} SelectOption
 *
 * @typedef {object} Component
 * @property {number} type
 * @property {string} [custom_id]
 * @property {string} [label]
 * @property {Emoji} [emoji]
 * @property {number} [style]
 * @property {string} [url]
 * @property {boolean} [disabled]
 * @property {string} [placeholder]
 * @property {SelectOption[]} [options]
 * @property {Array<{id: string}>} [default_values]
 * @property {number} [min_values]
 * @property {number} [max_values]
 *
 * @typedef {object} Layout A component of a tree: a control, or something around it.
 * @property {number} type
 * @property {string} [content]
 * @property {Layout[]} [components]
 * @property {Layout} [accessory]
 * @property {Shown[]} [items]
 * @property {Media} [media]
 * @property {Media} [file]
 * @property {string} [name]
 * @property {number} [size]
 * @property {string} [description]
 * @property {boolean} [spoiler]
 * @property {boolean} [divider]
 * @property {number} [spacing]
 * @property {number} [accent_color]
 *
 * @typedef {{url: string, width?: number, height?: number}} Media
 * @typedef {{media: Media, description?: string, spoiler?: boolean}} Shown
 *
 * @typedef {object} Message
 * @property {string} id
 * @property {string} channel
 * @property {{id: string, name: string, bot: boolean}} author
 * @property {string} content
 * @property {any[]} embeds
 * @property {Attachment[]} attachments
 * @property {Component[][]} components
 * @property {Layout[]} layout the tree of Components V2; empty for classic messages
 * @property {boolean} ephemeral
 * @property {boolean} edited
 * @property {boolean} thinking the bot has asked for time and not answered yet
 * @property {string[]} mentions ids of persons
 * @property {boolean} mentionsEveryone
 * @property {Date} at
 * @property {{person: string, name: string} | undefined} usedCommand who used which command to bring this message about
 * @property {string | undefined} replyTo the message it answers
 *
 * @typedef {object} Answer
 * @property {string} interaction
 * @property {"answered" | "failed"} outcome
 * @property {Message | undefined} message
 * @property {any} modal
 */

/** Discord's numbers for components. */
export const COMPONENT = /** @type {const} */ ({
  button: 2,
  stringSelect: 3,
  userSelect: 5,
  roleSelect: 6,
  mentionableSelect: 7,
  channelSelect: 8,
  row: 1,
  section: 9,
  text: 10,
  thumbnail: 11,
  gallery: 12,
  file: 13,
  separator: 14,
  container: 17,
});

/** Discord's flag of a message that only one person sees. */
const EPHEMERAL = 1 << 6;

/** Discord's flag of an answer that is still to come. */
const LOADING = 1 << 7;

/** Discord counts milliseconds from the first second of 2015. */
const DISCORD_EPOCH_MS = 1_420_070_400_000n;

/**
 * @param {any} raw
 * @returns {World}
 */
export function world(raw) {
  return {
    bot: { ...person(raw.bot ?? {}), bot: true, ready: Boolean(raw.bot?.ready) },
    guilds: (raw.guilds ?? []).map((/** @type {any} */ guild) => ({
      id: String(guild.id),
      name: guild.name ?? "",
      channels: (guild.channels ?? []).map(channel),
      members: (guild.members ?? [])
        .map(person)
        .filter((/** @type {Person} */ member) => !member.bot && member.id !== String(raw.bot?.id)),
      roles: (guild.roles ?? []).map((/** @type {any} */ role) => ({ id: String(role.id), name: role.name ?? "" })),
    })),
    commands: unique(raw.commands ?? []),
    greeting: raw.greeting ?? undefined,
    skippedMs: Number(raw.skipped_ms ?? 0),
  };
}

/**
 * The commands without those that a second server has too.
 *
 * @param {Command[]} commands
 * @returns {Command[]}
 */
function unique(commands) {
  return [...new Map(commands.map((command) => [`${command.type ?? 1}/${command.name}`, command])).values()];
}

/**
 * @param {any} raw
 * @returns {Person}
 */
export function person(raw) {
  const user = raw.user ?? raw;
  return {
    id: String(user.id ?? ""),
    name: String(raw.nick ?? user.global_name ?? user.name ?? user.username ?? "?"),
    locale: raw.locale ?? user.locale ?? "en-US",
    bot: Boolean(user.bot),
  };
}

/**
 * @param {any} raw
 * @returns {Channel}
 */
function channel(raw) {
  const parent = raw.parent ?? raw.parent_id ?? (typeof raw.thread === "string" ? raw.thread : undefined);
  return {
    id: String(raw.id),
    name: String(raw.name ?? ""),
    direct: raw.type === 1 || raw.kind === "direct" || Boolean(raw.direct),
    parent: parent === undefined || parent === null ? undefined : String(parent),
  };
}

/**
 * @param {any} raw
 * @returns {Message}
 */
export function message(raw) {
  const flags = Number(raw.flags ?? 0);
  return {
    id: String(raw.id),
    channel: idOf(raw.channel ?? raw.channel_id),
    author:
      typeof raw.author === "object" && raw.author
        ? person(raw.author)
        : { id: String(raw.author ?? ""), name: "", bot: false },
    content: raw.content ?? "",
    embeds: raw.embeds ?? [],
    attachments: raw.attachments ?? [],
    components: rows(raw.components ?? []),
    layout: raw.layout ?? [],
    ephemeral: Boolean(raw.ephemeral) || (flags & EPHEMERAL) !== 0,
    edited: Boolean(raw.edited ?? raw.edited_timestamp),
    thinking: Boolean(raw.thinking) || (flags & LOADING) !== 0,
    mentions: (raw.mentions ?? []).map(idOf),
    mentionsEveryone: Boolean(raw.mention_everyone),
    at: moment(raw.at ?? raw.timestamp, String(raw.id)),
    usedCommand: usedCommand(raw.interaction ?? raw.interaction_metadata),
    replyTo: raw.reply_to ?? raw.message_reference?.message_id,
  };
}

/**
 * @param {any} raw
 * @returns {Answer}
 */
export function answer(raw) {
  return {
    interaction: String(raw.interaction ?? ""),
    outcome: raw.outcome === "answered" ? "answered" : "failed",
    message: raw.message ? message(raw.message) : undefined,
    modal: raw.modal ?? undefined,
  };
}

/**
 * Rows of components, whether they come as lists or as Discord's action rows.
 *
 * @param {any[]} raw
 * @returns {Component[][]}
 */
export function rows(raw) {
  return raw.map((row) => (Array.isArray(row) ? row : (row.components ?? (row.component ? [row.component] : [row]))));
}

/**
 * @param {any} raw
 * @returns {{person: string, name: string} | undefined}
 */
function usedCommand(raw) {
  const name = raw?.name ?? raw?.command;
  if (!name) return undefined;
  return { person: idOf(raw.user ?? raw.person ?? raw.user_id), name: String(name).replace(/^\//, "") };
}

/**
 * @param {any} raw an id, or an object that has one
 * @returns {string}
 */
function idOf(raw) {
  return String(typeof raw === "object" && raw ? (raw.id ?? raw.user?.id ?? "") : (raw ?? ""));
}

/**
 * A point in time: milliseconds, seconds or a date in words; otherwise the one hidden in the message's id.
 *
 * @param {unknown} raw
 * @param {string} id
 * @returns {Date}
 */
function moment(raw, id) {
  const read =
    typeof raw === "number" ? new Date(raw < 100_000_000_000 ? raw * 1000 : raw) : new Date(String(raw ?? ""));
  if (!Number.isNaN(read.getTime())) return read;
  return /^\d+$/.test(id) ? new Date(Number((BigInt(id) >> 22n) + DISCORD_EPOCH_MS)) : new Date();
}

/**
 * What a command, an option or a choice is called in a language.
 *
 * @param {{name: string, name_localizations?: Record<string, string> | null}} thing
 * @param {string} locale
 * @returns {string}
 */
export function localName(thing, locale) {
  return thing.name_localizations?.[locale] ?? thing.name;
}

/**
 * How a command or an option is described in a language.
 *
 * @param {{description?: string, description_localizations?: Record<string, string> | null}} thing
 * @param {string} locale
 * @returns {string}
 */
export function localDescription(thing, locale) {
  return thing.description_localizations?.[locale] ?? thing.description ?? "";
}
