/** A soft double tone when it is the reader's turn. */
let context: AudioContext | null = null;

export function chime(): void {
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [delay, pitch] of [
    [0, 523.25],
    [0.12, 659.25],
  ] as const) {
    const tone = context.createOscillator();
    const loudness = context.createGain();
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.0001, now + delay);
    loudness.gain.exponentialRampToValueAtTime(0.12, now + delay + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0001, now + delay + 0.3);
    tone.connect(loudness).connect(context.destination);
    tone.start(now + delay);
    tone.stop(now + delay + 0.32);
  }
}
