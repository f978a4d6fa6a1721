'use client';

import { usePlayer } from '@/components/player/PlayerContext.client';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import { moveEpisode, withoutEpisode, type Queue } from '@/lib/player/extras/queue';
import styles from './QueueList.module.css';

interface QueueListProps {
  readonly queue: Queue;
  /** Called after a removal, to move the focus of the removed button. */
  readonly onRemoved: () => void;
}

/** Renders the queued episodes, each with buttons that move and remove the episode. */
export function QueueList({ queue, onRemoved }: QueueListProps) {
  const player = usePlayer();
  const move = (id: string, direction: 1 | -1): void =>
    player.queue.set(moveEpisode(player.queue.get(), id, direction));

  function remove(id: string): void {
    player.queue.set(withoutEpisode(player.queue.get(), id));
    onRemoved();
  }

  if (queue.length === 0) return null;
  return (
    <ol role="list" className={styles.root} aria-label="File d’attente">
      {queue.map(({ id, title }, rank) => (
        <li key={id} className={styles.item}>
          <span className={styles.title}>{title}</span>
          {/* Disabled by aria-disabled at either end of the list, which keeps the focus. */}
          <IconButton
            className={styles.button}
            label={`Monter «\u00a0${title}\u00a0»`}
            aria-disabled={rank === 0}
            onClick={() => move(id, -1)}
          >
            <Icon name="up" size={20} />
          </IconButton>
          <IconButton
            className={styles.button}
            label={`Descendre «\u00a0${title}\u00a0»`}
            aria-disabled={rank === queue.length - 1}
            onClick={() => move(id, 1)}
          >
            <Icon name="down" size={20} />
          </IconButton>
          <IconButton
            className={styles.button}
            label={`Retirer «\u00a0${title}\u00a0»`}
            onClick={() => remove(id)}
          >
            <Icon name="close" size={20} />
          </IconButton>
        </li>
      ))}
    </ol>
  );
}
