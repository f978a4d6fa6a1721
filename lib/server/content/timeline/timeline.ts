import 'server-only';
import type { Timeline } from '@/lib/server/content/link/timeline';
import { loadContent } from '@/lib/server/content/loadContent';
import { readOnce } from '@/lib/server/content/readOnce';
import { widthOf } from '@/lib/server/lettering/textMetrics';
import { layOutBoard, type Board } from '@/lib/timeline/board/board';
import type { Entry } from '@/lib/timeline/entry';
import type { Lane } from '@/lib/timeline/record';

/** Loads the timeline: its lanes, entries and eras. */
export const loadTimeline = (): Timeline => loadContent().timeline;

/** Finds an entry of the timeline by its id; null for an unknown id. */
export const findEntry = (id: string): Entry | null => loadEntriesById().get(id) ?? null;

const loadEntriesById = readOnce(
  (): ReadonlyMap<string, Entry> =>
    new Map(loadTimeline().entries.map((entry) => [entry.id, entry])),
);

/**
 * Finds the lane of an entry.
 * @throws Error for an unknown lane, which linking has excluded.
 */
export function laneOf({ lane: laneId }: Pick<Entry, 'lane'>): Lane {
  const lane = loadTimeline().lanes.find(({ id }) => id === laneId);
  if (!lane) throw new Error(`content/timeline/lanes.json : aucun couloir « ${laneId} ».`);
  return lane;
}

/**
 * Loads the timeline with its layout: the row and the label scale of each entry, from text widths in the site's own
 * typeface.
 */
export const loadBoard = readOnce((): Board => {
  const { lanes, entries, eras } = loadTimeline();
  return layOutBoard(lanes, entries, (name) => widthOf(name, { face: 'body', size: 1 }), eras);
});
