import fc from 'fast-check';
import { chapterPlaces, chaptersFileOf } from '@/lib/episodes/telling/chaptersFile';
import type { Passage } from '@/lib/episodes/telling/passages';
import { sentenceId } from '@/lib/episodes/transcript/transcript';
import { loadContent } from '@/lib/server/content/loadContent';
import { loadEpisodes } from '@/lib/server/content/episodes';
import { sharePictures } from '@/lib/server/share-image/catalogue';
import { anEpisode } from '@/tests/fixtures/episode';
import { forAll } from '@/tests/fixtures/runners/property';

const ORIGIN = 'https://chroniques.example.org';
const FILES = loadEpisodes().map((episode) => ({
  episode,
  chapters: chaptersFileOf(episode, ORIGIN).chapters,
}));

const PLACES = [...loadContent().places.values()];

const isSilent = (chapter: object): boolean => 'toc' in chapter;

/** Creates an episode from the starts, in seconds, of its chapters and passages. */
function episodeOf(chapterStarts: readonly number[], passageStarts: readonly number[]) {
  const date = { from: 622, to: 622, words: '622', grade: 'établi' } as const;
  const passages = passageStarts.map((_, index): Passage => ({
    at: sentenceId(0, 0, index),
    place: PLACES[index % 2] ?? null,
    date,
  }));
  const sentences = passageStarts.map((start) => ({
    pieces: [],
    moment: { start, anchor: `t-${start}` },
  }));
  const chapter = { title: 'Un', anchor: 'un', moment: null, paragraphs: [sentences] };
  return anEpisode({
    audioChapters: chapterStarts.map((start, index) => ({ title: `Chapitre ${index}`, start })),
    passages,
    transcript: { chapters: [chapter], end: 900 },
  });
}

describe('the chapters file of an episode', () => {
  it('gives each chapter a picture of the site, and the address of its second', () => {
    for (const { episode, chapters } of FILES) {
      expect(chapters.length).toBeGreaterThanOrEqual(episode.audioChapters.length);
      for (const { img, url, startTime } of chapters) {
        expect(sharePictures().has(img.replace(ORIGIN, ''))).toBe(true);
        const page = new URL(url);
        expect(page.origin + page.pathname).toBe(ORIGIN + episode.path);
        expect(Math.abs(Number(page.searchParams.get('t')) - startTime)).toBeLessThan(0.02);
      }
    }
  });

  it('gives a chapter the place that is narrated longest in it', () => {
    const [firstPlace, secondPlace] = chapterPlaces(
      episodeOf([0, 100], [10, 20, 90, 130, 190]),
    );
    // PLACES[1] is narrated from 20 to 90 and from 130 to 190; PLACES[0] from 90 to 130 and from 190 on.
    expect([firstPlace?.id, secondPlace?.id]).toEqual([PLACES[1]?.id, PLACES[0]?.id]);
    for (const { episode, chapters } of FILES) {
      const listedChapters = chapters.filter((chapter) => !isSilent(chapter));
      expect(listedChapters.map((chapter) => chapter.location?.name)).toEqual(
        chapterPlaces(episode).map((place) => place?.name),
      );
    }
  });

  it('begins the title of a silent chapter with the title of the listed chapter around it', () => {
    for (const { chapters } of FILES) {
      let title = '';
      for (const chapter of chapters)
        if (isSilent(chapter)) expect(chapter.title.startsWith(`${title} · `)).toBe(true);
        else title = chapter.title;
    }
    expect(FILES.some(({ chapters }) => chapters.some(isSilent))).toBe(true);
  });

  it('has a silent chapter only where the story moves to another place', () => {
    for (const { chapters } of FILES)
      for (const [index, chapter] of chapters.entries())
        if (isSilent(chapter)) {
          expect(chapter.location).toBeDefined();
          expect(chapter.location).not.toEqual(chapters[index - 1]?.location);
        }
  });

  it('has no two chapters within one second, whatever the chapters and passages are', () => {
    const seconds = fc.uniqueArray(fc.integer({ min: 0, max: 300 }), { maxLength: 12 });
    const ordered = (values: readonly number[], unit: number) =>
      values.map((value) => value * unit).sort((a, b) => a - b);
    forAll(seconds, seconds, (chapterSeconds, passageSeconds) => {
      const starts = ordered(chapterSeconds, 3);
      const { chapters } = chaptersFileOf(
        episodeOf(starts, ordered(passageSeconds, 0.4)),
        ORIGIN,
      );
      const wholeSeconds = chapters.map(({ startTime }) => Math.floor(startTime));
      expect(wholeSeconds).toEqual([...new Set(wholeSeconds)].sort((a, b) => a - b));
      expect(
        chapters.filter((chapter) => !isSilent(chapter)).map(({ startTime }) => startTime),
      ).toEqual(starts);
    });
  });
});
