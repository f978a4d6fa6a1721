import type { Entry } from '@/lib/timeline/entry';

type Timed = Pick<Entry, 'id' | 'from' | 'to' | 'lane'>;

/** A step of keyboard navigation: along time, to another lane, over years, or to an end. */
export type Step =
  | { readonly to: 'next' | 'previous' | 'above' | 'below' | 'first' | 'last' }
  | { readonly to: 'later' | 'earlier'; readonly days: number };

/** Finds the entry to which a step leads; null for none. The list is chronological. */
export function stepFrom<E extends Timed>(
  inTime: readonly E[],
  fromId: string | null,
  step: Step,
  lanes: readonly string[],
): E | null {
  const at = inTime.findIndex(({ id }) => id === fromId);
  const current = inTime[at];
  if (!current) return inTime[0] ?? null;
  switch (step.to) {
    case 'next':
      return inTime[at + 1] ?? null;
    case 'previous':
      return inTime[at - 1] ?? null;
    case 'first':
      return inTime[0] ?? null;
    case 'last':
      return inTime.at(-1) ?? null;
    case 'above':
    case 'below': {
      const direction = step.to === 'above' ? -1 : 1;
      for (
        let lane = lanes.indexOf(current.lane) + direction;
        lanes[lane] !== undefined;
        lane += direction
      ) {
        const other = nearest(
          inTime.filter((entry) => entry.lane === lanes[lane]),
          current.from,
        );
        if (other) return other;
      }
      return null;
    }
    case 'later':
      return (
        inTime.find(({ from }) => from >= current.from + step.days) ?? inTime.at(-1) ?? null
      );
    case 'earlier':
      return (
        inTime.findLast(({ from }) => from <= current.from - step.days) ?? inTime[0] ?? null
      );
  }
}

function nearest<E extends Timed>(entries: readonly E[], day: number): E | null {
  return entries.reduce<E | null>(
    (best, entry) =>
      best === null || Math.abs(entry.from - day) < Math.abs(best.from - day) ? entry : best,
    null,
  );
}
