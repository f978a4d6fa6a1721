import { EpisodeDate } from '@/components/episodes/EpisodeDate';
import { EpisodePicture } from '@/components/episodes/EpisodePicture';
import { EpisodeTitle } from '@/components/episodes/EpisodeTitle';
import { PlayButton } from '@/components/player/PlayButton.client';
import type { Episode } from '@/lib/episodes/episode';
import { playableOf } from '@/lib/server/playables';
import { formatClock, formatIsoDuration, parseClock } from '@/lib/time/clock';
import styles from './EpisodeCard.module.css';

/** One episode in a grid: what it looks like, what it is about, and the button that plays it. */
export function EpisodeCard({ episode }: { readonly episode: Episode }) {
  const seconds = parseClock(episode.duration) ?? 0;
  const titleId = `titre-${episode.slug}`;
  return (
    <article className={styles.root} aria-labelledby={titleId}>
      <EpisodePicture imageUrl={episode.imageUrl} />
      {episode.category && <p className={styles.badge}>{episode.category}</p>}
      <div className={styles.body}>
        <p className={styles.facts}>
          <time dateTime={formatIsoDuration(seconds)}>{formatClock(seconds)}</time>
          <span aria-hidden="true">·</span>
          <EpisodeDate date={episode.date} />
        </p>
        <EpisodeTitle id={titleId} title={episode.title} shortTitle={episode.shortTitle} />
        <p className={styles.description}>{episode.description}</p>
        <div className={styles.action}>
          <PlayButton
            episode={playableOf(episode)}
            label="Ecouter maintenant"
            look="plain"
            describedBy={titleId}
          />
          <noscript>
            {/* The words of an episode are its transcript; a list of audio elements has no room for cues. */}
            {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
            <audio className={styles.plain} controls preload="none" src={episode.audioUrl} />
          </noscript>
        </div>
      </div>
    </article>
  );
}
