import Link from 'next/link';
import { SmallCover } from '@/components/episodes/SmallCover';
import { episodePath } from '@/lib/episodes/address';
import type { Episode } from '@/lib/episodes/episode';
import styles from './EpisodeNeighbours.module.css';

interface EpisodeNeighboursProps {
  readonly previous: Episode | null;
  readonly next: Episode | null;
}

/** The episodes told just before and just after. */
export function EpisodeNeighbours({ previous, next }: EpisodeNeighboursProps) {
  if (!previous && !next) return null;
  return (
    <nav className={styles.root} aria-label="Dans l’ordre de l’histoire">
      {previous && <Neighbour episode={previous} side="previous" />}
      {next && <Neighbour episode={next} side="next" />}
    </nav>
  );
}

interface NeighbourProps {
  readonly episode: Episode;
  readonly side: 'previous' | 'next';
}

const LABELS = { previous: 'Épisode précédent', next: 'Épisode suivant' } as const;

function Neighbour({ episode, side }: NeighbourProps) {
  const { slug, shortTitle, imageUrl } = episode;
  return (
    <Link
      className={styles.link}
      data-side={side}
      href={episodePath(slug)}
      rel={RELATIONS[side]}
    >
      {imageUrl !== undefined && <SmallCover imageUrl={imageUrl} size={96} />}
      <span className={styles.text}>
        <span className={styles.label}>{LABELS[side]}</span>
        <span className={styles.title}>{shortTitle}</span>
      </span>
    </Link>
  );
}

const RELATIONS = { previous: 'prev', next: 'next' } as const;
