/**
 * Who sits before this window and which channel is open; both stand in the address, so that two windows can be two
 * persons.
 */

import { showInTab } from "./avatar.js";
import { store } from "./store.js";
import { firstNew, lastRead, unread } from "./unread.js";

/** @typedef {import("./shapes.js").Person} Person */
/** @typedef {import("./shapes.js").Channel} Channel */

/**
 * The address of a window for this person in this channel.
 *
 * @param {Person} person
 * @param {Channel | undefined} channel
 * @returns {string}
 */
export function addressOf(person, channel) {
  const shared = store.everybody.filter(({ name }) => name === person.name).length > 1;
  const query = new URLSearchParams({ person: shared ? person.id : person.name });
  if (channel) query.set("channel", channel.direct ? channel.id : uniqueName(channel));
  return `?${query}`;
}

/**
 * @param {Channel} channel
 * @returns {string}
 */
function uniqueName(channel) {
  return store.channels.filter(({ name }) => name === channel.name).length > 1 ? channel.id : channel.name;
}

/** Sits down where the address says, and again whenever a new world has no such person. */
export async function takePlace() {
  store.on(["world"], () => {
    if (!store.everybody.some(({ id }) => id === store.me.id)) sitDown();
  });
  await sitDown();
}

/** Sits down where the address says, or as the first person in the first channel. */
async function sitDown() {
  const wanted = new URLSearchParams(location.search);
  const person = store.findPerson(wanted.get("person") ?? "");
  const me = person && !person.bot ? person : store.everybody.find(({ bot }) => !bot);
  if (!me) return;
  store.me = me;
  store.messages = new Map();
  store.channel = (store.findChannel(wanted.get("channel") ?? "") ?? store.channels[0]).id;
  await arrive();
  history.replaceState(null, "", addressOf(store.me, store.room));
}

/**
 * Becomes somebody else, in the same channel if they see it.
 *
 * @param {Person} person
 */
export async function become(person) {
  store.me = person;
  store.messages = new Map();
  store.unseen = new Set();
  if (!store.room) store.channel = store.channels[0].id;
  await arrive();
  history.replaceState(null, "", addressOf(store.me, store.room));
}

/** Reads what the person sees, and tells the page. */
async function arrive() {
  const { channel } = store;
  // Being shown, the messages count as read: what was new must be known before.
  const read = lastRead(channel);
  store.firstNew = undefined;
  showInTab(store.me);
  store.changed("person");
  await store.readAllMessages();
  if (!store.room) openChannel(store.channels[0].id, false);
  if (store.channel === channel) store.firstNew = firstNew(channel, read);
  store.changed("messages");
}

/**
 * Opens a channel.
 *
 * @param {string} id
 * @param {boolean} [isNewStep] whether the browser's "back" leads back to where we were
 */
export function openChannel(id, isNewStep = true) {
  if (id === store.channel || !store.channels.some((channel) => channel.id === id)) return;
  store.channel = id;
  store.firstNew = firstNew(id, lastRead(id));
  if (isNewStep) history.pushState(null, "", addressOf(store.me, store.room));
  store.changed("channel");
}

/**
 * Opens the channel before or after this one.
 *
 * @param {1 | -1} step
 */
export function openNeighbour(step) {
  const { channels } = store;
  const at = channels.findIndex(({ id }) => id === store.channel);
  openChannel(channels[(at + step + channels.length) % channels.length].id);
}

/** Follows the browser's "back" and "forward". */
export function followHistory() {
  addEventListener("popstate", () => {
    const channel = store.findChannel(new URLSearchParams(location.search).get("channel") ?? "");
    if (channel) openChannel(channel.id, false);
  });
}

/** Keeps the window's title true: who, where, and how much is new. */
export function keepTitle() {
  store.on(["person", "channel", "messages", "world"], () => {
    const calls = store.channels.reduce((sum, { id }) => sum + unread(id).calls, 0);
    const sign = store.room?.direct ? "@" : "#";
    const place = `${store.me.name} in ${sign}${store.room?.name ?? ""}`;
    document.title = `${calls > 0 ? `(${calls}) ` : ""}${place} · Lost Cities sandbox`;
  });
}
