import fc from 'fast-check';
import { snapToSilences, silencesOf } from '@/scripts/narration/align/outcome/snapToSilences';
import { selectTakes } from '@/scripts/narration/align/outcome/spans';
import { forAll } from '@/tests/fixtures/runners/property';

describe('silences of a recording', () => {
  it('are runs of silent frames of a tenth of a second or more', () => {
    const silent = Uint8Array.from([1, 1, 1, 1, 1, 0, 0, 1, 1, 0, 1, 1, 1, 1, 1, 1]);
    expect(silencesOf(silent, 0.02)).toEqual([
      { start: 0, end: 0.1 },
      { start: 0.2, end: 0.32 },
    ]);
  });
});

describe('snapToSilences', () => {
  const silences = [
    { start: 0, end: 1 },
    { start: 4.8, end: 5.3 },
    { start: 9.1, end: 10 },
  ];

  it('moves boundaries to the edges of the silence near them', () => {
    const spans = [
      { start: 1.12, end: 4.7 },
      { start: 5.15, end: 9.3 },
    ];
    expect(snapToSilences(spans, silences)).toEqual([
      { start: 1, end: 4.8 },
      { start: 5.3, end: 9.1 },
    ]);
  });

  it('leaves boundaries without a near silence', () => {
    const spans = [
      { start: 2, end: 3.5 },
      { start: 3.6, end: 7 },
    ];
    expect(snapToSilences(spans, silences)).toEqual(spans);
  });

  it('keeps sentences in order, apart, and longer than a third, for any silences', () => {
    const step = fc.integer({ min: 1, max: 300 });
    const steps = fc.array(fc.tuple(step, step), { minLength: 1, maxLength: 8 });
    const spansOf = (lengths: readonly (readonly [number, number])[]) => {
      let time = 0;
      return lengths.map(([gap, length]) => {
        const start = time + gap / 100;
        time = start + length / 100;
        return { start, end: time };
      });
    };
    forAll(steps, steps, (spanLengths, silenceLengths) => {
      const spans = spansOf(spanLengths);
      const snapped = snapToSilences(spans, spansOf(silenceLengths));
      snapped.forEach((span, i) => {
        const [original, previous] = [spans[i], snapped[i - 1]];
        if (!span || !original) throw new Error('A span is missing.');
        const length = original.end - original.start;
        expect(span.end - span.start).toBeGreaterThan(length / 3 - 1e-9);
        expect(span.start).toBeGreaterThanOrEqual((previous?.end ?? 0) - 1e-9);
        expect(Math.abs(span.start - original.start)).toBeLessThanOrEqual(0.3 + 1e-9);
      });
    });
  });
});

describe('the selected take of a sentence', () => {
  const take = (line: number, from: number, isWhole = true) => ({
    ...{ line, from, to: from + 10, isWhole },
  });
  const selectedStarts = (takes: readonly ReturnType<typeof take>[], lines: number) =>
    selectTakes({ takes, positions: new Int32Array(0) }, lines).map(
      (chosen) => chosen?.from ?? null,
    );

  it('is the last take of a repeated sentence', () => {
    expect(selectedStarts([take(0, 0), take(1, 10), take(1, 20), take(2, 30)], 3)).toEqual([
      0, 20, 30,
    ]);
    expect(selectedStarts([take(0, 0), take(1, 10), take(0, 20), take(1, 30)], 2)).toEqual([
      20, 30,
    ]);
  });

  it('is never after the following sentence', () => {
    expect(selectedStarts([take(0, 0), take(1, 10), take(0, 20), take(2, 30)], 3)).toEqual([
      0, 10, 30,
    ]);
  });

  it('is incomplete only where no complete take exists, and null without a take', () => {
    expect(selectedStarts([take(0, 0), take(0, 10, false)], 1)).toEqual([0]);
    expect(selectedStarts([take(0, 0, false), take(2, 20)], 3)).toEqual([0, null, 20]);
  });
});
