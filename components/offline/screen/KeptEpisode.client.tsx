'use client';

import Link from 'next/link';
import { KeepButton } from '@/components/offline/KeepButton.client';
import { PlayButton } from '@/components/player/PlayButton.client';
import { formatLength } from '@/lib/episodes/length';
import type { PackEpisode } from '@/lib/offline/pack';
import type { PackState } from '@/lib/offline/packState';
import { formatBytes } from '@/lib/offline/words';
import styles from './KeptEpisode.module.css';

interface KeptEpisodeProps {
  readonly episode: PackEpisode;
  readonly state: PackState | undefined;
}

/** Renders a kept episode with its actions: play, open, delete. */
export function KeptEpisode({ episode, state }: KeptEpisodeProps) {
  const { slug, path, seconds, playable } = episode;
  const titleId = `emporte-${slug}`;
  return (
    <li className={styles.root}>
      {playable.imageUrl !== undefined && (
        // A single rendering of the cover is kept, so that `srcset` has no use.
        // eslint-disable-next-line @next/next/no-img-element
        <img className={styles.cover} src={playable.imageUrl} alt="" width={96} height={96} />
      )}
      <div className={styles.words}>
        <h3 id={titleId}>
          <Link href={path} prefetch={false}>
            {playable.title}
          </Link>
        </h3>
        <p className={styles.facts}>
          {`${formatLength(seconds)}${state && 'bytes' in state ? ` · ${formatBytes(state.bytes)}` : ''}`}
        </p>
      </div>
      <div className={styles.actions}>
        {state?.status === 'kept' && (
          <PlayButton
            episode={playable}
            label="Écouter"
            look="gold"
            describedBy={titleId}
            resumes
          />
        )}
        <KeepButton subject={playable} label="Emporter" describedBy={titleId} />
      </div>
    </li>
  );
}
