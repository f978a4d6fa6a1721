import { isListOf, isRecord, isWithin } from '@/lib/decode';
import { isFinished } from '@/lib/player/core/position';
import type { PlayerRecord } from '@/lib/player/persistence/playerRecord';

/** A former audio of an episode. Lengths and starts in seconds. */
export interface ReplacedSound {
  /** Lengths of the former audio, which identifies its saved positions, and, as `to`, of the next audio. */
  readonly from: number;
  readonly to: number;
  /** Start of each sentence in the former audio, with the start of the same sentence in the next audio, in order. */
  readonly starts: readonly (readonly [before: number, after: number])[];
}

/** Former audios of each episode, by slug, oldest first. */
export type EarlierSounds = Readonly<Record<string, readonly ReplacedSound[]>>;

/** Address of the table that `scripts/narrate.ts` and `scripts/align.ts` write. */
export const EARLIER_SOUNDS_PATH = '/audio/earlier.json';

/** In seconds: difference within which two lengths are of the same audio, for padding and rounding. */
export const SAME_LENGTH = 1;

/** In seconds: a sentence counts from this much before its start, since elements round the second of a seek. */
const LEAD_SECONDS = 0.05;

/** Converts a second of a former audio to the start of the same sentence in the next audio. */
function convertSecond(second: number, { from, to, starts }: ReplacedSound): number {
  if (isFinished(second, from)) return to;
  return starts.findLast(([formerStart]) => formerStart <= second + LEAD_SECONDS)?.[1] ?? 0;
}

/** Converts a listener's record to the present audios: each position becomes the start of its sentence. */
export function movedRecord(record: PlayerRecord, earlier: EarlierSounds): PlayerRecord {
  const changesSince = (id: string, length: number): readonly ReplacedSound[] => {
    const changes = earlier[id] ?? [];
    const firstIndex = changes.findIndex(({ from }) => Math.abs(from - length) <= SAME_LENGTH);
    return firstIndex < 0 ? [] : changes.slice(firstIndex);
  };
  const { current } = record;
  const lastChange = current && changesSince(current.id, current.announcedDuration ?? 0).at(-1);
  return {
    ...record,
    positions: record.positions.map((position) =>
      changesSince(position.id, position.duration).reduce(
        (converted, change) => ({
          ...converted,
          t: convertSecond(converted.t, change),
          duration: change.to,
        }),
        position,
      ),
    ),
    current: current && lastChange ? { ...current, announcedDuration: lastChange.to } : current,
  };
}

/** Decodes the table of former audios; null when invalid. */
export const decodeEarlierSounds = (value: unknown): EarlierSounds | null =>
  isEarlierSounds(value) ? value : null;

const isEarlierSounds = (value: unknown): value is EarlierSounds =>
  isRecord(value) &&
  Object.values(value).every((changes) => isListOf(changes, isReplacedSound));

const isSecond = (value: unknown): value is number => isWithin(value, 0, Number.MAX_VALUE);

const isPair = (value: unknown): value is readonly [number, number] =>
  isListOf(value, isSecond) && value.length === 2;

const isReplacedSound = (value: unknown): value is ReplacedSound =>
  isRecord(value) &&
  isSecond(value.from) &&
  isSecond(value.to) &&
  isListOf(value.starts, isPair);
