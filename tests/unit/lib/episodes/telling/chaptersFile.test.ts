import fc from 'fast-check';
import { chapterPlaces, chaptersFileOf } from '@/lib/episodes/telling/chaptersFile';
import type { Passage } from '@/lib/episodes/telling/passages';
import { sentenceId } from '@/lib/episodes/transcript/transcript';
import { loadContent } from '@/lib/server/content/loadContent';
import { loadEpisodes } from '@/lib/server/content/episodes';
import { sharePictures } from '@/lib/server/share-image/catalogue';
import { anEpisode } from '@/tests/fixtures/episode';
import { forAll } from '@/tests/fixtures/forAll';

const ORIGIN = 'https://chroniques.example.org';
const FILES = loadEpisodes().map((episode) => ({
  episode,
  chapters: chaptersFileOf(episode, ORIGIN).chapters,
}));

const PLACES = [...loadContent().places.values()];

const isSilent = (chapter: object): boolean => 'toc' in chapter;

/** Creates an episode of chapters and passages that start at given seconds. */
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
  it('gives each chapter its picture, which the site has, and its second on the page', () => {
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
    const [first, second] = chapterPlaces(episodeOf([0, 100], [10, 20, 90, 130, 190]));
    // From 20 to 90 the second place; from 100 on the first one since 90, then from 130 and 190.
    expect([first?.id, second?.id]).toEqual([PLACES[1]?.id, PLACES[0]?.id]);
    for (const { episode, chapters } of FILES) {
      const heard = chapters.filter((chapter) => !isSilent(chapter));
      expect(heard.map((chapter) => chapter.location?.name)).toEqual(
        chapterPlaces(episode).map((place) => place?.name),
      );
    }
  });

  it('names the chapter in the title of each silent one, for apps that list it', () => {
    for (const { chapters } of FILES) {
      let heard = '';
      for (const chapter of chapters)
        if (isSilent(chapter)) expect(chapter.title.startsWith(`${heard} · `)).toBe(true);
        else heard = chapter.title;
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

  it('has no two entries within one second, whatever the chapters and passages are', () => {
    const seconds = fc.uniqueArray(fc.integer({ min: 0, max: 300 }), { maxLength: 12 });
    const ordered = (values: readonly number[], unit: number) =>
      values.map((value) => value * unit).sort((a, b) => a - b);
    forAll([seconds, seconds], (heard, narrated) => {
      const starts = ordered(heard, 3);
      const { chapters } = chaptersFileOf(episodeOf(starts, ordered(narrated, 0.4)), ORIGIN);
      const whole = chapters.map(({ startTime }) => Math.floor(startTime));
      expect(whole).toEqual([...new Set(whole)].sort((a, b) => a - b));
      expect(
        chapters.filter((chapter) => !isSilent(chapter)).map(({ startTime }) => startTime),
      ).toEqual(starts);
    });
  });
});
