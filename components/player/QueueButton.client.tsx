'use client';

import { useSyncExternalStore } from 'react';
import { usePlayback, usePlayer } from '@/components/player/PlayerContext.client';
import { Icon } from '@/components/ui/Icon';
import type { PlayableEpisode } from '@/lib/player/core/playable';
import { enqueue, isQueued, withoutEpisode } from '@/lib/player/extras/queue';
import styles from './QueueButton.module.css';

interface QueueButtonProps {
  readonly episode: PlayableEpisode;
  /** Id of the element that names the episode, where the label alone does not. */
  readonly describedBy?: string;
}

/** Renders the button that adds an episode to the queue, or removes the episode; disabled while that episode plays. */
export function QueueButton({ episode, describedBy }: QueueButtonProps) {
  const { queue } = usePlayer();
  const isInQueue = useSyncExternalStore(
    queue.subscribe,
    () => isQueued(queue.get(), episode.id),
    // The server renders an empty queue, and hydration must match the server.
    () => false,
  );
  const isCurrent = usePlayback(
    (playback) => playback.status !== 'empty' && playback.episode.id === episode.id,
  );
  return (
    <button
      type="button"
      className={styles.root}
      aria-describedby={describedBy}
      data-waiting={isInQueue}
      disabled={isCurrent}
      onClick={() =>
        queue.set(
          isInQueue ? withoutEpisode(queue.get(), episode.id) : enqueue(queue.get(), episode),
        )
      }
    >
      <Icon name={isInQueue ? 'check' : 'plus'} size={20} />
      <span>{isInQueue ? 'Retirer de la file' : 'Ajouter à la file'}</span>
    </button>
  );
}
