/** @jest-environment node */
import { lagOf } from '@/scripts/narration/check/lag';
import { seededRandom } from '@/lib/random';

const RATE = 8000;

/** Generates a second of noise whose loudness varies like that of syllables. */
function syllables(): Float64Array {
  const random = seededRandom(7);
  const levels = Array.from({ length: 12 }, random);
  return Float64Array.from(
    { length: RATE },
    (_, i) => (levels[Math.floor((12 * i) / RATE)] ?? 0) * (random() - 0.5),
  );
}

it.each([0, 0.026, -0.05])('lagOf measures a delay of %d s', (delay) => {
  const spoken = syllables();
  const recording = new Float64Array(4 * RATE);
  recording.set(
    spoken.map((value) => -0.3 * value),
    Math.round((1.5 + delay) * RATE),
  );
  expect(lagOf(spoken, recording, RATE, 1.5)).toBeCloseTo(delay, 2);
});
