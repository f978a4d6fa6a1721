import fc from 'fast-check';
import { blankMapOf } from '@/lib/classroom/blankMap';
import {
  withoutOverlaps,
  sheetChoices,
  hijraWords,
  LEVEL_IDS,
  NUMBER_IDS,
  QUESTION_LEVELS,
  QUESTION_NUMBERS,
  selectEvenly,
  writtenTime,
} from '@/lib/classroom/sheet';
import { classSheetOf } from '@/lib/server/content/classroom/classSheet';
import { exportedFile, exportFiles } from '@/lib/server/content/classroom/exports';
import { loadEpisodes } from '@/lib/server/content/episodes';
import { loadContent } from '@/lib/server/content/loadContent';
import { loadMap } from '@/lib/server/content/maps';
import { loadSite } from '@/lib/server/content/site';
import { loadTimeline } from '@/lib/server/content/timeline/timeline';
import { nameOnMap } from '@/lib/map/markers/labels';
import { forAll } from '@/tests/fixtures/runners/property';

const arabia = loadMap('arabie');

describe('a blank map', () => {
  const placeLists = fc.subarray([...arabia.record.places], { minLength: 1, maxLength: 12 });

  it('contains its points, numbered from 1, within the map', () => {
    forAll(placeLists, (places) => {
      const { frame, points, scale } = blankMapOf(places, arabia.extent);
      expect(points.map(({ number }) => number)).toEqual(points.map((_, index) => index + 1));
      for (const { x, y } of points) {
        expect(x).toBeGreaterThanOrEqual(frame.x);
        expect(x).toBeLessThanOrEqual(frame.x + frame.width);
        expect(y).toBeGreaterThanOrEqual(frame.y);
        expect(y).toBeLessThanOrEqual(frame.y + frame.height);
      }
      expect(frame.x).toBeGreaterThanOrEqual(0);
      expect(frame.x + frame.width).toBeLessThanOrEqual(arabia.extent.width + 1e-6);
      expect(frame.y + frame.height).toBeLessThanOrEqual(arabia.extent.height + 1e-6);
      expect(scale.length).toBeLessThanOrEqual(frame.width * 0.21);
      expect(String(scale.kilometres)).toMatch(/^[125]0*$/);
    });
  });

  it('keeps the numbers of two points off each other', () => {
    const { points, frame } = blankMapOf(arabia.record.places, arabia.extent);
    for (const point of points)
      for (const otherPoint of points)
        if (point !== otherPoint)
          expect(Math.hypot(point.x - otherPoint.x, point.y - otherPoint.y)).toBeGreaterThan(
            0.03 * frame.width,
          );
  });

  it('keeps the first of two places that are too close, and no more than the requested number', () => {
    const placesOf = (...ids: readonly string[]) =>
      ids.flatMap((id) => arabia.record.places.find((place) => place.id === id) ?? []);
    const namesOf = (places: ReturnType<typeof placesOf>, maxPoints?: number) =>
      blankMapOf(places, arabia.extent, maxPoints).points.map(({ name }) => name);
    const [uhud, medina] = placesOf('uhud', 'medine');
    expect(namesOf(placesOf('medine', 'uhud', 'jerusalem'))).toContain(medina?.name);
    expect(namesOf(placesOf('uhud', 'medine', 'jerusalem'))).toContain(uhud?.name);
    expect(namesOf(placesOf('uhud', 'medine', 'jerusalem'))).not.toContain(medina?.name);
    expect(namesOf(placesOf('sanaa', 'jerusalem', 'ctesiphon'), 2)).toHaveLength(2);
  });
});

describe('a date on the sheet', () => {
  it.each([
    ['6–7', 'an 6–7 de l’Hégire'],
    ['1', 'an 1 de l’Hégire'],
    ['16 ou 17', 'an 16 ou 17 de l’Hégire'],
    ['dhû l-qa’da 6', 'dhû l-qa’da 6 de l’Hégire'],
  ])('of %s has its era', (words, expected) => expect(hijraWords(words)).toBe(expected));

  it('is the written year, without its uncertainty', () => {
    const approximateEntry = loadTimeline().entries.find(
      ({ date }) => date.kind === 'moment' && date.at.precision === 'about',
    );
    if (!approximateEntry)
      throw new Error('The timeline is expected to date something about a year.');
    const { from, to } = writtenTime(approximateEntry);
    expect(to - from).toBeGreaterThanOrEqual(363);
    expect(to - from).toBeLessThanOrEqual(366);
  });

  it('is omitted where its range overlaps the range of an earlier date of the list', () => {
    const [range, innerRange, laterRange] = [
      { from: 1, to: 9 },
      { from: 4, to: 5 },
      { from: 10, to: 12 },
    ];
    expect(withoutOverlaps([range, innerRange, laterRange])).toEqual([range, laterRange]);
    expect(withoutOverlaps([innerRange, range, laterRange])).toEqual([innerRange, laterRange]);
  });
});

describe('the choice of questions', () => {
  const questions = fc
    .array(fc.constantFrom(1, 2, 3, 4), { maxLength: 20 })
    .map((levels) => levels.toSorted().map((difficulty) => ({ difficulty }) as const));

  it('keeps at most the requested number of questions, of the requested level, in their order', () => {
    forAll(questions, (drawnQuestions) => {
      for (const level of LEVEL_IDS)
        for (const number of NUMBER_IDS) {
          const { hardest } = QUESTION_LEVELS[level];
          const chosen = [...(sheetChoices(drawnQuestions).get(`${level}-${number}`) ?? [])];
          const allowed = drawnQuestions.filter(({ difficulty }) => difficulty <= hardest);
          expect(chosen).toHaveLength(Math.min(allowed.length, QUESTION_NUMBERS[number].most));
          expect(chosen).toEqual(allowed.filter((question) => chosen.includes(question)));
        }
    });
  });
});

it('a choice spread over a list keeps the order, the first and the last, and no more than the requested number', () => {
  const lists = fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 40 });
  forAll(lists, fc.integer({ min: 2, max: 12 }), (list, maxLength) => {
    const chosen = selectEvenly(list, maxLength);
    expect(chosen).toHaveLength(Math.min(list.length, maxLength));
    expect(new Set(chosen).size).toBe(chosen.length);
    expect(chosen).toEqual(list.filter((item) => chosen.includes(item)));
    expect([chosen[0], chosen.at(-1)]).toEqual([list[0], list.at(-1)]);
  });
});

describe('the sheet of an episode', () => {
  it.each(loadEpisodes())('$slug has questions, each with one right answer', (episode) => {
    const { questions, dates } = classSheetOf(episode);
    expect(questions.length).toBe(episode.questions);
    expect(questions.length).toBeGreaterThan(0);
    for (const { answers } of questions)
      expect(answers.filter(({ isRight }) => isRight)).toHaveLength(1);
    expect(dates.length === 0 || dates.length >= 3).toBe(true);
  });

  it('puts dates in chronological order, uncertain dates by the middle of their range', () => {
    const { entries } = loadTimeline();
    const middles = new Map(entries.map(({ id, from, to }) => [id, (from + to) / 2]));
    for (const episode of loadEpisodes()) {
      const days = classSheetOf(episode).dates.map(({ id }) => middles.get(id) ?? Number.NaN);
      expect(days).toEqual(days.toSorted((a, b) => a - b));
    }
  });

  it('has a map, with a point for the episode’s first place on it, unless the episode has no places', () => {
    for (const episode of loadEpisodes()) {
      const { map } = classSheetOf(episode);
      expect(map === null).toBe(episode.places.length === 0);
      const firstPlace = episode.places.find(({ mapId }) => mapId === map?.id);
      if (!map || !firstPlace) continue;
      expect(map.points.map(({ name }) => name)).toContain(nameOnMap(firstPlace.name));
    }
  });

  it('has no number of its map on a point or on another number', () => {
    for (const episode of loadEpisodes()) {
      const { map } = classSheetOf(episode);
      const points = map?.points ?? [];
      const minDistance = 0.022 * (map?.frame.width ?? 0);
      const crowded = points.filter(({ label, number }) => {
        const otherPoints = points.filter((point) => point.number !== number);
        return [...points, ...otherPoints.map((point) => point.label)].some(
          ({ x, y }) => Math.hypot(x - label.x, y - label.y) < minDistance,
        );
      });
      expect([episode.slug, crowded]).toEqual([episode.slug, []]);
    }
  });

  it('has dates whose ranges do not overlap', () => {
    const entries = new Map(loadTimeline().entries.map((entry) => [entry.id, entry]));
    for (const episode of loadEpisodes()) {
      const times = classSheetOf(episode).dates.map(({ id }) => {
        const entry = entries.get(id);
        if (!entry) throw new Error(`No entry of the timeline is called ${id}.`);
        return writtenTime(entry);
      });
      expect(withoutOverlaps(times)).toEqual(times);
    }
  });

  it('asks for as many places of its lesson as one map can separate', () => {
    const { lessons } = loadContent();
    for (const episode of loadEpisodes()) {
      const places = lessons.get(episode.slug)?.places;
      if (!places) continue;
      const { map } = classSheetOf(episode);
      const onMap = loadMap(map?.id ?? '').places;
      expect(places.filter((id) => !onMap.some((place) => place.id === id))).toEqual([]);
      expect(map?.points.length).toBeGreaterThan(places.length / 2);
    }
  });
});

describe('the files of questions', () => {
  it('are made for each episode and for all of them, in five formats', () => {
    expect(exportFiles()).toHaveLength((loadEpisodes().length + 1) * 5);
    for (const file of exportFiles())
      expect(exportedFile(file)?.body.length).toBeGreaterThan(0);
  });

  it('each state the permission for classes, an author and a date', () => {
    const { classPermission } = loadSite();
    for (const file of exportFiles()) {
      // Archives are stored uncompressed, so that their text is readable.
      const text = Buffer.from(exportedFile(file)?.body ?? '').toString('utf8');
      expect([file, text.includes(classPermission)]).toEqual([file, true]);
      expect(text).toMatch(/Auteur\u00a0: .+\. Version du \d{4}-\d{2}-\d{2}\./);
    }
  });

  it.each(['nulle-part.gift', 'toutes-les-questions.doc', 'toutes-les-questions', ''])(
    'do not exist under the name %p',
    (file) => expect(exportedFile(file)).toBeNull(),
  );
});
