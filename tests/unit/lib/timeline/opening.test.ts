import * as v from 'valibot';
import fc from 'fast-check';
import { julianYearStart } from '@/lib/time/julianCalendar';
import { isOpening, openingViewport, panAxis, shownRange, xOf } from '@/lib/timeline/axis/view';
import { END_DAY, FIRST_DAY } from '@/lib/timeline/bounds';
import { layOutBoard } from '@/lib/timeline/board/board';
import { entryAt } from '@/lib/timeline/board/hit';
import { boardWithoutLanes } from '@/lib/timeline/board/shownBoard';
import { toEntry } from '@/lib/timeline/entry';
import { ErasSchema } from '@/lib/timeline/record';
import { barWords } from '@/lib/timeline/words';
import { forAll } from '@/tests/fixtures/runners/property';

it('the timeline opens on all its years, or on 595–650 in a narrow stage, and recognizes the opening view', () => {
  forAll(fc.integer({ min: 240, max: 3000 }), (width) => {
    const view = openingViewport(width);
    expect(isOpening(view, width)).toBe(true);
    const { from, to } = shownRange(view, width);
    const years =
      width < 520 ? [julianYearStart(595), julianYearStart(650)] : [FIRST_DAY, END_DAY];
    expect(from).toBeCloseTo(years[0] ?? 0, 3);
    expect(to).toBeCloseTo(years[1] ?? 0, 3);
    if (width < 520) expect(isOpening(panAxis(view, 40, width), width)).toBe(false);
  });
});

it('eras are valid in ascending order, within 500–800', () => {
  const isValid = (...years: readonly number[]): boolean =>
    v.safeParse(
      ErasSchema,
      years.map((from) => ({ name: 'Une', from })),
    ).success;
  expect(isValid()).toBe(true);
  expect(isValid(500, 610, 750)).toBe(true);
  for (const years of [[610, 500], [610, 610], [499], [801], [610.5]])
    expect([years, isValid(...years)]).toEqual([years, false]);
});

it.each([
  ['Califat d’Umar', 'Umar'],
  ['Califat de Mu’âwiya', 'Mu’âwiya'],
  ['Justinien, empereur', 'Justinien'],
  ['Himyar, royaume monothéiste d’inspiration juive', 'Himyar'],
  ['Les califes omeyyades', 'Les califes omeyyades'],
])('the bar of « %s » is labelled « %s »', (title, words) =>
  expect(barWords(title)).toBe(words),
);

it('a pointer hits the mark of a row, or the tick of an entry without label at the bottom of a lane', () => {
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
  const board = boardWithoutLanes(
    layOutBoard(
      [{ id: 'islam', name: 'Islam', description: 'Un.' }],
      [entry('a', '0622-09'), entry('b', '0624-03')],
      (name) => name.length / 2,
    ),
    [],
  );
  const view = openingViewport(1200);
  const [labelledRow, unlabelledRow] = board.rows.toSorted(
    (a, b) => a.entry.minScale - b.entry.minScale,
  );
  if (!labelledRow || !unlabelledRow) throw new Error('Two rows are expected.');
  const idAt = (row: typeof labelledRow, y: number) =>
    entryAt(board, view, { x: xOf(view, row.entry.anchor), y: y * 20 }, 20, 16)?.entry.id;
  expect(unlabelledRow.entry.minScale * 12).toBeGreaterThan(view.scale);
  expect(idAt(labelledRow, labelledRow.top + 0.5)).toBe(labelledRow.entry.id);
  expect(idAt(unlabelledRow, board.height - 0.5)).toBe(unlabelledRow.entry.id);
  expect(entryAt(board, view, { x: 20, y: 10 }, 20, 16)).toBeNull();
});
