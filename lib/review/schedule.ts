import { intervalOf, retrievability } from '@/lib/review/memory';
import type { CardState } from '@/lib/review/replay';
import { hashOf } from '@/lib/text/hash';

/** In days: the longest interval between reviews, a year. */
const MAX_INTERVAL_DAYS = 365;

/** Spread of due days for cards learnt together: up to a twentieth of the interval, by the card's hash. */
const SPREAD_RATIO = 0.05;
const MIN_SPREAD_DAYS = 7;

/** Computes the due day of a card, as from `dayOf`; null before the first answer. */
export function dueDay({ card, memory, day }: CardState): number | null {
  if (memory === null || day === null) return null;
  const days = intervalOf(memory, MAX_INTERVAL_DAYS);
  if (days < MIN_SPREAD_DAYS) return day + days;
  const ratio = hashOf(`${card} ${day}`) / 2 ** 32;
  return (
    day + Math.min(MAX_INTERVAL_DAYS, Math.round(days * (1 + SPREAD_RATIO * (2 * ratio - 1))))
  );
}

/** Tells whether a card is due today. A last answer in the future comes from a wrong clock, and counts as due. */
export function isDue(state: CardState, today: number): boolean {
  const due = dueDay(state);
  if (!state.isKept) return false;
  return due === null || due <= today || (state.day ?? today) > today;
}

/** Computes the probability of recalling a card today, from 0 to 1; 0 before the first answer. */
export const recallOf = ({ memory, day }: CardState, today: number): number =>
  memory === null || day === null ? 0 : retrievability(memory, Math.max(0, today - day));

/** Classifies how firmly a card is known. */
export function firmnessOf({ memory }: CardState): 'nouveau' | 'fragile' | 'solide' {
  if (memory === null) return 'nouveau';
  return memory.stability < 21 ? 'fragile' : 'solide';
}
