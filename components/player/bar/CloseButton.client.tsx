'use client';

import { usePlayback, usePlayer } from '@/components/player/PlayerContext.client';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import styles from './CloseButton.module.css';

/** Clears the current episode. The focus goes back to a button of that episode, or to the page. */
export function CloseButton() {
  const player = usePlayer();
  const episodeId = usePlayback((playback) =>
    playback.status === 'empty' ? '' : playback.episode.id,
  );

  function close(): void {
    player.close();
    const opener = [...document.querySelectorAll<HTMLElement>('[data-episode]')].find(
      (button) => button.dataset.episode === episodeId,
    );
    (opener ?? document.getElementById('contenu'))?.focus({ preventScroll: true });
  }

  return (
    <IconButton
      className={styles.root}
      label="Fermer le lecteur"
      title="Fermer le lecteur"
      onClick={close}
    >
      <Icon name="close" />
    </IconButton>
  );
}
