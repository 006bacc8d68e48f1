// The border between the page's scripts and Python: all that either says to the other is named here.
// Python's side is ui/border.py, with ui/reports.py; a test holds the two against each other.

/**
 * What scripts tell Python, by the first word: that something has happened to the page, the device or the storage ...
 * @typedef {"away" | "front" | "idle" | "next" | "think" | "leave" | `hold ${Held}`
 *   | "offline" | "fresh" | `safe ${YesOrNo}` | `installable ${YesOrNo}` | "installed" | `launch ${Wish}`
 *   | "link" | `copied ${YesOrNo}`
 *   | "files" | "import" | "imports" | `not-imported ${Refusal}`
 *   | "stored" | "storage-failed" | "readable" | `lost ${Loss}` | "taken-over"} Report
 *
 * ... or the answer to a question: what lists say, one game that is opened, exported or came in by a link, those that may
 * be the same as one that came in, what is said of all finished games, all saves, all to begin with, or nothing; or the
 * words of a language.
 * @typedef {"listed" | "opened" | "exported" | "compared" | "linked" | "dated" | "daily" | "replayed" | "recorded"
 *   | "collected" | "loaded" | "unread" | "words"} Answer
 *
 * @typedef {"yes" | "no"} YesOrNo
 * @typedef {"on" | "off" | "short"} Held how long a secret is held: until it is let go, or not long enough
 * @typedef {"late" | "broken" | ""} Unread why the games that are kept could not be read: a slow storage is not a broken one
 * @typedef {"apart" | ""} Loss whether what this tab could not store has become a game of its own
 * @typedef {"large" | "unread"} Refusal why a file is no game
 * @typedef {"new" | "continue" | "games" | ""} Wish what the site was opened for
 */

/**
 * What the storage says of a game without opening it: `about` is JSON from any version. It may hold more of its own.
 * @typedef {{ key: string, over: boolean, about: string }} Row
 * @typedef {Row & { save: string | null }} Game without a save it is not there any more
 *
 * What is kept and may be the same as what comes in, and files with that.
 * @typedef {{ key: string, save: string }} Alike
 * @typedef {{ texts: string[], alike: Alike[] }} Files
 *
 * The latest games, how many there are besides, and whether they could not all be read. Where too little is said of a
 * finished one, its save is here too.
 * @typedef {{ games: Row[], saves: Record<string, string>, more: number, trouble: boolean }} Listing
 */

/**
 * All that the storage holds to begin with; next to nothing while another tab plays.
 * @typedef {object} Start
 * @property {string} [settings]
 * @property {string} [words] the catalogue of the language that is wanted; none for English
 * @property {string} [draft]
 * @property {string} [learned] what a person has been told already
 * @property {string | null} [table] a real one, as far as it was counted
 * @property {string | null} [arriving] games of files that are still taken in ...
 * @property {string | null} [arrived] ... and how many of them are gone by now
 * @property {Alike[]} [alike] what is kept that may be among them
 * @property {Game | null} [current] the game in progress; without a save if it is not here any more
 * @property {Row[]} [open] the latest games that are not at their end
 * @property {boolean} [some] whether any game is kept
 * @property {Unread} [trouble] why they can't be read now
 * @property {boolean} [apart] what another tab could not store has become a game of its own
 */

/**
 * What the page begins with.
 * @typedef {object} Beginning
 * @property {boolean} elsewhere another tab plays
 * @property {Wish} wish
 * @property {string} link what stands in its address after the #
 * @property {string} address of the site, without that
 * @property {boolean} shares whether the device has a share sheet
 *
 * @typedef {Start & Beginning} Opening
 */

/**
 * All that Python says to the page: an update, in one piece, after every tap and report.
 * @typedef {object} Update
 * @property {string} screen
 * @property {string} title of the document
 * @property {string} html
 * @property {string} news what has happened, to be said once
 * @property {string} sentence what to do now, to be said if it is not where the focus goes
 * @property {string} root the classes of the document
 * @property {string} lang the language of all words
 * @property {number} depth how many steps Back leads until it leaves the site
 * @property {Record<string, Change>} store what is to be kept, by name
 * @property {Question | null} read what Python has to know before it can draw
 * @property {{ name: string, text: string } | null} download
 * @property {{ text: string, address: string } | null} share by the device's own share sheet
 * @property {string | null} copy where it can be pasted from
 * @property {{ name: string, text: string, send: boolean } | null} picture that is painted on the page: sent, or saved
 * @property {Sound | null} sound
 * @property {number} pause milliseconds until what is on the stage makes room; 0: nothing is; -1: a tap
 * @property {string | null} focus the field that is to be mended, or the heading that is gone to
 * @property {boolean} steal play here from now on, and in no other tab
 * @property {boolean} update go over to the new version
 * @property {boolean} install
 * @property {boolean} awake whether the screen stays on
 * @property {boolean} think whether Python has something to think about
 *
 * @typedef {{ name: string, volume: number, buzz: boolean }} Sound
 * @typedef {string | GameChange | null} Change a text, a game, or null for what is to be deleted
 * @typedef {{ over: boolean, about: { end?: object }, save?: string }} GameChange without a save: only what lists say of it
 * @typedef {["start"] | ["games", most: string] | ["finished", verb: Answer] | ["saves"] | ["words", language: string]
 *   | ["game", key: string, verb: Answer] | ["alike", save: string]} Question
 */

/**
 * Tell Python something that is not a tap on a button: the body carries it as a "pocket" event. Gives back whether it
 * has something to think about.
 * @param {Report | Answer} text
 * @param {string} [value]
 */
export function tell(text, value = "") {
  return document.body.dispatchEvent(new CustomEvent("pocket", { detail: { text, value }, cancelable: true }));
}
