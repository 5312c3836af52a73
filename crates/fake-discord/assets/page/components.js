/**
 * Buttons and selects below a message.
 */

import { press } from "./act.js";
import { element, icon } from "./dom.js";
import { emojiOf } from "./emoji.js";
import { openSelect } from "./select.js";
import { COMPONENT } from "./shapes.js";
import { store } from "./store.js";

/** @typedef {import("./shapes.js").Component} Component */
/** @typedef {import("./shapes.js").Message} Message */

/** Discord's button styles. */
const STYLES = /** @type {Record<number, string>} */ ({
  1: "primary",
  2: "secondary",
  3: "success",
  4: "danger",
  5: "secondary",
});

/** Discord's number for a button that opens a page. */
const LINK = 5;

/**
 * The rows of a message's components.
 *
 * @param {Message} message
 * @returns {HTMLElement}
 */
export function componentsOf(message) {
  return element(
    "div",
    { class: "components" },
    message.components.map((row) => rowOf(message, row)),
  );
}

/**
 * @param {Message} message
 * @param {Component[]} row
 * @returns {HTMLElement}
 */
export function rowOf(message, row) {
  return element(
    "div",
    { class: "component-row" },
    row.map((component) => control(message, component)),
  );
}

/**
 * A button or a select.
 *
 * @param {Message} message
 * @param {Component} component
 * @returns {HTMLElement | undefined}
 */
export function control(message, component) {
  switch (component.type) {
    case COMPONENT.button:
      return component.style === LINK ? linkButton(component) : button(message, component);
    case COMPONENT.stringSelect:
    case COMPONENT.userSelect:
    case COMPONENT.roleSelect:
    case COMPONENT.mentionableSelect:
    case COMPONENT.channelSelect:
      return select(message, component);
    default:
      return undefined;
  }
}

/**
 * @param {Message} message
 * @param {Component} component
 * @returns {HTMLElement}
 */
function button(message, component) {
  return element(
    "button",
    {
      type: "button",
      class: `button ${STYLES[component.style ?? 2] ?? "secondary"}`,
      disabled: Boolean(component.disabled),
      "data-custom-id": component.custom_id,
      onclick: (/** @type {MouseEvent} */ event) =>
        send(message, component, /** @type {HTMLElement} */ (event.currentTarget), undefined, event.detail === 0),
    },
    face(component),
  );
}

/**
 * @param {Component} component
 * @returns {HTMLElement | undefined}
 */
function linkButton(component) {
  // Only pages are opened, never scripts.
  if (!/^https?:\/\//i.test(component.url ?? "")) return undefined;
  return element(
    "a",
    {
      class: "button secondary",
      href: component.url,
      target: "_blank",
      rel: "noopener noreferrer",
      "aria-disabled": component.disabled ? "true" : null,
    },
    face(component),
    icon("link", "small"),
  );
}

/**
 * What stands on a button.
 *
 * @param {{emoji?: import("./shapes.js").Emoji, label?: string}} component
 * @returns {HTMLElement}
 */
function face(component) {
  return element(
    "span",
    { class: "button-face" },
    emojiOf(component.emoji),
    component.label && element("bdi", {}, component.label),
  );
}

/**
 * @param {Message} message
 * @param {Component} component
 * @returns {HTMLElement}
 */
function select(message, component) {
  const box = element("button", {
    type: "button",
    class: "select",
    disabled: Boolean(component.disabled),
    "data-custom-id": component.custom_id,
    "aria-haspopup": "listbox",
    "aria-expanded": "false",
    onclick: () => openSelect(box, component, (values) => send(message, component, box, values, true)),
  });
  box.append(chosenFace(component, []), icon("chevron", "small"));
  return box;
}

/**
 * What a closed select shows: what is chosen, or what to do.
 *
 * @param {Component} component
 * @param {string[]} names
 * @returns {HTMLElement}
 */
function chosenFace(component, names) {
  const chosen = names.length > 0 ? names : chosenBefore(component);
  const placeholder = component.placeholder || "Make a selection";
  return chosen.length > 0
    ? element(
        "span",
        { class: "select-face chosen", "aria-label": `${placeholder}: ${chosen.join(", ")}` },
        element("bdi", {}, chosen.join(", ")),
      )
    : element("span", { class: "select-face" }, element("bdi", {}, placeholder));
}

/**
 * What is chosen from the beginning, by name.
 *
 * @param {Component} component
 * @returns {string[]}
 */
function chosenBefore(component) {
  const ids = (component.default_values ?? []).map(({ id }) => String(id));
  const named = (/** @type {Array<{id: string, name: string}>} */ things, /** @type {string} */ mark) =>
    things.filter(({ id }) => ids.includes(id)).map(({ name }) => `${mark}${name}`);
  switch (component.type) {
    case COMPONENT.roleSelect:
      return named(store.guild?.roles ?? [], "@");
    case COMPONENT.channelSelect:
      return named(store.guild?.channels ?? [], "#");
    default:
      return (component.options ?? []).filter((option) => option.default).map((option) => option.label);
  }
}

/**
 * Shows that the press is on its way, sends it, and says so if it failed.
 *
 * @param {Message} message
 * @param {Component} component
 * @param {HTMLElement} pressed
 * @param {Array<{value: string, label: string}> | undefined} values
 * @param {boolean} byKeyboard
 */
async function send(message, component, pressed, values, byKeyboard) {
  const rows = /** @type {HTMLElement} */ (pressed.closest(".components"));
  // As in Discord, nothing else of the message can be pressed until the answer is there.
  if (rows.getAttribute("aria-busy") === "true") return;
  rows.setAttribute("aria-busy", "true");
  rows.querySelector(".failure")?.remove();
  pressed.classList.add("pending");
  if (values)
    pressed.querySelector(".select-face")?.replaceWith(
      chosenFace(
        component,
        values.map((value) => value.label),
      ),
    );
  const { failed, answer } = await press(
    message,
    component.custom_id ?? "",
    values?.map((value) => value.value),
  );
  pressed.classList.remove("pending");
  rows.removeAttribute("aria-busy");
  if (failed) rows.append(failureLine(failed));
  if (byKeyboard && answer?.message?.ephemeral && answer.message.id !== message.id) focusOn(answer.message.id);
}

/**
 * @param {string} text
 * @returns {HTMLElement}
 */
function failureLine(text) {
  return element("p", { class: "failure", role: "alert" }, icon("warning", "small"), text);
}

/**
 * Takes somebody who works by keyboard to the private answer, which may stand far from the button.
 *
 * @param {string} messageId
 */
function focusOn(messageId) {
  const shown = document.getElementById(`message-${messageId}`);
  const first = /** @type {HTMLElement | null} */ (
    shown?.querySelector(".button:not(:disabled), .select:not(:disabled)") ?? null
  );
  first?.focus();
}
