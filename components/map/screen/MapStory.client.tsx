'use client';

import { useEffect, useState, type RefObject } from 'react';
import type { ScreenMap } from '@/components/map/selection/screenMap';
import { useFollowedMoment, useStory } from '@/components/story/storyStore';
import { useSuspension } from '@/components/story/useSuspension';
import { schedule } from '@/components/ui/browser/schedule';
import { createMoves } from '@/lib/clock/moves';

export interface MapStoryProps {
  /** Element with all controls of the map's screen. */
  readonly screen: RefObject<HTMLElement | null>;
  readonly map: ScreenMap;
  /** Called with the narrated place of this map; null when there is none. */
  readonly onMark: (placeId: string | null) => void;
  /** Called with the destination of a flight; null leaves the map in place. */
  readonly onFly: (placeId: string | null) => void;
}

/**
 * Follows the story on a map: marks the narrated place and brings it into view. Any gesture on the screen suspends the following.
 */
export function MapStory({ screen, map, onMark, onFly }: MapStoryProps) {
  const { isPassing } = useStory();
  const moment = useFollowedMoment();
  useSuspension(screen);
  const placeId = map.places.find(({ id }) => id === moment?.place?.id)?.id ?? null;
  const [moves] = useState(() => createMoves<string>({ schedule, move: onFly }));

  useEffect(() => {
    const updateVisibility = (): void => moves.see(document.visibilityState === 'visible');
    updateVisibility();
    document.addEventListener('visibilitychange', updateVisibility);
    return () => {
      document.removeEventListener('visibilitychange', updateVisibility);
      moves.stop();
    };
  }, [moves]);

  useEffect(() => {
    onMark(placeId);
    moves.ask(placeId, isPassing);
    return () => {
      onMark(null);
      onFly(null);
    };
  }, [moves, placeId, isPassing, onMark, onFly]);

  return null;
}
