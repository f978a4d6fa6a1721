import { parseJson } from '@/lib/decode';
import { dayOf } from '@/lib/review/day';
import type { TextStorage } from '@/lib/textStorage';

/** Storage key of the sorted due days: a page that counts cards needs no other data of the review. */
export const DUE_KEY = 'revision-jours';

/** Largest number of cards in a sitting. */
const MAX_CARDS = 20;

/** Counts the cards due at a time, twenty at most; 0 without a readable review. */
export function countDueCards({ read }: TextStorage, now = Date.now()): number {
  const days = parseJson(read(DUE_KEY));
  const today = dayOf(now);
  if (!Array.isArray(days)) return 0;
  return Math.min(
    MAX_CARDS,
    days.filter((day) => typeof day === 'number' && day <= today).length,
  );
}
