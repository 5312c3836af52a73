/**
 * The stream of changes. It only says that something changed; what changed is read from the control interface, so a
 * lost or unknown event can never leave the page wrong.
 */

import { eventsAddress } from "./api.js";
import { byId } from "./dom.js";
import { store } from "./store.js";

/** Several changes within this time are read at once. */
const GATHER_MS = 25;

/** While the stream is down, the page asks by itself. */
const POLL_MS = 2500;

/** Waits between attempts to connect grow from the first to the last. */
const RECONNECT_MS = { first: 400, last: 5000 };

const connection = byId("connection");
const connectionText = byId("connection-text");

/** @type {WebSocket | undefined} */
let socket;

/** For whom the stream runs. */
let listener = "";

let wait = RECONNECT_MS.first;

/** Channels that changed since they were read; `undefined` where it is not known which one. */
const changed = new Set(/** @type {Array<string | undefined>} */ ([]));

let worldChanged = false;
let gathering = false;

/** Begins to listen, for whoever sits before the window. */
export function startEvents() {
  store.on(["person"], () => listener !== store.me.id && connect());
  store.on(["world"], showState);
  setInterval(poll, POLL_MS);
  addEventListener("online", connect);
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && !isLive() && connect());
  connect();
}

/** @returns {boolean} */
function isLive() {
  return socket?.readyState === WebSocket.OPEN;
}

/** Opens the stream for the present person. */
function connect() {
  if (!store.me.id) return;
  const previous = socket;
  listener = store.me.id;
  const stream = new WebSocket(eventsAddress(listener));
  socket = stream;
  previous?.close();
  stream.addEventListener("open", () => {
    wait = RECONNECT_MS.first;
    showState();
    // What happened while nobody listened.
    note(undefined, true);
  });
  stream.addEventListener("message", ({ data }) => onEvent(data));
  stream.addEventListener("close", () => {
    if (stream !== socket) return;
    showState();
    setTimeout(() => stream === socket && connect(), wait);
    wait = Math.min(wait * 1.7, RECONNECT_MS.last);
  });
}

/**
 * @param {unknown} data
 */
function onEvent(data) {
  const event = parsed(data);
  const channel = event?.message?.channel ?? event?.message?.channel_id ?? event?.channel ?? event?.channel_id;
  const isAboutWorld = channel === undefined;
  note(typeof channel === "object" && channel ? channel.id : channel, isAboutWorld);
}

/**
 * @param {unknown} data
 * @returns {any}
 */
function parsed(data) {
  try {
    return JSON.parse(String(data));
  } catch {
    return undefined;
  }
}

/**
 * Remembers a change and reads it soon, together with others.
 *
 * @param {string | undefined} channel
 * @param {boolean} isAboutWorld
 */
function note(channel, isAboutWorld) {
  changed.add(channel === undefined ? undefined : String(channel));
  worldChanged ||= isAboutWorld;
  if (gathering) return;
  gathering = true;
  setTimeout(readChanges, GATHER_MS);
}

/** Reads what changed. */
async function readChanges() {
  const channels = [...changed];
  const readsWorld = worldChanged;
  changed.clear();
  worldChanged = false;
  gathering = false;
  try {
    if (readsWorld) await store.readWorld();
    const known = channels.every((channel) => channel !== undefined && store.channels.some(({ id }) => id === channel));
    if (known) await Promise.all(channels.map((channel) => store.readMessages(channel ?? "")));
    else await store.readAllMessages();
  } catch {
    // The sandbox is gone for now; the connection says so, and reconnecting reads everything.
  }
}

/** Without a stream, and while the bot is not there, asks by itself. */
function poll() {
  if (!isLive()) note(undefined, true);
  else if (!store.world.bot.ready || store.world.commands.length === 0) note(undefined, true);
  showState();
}

/** Says how the page and the bot are connected. */
function showState() {
  const state = !isLive() ? "lost" : store.world.bot.ready ? "live" : "no-bot";
  const words = { lost: "Reconnecting…", live: "Live", "no-bot": "The bot is not connected" }[state];
  if (connection.dataset.state === state) return;
  connection.dataset.state = state;
  connectionText.textContent = words;
}
