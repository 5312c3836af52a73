/**
 * The bar above the messages: which channel this is.
 */

import { byId, isolated } from "./dom.js";
import { store } from "./store.js";

/** Makes the bar live. */
export function startRoom() {
  store.on(["channel", "person", "world"], () => {
    const { room } = store;
    byId("room-name").replaceChildren(isolated(room?.name ?? "…"));
    byId("room-icon")
      .querySelector("use")
      ?.setAttribute("href", room?.direct ? "#icon-at" : "#icon-hash");
  });
}
