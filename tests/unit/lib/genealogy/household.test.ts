import fc from 'fast-check';
import { parentsOf, unionsByPartner } from '@/lib/genealogy/family';
import { householdDrawing } from '@/lib/genealogy/layout/household';
import { CARD } from '@/lib/genealogy/layout/units';
import { familyOfTree } from '@/lib/genealogy/tree';
import { loadTree } from '@/lib/server/content/genealogy/tree';
import { forAll } from '@/tests/fixtures/runners/property';
import { overlaps, repeated } from './tree';

const tree = loadTree();
const family = familyOfTree(tree);
const ids = tree.cards.map(({ id }) => id);
const householdOf = (id: string) => householdDrawing(family, tree.unionOrder, id);
const unionsOf = (id: string) => unionsByPartner(family).get(id) ?? [];
/** Margin around a drawing, in pixels. */
const MARGIN = 24;

describe('the household of anyone, for a narrow stage', () => {
  it('shows the person, the parents, their children, the spouses and the children once each', () => {
    for (const id of ids) {
      const shownIds = householdOf(id).cards.map((card) => card.id);
      const kin = [
        id,
        ...parentsOf(family, id),
        ...(family.unions.find(({ children }) => children.includes(id))?.children ?? []),
        ...unionsOf(id).flatMap(({ partners, children }) => [...partners, ...children]),
      ];
      expect([id, kin.filter((kinId) => !shownIds.includes(kinId))]).toEqual([id, []]);
      expect([id, repeated(shownIds)]).toEqual([id, []]);
    }
  });

  it('has the same width for everyone, separate cards, and lines within its margin', () => {
    const widths = ids.map((id) => householdOf(id).width);
    expect(new Set(widths).size).toBe(1);
    for (const id of ids) {
      const drawing = householdOf(id);
      expect([id, overlaps(drawing)]).toEqual([id, 0]);
      const paths = [...drawing.marriages, ...drawing.descents].map(({ path }) => path);
      const pathXs = paths.flatMap((path) =>
        [...path.matchAll(/(-?[\d.]+) -?[\d.]+/g)].map(([, x]) => Number(x)),
      );
      for (const x of [...pathXs, ...drawing.cards.map((card) => card.x)]) {
        expect(x).toBeGreaterThan(-MARGIN);
        expect(x).toBeLessThan(drawing.width + MARGIN);
      }
    }
  });

  it('draws a line for each union of the person, and one down to each child', () => {
    for (const id of ids) {
      const { marriages, descents, cards } = householdOf(id);
      const couples = unionsOf(id).flatMap((union) => (union.isCouple ? [union.id] : []));
      expect(marriages.map(({ union }) => union)).toEqual(expect.arrayContaining(couples));
      const children = unionsOf(id).flatMap((union) => union.children);
      const lines = descents.map(({ child }) => child);
      expect(lines).toEqual(expect.arrayContaining(children));
      const topOf = (personId: string) => cards.find((card) => card.id === personId)?.y ?? 0;
      for (const child of children) expect(topOf(child)).toBeGreaterThan(topOf(id));
      for (const parent of parentsOf(family, id)) expect(topOf(parent)).toBeLessThan(topOf(id));
    }
  });

  it('has children in the author’s order', () => {
    const order = householdOf('khadija').cards.map(({ id }) => id);
    const children = ids.filter((id) => family.people.get(id)?.mother === 'khadija');
    expect(order.filter((id) => children.includes(id))).toEqual(children);
  });
});

describe('a stage opened on a household', () => {
  const stage = fc.record({
    width: fc.integer({ min: 320, max: 767 }),
    height: fc.integer({ min: 200, max: 900 }),
  });

  it('shows its whole width, and the person', () => {
    forAll(fc.constantFrom(...ids), stage, (id, stageSize) => {
      const drawing = householdOf(id);
      const card = drawing.cards.find(({ id: cardId }) => cardId === id) ?? { x: 0, y: 0 };
      const size = { width: drawing.width + 2 * MARGIN, height: drawing.height + 2 * MARGIN };
      const centre = {
        x: card.x + CARD.width / 2 + MARGIN,
        y: card.y + CARD.height / 2 + MARGIN,
      };
      const view = drawing.opening?.(size, stageSize, centre) ?? { x: NaN, y: NaN, scale: NaN };
      expect(view.x).toBeGreaterThanOrEqual(-0.001);
      expect(view.x + size.width * view.scale).toBeLessThanOrEqual(stageSize.width + 0.001);
      const y = view.y + centre.y * view.scale;
      expect(y).toBeGreaterThan(0);
      expect(y + (CARD.height / 2) * view.scale).toBeLessThan(stageSize.height);
    });
  });

  it('starts at its top where the person is high enough', () => {
    const drawing = householdOf('muhammad');
    const size = { width: 536, height: drawing.height + 2 * MARGIN };
    const centre = { x: 268, y: 296 };
    expect(drawing.opening?.(size, { width: 390, height: 560 }, centre).y).toBe(0);
  });
});
