import { DUE_KEY } from '@/components/review/due/dueKey';
import type { CardId } from '@/lib/review/event';
import type { CardState } from '@/lib/review/replay';
import { dueDay } from '@/lib/review/schedule';

/** Where the cards are named that are kept and that nothing asks any more: only the review's page knows them. */
export const GONE_KEY = 'revision-retirees';

interface Box {
  readonly read: (key: string) => string | null;
  readonly write: (key: string, text: string) => void;
}
type States = ReadonlyMap<CardId, CardState>;

/**
 * Writes the days on which the cards come due, for the pages that count them; those that are gone are not counted.
 * @throws what the box throws
 */
export function writeDueDays(box: Box, states: States, today: number): void {
  const gone = new Set(goneIn(box));
  const days = [...states.values()]
    .filter(({ isKept, card }) => isKept && !gone.has(card))
    .map((state) => dueDay(state) ?? today)
    .sort((one, other) => one - other);
  box.write(DUE_KEY, JSON.stringify(days));
}

/**
 * Writes which cards are gone; tells whether that is news.
 * @throws what the box throws
 */
export function writeGone(box: Box, states: States, known: Pick<States, 'has'>): boolean {
  const gone = [...states.keys()].filter((card) => !known.has(card)).sort();
  if (goneIn(box).join() === gone.join()) return false;
  box.write(GONE_KEY, JSON.stringify(gone));
  return true;
}

function goneIn(box: Box): readonly unknown[] {
  try {
    const names: unknown = JSON.parse(box.read(GONE_KEY) ?? '[]');
    return Array.isArray(names) ? names : [];
  } catch {
    return [];
  }
}
