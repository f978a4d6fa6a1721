import { EpisodeCard } from '@/components/episodes/EpisodeCard';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Reveal } from '@/components/ui/Reveal.client';
import { SectionHeading } from '@/components/ui/SectionHeading';
import type { Episode } from '@/lib/episodes/episode';
import grid from '@/components/episodes/EpisodeGrid.module.css';
import styles from './FeaturedEpisodes.module.css';

/** The latest episodes, one card each. */
export function FeaturedEpisodes({ episodes }: { readonly episodes: readonly Episode[] }) {
  return (
    <section className={styles.root} id="episodes" aria-labelledby="episodes-title">
      <div className={styles.head}>
        <SectionHeading id="episodes-title">Episodes à la une</SectionHeading>
        <ButtonLink href="/episodes" look="outline">
          Voir tous les épisodes
        </ButtonLink>
      </div>
      <Reveal className={grid.root} stagger>
        {episodes.map((episode) => (
          <EpisodeCard key={episode.slug} episode={episode} />
        ))}
      </Reveal>
    </section>
  );
}
