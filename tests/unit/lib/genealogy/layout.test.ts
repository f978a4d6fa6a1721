import fc from 'fast-check';
import order from '@/lib/genealogy/order/order.json';
import { isTrunk } from '@/lib/genealogy/order/layers';
import { CARD } from '@/lib/genealogy/layout/units';
import { scoreOf } from '@/lib/genealogy/order/score';
import { drawingOf } from '@/lib/genealogy/layout/drawing';
import { planOf } from '@/lib/genealogy/layout/visible';
import { family, laidOut, overlaps, record, repeated } from './tree';

const { drawing, generations, layers, plan } = laidOut(record);

describe('the whole tree', () => {
  it('keeps the score that was committed with its order', () => {
    expect(scoreOf(family, layers, plan.rows)).toEqual(order.score);
    expect(order.apart).toEqual(generations.apart);
  });

  it('has few rows with few crossings', () => {
    expect(order.score.rows).toBeLessThanOrEqual(11);
    expect(order.score.crossings).toBeLessThanOrEqual(40);
  });

  it('has every couple side by side on one row, except one couple of two generations', () => {
    const apart = drawing.marriages.filter(({ isAcross }) => isAcross);
    expect(apart.map(({ union }) => union)).toEqual(['umar+umm-kulthum-ali']);
    expect(drawing.marriages).toHaveLength(record.unions.length);
    expect(order.score.together).toBe(record.unions.length - 1);
  });

  it('keeps Muhammad and his thirteen wives together, each child under its own union', () => {
    const row = plan.rows.find((blocks) => blocks.flat().includes('muhammad')) ?? [];
    const block = row.find((items) => items.includes('muhammad')) ?? [];
    const wives = record.unions.flatMap(({ husband, wife }) =>
      husband === 'muhammad' ? [wife] : [],
    );
    expect(wives).toHaveLength(13);
    expect(wives.filter((wife) => !block.includes(wife))).toEqual([]);
    const unionOf = (child: string) =>
      drawing.descents.find((line) => line.child === child)?.union;
    expect(unionOf('fatima')).toBe('muhammad+khadija');
    expect(unionOf('ibrahim')).toBe('muhammad+mariya');
    expect(repeated(drawing.marriages.map(({ x, y }) => `${x} ${y}`))).toEqual([]);
  });

  it('has the same bytes, whatever the order of the record’s lists', () => {
    const bytes = JSON.stringify(drawing);
    fc.assert(
      fc.property(
        fc.shuffledSubarray(record.people, { minLength: record.people.length }),
        fc.shuffledSubarray(record.unions, { minLength: record.unions.length }),
        (people, unions) => {
          expect(JSON.stringify(laidOut({ ...record, people, unions }).drawing)).toBe(bytes);
        },
      ),
      { numRuns: 12 },
    );
  });

  it('does not move when a tie of milk, adoption or alliance is removed', () => {
    expect(JSON.stringify(laidOut({ ...record, links: [] }).drawing)).toBe(
      JSON.stringify(drawing),
    );
  });

  it('is valid with a person whom the saved order lacks', () => {
    const [template] = record.people.filter(({ id }) => id === 'husayn');
    if (!template) throw new Error('Al-Husayn is expected.');
    const people = [...record.people, { ...template, id: 'nouveau', father: 'hasan' }];
    const { drawing: drawingWithPerson } = laidOut({ ...record, people });
    expect(drawingWithPerson.cards).toHaveLength(record.people.length + 1);
    expect(overlaps(drawingWithPerson)).toBe(0);
  });
});

describe('any part of the tree, and the whole', () => {
  const ids = record.people.map(({ id }) => id);
  /** Checks a property on the whole tree and on random parts. */
  const forAnyPart = (
    check: (ids: readonly string[], visible: ReturnType<typeof planOf>) => void,
  ) =>
    fc.assert(
      fc.property(fc.subarray(ids), (subset) =>
        check(
          subset,
          planOf(plan, (id) => subset.includes(id)),
        ),
      ),
      { numRuns: 60, examples: [[ids]] },
    );

  it('has no overlapping cards, nobody twice, and children below their parents', () => {
    forAnyPart((subset, visible) => {
      const partDrawing = drawingOf(visible);
      expect(partDrawing.cards.map(({ id }) => id).toSorted()).toEqual(subset.toSorted());
      expect(overlaps(partDrawing)).toBe(0);
      const y = new Map(partDrawing.cards.map((card) => [card.id, card.y]));
      for (const { id, father, mother } of record.people)
        for (const parent of [father, mother])
          if (parent !== undefined && y.has(id) && y.has(parent))
            expect(y.get(id)).toBeGreaterThanOrEqual((y.get(parent) ?? 0) + CARD.height);
    });
  });

  it('has no trunk without descendants', () => {
    forAnyPart((_, visible) => {
      const trunks = visible.rows.flat(2).filter(isTrunk);
      const visibleTrunks = visible.unions.map(({ id }) => `~${id}`);
      expect((visible.rows.at(-1) ?? []).flat().filter(isTrunk)).toEqual([]);
      expect(repeated(visible.rows.map((row) => row.flat().join(' ')))).toEqual([]);
      expect(trunks.filter((trunk) => !visibleTrunks.includes(trunk))).toEqual([]);
    });
  });
});
