'use client';

import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Playback, Playhead } from '@/lib/player/playback';
import type { Player } from '@/lib/player/player';

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
  return useSyncExternalStore(playback.subscribe, read, read);
}

/** Where the sound is, second by second. */
export function usePlayhead(): Playhead {
  const { playhead } = usePlayer();
  return useSyncExternalStore(playhead.subscribe, playhead.get, playhead.get);
}
