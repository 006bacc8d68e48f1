// What Planet needs of the page besides what all pages do: its globe is turned here, by finger and key, and its net
// shows what meets.

import { forgetEdges } from "./planet-edges.js";
import "./planet-faces.js";
import { orient } from "./planet-globe.js";
import "./planet-turning.js";

/** @type {import("./games.js").GameScript} */
export const game = {
  drawn() {
    orient();
    forgetEdges();
  },
};
