/**
 * What can be written next in a line, and the line once it is taken. Nothing here touches the page.
 */

import { missing, read, valueAt } from "./commands.js";
import { localDescription, localName } from "./shapes.js";
import { range, valuesFor } from "./values.js";

/** @typedef {import("./commands.js").Entry} Entry */
/** @typedef {import("./commands.js").Line} Line */
/** @typedef {import("./commands.js").Value} Value */
/** @typedef {import("./shapes.js").Option} Option */
/** @typedef {import("./values.js").Names} Names */

/**
 * One thing that can be written next.
 *
 * @typedef {object} Offer
 * @property {string} key
 * @property {string} label
 * @property {string} [detail]
 * @property {string} [personId] whose picture stands before it
 * @property {"command" | "option" | "value"} kind
 * @property {string} insert
 * @property {number} from the text from here …
 * @property {number} to … to here is replaced
 * @property {string | number} [value] what is sent instead of the inserted name
 * @property {Option} [option]
 */

/**
 * What is offered at the caret.
 *
 * @typedef {object} Offers
 * @property {string} heading
 * @property {Offer[]} offers
 * @property {boolean} eager Enter takes the first one
 * @property {Option} [remote] the bot is to be asked for this option's values
 */

/** Discord shows at most this many values. */
const MAX_OFFERS = 25;

/**
 * @param {string} text
 * @param {number} caret
 * @param {Entry[]} entries
 * @param {Names} names
 * @returns {Offers | undefined}
 */
export function offersAt(text, caret, entries, names) {
  if (!text.startsWith("/") || caret === 0) return undefined;
  const line = read(text, entries, names.locale);
  if (!line.entry || caret < line.argumentsStart) return commandOffers(text, caret, entries);
  const value = valueAt(line, caret, text);
  return value ? valueOffers(value, names) : optionOffers(text, caret, line, names.locale);
}

/**
 * @param {string} text
 * @param {number} caret
 * @param {Entry[]} entries
 * @returns {Offers}
 */
function commandOffers(text, caret, entries) {
  const words = text.slice(1, caret).toLocaleLowerCase().trim();
  const rank = (/** @type {Entry} */ entry) => {
    const [label, canonical] = [entry.label.toLocaleLowerCase(), entry.canonical.toLocaleLowerCase()];
    if (label.startsWith(words) || canonical.startsWith(words)) return 0;
    if (`${label} ${canonical}`.includes(words)) return 1;
    return entry.description.toLocaleLowerCase().includes(words) ? 2 : 3;
  };
  const fitting = entries.filter((entry) => rank(entry) < 3).sort((one, other) => rank(one) - rank(other));
  const offers = fitting.map((entry) => ({
    key: entry.canonical,
    label: `/${entry.label}`,
    detail: entry.description,
    kind: /** @type {const} */ ("command"),
    insert: `/${entry.label} `,
    from: 0,
    to: Math.max(caret, text.length),
  }));
  return { heading: offers.length > 0 ? "Commands" : "No command begins like this", offers, eager: true };
}

/**
 * @param {string} text
 * @param {number} caret
 * @param {Line} line
 * @param {string} locale
 * @returns {Offers | undefined}
 */
function optionOffers(text, caret, line, locale) {
  const word = text.slice(line.argumentsStart, caret).match(/\S*$/)?.[0] ?? "";
  const open = (line.entry?.options ?? []).filter((option) => !line.values.some((value) => value.option === option));
  const fitting = open.filter((option) =>
    `${option.name} ${localName(option, locale)}`.toLocaleLowerCase().includes(word.toLocaleLowerCase()),
  );
  fitting.sort((one, other) => Number(other.required ?? false) - Number(one.required ?? false));
  // Right behind the name of the command there may be no space yet.
  const gap = /\s$/.test(text.slice(0, caret - word.length)) ? "" : " ";
  const offers = fitting.map((option) => ({
    key: option.name,
    label: localName(option, locale),
    detail: `${localDescription(option, locale)}${option.required ? "" : " · optional"}`,
    kind: /** @type {const} */ ("option"),
    insert: `${gap}${localName(option, locale)}:`,
    from: caret - word.length,
    to: caret,
    option,
  }));
  if (offers.length === 0) return undefined;
  // With nothing required left, Enter sends the command instead of adding an option to it.
  const eager = word !== "" || offers.some((offer) => offer.option.required);
  return { heading: eager ? "Options" : "Options · Enter sends without them", offers, eager };
}

/**
 * @param {Value} value
 * @param {Names} names
 * @returns {Offers}
 */
function valueOffers(value, names) {
  const { option } = value;
  const heading = `${localName(option, names.locale)} · ${localDescription(option, names.locale)}${range(option)}`;
  if (option.autocomplete) return { heading, offers: [], eager: true, remote: option };
  const offers = valuesFor(option, names)
    .filter(({ label, also }) => `${label} ${also ?? ""}`.toLocaleLowerCase().includes(value.text.toLocaleLowerCase()))
    .slice(0, MAX_OFFERS)
    .map((fitting) => valueOffer(value, fitting));
  return { heading, offers, eager: true };
}

/**
 * An offer that completes a value.
 *
 * @param {Value} value
 * @param {{label: string, value: string | number, personId?: string, detail?: string}} fitting
 * @returns {Offer}
 */
export function valueOffer(value, fitting) {
  return {
    key: String(fitting.value),
    label: fitting.label,
    detail: fitting.detail,
    personId: fitting.personId,
    kind: "value",
    insert: fitting.label,
    from: value.valueStart,
    to: value.end,
    value: fitting.value,
    option: value.option,
  };
}

/**
 * The line once an offer is taken, and where the caret goes. The next required option is begun at once.
 *
 * @param {string} text
 * @param {Offer} offer
 * @param {Entry[]} entries
 * @param {string} locale
 * @returns {{text: string, caret: number}}
 */
export function taken(text, offer, entries, locale) {
  const tail = text.slice(offer.to).trimStart();
  const gap = offer.kind === "option" ? "" : offer.insert.endsWith(" ") ? "" : " ";
  let head = text.slice(0, offer.from) + offer.insert + gap;
  if (tail === "" && offer.kind !== "option") {
    const line = read(head, entries, locale);
    const next = missing(line)[0];
    if (next) head += `${localName(next, locale)}:`;
  }
  return { text: head + tail, caret: head.length };
}
