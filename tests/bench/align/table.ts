import type { Measures } from '@/tests/bench/align/measure';
import { columns, decimal } from '@/tests/bench/harness/print';
import { median, percentile } from '@/tests/bench/harness/statistics';

const formatRow = columns(30, 13);
const HEADERS = ['médiane (s)', 'p95 (s)', 'pire (s)', 'signalés', 'à tort', 'temps (s)'];

export const heading = (): string => formatRow('', HEADERS);

/** Formats one line of the table, over several episodes together. */
export function formatLine(
  label: string,
  allMeasures: readonly Measures[],
  seconds: number,
): string {
  const errors = allMeasures.flatMap((measures) => measures.errors);
  const sum = (valueOf: (measures: Measures) => number): number =>
    allMeasures.reduce((total, measures) => total + valueOf(measures), 0);
  return formatRow(label, [
    decimal(median(errors), 3),
    decimal(percentile(errors, 95), 3),
    decimal(percentile(errors, 100), 2),
    `${sum(({ reported }) => reported)} sur ${sum(({ accidents }) => accidents)}`,
    String(sum(({ falseAlarms }) => falseAlarms)),
    decimal(seconds, 1),
  ]);
}
