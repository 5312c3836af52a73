/**
 * The values of options: what they can be, what is wrong with them, and what is sent for them. Nothing here touches the
 * page.
 */

import { KIND, missing } from "./commands.js";
import { localName } from "./shapes.js";

/** @typedef {import("./commands.js").Line} Line */
/** @typedef {import("./commands.js").Value} Value */
/** @typedef {import("./shapes.js").Option} Option */

/**
 * Whom and what a line may name.
 *
 * @typedef {object} Names
 * @property {string} locale
 * @property {Array<{id: string, name: string, bot: boolean}>} people
 * @property {Array<{id: string, name: string}>} channels
 * @property {Array<{id: string, name: string}>} roles
 * @property {Map<string, string | number>} picked values that stand behind picked names, by `option` and `name`
 */

/**
 * Every value an option can be completed to.
 *
 * @param {Option} option
 * @param {Names} names
 * @returns {Array<{label: string, value: string | number, personId?: string, also?: string}>}
 */
export function valuesFor(option, names) {
  switch (option.type) {
    case KIND.boolean:
      return [
        { label: "True", value: "true" },
        { label: "False", value: "false" },
      ];
    case KIND.user:
    case KIND.mentionable:
      return names.people.map((person) => ({
        label: `@${person.name}`,
        value: `<@${person.id}>`,
        personId: person.id,
      }));
    case KIND.role:
      return names.roles.map((role) => ({ label: `@${role.name}`, value: `<@&${role.id}>` }));
    case KIND.channel:
      return names.channels.map((channel) => ({ label: `#${channel.name}`, value: `<#${channel.id}>` }));
    default:
      return (option.choices ?? []).map((choice) => ({
        label: localName(choice, names.locale),
        value: choice.value,
        also: `${choice.value} ${choice.name}`,
      }));
  }
}

/**
 * The numbers or lengths an option takes, in words.
 *
 * @param {Option} option
 * @returns {string}
 */
export function range(option) {
  const [low, high] =
    option.type === KIND.string ? [option.min_length, option.max_length] : [option.min_value, option.max_value];
  const unit = option.type === KIND.string ? " characters" : "";
  if (low !== undefined && high !== undefined) return ` (${low} to ${high}${unit})`;
  if (low !== undefined) return ` (at least ${low}${unit})`;
  return high === undefined ? "" : ` (at most ${high}${unit})`;
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
    case KIND.role:
      return /^<@&\d+>$/.test(String(sent)) ? undefined : "choose one of the roles.";
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
  const known = valuesFor(option, names).find(({ label, value }) =>
    [label.toLocaleLowerCase(), label.slice(1).toLocaleLowerCase(), String(value).toLocaleLowerCase()].some(
      (form, at) => form === wanted && (at !== 1 || /^[@#]/.test(label)),
    ),
  );
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
