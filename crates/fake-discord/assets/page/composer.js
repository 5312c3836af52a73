/**
 * The message box: commands with their options, completed as they are written.
 */

import { useCommand } from "./act.js";
import * as api from "./api.js";
import { avatar } from "./avatar.js";
import { entriesOf, read, valueAt } from "./commands.js";
import { byId, icon } from "./dom.js";
import { Listbox } from "./listbox.js";
import { jumpToEnd } from "./log.js";
import { showMirror } from "./mirror.js";
import { offersAt, taken, valueOffer } from "./offers.js";
import { localName } from "./shapes.js";
import { store } from "./store.js";
import { canonical, pickKey, problem } from "./values.js";

/** @typedef {import("./offers.js").Offer} Offer */
/** @typedef {import("./offers.js").Offers} Offers */
/** @typedef {import("./values.js").Names} Names */

/** The bot is asked for suggestions once the person has stopped typing for this long. */
const AUTOCOMPLETE_MS = 120;

const form = byId("composer");
const field = byId("composer-text");
const note = byId("composer-note");
const suggestions = byId("suggestions");
const heading = byId("suggestions-heading");
const list = byId("suggestions-list");
const status = byId("suggestions-status");

/** Values picked from a list, behind the names that stand in the box. */
const picked = new Map(/** @type {Array<[string, string | number]>} */ ([]));

/** Unsent lines, by person and channel. */
const drafts = new Map(/** @type {Array<[string, string]>} */ ([]));

/** Lines sent from this window, newest last, and the one shown now. */
const sent = /** @type {string[]} */ ([]);
let recalled = 0;

/** What is offered now. */
let offers = /** @type {Offer[]} */ ([]);

/** Counts questions for suggestions, so that only the newest answer is shown. */
let asked = 0;

/** The text for which the person closed the list with Escape. */
let closedFor = /** @type {string | undefined} */ (undefined);

let draftKey = "";

const listbox = new Listbox(list, field, (item) => take(offers.find(({ key }) => key === item.key)));

/** Makes the message box live. */
export function startComposer() {
  store.on(["person", "channel", "world"], showPlace);
  store.on(["person", "channel"], forgetList);
  store.on(["world"], offer);
  field.addEventListener("input", onInput);
  field.addEventListener("keydown", onKey);
  field.addEventListener("click", offer);
  field.addEventListener("focus", offer);
  field.addEventListener("blur", closeList);
  form.addEventListener("submit", (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    send();
  });
  byId("composer-slash").addEventListener("click", () => {
    write(field.value.startsWith("/") ? field.value : "/");
    field.focus();
  });
}

/**
 * Writes into the box from elsewhere on the page and goes there.
 *
 * @param {string} text
 * @param {boolean} [replaces] instead of being added at the end
 */
export function writeMention(text, replaces = false) {
  const before = field.value;
  const gap = before === "" || /[\s:]$/.test(before) ? "" : " ";
  write(replaces ? text : `${before}${gap}${text}`);
  field.focus();
}

/** Goes to the box, beginning a command. */
export function beginCommand() {
  if (field.value === "") write("/");
  field.focus();
}

/**
 * @param {string} text
 * @param {number} [caret]
 */
function write(text, caret = text.length) {
  field.value = text;
  field.setSelectionRange(caret, caret);
  onInput();
}

/** Another person or channel: its own draft, its own placeholder. */
function showPlace() {
  const key = `${store.me.id}/${store.channel}`;
  if (key !== draftKey) {
    drafts.set(draftKey, field.value);
    draftKey = key;
    field.value = drafts.get(key) ?? "";
    recalled = sent.length;
  }
  const name = store.room?.direct ? `@${store.room.name}` : `#${store.room?.name ?? ""}`;
  field.placeholder = `Message ${name}`;
  grow();
  showMirror(entries(), names());
}

/** What was offered and said belonged to another place. */
function forgetList() {
  say("");
  closeList();
}

function onInput() {
  closedFor = undefined;
  say("");
  grow();
  showMirror(entries(), names());
  offer();
}

/** As high as its text. */
function grow() {
  field.style.height = "auto";
  field.style.height = `${field.scrollHeight}px`;
}

/** @returns {Names} */
function names() {
  const members = store.guild?.members ?? [];
  return {
    locale: store.me.locale,
    // Whoever picks a person mostly means somebody else.
    people: [
      ...members.filter(({ id }) => id !== store.me.id),
      ...members.filter(({ id }) => id === store.me.id),
      store.world.bot,
    ],
    channels: store.guild?.channels ?? [],
    roles: store.guild?.roles ?? [],
    picked,
  };
}

function entries() {
  return entriesOf(store.world.commands, store.me.locale);
}

/* The list of what can be written next ----------------------------------------------------------------------------- */

/** Offers what can be written at the caret. */
function offer() {
  if (document.activeElement !== field || closedFor === field.value) return;
  const next = offersAt(field.value, field.selectionStart ?? 0, entries(), names());
  asked += 1;
  if (!next) return closeList();
  if (next.remote) return askBot(next.heading, asked);
  return showList(next.heading, next.offers, next.eager);
}

/**
 * Asks the bot what an option can be.
 *
 * @param {string} title
 * @param {number} question
 */
function askBot(title, question) {
  showList(`${title} · loading…`, [], true);
  const [text, caret] = [field.value, field.selectionStart ?? 0];
  setTimeout(async () => {
    if (question !== asked) return;
    const line = read(text, entries(), store.me.locale);
    const value = valueAt(line, caret, text);
    if (!value) return;
    const found = await api
      .autocomplete({
        person: store.me.id,
        channel: store.channel,
        text: canonical(line, names(), value.option),
        focused: value.option.name,
      })
      .then((choices) => ({
        title,
        offers: choices.map((choice) =>
          valueOffer(value, { label: localName(choice, store.me.locale), value: choice.value }),
        ),
      }))
      .catch(() => ({ title: `${title} · loading options failed`, offers: [] }));
    if (question === asked)
      showList(found.offers.length > 0 ? found.title : `${found.title} · nothing fits`, found.offers, true);
  }, AUTOCOMPLETE_MS);
}

/**
 * @param {string} title
 * @param {Offer[]} next
 * @param {boolean} eager
 */
function showList(title, next, eager) {
  offers = next;
  heading.textContent = title;
  suggestions.hidden = false;
  status.textContent = `${title}: ${next.length} to choose from`;
  listbox.show(next.map(lineOf), eager ? 0 : -1);
}

/**
 * @param {Offer} shown
 * @returns {import("./listbox.js").Item}
 */
function lineOf({ key, label, detail, kind, personId }) {
  const person = personId ? store.findPerson(personId) : undefined;
  const picture = person ? avatar(person, "small") : kind === "command" ? avatar(store.world.bot, "small") : undefined;
  return { key, label, detail, picture };
}

function closeList() {
  offers = [];
  suggestions.hidden = true;
  list.replaceChildren();
  status.textContent = "";
  field.removeAttribute("aria-activedescendant");
}

/**
 * @param {Offer | undefined} chosen
 */
function take(chosen) {
  if (!chosen) return;
  if (chosen.option && chosen.value !== undefined) picked.set(pickKey(chosen.option, chosen.insert), chosen.value);
  const next = taken(field.value, chosen, entries(), store.me.locale);
  write(next.text, next.caret);
}

/* Keys ------------------------------------------------------------------------------------------------------------- */

/**
 * @param {KeyboardEvent} event
 */
function onKey(event) {
  if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
  if (onListKey(event) || onBoxKey(event)) event.preventDefault();
}

/**
 * Keys for the list, while it is open.
 *
 * @param {KeyboardEvent} event
 * @returns {boolean} whether the key has been used
 */
function onListKey({ key, shiftKey }) {
  if (suggestions.hidden) return false;
  switch (key) {
    case "ArrowDown":
    case "ArrowUp":
      return listbox.move(key);
    case "Enter":
      return !shiftKey && listbox.pickActive();
    case "Tab": {
      if (shiftKey || offers.length === 0) return false;
      if (listbox.active < 0) listbox.activate(0);
      return listbox.pickActive();
    }
    case "Escape":
      closedFor = field.value;
      closeList();
      return true;
    default:
      return false;
  }
}

/**
 * Keys for the box itself.
 *
 * @param {KeyboardEvent} event
 * @returns {boolean} whether the key has been used
 */
function onBoxKey({ key, shiftKey }) {
  switch (key) {
    case "Enter":
      if (shiftKey) return false;
      send();
      return true;
    case "ArrowUp":
      return recall(-1);
    case "ArrowDown":
      return recall(1);
    case "Escape":
      jumpToEnd();
      return true;
    default:
      return false;
  }
}

/**
 * Brings back a line sent before, while nothing else stands in the box.
 *
 * @param {1 | -1} step
 * @returns {boolean}
 */
function recall(step) {
  const isOwn = field.value === "" || field.value === sent[recalled];
  const next = recalled + step;
  if (!isOwn || next < 0 || next > sent.length) return false;
  recalled = next;
  write(sent[next] ?? "");
  closedFor = field.value;
  closeList();
  return true;
}

/* Sending ---------------------------------------------------------------------------------------------------------- */

/** Sends what stands in the box, or says why it cannot be sent. */
function send() {
  const text = field.value.trim();
  if (text === "") return;
  if (!text.startsWith("/")) {
    say("The bot reads no chat, and nobody else is here: only commands can be sent. Begin with /.");
    return;
  }
  const line = read(text, entries(), store.me.locale);
  const wrong = problem(line, names());
  if (wrong) {
    say(wrong);
    return;
  }
  const command = canonical(line, names());
  sent.push(text);
  recalled = sent.length;
  write("");
  jumpToEnd();
  useCommand(command);
}

/**
 * Says something above the box; nothing clears it.
 *
 * @param {string} text
 */
function say(text) {
  note.hidden = text === "";
  note.replaceChildren(...(text === "" ? [] : [icon("warning", "small"), text]));
  field.setAttribute("aria-invalid", String(text !== ""));
}
