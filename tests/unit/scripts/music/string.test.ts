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
  const correlationAt = (lag: number) => {
    let sum = 0;
    for (let i = start; i < start + 12_000; i += 1)
      sum += sampleAt(sound, i) * sampleAt(sound, i + lag);
    return sum;
  };
  const expectedLag = Math.round((periods * RATE) / expected);
  const lags = Array.from({ length: 41 }, (_, i) => expectedLag - 20 + i);
  const bestLag = lags.reduce((a, b) => (correlationAt(b) > correlationAt(a) ? b : a));
  const [correlationBefore, correlationAtBest, correlationAfter] = [
    correlationAt(bestLag - 1),
    correlationAt(bestLag),
    correlationAt(bestLag + 1),
  ];
  const lagOffset =
    (correlationBefore - correlationAfter) /
    (2 * (correlationBefore - 2 * correlationAtBest + correlationAfter));
  return (periods * RATE) / (bestLag + lagOffset);
}

describe('a plucked string', () => {
  it.each([73.42, 146.83, 160.12, 220, 293.66, 440])(
    'sounds %f Hz within five cents',
    (frequency) => {
      const measured = measuredFrequency(pluck(frequency), frequency);
      expect(Math.abs(1200 * Math.log2(measured / frequency))).toBeLessThan(5);
    },
  );

  it('has less than a quarter of its energy after two seconds', () => {
    const sound = pluck(146.83, 3);
    const energyFrom = (start: number) =>
      sound.slice(start, start + 4410).reduce((sum, value) => sum + value * value, 0);
    expect(energyFrom(RATE * 2)).toBeLessThan(energyFrom(4410) / 4);
  });

  it('has a mean of 0 at its end, so that its stop does not click', () => {
    const tail = pluck(146.83, 3).slice(-RATE);
    const mean = tail.reduce((sum, value) => sum + value, 0) / tail.length;
    expect(Math.abs(mean)).toBeLessThan(0.001);
  });

  it('is the same sound for the same seed', () => {
    expect(pluck(220)).toEqual(pluck(220));
  });
});
