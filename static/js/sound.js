// A few small sounds, made on the spot. They are off unless the settings say otherwise.

const NOTES = { draw: [392, 494], take: [523, 659], hide: [330, 294], name: [587], over: [523, 659, 784, 1047] };
const LENGTH = 0.16; // seconds

let audio;

/** A short, soft run of notes for what was played. */
export function play(name) {
  const notes = NOTES[name];
  if (!notes || !window.AudioContext) return;
  audio ??= new AudioContext();
  notes.forEach((pitch, at) => {
    const start = audio.currentTime + at * 0.07;
    const voice = new OscillatorNode(audio, { type: "triangle", frequency: pitch });
    const loud = new GainNode(audio, { gain: 0 });
    loud.gain.setValueAtTime(0.12, start);
    loud.gain.exponentialRampToValueAtTime(0.001, start + LENGTH);
    voice.connect(loud).connect(audio.destination);
    voice.start(start);
    voice.stop(start + LENGTH);
  });
}
