import fc from 'fast-check';
import { YEAR_DAYS } from '@/lib/timeline/bounds';
import { layOutLabels, type LabelBox } from '@/lib/timeline/board/labelLayout';
import { layOutSpans } from '@/lib/timeline/board/spanRows';
import { forAll } from '@/tests/fixtures/runners/property';

const MAX_SCALE = 600 / YEAR_DAYS / 26;

const box = fc.record({
  day: fc.integer({ min: 0, max: 110_000 }),
  width: fc.double({ min: 2, max: 25, noNaN: true }),
  isTurned: fc.boolean(),
});
const boxes = fc.array(box, { minLength: 1, maxLength: 60 }).map((list): readonly LabelBox[] =>
  list.map(({ day, width, isTurned }, index) => {
    const [left, right] = isTurned ? [-width, 0] : [0, width];
    return { id: String(index), day, left, right };
  }),
);

const SCALES = Array.from({ length: 20 }, (_, step) => MAX_SCALE / 400 ** (1 - step / 19));

it('two shown labels of one row never overlap, at twenty scales', () => {
  fc.assert(
    fc.property(boxes, (list) => {
      const { placed } = layOutLabels(list, 3, MAX_SCALE);
      for (const scale of SCALES) {
        const shown = list.filter(({ id }) => (placed.get(id)?.minScale ?? Infinity) <= scale);
        for (const a of shown)
          for (const b of shown) {
            if (a === b || placed.get(a.id)?.row !== placed.get(b.id)?.row) continue;
            const [aFrom, aTo] = [a.day * scale + a.left, a.day * scale + a.right];
            const [bFrom, bTo] = [b.day * scale + b.left, b.day * scale + b.right];
            expect(Math.min(aTo, bTo) - Math.max(aFrom, bFrom)).toBeLessThanOrEqual(1e-9);
          }
      }
    }),
    { numRuns: 40 },
  );
});

it('every label is shown at the largest scale, even two labels of one day', () => {
  forAll(boxes, (list) => {
    const { placed } = layOutLabels(list, 3, MAX_SCALE);
    expect(placed.size).toBe(list.length);
    for (const { minScale } of placed.values()) expect(minScale).toBeLessThanOrEqual(MAX_SCALE);
  });
  const sameDay = ['a', 'b'].map((id) => ({ id, day: 5, left: 0, right: 10 }));
  const { placed } = layOutLabels(sameDay, 1, MAX_SCALE);
  expect(placed.get('a')?.row).not.toBe(placed.get('b')?.row);
});

it('the first label of the list is shown at every scale', () => {
  forAll(boxes, (list) => {
    expect(layOutLabels(list, 3, MAX_SCALE).placed.get(list[0]?.id ?? '')?.minScale).toBe(0);
  });
});

it('spans of one row overlap by a year at most, and take no more rows than overlap at once', () => {
  const span = fc.tuple(fc.integer({ min: 0, max: 9000 }), fc.integer({ min: 400, max: 9000 }));
  const spans = fc
    .array(span, { maxLength: 30 })
    .map((list) =>
      list
        .map(([from, length], id) => ({ id: String(id), from, to: from + length }))
        .toSorted((a, b) => a.from - b.from),
    );
  forAll(spans, (list) => {
    const { rowOf, rows } = layOutSpans(list);
    for (const a of list)
      for (const b of list)
        if (a !== b && rowOf.get(a.id) === rowOf.get(b.id))
          expect(Math.min(a.to, b.to) - Math.max(a.from, b.from)).toBeLessThanOrEqual(366);
    const overlapCounts = list.map(
      ({ from }) => list.filter((span) => span.from <= from && span.to >= from).length,
    );
    expect(rows).toBeLessThanOrEqual(Math.max(0, ...overlapCounts));
  });
});

it('spans beyond the maximum of rows have no row, unlike the first spans of the list', () => {
  const spans = ['a', 'b', 'c'].map((id) => ({ id, from: 0, to: 9000 }));
  const { rows, rowOf } = layOutSpans(spans, 2);
  expect([rows, rowOf.get('a'), rowOf.get('b'), rowOf.get('c')]).toEqual([2, 0, 1, undefined]);
});
