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
  readonly valueOf: (measures: Measures) => number;
  /** Greatest difference that counts as equal. */
  readonly tolerance?: number;
}

interface Scenario {
  readonly label: string;
  readonly metrics: readonly Metric[];
}

const frameMetrics = (scenario: 'pan' | 'zoom'): readonly Metric[] => [
  {
    label: '% > 20 ms',
    digits: 0,
    tolerance: 3,
    valueOf: (measures) => measures[scenario].long,
  },
  { label: 'p95 (ms)', digits: 0, tolerance: 9, valueOf: (measures) => measures[scenario].p95 },
  { label: 'processeur (ms)', digits: 1, valueOf: (measures) => measures[scenario].work },
  { label: 'chemin vu (%)', digits: 0, valueOf: (measures) => measures[scenario].ratio },
];

const SCENARIOS: readonly Scenario[] = [
  { label: 'glisser', metrics: frameMetrics('pan') },
  { label: 'zoomer', metrics: frameMetrics('zoom') },
  {
    label: 'dérive du pointeur',
    metrics: [
      {
        label: 'au repos (px)',
        digits: 2,
        tolerance: 0.5,
        valueOf: ({ drift }) => drift.settled,
      },
      { label: 'au pire (px)', digits: 2, tolerance: 0.5, valueOf: ({ drift }) => drift.most },
      { label: 'échelle atteinte', digits: 2, valueOf: ({ drift }) => drift.scale },
    ],
  },
];

const labelOf = ({ label }: Metric): string => label;

const STANDING_WORDS: Record<Standing, string> = {
  first: 'première',
  level: 'à égalité',
  behind: 'derrière',
};

/** Formats the tables, one for each number of markers and scenario, with the rank of our map in each. */
export function report(results: readonly Result[]): string {
  const standings: Standing[] = [];
  const tables = COUNTS.flatMap((count) =>
    SCENARIOS.map(({ label, metrics }) => {
      const valuesOf = (page: Contestant, { valueOf }: Metric) =>
        results
          .filter((result) => result.contestant === page && result.count === count)
          .map(({ measures }) => valueOf(measures));
      const standingCells = metrics.map((metric) => {
        if (metric.tolerance === undefined) return '';
        const otherContestants = CONTESTANTS.filter(({ page }) => page !== 'ours');
        const ourStanding = standing(
          valuesOf('ours', metric),
          otherContestants.map(({ page }) => valuesOf(page, metric)),
          metric.tolerance,
        );
        standings.push(ourStanding);
        return STANDING_WORDS[ourStanding];
      });
      return [
        `${count} repères, ${label}`,
        formatRow('', metrics.map(labelOf)),
        ...CONTESTANTS.map((contestant) => {
          const cellOf = (metric: Metric) =>
            formatCell(valuesOf(contestant.page, metric), metric);
          return formatRow(contestant.label, metrics.map(cellOf));
        }),
        formatRow('  la nôtre', standingCells),
      ].join('\n');
    }),
  );
  const bestCount = standings.filter((ourStanding) => ourStanding !== 'behind').length;
  const summary = `La nôtre est première ou à égalité dans ${bestCount} mesures sur ${standings.length}.`;
  return [...tables, summary].join('\n\n');
}

/** Formats the median and, of several runs, the quartiles. */
function formatCell(values: readonly number[], { digits }: Metric): string {
  const formatValue = (value: number): string => decimal(value, digits);
  const medianText = formatValue(median(values));
  if (values.length < 2) return medianText;
  return `${medianText} [${formatValue(percentile(values, 25))}–${formatValue(percentile(values, 75))}]`;
}

const formatRow = columns(22, 20);
