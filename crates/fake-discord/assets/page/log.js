/**
 * The messages of the open channel, oldest first, and where the reader stands in them.
 */

import { useCommand } from "./act.js";
import { avatar } from "./avatar.js";
import { COMMAND } from "./commands.js";
import { byId, element, icon, isolated } from "./dom.js";
import { dots, MessageView, onlyYou } from "./message.js";
import { store } from "./store.js";
import { written } from "./time.js";
import { markRead } from "./unread.js";

/** @typedef {import("./shapes.js").Message} Message */
/** @typedef {import("./store.js").Attempt} Attempt */

/** Messages of one author within this time stand below one name. */
const SAME_BREATH_MS = 7 * 60 * 1000;

/** This near the end, the reader wants to see what comes. */
const NEAR_END_PX = 60;

const scroller = byId("scroller");
const log = byId("log");
const live = byId("live");
const welcome = byId("welcome");
const jump = byId("jump");

/** @type {Map<string, MessageView>} */
let views = new Map();

/** Lines that are no messages, by what they say, as they stand and as they will. */
let others = { now: new Map(/** @type {Array<[string, Node]>} */ ([])), next: new Map() };

/** The names that messages may hold. */
let names = "";

/** Whether the reader stands at the end and is taken along. */
let atEnd = true;

/** Makes the log live. */
export function startLog() {
  store.on(["messages"], show);
  store.on(["person", "channel"], showAnew);
  store.on(["world"], showNewNames);
  scroller.addEventListener("scroll", onScroll);
  jump.addEventListener("click", jumpToEnd);
  // Pictures that arrive and a composer that grows must not push the newest message out of sight.
  const follow = new ResizeObserver(() => atEnd && toEnd());
  follow.observe(log);
  follow.observe(scroller);
  document.addEventListener("visibilitychange", readIfSeen);
}

/** Names stand in many messages; everything else in the world may change without the log. */
function showNewNames() {
  const apps = store.world.commands.filter(({ type }) => type === COMMAND.user);
  const lists = [store.everybody, store.channels, apps].map((some) => some.map(({ name }) => name));
  const next = JSON.stringify([lists, store.world.bot.ready]);
  if (next === names) return;
  names = next;
  showAnew();
}

/** Shows another channel, or the same one through other eyes. */
function showAnew() {
  // Without this, a screen reader would read the whole channel aloud.
  live.setAttribute("aria-live", "off");
  views = new Map();
  others.now.clear();
  log.replaceChildren();
  showWelcome();
  atEnd = true;
  show();
  toEnd();
  setTimeout(() => live.setAttribute("aria-live", "polite"), 500);
}

/** Goes to the newest message. */
export function jumpToEnd() {
  atEnd = true;
  toEnd();
  readIfSeen();
}

/**
 * Goes to a message of the open channel, and shows for a moment which one it is.
 *
 * @param {string} id
 */
export function jumpTo(id) {
  const node = views.get(id)?.node;
  if (!node) return;
  atEnd = false;
  node.scrollIntoView({ block: "center" });
  node.classList.remove("pointed-at");
  // Two animations of one name are one, unless the layout is asked for in between.
  void node.offsetWidth;
  node.classList.add("pointed-at");
  onScroll();
}

function toEnd() {
  scroller.scrollTop = scroller.scrollHeight;
}

function onScroll() {
  atEnd = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < NEAR_END_PX;
  if (atEnd) readIfSeen();
}

/** What stands before somebody's eyes has been read. */
function readIfSeen() {
  jump.hidden = atEnd;
  if (!atEnd || document.visibilityState !== "visible") return;
  markRead(store.channel);
}

/** Brings the log in line with the store. */
function show() {
  const messages = store.shown(store.channel);
  const nodes = lines(messages);
  others = { now: others.next, next: new Map() };
  const kept = new Set(messages.map(({ id }) => id));
  for (const id of views.keys()) if (!kept.has(id)) views.delete(id);
  arrange(nodes);
  hideGreeting(messages.length > 0);
  if (atEnd) toEnd();
  readIfSeen();
}

/**
 * The messages with the lines between them, and my commands where they were sent.
 *
 * @param {Message[]} messages
 * @returns {Node[]}
 */
function lines(messages) {
  const sent = attempts();
  const known = new Set(messages.map(({ id }) => id));
  const sentAfter = (/** @type {string | undefined} */ id) => sent.filter(({ after }) => after === id);
  const attemptLines = (/** @type {Attempt[]} */ some) =>
    some.map((attempt) => kept(`${attempt.key} ${attempt.failed}`, () => attemptLine(attempt)));
  const messageLines = messages.flatMap((message, at) => {
    const previous = messages[at - 1];
    const day =
      previous?.at.toDateString() === message.at.toDateString() ? "" : written(message.at, "D", store.me.locale);
    const isNew = message.id === store.firstNew;
    const isDivided = day !== "" || isNew;
    const compact = !isDivided && sentAfter(previous?.id).length === 0 && continues(previous, message);
    return [
      ...(isDivided ? [kept(`${message.id} ${day} ${isNew}`, () => divider(day, isNew))] : []),
      shown(message, compact),
      ...attemptLines(sentAfter(message.id)),
    ];
  });
  // Those that were first in the channel stand first; those whose message is gone, at the end.
  const lost = sent.filter(({ after }) => after !== undefined && !known.has(after));
  return [...attemptLines(sentAfter(undefined)), ...messageLines, ...attemptLines(lost)];
}

/**
 * A line that is no message: the one that stands there already, so that it is not read aloud again, or a new one.
 *
 * @param {string} key what the line says
 * @param {() => Node} build
 * @returns {Node}
 */
function kept(key, build) {
  const node = others.now.get(key) ?? build();
  others.next.set(key, node);
  return node;
}

/**
 * Whether a message stands below the name of the one before.
 *
 * @param {Message | undefined} before
 * @param {Message} message
 * @returns {boolean}
 */
function continues(before, message) {
  return (
    before !== undefined &&
    before.author.id === message.author.id &&
    before.ephemeral === message.ephemeral &&
    !message.usedCommand &&
    !message.replyTo &&
    message.at.getTime() - before.at.getTime() < SAME_BREATH_MS
  );
}

/**
 * @param {string} day
 * @param {boolean} isNew
 * @returns {HTMLElement}
 */
function divider(day, isNew) {
  return element(
    "li",
    { class: `divider${isNew ? " new" : ""}`, "aria-label": `${day}${isNew ? " New messages" : ""}` },
    day && element("span", { class: "day" }, day),
    isNew && element("span", { class: "new-mark" }, "New"),
  );
}

/**
 * @param {Message} message
 * @param {boolean} compact
 * @returns {Node}
 */
function shown(message, compact) {
  const view = views.get(message.id) ?? new MessageView(message.id);
  views.set(message.id, view);
  view.update(message, compact);
  return view.node;
}

/**
 * My commands in this channel that are on their way or failed.
 *
 * @returns {Attempt[]}
 */
function attempts() {
  return store.attempts.filter(
    ({ channel, person, key }) => channel === store.channel && person === store.me.id && !store.dismissed.has(key),
  );
}

/**
 * @param {Attempt} attempt
 * @returns {HTMLElement}
 */
function attemptLine({ key, text, failed }) {
  const header = [
    element(
      "div",
      { class: "context-line" },
      avatar(store.me, "tiny"),
      isolated(store.me.name, "name"),
      element("span", {}, " used "),
      element("span", { class: "used-command" }, text),
    ),
    element(
      "header",
      { class: "message-header" },
      avatar(store.world.bot),
      isolated(store.world.bot.name, "author"),
      element("span", { class: "app-tag" }, "App"),
    ),
  ];
  const state = failed
    ? [element("p", { class: "failure", role: "alert" }, icon("warning", "small"), failed), onlyYou(key)]
    : [element("div", { class: "content thinking" }, dots(), "Sending command…")];
  return element(
    "li",
    { class: `message attempt${failed ? " ephemeral failed" : ""}` },
    element("article", { class: "message-body" }, header, state),
  );
}

/**
 * Puts the nodes in this order, moving only those that stand elsewhere.
 *
 * @param {Node[]} nodes
 */
function arrange(nodes) {
  const wanted = new Set(nodes);
  for (const child of [...log.childNodes]) if (!wanted.has(child)) child.remove();
  nodes.forEach((node, at) => {
    if (log.childNodes[at] !== node) log.insertBefore(node, log.childNodes[at] ?? null);
  });
}

/** The beginning of the channel. */
function showWelcome() {
  const { room } = store;
  const name = room?.name ?? "";
  const heading = room?.direct ? isolated(name) : element("span", {}, "Welcome to ", isolated(`#${name}`), "!");
  const text = room?.direct
    ? element("p", {}, "This is the beginning of your direct messages with ", isolated(name), ".")
    : element(
        "p",
        {},
        "This is the start of the ",
        isolated(`#${name}`),
        " channel. Type ",
        element("kbd", {}, "/"),
        " to see what the bot can do.",
      );
  welcome.replaceChildren(
    element("span", { class: "welcome-mark", "aria-hidden": "true" }, icon(room?.direct ? "at" : "hash")),
    element("div", { class: "welcome-title" }, heading),
    text,
    ...greeting(),
  );
}

/**
 * Buttons that begin something; they are hidden once something has been said here.
 *
 * @returns {Node[]}
 */
function greeting() {
  const { bot, greeting: given } = store.world;
  if (!given || !bot.ready) return [];
  const buttons = given.starters.map(({ label, command }) => {
    const button = element("button", { class: "button primary", type: "button" }, isolated(label));
    button.addEventListener("click", () => useCommand(command));
    return button;
  });
  return [
    element("div", { class: "greeting" }, element("p", {}, given.text), element("div", { class: "component-row" }, ...buttons)),
  ];
}

/**
 * The greeting has no purpose any more once something has been said.
 *
 * @param {boolean} hidden
 */
function hideGreeting(hidden) {
  const shown = /** @type {HTMLElement | null} */ (welcome.querySelector(".greeting"));
  if (shown) shown.hidden = hidden;
}
