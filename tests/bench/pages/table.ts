import { columns, decimal, wholeNumber } from '@/tests/bench/harness/print';
import { median } from '@/tests/bench/harness/statistics';
import type { Idleness } from '@/tests/bench/pages/idle';
import type { Load } from '@/tests/bench/pages/lighthouse';

const formatRow = columns(12, 16);

const COLUMNS = [
  'note',
  '1re peinture',
  '× témoin',
  'plus grande',
  '× témoin',
  'bloqué',
  'tâches',
  'décalage',
  'ko',
  'dont script',
  'requêtes',
];

export const loadHeading = (): string => formatRow('', COLUMNS);

/** Formats one line of medians, with the ratios to the reference page's; times in ms, sizes in kB of 1,000 bytes. */
export function loadLine(
  label: string,
  loads: readonly Load[],
  reference: readonly Load[],
): string {
  const medianOf = (key: keyof Load, measuredLoads = loads): number =>
    median(measuredLoads.map((load) => load[key]));
  const ratio = (key: keyof Load): string =>
    decimal(medianOf(key) / medianOf(key, reference), 2);
  return formatRow(label, [
    wholeNumber(medianOf('score')),
    wholeNumber(medianOf('firstPaint')),
    ratio('firstPaint'),
    wholeNumber(medianOf('largestPaint')),
    ratio('largestPaint'),
    wholeNumber(medianOf('blocked')),
    wholeNumber(medianOf('longTasks')),
    decimal(medianOf('shift'), 3),
    wholeNumber(medianOf('bytes') / 1000),
    wholeNumber(medianOf('scriptBytes') / 1000),
    wholeNumber(medianOf('requests')),
  ]);
}

export const idleHeading = (): string =>
  formatRow('', ['styles/s', 'mises en page/s', 'peintures/s', 'occupé ms/s']);

export const idleLine = (
  label: string,
  { restyles, layouts, paints, busy }: Idleness,
): string =>
  formatRow(
    label,
    [restyles, layouts, paints, busy].map((value) => decimal(value, 1)),
  );
