import Link from 'next/link';
import { SmallCover } from '@/components/episodes/SmallCover';
import type { Episode } from '@/lib/episodes/episode';
import type { EpisodeSummary } from '@/lib/episodes/summary';
import styles from './EpisodeNeighbours.module.css';

type EpisodeNeighboursProps = Pick<Episode, 'previous' | 'next'>;

/** Renders links to the previous and next episodes in story order. */
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
  readonly episode: EpisodeSummary;
  readonly side: 'previous' | 'next';
}

const LABELS = { previous: 'Épisode précédent', next: 'Épisode suivant' } as const;

function Neighbour({ episode, side }: NeighbourProps) {
  const { target, shortTitle, picture } = episode;
  if (target.kind !== 'page') return null;
  return (
    <Link className={styles.link} data-side={side} href={target.href} rel={RELATIONS[side]}>
      {picture && <SmallCover picture={picture} size={96} />}
      <span className={styles.text}>
        <span className={styles.label}>{LABELS[side]}</span>
        <span className={styles.title}>{shortTitle}</span>
      </span>
    </Link>
  );
}

const RELATIONS = { previous: 'prev', next: 'next' } as const;
