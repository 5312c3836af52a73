/**
 * The control interface under `/sandbox/v1`, one function per call.
 */

import * as shapes from "./shapes.js";

/** Where the control interface stands. */
const BASE = "/sandbox/v1";

/** The status of what does not exist, or not for this person. */
export const NOT_FOUND = 404;

/** A call that the sandbox refused; its message is fit to be shown. */
export class Refused extends Error {
  /**
   * @param {string} message
   * @param {number} [status] nothing if the sandbox did not answer at all
   */
  constructor(message, status) {
    super(message);
    this.status = status;
  }
}

/**
 * @param {string} path
 * @param {RequestInit} [request]
 * @returns {Promise<any>}
 */
async function call(path, request) {
  const response = await fetch(`${BASE}${path}`, request).catch(() => {
    throw new Refused("The sandbox does not answer. Is it still running?");
  });
  const text = await response.text();
  const body = parsed(text);
  if (!response.ok)
    throw new Refused(reason(body, text) || `The sandbox answered ${response.status}.`, response.status);
  return body;
}

/**
 * @param {string} text
 * @returns {any}
 */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * @param {any} body
 * @param {string} text
 * @returns {string}
 */
function reason(body, text) {
  const given = body?.error ?? body?.message ?? body?.reason;
  if (typeof given === "string") return given;
  return typeof given?.message === "string" ? given.message : text.slice(0, 200);
}

/**
 * @param {string} path
 * @param {object} body
 * @returns {Promise<any>}
 */
function post(path, body) {
  return call(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
}

/** @returns {Promise<shapes.World>} */
export async function world() {
  return shapes.world(await call("/world"));
}

/**
 * @param {{name: string, locale?: string, guild?: string}} wanted
 * @returns {Promise<shapes.Person>}
 */
export async function addPerson(wanted) {
  return shapes.person(await post("/persons", wanted));
}

/**
 * The messages of a channel as a person sees them now, oldest first.
 *
 * @param {string} person
 * @param {string} channel
 * @returns {Promise<shapes.Message[]>}
 */
export async function messages(person, channel) {
  const raw = await call(`/messages?${new URLSearchParams({ person, channel })}`);
  return (Array.isArray(raw) ? raw : (raw.messages ?? [])).map(shapes.message);
}

/**
 * @param {{person: string, channel: string, text: string}} used
 * @returns {Promise<shapes.Answer>}
 */
export async function command(used) {
  return shapes.answer(await post("/command", used));
}

/**
 * @param {{person: string, channel: string, command: string, target: string}} used
 * @returns {Promise<shapes.Answer>}
 */
export async function context(used) {
  return shapes.answer(await post("/context", used));
}

/**
 * @param {{person: string, message: string, custom_id: string, values?: string[]}} used
 * @returns {Promise<shapes.Answer>}
 */
export async function component(used) {
  return shapes.answer(await post("/component", used));
}

/**
 * @param {{person: string, interaction: string, fields: Record<string, string | string[]>}} filled
 * @returns {Promise<shapes.Answer>}
 */
export async function modal(filled) {
  return shapes.answer(await post("/modal", filled));
}

/**
 * @param {{person: string, channel: string, text: string, focused: string}} asked
 * @returns {Promise<shapes.Choice[]>}
 */
export async function autocomplete(asked) {
  const { choices } = await post("/autocomplete", asked);
  return choices ?? [];
}

/**
 * The address of the stream of changes for one person.
 *
 * @param {string} person
 * @returns {string}
 */
export function eventsAddress(person) {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}${BASE}/events?${new URLSearchParams({ person })}`;
}
