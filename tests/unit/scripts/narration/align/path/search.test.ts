import fc from 'fast-check';
import { bandAroundDiagonal } from '@/scripts/narration/align/path/band';
import { search } from '@/scripts/narration/align/path/search';
import { readPath } from '@/scripts/narration/align/path/takes';
import { framesOf, grammarOf } from './grid';
import { forAll } from '@/tests/fixtures/runners/property';

type Costs = Parameters<typeof grammarOf>[2];

function align(
  recorded: readonly number[],
  sentences: readonly (readonly number[])[],
  { reach = 1000, silent = [] as readonly number[], costs = {} as Costs } = {},
) {
  const [recording, reading] = [framesOf(recorded), framesOf(sentences.flat())];
  const lengths = sentences.map(({ length }) => length);
  const grammar = grammarOf(lengths, recorded.length, costs);
  const band = bandAroundDiagonal(recording.count, reading.count, reach);
  const flags = Uint8Array.from(recorded, (_, t) => (silent.includes(t) ? 1 : 0));
  const trace = search({ recording, silent: flags, reading, band, grammar });
  return readPath(trace, recorded.length, sentences.length);
}

/** Cost of a frame whose pace is not that of the reading, in these tests. */
const PACE_COST = 0.1;

/**
 * Computes the cost of the cheapest warp of a sentence by exhaustive search: Sakoe and Chiba's time warping in asymmetric
 * form, with slopes from 0 to 2 (“Dynamic programming algorithm optimization for spoken word recognition”, IEEE
 * Transactions on ASSP 26, 1978).
 */
function cheapestWarpCost(recorded: readonly number[], read: readonly number[]): number {
  /** Returns the least cost of a warp that ends at frame t of the recording and frame j of the reading. */
  const accumulatedCost = (t: number, j: number): number => {
    const cost = Math.abs((recorded[t] ?? 0) - (read[j] ?? 0));
    if (t === 0) return j <= 1 ? cost : Infinity;
    const previousCosts = [
      accumulatedCost(t - 1, j) + PACE_COST,
      j > 0 ? accumulatedCost(t - 1, j - 1) : Infinity,
      j > 1 ? accumulatedCost(t - 1, j - 2) + PACE_COST : Infinity,
    ];
    return cost + Math.min(...previousCosts);
  };
  const lastFrame = recorded.length - 1;
  return Math.min(
    accumulatedCost(lastFrame, read.length - 1),
    accumulatedCost(lastFrame, Math.max(0, read.length - 2)),
  );
}

const WITHIN_SENTENCE = { skip: 1e6, noise: 1e6, restart: 1e6, repeat: 1e6 };
const value = fc.integer({ min: 0, max: 9 });

describe('the search inside a sentence', () => {
  const pair = fc.tuple(
    fc.array(value, { minLength: 2, maxLength: 8 }),
    fc.array(value, { minLength: 1, maxLength: 6 }),
  );
  const isWarpable = ([recorded, read]: readonly [readonly number[], readonly number[]]) =>
    recorded.length * 2 >= read.length;

  it('finds the cheapest of all warps', () => {
    forAll(pair.filter(isWarpable), ([recorded, read]) => {
      const { positions } = align(recorded, [read], { costs: WITHIN_SENTENCE });
      let cost = 0;
      positions.forEach((j, t) => {
        const step = t === 0 ? 1 : j - (positions[t - 1] ?? 0);
        cost += Math.abs((recorded[t] ?? 0) - (read[j] ?? 0)) + (step === 1 ? 0 : PACE_COST);
      });
      expect(cost).toBeCloseTo(cheapestWarpCost(recorded, read), 6);
    });
  });

  it('never moves backwards, and never skips more than one frame', () => {
    forAll(pair.filter(isWarpable), ([recorded, read]) => {
      const { positions } = align(recorded, [read], { costs: WITHIN_SENTENCE });
      positions.forEach((j, t) => {
        if (t === 0) return expect(j).toBeLessThanOrEqual(1);
        const step = j - (positions[t - 1] ?? 0);
        expect(step).toBeGreaterThanOrEqual(0);
        return expect(step).toBeLessThanOrEqual(2);
      });
    });
  });

  it('stays in its band', () => {
    const series = fc.array(value, { minLength: 12, maxLength: 12 });
    forAll(series, series, (recorded, read) => {
      const { positions } = align(recorded, [read], { reach: 2, costs: WITHIN_SENTENCE });
      positions.forEach((j, t) => expect(Math.abs(j - t)).toBeLessThanOrEqual(3));
    });
  });
});

const A = [1, 2, 3, 4];
const B = [9, 8, 9, 8];
const C = [5, 15, 5, 15];
const takesOf = (path: ReturnType<typeof align>) =>
  path.takes.map(({ line, isWhole, from, to }) => [line, isWhole, from, to]);

describe('the search between sentences', () => {
  it('finds sentences that are all spoken in order', () => {
    expect(takesOf(align([...A, ...B, ...C], [A, B, C]))).toEqual([
      [0, true, 0, 4],
      [1, true, 4, 8],
      [2, true, 8, 12],
    ]);
  });

  it('assigns noise before, between and after sentences to no sentence', () => {
    const noise = [30, 40, 30, 40, 30];
    const path = align([...noise, ...A, ...noise, ...B, ...noise], [A, B]);
    expect(takesOf(path)).toEqual([
      [0, true, 5, 9],
      [1, true, 14, 18],
    ]);
    expect([...path.positions.subarray(0, 5)]).toEqual([-1, -1, -1, -1, -1]);
  });

  it('skips an omitted sentence, first, in the middle or last', () => {
    expect(takesOf(align([...B, ...C], [A, B, C])).map(([line]) => line)).toEqual([1, 2]);
    expect(takesOf(align([...A, ...C], [A, B, C])).map(([line]) => line)).toEqual([0, 2]);
    expect(takesOf(align([...A, ...B], [A, B, C])).map(([line]) => line)).toEqual([0, 1]);
  });

  it('finds one or two repeated sentences', () => {
    const oneRepeated = align([...A, ...B, ...B, ...C], [A, B, C]);
    expect(takesOf(oneRepeated).map(([line]) => line)).toEqual([0, 1, 1, 2]);
    const twoRepeated = align([...A, ...B, ...A, ...B, ...C], [A, B, C]);
    expect(takesOf(twoRepeated).map(([line]) => line)).toEqual([0, 1, 0, 1, 2]);
  });

  it('finds a sentence that is broken off and restarted', () => {
    const path = align([...A, ...C.slice(0, 3), ...C], [A, C], { costs: { noise: 4 } });
    expect(takesOf(path)).toEqual([
      [0, true, 0, 4],
      [1, false, 4, 7],
      [1, true, 7, 11],
    ]);
  });

  it('allows silence in the middle of a sentence', () => {
    const path = align([1, 2, 0, 0, 0, 0, 3, 4, ...B], [A, B], { silent: [2, 3, 4, 5] });
    expect(takesOf(path)).toEqual([
      [0, true, 0, 8],
      [1, true, 8, 12],
    ]);
  });
});
