// A small set of sounds, made on the spot, and a soft buzz with each where the device can. Off unless it is wished for.

/** @typedef {{ at: number, pitch: number, to?: number, length: number, loud: number, shape?: OscillatorType }} Note */

const OUT = 0.2; // of full loudness, for the loudest setting

/** @type {(...pitches: number[]) => Note[]} */
const run = (...pitches) => pitches.map((pitch, at) => ({ at: at * 0.08, pitch, length: 0.28, loud: 0.6 }));

/** @type {(at: number, pitch: number, length?: number, loud?: number) => Note[]} a note like a little bell */
const bell = (at, pitch, length = 0.7, loud = 0.55) => [
  { at, pitch, length, loud, shape: "sine" },
  { at, pitch: pitch * 2.76, length: length / 3, loud: loud / 4, shape: "sine" },
];

/** @type {(at: number, pitch: number) => Note} something soft that falls */
const thud = (at, pitch) => ({ at, pitch, to: pitch / 2.4, length: 0.22, loud: 1, shape: "sine" });

/** @type {Record<string, { notes: Note[], buzz: number[] }>} */
const SOUNDS = {
  deal: { notes: run(392, 440, 494), buzz: [] },
  pass: { notes: run(587), buzz: [] },
  land: { notes: [thud(0.3, 190), ...bell(0.36, 659, 0.5, 0.4)], buzz: [12] },
  dare: { notes: [...run(330, 349, 370, 392), ...bell(0.7, 784), ...bell(0.8, 988)], buzz: [8, 60, 8, 60, 30] },
  turn: {
    notes: [0.3, 0.7, 1.1].flatMap((at, n) => [thud(at, 240 - 30 * n), ...bell(at + 0.2, 440 - 50 * n, 0.4, 0.3)]),
    buzz: [20, 380, 20, 380, 20],
  },
  animal: {
    notes: [0, 0.2, 0.4, 0.6].map((at) => thud(at, 300)).concat(bell(0.95, 784), bell(1.05, 1047)),
    buzz: [8, 190, 8, 190, 8, 190, 24],
  },
  travel: {
    notes: [
      { at: 0.2, pitch: 523, to: 392, length: 0.5, loud: 0.5 },
      { at: 0.8, pitch: 392, to: 587, length: 0.5, loud: 0.3 },
    ],
    buzz: [],
  },
  points: { notes: [0, 1, 2, 3].flatMap((n) => bell(0.3 + n * 0.12, 523 * 2 ** (n / 6), 0.4, 0.3)), buzz: [] },
  feast: {
    notes: [523, 659, 784, 1047, 784, 1047, 1319].flatMap((pitch, n) => bell(n * 0.15, pitch, 1.1)),
    buzz: [30, 80, 30, 80, 60],
  },
};

/** @type {AudioContext | undefined} */
let audio;

/**
 * Play a sound by its name, and buzz with it.
 * @param {import("./border.js").Sound} sound
 */
export function play({ name, volume, buzz }) {
  const sound = SOUNDS[name];
  if (!sound) return;
  if (buzz && sound.buzz.length) navigator.vibrate?.(sound.buzz);
  if (!volume || !window.AudioContext) return;
  audio ??= new AudioContext();
  for (const note of sound.notes) sing(audio, note, volume * OUT);
}

/**
 * @param {AudioContext} audio
 * @param {Note} note
 * @param {number} volume
 */
function sing(audio, { at, pitch, to = pitch, length, loud, shape = "triangle" }, volume) {
  const start = audio.currentTime + at;
  const voice = new OscillatorNode(audio, { type: shape, frequency: pitch });
  const gain = new GainNode(audio, { gain: 0 });
  voice.frequency.setValueAtTime(pitch, start);
  voice.frequency.exponentialRampToValueAtTime(to, start + length);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud * volume, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  voice.connect(gain).connect(audio.destination);
  voice.start(start);
  voice.stop(start + length + 0.02);
}
