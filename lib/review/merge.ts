import { inOrder, type ReviewEvent } from '@/lib/review/event';

/**
 * Merges two logs by event ids, in order. Commutative, associative and idempotent: devices that exchange their logs in
 * any order agree. Of two events with one id, the one whose text sorts first is kept.
 */
export function mergeLogs(
  ours: readonly ReviewEvent[],
  theirs: readonly ReviewEvent[],
): readonly ReviewEvent[] {
  const byId = new Map<string, ReviewEvent>();
  for (const event of [...ours, ...theirs]) {
    const stored = byId.get(event.id);
    if (!stored || textOf(event) < textOf(stored)) byId.set(event.id, event);
  }
  return [...byId.values()].sort(inOrder);
}

const textOf = (event: ReviewEvent): string =>
  JSON.stringify(Object.entries(event).sort(([one], [other]) => (one < other ? -1 : 1)));
