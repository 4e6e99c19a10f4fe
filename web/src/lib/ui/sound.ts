/** Short sounds, drawn from code; silent until asked for. */
import type { Sound } from "$lib/state/moments";
import { preferences } from "$lib/state/preferences.svelte";

interface Note {
  pitch: number;
  /** Where it glides to. */
  to?: number;
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
const glide = (pitch: number, to: number, at: number, long: number, shape?: OscillatorType): Note => ({
  ...note(pitch, at, long, shape),
  to,
});
/** Of noise: when it begins, and how long it lasts. */
type Hiss = [at: number, long: number];

const TUNES: Record<Sound, Note[]> = {
  dice: [],
  turn: [note(523, 0, 0.1), note(784, 0.1, 0.16)],
  move: [note(330, 0, 0.06, "square")],
  hit: [note(140, 0, 0.14, "sawtooth"), note(90, 0.05, 0.16, "sawtooth")],
  no: [note(196, 0, 0.1, "square"), note(156, 0.1, 0.14, "square")],
  say: [note(880, 0, 0.06, "sine")],
  flip: [glide(700, 1100, 0.02, 0.07, "sine")],
  burst: [glide(180, 620, 0, 0.08, "sawtooth"), glide(620, 90, 0.08, 0.3, "square")],
  thud: [glide(150, 45, 0, 0.28, "sine"), note(70, 0.02, 0.2, "triangle")],
  shelf: [note(392, 0, 0.08), note(494, 0.08, 0.08), note(587, 0.16, 0.08), note(784, 0.24, 0.2)],
  fanfare: [
    note(392, 0, 0.1, "square"),
    note(523, 0.12, 0.1, "square"),
    note(659, 0.24, 0.1, "square"),
    note(784, 0.36, 0.3, "square"),
  ],
  flag: [note(587, 0, 0.09), note(880, 0.1, 0.22), glide(300, 900, 0.02, 0.2, "sine")],
  bust: [glide(330, 220, 0, 0.18, "sawtooth"), glide(220, 82, 0.2, 0.4, "sawtooth")],
  end: [note(523, 0, 0.12), note(659, 0.12, 0.12), note(784, 0.24, 0.12), note(1047, 0.36, 0.35)],
};
/** Dice are short knocks, ever further apart. */
const HISSES: Partial<Record<Sound, Hiss[]>> = {
  dice: [0, 1, 2, 3, 4, 5].map((i) => [0.012 * i * i, 0.03]),
  flip: [[0, 0.05]],
  burst: [[0.06, 0.22]],
  thud: [[0, 0.06]],
  flag: [[0, 0.12]],
};
const VOLUME = 0.12;
const LONGEST = 0.25; // seconds of noise

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

export function sound(name: Sound): void {
  if (!preferences.sound || typeof AudioContext !== "function") return;
  context ??= new AudioContext();
  void context.resume();
  for (const one of TUNES[name]) ring(context, one);
  for (const one of HISSES[name] ?? []) hiss(context, one);
}

export function toggleSound(): void {
  preferences.set({ sound: !preferences.sound });
  sound("turn");
}

function ring(audio: AudioContext, { pitch, to, at, long, shape }: Note): void {
  const source = audio.createOscillator();
  source.type = shape;
  source.frequency.setValueAtTime(pitch, audio.currentTime + at);
  if (to) source.frequency.exponentialRampToValueAtTime(to, audio.currentTime + at + long);
  source.connect(fading(audio, at, long));
  source.start(audio.currentTime + at);
  source.stop(audio.currentTime + at + long);
}

function hiss(audio: AudioContext, [at, long]: Hiss): void {
  noise ??= whiteNoise(audio);
  const source = audio.createBufferSource();
  source.buffer = noise;
  source.connect(fading(audio, at, long));
  source.start(audio.currentTime + at, 0, long);
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate * LONGEST, audio.sampleRate);
  buffer.getChannelData(0).forEach((_, i, samples) => (samples[i] = Math.random() * 2 - 1));
  return buffer;
}

function fading(audio: AudioContext, at: number, long: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(VOLUME, audio.currentTime + at);
  gain.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + at + long);
  gain.connect(audio.destination);
  return gain;
}
