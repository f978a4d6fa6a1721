import { inOrder, type ReviewEvent } from '@/lib/review/event';

/**
 * Merges two logs by event ids, in order. Commutative, associative and idempotent: devices that exchange their logs in
 * any order agree. Of two events with one id, the event whose text sorts first is kept.
 */
export function mergeLogs(
  local: readonly ReviewEvent[],
  received: readonly ReviewEvent[],
): readonly ReviewEvent[] {
  const byId = new Map<string, ReviewEvent>();
  for (const event of [...local, ...received]) {
    const stored = byId.get(event.id);
    if (!stored || serializeEvent(event) < serializeEvent(stored)) byId.set(event.id, event);
  }
  return [...byId.values()].sort(inOrder);
}

const serializeEvent = (event: ReviewEvent): string =>
  JSON.stringify(Object.entries(event).sort(([a], [b]) => (a < b ? -1 : 1)));
