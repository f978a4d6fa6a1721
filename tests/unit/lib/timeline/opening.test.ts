import * as v from 'valibot';
import fc from 'fast-check';
import { julianYearStart } from '@/lib/time/julianCalendar';
import { isOpening, openingView, panAxis, shownRange, xOf } from '@/lib/timeline/axis/view';
import { END_DAY, FIRST_DAY } from '@/lib/timeline/bounds';
import { layOutBoard } from '@/lib/timeline/board/board';
import { entryAt } from '@/lib/timeline/board/hit';
import { showLanes } from '@/lib/timeline/board/shownBoard';
import { toEntry } from '@/lib/timeline/entry';
import { ErasSchema } from '@/lib/timeline/record';
import { barWords } from '@/lib/timeline/words';
import { forAll } from '@/tests/fixtures/runners/property';

it('a stage opens on the whole, a narrow one on the middle of the story, and recognizes that view', () => {
  forAll(fc.integer({ min: 240, max: 3000 }), (width) => {
    const view = openingView(width);
    expect(isOpening(view, width)).toBe(true);
    const { from, to } = shownRange(view, width);
    const years =
      width < 520 ? [julianYearStart(595), julianYearStart(650)] : [FIRST_DAY, END_DAY];
    expect(from).toBeCloseTo(years[0] ?? 0, 3);
    expect(to).toBeCloseTo(years[1] ?? 0, 3);
    if (width < 520) expect(isOpening(panAxis(view, 40, width), width)).toBe(false);
  });
});

it('eras are in order, within the three centuries', () => {
  const isRead = (...years: readonly number[]): boolean =>
    v.safeParse(
      ErasSchema,
      years.map((from) => ({ name: 'Une', from })),
    ).success;
  expect(isRead()).toBe(true);
  expect(isRead(500, 610, 750)).toBe(true);
  for (const years of [[610, 500], [610, 610], [499], [801], [610.5]])
    expect([years, isRead(...years)]).toEqual([years, false]);
});

it.each([
  ['Califat d’Umar', 'Umar'],
  ['Califat de Mu’âwiya', 'Mu’âwiya'],
  ['Justinien, empereur', 'Justinien'],
  ['Himyar, royaume monothéiste d’inspiration juive', 'Himyar'],
  ['Les califes omeyyades', 'Les califes omeyyades'],
])('the bar of « %s » says « %s »', (title, words) => expect(barWords(title)).toBe(words));

it('a pointer hits the mark of a row, and at a lane’s foot the tick of an entry without label', () => {
  const entry = (id: string, edtf: string) =>
    toEntry({
      ...{ id, title: `Un nom assez long ${id}`, lane: 'islam', importance: 2, theme: 'Lieux' },
      ...{
        edtf,
        grade: 'établi',
        text: 'Un.',
        places: [],
        people: [],
        sources: ['Coran 3, 123'],
      },
    });
  const board = showLanes(
    layOutBoard(
      [{ id: 'islam', name: 'Islam', description: 'Un.' }],
      [entry('a', '0622-09'), entry('b', '0624-03')],
      (name) => name.length / 2,
    ),
    [],
  );
  const view = openingView(1200);
  const [named, other] = board.rows.toSorted((a, b) => a.entry.minScale - b.entry.minScale);
  if (!named || !other) throw new Error('Two rows are expected.');
  const at = (row: typeof named, y: number) =>
    entryAt(board, view, { x: xOf(view, row.entry.anchor), y: y * 20 }, 20, 16)?.entry.id;
  expect(other.entry.minScale * 12).toBeGreaterThan(view.scale);
  expect(at(named, named.top + 0.5)).toBe(named.entry.id);
  expect(at(other, board.height - 0.5)).toBe(other.entry.id);
  expect(entryAt(board, view, { x: 20, y: 10 }, 20, 16)).toBeNull();
});
