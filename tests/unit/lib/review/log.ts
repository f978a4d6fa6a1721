import fc from 'fast-check';
import type { SpokenTerm } from '@/lib/glossary/spokenTerm';
import type { Answered, CardId, Folded, ReviewEvent } from '@/lib/review/event';

export const answeredEvent = (
  id: string,
  day: number,
  fields: Partial<Pick<Answered, 'card' | 'revision' | 'isRecalled' | 'at'>> = {},
): Answered => ({
  id,
  at: day * 86_400_000,
  kind: 'answered',
  card: 'q:q-105',
  revision: 'r1',
  day,
  isRecalled: true,
  ...fields,
});

/** Creates the event in which a compacted log keeps the memory of q:q-105. */
export const foldEvents = (day: number, fields: Partial<Folded> = {}): Folded => ({
  ...{ id: 'f', at: day * 86_400_000, kind: 'folded', card: 'q:q-105', revision: null },
  ...{ day, stability: 10, difficulty: 5, ...fields },
});

/** Creates an exported file with events. */
export const exportedFile = (...events: readonly unknown[]): string =>
  JSON.stringify({ format: 'chroniques-revision', version: 1, events });

/** Creates a term of the glossary, spoken in episodes. */
export const spokenTerm = (rank: number, episodes: readonly string[]): SpokenTerm => ({
  slug: `terme-${rank}`,
  term: `Terme ${rank}`,
  transliteration: `tarm ${rank}`,
  definition: `Ce que veut dire le terme ${rank}.`,
  episodes,
});

const ids = fc.integer({ min: 0, max: 40 }).map((rank) => `e${rank}`);
const cards = fc.constantFrom<CardId>('q:q-105', 'q:q-106', 't:hegire');
const times = fc.integer({ min: 0, max: 3_000_000_000 });

const kindOf = <Kind extends string>(kind: Kind) => ({
  id: ids,
  at: times,
  kind: fc.constant(kind),
});

const anyEvent: fc.Arbitrary<ReviewEvent> = fc.oneof(
  fc.record({ ...kindOf('kept'), card: cards }),
  fc.record({ ...kindOf('dropped'), card: cards }),
  fc.record({ ...kindOf('undone'), undoes: ids }),
  fc.record({
    ...kindOf('answered'),
    card: cards,
    revision: fc.constantFrom('r1', 'r2'),
    day: fc.integer({ min: 0, max: 60 }),
    isRecalled: fc.boolean(),
  }),
);

/** Generates random logs with common ids, which a merge must resolve. */
export const logs = fc.array(anyEvent, { maxLength: 25 });
