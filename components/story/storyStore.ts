import { useSyncExternalStore } from 'react';
import { nextFollowing, type Following, type FollowingEvent } from '@/lib/clock/following';
import { yearOf, type NarratedMoment } from '@/lib/clock/narration';
import { shownYear } from '@/components/story/shownYear';
import { createObservable, sameFields } from '@/lib/store';

/** What is told and whether the views follow it: one for the player, the map, the timeline and the episode's page. */
interface Story {
  readonly following: Following;
  readonly moment: NarratedMoment | null;
  /** Whether it is over too soon for a view to move there. */
  readonly isPassing: boolean;
}

const OFF: Story = { following: 'off', moment: null, isPassing: false };

/** The server never writes to it. */
const store = createObservable<Story>(OFF, sameFields);

/** Whether each place and year is said aloud to a screen reader; the narration says them already. */
export const announces = createObservable(false);

/** The room for an episode's own views in the player's line of the story; null while that line is not there. */
export const viewsRoom = createObservable<HTMLElement | null>(null);

/** The story first: a view that is asked to show a year must find that it is followed. Both come before any rendering. */
function set(next: Story): void {
  store.set(next);
  const year = yearOf(next.moment);
  if (next.following === 'on' && year !== null) shownYear.set(year);
}

export const story = {
  get: store.get,
  subscribe: store.subscribe,
  tell: (moment: NarratedMoment | null, isPassing = false): void =>
    set({ ...store.get(), moment, isPassing }),
  send(event: FollowingEvent): void {
    const now = store.get();
    const following = nextFollowing(now.following, event);
    set(following === 'off' ? OFF : { ...now, following });
  },
} as const;

/** Returns the current state of the story. */
export const useStory = (): Story =>
  useSyncExternalStore(store.subscribe, store.get, () => OFF);

/** Returns the moment that views follow; null while the story is not followed, or suspended by a gesture. */
export function useFollowed(): NarratedMoment | null {
  const { following, moment } = useStory();
  return following === 'on' ? moment : null;
}
