import { seededRandom } from '@/lib/random';
import { coarsen, joinFrames, sliceFrames } from '@/scripts/narration/align/features/frames';
import { loudness, silentFrames } from '@/scripts/narration/align/features/loudness';
import { cepstra, COEFFICIENTS } from '@/scripts/narration/align/features/mfcc';
import { normalise, withSlopes } from '@/scripts/narration/align/features/normalise';
import { melSpectrum } from '@/scripts/narration/align/features/spectrum';
import { stretch } from '@/scripts/narration/align/features/stretch';

const RATE = 16_000;
const HOP = 0.02;

/** Half a second of silence, then two seconds of noise, the second one ten times softer. */
const random = seededRandom(7);
const sound = Float64Array.from({ length: 2.5 * RATE }, (_, i) =>
  i < RATE / 2 ? 0 : (random() * 2 - 1) * (i < 1.5 * RATE ? 0.5 : 0.05),
);
const energies = melSpectrum(sound, RATE, HOP);
const allFrames = new Uint8Array(energies.count).fill(1);

it('the mel spectrum has a frame for each hop, without energy in silence', () => {
  expect(energies.count).toBe(125);
  expect(sliceFrames(energies, 0, 24).data.every((energy) => energy === 0)).toBe(true);
});

it('silence is detected within two frames', () => {
  const silent = silentFrames(loudness(energies), HOP);
  expect(silent.subarray(0, 24).every((flag) => flag === 1)).toBe(true);
  expect(silent.subarray(26, 74).every((flag) => flag === 0)).toBe(true);
});

it('no silence is found at a constant level', () => {
  const steadyNoise = Float64Array.from({ length: 4 * RATE }, () => random() - 0.5);
  const silent = silentFrames(loudness(melSpectrum(steadyNoise, RATE, HOP)), HOP);
  expect(silent.reduce((sum, flag) => sum + flag, 0)).toBe(0);
});

it('amplification changes only the first cepstral coefficient', () => {
  const loud = melSpectrum(
    sound.map((value) => value * 3),
    RATE,
    HOP,
  );
  const [plainCepstra, amplifiedCepstra] = [
    cepstra(energies, allFrames),
    cepstra(loud, allFrames),
  ];
  for (let f = 30; f < 120; f += 1) {
    for (let c = 1; c < COEFFICIENTS; c += 1) {
      const index = f * COEFFICIENTS + c;
      expect(amplifiedCepstra.data[index]).toBeCloseTo(plainCepstra.data[index] ?? 0, 2);
    }
  }
});

it('every feature is normalized to mean 0 and variance 1 over the frames of voice', () => {
  const isVoice = allFrames.map((_, f) => (f >= 25 ? 1 : 0));
  const { data, size } = normalise(cepstra(energies, isVoice), isVoice);
  for (let d = 0; d < size; d += 1) {
    const values = [...data].filter((_, i) => i % size === d && i >= 25 * size);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const meanSquare = values.reduce((sum, value) => sum + value * value, 0) / values.length;
    expect(mean).toBeCloseTo(0, 3);
    expect(meanSquare).toBeCloseTo(1, 2);
  }
});

const ramp = {
  count: 10,
  size: 1,
  hop: HOP,
  data: Float32Array.from({ length: 10 }, (_, i) => i),
};

it('withSlopes adds a constant slope to a ramp, and 0 to a constant', () => {
  const { data } = withSlopes(ramp);
  const innerSlopes = [...data].filter((_, i) => i % 2 === 1).slice(2, 8);
  expect(new Set(innerSlopes)).toEqual(new Set([2]));
  const constant = withSlopes({ ...ramp, data: new Float32Array(10).fill(4) });
  expect([...constant.data].filter((_, i) => i % 2 === 1)).toEqual(Array(10).fill(0));
});

it('coarse frames are means of their groups, the last group incomplete', () => {
  const { count, hop, data } = coarsen(ramp, 4);
  expect([count, hop]).toEqual([3, 0.08]);
  expect([...data]).toEqual([1.5, 5.5, 8.5]);
});

it('stretched frames keep the values of their ends and middle', () => {
  const { count, data } = stretch(ramp, 20);
  expect(count).toBe(20);
  expect(data[0]).toBe(0);
  expect(data[19]).toBe(9);
  expect(((data[9] ?? 0) + (data[10] ?? 0)) / 2).toBeCloseTo(4.5, 6);
  expect([...stretch(ramp, 10).data]).toEqual([...ramp.data]);
});

it('sliceFrames restores joined frames', () => {
  const joined = joinFrames([ramp, stretch(ramp, 4)]);
  expect(joined.count).toBe(14);
  expect([...sliceFrames(joined, 0, 10).data]).toEqual([...ramp.data]);
});
