import { findEntry } from '@/lib/server/content/timeline/timeline';
import { loadQuestions } from '@/lib/server/content/quiz/quiz';
import { loadPeople, loadPlaces } from '@/lib/server/content/references';
import type { Place } from '@/lib/map/places/place';
import { julianYear } from '@/lib/time/dateWords';
import { EVENTS, REIGNS } from '@/tests/content/reading/events';
import { sentences, toldOf } from '@/tests/content/reading/told';

const places = loadPlaces();
const placeOf = (id: string): Place => {
  const place = places.get(id);
  if (!place) throw new Error(`${id} is expected on a map.`);
  return place;
};

const MONTHS =
  'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre';
const MONTH_AND_YEAR = new RegExp(`(${MONTHS}) (\\d{3})\\b`, 'g');

const yearsIn = (text: string): readonly number[] =>
  [...text.matchAll(/(?<![\d-])[5-6]\d\d(?!\d)/g)].map(([year]) => Number(year));

/** « mars 624 », each of them; « mai-juin 628 » counts for both of its months. */
const monthsIn = (text: string): readonly string[] => {
  const spread = text.replace(
    new RegExp(`(${MONTHS})(?:-| ou | et | ou de | à )(?:en )?(${MONTHS}) (\\d{3})`, 'g'),
    '$1 $3, $2 $3',
  );
  return [...spread.matchAll(MONTH_AND_YEAR)].map(([, month, year]) => `${month} ${year}`);
};

/** The events whose places the maps have, with those places alone. */
const events = EVENTS.map(({ records, ...event }) => ({
  ...event,
  records: records.filter((id) => places.has(id)),
})).filter(({ records }) => records.length > 0);

describe.each(events)('$name', ({ told, records, entry }) => {
  const known = records.map((id) => `${toldOf(placeOf(id))} ${placeOf(id).year}`).join(' ');
  const about = sentences.filter(({ text }) => told.test(text));

  it('has one year and one grade, whichever page shows it', () => {
    expect(new Set(records.map((id) => placeOf(id).year)).size).toBe(1);
    expect(new Set(records.map((id) => placeOf(id).certainty.date)).size).toBe(1);
  });

  it('has on the timeline a date that holds this year, and the same grade', () => {
    const dated = findEntry(entry);
    if (!dated) return;
    const { year, certainty } = placeOf(records[0] ?? '');
    expect(dated.grade).toBe(certainty.date);
    expect(julianYear(dated.from)).toBeLessThanOrEqual(year);
    expect(julianYear(dated.to)).toBeGreaterThanOrEqual(year);
  });

  it('is dated nowhere by a year that its own page does not give', () => {
    const years = new Set(yearsIn(known));
    const other = about.filter(({ text }) => {
      const said = yearsIn(text);
      return said.length > 0 && !said.some((year) => years.has(year));
    });
    expect(other.map(({ at, text }) => `${at} : ${text}`)).toEqual([]);
  });

  it('is dated nowhere by a month of its year that its own page does not give', () => {
    const months = new Set(monthsIn(known));
    const { year } = placeOf(records[0] ?? '');
    const other = about.filter(({ text }) => {
      const said = monthsIn(text).filter((month) => month.endsWith(` ${year}`));
      return said.length > 0 && !said.some((month) => months.has(month));
    });
    expect(other.map(({ at, text }) => `${at} : ${text}`)).toEqual([]);
  });

  it('is called established by others only if its page does, or with the Coran that attests it', () => {
    const grade = placeOf(records[0] ?? '').certainty.date;
    const sure = about.filter(
      ({ text }) =>
        grade !== 'établi' &&
        /(?<!s’y )(est|fait|date|pour) établie?\b/.test(text) &&
        !/Coran/.test(text),
    );
    expect(sure.map(({ at, text }) => `${at} : ${text}`)).toEqual([]);
  });
});

describe('A place that both maps show', () => {
  const all = [...places.values()];
  const pairs = all.flatMap((one) =>
    all
      .filter((other) => one !== other && other.arabicName.endsWith(one.arabicName))
      .map((other) => [one, other] as const),
  );

  it('has there the same year, the same grade and the same certainty of position', () => {
    const facts = ({ year, certainty }: Place) => [year, certainty.date, certainty.place];
    const different = pairs.filter(([one, other]) => `${facts(one)}` !== `${facts(other)}`);
    expect(different.map(([one, other]) => `${one.id}, ${other.id}`)).toEqual([]);
  });
});

describe('A question about a place', () => {
  const about = loadQuestions().flatMap((question) =>
    question.place === undefined ? [] : [{ question, place: placeOf(question.place) }],
  );

  it('that tells its date gives a year of that place, or one that some other text gives too', () => {
    const elsewhere = new Set(
      sentences.filter(({ at }) => !/^q-/.test(at)).flatMap(({ text }) => yearsIn(text)),
    );
    const alone = about.filter(({ question, place }) => {
      const said = yearsIn(`${question.question} ${question.explanation}`);
      const known = new Set([place.year, ...yearsIn(toldOf(place)), ...elsewhere]);
      return said.some((year) => !known.has(year));
    });
    expect(alone.map(({ question }) => question.id)).toEqual([]);
  });

  it('that asks for its year says who gives it, unless the year is established', () => {
    const bare = about.filter(
      ({ question: { question, explanation }, place }) =>
        /^(En|Vers) quelle année/.test(question) &&
        place.certainty.date !== 'établi' &&
        !/tradition|récits/.test(`${question} ${explanation}`),
    );
    expect(bare.map(({ question }) => question.id)).toEqual([]);
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

describe('A reign', () => {
  const reigns = [...loadPeople().values()].flatMap(({ name, role }) => {
    const [, from, to] = /calife.*\((\d{3})[–-](\d{3})\)/i.exec(role) ?? [];
    const [first = name] = name.split(' ibn ');
    return from && to ? [{ name: first, from: Number(from), to: Number(to) }] : [];
  });

  it('is the same wherever both of its years are told', () => {
    const other = reigns.flatMap((reign) =>
      sentences
        .filter(({ text }) => text.startsWith(reign.name) && /calife/.test(text))
        .flatMap(({ text }) => [...text.matchAll(/\b(\d{3})(?: à |[–-])(\d{3})\b/g)])
        .filter(([, from, to]) => Number(from) !== reign.from || Number(to) !== reign.to)
        .map(([span]) => `${reign.name} : ${span}`),
    );
    expect(other).toEqual([]);
  });
});

it('An author dies in one year only', () => {
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
      const known = author.replace(/^Al-/, 'al-');
      deaths.set(known, (deaths.get(known) ?? new Set()).add(year));
    }
  expect([...deaths].filter(([, years]) => years.size > 1)).toEqual([]);
});
