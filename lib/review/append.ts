import type { Answered, CardId, Dropped, Kept, ReviewEvent, Undone } from '@/lib/review/event';

type Unstamped<E extends ReviewEvent> = Omit<E, 'id' | 'at'>;

/** A new event before it has an id and a time. */
export type NewEvent =
  Unstamped<Kept> | Unstamped<Dropped> | Unstamped<Answered> | Unstamped<Undone>;

/**
 * Stamps an event with an id and a time: now, or just after the latest known event when the clock was set back, so that
 * the event is replayed last.
 * @param now milliseconds since 1970
 */
export function stampEvent(
  event: NewEvent,
  log: readonly ReviewEvent[],
  { id, now }: { readonly id: string; readonly now: number },
): ReviewEvent {
  const latestTime = log.reduce((latestTime, { at }) => Math.max(latestTime, at), 0);
  return { ...event, id, at: Math.max(now, latestTime + 1) };
}

/** Lists the events that keep cards, without cards already kept. */
export const keepEvents = (
  cards: readonly CardId[],
  isKept: (card: CardId) => boolean,
): readonly NewEvent[] =>
  [...new Set(cards)]
    .filter((card) => !isKept(card))
    .map((card) => ({ kind: 'kept', card }) as const);
