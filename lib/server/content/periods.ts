import 'server-only';
import type { Choice } from '@/lib/episodes/list/filter';
import type { Episode } from '@/lib/episodes/episode';
import { periodSpans, type Period } from '@/lib/episodes/story/yearLine';
import { lastYearOfSeries } from '@/lib/server/content/episodes';
import { loadContent } from '@/lib/server/content/loadContent';

/** Lists the periods of episodes, each once, in the order of the history. */
export const periodsOf = (inStoryOrder: readonly Episode[]): readonly Choice[] => [
  ...new Map(
    inStoryOrder.flatMap(({ periods }) => periods).map((period) => [period.id, period]),
  ).values(),
];

/** Loads the periods of the maps as ranges of years, up to the end of the series. */
export function loadPeriods(): readonly Period[] {
  const records = loadContent().maps.map(({ record }) => record);
  const periods = new Map(
    records.flatMap((map) => map.periods).map((period) => [period.id, period]),
  );
  const places = records.flatMap((map) => map.places);
  return periodSpans([...periods.values()], places, lastYearOfSeries());
}
