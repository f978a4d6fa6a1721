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

it('a timeline query is read back as it was written, its range to a day', () => {
  forAll(queries, (query) => {
    const decoded = parseTimelineQuery(formatTimelineQuery(query), LANES);
    expect({ ...decoded, range: null }).toEqual({ ...query, range: null });
    if (query.range) {
      expect(Math.abs((decoded.range?.from ?? 0) - query.range.from)).toBeLessThanOrEqual(1);
      expect(Math.abs((decoded.range?.to ?? 0) - query.range.to)).toBeLessThanOrEqual(1);
    } else expect(decoded.range).toBeNull();
  });
});

it('a timeline query is parsed without an exception, and to the empty query when invalid', () => {
  forAll(fc.string(), (text) => {
    expect(() => parseTimelineQuery(text, LANES)).not.toThrow();
  });
  expect(parseTimelineQuery('?annee=9999&de=100&a=2000&sans=rome&certitude=x', LANES)).toEqual(
    EMPTY_QUERY,
  );
  expect(formatTimelineQuery(EMPTY_QUERY)).toBe('');
});

it('the link around a year marks the year and shows twelve years on either side', () => {
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

it('a search of the timeline ignores capitals and accents, and needs all of its words in titles and dates', () => {
  const foundIds = (search: string) =>
    filterEntries(entries, { ...EMPTY_QUERY, search }).map(({ id }) => id);
  expect(foundIds('oman')).toEqual(['Ôman']);
  expect(foundIds('BATAILLE 624')).toHaveLength(3);
  expect(foundIds('uhud oman')).toEqual([]);
});

it('lanes, certainty and importance each exclude entries', () => {
  const ids = (fields: object) =>
    filterEntries(entries, { ...EMPTY_QUERY, ...fields }).map(({ id }) => id);
  expect(ids({ hidden: ['islam'] })).toEqual(['Ôman']);
  expect(ids({ importance: 3 })).toEqual(['Ibn']);
  expect(ids({ grade: 'discuté' })).toEqual([]);
  expect(isEmptyFilter(EMPTY_QUERY)).toBe(true);
  expect(isEmptyFilter({ ...EMPTY_QUERY, importance: 2 })).toBe(false);
});

it('stepFrom finds the entry next in time, at an end, in another lane, or ten years away', () => {
  const lanes = ['arabie', 'islam'];
  const step = (id: string, move: Parameters<typeof stepFrom>[2]) =>
    stepFrom(entries, id, move, lanes)?.id ?? null;
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

it('byDecade groups entries by decade and year, with Hijri years and the gaps between years', () => {
  const decades = byDecade(entries);
  expect(decades.map(({ from }) => from)).toEqual([620, 640]);
  expect(decades[0]?.years.map(({ year, gap }) => [year, gap])).toEqual([
    [620, 0],
    [625, 4],
  ]);
  expect(decades[1]?.hijri).toBe('18–29 H');
  expect(decades[1]?.years[0]?.gap).toBe(14);
});

it('entryNeighbours returns the nearest entries in time, fewer at the ends', () => {
  const { before, after } = entryNeighbours(entries, 'Ôman', 3);
  expect(before.map(({ id }) => id)).toEqual(['Uhud']);
  expect(after.map(({ id }) => id)).toEqual(['Ibn']);
});
