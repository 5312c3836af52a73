/**
 * The list of a select menu, with a search field where it is long.
 */

import { avatar } from "./avatar.js";
import { element } from "./dom.js";
import { emojiOf } from "./emoji.js";
import { Listbox } from "./listbox.js";
import { openPopover } from "./popover.js";
import { COMPONENT } from "./shapes.js";
import { store } from "./store.js";

/** @typedef {import("./shapes.js").Component} Component */
/** @typedef {{value: string, label: string, description?: string, picture?: () => Node | undefined}} Offered */
/** @typedef {Offered & {checked: boolean}} Choice */

/** Longer lists get a search field. */
const SEARCH_FROM = 11;

/**
 * Opens the list of a select.
 *
 * @param {HTMLElement} anchor
 * @param {Component} component
 * @param {(chosen: Array<{value: string, label: string}>) => void} choose
 */
export function openSelect(anchor, component, choose) {
  const choices = choicesOf(component);
  const isMany = (component.max_values ?? 1) > 1;
  const hasSearch = component.type !== COMPONENT.stringSelect || choices.length >= SEARCH_FROM;
  const before = checkedOf(choices);

  const list = element("ul", {
    class: "listbox",
    role: "listbox",
    id: "select-list",
    tabindex: "-1",
    "aria-multiselectable": isMany ? "true" : null,
    "aria-label": component.placeholder || "Choices",
  });
  const search = element("input", {
    class: "text-input",
    type: "text",
    placeholder: "Search",
    role: "combobox",
    "aria-expanded": "true",
    "aria-controls": "select-list",
    "aria-label": "Search",
    autocomplete: "off",
  });
  const driver = hasSearch ? search : list;
  const box = element("div", { class: "select-popover" }, hasSearch && search, list, isMany && limits(component));

  const finish = () => {
    const chosen = choices.filter((choice) => choice.checked);
    const isAllowed = chosen.length >= (component.min_values ?? 1);
    if (isMany && isAllowed && checkedOf(choices) !== before) choose(chosen);
  };
  const close = openPopover(anchor, box, { wide: true, onclose: finish });

  const listbox = new Listbox(list, driver, (item) => {
    const choice = /** @type {Choice} */ (choices.find(({ value }) => value === item.key));
    if (!isMany) {
      close();
      choose([choice]);
      return;
    }
    const isFull = choices.filter(({ checked }) => checked).length >= (component.max_values ?? 1);
    choice.checked = !choice.checked && !isFull;
    show();
  });
  const show = () => {
    const wanted = search.value.toLocaleLowerCase();
    const fitting = choices.filter((choice) =>
      `${choice.label} ${choice.description ?? ""}`.toLocaleLowerCase().includes(wanted),
    );
    const active = Math.max(
      listbox.active,
      fitting.findIndex(({ checked }) => checked),
      0,
    );
    listbox.show(
      fitting.map((choice) => lineOf(choice, isMany)),
      active,
    );
  };
  search.addEventListener("input", show);
  driver.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => onKey(event, listbox, close, !hasSearch));
  show();
  driver.focus();
}

/**
 * @param {KeyboardEvent} event
 * @param {Listbox} listbox
 * @param {() => void} close
 * @param {boolean} spacePicks
 */
function onKey(event, listbox, close, spacePicks) {
  if (event.key === "Tab") return close();
  const handled =
    listbox.move(event.key) || ((event.key === "Enter" || (spacePicks && event.key === " ")) && listbox.pickActive());
  if (handled) event.preventDefault();
  else if (spacePicks && event.key.length === 1) jumpToLetter(event.key, listbox);
  return undefined;
}

/**
 * @param {string} letter
 * @param {Listbox} listbox
 */
function jumpToLetter(letter, listbox) {
  const { items, active } = listbox;
  const inTurn = items.map((_, at) => (active + 1 + at) % items.length);
  const next = inTurn.find((at) => items[at].label.toLocaleLowerCase().startsWith(letter.toLocaleLowerCase()));
  if (next !== undefined) listbox.activate(next);
}

/**
 * @param {Choice} choice
 * @param {boolean} isMany
 * @returns {import("./listbox.js").Item}
 */
function lineOf(choice, isMany) {
  const { value, label, description, picture, checked } = choice;
  return {
    key: value,
    label,
    detail: description,
    picture: picture?.(),
    checked: isMany || checked ? checked : undefined,
  };
}

/**
 * @param {Component} component
 * @returns {Choice[]}
 */
function choicesOf(component) {
  const chosen = (component.default_values ?? []).map(({ id }) => String(id));
  switch (component.type) {
    case COMPONENT.userSelect:
    case COMPONENT.mentionableSelect:
      return [...(store.guild?.members ?? []), store.world.bot].map((person) => ({
        value: person.id,
        label: person.name,
        picture: () => avatar(person, "small"),
        checked: chosen.includes(person.id),
      }));
    case COMPONENT.roleSelect:
      return (store.guild?.roles ?? []).map(({ id, name }) => ({
        value: id,
        label: `@${name}`,
        checked: chosen.includes(id),
      }));
    case COMPONENT.channelSelect:
      return (store.guild?.channels ?? []).map(({ id, name }) => ({
        value: id,
        label: `#${name}`,
        checked: chosen.includes(id),
      }));
    default:
      return (component.options ?? []).map((option) => ({
        value: option.value,
        label: option.label,
        description: option.description,
        picture: () => emojiOf(option.emoji),
        checked: Boolean(option.default),
      }));
  }
}

/**
 * @param {Choice[]} choices
 * @returns {string}
 */
function checkedOf(choices) {
  return choices
    .filter(({ checked }) => checked)
    .map(({ value }) => value)
    .join("\n");
}

/**
 * @param {Component} component
 * @returns {HTMLElement}
 */
function limits(component) {
  const [low, high] = [component.min_values ?? 1, component.max_values ?? 1];
  const count = low === high ? `${low}` : `${low} to ${high}`;
  return element("p", { class: "select-limits" }, `Choose ${count}, then close the list`);
}
