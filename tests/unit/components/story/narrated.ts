import { createAddressStore } from '@/components/ui/browser/addressStore';
import type { NarratedMoment } from '@/lib/clock/narration';

/** A moment of a story: La Mecque, in a year. */
export const narrated = (year: number): NarratedMoment => ({
  start: year,
  words: `La Mecque, ${year}`,
  place: { id: 'la-mecque', name: 'La Mecque', map: 'arabie' },
  years: { from: year, to: year, words: String(year) },
});

/** The timeline's address, as far as its year goes. */
export const yearStore = () =>
  createAddressStore<{ readonly year: number | null }>({
    path: '/outils/frise',
    initial: { year: null },
    parse: () => ({ year: null }),
    format: () => '',
  });
