import { YEAR_DAYS } from '@/lib/timeline/bounds';
import type { BoardEntry } from '@/lib/timeline/board/board';
import { stepFrom, type Step } from '@/lib/timeline/steps';

/** Steps between entries by key; `PageUp` and `PageDown` step by years. */
const KEY_STEPS: Readonly<Record<string, Step>> = {
  ArrowLeft: { to: 'previous' },
  ArrowRight: { to: 'next' },
  ArrowUp: { to: 'above' },
  ArrowDown: { to: 'below' },
  Home: { to: 'first' },
  End: { to: 'last' },
};

const DECADE = 10 * YEAR_DAYS;
const CENTURY = 100 * YEAR_DAYS;

/** Maps a key to a step between entries; null for other keys. */
export function stepOf({
  key,
  shiftKey,
}: {
  readonly key: string;
  readonly shiftKey: boolean;
}): Step | null {
  const days = shiftKey ? CENTURY : DECADE;
  if (key === 'PageUp') return { to: 'earlier', days };
  if (key === 'PageDown') return { to: 'later', days };
  return KEY_STEPS[key] ?? null;
}

/** Finds the entry to which a key leads from the entry `originId`; null without such an entry. */
export function entryByKey(
  event: { readonly key: string; readonly shiftKey: boolean },
  entries: readonly BoardEntry[],
  originId: string,
  lanes: readonly { readonly id: string }[],
): BoardEntry | null {
  const step = stepOf(event);
  const ids = lanes.map(({ id }) => id);
  return step && stepFrom(entries, originId, step, ids);
}
