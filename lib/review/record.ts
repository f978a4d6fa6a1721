import { fieldsOf, parseJson } from '@/lib/decode';
import { datedBy, type CardId, type ReviewEvent } from '@/lib/review/event';
import { MOST_STABILITY } from '@/lib/review/memory';
import { failure, success, type Result } from '@/lib/result';

const VERSION = 1;

/** In characters: the limit of a log's text; a year of daily review takes a fiftieth. */
const MAX_CHARACTERS = 2_500_000;

/** Why a text is not a readable log: damaged, of a newer version of the site, or too long. */
export type Unreadable = 'damaged' | 'newer' | 'too long';

/** Serializes the log, for storage and for the exported file. */
export const writeLog = (events: readonly ReviewEvent[]): string =>
  JSON.stringify({ format: 'chroniques-revision', version: VERSION, events });

/**
 * Parses a log by hand: a schema library would outweigh the review. Invalid events and unknown fields are dropped;
 * future times are clamped to now.
 * @param now milliseconds since 1970
 */
export function readLog(
  text: string,
  now = Date.now(),
): Result<readonly ReviewEvent[], Unreadable> {
  if (text.length > MAX_CHARACTERS) return failure('too long');
  const { format, version, events } = fieldsOf(parseJson(text));
  if (format !== 'chroniques-revision' || typeof version !== 'number')
    return failure('damaged');
  if (version > VERSION) return failure('newer');
  if (!Array.isArray(events)) return failure('damaged');
  return success(
    events.flatMap((value: unknown) => {
      const event = eventOf(fieldsOf(value));
      return event ? datedBy(event, now) : [];
    }),
  );
}

function eventOf(fields: ReturnType<typeof fieldsOf>): ReviewEvent | null {
  const { id, at, card, kind, day, revision, undoes } = fields;
  if (!isName(id) || !isFrom(at, 0)) return null;
  if (kind === 'undone') {
    return isName(undoes) ? { id, at, kind, undoes } : null;
  }
  if (!isCard(card)) return null;
  if (kind === 'kept' || kind === 'dropped') return { id, at, kind, card };
  if (!isFrom(day, 0) || !Number.isInteger(day)) return null;
  if (kind === 'answered') {
    const { isRecalled } = fields;
    if (!isName(revision) || typeof isRecalled !== 'boolean') return null;
    return { id, at, kind, card, revision, day, isRecalled };
  }
  const { stability, difficulty } = fields;
  if (kind !== 'folded' || !isFrom(stability, 0.001) || !isFrom(difficulty, 1)) return null;
  if (stability > MOST_STABILITY || difficulty > 10) return null;
  if (revision !== null && !isName(revision)) return null;
  return { id, at, kind, card, revision, day, stability, difficulty };
}

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= 80;

const isFrom = (value: unknown, least: number): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= least;

const isCard = (value: unknown): value is CardId =>
  typeof value === 'string' && /^[qt]:[a-z0-9-]{1,60}$/.test(value);
