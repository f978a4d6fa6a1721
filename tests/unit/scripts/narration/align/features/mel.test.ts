import fc from 'fast-check';
import { energyIn, hertzOf, melBank, melOf } from '@/scripts/narration/align/features/mel';
import { forAll } from '@/tests/fixtures/runners/property';

const SHAPE = { filters: 26, low: 100, high: 6500, rate: 22_050, size: 1024 };
const bank = melBank(SHAPE);
const hertzAt = (bin: number) => (bin * SHAPE.rate) / SHAPE.size;
const centreOf = (i: number) =>
  hertzOf(melOf(SHAPE.low) + (i * (melOf(SHAPE.high) - melOf(SHAPE.low))) / 27);

describe('the mel scale', () => {
  it('puts 1 000 Hz at 1 000 mels', () => {
    expect(melOf(1000)).toBeCloseTo(1000, 0);
  });

  it('rises with frequency, and hertzOf inverts melOf', () => {
    const hertz = fc.double({ min: 0, max: 20_000, noNaN: true });
    forAll(hertz, hertz, (a, b) => {
      expect(hertzOf(melOf(a))).toBeCloseTo(a, 6);
      if (a < b) expect(melOf(a)).toBeLessThanOrEqual(melOf(b));
    });
  });
});

describe('the filter bank', () => {
  it('has weights that sum to 1 for every bin between the outermost centres', () => {
    for (let bin = 0; bin <= SHAPE.size / 2; bin += 1) {
      if (hertzAt(bin) < centreOf(1) || hertzAt(bin) > centreOf(26)) continue;
      const impulse = new Float64Array(SHAPE.size / 2 + 1);
      impulse[bin] = 1;
      const weightSum = bank.reduce((sum, filter) => sum + energyIn(filter, impulse), 0);
      expect(weightSum).toBeCloseTo(1, 9);
    }
  });

  it('excludes frequencies outside its band', () => {
    const spectrum = Float64Array.from({ length: SHAPE.size / 2 + 1 }, (_, bin) =>
      hertzAt(bin) <= SHAPE.low || hertzAt(bin) >= SHAPE.high ? 1 : 0,
    );
    expect(bank.map((filter) => energyIn(filter, spectrum))).toEqual(bank.map(() => 0));
  });

  it('has filters that widen toward the top and are loudest near their own centre', () => {
    for (const [f, { first, weights }] of bank.entries()) {
      const loudestBin = first + weights.indexOf(Math.max(...weights));
      expect(Math.abs(hertzAt(loudestBin) - centreOf(f + 1))).toBeLessThan(
        SHAPE.rate / SHAPE.size,
      );
      expect(weights.length).toBeGreaterThanOrEqual((bank[f - 1]?.weights.length ?? 1) - 1);
    }
  });
});
