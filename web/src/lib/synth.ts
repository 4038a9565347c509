/** Makes sounds of tones and noise: there is no file to load. */
import type { SoundName } from "./sound";

interface Note {
  /** Seconds after the first one. */
  at: number;
  /** Hertz; for noise, the middle of the band that it is filtered to. */
  pitch: number;
  /** Seconds until it has died away. */
  long: number;
  loud: number;
  shape: OscillatorType | "noise";
  /** Where its pitch ends, if it glides. */
  to?: number;
}

const note = (at: number, pitch: number, long: number, loud: number, shape: Note["shape"] = "sine"): Note => ({
  at,
  pitch,
  long,
  loud,
  shape,
});

/** Short and soft: some are heard many times in a game. */
export const SOUNDS: Record<SoundName, readonly Note[]> = {
  turn: [note(0, 523.25, 0.3, 0.5), note(0.12, 659.25, 0.35, 0.5)],
  coin: [note(0, 2093, 0.16, 0.22, "triangle"), note(0.06, 2793, 0.28, 0.24, "triangle")],
  card: [note(0, 3200, 0.07, 0.5, "noise"), note(0.05, 1700, 0.06, 0.3, "noise")],
  tile: [note(0, 900, 0.05, 0.8, "noise"), { ...note(0, 210, 0.09, 0.6, "triangle"), to: 120 }],
  pawn: [{ ...note(0, 300, 0.08, 0.5, "triangle"), to: 190 }],
  vote: [note(0, 500, 0.06, 0.7, "noise"), note(0.1, 392, 0.16, 0.3)],
  whisper: [note(0, 5200, 0.18, 0.25, "noise"), note(0.14, 4200, 0.2, 0.2, "noise")],
  good: [note(0, 587.33, 0.14, 0.3), note(0.09, 880, 0.24, 0.3)],
  bad: [note(0, 311.13, 0.16, 0.35, "triangle"), note(0.11, 233.08, 0.3, 0.35, "triangle")],
  victory: [
    note(0, 523.25, 0.25, 0.45, "triangle"),
    note(0.14, 659.25, 0.25, 0.45, "triangle"),
    note(0.28, 783.99, 0.25, 0.45, "triangle"),
    note(0.42, 1046.5, 0.9, 0.5, "triangle"),
    note(0.42, 659.25, 0.9, 0.25),
  ],
  defeat: [
    note(0, 392, 0.3, 0.4, "triangle"),
    note(0.2, 349.23, 0.3, 0.4, "triangle"),
    note(0.4, 293.66, 0.8, 0.4, "triangle"),
  ],
};

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

function source(
  { shape, pitch, to, long }: Note,
  audio: AudioContext,
  at: number,
): [AudioNode, AudioScheduledSourceNode] {
  if (shape === "noise") {
    if (!noise) {
      noise = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
      noise.getChannelData(0).forEach((_, i, all) => (all[i] = Math.random() * 2 - 1));
    }
    const rush = audio.createBufferSource();
    const band = audio.createBiquadFilter();
    rush.buffer = noise;
    band.type = "bandpass";
    band.frequency.value = pitch;
    rush.connect(band);
    return [band, rush];
  }
  const tone = audio.createOscillator();
  tone.type = shape;
  tone.frequency.setValueAtTime(pitch, at);
  if (to !== undefined) tone.frequency.exponentialRampToValueAtTime(to, at + long);
  return [tone, tone];
}

/** How loud the loudest note is at full volume. */
const FULL = 0.35;
const SILENT = 0.0001;

/** Plays a sound at a volume from 0 to 1. */
export function sound(name: SoundName, volume: number): void {
  context ??= new AudioContext();
  void context.resume(); // browsers let a page sound only after it was touched
  const start = context.currentTime + 0.01;
  for (const one of SOUNDS[name]) {
    const at = start + one.at;
    const [from, runs] = source(one, context, at);
    const loudness = context.createGain();
    loudness.gain.setValueAtTime(SILENT, at);
    loudness.gain.exponentialRampToValueAtTime(one.loud * volume * FULL, at + 0.012);
    loudness.gain.exponentialRampToValueAtTime(SILENT, at + one.long);
    from.connect(loudness).connect(context.destination);
    runs.start(at);
    runs.stop(at + one.long + 0.02);
  }
}
