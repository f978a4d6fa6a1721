/** @jest-environment node */
import { anchorOf, lineAt } from '@/lib/bookmarks/anchor';
import type { SpokenLine } from '@/lib/bookmarks/spokenFile';

const line = (start: number, text: string): SpokenLine => ({ start, text, links: [] });
const LINES = [
  line(6, 'Un puits.'),
  line(20, 'L’oasis est riche.'),
  line(50, 'Deux armées.'),
  line(90, 'Un puits.'),
];

describe('the anchor of a moment', () => {
  it('is the quoted sentence, at the second when a new recording says it', () => {
    const anchor = anchorOf({ quote: 'L’oasis est riche.', second: 75 }, LINES);
    expect(anchor).toEqual({ second: 20, line: LINES[1], isApproximate: false });
  });

  it('is the nearest of identical sentences', () => {
    expect(anchorOf({ quote: 'Un puits.', second: 80 }, LINES).second).toBe(90);
    expect(anchorOf({ quote: 'Un puits.', second: 10 }, LINES).second).toBe(6);
  });

  it('is found though accents, apostrophes and punctuation were corrected', () => {
    const anchor = anchorOf({ quote: "L'oasis est riche !", second: 0 }, LINES);
    expect(anchor).toMatchObject({ second: 20, isApproximate: false });
  });

  it('is the sentence at the second when the words are gone, marked as approximate', () => {
    const anchor = anchorOf({ quote: 'Une phrase retirée.', second: 55 }, LINES);
    expect(anchor).toEqual({ second: 50, line: LINES[2], isApproximate: true });
    expect(anchorOf({ quote: 'Retirée.', second: 900 }, LINES).line).toBe(LINES[3]);
  });

  it('keeps its own second without a transcript, or without a quote', () => {
    expect(anchorOf({ quote: 'Un puits.', second: 7.5 }, [])).toEqual({
      second: 7.5,
      line: null,
      isApproximate: false,
    });
    expect(anchorOf({ quote: '', second: 55 }, LINES)).toEqual({
      second: 55,
      line: LINES[2],
      isApproximate: false,
    });
  });
});

it('lineAt returns the last line that starts by a second, or the first line before all starts', () => {
  expect([0, 6, 19, 20, 1000].map((second) => lineAt(LINES, second)?.start)).toEqual([
    6, 6, 6, 20, 90,
  ]);
  expect(lineAt([], 5)).toBeNull();
});
