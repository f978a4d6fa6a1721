import type { Metadata } from 'next';
import { TimelinePage } from '@/components/timeline/TimelinePage';
import { DataLink } from '@/components/data/DataLink';
import { EditorialNote } from '@/components/site/EditorialNote';
import { JsonLd } from '@/components/site/page/JsonLd';
import { ShortHead } from '@/components/site/ShortHead';
import { toolShareImage } from '@/lib/seo/shareImage';
import { loadBoard, loadTimeline } from '@/lib/server/content/timeline/timeline';
import { editorialOfPage } from '@/lib/server/content/notices/editorial';
import { pageMetadata } from '@/lib/server/pageMetadata';
import {
  TIMELINE_TITLE,
  timelineGraph,
  breadcrumbsToTimeline,
} from '@/lib/server/seo/timeline';
import { PAGES } from '@/lib/site/pages';
import { YEARS } from '@/lib/timeline/bounds';

export const generateMetadata = (): Metadata =>
  pageMetadata({
    ...PAGES.timeline,
    title: `${TIMELINE_TITLE}, ${YEARS.from}–${YEARS.to}`,
    image: toolShareImage({ id: 'frise-chronologique', title: TIMELINE_TITLE }),
  });

export default function TimelineRoute() {
  const { lanes, entries } = loadTimeline();
  return (
    <>
      <ShortHead
        breadcrumbs={breadcrumbsToTimeline()}
        title={TIMELINE_TITLE}
        counters={[
          { value: String(entries.length), label: 'événements et durées' },
          { value: `${YEARS.from}–${YEARS.to}`, label: 'd’un seul regard', isClear: true },
          { value: '2', label: 'calendriers' },
        ]}
      >
        <p>{`De ${YEARS.from} à ${YEARS.to}, l’Arabie, l’islam, Byzance, la Perse et les documents qui en parlent, côte à côte\u00a0: ${entries.length} événements et durées, dans les deux calendriers, chacun avec ce que l’on en sait.`}</p>
      </ShortHead>
      <TimelinePage lanes={lanes} entries={entries} board={loadBoard()} />
      <EditorialNote editorial={editorialOfPage(PAGES.timeline.path)} isAlone />
      <DataLink dataset="events" isAlone />
      <JsonLd data={timelineGraph()} />
    </>
  );
}
