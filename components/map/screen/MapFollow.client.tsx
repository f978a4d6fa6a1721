'use client';

import { lazy } from 'react';
import type { MapStoryProps } from '@/components/map/screen/MapStory.client';
import { FollowSlot } from '@/components/story/FollowSlot.client';
import { useFollowedMoment } from '@/components/story/storyStore';
import { yearOf } from '@/lib/clock/narration';
import styles from './MapFollow.module.css';

const MapStory = lazy(() =>
  import('@/components/map/screen/MapStory.client').then((module) => ({
    default: module.MapStory,
  })),
);

interface MapFollowProps extends MapStoryProps {
  /** Year of the map's own timeline; null while it is closed. */
  readonly year: number | null;
}

/** Renders the follower of the story on a map, and the note about a year outside the map's range. */
export function MapFollow({ year, ...story }: MapFollowProps) {
  const moment = useFollowedMoment();
  const { from, to } = story.map.timeline;
  const at = yearOf(moment) ?? year;
  const isOutside = at !== null && (at < from || at > to);
  return (
    <div className={styles.root}>
      <FollowSlot>
        <MapStory {...story} />
      </FollowSlot>
      {isOutside && (
        <p className={styles.note}>
          {`${moment?.years?.words ?? at}\u00a0: hors de la carte (${from}–${to})`}
        </p>
      )}
    </div>
  );
}
