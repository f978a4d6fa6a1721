import { drawingOf } from '@/lib/genealogy/layout/drawing';
import { planOf } from '@/lib/genealogy/layout/visible';
import { circleOf, VIEWS } from '@/lib/genealogy/view/circles';
import { moveFrom } from '@/lib/genealogy/view/moves';
import { family, laidOut, record } from './tree';

const { drawing, plan } = laidOut(record);
const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const;

/** Finds the ids that arrow keys reach from a person. */
function reachedFrom(drawingOfView: typeof drawing, from: string): ReadonlySet<string> {
  const reachedIds = new Set([from]);
  for (const id of reachedIds)
    for (const key of ARROWS) {
      const target = moveFrom(family, drawingOfView, id, key);
      if (target) reachedIds.add(target);
    }
  return reachedIds;
}

it('arrows lead from Muhammad to everyone, including Halîma and all whom only a tie connects', () => {
  const everyone = reachedFrom(drawing, record.subject);
  expect(everyone.has('halima')).toBe(true);
  expect(everyone.size).toBe(record.people.length);
});

it.each(VIEWS.filter((view) => view !== 'tout'))(
  'arrows lead to everyone whom the view « %s » of anyone shows',
  (view) => {
    const unreached = record.people.flatMap(({ id }) => {
      const circle = circleOf(family, view, id) ?? new Set();
      const drawingOfView = drawingOf(planOf(plan, (personId) => circle.has(personId)));
      const reachedIds = reachedFrom(drawingOfView, id);
      return [...circle].filter((kin) => !reachedIds.has(kin)).map((kin) => `${id} → ${kin}`);
    });
    expect(unreached).toEqual([]);
  },
);

it('arrows lead up to the father, or to the mother where only she is drawn, and along the row to a spouse', () => {
  expect(moveFrom(family, drawing, 'muhammad', 'ArrowUp')).toBe('abdallah');
  const xOf = (id: string): number => drawing.cards.find((card) => card.id === id)?.x ?? 0;
  const towardsAmina = xOf('amina') > xOf('abdallah') ? 'ArrowRight' : 'ArrowLeft';
  expect(moveFrom(family, drawing, 'abdallah', towardsAmina)).toBe('amina');
  expect(moveFrom(family, drawing, 'amina', 'ArrowDown')).toBe('muhammad');
  const withoutFather = { cards: drawing.cards.filter(({ id }) => id !== 'abdallah') };
  expect(moveFrom(family, withoutFather, 'muhammad', 'ArrowUp')).toBe('amina');
});

it('arrows lead from the end of a row to the next row, and nowhere beyond the first and the last person', () => {
  const rows = [...new Set(drawing.cards.map(({ y }) => y))].toSorted((a, b) => a - b);
  const inRow = (y: number | undefined) =>
    drawing.cards.filter((card) => card.y === y).toSorted((a, b) => a.x - b.x);
  const [end, start] = [inRow(rows[3]).at(-1)?.id ?? '', inRow(rows[4])[0]?.id ?? ''];
  expect(moveFrom(family, drawing, end, 'ArrowRight')).toBe(start);
  expect(moveFrom(family, drawing, start, 'ArrowLeft')).toBe(end);
  const firstId = inRow(rows[0])[0]?.id ?? '';
  const lastId = inRow(rows.at(-1)).at(-1)?.id ?? '';
  expect(moveFrom(family, drawing, firstId, 'ArrowLeft')).toBeNull();
  expect(moveFrom(family, drawing, lastId, 'ArrowRight')).toBeNull();
  expect(moveFrom(family, drawing, 'halima', 'ArrowDown')).toBeNull();
  expect(moveFrom(family, drawing, 'muhammad', 'Enter')).toBeUndefined();
});
