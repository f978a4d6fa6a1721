/**
 * Facts that the first content of this site must have by its specification: number of episodes,
 * their dates, sizes of the maps and of the question bank, prescribed texts. No other test depends
 * on them: an owner who replaces the content may delete this file.
 */
import { spokenSentences } from '@/lib/episodes/transcript/sentences';
import { searchEpisodes } from '@/lib/episodes/search/search';
import { termsOf } from '@/lib/episodes/search/terms';
import { relationOf } from '@/lib/genealogy/kinship/relation';
import { DATE_GRADES } from '@/lib/map/places/place';
import { DIFFICULTIES, THEMES } from '@/lib/quiz/record';
import { classSheetOf } from '@/lib/server/content/classroom/classSheet';
import { loadDocuments } from '@/lib/server/content/documents/documents';
import { loadEpisodes } from '@/lib/server/content/episodes';
import { publicFile } from '@/lib/server/content/files/publicFiles';
import { loadGenealogy } from '@/lib/server/content/genealogy/genealogy';
import { loadContent } from '@/lib/server/content/loadContent';
import { loadMap, mapIds } from '@/lib/server/content/maps';
import {
  loadAboutPage,
  loadContactPage,
  loadShopPage,
  loadSite,
} from '@/lib/server/content/site';
import { loadQuestions } from '@/lib/server/content/quiz/quiz';
import { loadPeople, loadPlaces } from '@/lib/server/content/references';
import { loadTools } from '@/lib/server/content/tools';
import { findEntry, loadTimeline } from '@/lib/server/content/timeline/timeline';
import { loadEpisodeShelves } from '@/lib/server/list/episodeShelves';
import { julianYear } from '@/lib/time/dateWords';
import { YEARS } from '@/lib/timeline/bounds';
import { toIsoDay, toTimestamp, type CalendarDay } from '@/lib/time/longDate';
import { compositions } from '@/scripts/covers/compositions';
import { EVENTS, REIGNS } from '@/tests/content/reading/events';
import { brokenBy, sentences } from '@/tests/content/reading/narrativeTexts';

/** Sources that issue 12 requires, each by a word of its title. */
const ASKED = [
  'Zabad',
  'Harrân',
  'Himâ',
  'Ry 506',
  'Ma’rib',
  'Coran 96',
  'Arabe 328',
  'Sanaa',
  'Birmingham',
  'Pacte de Médine',
  'Doctrina Jacobi',
  'Thomas le Presbytre',
  'Sébéos',
  'PERF 558',
  'Zuhayr',
  'an 31',
  'barrage de Mu’âwiya',
  'Bîshâpûr',
  'avant sa réforme',
  'après sa réforme',
  'dôme du Rocher',
  'Qusayr Amra',
  'Qurra',
  'Jean Damascène',
  'Théophane',
  'Ibn Hishâm',
];

const WEEK = 7 * 86_400_000;

const episodes = loadEpisodes();
const questions = loadQuestions();
const site = loadSite();

const dayOf = (episode?: { readonly day: CalendarDay | null }): CalendarDay => {
  if (!episode?.day) throw new Error('A date is expected.');
  return episode.day;
};

describe('the list of episodes', () => {
  it('has twelve: the «Hors série», then the series from 11 down to 1', () => {
    const [first, ...series] = episodes;
    expect(first).toMatchObject({ id: 1, category: 'Hors série' });
    expect(first?.number).toBeUndefined();
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
    const { choices } = await loadEpisodeShelves();
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

describe('the story', () => {
  it('states in each of the twelve episodes where and when it happens', () => {
    for (const { slug, passages } of loadEpisodes()) {
      expect([slug, passages.some(({ place }) => place !== null)]).toEqual([slug, true]);
      expect([slug, passages.some(({ date }) => date !== null)]).toEqual([slug, true]);
    }
  });

  it('goes to the empire where it tells of the years after the Prophet', () => {
    const there = loadEpisodes().flatMap(({ passages }) =>
      passages.flatMap(({ place, date }) =>
        place?.mapId === 'empire' ? [{ id: place.id, from: date?.from, to: date?.to }] : [],
      ),
    );
    expect([...new Set(there.map(({ id }) => id))].toSorted()).toEqual([
      'aqraba',
      'bishapur',
      'dome-du-rocher',
      'ihnas',
      'medine-califes',
    ]);
    for (const { from = 0, to = 0 } of there)
      expect([from >= 632, to <= 750]).toEqual([true, true]);
  });
});

describe('the maps', () => {
  it('are Arabia, Medina and the caliphs’ empire, with their years, their bounds and their places', () => {
    expect(mapIds()).toEqual(['arabie', 'empire', 'medine']);
    expect(loadMap('empire').record.timeline).toEqual({ from: 632, to: 750 });
    expect(loadMap('empire').extent).toMatchObject({ width: 2000, height: 1210 });
    expect(loadMap('empire').record.places).toHaveLength(58);
    expect(loadMap('empire').places.flatMap(({ events = [] }) => events)).toHaveLength(192);
    expect(loadMap('arabie').record.timeline).toEqual({ from: 609, to: 630 });
    expect(loadMap('medine').record.timeline).toEqual({ from: 622, to: 630 });
    expect(loadMap('arabie').extent).toMatchObject({ width: 1929, height: 1611 });
    expect(loadMap('medine').extent).toMatchObject({ width: 1200, height: 1465 });
    expect(loadMap('arabie').record.places.length).toBeGreaterThan(40);
  });

  it('have places of every grade of certainty', () => {
    const grades = [...loadPlaces().values()].map(({ certainty }) => certainty.date);
    expect(new Set(grades)).toEqual(new Set(DATE_GRADES));
  });

  it.each(EVENTS)(
    'narrate $name, and so do the texts and the timeline',
    ({ pattern, records, entry }) => {
      expect(records.filter((id) => !loadPlaces().has(id))).toEqual([]);
      expect(sentences.some(({ text }) => pattern.test(text))).toBe(true);
      expect(findEntry(entry)).not.toBeNull();
    },
  );
});

describe('the question bank', () => {
  it('has more than 200 questions, in every difficulty alike, each explained in 12 to 35 words', () => {
    expect(questions.length).toBeGreaterThan(200);
    for (const difficulty of DIFFICULTIES) {
      const count = questions.filter((question) => question.difficulty === difficulty).length;
      expect(count / questions.length).toBeGreaterThanOrEqual(0.15);
      expect(count / questions.length).toBeLessThanOrEqual(0.35);
    }
    const lengths = questions.map(
      ({ explanation }) =>
        explanation.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length,
    );
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(12);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(35);
  });

  /** The periods of the caliphs' map, of which no episode tells yet. */
  const latePeriods = loadMap('empire').record.periods.map(({ id }) => id);
  const earlyPeriods = [...loadContent().periods.keys()].filter(
    (id) => !latePeriods.includes(id),
  );

  it('asks about each period of the caliphs’ map at every difficulty, 24 times in all', () => {
    const late = questions.filter(({ period }) => latePeriods.includes(period));
    expect(late).toHaveLength(24);
    const asked = new Set(late.map(({ period, difficulty }) => `${period}, ${difficulty}`));
    expect(asked.size).toBe(latePeriods.length * DIFFICULTIES.length);
    const isMarked = ({ place, person, event }: (typeof late)[number]): boolean =>
      [place, person, event].some((mark) => mark !== undefined);
    expect(late.filter((question) => !isMarked(question))).toEqual([]);
  });

  it.each([
    ['episode', episodes.map(({ slug }) => slug)],
    ['period', earlyPeriods],
    ['theme', THEMES],
  ] as const)('has two questions about each %s, at every difficulty', (mode, values) => {
    const poor = values.flatMap((value) =>
      DIFFICULTIES.filter(
        (difficulty) =>
          questions.filter(
            (question) => question[mode] === value && question.difficulty === difficulty,
          ).length < 2,
      ).map((difficulty) => `${value}, ${difficulty}`),
    );
    expect(poor).toEqual([]);
  });
});

describe('the timeline', () => {
  it('has the reigns of the first caliphs, and something in every decade', () => {
    for (const [, span] of REIGNS) expect(findEntry(span)).not.toBeNull();
    const { entries } = loadTimeline();
    for (let year = YEARS.from; year < YEARS.to; year += 10)
      expect(
        entries.some(({ from, to }) => julianYear(from) < year + 10 && julianYear(to) >= year),
      ).toBe(true);
  });
});

describe('the tree', () => {
  it('connects everyone to everyone, but for 28 people of the empire whose kin is not known', () => {
    const { kin, people } = loadGenealogy();
    const [subject = '', ...others] = people.keys();
    const lone = others.filter((id) => relationOf(kin, subject, id).kind === 'none');
    expect(lone).toEqual(expect.arrayContaining(['hajjaj', 'tariq']));
    expect(lone).toHaveLength(28);
  });
});

describe('the drawing of the tree', () => {
  const { record, plan, apart } = loadGenealogy();

  it('has 167 people, 163 links from parents to children and 42 unions, thirteen of one man', () => {
    expect(record.people).toHaveLength(167);
    const links = record.people.flatMap(({ father, mother }) =>
      [father, mother].filter((parent) => parent !== undefined),
    );
    expect(links).toHaveLength(163);
    expect(record.unions).toHaveLength(42);
    expect(record.unions.filter(({ husband }) => husband === record.subject)).toHaveLength(13);
  });

  it('sets one couple apart, which it names, in eleven rows', () => {
    expect(apart).toEqual(['umar+umm-kulthum-ali']);
    expect(plan.rows).toHaveLength(11);
  });
});

describe('the gallery', () => {
  it.each(ASKED)('has the document about %s', (word) => {
    expect(loadDocuments().filter(({ title }) => title.includes(word))).not.toEqual([]);
  });

  it('links each document to the episode about the sources', () => {
    const special = episodes.find(({ number }) => number === undefined);
    for (const document of loadDocuments()) expect(document.episodes).toContain(special?.slug);
  });
});

describe('the class sheets', () => {
  const sheets = episodes.map((episode) => ({ slug: episode.slug, ...classSheetOf(episode) }));

  it('have dates to put in order for each of the twelve episodes', () => {
    expect(sheets.filter(({ dates }) => dates.length === 0).map(({ slug }) => slug)).toEqual(
      [],
    );
  });

  it('use a document each, and never the same one', () => {
    const studied = sheets.map(({ document }) => document?.title);
    expect(studied).not.toContain(undefined);
    expect(new Set(studied).size).toBe(sheets.length);
  });
});

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
  ])('are found under %s and under its other spellings', async (name, ...others) => {
    const { own } = await loadEpisodeShelves();
    const search = (text: string) =>
      [...searchEpisodes(own.index, termsOf(text)).keys()].toSorted((a, b) => a - b);
    expect(search(name)).not.toEqual([]);
    for (const other of others) expect(search(other)).toEqual(search(name));
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
    expect(brokenBy((text) => pattern.test(text))).not.toEqual([]);
  });
});

describe('the site', () => {
  it('shows the fixed statistics, six episodes and the exact banner', () => {
    expect(site.statistics.map(({ value }) => value)).toEqual(['4.9/5', '180K+', '5K+', '5+']);
    expect(site.featuredEpisodes).toBe(6);
    expect(site.banner.title).toBe("Explorez l'Histoire Islamique comme jamais auparavant");
  });

  it('names the four platforms and the four social accounts, and speaks one English paragraph', () => {
    const kinds = (list: readonly { readonly kind: string }[]) => list.map(({ kind }) => kind);
    expect(kinds(site.platforms)).toEqual(['spotify', 'apple', 'deezer', 'rss']);
    expect(kinds(site.socials)).toEqual(['facebook', 'x', 'instagram', 'youtube']);
    expect(site.about.paragraphs.filter(({ lang }) => lang === 'en')).toHaveLength(1);
    expect(site.about.paragraphs.filter(({ lang }) => lang === 'fr')).not.toEqual([]);
  });

  it('has the three maps, the quiz, the timeline, the tree and the reconstructions', () => {
    const ready = (title: string) =>
      loadTools().find((tool) => tool.title === title)?.comingSoon === false;
    expect(loadTools().map(({ title }) => [title, ready(title)])).toEqual(
      expect.arrayContaining([
        ['L’Arabie au temps du Prophète', true],
        ['Médine au temps du Prophète', true],
        ['De Médine à Damas et au-delà', true],
        ['Quizz', true],
        ['Frise chronologique', true],
        ['Arbre généalogique', true],
        ['Reconstitutions 3D', true],
      ]),
    );
  });

  it('answers eight questions, plans its shop, and calls ancient only authors whom it cites', () => {
    expect(loadContactPage().questions.items.length).toBeGreaterThanOrEqual(8);
    expect(loadShopPage().title).toBe('La boutique ouvre bientôt');
    const cited = [...episodes, ...loadPlaces().values()].flatMap(({ sources }) => sources);
    const authors = new Set(cited.map(({ author }) => author));
    const { ancientAuthors } = loadAboutPage().sources;
    expect(ancientAuthors.filter((name) => !authors.has(name))).toEqual([]);
  });
});
