'use client';

import { useDeferredValue, useEffect, useState, type ComponentType } from 'react';
import { BarePlayer } from '@/components/player/BarePlayer.client';
import { usePlayback } from '@/components/player/PlayerContext.client';
import type { Platform } from '@/lib/site/site';
// What the bar's and the options' own sheets build upon comes before them both, and once.
import '@/components/player/iconButton.module.css';
import '@/components/ui/range/Range.module.css';

interface PlayerSlotProps {
  readonly platforms: readonly Platform[];
}

type Bar = ComponentType<PlayerSlotProps>;

/** Where a newer deployment has taken the bar away, the sound keeps a button of its own for good. */
const fetchBar = (): Promise<Bar> =>
  import('@/components/player/bar/PlayerBar.client').then(
    ({ PlayerBar }) => PlayerBar,
    () => BarePlayer,
  );

/** What says that somebody is about to use the page: the bar is fetched soon after. */
const FIRST_SIGNS = ['pointerdown', 'keydown'] as const;

/** Longer than a press and the frame that answers it, which come before the bar's scripts and styles, in milliseconds. */
const AFTER_PRESS_MS = 250;

/**
 * Makes room for the bar at the bottom of every page, as long as an episode is published. A visit that plays nothing
 * does not fetch it.
 */
export function PlayerSlot({ platforms }: PlayerSlotProps) {
  const isOpen = usePlayback((playback) => playback.status !== 'empty');
  // The pressed button answers first: the bar is made after that frame. It goes at once.
  const isDue = useDeferredValue(isOpen);
  // Not a Suspense boundary: React keeps a stand-in that has been shown for 300 ms, even an invisible one.
  const [Bar, setBar] = useState<Bar>(() => BarePlayer);

  useEffect(() => {
    const listening = new AbortController();
    let timer: number | undefined;
    const fetchEarly = (): void => {
      listening.abort();
      timer = window.setTimeout(() => void fetchBar(), AFTER_PRESS_MS);
    };
    for (const type of FIRST_SIGNS)
      addEventListener(type, fetchEarly, { passive: true, signal: listening.signal });
    return () => {
      listening.abort();
      clearTimeout(timer);
    };
  }, []);

  useEffect(() => {
    if (isDue) void fetchBar().then((bar) => setBar(() => bar));
  }, [isDue]);

  return isOpen && isDue ? <Bar platforms={platforms} /> : null;
}
