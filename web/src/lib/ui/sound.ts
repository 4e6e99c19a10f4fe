/** Short sounds, drawn from code; silent until asked for. */
import { preferences } from "$lib/state/preferences.svelte";

export type Sound = "turn" | "move" | "dice" | "hit" | "no" | "say" | "end";

interface Note {
  pitch: number;
  at: number;
  long: number;
  shape: OscillatorType;
}

const note = (pitch: number, at: number, long: number, shape: OscillatorType = "triangle"): Note => ({
  pitch,
  at,
  long,
  shape,
});
const TUNES: Record<Exclude<Sound, "dice">, Note[]> = {
  turn: [note(523, 0, 0.1), note(784, 0.1, 0.16)],
  move: [note(330, 0, 0.06, "square")],
  hit: [note(140, 0, 0.14, "sawtooth"), note(90, 0.05, 0.16, "sawtooth")],
  no: [note(196, 0, 0.1, "square"), note(156, 0.1, 0.14, "square")],
  say: [note(880, 0, 0.06, "sine")],
  end: [note(523, 0, 0.12), note(659, 0.12, 0.12), note(784, 0.24, 0.12), note(1047, 0.36, 0.35)],
};
const VOLUME = 0.12;
const RATTLES = 6;

let context: AudioContext | null = null;

export function sound(name: Sound): void {
  if (!preferences.sound || typeof AudioContext !== "function") return;
  context ??= new AudioContext();
  void context.resume();
  if (name === "dice") rattle(context);
  else for (const one of TUNES[name]) ring(context, one);
}

function ring(audio: AudioContext, { pitch, at, long, shape }: Note): void {
  const source = audio.createOscillator();
  source.type = shape;
  source.frequency.value = pitch;
  source.connect(fading(audio, at, long));
  source.start(audio.currentTime + at);
  source.stop(audio.currentTime + at + long);
}

/** Dice: short knocks of noise, ever further apart. */
function rattle(audio: AudioContext): void {
  const noise = audio.createBuffer(1, audio.sampleRate * 0.03, audio.sampleRate);
  noise.getChannelData(0).forEach((_, i, samples) => (samples[i] = Math.random() * 2 - 1));
  for (let i = 0; i < RATTLES; i++) {
    const source = audio.createBufferSource();
    source.buffer = noise;
    source.connect(fading(audio, 0.012 * i * i, 0.03));
    source.start(audio.currentTime + 0.012 * i * i);
  }
}

function fading(audio: AudioContext, at: number, long: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(VOLUME, audio.currentTime + at);
  gain.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + at + long);
  gain.connect(audio.destination);
  return gain;
}
