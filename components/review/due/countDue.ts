import { DUE_KEY } from '@/components/review/due/dueKey';
import type { CardId } from '@/lib/review/event';
import type { CardState } from '@/lib/review/replay';
import { dueDay } from '@/lib/review/schedule';

/** Storage key of the kept cards whose questions have left the bank; only the review's page loads the bank. */
export const GONE_KEY = 'revision-retirees';

interface Box {
  readonly read: (key: string) => string | null;
  readonly write: (key: string, text: string) => void;
}
type States = ReadonlyMap<CardId, CardState>;

/**
 * Writes the sorted days on which kept cards come due, for the pages that count them; cards that
 * have left the bank are excluded.
 * @throws the exceptions of the box
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
 * Writes the ids of the cards that have left the bank. @returns whether they changed
 * @throws the exceptions of the box
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
