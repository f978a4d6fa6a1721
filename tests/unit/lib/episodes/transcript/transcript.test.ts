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

const noLink = () => null;

const momentsOf = (transcript: ReturnType<typeof timeTranscript>) =>
  transcript.chapters
    .flatMap(({ paragraphs }) => paragraphs.flat())
    .map(({ moment }) => moment);

describe('a transcript', () => {
  it('gives each sentence and each title its spoken second', () => {
    const transcript = timeTranscript(chapters, cues, noLink);
    expect(transcript.chapters.map(({ moment }) => moment?.start)).toEqual([6.2, 30]);
    expect(momentsOf(transcript).map((moment) => moment?.start)).toEqual([
      8.7, 14.5, 20.1, 32.9,
    ]);
    // An anchor contains the whole second, which an address can name.
    expect(momentsOf(transcript)[1]?.anchor).toBe('t-14');
    expect(transcript.end).toBe(33.9);
  });

  it('never gives two moments the same anchor', () => {
    const crowdedCues = cues.map((line, index) => ({ ...line, start: 6 + index / 10 }));
    const transcript = timeTranscript(chapters, crowdedCues, noLink);
    const moments = [
      ...transcript.chapters.map(({ moment }) => moment),
      ...momentsOf(transcript),
    ];
    const anchors = moments.map((moment) => moment?.anchor);
    expect(new Set(anchors).size).toBe(cues.length);
  });

  it('keeps the segments of a sentence, each with its link', () => {
    const hrefOf = (piece: Segment) =>
      piece.kind === 'text' ? null : (`#${piece.id}` as const);
    const transcript = timeTranscript(chapters, cues, hrefOf);
    const [, markedSentence] = transcript.chapters[0]?.paragraphs[0] ?? [];
    expect(markedSentence?.pieces).toEqual([
      { text: 'À ', href: null },
      { text: 'Hirâ’', href: '#grotte-hira' },
      { text: '.', href: null },
    ]);
  });

  it('omits titles that are not spoken', () => {
    const spoken = cues.filter(({ id }) => !id.endsWith('titre'));
    const transcript = timeTranscript(chapters, spoken, noLink);
    expect(transcript.chapters[0]?.moment).toBeNull();
    expect(momentsOf(transcript)[0]?.start).toBe(8.7);
  });

  it.each([
    ['there is no transcript', null],
    ['a sentence was added to the text', cues.filter(({ id }) => id !== 'c1-p2-s1')],
    ['a sentence was taken out of the text', [...cues, cue('c2-p1-s2', 40)]],
    ['the transcript is another one', [cue('1', 0), cue('2', 4)]],
  ])('has no seconds when %s', (_, cueList) => {
    const transcript = timeTranscript(chapters, cueList, noLink);
    expect(transcript.end).toBeNull();
    expect(momentsOf(transcript)).toEqual([null, null, null, null]);
    expect(transcript.chapters.map(({ title }) => title)).toEqual(['La grotte', 'La suite']);
  });
});

it('every sentence of an episode read by a synthetic voice has its second', () => {
  for (const { slug, audio, transcript } of loadEpisodes())
    if (audio.kind === 'narration')
      expect([slug, ...momentsOf(transcript)]).not.toContain(null);
});
