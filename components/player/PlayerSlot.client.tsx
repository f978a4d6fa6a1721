'use client';

import { useDeferredValue, useEffect, useState } from 'react';
import { PlayerBar, type BarParts } from '@/components/player/PlayerBar.client';
import { usePlayback } from '@/components/player/PlayerContext.client';
import type { Platform } from '@/lib/site/site';

interface PlayerSlotProps {
  readonly platforms: readonly Platform[];
  /** Null where a newer deployment has taken the parts away: the bar goes on without them. */
  readonly fetchParts: () => Promise<BarParts | null>;
}

/** What says that somebody is about to use the page: the bar’s parts are fetched soon after. */
const FIRST_SIGNS = ['pointerdown', 'keydown'] as const;

/** Longer than a press and the frame that answers it, which come before the parts' scripts and styles, in milliseconds. */
const AFTER_PRESS_MS = 250;

/**
 * Makes room for the bar at the bottom of every page, as long as an episode is published. A visit that plays nothing
 * does not fetch its parts.
 */
export function PlayerSlot({ platforms, fetchParts }: PlayerSlotProps) {
  const isOpen = usePlayback((playback) => playback.status !== 'empty');
  // The pressed button answers first: the bar is made after that frame. It goes at once.
  const isDue = useDeferredValue(isOpen);
  // Not a Suspense boundary: React keeps a stand-in that has been shown for 300 ms.
  const [parts, setParts] = useState<BarParts | null>(null);

  useEffect(() => {
    const listening = new AbortController();
    let timer: number | undefined;
    const fetchEarly = (): void => {
      listening.abort();
      timer = window.setTimeout(() => void fetchParts(), AFTER_PRESS_MS);
    };
    for (const type of FIRST_SIGNS)
      addEventListener(type, fetchEarly, { passive: true, signal: listening.signal });
    return () => {
      listening.abort();
      clearTimeout(timer);
    };
  }, [fetchParts]);

  useEffect(() => {
    if (isDue) void fetchParts().then(setParts);
  }, [isDue, fetchParts]);

  return isOpen && isDue ? <PlayerBar platforms={platforms} parts={parts} /> : null;
}
