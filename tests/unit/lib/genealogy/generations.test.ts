import fc from 'fast-check';
import { familyOf } from '@/lib/genealogy/family';
import { drawingOf } from '@/lib/genealogy/layout/drawing';
import { tracksOf } from '@/lib/genealogy/layout/tracks';
import { CARD } from '@/lib/genealogy/layout/units';
import { cyclesOf } from '@/lib/genealogy/order/components';
import { generationsOf } from '@/lib/genealogy/order/generations';
import { layersOf } from '@/lib/genealogy/order/layers';
import { applySavedOrder } from '@/lib/genealogy/order/savedOrder';
import { untangle } from '@/lib/genealogy/order/untangle';
import { fitInOrder } from '@/lib/genealogy/layout/isotonic';
import { man, overlaps, woman } from './tree';
import { forAll } from '@/tests/fixtures/runners/property';

/** Draws a person: indices of the parents, and whether each is recorded. */
const row = fc.tuple(fc.nat(40), fc.nat(40), fc.boolean(), fc.boolean());
const families = fc.array(row, { minLength: 2, maxLength: 40 }).map((rows) => {
  const people = rows.map(([father, mother, hasFather, hasMother], index) => {
    const child = index % 2 === 0 ? man : woman;
    const earlierId = (draw: number, parity: number): string | undefined => {
      const parentIndex = 2 * Math.floor((draw % Math.max(1, index)) / 2) + parity;
      return parentIndex < index ? `p${parentIndex}` : undefined;
    };
    return child(
      `p${index}`,
      hasFather ? earlierId(father, 0) : undefined,
      hasMother ? earlierId(mother, 1) : undefined,
    );
  });
  const unions = rows.flatMap(([a, b], index) => {
    const husband = people[(2 * a) % people.length];
    const wife = people[(2 * b + 1) % people.length];
    return index % 3 === 0 && husband?.sex === 'male' && wife?.sex === 'female'
      ? [{ husband: husband.id, wife: wife.id }]
      : [];
  });
  return { people, unions };
});

it('generations are found for any marriages, with children below parents and couples on a row', () => {
  forAll(families, (facts) => {
    const family = familyOf(facts);
    const { blocks, rows, apart } = generationsOf(family);
    const rowOf = (id: string): number => rows[blocks.indexOf(id)] ?? -1;
    for (const { id, partners, children } of family.unions) {
      for (const parent of partners)
        for (const child of children) expect(rowOf(child)).toBeGreaterThan(rowOf(parent));
      const isOnOneRow = new Set(partners.map(rowOf)).size === 1;
      expect(isOnOneRow || apart.includes(id)).toBe(true);
    }
  });
});

it('any family is drawn with everyone once, no overlapping cards, and children below their parents', () => {
  forAll(families, (facts) => {
    const family = familyOf(facts);
    const layers = layersOf(family, generationsOf(family));
    const rows = applySavedOrder({ ...layers, rows: untangle(family, layers) }, { rows: [] });
    const { cards, marriages } = drawingOf({ rows, unions: family.unions });
    expect(cards.map(({ id }) => id).toSorted()).toEqual(
      facts.people.map(({ id }) => id).toSorted(),
    );
    expect(overlaps({ cards })).toBe(0);
    const y = new Map(cards.map((card) => [card.id, card.y]));
    for (const { partners, children } of family.unions)
      for (const parent of partners)
        for (const child of children)
          expect(y.get(child)).toBeGreaterThanOrEqual((y.get(parent) ?? 0) + CARD.height);
    expect(marriages).toHaveLength(family.unions.filter(({ isCouple }) => isCouple).length);
  });
});

it('a person without kin is on the row of contemporaries, or above the subject without a known year', () => {
  const births = new Map([
    ['a', 500],
    ['b', 530],
    ['c', 560],
    ['early', 505],
    ['late', 700],
  ]);
  const family = familyOf({
    people: [man('a'), man('b', 'a'), man('c', 'b'), man('early'), man('late'), man('undated')],
    unions: [],
  });
  const { blocks, rows } = generationsOf(family, {
    birthYearOf: (id) => births.get(id),
    subject: 'c',
  });
  const rowOf = (id: string): number => rows[blocks.indexOf(id)] ?? -1;
  expect(['early', 'late', 'undated'].map(rowOf)).toEqual([0, 2, 1]);
});

it('a cycle of descent is reported with the names of its people', () => {
  const family = familyOf({ people: [man('a', 'b'), man('b', 'a')], unions: [] });
  expect(() => generationsOf(family)).toThrow(/a, b|b, a/);
});

it('the circles of a graph are its strongly connected components', () => {
  const circles = cyclesOf(6, [
    [0, 1],
    [1, 2],
    [2, 0],
    [2, 3],
    [4, 4],
  ] as const);
  expect(circles.map((nodes) => nodes.toSorted())).toEqual([[0, 1, 2], [4]]);
});

it('two spans on one track never overlap', () => {
  const spans = fc.array(fc.tuple(fc.nat(500), fc.nat(200)), { maxLength: 40 });
  forAll(spans, (pairs) => {
    const allSpans = pairs.map(([from, length], index) => ({
      id: String(index),
      from,
      to: from + length,
    }));
    const { trackOf } = tracksOf(allSpans);
    for (const a of allSpans)
      for (const b of allSpans)
        if (a.id < b.id && trackOf(a.id) === trackOf(b.id))
          expect(a.to < b.from || b.to < a.from).toBe(true);
  });
});

it('fitted units keep their order and distances, and take their preferred positions where possible', () => {
  const unitLists = fc.array(
    fc.record({
      width: fc.integer({ min: 1, max: 100 }),
      at: fc.option(fc.integer({ min: -500, max: 500 })),
      weight: fc.integer({ min: 1, max: 5 }),
      gap: fc.integer({ min: 0, max: 30 }),
    }),
    { maxLength: 30 },
  );
  forAll(unitLists, (list) => {
    const lefts = fitInOrder(
      list,
      list.map(() => 0),
    );
    for (let rank = 1; rank < list.length; rank += 1)
      expect(lefts[rank]).toBeGreaterThanOrEqual(
        (lefts[rank - 1] ?? 0) + (list[rank - 1]?.width ?? 0) + (list[rank]?.gap ?? 0) - 1e-6,
      );
  });
  expect(fitInOrder([{ width: 10, at: 42, weight: 1, gap: 0 }], [0])).toEqual([42]);
});
