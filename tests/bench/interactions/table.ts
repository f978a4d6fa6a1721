import { columns, whole } from '@/tests/bench/harness/print';
import { median, percentile } from '@/tests/bench/harness/statistics';
import type { Latency } from '@/tests/bench/interactions/latency';
import type { Sample } from '@/tests/bench/interactions/measure';
import type { Work } from '@/tests/bench/interactions/trace';

const row = columns(40, 13);

const LATENCY: Readonly<Record<string, keyof Latency>> = {
  attente: 'delay',
  traitement: 'processing',
  affichage: 'presentation',
};
const WORK: Readonly<Record<string, keyof Work>> = {
  script: 'script',
  'le plus long': 'longest',
  'mise en page': 'layout',
  peinture: 'paint',
  trame: 'raster',
};

export const heading = (): string =>
  row('', ['n', 'p50', 'p98', ...Object.keys(LATENCY), ...Object.keys(WORK)]);

/** Formats one line: latency of the passes without a trace, its parts, and the work that traced passes show. */
export function line(label: string, samples: readonly Sample[]): string {
  const latencies = samples.flatMap(({ latency, work }) => (work ? [] : [latency]));
  const works = samples.flatMap(({ work }) => work ?? []);
  const durations = latencies.map(({ duration }) => duration);
  return row(label, [
    String(durations.length),
    ...[
      median(durations),
      percentile(durations, 98),
      ...Object.values(LATENCY).map((part) => median(latencies.map((one) => one[part]))),
      ...Object.values(WORK).map((part) => median(works.map((one) => one[part]))),
    ].map(whole),
  ]);
}
