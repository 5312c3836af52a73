/**
 * What each person has not read yet. It is remembered in the browser, so that all windows agree.
 */

import { store } from "./store.js";

/** Where the browser keeps it. */
const KEY = "lostcities-sandbox-read";

/** Persons of sandboxes long gone are forgotten beyond this many. */
const MAX_PERSONS = 40;

/**
 * Whether one message id is younger than another. Ids are numbers too large for JavaScript's own.
 *
 * @param {string} one
 * @param {string} other
 * @returns {boolean}
 */
function isAfter(one, other) {
  return one.length === other.length ? one > other : one.length > other.length;
}

/** @returns {Record<string, Record<string, string>>} the newest message read, by person and channel */
function remembered() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

/**
 * The newest message that I have read in a channel.
 *
 * @param {string} channel
 * @returns {string}
 */
export function lastRead(channel) {
  return remembered()[store.me.id]?.[channel] ?? "";
}

/**
 * Everything that stands in a channel now has been read.
 *
 * @param {string} channel
 */
export function markRead(channel) {
  const newest = store.messages.get(channel)?.at(-1)?.id;
  const all = remembered();
  const mine = all[store.me.id] ?? {};
  if (!newest || mine[channel] === newest) return;
  const others = Object.entries(all)
    .filter(([person]) => person !== store.me.id)
    .slice(-MAX_PERSONS);
  localStorage.setItem(
    KEY,
    JSON.stringify(Object.fromEntries([...others, [store.me.id, { ...mine, [channel]: newest }]])),
  );
}

/**
 * How much of a channel is new to me, and how much of that calls me.
 *
 * @param {string} channel
 * @returns {{messages: number, calls: number}}
 */
export function unread(channel) {
  const after = lastRead(channel);
  const fresh = store
    .shown(channel)
    .filter((message) => isAfter(message.id, after) && message.author.id !== store.me.id);
  const isDirect = channel === store.direct.id;
  const calls = fresh.filter(
    (message) => isDirect || message.mentionsEveryone || message.mentions.includes(store.me.id),
  );
  return { messages: fresh.length, calls: calls.length };
}

/**
 * The first message of a channel that is younger than this one and not mine; none for somebody who has never been
 * there.
 *
 * @param {string} channel
 * @param {string} after
 * @returns {string | undefined}
 */
export function firstNew(channel, after) {
  if (after === "") return undefined;
  return store.shown(channel).find(({ id, author }) => isAfter(id, after) && author.id !== store.me.id)?.id;
}
