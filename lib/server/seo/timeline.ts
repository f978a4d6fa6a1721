import 'server-only';
import { eventName, eventNode, timelineList, timelineName } from '@/lib/seo/graph/timeline';
import { loadTimeline } from '@/lib/server/content/timeline/timeline';
import { siteOrigin } from '@/lib/server/environment';
import { pageGraph, sitePageGraph } from '@/lib/server/seo/page';
import { placesOf } from '@/lib/server/timeline/timelineLinks';
import { PAGES } from '@/lib/site/pages';
import { breadcrumbsTo } from '@/lib/site/breadcrumbs';
import { entryPath } from '@/lib/timeline/address';
import type { Entry } from '@/lib/timeline/entry';

export const TIMELINE_TITLE = PAGES.timeline.name;

/** Builds the breadcrumbs of the timeline, or of an entry. */
export const breadcrumbsToTimeline = (entry?: Pick<Entry, 'id' | 'title'>) =>
  entry === undefined
    ? breadcrumbsTo('timeline')
    : breadcrumbsTo('timeline', { name: entry.title, path: entryPath(entry.id) });

/** Builds the graph of the timeline's page: the list of its entries. */
export function timelineGraph() {
  const origin = siteOrigin();
  return sitePageGraph(
    'timeline',
    { about: timelineName(origin) },
    timelineList(loadTimeline().entries, origin),
  );
}

/** Builds the graph of an entry's page: the event, where its date is certain. */
export function entryGraph(entry: Entry) {
  const origin = siteOrigin();
  const event = eventNode(
    entry,
    placesOf(entry).map(({ href }) => href),
    origin,
  );
  return pageGraph(
    {
      type: 'WebPage',
      name: entry.title,
      path: entryPath(entry.id),
      ...(event === null ? {} : { about: eventName(origin, entry.id) }),
      breadcrumbs: breadcrumbsToTimeline(entry),
    },
    ...(event === null ? [] : [event]),
  );
}
