import type { ToldMoment } from '@/lib/clock/told';

/** A moment of a story: La Mecque, in a year. */
export const told = (year: number): ToldMoment => ({
  start: year,
  words: `La Mecque, ${year}`,
  place: { id: 'la-mecque', name: 'La Mecque', map: 'arabie' },
  years: { from: year, to: year, words: String(year) },
});
