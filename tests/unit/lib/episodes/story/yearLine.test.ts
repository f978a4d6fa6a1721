import fc from 'fast-check';
import { periodSpans, placeSpan, placeYear } from '@/lib/episodes/story/yearLine';
import { lastYearOfSeries } from '@/lib/server/content/episodes';
import { loadPeriods } from '@/lib/server/content/periods';
import { forAll } from '@/tests/fixtures/runners/property';

const line = { from: 570, bend: 610, to: 632 };

describe('a span of years on the line', () => {
  it('starts and ends at the positions of its years', () => {
    const bend = placeYear(610, line);
    expect(placeSpan({ from: 590, to: 621 }, line)).toEqual({
      start: expect.closeTo(bend / 2),
      end: expect.closeTo((1 + bend) / 2),
      goesBefore: false,
      goesAfter: false,
    });
  });

  it('is never placed before an earlier year', () => {
    const year = fc.integer({ min: -500, max: 2100 });
    forAll(year, year, (a, b) => {
      const [earlier, later] = [Math.min(a, b), Math.max(a, b)];
      expect(placeYear(earlier, line)).toBeLessThanOrEqual(placeYear(later, line));
    });
  });

  it('ends at the edge and is marked as continuing when its years lie outside', () => {
    const span = placeSpan({ from: 400, to: 2024 }, line);
    expect(span).toEqual({ start: 0, end: 1, goesBefore: true, goesAfter: true });
  });

  it('lies within the line and is always visible', () => {
    const year = fc.integer({ min: -500, max: 2100 });
    forAll(year, year, (a, b) => {
      const years = { from: Math.min(a, b), to: Math.max(a, b) };
      const { start, end } = placeSpan(years, line);
      expect(start).toBeGreaterThanOrEqual(0);
      expect(end).toBeLessThanOrEqual(1);
      expect(end - start).toBeGreaterThan(0.01);
    });
  });
});

describe('the periods', () => {
  const names = { b: 'Les guerres', a: 'L’Hégire', c: 'Sans lieu' };
  const periods = Object.entries(names).map(([id, name]) => ({ id, name }));

  it('follow one another, each until the next', () => {
    const places = [627, 624].map((year) => ({ year, period: 'b' }));
    expect(periodSpans(periods, [...places, { year: 622, period: 'a' }], 632)).toEqual([
      { name: 'L’Hégire', from: 622, to: 624 },
      { name: 'Les guerres', from: 624, to: 632 },
    ]);
  });

  it('of the site leave no gap and end with the series', () => {
    const spans = loadPeriods();
    expect(spans.length).toBeGreaterThan(0);
    expect(spans.at(-1)?.to).toBe(lastYearOfSeries());
    for (const [index, { from, to }] of spans.entries()) {
      expect(to).toBeGreaterThan(from);
      expect(spans[index + 1]?.from ?? to).toBe(to);
    }
  });
});
