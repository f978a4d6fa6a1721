import { columns, wholeNumber } from '@/tests/bench/harness/print';
import { median, percentile } from '@/tests/bench/harness/statistics';
import type { Latency } from '@/tests/bench/interactions/latency';
import type { Sample } from '@/tests/bench/interactions/measure';
import type { Work } from '@/tests/bench/interactions/trace';

const formatRow = columns(40, 13);

const LATENCY_COLUMNS: Readonly<Record<string, keyof Latency>> = {
  attente: 'delay',
  traitement: 'processing',
  affichage: 'presentation',
};
const WORK_COLUMNS: Readonly<Record<string, keyof Work>> = {
  script: 'script',
  'le plus long': 'longest',
  'mise en page': 'layout',
  peinture: 'paint',
  trame: 'raster',
};

export const heading = (): string =>
  formatRow('', [
    'n',
    'p50',
    'p98',
    ...Object.keys(LATENCY_COLUMNS),
    ...Object.keys(WORK_COLUMNS),
  ]);

/** Formats one line: latency of the passes without a trace, its parts, and the work that traced passes show. */
export function formatLine(label: string, samples: readonly Sample[]): string {
  const latencies = samples.flatMap(({ latency, work }) => (work ? [] : [latency]));
  const works = samples.flatMap(({ work }) => work ?? []);
  const durations = latencies.map(({ duration }) => duration);
  return formatRow(label, [
    String(durations.length),
    ...[
      median(durations),
      percentile(durations, 98),
      ...Object.values(LATENCY_COLUMNS).map((key) =>
        median(latencies.map((latency) => latency[key])),
      ),
      ...Object.values(WORK_COLUMNS).map((key) => median(works.map((work) => work[key]))),
    ].map(wholeNumber),
  ]);
}
