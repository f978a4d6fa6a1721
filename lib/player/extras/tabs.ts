import type { Player } from '@/lib/player/core/player';

/** A line between the tabs of one browser. */
export interface Tabs {
  readonly notify: () => void;
  /** Calls back when another tab has told; returns the way to stop listening. */
  readonly onNotified: (listener: () => void) => () => void;
}

/**
 * Pauses the player of every other tab when this one starts to play. A paused tab notifies nobody, so that no two
 * tabs ever answer each other.
 * @returns the way to leave the others alone.
 */
export function pauseOtherTabs(player: Player, { notify, onNotified }: Tabs): () => void {
  let wasPlaying = false;

  function isPlaying(): boolean {
    const playback = player.playback.get();
    return playback.status !== 'empty' && playback.isPlaying;
  }

  function watch(): void {
    if (isPlaying() && !wasPlaying) notify();
    wasPlaying = isPlaying();
  }

  const stopListening = onNotified(() => {
    if (isPlaying()) player.toggle();
  });
  const stopWatching = player.playback.subscribe(watch);
  watch();
  return () => {
    stopWatching();
    stopListening();
  };
}
