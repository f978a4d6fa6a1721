import type { Entry } from '@/lib/timeline/entry';

type TimedEntry = Pick<Entry, 'id' | 'from' | 'to' | 'lane'>;

/** A step of keyboard navigation: along time, to another lane, over years, or to an end. */
export type Step =
  | { readonly to: 'next' | 'previous' | 'above' | 'below' | 'first' | 'last' }
  | { readonly to: 'later' | 'earlier'; readonly days: number };

/** Finds the entry to which a step leads; null for none. The list is chronological. */
export function stepFrom<E extends TimedEntry>(
  sorted: readonly E[],
  fromId: string | null,
  step: Step,
  lanes: readonly string[],
): E | null {
  const index = sorted.findIndex(({ id }) => id === fromId);
  const current = sorted[index];
  if (!current) return sorted[0] ?? null;
  switch (step.to) {
    case 'next':
      return sorted[index + 1] ?? null;
    case 'previous':
      return sorted[index - 1] ?? null;
    case 'first':
      return sorted[0] ?? null;
    case 'last':
      return sorted.at(-1) ?? null;
    case 'above':
    case 'below': {
      const direction = step.to === 'above' ? -1 : 1;
      for (
        let lane = lanes.indexOf(current.lane) + direction;
        lanes[lane] !== undefined;
        lane += direction
      ) {
        const laneEntry = nearest(
          sorted.filter((entry) => entry.lane === lanes[lane]),
          current.from,
        );
        if (laneEntry) return laneEntry;
      }
      return null;
    }
    case 'later':
      return (
        sorted.find(({ from }) => from >= current.from + step.days) ?? sorted.at(-1) ?? null
      );
    case 'earlier':
      return (
        sorted.findLast(({ from }) => from <= current.from - step.days) ?? sorted[0] ?? null
      );
  }
}

function nearest<E extends TimedEntry>(entries: readonly E[], day: number): E | null {
  return entries.reduce<E | null>(
    (best, entry) =>
      best === null || Math.abs(entry.from - day) < Math.abs(best.from - day) ? entry : best,
    null,
  );
}
