/**
 * The left column: servers with their channels, and direct messages.
 */

import { avatar } from "./avatar.js";
import { arrowKeysMoveFocus, byId, element, icon, isolated } from "./dom.js";
import { closeDrawers } from "./drawers.js";
import { addressOf, openChannel } from "./place.js";
import { store } from "./store.js";
import { unread } from "./unread.js";

/** @typedef {import("./shapes.js").Channel} Channel */

const sidebar = byId("sidebar");

/** What the column shows. */
let signature = "";

/** Makes the column live. */
export function startSidebar() {
  store.on(["world", "person", "channel", "messages"], show);
  arrowKeysMoveFocus(sidebar, ".channel");
}

function show() {
  const channels = store.channels.map(({ id, name }) => [id, name, id === store.channel, unread(id)]);
  const next = JSON.stringify([store.me.id, store.guilds.map(({ name }) => name), channels]);
  // A click must not be lost because a message came between its two halves.
  if (next === signature) return;
  signature = next;
  const focused = document.activeElement?.getAttribute("data-channel-link");
  sidebar.replaceChildren(
    ...store.guilds.map((guild) => section(guild.name, "guild", guild.channels)),
    section("Direct messages", "direct", [store.direct]),
  );
  if (focused)
    /** @type {HTMLElement | null} */ (sidebar.querySelector(`[data-channel-link="${CSS.escape(focused)}"]`))?.focus();
}

/**
 * @param {string} title
 * @param {string} kind
 * @param {Channel[]} channels
 * @returns {HTMLElement}
 */
function section(title, kind, channels) {
  return element(
    "section",
    { class: `sidebar-section ${kind}` },
    element("h2", {}, element("bdi", {}, title)),
    element(
      "ul",
      {},
      channels.map((channel) => element("li", {}, line(channel))),
    ),
  );
}

/**
 * A channel as a link, so that it can be opened in a further window too.
 *
 * @param {Channel} channel
 * @returns {HTMLElement}
 */
function line(channel) {
  const isOpen = channel.id === store.channel;
  const { messages, calls } = isOpen ? { messages: 0, calls: 0 } : unread(channel.id);
  const state = calls > 0 ? `, ${calls} new for you` : messages > 0 ? ", unread" : "";
  return element(
    "a",
    {
      href: addressOf(store.me, channel),
      class: `channel${isOpen ? " open" : ""}${messages > 0 ? " unread" : ""}${channel.parent ? " thread" : ""}`,
      "aria-current": isOpen ? "page" : null,
      "data-channel-link": channel.id,
      onclick: (/** @type {MouseEvent} */ event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        openChannel(channel.id);
        // Also from the channel that is open already.
        closeDrawers();
      },
    },
    channel.direct ? avatar(store.world.bot, "small") : icon("hash", "small"),
    isolated(channel.name, "channel-name"),
    state && element("span", { class: "visually-hidden" }, state),
    calls > 0 && element("span", { class: "badge", "aria-hidden": "true" }, String(calls)),
  );
}
