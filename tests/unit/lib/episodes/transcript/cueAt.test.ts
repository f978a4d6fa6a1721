import fc from 'fast-check';
import { cueAt } from '@/lib/episodes/transcript/cueAt';
import { forAll } from '@/tests/fixtures/runners/property';

/** Generates starts of sentences, in seconds and at least a second apart, with an end after the last. */
const cueLists = fc
  .array(fc.integer({ min: 1000, max: 12_000 }), { minLength: 1, maxLength: 80 })
  .map((gaps) => {
    let milliseconds = 0;
    const starts = gaps.map((gap) => (milliseconds += gap) / 1000);
    return { starts, end: (milliseconds + 3000) / 1000 };
  });

describe('the sentence at a second', () => {
  it('is the sentence that starts at the second', () => {
    forAll(cueLists, fc.nat(), ({ starts, end }, draw) => {
      const rank = draw % starts.length;
      expect(cueAt(starts, end, starts[rank] ?? 0)).toBe(rank);
    });
  });

  it('stays until the next sentence starts', () => {
    forAll(
      cueLists,
      fc.double({ min: 0, max: 1, noNaN: true }),
      ({ starts, end }, fraction) => {
        const seconds = fraction * end;
        const rank = cueAt(starts, end, seconds);
        const startedCount = starts.filter((start) => start <= seconds + 0.05).length;
        expect(rank).toBe(startedCount - 1);
      },
    );
  });

  it('is found although the media element rounds the second of a seek down', () => {
    expect(cueAt([8.776, 14.553], 20, 14.552999)).toBe(1);
  });

  it.each([
    ['before the first sentence', 0],
    ['after the last word', 20.5],
    ['before the episode plays', -1],
  ])('is none %s', (_, seconds) => {
    expect(cueAt([8.776, 14.553], 20, seconds)).toBe(-1);
  });

  it('is none without sentences', () => {
    expect(cueAt([], 20, 5)).toBe(-1);
  });
});
