import type { Episode } from '@/lib/episodes/episode';
import type { Passage } from '@/lib/episodes/telling/passages';
import { startsOf } from '@/lib/episodes/telling/telling';

export interface TimedPassage extends Passage {
  /** Start in seconds. */
  readonly start: number;
}

/**
 * Lists the passages with a start, in order.
 * @param minDistance least distance in seconds: of two closer passages the later one is listed
 */
export function timedPassages(
  { passages, transcript }: Pick<Episode, 'passages' | 'transcript'>,
  minDistance: number,
): readonly TimedPassage[] {
  const starts = startsOf(transcript);
  const startedPassages = passages.flatMap((passage) => {
    const start = starts.get(passage.at);
    return start === undefined ? [] : [{ ...passage, start }];
  });
  return startedPassages.filter(
    ({ start }, index) =>
      (startedPassages[index + 1]?.start ?? Infinity) - start >= minDistance,
  );
}
