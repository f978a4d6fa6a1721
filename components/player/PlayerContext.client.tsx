'use client';

import { createContext, useContext, useSyncExternalStore } from 'react';
import type { PlayableEpisode } from '@/lib/player/core/playable';
import { AT_START, EMPTY, type Playback, type Playhead } from '@/lib/player/core/playback';
import type { Player } from '@/lib/player/core/player';
import type { SavedPosition } from '@/lib/player/persistence/savedPosition';

/** Carries the player itself, which never changes: nobody renders again because of the context. */
export const PlayerContext = createContext<Player | null>(null);

/** @throws Error outside of the PlayerProvider, which the root layout places around every page. */
export function usePlayer(): Player {
  const player = useContext(PlayerContext);
  if (!player)
    throw new Error('usePlayer : un PlayerProvider est attendu autour de ce composant.');
  return player;
}

/** What `select` takes of the playback; renders again only when that changes, so select plain values. */
export function usePlayback<T>(select: (playback: Playback) => T): T {
  const { playback } = usePlayer();
  const read = (): T => select(playback.get());
  // A part of the page that hydrates late must find what the server sent, not what has been restored since.
  return useSyncExternalStore(playback.subscribe, read, () => select(EMPTY));
}

/** Where the sound is, second by second. */
export function usePlayhead(): Playhead {
  const { playhead } = usePlayer();
  return useSyncExternalStore(playhead.subscribe, playhead.get, () => AT_START);
}

/** Where an episode was left, once the page is hydrated; undefined when it is new, and of no episode. */
export function useSavedPosition(episode: PlayableEpisode | null): SavedPosition | undefined {
  const { positions } = usePlayer();
  const read = (): SavedPosition | undefined => (episode ? positions.read(episode) : undefined);
  return useSyncExternalStore(positions.subscribe, read, () => undefined);
}
