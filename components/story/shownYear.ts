import { createObservable } from '@/lib/store';

/**
 * Year on display, in the Julian calendar; null before the first. Shared by the story, the map, the timeline and
 * their addresses: each writes its changes to it, and reads those of the others before the next paint.
 */
export const shownYear = createObservable<number | null>(null);
