import { CONTESTANTS, COUNTS, type Contestant } from '@/tests/bench/map/contestants';
import type { Measures } from '@/tests/bench/map/measure';
import { columns, decimal } from '@/tests/bench/harness/print';
import { median, percentile, standing, type Standing } from '@/tests/bench/harness/statistics';

export interface Result {
  readonly contestant: Contestant;
  readonly count: number;
  readonly measures: Measures;
}

/** A column of the tables; a metric with a tolerance ranks the maps, less being better. */
interface Metric {
  readonly label: string;
  readonly digits: number;
  readonly read: (measures: Measures) => number;
  /** Greatest difference that counts as equal. */
  readonly tolerance?: number;
}

interface Scenario {
  readonly label: string;
  readonly metrics: readonly Metric[];
}

const smooth = (scenario: 'pan' | 'zoom'): readonly Metric[] => [
  { label: '% > 20 ms', digits: 0, tolerance: 3, read: (run) => run[scenario].long },
  { label: 'p95 (ms)', digits: 0, tolerance: 9, read: (run) => run[scenario].p95 },
  { label: 'processeur (ms)', digits: 1, read: (run) => run[scenario].work },
  { label: 'chemin vu (%)', digits: 0, read: (run) => run[scenario].ratio },
];

const SCENARIOS: readonly Scenario[] = [
  { label: 'glisser', metrics: smooth('pan') },
  { label: 'zoomer', metrics: smooth('zoom') },
  {
    label: 'dérive du pointeur',
    metrics: [
      { label: 'au repos (px)', digits: 2, tolerance: 0.5, read: ({ drift }) => drift.settled },
      { label: 'au pire (px)', digits: 2, tolerance: 0.5, read: ({ drift }) => drift.most },
      { label: 'échelle atteinte', digits: 2, read: ({ drift }) => drift.scale },
    ],
  },
];

const labelOf = ({ label }: Metric): string => label;

const WORDS: Record<Standing, string> = {
  first: 'première',
  level: 'à égalité',
  behind: 'derrière',
};

/** Formats the tables, one for each number of markers and scenario, with the rank of ours in each. */
export function report(results: readonly Result[]): string {
  const standings: Standing[] = [];
  const tables = COUNTS.flatMap((count) =>
    SCENARIOS.map(({ label, metrics }) => {
      const valuesOf = (page: Contestant, { read }: Metric) =>
        results
          .filter((result) => result.contestant === page && result.count === count)
          .map(({ measures }) => read(measures));
      const ranked = metrics.map((metric) => {
        if (metric.tolerance === undefined) return '';
        const others = CONTESTANTS.filter(({ page }) => page !== 'ours');
        const stands = standing(
          valuesOf('ours', metric),
          others.map(({ page }) => valuesOf(page, metric)),
          metric.tolerance,
        );
        standings.push(stands);
        return WORDS[stands];
      });
      return [
        `${count} repères, ${label}`,
        row('', metrics.map(labelOf)),
        ...CONTESTANTS.map((contestant) => {
          const cellOf = (metric: Metric) => cell(valuesOf(contestant.page, metric), metric);
          return row(contestant.label, metrics.map(cellOf));
        }),
        row('  la nôtre', ranked),
      ].join('\n');
    }),
  );
  const held = standings.filter((stands) => stands !== 'behind').length;
  const summary = `La nôtre est première ou à égalité dans ${held} mesures sur ${standings.length}.`;
  return [...tables, summary].join('\n\n');
}

/** Formats the median and, of several runs, the quartiles. */
function cell(values: readonly number[], { digits }: Metric): string {
  const write = (value: number): string => decimal(value, digits);
  const middle = write(median(values));
  if (values.length < 2) return middle;
  return `${middle} [${write(percentile(values, 25))}–${write(percentile(values, 75))}]`;
}

const row = columns(22, 20);
