import { columns, decimal, whole } from '@/tests/bench/harness/print';
import { median } from '@/tests/bench/harness/statistics';
import type { Idleness } from '@/tests/bench/pages/idle';
import type { Load } from '@/tests/bench/pages/lighthouse';

const row = columns(12, 16);

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

export const loadHeading = (): string => row('', COLUMNS);

/** Formats one line of medians, with the ratios to the reference page's; times in ms, sizes in kB of 1,000 bytes. */
export function loadLine(
  label: string,
  loads: readonly Load[],
  reference: readonly Load[],
): string {
  const middle = (key: keyof Load, of = loads): number => median(of.map((load) => load[key]));
  const ratio = (key: keyof Load): string => decimal(middle(key) / middle(key, reference), 2);
  return row(label, [
    whole(middle('score')),
    whole(middle('firstPaint')),
    ratio('firstPaint'),
    whole(middle('largestPaint')),
    ratio('largestPaint'),
    whole(middle('blocked')),
    whole(middle('longTasks')),
    decimal(middle('shift'), 3),
    whole(middle('bytes') / 1000),
    whole(middle('scriptBytes') / 1000),
    whole(middle('requests')),
  ]);
}

export const idleHeading = (): string =>
  row('', ['styles/s', 'mises en page/s', 'peintures/s', 'occupé ms/s']);

export const idleLine = (
  label: string,
  { restyles, layouts, paints, busy }: Idleness,
): string =>
  row(
    label,
    [restyles, layouts, paints, busy].map((value) => decimal(value, 1)),
  );
