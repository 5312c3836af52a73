/**
 * The right column: who is here; and what can be done with a person, wherever their name stands.
 */

import { useOnMember } from "./act.js";
import { avatar } from "./avatar.js";
import { COMMAND } from "./commands.js";
import { writeMention } from "./composer.js";
import { arrowKeysMoveFocus, byId, element, icon, isolated } from "./dom.js";
import { closeDrawers } from "./drawers.js";
import { jumpTo } from "./log.js";
import { addressOf, become, openChannel } from "./place.js";
import { openMenu } from "./popover.js";
import { localName } from "./shapes.js";
import { store } from "./store.js";

/** @typedef {import("./shapes.js").Person} Person */

const members = byId("members");

/** Makes the column and all names on the page live. */
export function startMembers() {
  store.on(["world", "person", "channel"], show);
  arrowKeysMoveFocus(members, ".member");
  document.addEventListener("click", onNameClick);
  document.addEventListener("contextmenu", onNameContextMenu);
}

function show() {
  const people = store.guild?.members ?? [];
  members.replaceChildren(
    group("Apps", [store.world.bot]),
    group(
      "Members",
      [...people].sort((one, other) => one.name.localeCompare(other.name)),
    ),
  );
}

/**
 * @param {string} title
 * @param {Person[]} people
 * @returns {HTMLElement}
 */
function group(title, people) {
  return element(
    "section",
    { class: "members-group" },
    element("h2", {}, `${title} — ${people.length}`),
    element(
      "ul",
      {},
      people.map((person) => element("li", {}, line(person))),
    ),
  );
}

/**
 * @param {Person} person
 * @returns {HTMLElement}
 */
function line(person) {
  const isMe = person.id === store.me.id;
  const isAway = person.bot && !store.world.bot.ready;
  return element(
    "button",
    {
      type: "button",
      class: `member${isAway ? " away" : ""}`,
      "data-person": person.id,
      "aria-haspopup": "menu",
      "aria-expanded": "false",
    },
    element(
      "span",
      { class: "member-face" },
      avatar(person, "medium"),
      element("span", { class: `presence${isAway ? " away" : ""}`, "aria-hidden": "true" }),
    ),
    element(
      "span",
      { class: "member-texts" },
      element(
        "span",
        { class: "member-name" },
        isolated(person.name),
        person.bot && element("span", { class: "app-tag" }, "App"),
        isMe && element("span", { class: "you-tag" }, "You"),
      ),
      element("small", {}, person.bot ? (isAway ? "Not connected" : "Plays by /commands") : languageOf(person)),
    ),
  );
}

/**
 * The person's language in the person's own words.
 *
 * @param {Person} person
 * @returns {string}
 */
function languageOf({ locale }) {
  try {
    return new Intl.DisplayNames([locale], { type: "language" }).of(locale) ?? locale;
  } catch {
    return locale;
  }
}

/**
 * Names, mentions of persons, channels and commands are buttons wherever they stand.
 *
 * @param {MouseEvent} event
 */
function onNameClick(event) {
  const target = /** @type {HTMLElement | null} */ (
    /** @type {Element} */ (event.target).closest?.("[data-person], [data-channel], [data-command]")
  );
  if (!target) return;
  const { person, channel, message, command } = target.dataset;
  if (channel) goTo(channel, message);
  else if (command) writeMention(`/${command} `, true);
  else if (person) openPersonMenu(target, person);
}

/**
 * @param {string} channel
 * @param {string} [message]
 */
function goTo(channel, message) {
  // A channel that is not listed can only be my direct messages.
  openChannel(store.channels.some(({ id }) => id === channel) ? channel : store.direct.id);
  if (message) jumpTo(message);
}

/**
 * The right mouse button, the menu key and Shift with F10.
 *
 * @param {MouseEvent} event
 */
function onNameContextMenu(event) {
  const target = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest?.("[data-person]"));
  if (!target) return;
  event.preventDefault();
  // From the keyboard, the event's place may be anywhere: the menu opens beside the name.
  const isPointed = event.button === 2;
  openPersonMenu(target, target.dataset.person ?? "", isPointed ? { x: event.clientX, y: event.clientY } : undefined);
}

/**
 * What can be done with a person.
 *
 * @param {HTMLElement} anchor
 * @param {string} id
 * @param {{x: number, y: number}} [at]
 */
function openPersonMenu(anchor, id, at) {
  const person = store.findPerson(id);
  if (!person) return;
  const apps = store.world.commands.filter((command) => command.type === COMMAND.user);
  const isMe = person.id === store.me.id;
  openMenu(
    anchor,
    `Menu of ${person.name}`,
    [
      { heading: person.name },
      { label: "Mention", pick: () => mention(person) },
      ...(person.bot || isMe
        ? []
        : [
            { label: "Become this person", pick: () => become(person) },
            { label: "Open a window as this person", pick: () => open(addressOf(person, store.room), "_blank") },
          ]),
      ...(apps.length > 0 ? [{ heading: "Apps" }] : []),
      ...apps.map((command) => ({
        label: localName(command, store.me.locale),
        picture: icon("bot", "small"),
        pick: () => use(command.name, person),
      })),
      { heading: `ID ${person.id}` },
    ],
    at,
  );
}

/**
 * @param {Person} person
 */
function mention(person) {
  closeDrawers();
  writeMention(`@${person.name} `);
}

/**
 * @param {string} app
 * @param {Person} person
 */
function use(app, person) {
  closeDrawers();
  useOnMember(app, person.id);
}
