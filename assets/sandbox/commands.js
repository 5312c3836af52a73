/**
 * Slash commands as text: which command a line means, what can be written next, and how the line is sent.
 * Nothing here touches the page.
 */

import { localDescription, localName } from "./shapes.js";

/** @typedef {import("./shapes.js").Command} Command */
/** @typedef {import("./shapes.js").Option} Option */

/**
 * One thing that can be called: a command without subcommands, or one subcommand.
 *
 * @typedef {object} Entry
 * @property {string} label as the person reads it, without the slash
 * @property {string} canonical as Discord registered it
 * @property {string} description
 * @property {Option[]} options
 */

/**
 * An option as it stands in a line.
 *
 * @typedef {object} Value
 * @property {Option} option
 * @property {number} nameStart
 * @property {number} valueStart
 * @property {number} end
 * @property {string} text trimmed
 */

/**
 * A line understood as far as it can be.
 *
 * @typedef {object} Line
 * @property {Entry | undefined} entry
 * @property {number} argumentsStart where the options begin
 * @property {Value[]} values
 * @property {string} stray text that belongs to no option
 */

/**
 * Whom and what a line may name.
 *
 * @typedef {object} Names
 * @property {string} locale
 * @property {Array<{id: string, name: string, bot: boolean}>} people
 * @property {Array<{id: string, name: string}>} channels
 * @property {Map<string, string | number>} picked values that stand behind picked names, by `option` and `name`
 */

/** Discord's numbers for the kinds of options. */
export const KIND = /** @type {const} */ ({
  subcommand: 1, group: 2, string: 3, integer: 4, boolean: 5, user: 6, channel: 7, role: 8, mentionable: 9, number: 10,
});

/** Discord's numbers for the kinds of commands. */
export const COMMAND = /** @type {const} */ ({ slash: 1, user: 2, message: 3 });

/**
 * Everything that can be called with a slash, in the order in which it is offered.
 *
 * @param {Command[]} commands
 * @param {string} locale
 * @returns {Entry[]}
 */
export function entriesOf(commands, locale) {
  return commands
    .filter((command) => (command.type ?? COMMAND.slash) === COMMAND.slash)
    .flatMap((command) => entriesBelow(command, locale, "", ""));
}

/**
 * @param {Option} node a command, group or subcommand
 * @param {string} locale
 * @param {string} label
 * @param {string} canonical
 * @returns {Entry[]}
 */
function entriesBelow(node, locale, label, canonical) {
  const ownLabel = `${label} ${localName(node, locale)}`.trim();
  const ownCanonical = `${canonical} ${node.name}`.trim();
  const options = node.options ?? [];
  const inner = options.filter((option) => option.type === KIND.subcommand || option.type === KIND.group);
  if (inner.length > 0) return inner.flatMap((option) => entriesBelow(option, locale, ownLabel, ownCanonical));
  return [{ label: ownLabel, canonical: ownCanonical, description: localDescription(node, locale), options }];
}

/**
 * Reads a line that begins with a slash.
 *
 * @param {string} text
 * @param {Entry[]} entries
 * @param {string} locale
 * @returns {Line}
 */
export function read(text, entries, locale) {
  const line = text.slice(1).toLocaleLowerCase();
  const called = (/** @type {string} */ name) => line === name || line.startsWith(`${name} `);
  const matches = entries.flatMap((entry) => [entry.label, entry.canonical].filter((name) => called(name.toLocaleLowerCase())).map((name) => ({ entry, name })));
  matches.sort((one, other) => other.name.length - one.name.length);
  if (matches.length === 0) return { entry: undefined, argumentsStart: text.length, values: [], stray: "" };
  const { entry, name } = matches[0];
  const argumentsStart = Math.min(text.length, 1 + name.length + 1);
  const values = valuesIn(text, argumentsStart, entry.options, locale);
  const stray = text.slice(argumentsStart, values[0]?.nameStart ?? text.length).trim();
  return { entry, argumentsStart, values, stray };
}

/**
 * @param {string} text
 * @param {number} from
 * @param {Option[]} options
 * @param {string} locale
 * @returns {Value[]}
 */
function valuesIn(text, from, options, locale) {
  const values = /** @type {Value[]} */ ([]);
  for (const found of text.slice(from).matchAll(/(?<=^|\s)([^\s:]+):/g)) {
    const option = optionNamed(found[1], options, locale);
    // An option's name inside a value stays text once the option has been given.
    if (!option || values.some((value) => value.option === option)) continue;
    const nameStart = from + found.index;
    values.push({ option, nameStart, valueStart: nameStart + found[0].length, end: text.length, text: "" });
  }
  return values.map((value, at) => {
    const end = values[at + 1]?.nameStart ?? text.length;
    return { ...value, end, text: text.slice(value.valueStart, end).trim() };
  });
}

/**
 * @param {string} name
 * @param {Option[]} options
 * @param {string} locale
 * @returns {Option | undefined}
 */
function optionNamed(name, options, locale) {
  const wanted = name.toLocaleLowerCase();
  return options.find((option) => option.name === wanted || localName(option, locale).toLocaleLowerCase() === wanted);
}

/**
 * The value the caret stands in.
 *
 * @param {Line} line
 * @param {number} caret
 * @param {string} text
 * @returns {Value | undefined}
 */
export function valueAt(line, caret, text) {
  return line.values.find((value) => {
    // A space after a value ends it for the caret, so that the next option is offered there.
    const written = value.valueStart + text.slice(value.valueStart, value.end).trimEnd().length;
    return caret >= value.valueStart && caret <= Math.max(written, value.valueStart);
  });
}

/* What can be written next ----------------------------------------------------------------------------------------- */

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
  const fitting = open.filter((option) => `${option.name} ${localName(option, locale)}`.toLocaleLowerCase().includes(word.toLocaleLowerCase()));
  fitting.sort((one, other) => Number(other.required ?? false) - Number(one.required ?? false));
  const offers = fitting.map((option) => ({
    key: option.name,
    label: localName(option, locale),
    detail: `${localDescription(option, locale)}${option.required ? "" : " · optional"}`,
    kind: /** @type {const} */ ("option"),
    insert: `${localName(option, locale)}:`,
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
 * Every value an option can be completed to.
 *
 * @param {Option} option
 * @param {Names} names
 * @returns {Array<{label: string, value: string | number, personId?: string, also?: string}>}
 */
function valuesFor(option, names) {
  switch (option.type) {
    case KIND.boolean:
      return [{ label: "True", value: "true" }, { label: "False", value: "false" }];
    case KIND.user:
    case KIND.mentionable:
      return names.people.map((person) => ({ label: `@${person.name}`, value: `<@${person.id}>`, personId: person.id }));
    case KIND.channel:
      return names.channels.map((channel) => ({ label: `#${channel.name}`, value: `<#${channel.id}>` }));
    default:
      return (option.choices ?? []).map((choice) => ({ label: localName(choice, names.locale), value: choice.value, also: `${choice.value} ${choice.name}` }));
  }
}

/**
 * The numbers or lengths an option takes, in words.
 *
 * @param {Option} option
 * @returns {string}
 */
function range(option) {
  const [low, high] = option.type === KIND.string ? [option.min_length, option.max_length] : [option.min_value, option.max_value];
  const unit = option.type === KIND.string ? " characters" : "";
  if (low !== undefined && high !== undefined) return ` (${low} to ${high}${unit})`;
  if (low !== undefined) return ` (at least ${low}${unit})`;
  return high === undefined ? "" : ` (at most ${high}${unit})`;
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

/* What is sent ----------------------------------------------------------------------------------------------------- */

/**
 * The required options that have no value yet.
 *
 * @param {Line} line
 * @returns {Option[]}
 */
export function missing(line) {
  return (line.entry?.options ?? []).filter((option) => option.required && !line.values.some((value) => value.option === option && value.text !== ""));
}

/**
 * What keeps a line from being sent, in words; nothing if it can be.
 *
 * @param {Line} line
 * @param {Names} names
 * @returns {string | undefined}
 */
export function problem(line, names) {
  if (!line.entry) return "There is no such command.";
  const lacking = missing(line)[0];
  if (lacking) return `${localName(lacking, names.locale)}: this option is required. Give a value.`;
  if (line.stray !== "") return `“${line.stray}” belongs to no option. Choose an option first.`;
  for (const value of line.values) {
    const wrong = valueProblem(value, names);
    if (wrong) return `${localName(value.option, names.locale)}: ${wrong}`;
  }
  return undefined;
}

/**
 * @param {Value} value
 * @param {Names} names
 * @returns {string | undefined}
 */
export function valueProblem(value, names) {
  const { option, text } = value;
  if (text === "") return "give a value.";
  const sent = sentValue(value, names);
  switch (option.type) {
    case KIND.integer:
    case KIND.number:
      return numberProblem(option, String(sent));
    case KIND.user:
    case KIND.mentionable:
      return /^<@!?\d+>$/.test(String(sent)) ? undefined : "choose somebody who is here.";
    case KIND.channel:
      return /^<#\d+>$/.test(String(sent)) ? undefined : "choose one of the channels.";
    case KIND.boolean:
      return /^(true|false)$/.test(String(sent)) ? undefined : "choose True or False.";
    default:
      return isOneOf(option, sent) ? undefined : "choose one of the values offered.";
  }
}

/**
 * @param {Option} option
 * @param {string} sent
 * @returns {string | undefined}
 */
function numberProblem(option, sent) {
  const number = Number(sent);
  if (sent.trim() === "" || Number.isNaN(number)) return "give a number.";
  if (option.type === KIND.integer && !Number.isInteger(number)) return "give a whole number.";
  if (!isOneOf(option, number)) return "choose one of the values offered.";
  const outside = number < (option.min_value ?? -Infinity) || number > (option.max_value ?? Infinity);
  return outside ? `give a number in range${range(option)}.` : undefined;
}

/**
 * @param {Option} option
 * @param {string | number} sent
 * @returns {boolean}
 */
function isOneOf(option, sent) {
  const choices = option.choices ?? [];
  return choices.length === 0 || choices.some((choice) => String(choice.value) === String(sent));
}

/**
 * What stands behind a written value: an id behind a name, a choice's value behind its label.
 *
 * @param {Value} value
 * @param {Names} names
 * @returns {string | number}
 */
function sentValue({ option, text }, names) {
  const picked = names.picked.get(pickKey(option, text));
  if (picked !== undefined) return picked;
  const wanted = text.toLocaleLowerCase();
  const known = valuesFor(option, names).find(({ label, value }) => [label.toLocaleLowerCase(), label.slice(1).toLocaleLowerCase(), String(value).toLocaleLowerCase()]
    .some((form, at) => form === wanted && (at !== 1 || /^[@#]/.test(label))));
  return known?.value ?? text;
}

/**
 * The key under which a picked value is remembered.
 *
 * @param {Option} option
 * @param {string} label
 * @returns {string}
 */
export function pickKey(option, label) {
  return `${option.name}\n${label}`;
}

/**
 * The line as the bot's registered names spell it.
 *
 * @param {Line} line with an entry
 * @param {Names} names
 * @param {Option} [focused] an option that is still being written: it is given as it stands, even if empty
 * @returns {string}
 */
export function canonical(line, names, focused) {
  const options = line.values
    .filter((value) => value.text !== "" || value.option === focused)
    .map((value) => `${value.option.name}:${value.option === focused ? value.text : sentValue(value, names)}`);
  return [`/${line.entry?.canonical}`, ...options].join(" ");
}
