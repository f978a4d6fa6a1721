'use client';

import { createContext, useContext, useSyncExternalStore } from 'react';
import type { PlayableEpisode } from '@/lib/player/core/playable';
import {
  EMPTY_PLAYHEAD,
  EMPTY_PLAYBACK,
  type Playback,
  type Playhead,
} from '@/lib/player/core/playback';
import type { Player } from '@/lib/player/core/player';
import type { SavedPosition } from '@/lib/player/persistence/savedPosition';

/** Carries the player, which never changes: no component renders again because of the context. */
export const PlayerContext = createContext<Player | null>(null);

/**
 * Returns the page's player. @throws Error outside of the PlayerProvider, which the root layout
 * places around every page
 */
export function usePlayer(): Player {
  const player = useContext(PlayerContext);
  if (!player)
    throw new Error('usePlayer : un PlayerProvider est attendu autour de ce composant.');
  return player;
}

/**
 * Returns the value that `select` reads from the playback. Renders again only when that value changes
 * (`Object.is`): select primitives.
 */
export function usePlayback<T>(select: (playback: Playback) => T): T {
  const { playback } = usePlayer();
  const readSelected = (): T => select(playback.get());
  // The snapshot for hydration is the server's: a part that hydrates late would mismatch with a restored playback.
  return useSyncExternalStore(playback.subscribe, readSelected, () => select(EMPTY_PLAYBACK));
}

/** Returns position and duration, updated every second. */
export function usePlayhead(): Playhead {
  const { playhead } = usePlayer();
  return useSyncExternalStore(playhead.subscribe, playhead.get, () => EMPTY_PLAYHEAD);
}

/** Returns the saved position of an episode after hydration; undefined without position or episode. */
export function useSavedPosition(episode: PlayableEpisode | null): SavedPosition | undefined {
  const { positions } = usePlayer();
  const readPosition = (): SavedPosition | undefined =>
    episode ? positions.read(episode) : undefined;
  return useSyncExternalStore(positions.subscribe, readPosition, () => undefined);
}
