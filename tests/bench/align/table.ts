import type { Measures } from '@/tests/bench/align/measure';
import { columns, decimal } from '@/tests/bench/harness/print';
import { median, percentile } from '@/tests/bench/harness/statistics';

const row = columns(30, 13);
const HEADS = ['médiane (s)', 'p95 (s)', 'pire (s)', 'signalés', 'à tort', 'temps (s)'];

export const heading = (): string => row('', HEADS);

/** Formats one line of the table, over several episodes together. */
export function line(label: string, all: readonly Measures[], seconds: number): string {
  const errors = all.flatMap((measures) => measures.errors);
  const sum = (read: (measures: Measures) => number): number =>
    all.reduce((total, measures) => total + read(measures), 0);
  return row(label, [
    decimal(median(errors), 3),
    decimal(percentile(errors, 95), 3),
    decimal(percentile(errors, 100), 2),
    `${sum(({ reported }) => reported)} sur ${sum(({ accidents }) => accidents)}`,
    String(sum(({ falseAlarms }) => falseAlarms)),
    decimal(seconds, 1),
  ]);
}
