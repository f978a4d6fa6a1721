'use client';

import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { ScreenMap } from '@/components/map/selection/screenMap';
import { FollowButton } from '@/components/story/FollowButton.client';
import { useStory } from '@/components/story/storyStore';
import { useSuspension } from '@/components/story/useSuspension';
import { schedule } from '@/components/ui/browser/schedule';
import { createMoves, type Moves } from '@/lib/clock/moves';
import { yearOf } from '@/lib/clock/told';
import { clampYear } from '@/lib/map/places/timeline';
import styles from './MapStory.module.css';

interface MapStoryProps {
  /** Everything that a hand can set on the map's screen. */
  readonly screen: RefObject<HTMLElement | null>;
  readonly map: ScreenMap;
  /** The year of the map's own timeline; null while it shows none. */
  readonly year: number | null;
  /** A place of this map is told of, or, with null, none. */
  readonly onMark: (placeId: string | null) => void;
  /** The map has to go to a place; with null it stays where it is. */
  readonly onFly: (placeId: string | null) => void;
}

/** Follows the story on a map: its place is marked and brought in sight. Any gesture on the screen suspends it. */
export function MapStory({ screen, map, year, onMark, onFly }: MapStoryProps) {
  const { following, moment, isPassing } = useStory();
  useSuspension(screen);
  const told = following === 'on' ? moment : null;
  const placeId = map.places.find(({ id }) => id === told?.place?.id)?.id ?? null;
  const mark = useEffectEvent(onMark);
  const fly = useEffectEvent(onFly);
  const moves = useRef<Moves<string>>(null);

  useEffect(() => {
    const made = createMoves<string>({ schedule, move: (id) => fly(id) });
    const see = (): void => made.see(document.visibilityState === 'visible');
    moves.current = made;
    see();
    document.addEventListener('visibilitychange', see);
    return () => {
      document.removeEventListener('visibilitychange', see);
      made.stop();
    };
  }, []);

  useEffect(() => {
    mark(placeId);
    moves.current?.ask(placeId, isPassing);
    if (placeId === null) fly(null);
  }, [placeId, isPassing]);

  const { from, to } = map.timeline;
  const at = yearOf(told) ?? year;
  const isOutside = at !== null && clampYear(at, map.timeline) !== at;
  return (
    <div className={styles.root}>
      <FollowButton />
      {isOutside && (
        <p className={styles.note}>
          {told?.years?.words ?? at}&nbsp;: hors de la carte ({from}–{to})
        </p>
      )}
    </div>
  );
}
