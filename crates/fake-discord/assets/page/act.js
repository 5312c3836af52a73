/**
 * What a person does to the bot: commands, presses, forms. Every act ends in an answer, or in the words Discord uses
 * when there is none.
 */

import * as api from "./api.js";
import { openForm } from "./form.js";
import { store } from "./store.js";

/** @typedef {import("./shapes.js").Answer} Answer */

/** Discord's words for a press that was not answered. */
export const INTERACTION_FAILED = "This interaction failed";

/** Discord's words for a command that was not answered. */
const NO_RESPONSE = "The application did not respond";

/** Counts attempts, for their keys. */
let attempts = 0;

/**
 * Sends a slash command.
 *
 * @param {string} text
 * @returns {Promise<void>}
 */
export function useCommand(text) {
  const [person, channel] = [store.me.id, store.channel];
  return attempt(text, () => api.command({ person, channel, text }));
}

/**
 * Uses an app on a member.
 *
 * @param {string} command
 * @param {string} target the member's id
 * @returns {Promise<void>}
 */
export function useOnMember(command, target) {
  const [person, channel] = [store.me.id, store.channel];
  return attempt(command, () => api.context({ person, channel, command, target }));
}

/**
 * Shows an act at the channel's end while it is on its way, and for as long as its failure is not dismissed.
 *
 * @param {string} text
 * @param {() => Promise<Answer>} act
 */
async function attempt(text, act) {
  const after = store.messages.get(store.channel)?.at(-1)?.id;
  const entry = {
    key: `attempt-${(attempts += 1)}`,
    channel: store.channel,
    person: store.me.id,
    text,
    after,
    failed: /** @type {string | undefined} */ (undefined),
  };
  store.attempts = [...store.attempts, entry];
  store.changed("messages");
  try {
    const answer = await act();
    if (answer.outcome === "failed") entry.failed = NO_RESPONSE;
    await settle(entry.channel, entry.person, answer);
  } catch (problem) {
    entry.failed = reasonOf(problem);
  }
  if (!entry.failed) store.attempts = store.attempts.filter((other) => other !== entry);
  store.changed("messages");
}

/**
 * Presses a button or chooses in a select.
 *
 * @param {import("./shapes.js").Message} message
 * @param {string} customId
 * @param {string[]} [values]
 * @returns {Promise<{failed?: string, answer?: Answer}>} what to say under the message, or the answer
 */
export async function press(message, customId, values) {
  const [person, channel] = [store.me.id, store.channel];
  try {
    const answer = await api.component({ person, message: message.id, custom_id: customId, values });
    await settle(channel, person, answer);
    return answer.outcome === "failed" ? { failed: INTERACTION_FAILED } : { answer };
  } catch (problem) {
    return { failed: reasonOf(problem) };
  }
}

/**
 * Brings the answer on the page: the channel as it stands now, and a form if one was opened.
 *
 * @param {string} channel
 * @param {string} person
 * @param {Answer} answer
 */
async function settle(channel, person, answer) {
  await store.readMessages(channel);
  if (!answer.modal || person !== store.me.id) return;
  openForm(answer.modal, (fields) => submit(channel, person, answer.interaction, fields));
}

/**
 * Sends a filled form.
 *
 * @param {string} channel
 * @param {string} person
 * @param {string} interaction the one that opened the form
 * @param {Record<string, string | string[]>} fields
 * @returns {Promise<boolean>} whether the bot took it
 */
async function submit(channel, person, interaction, fields) {
  const answer = await api.modal({ person, interaction, fields }).catch(() => undefined);
  if (!answer || answer.outcome === "failed") return false;
  await settle(channel, person, answer);
  return true;
}

/**
 * @param {unknown} problem
 * @returns {string}
 */
function reasonOf(problem) {
  return problem instanceof Error ? problem.message : INTERACTION_FAILED;
}
