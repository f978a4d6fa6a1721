import fc from 'fast-check';
import order from '@/lib/genealogy/order/order.json';
import { isTrunk } from '@/lib/genealogy/order/layers';
import { CARD } from '@/lib/genealogy/layout/units';
import { scoreOf } from '@/lib/genealogy/order/score';
import { drawingOf } from '@/lib/genealogy/layout/drawing';
import { planOf } from '@/lib/genealogy/layout/visible';
import { family, laidOut, record, repeated } from './tree';

const { drawing, generations, layers, plan } = laidOut(record);
const cardOf = (id: string) => {
  const card = drawing.cards.find((one) => one.id === id);
  if (!card) throw new Error(`${id} is not drawn.`);
  return card;
};

/** Pairs of cards of a drawing that lie on each other. */
function overlaps({ cards }: ReturnType<typeof drawingOf>): number {
  return cards.flatMap((a, rank) =>
    cards
      .slice(rank + 1)
      .filter((b) => Math.abs(a.x - b.x) < CARD.width && Math.abs(a.y - b.y) < CARD.height),
  ).length;
}

describe('The whole tree', () => {
  it('shows everyone exactly once', () => {
    const ids = drawing.cards.map(({ id }) => id);
    expect(repeated(ids)).toEqual([]);
    expect(ids.toSorted()).toEqual(record.people.map(({ id }) => id).toSorted());
  });

  it('lets no two cards lie on each other', () => {
    expect(overlaps(drawing)).toBe(0);
  });

  it('has every child below each of its parents', () => {
    const links = record.people.flatMap(({ id, father, mother }) =>
      [father, mother].flatMap((parent) => (parent === undefined ? [] : [[parent, id]])),
    );
    const wrong = links.filter(
      ([parent = '', child = '']) => cardOf(child).y < cardOf(parent).y + CARD.height,
    );
    expect(links.length).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
  });

  it('keeps to the score that was committed with its order', () => {
    expect(scoreOf(family, layers, plan.rows)).toEqual(order.score);
    expect(order.apart).toEqual(generations.apart);
  });

  it('is in few rows with few crossings', () => {
    expect(order.score.rows).toBeLessThanOrEqual(11);
    expect(order.score.crossings).toBeLessThanOrEqual(40);
  });

  it('has every couple on one row and together, but the one that no row can hold', () => {
    const apart = drawing.marriages.filter(({ isAcross }) => isAcross);
    expect(apart.map(({ union }) => union)).toEqual(['umar+umm-kulthum-ali']);
    expect(drawing.marriages).toHaveLength(record.unions.length);
    expect(order.score.together).toBe(record.unions.length - 1);
  });

  it('draws as many lines of descent as there are children with a parent', () => {
    const children = record.people.filter(({ father, mother }) => father ?? mother);
    expect(drawing.descents.map(({ child }) => child).toSorted()).toEqual(
      children.map(({ id }) => id).toSorted(),
    );
  });

  it('holds Muhammad and his thirteen wives together, each child under its own union', () => {
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

  it('is the same, byte for byte, whatever the order in which its facts are written', () => {
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

  it('does not move when a tie of milk, adoption or alliance goes', () => {
    expect(JSON.stringify(laidOut({ ...record, links: [] }).drawing)).toBe(
      JSON.stringify(drawing),
    );
  });

  it('stands at once when an author adds someone whom the kept order does not know', () => {
    const added = {
      ...record,
      people: [
        ...record.people,
        {
          id: 'nouveau',
          arabicName: 'جديد',
          sex: 'male' as const,
          father: 'hasan',
          certainty: 'établi' as const,
          places: [],
          notes: [],
          sources: [],
        },
      ],
    };
    const { drawing: with119 } = laidOut(added);
    expect(with119.cards).toHaveLength(record.people.length + 1);
    expect(overlaps(with119)).toBe(0);
  });
});

describe('Any part of the tree', () => {
  const ids = record.people.map(({ id }) => id);

  it('has no overlapping cards, no one twice, and children below their parents', () => {
    fc.assert(
      fc.property(fc.subarray(ids), (some) => {
        const shown = new Set(some);
        const part = drawingOf(planOf(plan, (id) => shown.has(id)));
        expect(part.cards.map(({ id }) => id).toSorted()).toEqual(some.toSorted());
        expect(overlaps(part)).toBe(0);
        const y = new Map(part.cards.map((card) => [card.id, card.y]));
        for (const { id, father, mother } of record.people)
          for (const parent of [father, mother])
            if (parent !== undefined && shown.has(id) && shown.has(parent))
              expect(y.get(id)).toBeGreaterThan(y.get(parent) ?? 0);
      }),
      { numRuns: 60 },
    );
  });

  it('has no trunk that leads to nobody', () => {
    fc.assert(
      fc.property(fc.subarray(ids), (some) => {
        const shown = new Set(some);
        const part = planOf(plan, (id) => shown.has(id));
        const trunks = part.rows.flat(2).filter(isTrunk);
        const last = part.rows.at(-1)?.flat() ?? [];
        expect(last.some(isTrunk)).toBe(false);
        expect(repeated(part.rows.map((row) => row.flat().join(' ')))).toEqual([]);
        expect(trunks.every((trunk) => part.unions.some(({ id }) => `~${id}` === trunk))).toBe(
          true,
        );
      }),
      { numRuns: 60 },
    );
  });
});
