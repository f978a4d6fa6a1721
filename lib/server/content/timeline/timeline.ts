import 'server-only';
import type { Timeline } from '@/lib/server/content/link/timeline';
import { loadContent } from '@/lib/server/content/loadContent';
import { readOnce } from '@/lib/server/content/readOnce';
import type { Entry } from '@/lib/timeline/entry';

/** The timeline of `content/timeline/`. */
export const loadTimeline = (): Timeline => loadContent().timeline;

/** An entry by its id; null when there is none. */
export const findEntry = (id: string): Entry | null => loadEntriesById().get(id) ?? null;

const loadEntriesById = readOnce(
  (): ReadonlyMap<string, Entry> =>
    new Map(loadTimeline().entries.map((entry) => [entry.id, entry])),
);
