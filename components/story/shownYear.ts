import { createStore } from '@/lib/store';

/**
 * Year on display, in the Julian calendar; null before a first year. The story, the map, the timeline and their
 * addresses write their changes to this observable, and read all other changes before the next paint.
 */
export const shownYear = createStore<number | null>(null);
