import fc from 'fast-check';
import { JULIAN } from '@/lib/time/calendars';
import { extentOfDate, parseEdtf } from '@/lib/time/edtf';
import type { Viewport } from '@/lib/surface/viewport';
import { viewportOfRange, xOf } from '@/lib/timeline/axis/view';
import { FIRST_DAY } from '@/lib/timeline/bounds';
import { layOutBoard } from '@/lib/timeline/board/board';
import { labelledRows, labelWidth, labelX } from '@/lib/timeline/board/names';
import { LABEL_REM, MIN_BAR_LABEL } from '@/lib/timeline/board/sizes';
import { boardWithoutLanes } from '@/lib/timeline/board/shownBoard';
import type { Entry } from '@/lib/timeline/entry';
import type { SpanKind } from '@/lib/timeline/kinds';
import { forAll } from '@/tests/fixtures/runners/property';

const EM = 13;
const WIDTH = 1000;

function entry(id: string, edtf: string, kind: SpanKind | null): Entry {
  const date = parseEdtf(edtf, JULIAN);
  if (!date) throw new Error(edtf);
  return {
    ...{ id, title: `Nom ${id}`, kind, lane: 'islam', importance: 2, theme: '', text: '' },
    ...{ date, ...extentOfDate(date), when: edtf, hijriWhen: null, hijriDate: null },
    ...{ grade: 'établi', isAccepted: false, variants: null },
    ...{ places: [], people: [], citations: [], sources: [] },
  };
}

const events = Array.from({ length: 40 }, (_, index) =>
  entry(`e${index}`, `0${600 + index}`, null),
);
const board = boardWithoutLanes(
  layOutBoard(
    [{ id: 'islam', name: 'Islam', description: '' }],
    [entry('reign', '0527/0565', 'règne'), ...events],
    (name) => name.length / 2,
  ),
  [],
);
const allIds = new Set(board.rows.map(({ entry: { id } }) => id));
const labelledIds = (
  viewport: Viewport,
  matchingIds: ReadonlySet<string> = allIds,
  isKept: (id: string) => boolean = () => false,
) =>
  labelledRows(board, matchingIds, viewport, WIDTH, EM, isKept).map(({ entry: { id } }) => id);

const anyViewport = fc
  .tuple(fc.integer({ min: 1_900_000, max: 2_010_000 }), fc.integer({ min: 400, max: 100_000 }))
  .map(([from, days]) => viewportOfRange(from, from + days, WIDTH));

const reign = board.rows.find(({ entry: { id } }) => id === 'reign')?.entry;
if (!reign) throw new Error('Le règne a disparu.');

it('the label of a bar starts within the bar and the stage, and is cut at the end of the bar', () => {
  forAll(anyViewport, (viewport) => {
    if (!labelledIds(viewport).includes('reign')) return;
    const x = labelX(reign, viewport, EM);
    const room = labelWidth(reign, viewport, EM);
    expect(x).toBeGreaterThan(Math.max(0, xOf(viewport, reign.sureFrom)));
    expect(room).toBeGreaterThanOrEqual(0);
    if (room > 0) expect(x + room).toBeLessThan(xOf(viewport, reign.sureTo));
  });
});

it('a bar has no label when it is shorter than MIN_BAR_LABEL', () => {
  const minScaleOfName = (MIN_BAR_LABEL * LABEL_REM * 16) / (reign.sureTo - reign.sureFrom);
  const shown = (scale: number) =>
    labelledIds({ x: (FIRST_DAY + 100 - reign.from) * scale, y: 0, scale }).includes('reign');
  expect(shown(minScaleOfName * 0.95)).toBe(false);
  expect(shown(minScaleOfName * (EM / (LABEL_REM * 16)) * 1.05)).toBe(true);
});

it('a label that passes the filters is shown on the stage from its minimum scale on', () => {
  forAll(anyViewport, (viewport) => {
    const shown = labelledIds(viewport);
    for (const { entry: rowEntry } of board.rows) {
      if (rowEntry.isBar || rowEntry.minScale * EM > viewport.scale) continue;
      const x = labelX(rowEntry, viewport, EM);
      if (x > 0 && x < WIDTH) expect(shown).toContain(rowEntry.id);
    }
  });
});

it('an entry that does not pass the filters has no label, unless the entry is kept', () => {
  const fourYears = viewportOfRange(1_941_000, 1_943_000, WIDTH);
  expect(labelledIds(fourYears, new Set(['e3']))).toEqual(['e3']);
  expect(labelledIds(fourYears, new Set(['e3']), (id) => id === 'e5')).toEqual(['e3', 'e5']);
});

it('the labels of two spans that share a year in one row never overlap, and both are shown', () => {
  const rulers = boardWithoutLanes(
    layOutBoard(
      [{ id: 'islam', name: 'Islam', description: '' }],
      [entry('first', '0632/0633', 'guerre'), entry('second', '0633/0651', 'guerre')],
      (name) => name.length / 2,
    ),
    [],
  ).rows;
  expect(new Set(rulers.map(({ top }) => top)).size).toBe(1);
  const [first, second] = rulers.map((row) => row.entry);
  if (!first || !second) throw new Error('Both are expected.');
  fc.assert(
    fc.property(anyViewport, (viewport) => {
      if (first.minScale * EM > viewport.scale || second.minScale * EM > viewport.scale) return;
      const room = labelWidth(first, viewport, EM);
      if (room > 0)
        expect(labelX(first, viewport, EM) + room).toBeLessThanOrEqual(
          labelX(second, viewport, EM),
        );
    }),
  );
  const closestViewport = viewportOfRange(first.from, first.from + 600, WIDTH);
  for (const { minScale } of [first, second])
    expect(minScale * EM).toBeLessThanOrEqual(closestViewport.scale);
});
