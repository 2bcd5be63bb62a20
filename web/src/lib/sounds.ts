// Quiet sounds of our own making: a few tones and a little noise, no recordings.

export type Sound = "dice" | "tile" | "coin" | "points" | "turn" | "end";

const LOUDNESS = 0.06;
const NOTES: Record<Exclude<Sound, "dice" | "tile">, number[]> = {
  coin: [1568, 2093],
  points: [784, 988],
  turn: [523, 784],
  end: [523, 659, 784, 1047],
};
let context: AudioContext | null = null;

/** Plays a sound, once a person has touched the page: before that a browser is silent. */
export function play(sound: Sound): void {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  if (sound === "dice") for (const at of [0, 0.07, 0.13, 0.22]) knock(context, at, 2400, 0.04);
  else if (sound === "tile") knock(context, 0, 420, 0.12);
  else NOTES[sound].forEach((pitch, i) => tone(context!, i * 0.11, pitch));
}

/** A short tone that fades like a plucked string. */
function tone(audio: AudioContext, at: number, pitch: number): void {
  const string = new OscillatorNode(audio, { type: "triangle", frequency: pitch });
  string.connect(fading(audio, at, 0.35));
  string.start(audio.currentTime + at);
  string.stop(audio.currentTime + at + 0.4);
}

/** Wood on wood: noise through a narrow filter. */
function knock(audio: AudioContext, at: number, pitch: number, length: number): void {
  const noise = new AudioBuffer({ length: Math.ceil(audio.sampleRate * length), sampleRate: audio.sampleRate });
  noise.getChannelData(0).forEach((_, i, samples) => (samples[i] = 2 * Math.random() - 1));
  const source = new AudioBufferSourceNode(audio, { buffer: noise });
  source.connect(new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 2 })).connect(fading(audio, at, length));
  source.start(audio.currentTime + at);
}

function fading(audio: AudioContext, at: number, length: number): AudioNode {
  const begin = audio.currentTime + at;
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(LOUDNESS, begin);
  volume.gain.exponentialRampToValueAtTime(LOUDNESS / 100, begin + length);
  volume.connect(audio.destination);
  return volume;
}
