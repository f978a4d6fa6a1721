import fc from 'fast-check';
import { formatVtt, readVtt } from '@/lib/episodes/transcript/vtt';
import { timeTranscript } from '@/lib/episodes/transcript/transcript';
import { cuesOf, headingsOf } from '@/scripts/narration/align/outcome/cues';
import { chaptersFile } from '@/scripts/narration/chapters';
import { readingScript } from '@/scripts/narration/script';
import { forAll } from '@/tests/fixtures/runners/property';

const CHAPTERS = [
  { title: 'Le pays', paragraphs: [['Un.', 'Deux.'], ['Trois.']] },
  { title: 'La ville', paragraphs: [['Quatre.', 'Cinq.']] },
];
const lines = readingScript(CHAPTERS);
const spans = lines.map((_, i) => ({ start: 5 + 3 * i, end: 7 + 3 * i }));
const DURATION = 30;

const spansWithout = (...ranks: readonly number[]) =>
  spans.map((span, i) => (ranks.includes(i) ? null : span));

it('each line of the script has a cue with the times of its span', () => {
  const cues = cuesOf(lines, spans, DURATION);
  expect(cues.map(({ id }) => id)).toEqual(lines.map(({ id }) => id));
  expect(cues.map(({ start, end }) => ({ start, end }))).toEqual(spans);
});

it('a title that is not spoken has no cue, and its chapter begins with its first sentence', () => {
  const cues = cuesOf(lines, spansWithout(4), DURATION);
  expect(cues.map(({ id }) => id)).not.toContain('c2-titre');
  const { chapters } = chaptersFile('L’Arabie', headingsOf(lines, cues), DURATION);
  expect(chapters).toEqual([
    { startTime: 0, endTime: spans[5]?.start, title: 'Le pays' },
    { startTime: spans[5]?.start, endTime: DURATION, title: 'La ville' },
  ]);
});

it('a missing sentence has a cue at the end of the pause before the next sentence', () => {
  const cue = cuesOf(lines, spansWithout(2), DURATION)[2];
  expect(cue).toMatchObject({ id: 'c1-p1-s2', end: spans[3]?.start });
  expect(cue?.start).toBeCloseTo((spans[3]?.start ?? 0) - 0.2, 9);
});

it('the cues are in order, apart and not empty, and give each sentence a moment', () => {
  const missing = fc.subarray(lines.map((_, i) => i));
  const gap = fc.constantFrom(0, 0.3, 1);
  forAll(missing, gap, (ranks, gap) => {
    fc.pre(ranks.length < lines.length);
    const closeSpans = spans.map(({ start, end }, i) => ({
      start: start - (1 - gap) * i,
      end: end - (1 - gap) * i,
    }));
    const spokenSpans = closeSpans.map((span, i) => (ranks.includes(i) ? null : span));
    const vtt = formatVtt('L’Arabie', cuesOf(lines, spokenSpans, DURATION));
    const cues = readVtt(vtt);
    for (const [i, cue] of cues.entries()) {
      expect(cue.end).toBeGreaterThan(cue.start);
      expect(cue.start).toBeGreaterThanOrEqual(cues[i - 1]?.end ?? 0);
      expect(cue.end).toBeLessThanOrEqual(DURATION);
    }
    const { chapters } = timeTranscript(CHAPTERS, cues, () => null);
    const moments = chapters.flatMap(({ paragraphs }) => paragraphs.flat());
    expect(moments.every(({ moment }) => moment !== null)).toBe(true);
  });
});
