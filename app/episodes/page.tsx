import type { Metadata } from 'next';
import { EpisodeExplorer } from '@/components/episodes/list/EpisodeExplorer.client';
import { EpisodeResults } from '@/components/episodes/list/EpisodeResults';
import { EditorialNote } from '@/components/site/EditorialNote';
import { SubscribeLinks } from '@/components/site/SubscribeLinks';
import { JsonLd } from '@/components/site/page/JsonLd';
import { PageBody } from '@/components/site/page/PageBody';
import { ShortHead } from '@/components/site/ShortHead';
import { countLabel } from '@/lib/episodes/list/countLabel';
import { editorialOfPage } from '@/lib/server/content/notices/editorial';
import { episodeListing, type AddressFields } from '@/lib/server/list/episodeListing';
import { episodesMetadata } from '@/lib/server/list/episodesMetadata';
import { listedEpisodesGraph } from '@/lib/server/list/listedEpisodesGraph';
import { podcastLinks } from '@/lib/server/podcastLinks';
import { PAGES } from '@/lib/site/pages';
import { breadcrumbsTo } from '@/lib/site/breadcrumbs';

interface EpisodesPageProps {
  readonly searchParams: Promise<AddressFields>;
}

const { title: TITLE, path: PATH } = PAGES.episodes;

export async function generateMetadata({ searchParams }: EpisodesPageProps): Promise<Metadata> {
  return episodesMetadata(await episodeListing(await searchParams));
}

export default async function EpisodesPage({ searchParams }: EpisodesPageProps) {
  const listing = await episodeListing(await searchParams);
  const { query, choices, page } = listing;
  return (
    <>
      <ShortHead breadcrumbs={breadcrumbsTo('episodes')} title={TITLE}>
        <p>
          Du plus récent au plus ancien, ou dans l’ordre de l’histoire. La recherche va
          jusqu’aux phrases prononcées, et l’écoute part de celle que vous choisissez.
        </p>
      </ShortHead>
      <PageBody>
        <EpisodeExplorer query={query} choices={choices} count={countLabel(page)}>
          <EpisodeResults listing={listing} />
        </EpisodeExplorer>
        <SubscribeLinks links={podcastLinks()} />
      </PageBody>
      <EditorialNote editorial={editorialOfPage(PATH)} isAlone />
      <JsonLd data={listedEpisodesGraph(TITLE, page)} />
    </>
  );
}
