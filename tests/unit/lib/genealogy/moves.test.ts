import { drawingOf } from '@/lib/genealogy/layout/drawing';
import { planOf } from '@/lib/genealogy/layout/visible';
import { circleOf, VIEWS } from '@/lib/genealogy/view/circles';
import { moveFrom } from '@/lib/genealogy/view/moves';
import { family, laidOut, record } from './tree';

const { drawing, plan } = laidOut(record);
const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const;

/** Finds everyone whom arrow keys reach from a person. */
function reached(drawn: typeof drawing, from: string): ReadonlySet<string> {
  const found = new Set([from]);
  for (const id of found)
    for (const key of ARROWS) {
      const next = moveFrom(family, drawn, id, key);
      if (next) found.add(next);
    }
  return found;
}

it('arrows lead from Muhammad to everyone, including Halîma and all whom only a tie connects', () => {
  const all = reached(drawing, record.subject);
  expect(all.has('halima')).toBe(true);
  expect(all.size).toBe(record.people.length);
});

it.each(VIEWS.filter((view) => view !== 'tout'))(
  'arrows lead to everyone whom the view « %s » of anyone shows',
  (view) => {
    const unreached = record.people.flatMap(({ id }) => {
      const circle = circleOf(family, view, id) ?? new Set();
      const drawn = drawingOf(planOf(plan, (one) => circle.has(one)));
      const found = reached(drawn, id);
      return [...circle].filter((one) => !found.has(one)).map((one) => `${id} → ${one}`);
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

it('arrows lead to the next row past the end of one, and nowhere beyond the last one', () => {
  const rows = [...new Set(drawing.cards.map(({ y }) => y))].toSorted((a, b) => a - b);
  const inRow = (y: number | undefined) =>
    drawing.cards.filter((card) => card.y === y).toSorted((a, b) => a.x - b.x);
  const [end, start] = [inRow(rows[3]).at(-1)?.id ?? '', inRow(rows[4])[0]?.id ?? ''];
  expect(moveFrom(family, drawing, end, 'ArrowRight')).toBe(start);
  expect(moveFrom(family, drawing, start, 'ArrowLeft')).toBe(end);
  const [first, last] = [inRow(rows[0])[0]?.id ?? '', inRow(rows.at(-1)).at(-1)?.id ?? ''];
  expect(moveFrom(family, drawing, first, 'ArrowLeft')).toBeNull();
  expect(moveFrom(family, drawing, last, 'ArrowRight')).toBeNull();
  expect(moveFrom(family, drawing, 'halima', 'ArrowDown')).toBeNull();
  expect(moveFrom(family, drawing, 'muhammad', 'Enter')).toBeUndefined();
});
