import Link from 'next/link';
import { episodePath } from '@/lib/episodes/address';
import type { Episode } from '@/lib/episodes/episode';
import { thumbnailOf } from '@/lib/server/pictures';
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
      {imageUrl !== undefined && (
        // Drawn at the one size in which it is shown.
        // eslint-disable-next-line @next/next/no-img-element
        <img
          className={styles.cover}
          src={thumbnailOf(imageUrl)}
          alt=""
          width={96}
          height={96}
          loading="lazy"
        />
      )}
      <span className={styles.text}>
        <span className={styles.label}>{LABELS[side]}</span>
        <span className={styles.title}>{shortTitle}</span>
      </span>
    </Link>
  );
}

const RELATIONS = { previous: 'prev', next: 'next' } as const;
