import { dayOf } from '@/lib/review/day';
import type { ReviewEvent } from '@/lib/review/event';

/** How far a clock may be ahead of this one, in milliseconds: a time zone that was left wrong is less. */
const AHEAD_MS = 86_400_000;

/**
 * Dates an event from outside no later than now, when it claims to be more than a day ahead: it would come after
 * whatever is answered later, here and on every device that it spreads to.
 * @param now milliseconds since 1970
 */
export function datedBy(event: ReviewEvent, now: number): ReviewEvent {
  const at = event.at > now + AHEAD_MS ? now : event.at;
  if (!('day' in event)) return { ...event, at };
  const day = event.day > dayOf(now + AHEAD_MS) ? dayOf(now) : event.day;
  return { ...event, at, day };
}
