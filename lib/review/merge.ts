import { inOrder, type ReviewEvent } from '@/lib/review/event';

/**
 * Merges two logs by the ids of their events, in order. Commutative, associative and idempotent: devices that have
 * exchanged their logs, in whatever order and however often, agree. Of two events that claim one id, the one whose
 * text comes first is kept, whichever side it is on.
 */
export function mergeLogs(
  ours: readonly ReviewEvent[],
  theirs: readonly ReviewEvent[],
): readonly ReviewEvent[] {
  const byId = new Map<string, ReviewEvent>();
  for (const event of [...ours, ...theirs]) {
    const known = byId.get(event.id);
    if (!known || textOf(event) < textOf(known)) byId.set(event.id, event);
  }
  return [...byId.values()].sort(inOrder);
}

const textOf = (event: ReviewEvent): string =>
  JSON.stringify(Object.entries(event).sort(([one], [other]) => (one < other ? -1 : 1)));
