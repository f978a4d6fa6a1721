import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { EpisodePage as Page } from '@/components/episodes/page/EpisodePage';
import { JsonLd } from '@/components/site/page/JsonLd';
import { embedPath, oembedAddress } from '@/lib/embed/address';
import type { Episode } from '@/lib/episodes/episode';
import { spokenSentences } from '@/lib/episodes/transcript/sentences';
import { subjectFirst } from '@/lib/episodes/title/subjectFirst';
import { episodeShareImage } from '@/lib/seo/shareImage';
import { siteOrigin } from '@/lib/server/environment';
import { findEpisode, lastYearOfSeries, loadEpisodes } from '@/lib/server/content/episodes';
import {
  documentsOfEpisode,
  documentsOfPerson,
} from '@/lib/server/content/documents/documents';
import { previewOf } from '@/lib/server/content/files/pictures';
import { articlesFor } from '@/lib/server/content/notices/articles';
import { editorialOf } from '@/lib/server/content/notices/editorial';
import { referenceOf } from '@/lib/server/content/notices/reference';
import { loadGenealogy } from '@/lib/server/content/genealogy/genealogy';
import { loadFirstYears } from '@/lib/server/timeline/timelineLinks';
import { loadContent } from '@/lib/server/content/loadContent';
import { loadPeriods } from '@/lib/server/content/periods';
import { promptsOf } from '@/lib/server/content/quiz/prompts';
import { pageMetadata } from '@/lib/server/pageMetadata';
import { episodeGraph } from '@/lib/server/seo/episode';

export const dynamicParams = false;

interface EpisodePageProps {
  readonly params: Promise<{ slug: string }>;
}

export const generateStaticParams = () => loadEpisodes().map(({ slug }) => ({ slug }));

const episodeReference = ({ path, title, day, editorial }: Episode) =>
  referenceOf({ path, title, kind: 'episode', published: day, editorial });

export async function generateMetadata({ params }: EpisodePageProps): Promise<Metadata> {
  const episode = findEpisode((await params).slug) ?? notFound();
  const { url, type } = episode.audio;
  return pageMetadata({
    title: subjectFirst(episode),
    description: episode.summary,
    path: episode.path,
    reference: episodeReference(episode),
    image: episodeShareImage(episode),
    audio: { src: url, type },
    oembed: oembedAddress(siteOrigin(), siteOrigin() + episode.path),
    player: embedPath(episode.slug),
  });
}

/** Renders the page of an episode: player, transcript and related pages. */
export default async function EpisodePage({ params }: EpisodePageProps) {
  const episode = findEpisode((await params).slug) ?? notFound();
  return (
    <>
      <Page
        episode={episode}
        coverPreview={episode.picture && previewOf(episode.picture.src)}
        origin={siteOrigin()}
        maps={loadContent().maps}
        periods={loadPeriods()}
        lastYear={lastYearOfSeries()}
        documents={documentsOfEpisode(episode.slug)}
        people={episode.people.map((person) => ({
          ...person,
          documents: documentsOfPerson(person.id),
          year: loadFirstYears().get(person.id) ?? null,
          isInTree: loadGenealogy().people.has(person.id),
        }))}
        articles={articlesFor(...spokenSentences(episode.transcript).map(({ text }) => text))}
        editorial={editorialOf(episode.editorial)}
        reference={episodeReference(episode)}
        prompts={promptsOf(episode)}
      />
      <JsonLd data={episodeGraph(episode)} />
    </>
  );
}
