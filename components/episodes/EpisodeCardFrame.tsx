import { EpisodePicture } from '@/components/episodes/EpisodePicture';
import { EpisodeTimes } from '@/components/episodes/EpisodeTimes';
import { EpisodeTitle } from '@/components/episodes/EpisodeTitle';
import { PlayButton } from '@/components/player/PlayButton.client';
import type { EpisodeFacts } from '@/lib/server/episodeFacts';
import styles from './EpisodeCard.module.css';

/** One episode in a grid, wherever it comes from. */
export function EpisodeCardFrame({ facts }: { readonly facts: EpisodeFacts }) {
  const { titleId, category, seconds, day, imageUrl, description, playable } = facts;
  return (
    <article className={styles.root} aria-labelledby={titleId}>
      <EpisodePicture imageUrl={imageUrl} />
      {category && <p className={styles.badge}>{category}</p>}
      <div className={styles.body}>
        <EpisodeTimes seconds={seconds} day={day} />
        <EpisodeTitle facts={facts} />
        <p className={styles.description}>{description}</p>
        <div className={styles.action}>
          <PlayButton
            episode={playable}
            label="Ecouter maintenant"
            look="plain"
            describedBy={titleId}
            resumes
          />
          <noscript>
            {/* The words of an episode are its transcript; a list of audio elements has no room for cues. */}
            {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
            <audio className={styles.plain} controls preload="none" src={playable.audioUrl} />
          </noscript>
        </div>
      </div>
    </article>
  );
}
