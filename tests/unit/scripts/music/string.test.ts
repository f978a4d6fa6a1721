import { seededRandom } from '@/lib/random';
import { sampleAt, type Signal } from '@/scripts/audio/signal';
import { pluckString } from '@/scripts/music/string';

const RATE = 44_100;

const pluck = (frequency: number, seconds = 1) =>
  pluckString(
    {
      ...{ rate: RATE, frequency, seconds, decay: 4, trebleDecay: 1 },
      ...{ pickPosition: 0.16, cutoff: 2500 },
    },
    seededRandom(7),
  );

/** Estimates a frequency by autocorrelation over ten periods, with parabolic interpolation. */
function measuredFrequency(sound: Signal, expected: number): number {
  const periods = 10;
  const start = Math.round(0.1 * RATE);
  const likeness = (lag: number) => {
    let sum = 0;
    for (let i = start; i < start + 12_000; i += 1)
      sum += sampleAt(sound, i) * sampleAt(sound, i + lag);
    return sum;
  };
  const around = Math.round((periods * RATE) / expected);
  const lags = Array.from({ length: 41 }, (_, i) => around - 20 + i);
  const best = lags.reduce((a, b) => (likeness(b) > likeness(a) ? b : a));
  const [before, top, after] = [likeness(best - 1), likeness(best), likeness(best + 1)];
  const shift = (before - after) / (2 * (before - 2 * top + after));
  return (periods * RATE) / (best + shift);
}

describe('a plucked string', () => {
  it.each([73.42, 146.83, 160.12, 220, 293.66, 440])(
    'sounds %f Hz within five cents',
    (frequency) => {
      const heard = measuredFrequency(pluck(frequency), frequency);
      expect(Math.abs(1200 * Math.log2(heard / frequency))).toBeLessThan(5);
    },
  );

  it('decays', () => {
    const sound = pluck(146.83, 3);
    const energy = (from: number) =>
      sound.slice(from, from + 4410).reduce((sum, value) => sum + value * value, 0);
    expect(energy(RATE * 2)).toBeLessThan(energy(4410) / 4);
  });

  it('has no offset, which would click when it is stopped', () => {
    const tail = pluck(146.83, 3).slice(-RATE);
    const mean = tail.reduce((sum, value) => sum + value, 0) / tail.length;
    expect(Math.abs(mean)).toBeLessThan(0.001);
  });

  it('is the same sound for the same seed', () => {
    expect(pluck(220)).toEqual(pluck(220));
  });
});
