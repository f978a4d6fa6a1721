import type { Player } from '@/lib/player/core/player';

/** A line between the tabs of one browser. */
export interface Tabs {
  readonly tell: () => void;
  /** Calls back when another tab has told; returns the way to stop listening. */
  readonly onNotified: (listener: () => void) => () => void;
}

/**
 * One tab sounds at a time: the one that starts tells the others, and those fall silent without a word, so
 * that no two tabs ever answer each other.
 * @returns the way to leave the others alone.
 */
export function soundAlone(player: Player, { tell, onNotified }: Tabs): () => void {
  let wasPlaying = false;

  function isPlaying(): boolean {
    const playback = player.playback.get();
    return playback.status !== 'empty' && playback.isPlaying;
  }

  function watch(): void {
    if (isPlaying() && !wasPlaying) tell();
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
