import fc from 'fast-check';
import { TYPE_FILTERS } from '@/lib/map/places/filter';
import {
  emptyQuery,
  formatMapQuery,
  MAX_SEARCH,
  parseMapQuery,
  roundView,
} from '@/lib/map/query';
import type { MapQuery } from '@/lib/map/query';
import { frameShift } from '@/lib/map/camera/frameShift';
import { extentOf, mapProjection } from '@/lib/map/projection';
import { forAll } from '@/tests/fixtures/runners/property';

const choices = {
  timeline: { from: 609, to: 630 },
  periods: [{ id: 'revelation' }, { id: 'guerres-mecque' }],
};
const parse = (query: string) => parseMapQuery(query, choices);
const format = (query: MapQuery) => formatMapQuery(query, choices);

const double = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const anyView = fc
  .record({ x: double(0, 100), y: double(0, 100), scale: double(0.8, 3) })
  .map(roundView);
const anyQuery: fc.Arbitrary<MapQuery> = fc.record({
  search: fc
    .string({ unit: 'binary', maxLength: MAX_SEARCH })
    .map((text) => [...text].slice(0, MAX_SEARCH).join('')),
  period: fc.option(fc.constantFrom('revelation', 'guerres-mecque')),
  type: fc.constantFrom(...TYPE_FILTERS),
  isTimeline: fc.boolean(),
  year: fc.integer({ min: 609, max: 630 }),
  view: fc.option(anyView),
});

describe('the query of a map', () => {
  it('is empty for the defaults', () => {
    expect(format(emptyQuery(choices))).toBe('');
    expect(parse('')).toEqual(emptyQuery(choices));
  });

  it('is written in legible words', () => {
    expect(
      format({
        search: 'la mecque',
        period: 'revelation',
        type: 'battles',
        isTimeline: true,
        year: 622,
        view: { x: 35.09, y: 45.2, scale: 1.25 },
      }),
    ).toBe(
      'q=la+mecque&periode=revelation&type=batailles&chronologie=1&annee=622&vue=35.09,45.2,1.25',
    );
  });

  it('is read back as it was written', () => {
    forAll(anyQuery, (query) => expect(parse(format(query))).toEqual(query));
  });

  it('shows the same position for a link from before the map was widened', () => {
    const former = { bounds: { west: 30, east: 58, south: 11, north: 38 }, width: 1500 };
    const present = { bounds: { west: 22, east: 58, south: 11, north: 38 }, width: 1929 };
    const widened = { ...choices, formerFrames: [frameShift(former, present)] };
    const positionIn = (frame: typeof former, { x, y }: { x: number; y: number }) => {
      const { width, height } = extentOf(frame);
      return mapProjection(frame).invert((x / 100) * width, (y / 100) * height);
    };
    forAll(double(0, 100), double(0, 100), double(0.8, 3), (x, y, scale) => {
      const formerView = roundView({ x, y, scale });
      const parsedView = parseMapQuery(
        `vue=${formerView.x},${formerView.y},${formerView.scale}`,
        widened,
      ).view;
      if (!parsedView) throw new Error('A view is expected.');
      expect(positionIn(present, parsedView).longitude).toBeCloseTo(
        positionIn(former, formerView).longitude,
        1,
      );
      expect(positionIn(present, parsedView).latitude).toBeCloseTo(
        positionIn(former, formerView).latitude,
        1,
      );
      expect(Math.abs(parsedView.scale / formerView.scale - 1)).toBeLessThan(0.002);
      // A formatted view states its frame, and is read unchanged.
      const written = formatMapQuery({ ...emptyQuery(widened), view: formerView }, widened);
      expect(written).toMatch(/,2$/);
      expect(parseMapQuery(written, widened).view).toEqual(formerView);
    });
  });

  it('gives a valid state for any query', () => {
    const fields = ['q', 'periode', 'type', 'annee', 'chronologie', 'vue'];
    const value = fc.oneof(fc.string(), fc.double().map(String));
    const pairs = fc.array(fc.tuple(fc.constantFrom(...fields), value));
    const texts = fc.oneof(
      fc.string(),
      pairs.map((fieldPairs) => new URLSearchParams(fieldPairs).toString()),
      fc.tuple(fc.double(), fc.double(), fc.double()).map((view) => `?vue=${view.join(',')}`),
    );
    forAll(texts, (text) => {
      const query = parse(text);
      expect([null, 'revelation', 'guerres-mecque']).toContain(query.period);
      expect(query.year).toBeGreaterThanOrEqual(609);
      expect(query.year).toBeLessThanOrEqual(630);
      if (query.view) expect(query.view).toEqual(roundView(query.view));
      expect(parse(format(query))).toEqual(query);
    });
  });

  it.each([
    ['an unknown period', 'periode=atlantide'],
    ['an unknown type', 'type=villages'],
    ['a year that is no number', 'annee=hier'],
    ['half a view', 'vue=10,20'],
    ['a view that is no number', 'vue=10,NaN,1e9'],
    ['an undecodable percent sequence', 'periode=%E0%A4%A'],
  ])('omits %s', (_, query) => {
    expect(parse(query)).toEqual(emptyQuery(choices));
  });

  it('clamps a year and a view that are out of range', () => {
    expect(parse('annee=1453').year).toBe(630);
    expect(parse('vue=-20,140,99').view).toEqual({ x: 0, y: 100, scale: 3 });
  });

  it('cuts an overlong search', () => {
    expect(parse(`q=${'é'.repeat(500)}`).search).toHaveLength(MAX_SEARCH);
  });

  it('rounds a view by less than a pixel and half a percent of the scale', () => {
    forAll(double(0, 100), double(0, 100), double(0.8, 3), (x, y, scale) => {
      const view = roundView({ x, y, scale });
      const pixels = (1611 * 3) / 100;
      expect(Math.abs(view.x - x) * pixels).toBeLessThan(1);
      expect(Math.abs(view.y - y) * pixels).toBeLessThan(1);
      expect(Math.abs(view.scale / scale - 1)).toBeLessThan(0.005);
    });
  });
});

it('a view is rounded to hundredths of a percent and thousandths of a scale', () => {
  expect(roundView({ x: 12.345_67, y: 98.765_43, scale: 1.234_56 })).toEqual({
    x: 12.35,
    y: 98.77,
    scale: 1.235,
  });
});
