import { expect, test, vi } from "vitest";
import { play } from "./sounds";

const started: string[] = [];

class Node {
  gain = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
  constructor(
    _audio: unknown,
    readonly options: { frequency?: number },
  ) {}
  connect = <T>(other: T): T => other;
  start = () => started.push(this.options.frequency ? "tone" : "knock");
  stop = () => {};
}

test("every sound is made of tones or knocks", () => {
  vi.stubGlobal("AudioContext", class { state = "running"; currentTime = 0; sampleRate = 8000; destination = null; });
  vi.stubGlobal("AudioBuffer", class { getChannelData = () => new Float32Array(8); });
  for (const name of ["OscillatorNode", "AudioBufferSourceNode", "BiquadFilterNode", "GainNode"]) vi.stubGlobal(name, Node);
  const heard = (["dice", "tile", "coin", "points", "turn", "end"] as const).map((sound) => {
    started.length = 0;
    play(sound);
    return `${started.length} ${started[0]}`;
  });
  expect(heard).toEqual(["4 knock", "1 knock", "2 tone", "2 tone", "2 tone", "4 tone"]);
  vi.unstubAllGlobals();
});
