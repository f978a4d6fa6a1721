'use client';

import { lazy, Suspense, useRef, type RefObject } from 'react';
import { FollowSlot } from '@/components/story/FollowSlot.client';
import styles from './StorySlot.module.css';

const StoryFollower = lazy(() =>
  import('@/components/story/StoryFollower.client').then((module) => ({
    default: module.StoryFollower,
  })),
);

const YearOfList = lazy(() =>
  import('@/components/story/YearOfList.client').then((module) => ({
    default: module.YearOfList,
  })),
);

interface StorySlotProps {
  /** What shows the years where their drawing does not. */
  readonly list?: RefObject<HTMLElement | null> | undefined;
  /** The year that is shown; null for none. */
  readonly year: number | null;
}

/** Where a view that shows years follows the story. */
export function StorySlot({ list, year }: StorySlotProps) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} className={styles.root}>
      <FollowSlot>
        <StoryFollower key={String(!list)} view={list ?? place} isBrought={!list} />
      </FollowSlot>
      {list && year !== null && (
        <Suspense>
          <YearOfList list={list} year={year} />
        </Suspense>
      )}
    </div>
  );
}
