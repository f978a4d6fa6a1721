import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { MarkPage } from '@/components/notebook/MarkPage';
import { ArticleLinks } from '@/components/site/ArticleLinks';
import { Cite } from '@/components/site/Cite';
import { EditorialNote } from '@/components/site/EditorialNote';
import { JsonLd } from '@/components/site/page/JsonLd';
import { PageBody } from '@/components/site/page/PageBody';
import { ShortHead } from '@/components/site/ShortHead';
import { EntryPage } from '@/components/timeline/entry/EntryPage';
import { DESCRIPTION_LENGTH } from '@/lib/seo/description';
import { detailedTitle } from '@/lib/seo/headTitle';
import { entryShareImage } from '@/lib/seo/shareImage';
import { excerpt } from '@/lib/map/markers/labels';
import { buildingsNaming } from '@/lib/server/content/buildings/buildings';
import { articlesFor } from '@/lib/server/content/notices/articles';
import { findEntry, laneOf, loadTimeline } from '@/lib/server/content/timeline/timeline';
import { editorialOfPage } from '@/lib/server/content/notices/editorial';
import { referenceOf } from '@/lib/server/content/notices/reference';
import { pageMetadata } from '@/lib/server/pageMetadata';
import { entryGraph, breadcrumbsToTimeline } from '@/lib/server/seo/timeline';
import { peopleOf, placesOf } from '@/lib/server/timeline/timelineLinks';
import { citedMoments } from '@/lib/server/timeline/citations';
import { entryPath } from '@/lib/timeline/address';
import type { Entry } from '@/lib/timeline/entry';
import { calendarFacts } from '@/lib/timeline/calendarFacts';
import { entryNeighbours } from '@/lib/timeline/neighbours';
import { kindWords } from '@/lib/timeline/words';

export const dynamicParams = false;

interface EntryRouteProps {
  readonly params: Promise<{ evenement: string }>;
}

/** Number of entries shown before the entry, and after it. */
const NEIGHBOUR_COUNT = 3;

export const generateStaticParams = () =>
  loadTimeline().entries.map(({ id }) => ({ evenement: id }));

const entryReference = ({ id, title, when }: Entry) =>
  referenceOf({ path: entryPath(id), title: `${title} (${when})` });

export async function generateMetadata({ params }: EntryRouteProps): Promise<Metadata> {
  const entry = findEntry((await params).evenement) ?? notFound();
  return pageMetadata({
    title: detailedTitle(entry.title, entry.when),
    description: excerpt(`${entry.title}, ${entry.when}. ${entry.text}`, DESCRIPTION_LENGTH),
    path: entryPath(entry.id),
    reference: entryReference(entry),
    image: entryShareImage(entry),
  });
}

export default async function EntryRoute({ params }: EntryRouteProps) {
  const entry = findEntry((await params).evenement) ?? notFound();
  const { before, after } = entryNeighbours(loadTimeline().entries, entry.id, NEIGHBOUR_COUNT);
  return (
    <>
      <ShortHead
        breadcrumbs={breadcrumbsToTimeline(entry)}
        eyebrow={kindWords(entry, laneOf(entry))}
        title={entry.title}
      >
        <p>{entry.when}</p>
      </ShortHead>
      <PageBody>
        <EntryPage
          entry={entry}
          calendars={calendarFacts(entry)}
          places={placesOf(entry)}
          people={peopleOf(entry)}
          reconstructions={buildingsNaming('timeline', entry.id)}
          citations={citedMoments(entry)}
          before={before}
          after={after}
        />
        <MarkPage kind="event" title={entry.title} page={entryPath(entry.id)} />
        <ArticleLinks articles={articlesFor(entry.title, entry.text, entry.variants)} />
      </PageBody>
      <EditorialNote editorial={editorialOfPage(entryPath(entry.id))} isAlone />
      <Cite reference={entryReference(entry)} isAlone />
      <JsonLd data={entryGraph(entry)} />
    </>
  );
}
