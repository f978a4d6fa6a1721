import { useSyncExternalStore } from 'react';
import { nextFollowing, type Following, type FollowingEvent } from '@/lib/clock/following';
import { yearOf, type NarratedPassage } from '@/lib/clock/narration';
import { shownYear } from '@/components/story/shownYear';
import { createStore, shallowEqual } from '@/lib/store';

/**
 * The narrated moment and the state of following, shared by the player, the map, the timeline and the episode's page.
 */
interface Story {
  readonly following: Following;
  readonly moment: NarratedPassage | null;
  /** True for a moment too short for a view to fly to. */
  readonly isPassing: boolean;
}

const STOPPED: Story = { following: 'off', moment: null, isPassing: false };

/** Store of the story, written in the browser only: always STOPPED on the server. */
const store = createStore<Story>(STOPPED, shallowEqual);

/** Whether each place and year is announced to screen readers; off by default, since the narration names both. */
export const announces = createStore(false);

/** Element in the story's sheet that receives the views of an episode's page; null while the sheet is not rendered. */
export const viewsElement = createStore<HTMLElement | null>(null);

/**
 * Updates the story, then the shown year, before the next render: a view that receives a year reads from the story
 * whether to follow that year.
 */
function setStory(newStory: Story): void {
  store.set(newStory);
  const year = yearOf(newStory.moment);
  if (newStory.following === 'on' && year !== null) shownYear.set(year);
}

export const story = {
  get: store.get,
  subscribe: store.subscribe,
  set: (moment: NarratedPassage | null, isPassing = false): void =>
    setStory({ ...store.get(), moment, isPassing }),
  send(event: FollowingEvent): void {
    const oldStory = store.get();
    const following = nextFollowing(oldStory.following, event);
    setStory(following === 'off' ? STOPPED : { ...oldStory, following });
  },
} as const;

export const useStory = (): Story =>
  useSyncExternalStore(store.subscribe, store.get, () => STOPPED);

/** Returns the moment that views follow; null while following is off or suspended. */
export function useFollowedMoment(): NarratedPassage | null {
  const { following, moment } = useStory();
  return following === 'on' ? moment : null;
}
