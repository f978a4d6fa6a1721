import { useSyncExternalStore } from 'react';
import { nextFollowing, type Following, type FollowingEvent } from '@/lib/clock/following';
import { yearOf, type NarratedMoment } from '@/lib/clock/narration';
import { shownYear } from '@/components/story/shownYear';
import { createObservable, sameFields } from '@/lib/store';

/**
 * The narrated moment and the state of following, shared by the player, the map, the timeline and the episode's page.
 */
interface Story {
  readonly following: Following;
  readonly moment: NarratedMoment | null;
  /** True for a moment too short for a view to fly to. */
  readonly isPassing: boolean;
}

const STOPPED: Story = { following: 'off', moment: null, isPassing: false };

/** Written in the browser only; on the server it stays STOPPED. */
const store = createObservable<Story>(STOPPED, sameFields);

/** Whether each place and year is announced to screen readers; off by default, since the narration says them. */
export const announces = createObservable(false);

/** Element in the story's sheet that receives the views of an episode's page; null while the sheet is not rendered. */
export const viewsElement = createObservable<HTMLElement | null>(null);

/**
 * Updates the story before the year, since a view that receives a year reads from the story whether to follow it. Both precede the next render.
 */
function set(next: Story): void {
  store.set(next);
  const year = yearOf(next.moment);
  if (next.following === 'on' && year !== null) shownYear.set(year);
}

export const story = {
  get: store.get,
  subscribe: store.subscribe,
  set: (moment: NarratedMoment | null, isPassing = false): void =>
    set({ ...store.get(), moment, isPassing }),
  send(event: FollowingEvent): void {
    const current = store.get();
    const following = nextFollowing(current.following, event);
    set(following === 'off' ? STOPPED : { ...current, following });
  },
} as const;

export const useStory = (): Story =>
  useSyncExternalStore(store.subscribe, store.get, () => STOPPED);

/** Returns the moment that views follow; null while the story is not followed, or suspended by a gesture. */
export function useFollowedMoment(): NarratedMoment | null {
  const { following, moment } = useStory();
  return following === 'on' ? moment : null;
}
