import { intervalOf, retrievability } from '@/lib/review/memory';
import type { CardState } from '@/lib/review/replay';
import { hashOf } from '@/lib/text/hash';

/** A year: what a listener has not met for longer is worth asking in any case. */
const LONGEST_DAYS = 365;

/** Cards learnt on one day come back on several: up to a twentieth of the interval, by the card's own hash. */
const SPREAD = 0.05;
const SPREAD_FROM_DAYS = 7;

/** Computes the day on which a card is due, as `dayOf` counts; null when it was never answered. */
export function dueDay({ card, memory, day }: CardState): number | null {
  if (memory === null || day === null) return null;
  const days = intervalOf(memory, LONGEST_DAYS);
  if (days < SPREAD_FROM_DAYS) return day + days;
  const ratio = hashOf(`${card} ${day}`) / 2 ** 32;
  return day + Math.min(LONGEST_DAYS, Math.round(days * (1 + SPREAD * (2 * ratio - 1))));
}

/** Tells whether a card is due today. One whose last answer is of a day to come was dated by a wrong clock. */
export function isDue(state: CardState, today: number): boolean {
  const due = dueDay(state);
  if (!state.isKept) return false;
  return due === null || due <= today || (state.day ?? today) > today;
}

/** Computes the probability that a card is recalled today, from 0 to 1; 0 when it was never answered. */
export const recallOf = ({ memory, day }: CardState, today: number): number =>
  memory === null || day === null ? 0 : retrievability(memory, Math.max(0, today - day));

/** Classifies how firmly a card is known. */
export function firmnessOf({ memory }: CardState): 'nouveau' | 'fragile' | 'solide' {
  if (memory === null) return 'nouveau';
  return memory.stability < 21 ? 'fragile' : 'solide';
}
