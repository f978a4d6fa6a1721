'use client';

import { usePlayback, usePlayer } from '@/components/player/PlayerContext.client';
import { elementOf, focusContent } from '@/components/ui/browser/focusTargets';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import styles from './CloseButton.module.css';

/** Renders the button that clears the current episode; the focus moves to a button of that episode, or to the page. */
export function CloseButton() {
  const player = usePlayer();
  const episodeId = usePlayback((playback) =>
    playback.status === 'empty' ? '' : playback.episode.id,
  );

  function close(): void {
    player.close();
    const opener = elementOf(document, 'played', episodeId);
    if (opener) opener.focus({ preventScroll: true });
    else focusContent();
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
