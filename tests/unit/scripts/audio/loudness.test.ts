import { limit, master, truePeaks } from '@/scripts/audio/limiter';
import { loudnessOf } from '@/scripts/audio/loudness';
import { at } from '@/scripts/audio/signal';

const sine = (rate: number, seconds: number, hertz: number, level = 1) =>
  Float64Array.from(
    { length: rate * seconds },
    (_, i) => level * Math.sin((2 * Math.PI * hertz * i) / rate),
  );

describe('loudness', () => {
  it.each([24_000, 44_100, 48_000])(
    'of a full-scale 997 Hz tone is −3 LUFS, at %d Hz',
    (rate) => {
      expect(loudnessOf(sine(rate, 3, 997), rate)).toBeCloseTo(-3.1, 1);
    },
  );

  it('ignores silence around the sound', () => {
    const tone = sine(48_000, 4, 997, 0.1);
    const padded = new Float64Array(tone.length * 3);
    padded.set(tone, tone.length);
    expect(loudnessOf(padded, 48_000)).toBeCloseTo(loudnessOf(tone, 48_000), 0);
  });

  it('of silence is minus infinity', () => {
    expect(loudnessOf(new Float64Array(48_000), 48_000)).toBe(-Infinity);
  });
});

describe('mastering', () => {
  it('sees the peak that falls between two samples', () => {
    const quarter = Float64Array.from({ length: 400 }, (_, i) =>
      Math.sin((Math.PI / 2) * i + Math.PI / 4),
    );
    expect(Math.max(...quarter)).toBeCloseTo(0.707, 2);
    expect(at(truePeaks(quarter), 200)).toBeCloseTo(1, 1);
  });

  it('holds every peak under the ceiling', () => {
    const bursts = sine(24_000, 1, 200).map((value, i) => value * (i % 6000 < 300 ? 1 : 0.1));
    const held = limit(bursts, truePeaks(bursts), 24_000, 0.5);
    expect(Math.max(...truePeaks(held))).toBeLessThan(0.505);
  });

  it('reaches the loudness asked for', () => {
    const quiet = sine(24_000, 3, 400, 0.02);
    const loud = master(quiet, 24_000, { loudness: -16, ceiling: -2 });
    expect(Math.abs(loudnessOf(loud, 24_000) + 16)).toBeLessThan(0.1);
  });
});
