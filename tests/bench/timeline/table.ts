import { decimal, markdownHead, markdownRow } from '@/tests/bench/harness/print';
import { median } from '@/tests/bench/harness/statistics';

/** The measures, with the digits in which they are printed. */
const COLUMNS = [
  { name: 'opened', head: 'prêt (ms)', digits: 0 },
  { name: 'pan', head: 'glisser % > 20 ms', digits: 1 },
  { name: 'zoom', head: 'zoomer % > 20 ms', digits: 1 },
  { name: 'pinch', head: 'pincer % > 20 ms', digits: 1 },
  { name: 'drift', head: 'dérive (px)', digits: 1 },
  { name: 'overlaps', head: 'recouvrements', digits: 0 },
] as const;

/** What one pass of a contestant gave; without what it could not do, or not in time. */
export type Row = Partial<Record<(typeof COLUMNS)[number]['name'], number | null>>;

export const HEAD = markdownHead(['', 'éléments', ...COLUMNS.map(({ head }) => head)]);

/** The medians of several passes, as a row of the printed table. */
export const line = (label: string, count: number, all: readonly Row[]): string =>
  markdownRow([
    label,
    count,
    ...COLUMNS.map(({ name, digits }) =>
      decimal(median(all.flatMap((row) => row[name] ?? [])), digits),
    ),
  ]);
