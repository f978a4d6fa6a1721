import fc from 'fast-check';
import { END_DAY, FIRST_DAY } from '@/lib/timeline/bounds';
import { filterEntries } from '@/lib/timeline/filter';
import {
  EMPTY_QUERY,
  formatTimelineQuery,
  parseTimelineQuery,
  isEmptyFilter,
} from '@/lib/timeline/query';
import { stepFrom } from '@/lib/timeline/steps';
import { aroundYear } from '@/lib/timeline/address';
import { byDecade } from '@/lib/timeline/decades';
import { entryNeighbours } from '@/lib/timeline/neighbours';
import { DATE_GRADES } from '@/lib/map/places/place';
import { julianYearStart } from '@/lib/time/julianCalendar';
import { forAll } from '@/tests/fixtures/runners/property';

const LANES = ['arabie', 'islam', 'byzance'];

const ranges = fc
  .tuple(
    fc.integer({ min: FIRST_DAY, max: END_DAY - 400 }),
    fc.integer({ min: 100, max: 9000 }),
  )
  .map(([from, length]) => ({ from, to: Math.min(END_DAY - 1, from + length) }));
const queries = fc.record({
  search: fc.string({ maxLength: 20 }),
  hidden: fc.subarray(LANES),
  grade: fc.constantFrom(null, ...DATE_GRADES),
  importance: fc.constantFrom(1 as const, 2 as const, 3 as const),
  year: fc.option(fc.integer({ min: 500, max: 800 }), { nil: null }),
  range: fc.option(ranges, { nil: null }),
});

it('a written query is read back, to a day', () => {
  forAll(queries, (query) => {
    const back = parseTimelineQuery(formatTimelineQuery(query), LANES);
    expect({ ...back, range: null }).toEqual({ ...query, range: null });
    if (query.range) {
      expect(Math.abs((back.range?.from ?? 0) - query.range.from)).toBeLessThanOrEqual(1);
      expect(Math.abs((back.range?.to ?? 0) - query.range.to)).toBeLessThanOrEqual(1);
    } else expect(back.range).toBeNull();
  });
});

it('any query gives a valid state without an error', () => {
  forAll(fc.string(), (text) => {
    expect(() => parseTimelineQuery(text, LANES)).not.toThrow();
  });
  expect(parseTimelineQuery('?annee=9999&de=100&a=2000&sans=rome&certitude=x', LANES)).toEqual(
    EMPTY_QUERY,
  );
  expect(formatTimelineQuery(EMPTY_QUERY)).toBe('');
});

it('the link around a year marks it and shows its neighbours', () => {
  const [, search = ''] = aroundYear(624).split('?');
  const { year, range } = parseTimelineQuery(search, LANES);
  expect(year).toBe(624);
  expect(range?.from).toBe(julianYearStart(612));
  expect(range?.to).toBe(julianYearStart(636));
});

const entry = (id: string, from: number, lane = 'islam', importance: 1 | 2 | 3 = 2) => ({
  id,
  title: `Bataille d’${id}`,
  when: 'vers 624',
  lane,
  grade: 'établi' as const,
  importance,
  from: julianYearStart(from),
  to: julianYearStart(from) + 10,
});
const entries = [
  entry('Uhud', 620),
  entry('Ôman', 625, 'arabie'),
  entry('Ibn', 640, 'islam', 3),
];

it('a search ignores capitals and accents, and needs all of its words, in titles and dates', () => {
  const found = (search: string) =>
    filterEntries(entries, { ...EMPTY_QUERY, search }).map(({ id }) => id);
  expect(found('oman')).toEqual(['Ôman']);
  expect(found('BATAILLE 624')).toHaveLength(3);
  expect(found('uhud oman')).toEqual([]);
});

it('lanes, certainty and importance each exclude entries', () => {
  const ids = (part: object) =>
    filterEntries(entries, { ...EMPTY_QUERY, ...part }).map(({ id }) => id);
  expect(ids({ hidden: ['islam'] })).toEqual(['Ôman']);
  expect(ids({ importance: 3 })).toEqual(['Ibn']);
  expect(ids({ grade: 'discuté' })).toEqual([]);
  expect(isEmptyFilter(EMPTY_QUERY)).toBe(true);
  expect(isEmptyFilter({ ...EMPTY_QUERY, importance: 2 })).toBe(false);
});

it('keys step along time, to the ends, to another lane, over ten years', () => {
  const lanes = ['arabie', 'islam'];
  const step = (from: string, to: Parameters<typeof stepFrom>[2]) =>
    stepFrom(entries, from, to, lanes)?.id ?? null;
  expect(step('Uhud', { to: 'next' })).toBe('Ôman');
  expect(step('Uhud', { to: 'previous' })).toBeNull();
  expect(step('Ôman', { to: 'first' })).toBe('Uhud');
  expect(step('Uhud', { to: 'last' })).toBe('Ibn');
  expect(step('Uhud', { to: 'above' })).toBe('Ôman');
  expect(step('Uhud', { to: 'below' })).toBeNull();
  expect(step('Uhud', { to: 'later', days: 3652 })).toBe('Ibn');
  expect(step('Ibn', { to: 'earlier', days: 3652 })).toBe('Ôman');
  expect(stepFrom(entries, null, { to: 'next' }, lanes)?.id).toBe('Uhud');
});

it('the list is grouped by decade and year, with both calendars and the gaps of some years', () => {
  const decades = byDecade(entries);
  expect(decades.map(({ from }) => from)).toEqual([620, 640]);
  expect(decades[0]?.years.map(({ year, gap }) => [year, gap])).toEqual([
    [620, 0],
    [625, 4],
  ]);
  expect(decades[1]?.hijri).toBe('18–29 H');
  expect(decades[1]?.years[0]?.gap).toBe(14);
});

it('neighbours are the nearest in time, fewer at the ends', () => {
  const { before, after } = entryNeighbours(entries, 'Ôman', 3);
  expect(before.map(({ id }) => id)).toEqual(['Uhud']);
  expect(after.map(({ id }) => id)).toEqual(['Ibn']);
});
