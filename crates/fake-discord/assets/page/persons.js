/**
 * The bar's switch between persons, and the form for a new one.
 */

import * as api from "./api.js";
import { avatar } from "./avatar.js";
import { byId, element, icon } from "./dom.js";
import { addressOf, become } from "./place.js";
import { openMenu } from "./popover.js";
import { store } from "./store.js";

/** @typedef {import("./shapes.js").Person} Person */

/** Languages a new person can have: those of the bot first, then a few that it does not speak. */
const LOCALES = ["en-US", "en-GB", "de", "nl", "fr", "es-ES", "it", "pl", "pt-BR", "tr", "uk", "ja", "ko", "zh-CN"];

const personSwitch = byId("person-switch");
const secondWindow = byId("second-window");

/** Makes the switch live. */
export function startPersons() {
  store.on(["person", "world"], show);
  personSwitch.addEventListener("click", openPersonSwitch);
  secondWindow.addEventListener("click", openSecondWindow);
}

function show() {
  byId("person-avatar").replaceChildren(avatar(store.me, "small"));
  byId("person-name").textContent = store.me.name;
}

/** Everybody but the bot. */
function people() {
  return store.everybody.filter(({ bot }) => !bot);
}

/** Opens the list of everybody I can be. */
export function openPersonSwitch() {
  openMenu(personSwitch, "Who you are", [
    { heading: "You are" },
    ...people().map((person) => ({
      label: person.name,
      detail: person.locale,
      picture: avatar(person, "small"),
      checked: person.id === store.me.id,
      pick: () => become(person),
    })),
    { label: "Somebody new…", picture: icon("plus", "small"), pick: openNewPerson },
  ]);
}

function openSecondWindow() {
  const others = people().filter(({ id }) => id !== store.me.id);
  openMenu(secondWindow, "Second window", [
    { heading: "Open a second window as" },
    ...others.map((person) => ({
      label: person.name,
      detail: person.locale,
      picture: avatar(person, "small"),
      pick: () => open(addressOf(person, store.room), "_blank"),
    })),
  ]);
}

/** Asks for a new person's name and language. */
function openNewPerson() {
  const name = element("input", {
    class: "text-input",
    id: "new-name",
    required: true,
    maxlength: 32,
    autocomplete: "off",
  });
  const locale = element(
    "select",
    { class: "text-input", id: "new-locale" },
    LOCALES.map((code) => element("option", { value: code }, languageName(code))),
  );
  const failure = element("p", { class: "form-failure", role: "alert", hidden: true });
  const form = element(
    "form",
    { class: "form" },
    element("h2", { id: "new-title" }, "Somebody new"),
    failure,
    element("div", { class: "field" }, element("label", { for: "new-name" }, "Name"), name),
    element("div", { class: "field" }, element("label", { for: "new-locale" }, "Language"), locale),
    element(
      "div",
      { class: "dialog-buttons" },
      element("button", { class: "button link-like", type: "button", onclick: () => dialog.close() }, "Cancel"),
      element("button", { class: "button primary", type: "submit" }, "Create"),
    ),
  );
  const dialog = element("dialog", { class: "dialog", "aria-labelledby": "new-title" }, form);
  form.addEventListener("submit", async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    try {
      const person = await api.addPerson({ name: name.value.trim(), locale: locale.value, guild: store.guild?.id });
      await store.readWorld();
      dialog.close();
      await become(store.findPerson(person.id) ?? person);
    } catch (problem) {
      failure.textContent = problem instanceof Error ? problem.message : String(problem);
      failure.hidden = false;
    }
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  name.focus();
}

/**
 * @param {string} code
 * @returns {string}
 */
function languageName(code) {
  return `${new Intl.DisplayNames(["en"], { type: "language" }).of(code)} (${code})`;
}
