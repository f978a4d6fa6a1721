import { fieldsOf, parseJson } from '@/lib/decode';
import { datedBy, type CardId, type ReviewEvent } from '@/lib/review/event';
import { MOST_STABILITY } from '@/lib/review/memory';
import { failure, success, type Result } from '@/lib/result';
import type { Unreadable } from '@/lib/sharedStore';

const VERSION = 1;

/** In characters: the limit of a log's text; a year of daily review takes a fiftieth. */
const MAX_CHARACTERS = 2_500_000;

/** Builds the JSON value of a log, in the storage and in the exported file. */
export const logValue = (events: readonly ReviewEvent[]): unknown => ({
  format: 'chroniques-revision',
  version: VERSION,
  events,
});

/** Serializes a log. */
export const writeLog = (events: readonly ReviewEvent[]): string =>
  JSON.stringify(logValue(events));

/** Parses a log. @param now milliseconds since 1970 */
export const readLog = (
  text: string,
  now = Date.now(),
): Result<readonly ReviewEvent[], Unreadable> =>
  text.length > MAX_CHARACTERS ? failure('too long') : decodeLog(parseJson(text), now);

/**
 * Decodes a log by hand: a schema library would outweigh the review. Invalid events and unknown fields are dropped;
 * future times are clamped to now.
 * @param now milliseconds since 1970
 */
export function decodeLog(
  value: unknown,
  now = Date.now(),
): Result<readonly ReviewEvent[], Unreadable> {
  const { format, version, events } = fieldsOf(value);
  if (format !== 'chroniques-revision' || typeof version !== 'number')
    return failure('damaged');
  if (version > VERSION) return failure('newer');
  if (!Array.isArray(events)) return failure('damaged');
  return success(
    events.flatMap((item: unknown) => {
      const event = eventOf(fieldsOf(item));
      return event ? datedBy(event, now) : [];
    }),
  );
}

function eventOf(fields: ReturnType<typeof fieldsOf>): ReviewEvent | null {
  const { id, at, card, kind, day, revision, undoes } = fields;
  if (!isName(id) || !isAtLeast(at, 0)) return null;
  if (kind === 'undone') {
    return isName(undoes) ? { id, at, kind, undoes } : null;
  }
  if (!isCard(card)) return null;
  if (kind === 'kept' || kind === 'dropped') return { id, at, kind, card };
  if (!isAtLeast(day, 0) || !Number.isInteger(day)) return null;
  if (kind === 'answered') {
    const { isRecalled } = fields;
    if (!isName(revision) || typeof isRecalled !== 'boolean') return null;
    return { id, at, kind, card, revision, day, isRecalled };
  }
  const { stability, difficulty } = fields;
  if (kind !== 'folded' || !isAtLeast(stability, 0.001) || !isAtLeast(difficulty, 1))
    return null;
  if (stability > MOST_STABILITY || difficulty > 10) return null;
  if (revision !== null && !isName(revision)) return null;
  return { id, at, kind, card, revision, day, stability, difficulty };
}

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= 80;

const isAtLeast = (value: unknown, min: number): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= min;

const isCard = (value: unknown): value is CardId =>
  typeof value === 'string' && /^[qt]:[a-z0-9-]{1,60}$/.test(value);
