// A few small sounds, made on the spot. They are off unless the settings say otherwise.

const LENGTH = 0.16; // seconds

/** @type {AudioContext | undefined} */
let audio;

/**
 * A short, soft run of notes, by their pitch in hertz.
 * @param {number[]} notes
 */
export function play(notes) {
  if (!notes.length || !window.AudioContext) return;
  audio ??= new AudioContext();
  for (const [at, pitch] of notes.entries()) sing(audio, pitch, audio.currentTime + at * 0.07);
}

/**
 * @param {AudioContext} audio
 * @param {number} pitch
 * @param {number} start
 */
function sing(audio, pitch, start) {
  const voice = new OscillatorNode(audio, { type: "triangle", frequency: pitch });
  const loud = new GainNode(audio, { gain: 0 });
  loud.gain.setValueAtTime(0.12, start);
  loud.gain.exponentialRampToValueAtTime(0.001, start + LENGTH);
  voice.connect(loud).connect(audio.destination);
  voice.start(start);
  voice.stop(start + LENGTH);
}
