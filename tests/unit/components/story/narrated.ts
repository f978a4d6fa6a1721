import { createAddressStore } from '@/components/ui/browser/addressStore';
import type { NarratedPassage } from '@/lib/clock/narration';

/** Creates a narrated passage: La Mecque, in a year. */
export const narrated = (year: number): NarratedPassage => ({
  start: year,
  words: `La Mecque, ${year}`,
  place: { id: 'la-mecque', name: 'La Mecque', map: 'arabie' },
  years: { from: year, to: year, words: String(year) },
});

/** Creates an address store with the timeline's year only. */
export const yearStore = () =>
  createAddressStore<{ readonly year: number | null }>({
    path: '/outils/frise',
    initial: { year: null },
    parse: () => ({ year: null }),
    format: () => '',
  });
