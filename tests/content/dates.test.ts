import { findEntry } from '@/lib/server/content/timeline/timeline';
import { loadQuestions } from '@/lib/server/content/quiz/quiz';
import { loadPeople, loadPlaces } from '@/lib/server/content/references';
import type { Place } from '@/lib/map/places/place';
import type { PlaceOnMap } from '@/lib/map/places/placeOnMap';
import { loadMap } from '@/lib/server/content/maps';
import { julianYear } from '@/lib/time/dateWords';
import { EVENTS, REIGNS } from '@/tests/content/reading/events';
import { violationsOf, sentences, placeText } from '@/tests/content/reading/narrativeTexts';
import { MONTHS, yearsIn } from '@/tests/content/reading/years';

const places = loadPlaces();
const placeOf = (id: string): Place => {
  const place = places.get(id);
  if (!place) throw new Error(`${id} is expected on a map.`);
  return place;
};

const MONTH_AND_YEAR = new RegExp(`(${MONTHS}) (\\d{3})\\b`, 'g');
/** Lists the months with years in a text; « mai-juin 628 » counts as both months. */
const monthsIn = (text: string): readonly string[] => {
  const expandedText = text.replace(
    new RegExp(`(${MONTHS})(?:-| ou | et | ou de | à )(?:en )?(${MONTHS}) (\\d{3})`, 'g'),
    '$1 $3, $2 $3',
  );
  return [...expandedText.matchAll(MONTH_AND_YEAR)].map(
    ([, month, year]) => `${month} ${year}`,
  );
};

/** Events whose places are on a map, with those places. */
const events = EVENTS.map(({ records, ...event }) => ({
  ...event,
  records: records.filter((id) => places.has(id)),
})).filter(({ records }) => records.length > 0);

describe.each(events)('$name', ({ pattern, records, entry }) => {
  const ownText = records
    .map((id) => `${placeText(placeOf(id))} ${placeOf(id).year}`)
    .join(' ');

  it('has one year and one grade on every page', () => {
    expect(new Set(records.map((id) => placeOf(id).year)).size).toBe(1);
    expect(new Set(records.map((id) => placeOf(id).certainty.date)).size).toBe(1);
  });

  it('has on the timeline a date that holds this year, and the same grade', () => {
    const timelineEntry = findEntry(entry);
    if (!timelineEntry) return;
    const { year, certainty } = placeOf(records[0] ?? '');
    expect(timelineEntry.grade).toBe(certainty.date);
    expect(julianYear(timelineEntry.from)).toBeLessThanOrEqual(year);
    expect(julianYear(timelineEntry.to)).toBeGreaterThanOrEqual(year);
  });

  it('is dated nowhere by a year that its own page lacks', () => {
    const years = new Set(yearsIn(ownText));
    const violations = violationsOf((text) => {
      const mentionedYears = pattern.test(text) ? yearsIn(text) : [];
      return mentionedYears.length > 0 && !mentionedYears.some((year) => years.has(year));
    });
    expect(violations).toEqual([]);
  });

  it('is dated nowhere by a month of its year that its own page lacks', () => {
    const months = new Set(monthsIn(ownText));
    const { year } = placeOf(records[0] ?? '');
    const violations = violationsOf((text) => {
      const mentionedMonths = pattern.test(text)
        ? monthsIn(text).filter((month) => month.endsWith(` ${year}`))
        : [];
      return mentionedMonths.length > 0 && !mentionedMonths.some((month) => months.has(month));
    });
    expect(violations).toEqual([]);
  });

  it('is called established in a sentence only if its own date is established or the sentence cites the Coran', () => {
    const grade = placeOf(records[0] ?? '').certainty.date;
    const violations = violationsOf(
      (text) =>
        grade !== 'établi' &&
        pattern.test(text) &&
        /(?<!s’y )(est|fait|date|pour) établie?\b/.test(text) &&
        !/Coran/.test(text),
    );
    expect(violations).toEqual([]);
  });
});

it('two maps of the same years show a place with the same year, grade and certainty of position', () => {
  const facts = ({ year, certainty }: Place) => `${[year, certainty.date, certainty.place]}`;
  const allPlaces = [...places.values()];
  const yearsOf = ({ mapId }: PlaceOnMap) => loadMap(mapId).record.timeline;
  const doYearsOverlap = (place: PlaceOnMap, otherPlace: PlaceOnMap): boolean =>
    yearsOf(place).from <= yearsOf(otherPlace).to &&
    yearsOf(otherPlace).from <= yearsOf(place).to;
  /** Tells whether one Arabic name ends another after a space: « المدينة » and « سوق المدينة ». */
  const isNamedAlike = (place: Place, otherPlace: Place): boolean =>
    otherPlace.arabicName === place.arabicName ||
    otherPlace.arabicName.endsWith(` ${place.arabicName}`);
  const differingPairs = allPlaces.flatMap((place) =>
    allPlaces
      .filter(
        (otherPlace) =>
          place !== otherPlace &&
          isNamedAlike(place, otherPlace) &&
          doYearsOverlap(place, otherPlace),
      )
      .filter((otherPlace) => facts(place) !== facts(otherPlace))
      .map((otherPlace) => `${place.id}, ${otherPlace.id}`),
  );
  expect(differingPairs).toEqual([]);
});

describe('a question about a place', () => {
  const questionsAboutPlaces = loadQuestions().flatMap((question) =>
    question.place === undefined ? [] : [{ question, place: placeOf(question.place) }],
  );

  it('that states a year states a year of that place, or of another text', () => {
    const otherYears = new Set(
      sentences
        .filter(({ position }) => !/^q-/.test(position))
        .flatMap(({ text }) => yearsIn(text)),
    );
    const violations = questionsAboutPlaces.filter(({ question, place }) => {
      const mentionedYears = yearsIn(`${question.question} ${question.explanation}`);
      const knownYears = new Set([place.year, ...yearsIn(placeText(place)), ...otherYears]);
      return mentionedYears.some((year) => !knownYears.has(year));
    });
    expect(violations.map(({ question }) => question.id)).toEqual([]);
  });

  it('that asks for its year names the source of the year, unless the year is established', () => {
    const violations = questionsAboutPlaces.filter(
      ({ question: { question, explanation }, place }) =>
        /^(En|Vers) quelle année/.test(question) &&
        place.certainty.date !== 'établi' &&
        !/tradition|récits/.test(`${question} ${explanation}`),
    );
    expect(violations.map(({ question }) => question.id)).toEqual([]);
  });
});

it.each(REIGNS)(
  '%s reigns in the years of the timeline wherever his role gives them',
  (person, span) => {
    const [, from, to] =
      /\((\d{3})[–-](\d{3})\)/.exec(loadPeople().get(person)?.role ?? '') ?? [];
    const reign = findEntry(span);
    if (!reign || !from || !to) return;
    expect([julianYear(reign.from), julianYear(reign.to)]).toEqual([Number(from), Number(to)]);
  },
);

it('a reign has the same years in every text that gives its first and last year', () => {
  const violations = [...loadPeople().values()].flatMap(({ name, role }) => {
    const [, from, to] = /calife.*\((\d{3})[–-](\d{3})\)/i.exec(role) ?? [];
    const [shortName = name] = name.split(' ibn ');
    if (!from || !to) return [];
    // « Umar II » is not « Umar ».
    const isAbout = new RegExp(`^${shortName}(?! [IVX])`);
    return sentences
      .filter(({ text }) => isAbout.test(text) && /calife/.test(text))
      .flatMap(({ text }) => [...text.matchAll(/\b(\d{3})(?: à |[–-])(\d{3})\b/g)])
      .filter(([, start, end]) => start !== from || end !== to)
      .map(([span]) => `${shortName} : ${span}`);
  });
  expect(violations).toEqual([]);
});

it('an author dies in one year only', () => {
  const deaths = new Map<string, Set<string>>();
  const notes = [...places.values()].flatMap(({ sources }) => sources);
  for (const { author, note = '' } of notes) {
    const [, year] = /auteur mort (?:en|vers) (\d{3})/.exec(note) ?? [];
    if (year) deaths.set(author, (deaths.get(author) ?? new Set()).add(year));
  }
  for (const { text } of sentences)
    for (const [, author = '', year = ''] of text.matchAll(
      /((?:Ibn|[Aa]l-)[ \p{L}’]+?), mort (?:en|vers) (\d{3})/gu,
    )) {
      const normalizedAuthor = author.replace(/^Al-/, 'al-');
      deaths.set(normalizedAuthor, (deaths.get(normalizedAuthor) ?? new Set()).add(year));
    }
  expect([...deaths].filter(([, years]) => years.size > 1)).toEqual([]);
});
