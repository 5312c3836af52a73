/**
 * One message of the log. An edit replaces only the parts that changed: pictures do not flicker, the focus stays where
 * it was, and a screen reader is told what is new instead of everything.
 */

import { attachmentsOf } from "./attachments.js";
import { avatar } from "./avatar.js";
import { componentsOf } from "./components.js";
import { element, icon, isolated } from "./dom.js";
import { embedsOf, picturesInEmbeds } from "./embeds.js";
import { Layouts } from "./layout.js";
import { isOnlyEmoji, markdown } from "./markdown.js";
import { surroundings } from "./names.js";
import { store } from "./store.js";
import { now, timeElement } from "./time.js";

/** @typedef {import("./shapes.js").Message} Message */

/**
 * A part of a message: what it depends on, and how it is shown.
 *
 * @typedef {object} Part
 * @property {(message: Message, compact: boolean) => unknown} dependsOn
 * @property {(message: Message, compact: boolean, layouts: Layouts) => HTMLElement | undefined} show
 */

/** @type {Part[]} */
const PARTS = [
  { dependsOn: ({ usedCommand, replyTo }) => [usedCommand, replyTo], show: contextLine },
  { dependsOn: ({ author, at }, compact) => [author, at, compact], show: header },
  {
    dependsOn: ({ content, edited, thinking, embeds, layout }) => [content, edited, thinking, embeds.length, layout.length],
    show: content,
  },
  {
    dependsOn: ({ attachments, embeds, layout }) => [attachments, picturesInEmbeds(embeds), layout.length],
    show: attachmentsPart,
  },
  { dependsOn: ({ embeds, attachments }) => [embeds, attachments], show: embedsPart },
  { dependsOn: ({ components, layout, edited }) => [components, layout, edited], show: componentsPart },
  { dependsOn: ({ ephemeral }) => ephemeral, show: ephemeralLine },
];

/** A message on the page. */
export class MessageView {
  /** @param {string} id */
  constructor(id) {
    this.body = element("article", { class: "message-body" });
    this.node = element("li", { class: "message", id: `message-${id}`, "data-message": id }, this.body);
    /** @type {Array<{signature: string, node: HTMLElement | undefined}>} */
    this.parts = PARTS.map(() => ({ signature: "", node: undefined }));
    this.layouts = new Layouts();
  }

  /**
   * Shows the message as it is now.
   *
   * @param {Message} message
   * @param {boolean} compact directly below another message of the same author
   */
  update(message, compact) {
    this.node.classList.toggle("compact", compact);
    this.node.classList.toggle("ephemeral", message.ephemeral);
    this.node.classList.toggle("calls-me", message.mentionsEveryone || message.mentions.includes(store.me.id));
    PARTS.forEach((part, at) => {
      const signature = JSON.stringify(part.dependsOn(message, compact));
      if (signature !== this.parts[at].signature) this.replace(at, signature, part.show(message, compact, this.layouts));
    });
  }

  /**
   * @param {number} at
   * @param {string} signature
   * @param {HTMLElement | undefined} next
   */
  replace(at, signature, next) {
    const before = this.parts[at].node;
    const focused = before ? focusIn(before) : undefined;
    if (before && next) before.replaceWith(next);
    else if (before) before.remove();
    else if (next) this.body.insertBefore(next, this.parts.slice(at + 1).find(({ node }) => node)?.node ?? null);
    this.parts[at] = { signature, node: next };
    if (focused) restoreFocus(focused, next ?? this.body);
  }
}

/**
 * Which control of a part has the focus.
 *
 * @param {HTMLElement} part
 * @returns {{id: string | null, label: string, at: number} | undefined}
 */
function focusIn(part) {
  const controls = focusable(part);
  const at = controls.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  return at < 0
    ? undefined
    : { id: controls[at].getAttribute("data-custom-id"), label: controls[at].textContent ?? "", at };
}

/**
 * Gives the focus to the control that took the place of the focused one: the same, or of the same name, or in the same
 * place. A press at a card must not throw somebody who plays by keyboard back to the top of the page.
 *
 * @param {{id: string | null, label: string, at: number}} focused
 * @param {HTMLElement} part
 */
function restoreFocus(focused, part) {
  const controls = focusable(part);
  const same =
    controls.find((control) => focused.id !== null && control.getAttribute("data-custom-id") === focused.id) ??
    controls.find((control) => control.textContent === focused.label) ??
    controls[Math.min(focused.at, controls.length - 1)];
  const place = same ?? part.closest("article");
  if (!same) place?.setAttribute("tabindex", "-1");
  place?.focus({ preventScroll: true });
}

/**
 * @param {HTMLElement} part
 * @returns {HTMLElement[]}
 */
function focusable(part) {
  return [...part.querySelectorAll("button:not(:disabled), a[href], [tabindex='0']")].map(
    (control) => /** @type {HTMLElement} */ (control),
  );
}

/**
 * The line above a message: who used which command, or what it replies to.
 *
 * @param {Message} message
 * @returns {HTMLElement | undefined}
 */
function contextLine({ usedCommand, replyTo, channel }) {
  if (usedCommand) {
    const person = store.findPerson(usedCommand.person);
    return element(
      "div",
      { class: "context-line" },
      person && avatar(person, "tiny"),
      element(
        "button",
        { type: "button", class: "name-button", "data-person": usedCommand.person },
        isolated(person?.name ?? "Somebody"),
      ),
      element("span", {}, " used "),
      element("span", { class: "used-command" }, usedCommandName(usedCommand.name)),
    );
  }
  if (!replyTo) return undefined;
  const original = store.shown(channel).find(({ id }) => id === replyTo);
  return element(
    "div",
    { class: "context-line" },
    original ? [avatar(authorOf(original), "tiny"), isolated(authorOf(original).name, "name")] : null,
    element(
      "span",
      { class: "reply-text" },
      original
        ? original.content.split("\n")[0].slice(0, 120) || "Click to see attachment"
        : "Original message was deleted",
    ),
  );
}

/**
 * Slash commands have a slash before them; apps on members do not.
 *
 * @param {string} name
 * @returns {string}
 */
function usedCommandName(name) {
  const isSlash = !store.world.commands.some((command) => command.name === name && (command.type ?? 1) !== 1);
  return isSlash ? `/${name}` : name;
}

/**
 * A message's author as the world knows them.
 *
 * @param {Message} message
 * @returns {{id: string, name: string, bot: boolean}}
 */
export function authorOf({ author }) {
  return store.everybody.find((person) => person.id === author.id) ?? { ...author, name: author.name || "Somebody" };
}

/**
 * @param {Message} message
 * @param {boolean} compact
 * @returns {HTMLElement}
 */
function header(message, compact) {
  const { at } = message;
  const { locale } = store.me;
  if (compact) return element("div", { class: "gutter" }, timeElement(at, "t", locale, "time"));
  const author = authorOf(message);
  const isToday = at.toDateString() === now().toDateString();
  return element(
    "header",
    { class: "message-header" },
    avatar(author),
    element("button", { type: "button", class: "name-button author", "data-person": author.id }, isolated(author.name)),
    author.bot && element("span", { class: "app-tag" }, "App"),
    timeElement(at, isToday ? "t" : "s", locale, "time"),
  );
}

/**
 * @param {Message} message
 * @returns {HTMLElement | undefined}
 */
function content(message) {
  if (message.thinking) {
    return element(
      "div",
      { class: "content thinking" },
      dots(),
      element("span", {}, isolated(authorOf(message).name), " is thinking…"),
    );
  }
  if (message.content === "" || message.layout.length > 0) return undefined;
  return element(
    "div",
    { class: `content${isOnlyEmoji(message.content) ? " large-emoji" : ""}`, dir: "auto" },
    markdown(message.content, surroundings()),
    message.edited && editedMark(),
  );
}

/** @returns {HTMLElement} */
function editedMark() {
  return element("span", { class: "edited" }, " (edited)");
}

/**
 * Three dots that say that something is on its way.
 *
 * @returns {HTMLElement}
 */
export function dots() {
  return element("span", { class: "dots", "aria-hidden": "true" }, element("i"), element("i"), element("i"));
}

/**
 * @param {Message} message
 * @returns {HTMLElement | undefined}
 */
function attachmentsPart(message) {
  // A file of Components V2 is seen only where a component shows it.
  if (message.layout.length > 0) return undefined;
  const inEmbeds = picturesInEmbeds(message.embeds);
  const free = message.attachments.filter(
    ({ filename, url }) => !inEmbeds.includes(`attachment://${filename}`) && !inEmbeds.includes(url),
  );
  return free.length > 0 ? attachmentsOf(free) : undefined;
}

/**
 * @param {Message} message
 * @returns {HTMLElement | undefined}
 */
function embedsPart(message) {
  return message.embeds.length > 0 ? embedsOf(message.embeds, message.attachments) : undefined;
}

/**
 * @param {Message} message
 * @param {boolean} _compact
 * @param {Layouts} layouts
 * @returns {HTMLElement | undefined}
 */
function componentsPart(message, _compact, layouts) {
  if (message.layout.length > 0) return layouts.show(message, message.edited ? editedMark() : undefined);
  return message.components.length > 0 ? componentsOf(message) : undefined;
}

/**
 * @param {Message} message
 * @returns {HTMLElement | undefined}
 */
function ephemeralLine({ id, ephemeral }) {
  return ephemeral ? onlyYou(id) : undefined;
}

/**
 * The line below what only one person sees.
 *
 * @param {string} id
 * @returns {HTMLElement}
 */
export function onlyYou(id) {
  return element(
    "p",
    { class: "only-you" },
    icon("eye", "tiny"),
    "Only you can see this",
    " • ",
    element("button", { type: "button", class: "text-button", onclick: () => store.dismiss(id) }, "Dismiss message"),
  );
}
