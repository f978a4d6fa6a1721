import type { Metadata } from 'next';
import { EpisodeCard } from '@/components/episodes/EpisodeCard';
import grid from '@/components/episodes/EpisodeGrid.module.css';
import { PageBody } from '@/components/site/PageBody';
import { PageIntro } from '@/components/site/PageIntro';
import { loadEpisodes } from '@/lib/server/episodes';

export const metadata: Metadata = {
  title: 'Tous les épisodes',
  description:
    'Les épisodes du podcast, du plus récent au plus ancien : l’Arabie avant l’islam, la vie de Muhammad, Médine, et la façon dont les historiens les connaissent.',
  alternates: { canonical: '/episodes' },
};

export default function EpisodesPage() {
  const episodes = loadEpisodes();
  return (
    <>
      <PageIntro eyebrow="Podcast" title="Tous les épisodes">
        <p>{episodes.length} épisodes, du plus récent au plus ancien.</p>
      </PageIntro>
      <PageBody>
        <h2 className="visually-hidden">Liste des épisodes</h2>
        <div className={grid.root}>
          {episodes.map((episode) => (
            <EpisodeCard key={episode.slug} episode={episode} />
          ))}
        </div>
      </PageBody>
    </>
  );
}
