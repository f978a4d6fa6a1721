import type { ReactNode } from 'react';
import { EpisodeCard } from '@/components/episodes/EpisodeCard';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Reveal } from '@/components/ui/Reveal.client';
import { SectionHeading } from '@/components/ui/text/SectionHeading';
import type { EpisodeSummary } from '@/lib/episodes/summary';
import grid from '@/components/episodes/EpisodeGrid.module.css';
import styles from './FeaturedEpisodes.module.css';

interface FeaturedEpisodesProps {
  readonly episodes: readonly EpisodeSummary[];
  /** Slot after the cards. */
  readonly children: ReactNode;
}

export function FeaturedEpisodes({ episodes, children }: FeaturedEpisodesProps) {
  return (
    <section className={styles.root} id="episodes" aria-labelledby="episodes-title">
      <div className={styles.head}>
        <SectionHeading id="episodes-title">Episodes à la une</SectionHeading>
        <ButtonLink href="/episodes" look="outline">
          Voir tous les épisodes
        </ButtonLink>
      </div>
      <Reveal className={grid.root} isStaggered>
        {episodes.map((episode) => (
          <EpisodeCard key={episode.id} episode={episode} />
        ))}
      </Reveal>
      {children}
    </section>
  );
}
