import type { Metadata } from 'next';
import { EpisodeExplorer } from '@/components/episodes/EpisodeExplorer.client';
import { EpisodeResults } from '@/components/episodes/EpisodeResults';
import { JsonLd } from '@/components/site/JsonLd';
import { PageBody } from '@/components/site/PageBody';
import { PageIntro } from '@/components/site/PageIntro';
import { countLabel } from '@/lib/episodes/countLabel';
import { episodeListing, type AddressFields } from '@/lib/server/episodeListing';
import { episodesMetadata } from '@/lib/server/episodesMetadata';
import { listedEpisodesGraph } from '@/lib/server/listedEpisodesGraph';
import { trailToEpisodes } from '@/lib/site/trail';

interface EpisodesPageProps {
  readonly searchParams: Promise<AddressFields>;
}

const TITLE = 'Tous les épisodes';

export async function generateMetadata({ searchParams }: EpisodesPageProps): Promise<Metadata> {
  return episodesMetadata(await episodeListing(await searchParams));
}

export default async function EpisodesPage({ searchParams }: EpisodesPageProps) {
  const listing = await episodeListing(await searchParams);
  const { query, choices, page } = listing;
  return (
    <>
      <PageIntro trail={trailToEpisodes} eyebrow="Podcast" title={TITLE}>
        <p>
          Du plus récent au plus ancien, ou dans l’ordre de l’histoire. La recherche va
          jusqu’aux phrases prononcées, et l’écoute part de celle que vous choisissez.
        </p>
      </PageIntro>
      <PageBody>
        <EpisodeExplorer query={query} choices={choices} count={countLabel(page)}>
          <EpisodeResults listing={listing} />
        </EpisodeExplorer>
      </PageBody>
      <JsonLd data={listedEpisodesGraph(TITLE, page)} />
    </>
  );
}
