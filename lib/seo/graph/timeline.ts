import type { EventLeaf, ItemListLeaf } from 'schema-dts';
import { itemList } from '@/lib/seo/graph/itemList';
import { pageAddress, placeId } from '@/lib/seo/ids';
import { entryPath, TIMELINE_PATH } from '@/lib/timeline/address';
import type { Entry } from '@/lib/timeline/entry';
import { isoGregorian } from '@/lib/time/gregorianDay';

/** Builds the `@id` of the main entity of an entry's page. */
export const eventName = (origin: string, id: string): string =>
  `${origin}${entryPath(id)}#evenement`;

/** Builds the ItemList of the timeline's pages, in chronological order. */
export const timelineList = (entries: readonly Entry[], origin: string): ItemListLeaf =>
  itemList(
    entries.map(({ id, title }) => ({ name: title, path: entryPath(id) })),
    { id: timelineName(origin), origin },
  );

export const timelineName = (origin: string): string => `${origin}${TIMELINE_PATH}#frise`;

/**
 * Builds the Event of an entry, with its day in the proleptic Gregorian calendar; null for a reign, a life or an entry
 * without an established day. A date known to the month is omitted, since its first day would read as the event's.
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
      : { location: placePaths.map((path) => ({ '@id': placeId(origin, path) })) }),
  };
}
