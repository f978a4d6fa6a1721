import type { Measures } from '@/tests/bench/align/measure';
import { median, percentile } from '@/tests/bench/map/statistics';

const HEADS = ['médiane (s)', 'p95 (s)', 'pire (s)', 'signalés', 'à tort', 'temps (s)'];

export const heading = (): string => row('', HEADS);

/** One line of the table: several episodes count together. */
export function line(label: string, all: readonly Measures[], seconds: number): string {
  const errors = all.flatMap((measures) => measures.errors);
  const sum = (read: (measures: Measures) => number): number =>
    all.reduce((total, measures) => total + read(measures), 0);
  const write = (value: number, digits: number): string =>
    value.toFixed(digits).replace('.', ',');
  return row(label, [
    write(median(errors), 3),
    write(percentile(errors, 95), 3),
    write(percentile(errors, 100), 2),
    `${sum(({ reported }) => reported)} sur ${sum(({ accidents }) => accidents)}`,
    String(sum(({ falseAlarms }) => falseAlarms)),
    write(seconds, 1),
  ]);
}

const row = (head: string, cells: readonly string[]): string =>
  [head.padEnd(30), ...cells.map((text) => text.padStart(13))].join('');
