'use client';

import { useId, useRef } from 'react';
import { usePlayer } from '@/components/player/PlayerContext.client';
import { QueueList } from '@/components/player/options/QueueList.client';
import { Switch } from '@/components/player/options/Switch.client';
import { useObservable } from '@/components/player/useObservable';
import { Icon } from '@/components/ui/Icon';
import type { Extras } from '@/lib/player/extras/extras';
import styles from './UpNext.module.css';

export function UpNext({ extras }: { readonly extras: Extras }) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const queue = useObservable(usePlayer().queue);
  const { next } = useObservable(extras.trackContext);
  const autoplayNext = useObservable(extras.autoplayNext);
  // The next episode in story order follows the last episode of the queue, and is unknown until that episode plays.
  const upcomingEpisode = queue.length === 0 && autoplayNext ? next : null;

  function playNext(): void {
    extras.playlist.playNext();
    // The neighbours of the next episode are not loaded yet: without a queue the focused button is removed.
    if (extras.playlist.upNext() === null) heading.current?.focus();
  }

  return (
    <section className={styles.root} aria-labelledby={id}>
      <h3 ref={heading} id={id} className={styles.name} tabIndex={-1}>
        À suivre
      </h3>
      <Switch value={extras.autoplayNext}>Enchaîner avec l’épisode suivant</Switch>
      <QueueList queue={queue} onRemoved={() => heading.current?.focus()} />
      {upcomingEpisode && (
        <p className={styles.upcoming}>
          <span className={styles.label}>Ensuite</span>
          <span>{` ${upcomingEpisode.title}`}</span>
        </p>
      )}
      {queue.length === 0 && !upcomingEpisode && (
        <p className={styles.upcoming}>Rien n’est prévu après cet épisode.</p>
      )}
      {(queue.length > 0 || next) && (
        <button type="button" className={styles.skip} onClick={playNext}>
          <Icon name="next" size={20} />
          Épisode suivant
        </button>
      )}
    </section>
  );
}
