/** Facts of the first episodes: their number, dates, categories, lengths and covers. */
import { spokenSentences } from '@/lib/episodes/transcript/sentences';
import { searchEpisodes } from '@/lib/episodes/search/search';
import { termsOf } from '@/lib/episodes/search/terms';
import { loadEpisodes } from '@/lib/server/content/episodes';
import { publicFile } from '@/lib/server/content/files/publicFiles';
import { loadPeople } from '@/lib/server/content/references';
import { loadEpisodeCatalogue } from '@/lib/server/list/episodeCatalogue';
import { toIsoDay, toTimestamp, type CalendarDay } from '@/lib/time/longDate';
import { compositions } from '@/scripts/covers/compositions';
import { violationsOf } from '@/tests/content/reading/narrativeTexts';

const WEEK = 7 * 86_400_000;

const episodes = loadEpisodes();

const dayOf = (episode?: { readonly day: CalendarDay | null }): CalendarDay => {
  if (!episode?.day) throw new Error('A date is expected.');
  return episode.day;
};

describe('the list of episodes', () => {
  it('has twelve episodes: the «Hors série», then the series from 11 down to 1', () => {
    const [extraEpisode, ...series] = episodes;
    expect(extraEpisode).toMatchObject({ id: 1, category: 'Hors série' });
    expect(extraEpisode?.number).toBeUndefined();
    expect(series.map(({ number }) => number)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(new Set(series.map(({ category }) => category))).toEqual(
      new Set(["La naissance de l'Islam"]),
    );
  });

  it('is weekly from June 1st, 2025; the «Hors série» comes after the last of the series', () => {
    const days = episodes.toReversed().map((episode) => toTimestamp(dayOf(episode)));
    const series = days.slice(0, -1);
    expect(series).toEqual(series.map((_, week) => Date.UTC(2025, 5, 1) + week * WEEK));
    expect(toIsoDay(dayOf(episodes[1]))).toBe('2025-08-10');
    expect(toIsoDay(dayOf(episodes[0]))).toBe('2025-08-17');
  });

  it('can be filtered by two categories, and by periods from before the revelation to the heritage', async () => {
    const { choices } = await loadEpisodeCatalogue();
    expect(choices.periods[0]).toEqual({ id: 'contexte', name: 'Avant la révélation' });
    expect(choices.periods.at(-1)?.id).toBe('heritage');
    expect(choices.categories).toEqual(['Hors série', "La naissance de l'Islam"]);
  });
});

describe.each(episodes.map((episode) => [episode.slug, episode] as const))(
  '%s',
  (slug, episode) => {
    it('has 600 to 900 words in 5 or 6 chapters, names places, and has sources', () => {
      const words = spokenSentences(episode.transcript).flatMap(
        ({ text }) => text.match(/[\p{L}\p{N}][\p{L}\p{N}’-]*/gu) ?? [],
      );
      expect(words.length).toBeGreaterThanOrEqual(600);
      expect(words.length).toBeLessThanOrEqual(900);
      expect([5, 6]).toContain(episode.chapters.length);
      expect(episode.places).not.toEqual([]);
      expect(episode.sources.length).toBeGreaterThanOrEqual(3);
    });

    it('ends its description with hashtags and summarizes itself in 90 to 155 characters', () => {
      expect(episode.description).toMatch(/\n\n#\S+( #\S+){4,}$/u);
      expect(episode.summary.length).toBeGreaterThanOrEqual(90);
      expect(episode.summary.length).toBeLessThanOrEqual(155);
    });

    it('is narrated chapter by chapter, and has a cover of its own', () => {
      expect(episode.audio).toMatchObject({ kind: 'narration', url: `/audio/${slug}.mp3` });
      expect(publicFile(`/audio/${slug}.vtt`)).not.toBeNull();
      expect(episode.audioChapters.length).toBeGreaterThan(2);
      expect(episode.picture.src).toBe(`/covers/${slug}.jpg`);
      expect(compositions[slug]).toBeDefined();
    });
  },
);

describe('the texts', () => {
  it.each([
    ['Khadîja', 'Khadidja', 'khadija'],
    ['Muhammad', 'Mohammed', 'Mahomet'],
    ['Quraysh', 'Koreich', 'Quraych'],
    ['Hijâz', 'Hedjaz'],
    ['Uthmân', 'Othman'],
    ['Tâ’if', 'taif', 'Taïf', 'الطائف', 'طائف'],
    ['La Mecque', 'Makka', 'mecca'],
    ['Hégire', 'hijra'],
    ['Ka’ba', 'Kaaba'],
    ['Mecque', 'مكة', 'مكه', 'مَكَّة'],
    ['Badr', 'بدر'],
  ])('are found under %s and under its other spellings', async (name, ...otherSpellings) => {
    const { own } = await loadEpisodeCatalogue();
    const search = (text: string) =>
      [...searchEpisodes(own.index, termsOf(text)).keys()].toSorted((a, b) => a - b);
    expect(search(name)).not.toEqual([]);
    for (const spelling of otherSpellings) expect(search(spelling)).toEqual(search(name));
  });

  it('narrate the reigns of the first caliphs', () => {
    const caliphs = [...loadPeople().values()]
      .filter(({ role }) => /calife.*\((\d{3})[–-](\d{3})\)/i.test(role))
      .map(({ name }) => name.split(' ibn ')[0]);
    expect(caliphs).toEqual(
      expect.arrayContaining(['Abû Bakr', 'Umar', 'Uthmân', 'Alî', 'Mu’âwiya', 'Abd al-Malik']),
    );
  });

  it.each([
    [/Jérusalem.*(qibla|prière|prient|prie)|(qibla|prient|prie) .*Jérusalem/],
    [/statues?\b.*détruit|détruit.*statues?\b|trois cent soixante/],
    [/Bilâl.*appel à la prière|appel à la prière.*Bilâl/],
    [/Umar expulse/],
  ])('narrate the claims of tradition alone: %s', (pattern) => {
    expect(violationsOf((text) => pattern.test(text))).not.toEqual([]);
  });
});
