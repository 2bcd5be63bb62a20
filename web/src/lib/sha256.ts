// SHA-256 of bytes. The browser's own is missing on pages without https, which servers in a home network often are.

const K = new Uint32Array(64);
const START = new Uint32Array(8);

/** The first bits of the fractions of roots of primes, as FIPS 180-4 has them. */
function fill(): void {
  const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) >>> 0;
  let found = 0;
  for (let candidate = 2; found < 64; candidate += 1) {
    if (Array.from({ length: candidate - 2 }, (_, i) => i + 2).some((factor) => candidate % factor === 0)) continue;
    if (found < 8) START[found] = fraction(Math.sqrt(candidate));
    K[found] = fraction(Math.cbrt(candidate));
    found += 1;
  }
}
fill();

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

function mix(state: Uint32Array, block: DataView): void {
  const w = new Uint32Array(64);
  for (let i = 0; i < 16; i++) w[i] = block.getUint32(4 * i);
  for (let i = 16; i < 64; i++) {
    const early = turned(w[i - 15], 7) ^ turned(w[i - 15], 18) ^ (w[i - 15] >>> 3);
    const late = turned(w[i - 2], 17) ^ turned(w[i - 2], 19) ^ (w[i - 2] >>> 10);
    w[i] = w[i - 16] + early + w[i - 7] + late;
  }
  let [a, b, c, d, e, f, g, h] = state;
  for (let i = 0; i < 64; i++) {
    const one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + K[i] + w[i];
    const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] += word));
}

export function sha256(data: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((data.length + 9) / 64) * 64);
  padded.set(data);
  padded[data.length] = 0x80;
  new DataView(padded.buffer).setUint32(padded.length - 4, data.length * 8);
  const state = START.slice();
  for (let at = 0; at < padded.length; at += 64) mix(state, new DataView(padded.buffer, at, 64));
  const out = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => out.setUint32(4 * i, word));
  return new Uint8Array(out.buffer);
}
