import type { EventLeaf, ItemListLeaf } from 'schema-dts';
import { itemList } from '@/lib/seo/graph/itemList';
import { pageAddress, placeName } from '@/lib/seo/names';
import { entryPath, TIMELINE_PATH } from '@/lib/timeline/address';
import type { Entry } from '@/lib/timeline/entry';
import { isoGregorian } from '@/lib/time/gregorianDay';

/** The `@id` of what the page of an entry is about. */
export const eventName = (origin: string, id: string): string =>
  `${origin}${entryPath(id)}#evenement`;

/** The timeline as a list of its pages, in time. */
export const timelineList = (entries: readonly Entry[], origin: string): ItemListLeaf =>
  itemList(
    entries.map(({ id, title }) => ({ name: title, path: entryPath(id) })),
    { id: timelineName(origin), origin },
  );

export const timelineName = (origin: string): string => `${origin}${TIMELINE_PATH}#frise`;

/**
 * An event for machines, or null for what is none (a reign, a life) or whose very day is not established: the day is
 * given as it is wanted there, in the proleptic Gregorian calendar. A month is left out: its first and last day would
 * say that the event began and ended on them.
 */
export function eventNode(
  entry: Entry,
  placePaths: readonly string[],
  origin: string,
): EventLeaf | null {
  const { id, kind, title, text, grade, date } = entry;
  if (kind !== null || grade !== 'établi') return null;
  if (date.kind !== 'moment' || date.at.precision !== 'day') return null;
  return {
    '@type': 'Event',
    '@id': eventName(origin, id),
    name: title,
    description: text,
    url: pageAddress(origin, entryPath(id)),
    startDate: isoGregorian(date.at.earliest),
    ...(placePaths.length === 0
      ? {}
      : { location: placePaths.map((path) => ({ '@id': placeName(origin, path) })) }),
  };
}
