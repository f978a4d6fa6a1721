import { createObservable } from '@/lib/store';

/**
 * The year that is shown, in the Julian calendar; null before the first. One for the story, the map's timeline, the
 * timeline and their addresses: whoever changes it writes it here, and the others read it before anything is painted.
 */
export const shownYear = createObservable<number | null>(null);
