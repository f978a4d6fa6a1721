import { gzipSync } from 'node:zlib';
import * as v from 'valibot';
import { CueRecordSchema, type CueRecord } from '@/lib/episodes/telling/cueRecord';
import { passagesOf, sentenceIds } from '@/lib/episodes/telling/passages';
import { chaptersFileOf } from '@/lib/episodes/telling/chaptersFile';
import { tellingOf } from '@/lib/episodes/telling/telling';
import { loadContent } from '@/lib/server/content/loadContent';
import { YEARS } from '@/lib/timeline/bounds';

const { episodes, places } = loadContent();
const CHAPTERS = [{ title: 'Un', paragraphs: [['A.', 'B.', 'C.'], ['D.']] }];

function linkCues(cues: readonly CueRecord[]) {
  const problems: string[] = [];
  const passages = passagesOf(
    { cues: [...cues], chapters: CHAPTERS },
    { places, known: places, years: YEARS },
    problems,
  );
  return { passages, problems };
}

describe('the cues of an episode', () => {
  it('continue the fields that a cue omits, and end the fields that are null', () => {
    const { passages, problems } = linkCues([
      { at: 'c1-p1-s1', place: 'la-mecque', date: '0610~', grade: 'selon la tradition' },
      { at: 'c1-p1-s2', place: 'taif' },
      { at: 'c1-p1-s3', date: null },
      { at: 'c1-p2-s1', place: null },
    ]);
    expect(problems).toEqual([]);
    const placesAndDates = passages.map(({ place, date }) => [
      place?.id ?? null,
      date?.words ?? null,
    ]);
    expect(placesAndDates).toEqual([
      ['la-mecque', 'vers 610'],
      ['taif', 'vers 610'],
      ['taif', null],
      [null, null],
    ]);
    expect(passages[0]?.date).toMatchObject({ from: 608, to: 612 });
  });

  it.each<readonly [string, CueRecord, RegExp]>([
    ['an unknown sentence', { at: 'c1-p3-s1', place: null }, /une phrase de l’épisode/],
    [
      'an order that is not that of the text',
      { at: 'c1-p1-s1', place: null },
      /une phrase qui suit celle du repère d’avant/,
    ],
    [
      'a place on no map',
      { at: 'c1-p1-s3', place: 'atlantide' },
      /un lieu placé sur une carte/,
    ],
    [
      'a year outside the timeline',
      { at: 'c1-p1-s3', date: '0812', grade: 'établi' },
      /une date de 500 à 800 est attendue, « 812 »/,
    ],
  ])('stop the build for %s, in French, with the cue and the field', (_, cue, expected) => {
    const { problems } = linkCues([{ at: 'c1-p1-s2', place: null }, cue]);
    expect(problems).toEqual([expect.stringMatching(expected)]);
    expect(problems[0]).toMatch(/^cues\.1\.(at|place|date) : /);
  });

  it.each([
    [{ at: 'c1', place: null }, 'une phrase est attendue'],
    [{ at: 'c1-p1-s1' }, 'un lieu ou une date est attendu'],
    [{ at: 'c1-p1-s1', date: '0610' }, 'une certitude'],
    [{ at: 'c1-p1-s1', place: null, grade: 'établi' }, 'une certitude'],
    [{ at: 'c1-p1-s1', date: '0610-13', grade: 'établi' }, 'une date qui existe'],
  ])('refuse %j', (cue, expected) => {
    const { issues } = v.safeParse(CueRecordSchema, cue);
    expect(issues?.map(({ message }) => message).join()).toContain(expected);
  });
});

describe('the episodes of the site', () => {
  it.each(episodes.map((episode) => [episode.slug, episode] as const))(
    '%s has passages in its own sentences, within the years of the timeline',
    (_, { passages, transcript }) => {
      for (const { date } of passages)
        if (date) {
          expect(date.from).toBeGreaterThanOrEqual(YEARS.from);
          expect(date.to).toBeLessThanOrEqual(YEARS.to);
        }
      const ids = sentenceIds(
        transcript.chapters.map(({ title, paragraphs }) => ({
          title,
          paragraphs: paragraphs.map((sentences) => sentences.map(() => '.')),
        })),
      );
      expect(passages.filter(({ at }) => !ids.includes(at))).toEqual([]);
    },
  );

  it('give each passage its second, in order, in less than 3 kB each', () => {
    for (const episode of episodes) {
      const { moments } = tellingOf(episode);
      if (episode.transcript.end === null) continue;
      expect(moments).toHaveLength(episode.passages.length);
      const starts = moments.map(({ start }) => start);
      expect(starts).toEqual(starts.toSorted((a, b) => a - b));
      expect(gzipSync(JSON.stringify(tellingOf(episode))).length).toBeLessThanOrEqual(3000);
    }
  });

  it('keep every passage in a slower recording of the same sentences', () => {
    for (const episode of episodes) {
      const { transcript } = episode;
      const slowerTranscript = {
        ...transcript,
        chapters: transcript.chapters.map((chapter) => ({
          ...chapter,
          paragraphs: chapter.paragraphs.map((sentences) =>
            sentences.map((sentence) => ({
              ...sentence,
              moment: sentence.moment && {
                ...sentence.moment,
                start: 2 * sentence.moment.start + 5,
              },
            })),
          ),
        })),
      };
      expect(tellingOf({ ...episode, transcript: slowerTranscript }).moments).toEqual(
        tellingOf(episode).moments.map((moment) => ({
          ...moment,
          start: 2 * moment.start + 5,
        })),
      );
    }
  });

  it('publish their places as silent chapters with a location, between their listed chapters', () => {
    for (const episode of episodes) {
      const { chapters } = chaptersFileOf(episode, 'https://chroniques.example.org');
      const starts = chapters.map(({ startTime }) => startTime);
      expect(starts).toEqual(starts.toSorted((a, b) => a - b));
      const listedChapters = chapters.filter((chapter) => !('toc' in chapter));
      expect(listedChapters.map(({ title }) => title)).toEqual(
        episode.audioChapters.map(({ title }) => title),
      );
      for (const chapter of chapters)
        if ('location' in chapter)
          expect(chapter.location).toMatchObject({
            name: expect.any(String),
            geo: expect.stringMatching(/^geo:\d+(\.\d+)?,\d+(\.\d+)?$/),
          });
    }
  });
});
