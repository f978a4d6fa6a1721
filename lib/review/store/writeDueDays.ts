import { parseJson } from '@/lib/decode';
import type { CardId } from '@/lib/review/event';
import type { CardState } from '@/lib/review/replay';
import { dueDay } from '@/lib/review/schedule';
import { DUE_KEY } from '@/lib/review/store/dueDays';
import type { OpenStorage } from '@/lib/textStorage';

/** Storage key of the kept cards whose questions have left the bank; only the review's page loads the bank. */
export const MISSING_KEY = 'revision-retirees';

type OpenedStorage = ReturnType<OpenStorage>;
type CardStates = ReadonlyMap<CardId, CardState>;

/**
 * Writes the sorted days on which kept cards come due, for the pages that count due cards; cards that have left the
 * bank are excluded.
 * @throws the exceptions of the storage
 */
export function writeDueDays(storage: OpenedStorage, states: CardStates, today: number): void {
  const missing = new Set(readMissingCards(storage));
  const days = [...states.values()]
    .filter(({ isKept, card }) => isKept && !missing.has(card))
    .map((state) => dueDay(state) ?? today)
    .sort((a, b) => a - b);
  storage.setItem(DUE_KEY, JSON.stringify(days));
}

/**
 * Writes the ids of the cards that have left the bank. @returns whether the ids changed
 * @throws the exceptions of the storage
 */
export function writeMissingCards(
  storage: OpenedStorage,
  states: CardStates,
  currentCards: Pick<CardStates, 'has'>,
): boolean {
  const missing = [...states.keys()].filter((card) => !currentCards.has(card)).sort();
  if (readMissingCards(storage).join() === missing.join()) return false;
  storage.setItem(MISSING_KEY, JSON.stringify(missing));
  return true;
}

function readMissingCards(storage: OpenedStorage): readonly unknown[] {
  const cardIds = parseJson(storage.getItem(MISSING_KEY));
  return Array.isArray(cardIds) ? cardIds : [];
}
