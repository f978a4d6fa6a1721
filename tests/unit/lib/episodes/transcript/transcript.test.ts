import type { Segment } from '@/lib/episodes/marks';
import { timeTranscript } from '@/lib/episodes/transcript/transcript';
import type { Cue } from '@/lib/episodes/transcript/vtt';
import { loadEpisodes } from '@/lib/server/content/episodes';

const chapters = [
  { title: 'La grotte', paragraphs: [['Une nuit.', 'À [Hirâ’](lieu:grotte-hira).'], ['Fin.']] },
  { title: 'La suite', paragraphs: [['Et après ?']] },
];

const cue = (id: string, start: number): Cue => ({ id, start, end: start + 1, text: '' });

const cues = [
  ...[cue('c1-titre', 6.2), cue('c1-p1-s1', 8.7), cue('c1-p1-s2', 14.5), cue('c1-p2-s1', 20.1)],
  ...[cue('c2-titre', 30), cue('c2-p1-s1', 32.9)],
];

const plain = () => null;

const momentsOf = (timed: ReturnType<typeof timeTranscript>) =>
  timed.chapters.flatMap(({ paragraphs }) => paragraphs.flat()).map(({ moment }) => moment);

describe('a transcript', () => {
  it('gives each sentence and each title its spoken second', () => {
    const timed = timeTranscript(chapters, cues, plain);
    expect(timed.chapters.map(({ moment }) => moment?.start)).toEqual([6.2, 30]);
    expect(momentsOf(timed).map((moment) => moment?.start)).toEqual([8.7, 14.5, 20.1, 32.9]);
    // Anchors hold the whole second, so that an address can lead there.
    expect(momentsOf(timed)[1]?.anchor).toBe('t-14');
    expect(timed.end).toBe(33.9);
  });

  it('never gives two moments the same anchor', () => {
    const crowded = cues.map((one, index) => ({ ...one, start: 6 + index / 10 }));
    const timed = timeTranscript(chapters, crowded, plain);
    const moments = [...timed.chapters.map(({ moment }) => moment), ...momentsOf(timed)];
    const anchors = moments.map((moment) => moment?.anchor);
    expect(new Set(anchors).size).toBe(cues.length);
  });

  it('keeps the segments of a sentence, each with its link', () => {
    const hrefOf = (piece: Segment) =>
      piece.kind === 'text' ? null : (`#${piece.id}` as const);
    const timed = timeTranscript(chapters, cues, hrefOf);
    const [, marked] = timed.chapters[0]?.paragraphs[0] ?? [];
    expect(marked?.pieces).toEqual([
      { text: 'À ', href: null },
      { text: 'Hirâ’', href: '#grotte-hira' },
      { text: '.', href: null },
    ]);
  });

  it('omits titles that are not spoken', () => {
    const spoken = cues.filter(({ id }) => !id.endsWith('titre'));
    const timed = timeTranscript(chapters, spoken, plain);
    expect(timed.chapters[0]?.moment).toBeNull();
    expect(momentsOf(timed)[0]?.start).toBe(8.7);
  });

  it.each([
    ['there is no transcript', null],
    ['a sentence was added to the text', cues.filter(({ id }) => id !== 'c1-p2-s1')],
    ['a sentence was taken out of the text', [...cues, cue('c2-p1-s2', 40)]],
    ['the transcript is another one', [cue('1', 0), cue('2', 4)]],
  ])('has no seconds at all when %s', (_, given) => {
    const timed = timeTranscript(chapters, given, plain);
    expect(timed.end).toBeNull();
    expect(momentsOf(timed)).toEqual([null, null, null, null]);
    expect(timed.chapters.map(({ title }) => title)).toEqual(['La grotte', 'La suite']);
  });
});

it('every sentence of an episode read by a synthetic voice has its second', () => {
  for (const { slug, audio, transcript } of loadEpisodes())
    if (audio.kind === 'narration')
      expect([slug, ...momentsOf(transcript)]).not.toContain(null);
});
