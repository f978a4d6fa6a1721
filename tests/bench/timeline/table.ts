import { decimal, markdownHead, markdownRow } from '@/tests/bench/harness/print';
import { median } from '@/tests/bench/harness/statistics';

/** Measures, with the decimals in which they are printed. */
const COLUMNS = [
  { name: 'opened', head: 'prêt (ms)', digits: 0 },
  { name: 'pan', head: 'glisser % > 20 ms', digits: 1 },
  { name: 'zoom', head: 'zoomer % > 20 ms', digits: 1 },
  { name: 'pinch', head: 'pincer % > 20 ms', digits: 1 },
  { name: 'drift', head: 'dérive (px)', digits: 1 },
  { name: 'overlaps', head: 'recouvrements', digits: 0 },
] as const;

/** Result of one pass; gestures that a contestant lacks, or that timed out, are absent. */
export type Row = Partial<Record<(typeof COLUMNS)[number]['name'], number | null>>;

export const HEADER = markdownHead(['', 'éléments', ...COLUMNS.map(({ head }) => head)]);

/** Formats the medians of several passes as a row of the table. */
export const formatLine = (label: string, count: number, passes: readonly Row[]): string =>
  markdownRow([
    label,
    count,
    ...COLUMNS.map(({ name, digits }) =>
      decimal(median(passes.flatMap((row) => row[name] ?? [])), digits),
    ),
  ]);
