import fc from 'fast-check';
import { cueAt } from '@/lib/episodes/transcript/cueAt';
import { forAll } from '@/tests/fixtures/runners/property';

/** Starts at least a second apart, as of sentences, and an end after the last. */
const cueLists = fc
  .array(fc.integer({ min: 1000, max: 12_000 }), { minLength: 1, maxLength: 80 })
  .map((gaps) => {
    let at = 0;
    const starts = gaps.map((gap) => (at += gap) / 1000);
    return { starts, end: (at + 3000) / 1000 };
  });

describe('the sentence at a second', () => {
  it('is the one that starts there, whatever the seek', () => {
    forAll(cueLists, fc.nat(), ({ starts, end }, chosen) => {
      const rank = chosen % starts.length;
      expect(cueAt(starts, end, starts[rank] ?? 0)).toBe(rank);
    });
  });

  it('stays until the next one starts', () => {
    forAll(cueLists, fc.double({ min: 0, max: 1, noNaN: true }), ({ starts, end }, share) => {
      const seconds = share * end;
      const rank = cueAt(starts, end, seconds);
      const begun = starts.filter((start) => start <= seconds + 0.05).length;
      expect(rank).toBe(begun - 1);
    });
  });

  it('is found although the media rounds the second of a seek down', () => {
    expect(cueAt([8.776, 14.553], 20, 14.552999)).toBe(1);
  });

  it.each([
    ['before the first', 0],
    ['after the last word', 20.5],
    ['while nothing of the episode is heard', -1],
  ])('is none %s', (_, seconds) => {
    expect(cueAt([8.776, 14.553], 20, seconds)).toBe(-1);
  });

  it('is none without sentences', () => {
    expect(cueAt([], 20, 5)).toBe(-1);
  });
});
