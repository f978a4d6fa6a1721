import fc from 'fast-check';
import type { ToldTerm } from '@/lib/glossary/toldTerm';
import type { Answered, CardId, ReviewEvent } from '@/lib/review/event';

export const answered = (
  id: string,
  day: number,
  part: Partial<Pick<Answered, 'card' | 'revision' | 'isRecalled' | 'at'>> = {},
): Answered => ({
  id,
  at: day * 86_400_000,
  kind: 'answered',
  card: 'q:q-105',
  revision: 'r1',
  day,
  isRecalled: true,
  ...part,
});

/** A term of the glossary, heard in these episodes. */
export const toldTerm = (rank: number, episodes: readonly string[]): ToldTerm => ({
  slug: `terme-${rank}`,
  term: `Terme ${rank}`,
  transliteration: `tarm ${rank}`,
  definition: `Ce que veut dire le terme ${rank}.`,
  episodes,
});

const ids = fc.integer({ min: 0, max: 40 }).map((rank) => `e${rank}`);
const cards = fc.constantFrom<CardId>('q:q-105', 'q:q-106', 't:hegire');
const times = fc.integer({ min: 0, max: 3_000_000_000 });

const anyEvent: fc.Arbitrary<ReviewEvent> = fc.oneof(
  fc.record({ id: ids, at: times, kind: fc.constant('kept' as const), card: cards }),
  fc.record({ id: ids, at: times, kind: fc.constant('dropped' as const), card: cards }),
  fc.record({ id: ids, at: times, kind: fc.constant('undone' as const), undoes: ids }),
  fc.record({
    id: ids,
    at: times,
    kind: fc.constant('answered' as const),
    card: cards,
    revision: fc.constantFrom('r1', 'r2'),
    day: fc.integer({ min: 0, max: 60 }),
    isRecalled: fc.boolean(),
  }),
);

/** Logs that share ids, so that merging has something to settle. */
export const logs = fc.array(anyEvent, { maxLength: 25 });
