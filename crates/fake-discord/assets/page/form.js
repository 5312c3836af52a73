/**
 * Discord's modals: a form in a window of its own.
 */

import { element } from "./dom.js";
import { rows } from "./shapes.js";

/** Discord's numbers for the parts of a form. */
const PART = /** @type {const} */ ({ stringSelect: 3, textInput: 4, text: 10, label: 18 });

/** Discord's number for a text input of several lines. */
const PARAGRAPH = 2;

/** Counts fields, for their ids. */
let fields = 0;

/**
 * Opens a form.
 *
 * @param {any} modal as the bot sent it
 * @param {(fields: Record<string, string | string[]>) => Promise<boolean>} submit tells whether the bot took it
 */
export function openForm(modal, submit) {
  const title = `form-${(fields += 1)}`;
  const failure = element(
    "p",
    { class: "form-failure", role: "alert", hidden: true },
    "Something went wrong. Try again.",
  );
  const send = element("button", { class: "button primary", type: "submit" }, "Submit");
  const form = element(
    "form",
    { class: "form" },
    element("h2", { id: title }, element("bdi", {}, modal.title ?? "")),
    failure,
    partsOf(modal.components ?? []).map(field),
    element(
      "div",
      { class: "dialog-buttons" },
      element("button", { class: "button link-like", type: "button", onclick: () => dialog.close() }, "Cancel"),
      send,
    ),
  );
  const dialog = element("dialog", { class: "dialog", "aria-labelledby": title }, form);
  form.addEventListener("submit", async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    failure.hidden = true;
    send.classList.add("pending");
    const taken = await submit(valuesOf(form));
    send.classList.remove("pending");
    if (taken) dialog.close();
    else failure.hidden = false;
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  form.querySelector("input, textarea, select")?.focus();
}

/**
 * The parts of a form, each with the label around it if there is one.
 *
 * @param {any[]} components
 * @returns {any[]}
 */
function partsOf(components) {
  return components.flatMap((component) =>
    component.type === PART.label || component.type === PART.text ? [component] : rows([component])[0],
  );
}

/**
 * @param {any} part
 * @returns {HTMLElement}
 */
function field(part) {
  if (part.type === PART.text) return element("p", {}, part.content ?? "");
  const inner = part.type === PART.label ? part.component : part;
  const id = `field-${(fields += 1)}`;
  const isRequired = inner.required !== false;
  return element(
    "div",
    { class: "field" },
    element(
      "label",
      { for: id },
      element("bdi", {}, part.label ?? ""),
      isRequired && element("span", { class: "required", "aria-hidden": "true" }, " *"),
    ),
    part.description && element("p", { class: "field-hint" }, part.description),
    inner.type === PART.stringSelect ? select(inner, id) : input(inner, id, isRequired),
  );
}

/**
 * @param {any} part
 * @param {string} id
 * @param {boolean} isRequired
 * @returns {HTMLElement}
 */
function input(part, id, isRequired) {
  const control = element(part.style === PARAGRAPH ? "textarea" : "input", {
    id,
    name: part.custom_id,
    class: "text-input",
    placeholder: part.placeholder,
    minlength: part.min_length,
    maxlength: part.max_length ?? 4000,
    required: isRequired,
    rows: part.style === PARAGRAPH ? 4 : null,
    autocomplete: "off",
  });
  control.value = part.value ?? "";
  return control;
}

/**
 * @param {any} part
 * @param {string} id
 * @returns {HTMLElement}
 */
function select(part, id) {
  return element(
    "select",
    { id, name: part.custom_id, class: "text-input", multiple: (part.max_values ?? 1) > 1 },
    (part.options ?? []).map((/** @type {any} */ option) =>
      element("option", { value: option.value, selected: option.default }, option.label),
    ),
  );
}

/**
 * What was filled in, by `custom_id`.
 *
 * @param {HTMLFormElement} form
 * @returns {Record<string, string | string[]>}
 */
function valuesOf(form) {
  const controls = /** @type {Array<HTMLInputElement | HTMLSelectElement>} */ ([...form.querySelectorAll("[name]")]);
  return Object.fromEntries(
    controls.map((control) => [
      control.name,
      control instanceof HTMLSelectElement ? [...control.selectedOptions].map((option) => option.value) : control.value,
    ]),
  );
}
