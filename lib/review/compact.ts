import { inOrder, type ReviewEvent } from '@/lib/review/event';
import { replay } from '@/lib/review/replay';

/** About three years of daily review; the browser's storage would hold ten times as much. */
const MAX_EVENTS = 3000;
const UNFOLDED_COUNT = 1500;

/** Compacts a log: folds the oldest events of each card into one event of the same meaning. */
export function compact(events: readonly ReviewEvent[]): readonly ReviewEvent[] {
  if (events.length <= MAX_EVENTS) return events;
  const ordered = events.toSorted(inOrder);
  const oldEvents = ordered.slice(0, -UNFOLDED_COUNT);
  const latestEvents = ordered.slice(-UNFOLDED_COUNT);
  const undoneIds = new Set(
    latestEvents.flatMap((event) => (event.kind === 'undone' ? event.undoes : [])),
  );
  // Old events that a recent event undoes are kept unchanged.
  const undoneEvents = oldEvents.filter(({ id }) => undoneIds.has(id));
  const lastOldTime = oldEvents.at(-1)?.at ?? 0;
  const folds = [...replay(oldEvents.filter(({ id }) => !undoneIds.has(id))).values()].flatMap(
    ({ card, isKept, memory, day, revision }): readonly ReviewEvent[] => {
      const id = `f-${card}-${day ?? 'x'}`;
      const foldedEvent =
        memory === null || day === null
          ? ({ id: `${id}-k`, at: lastOldTime, kind: 'kept', card } as const)
          : ({ id, at: lastOldTime, kind: 'folded', card, revision, day, ...memory } as const);
      return isKept
        ? [foldedEvent]
        : [foldedEvent, { id: `${id}-d`, at: lastOldTime, kind: 'dropped', card }];
    },
  );
  return [...undoneEvents, ...folds, ...latestEvents].sort(inOrder);
}
