import { inOrder, type ReviewEvent } from '@/lib/review/event';
import { replay } from '@/lib/review/replay';

/** About three years of daily review; the browser's storage would hold ten times as much. */
const MAX_EVENTS = 3000;
const LATEST_KEPT = 1500;

/** Compacts a log: folds the oldest events of each card into one of the same meaning. */
export function compact(events: readonly ReviewEvent[]): readonly ReviewEvent[] {
  if (events.length <= MAX_EVENTS) return events;
  const ordered = events.toSorted(inOrder);
  const old = ordered.slice(0, -LATEST_KEPT);
  const latest = ordered.slice(-LATEST_KEPT);
  const undone = new Set(
    latest.flatMap((event) => (event.kind === 'undone' ? event.undoes : [])),
  );
  // Old events that a recent one undoes are kept as they are.
  const undoneEvents = old.filter(({ id }) => undone.has(id));
  const at = old.at(-1)?.at ?? 0;
  const folds = [...replay(old.filter(({ id }) => !undone.has(id))).values()].flatMap(
    ({ card, isKept, memory, day, revision }): readonly ReviewEvent[] => {
      const id = `f-${card}-${day ?? 'x'}`;
      const fold =
        memory === null || day === null
          ? ({ id: `${id}-k`, at, kind: 'kept', card } as const)
          : ({ id, at, kind: 'folded', card, revision, day, ...memory } as const);
      return isKept ? [fold] : [fold, { id: `${id}-d`, at, kind: 'dropped', card }];
    },
  );
  return [...undoneEvents, ...folds, ...latest].sort(inOrder);
}
