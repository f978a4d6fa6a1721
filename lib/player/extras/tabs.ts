import type { Player } from '@/lib/player/core/player';

/** A message channel between the tabs of one browser. */
export interface Tabs {
  readonly notify: () => void;
  /** Subscribes to messages of other tabs; returns the unsubscribe function. */
  readonly onNotified: (listener: () => void) => () => void;
}

/**
 * Pauses the player of every other tab when the player of this tab starts. A paused tab sends no message, which
 * prevents loops.
 * @returns the unsubscribe function
 */
export function pauseOtherTabs(player: Player, { notify, onNotified }: Tabs): () => void {
  let wasPlaying = false;

  function isPlaying(): boolean {
    const playback = player.playback.get();
    return playback.status !== 'empty' && playback.isPlaying;
  }

  function notifyStart(): void {
    if (isPlaying() && !wasPlaying) notify();
    wasPlaying = isPlaying();
  }

  const stopListening = onNotified(() => {
    if (isPlaying()) player.toggle();
  });
  const stopWatching = player.playback.subscribe(notifyStart);
  notifyStart();
  return () => {
    stopWatching();
    stopListening();
  };
}
