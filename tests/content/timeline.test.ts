import { loadTimeline } from '@/lib/server/content/timeline/timeline';
import { inTime } from '@/lib/timeline/entry';
import { isCheckable } from '@/lib/content/reference';
import { julianYear } from '@/lib/time/dateWords';
import { HIJRI_EPOCH } from '@/lib/time/hijriCalendar';

const { lanes, entries } = loadTimeline();
const idsWhere = (matches: (entry: (typeof entries)[number]) => boolean): readonly string[] =>
  entries.filter(matches).map(({ id }) => id);

/** Authors within the Muslim tradition; see certainty.test.ts. */
const TRADITION_AUTHOR = /^(Coran|Ibn |al-|Encyclopaedia of Islam|Khalîfa)/;

it('every lane has entries', () => {
  for (const { id } of lanes) expect(entries.some(({ lane }) => lane === id)).toBe(true);
});

it('entries are in chronological order, whatever the initial order', () => {
  expect([...entries].reverse().toSorted(inTime)).toEqual(entries);
});

it('every reference can be checked', () => {
  const violations = entries.flatMap(({ id, sources }) =>
    sources.filter((source) => !isCheckable(source)).map((source) => `${id} : ${source}`),
  );
  expect(violations).toEqual([]);
});

it('a disputed date gives its variants, or a range', () => {
  expect(
    idsWhere(
      ({ grade, variants, date }) =>
        grade === 'discuté' &&
        variants === null &&
        !(date.kind === 'moment' && ['range', 'about'].includes(date.at.precision)),
    ),
  ).toEqual([]);
});

it('an established date of the Muslim centuries has a witness beside tradition', () => {
  expect(
    idsWhere(
      ({ grade, sources }) =>
        grade === 'établi' && sources.every((source) => TRADITION_AUTHOR.test(source)),
    ),
  ).toEqual([]);
});

it('the words of a date name a year of that date', () => {
  const violations = entries.filter(({ when, from, to }) => {
    const years = [...when.matchAll(/\b\d{3,4}\b/g)].map(([year]) => Number(year));
    return (
      years.length > 0 &&
      !years.some((year) => year >= julianYear(from) - 1 && year <= julianYear(to) + 1)
    );
  });
  expect(violations.map(({ id, when }) => `${id} : ${when}`)).toEqual([]);
});

it('no entry that ended before the Hijra has a Hijri date', () => {
  expect(idsWhere(({ to, hijriWhen }) => to < HIJRI_EPOCH && hijriWhen !== null)).toEqual([]);
});
