import { isListOf, isRecord, isWithin } from '@/lib/decode';
import { isFinished } from '@/lib/player/core/position';
import type { PlayerRecord } from '@/lib/player/persistence/playerRecord';

/** A sound of an episode that another one has replaced. Lengths and starts in seconds. */
export interface ReplacedSound {
  /** How long the replaced sound lasts, by which a saved position is known to be of it, and the next one. */
  readonly from: number;
  readonly to: number;
  /** Where each sentence begins in the replaced sound, and where what it says is heard in the next one, in order. */
  readonly starts: readonly (readonly [before: number, after: number])[];
}

/** The replaced sounds of each episode, by slug, the oldest first. */
export type EarlierSounds = Readonly<Record<string, readonly ReplacedSound[]>>;

/** Address of the table that `scripts/narrate.ts` and `scripts/align.ts` write. */
export const EARLIER_SOUNDS_PATH = '/audio/earlier.json';

/** Two lengths of one sound, in seconds, differ less: an encoder's padding, a rounded announcement. */
export const SAME_LENGTH = 1;

/** Seconds before the start of a sentence from which it counts as begun: elements round the second of a seek. */
const LEAD = 0.05;

/** Finds the second of the present sound at which the sentence begins that was heard in a replaced one. */
function movedSecond(second: number, { from, to, starts }: ReplacedSound): number {
  if (isFinished(second, from)) return to;
  return starts.findLast(([before]) => before <= second + LEAD)?.[1] ?? 0;
}

/**
 * Moves what was kept of a listener from replaced sounds to the present ones: each position to the start of the
 * sentence in which it stood.
 */
export function movedRecord(record: PlayerRecord, earlier: EarlierSounds): PlayerRecord {
  const since = (id: string, length: number): readonly ReplacedSound[] => {
    const changes = earlier[id] ?? [];
    const first = changes.findIndex(({ from }) => Math.abs(from - length) <= SAME_LENGTH);
    return first < 0 ? [] : changes.slice(first);
  };
  const { current } = record;
  const last = current && since(current.id, current.announcedDuration ?? 0).at(-1);
  return {
    ...record,
    positions: record.positions.map((position) =>
      since(position.id, position.duration).reduce(
        (moved, change) => ({ ...moved, t: movedSecond(moved.t, change), duration: change.to }),
        position,
      ),
    ),
    current: current && last ? { ...current, announcedDuration: last.to } : current,
  };
}

/** Decodes the table; null when it is something else. */
export const decodeEarlierSounds = (value: unknown): EarlierSounds | null =>
  isEarlier(value) ? value : null;

const isEarlier = (value: unknown): value is EarlierSounds =>
  isRecord(value) && Object.values(value).every((changes) => isListOf(changes, isReplaced));

const isSecond = (value: unknown): value is number => isWithin(value, 0, Number.MAX_VALUE);

const isPair = (value: unknown): value is readonly [number, number] =>
  isListOf(value, isSecond) && value.length === 2;

const isReplaced = (value: unknown): value is ReplacedSound =>
  isRecord(value) &&
  isSecond(value.from) &&
  isSecond(value.to) &&
  isListOf(value.starts, isPair);
