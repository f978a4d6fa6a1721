import type { Sample } from '@/tests/bench/interactions/measure';
import { median, percentile } from '@/tests/bench/map/statistics';

const LATENCY = ['p50', 'p98', 'attente', 'traitement', 'affichage'];
const WORK = ['script', 'le plus long', 'mise en page', 'peinture', 'trame'];

export const heading = (): string => row('', ['n', ...LATENCY, ...WORK]);

/** One line: the latency of the passages without a trace, its parts, and the work that the traced ones show. */
export function line(label: string, samples: readonly Sample[]): string {
  const latencies = samples.flatMap(({ latency, work }) => (work ? [] : [latency]));
  const works = samples.flatMap(({ work }) => work ?? []);
  const durations = latencies.map(({ duration }) => duration);
  return row(label, [
    String(durations.length),
    whole(median(durations)),
    whole(percentile(durations, 98)),
    whole(median(latencies.map(({ delay }) => delay))),
    whole(median(latencies.map(({ processing }) => processing))),
    whole(median(latencies.map(({ presentation }) => presentation))),
    whole(median(works.map(({ script }) => script))),
    whole(median(works.map(({ longest }) => longest))),
    whole(median(works.map(({ layout }) => layout))),
    whole(median(works.map(({ paint }) => paint))),
    whole(median(works.map(({ raster }) => raster))),
  ]);
}

const whole = (value: number): string =>
  Number.isNaN(value) ? '–' : String(Math.round(value));

const row = (head: string, cells: readonly string[]): string =>
  [head.padEnd(40), ...cells.map((text) => text.padStart(13))].join('');
