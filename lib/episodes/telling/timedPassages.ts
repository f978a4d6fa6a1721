import type { Episode } from '@/lib/episodes/episode';
import type { Passage } from '@/lib/episodes/telling/passages';
import { startsOf } from '@/lib/episodes/telling/telling';

export interface TimedPassage extends Passage {
  /** Start in seconds. */
  readonly start: number;
}

/**
 * Lists the passages with a start, in order.
 * @param apart least distance in seconds: of two closer passages the later one is listed
 */
export function timedPassages(
  { passages, transcript }: Pick<Episode, 'passages' | 'transcript'>,
  apart: number,
): readonly TimedPassage[] {
  const starts = startsOf(transcript);
  const timed = passages.flatMap((passage) => {
    const start = starts.get(passage.at);
    return start === undefined ? [] : [{ ...passage, start }];
  });
  return timed.filter(
    ({ start }, index) => (timed[index + 1]?.start ?? Infinity) - start >= apart,
  );
}
