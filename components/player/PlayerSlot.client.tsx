'use client';

import { useDeferredValue, useEffect, useState } from 'react';
import { PlayerBar, type BarParts } from '@/components/player/PlayerBar.client';
import { usePlayback } from '@/components/player/PlayerContext.client';
import type { Platform } from '@/lib/site/site';

interface PlayerSlotProps {
  readonly platforms: readonly Platform[];
  /** Resolves to null where a newer deployment has other files: the bar works without the parts. */
  readonly fetchParts: () => Promise<BarParts | null>;
}

/** First events of a visitor about to use the page, after which the bar's parts are loaded. */
const FIRST_EVENTS = ['pointerdown', 'keydown'] as const;

/** Delay of the parts' scripts and styles after a press, in milliseconds: longer than the press and a frame. */
const LOAD_DELAY_MS = 250;

/**
 * Renders the bar's place at the bottom of every page while an episode is loaded. A visit without
 * playback does not load the bar's parts.
 */
export function PlayerSlot({ platforms, fetchParts }: PlayerSlotProps) {
  const isOpen = usePlayback((playback) => playback.status !== 'empty');
  // The pressed button changes in one frame, the bar is rendered in the next frame, and removed at once.
  const isDeferredOpen = useDeferredValue(isOpen);
  // State instead of Suspense: React shows a fallback for at least 300 ms.
  const [parts, setParts] = useState<BarParts | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    let timer: number | undefined;
    const prefetchParts = (): void => {
      controller.abort();
      timer = window.setTimeout(() => void fetchParts(), LOAD_DELAY_MS);
    };
    for (const type of FIRST_EVENTS)
      addEventListener(type, prefetchParts, { passive: true, signal: controller.signal });
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [fetchParts]);

  useEffect(() => {
    if (isDeferredOpen) void fetchParts().then(setParts);
  }, [isDeferredOpen, fetchParts]);

  return isOpen && isDeferredOpen ? <PlayerBar platforms={platforms} parts={parts} /> : null;
}
