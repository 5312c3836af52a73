/**
 * Slash commands as text: which command a line means, and which options it gives. Nothing here touches the page.
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

/** Discord's numbers for the kinds of options. */
export const KIND = /** @type {const} */ ({
  subcommand: 1,
  group: 2,
  string: 3,
  integer: 4,
  boolean: 5,
  user: 6,
  channel: 7,
  role: 8,
  mentionable: 9,
  number: 10,
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
  const matches = entries.flatMap((entry) =>
    [entry.label, entry.canonical].filter((name) => called(name.toLocaleLowerCase())).map((name) => ({ entry, name })),
  );
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

/**
 * The required options that have no value yet.
 *
 * @param {Line} line
 * @returns {Option[]}
 */
export function missing(line) {
  return (line.entry?.options ?? []).filter(
    (option) => option.required && !line.values.some((value) => value.option === option && value.text !== ""),
  );
}
