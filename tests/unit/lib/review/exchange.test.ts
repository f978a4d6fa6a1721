import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { encode } from 'uqr';
import { cardOf, termCard, type CardId } from '@/lib/review/event';
import { formatReviewLink, parseReviewLink } from '@/lib/review/link';
import { mergeLogs } from '@/lib/review/merge';
import { readLog, writeLog } from '@/lib/review/record';
import { replay, type CardState } from '@/lib/review/replay';
import { forAll } from '@/tests/fixtures/property';
import { answered, logs } from './log';

/** Of the largest code that a telephone reads from a screen, as the page draws it. */
const MOST_VERSION = 24;

const fixture = readFileSync(join(process.cwd(), 'tests/fixtures/review/v1.json'), 'utf8');

describe('an exported file', () => {
  it('is read back as it was written', () => {
    forAll(logs, (log) => {
      expect(readLog(writeLog(log))).toEqual({ ok: true, value: log });
    });
  });

  it('of version 1 is readable for ever', () => {
    const read = readLog(fixture);
    if (!read.ok) throw new Error(read.error);
    expect(read.value.map(({ kind }) => kind)).toEqual([
      'kept',
      'answered',
      'answered',
      'undone',
      'dropped',
      'folded',
    ]);
    expect([...replay(read.value).keys()]).toEqual(['q:q-105', 'q:q-131', 'q:q-112']);
  });

  it.each([
    ['damaged', ''],
    ['damaged', '{'],
    ['damaged', 'null'],
    ['damaged', '[]'],
    ['damaged', '{"version":1,"events":[]}'],
    ['damaged', '{"format":"chroniques-revision","version":"1","events":[]}'],
    ['damaged', '{"format":"chroniques-revision","version":1,"events":{}}'],
    ['newer', '{"format":"chroniques-revision","version":2,"events":[]}'],
    ['too long', ' '.repeat(5_000_000)],
  ])('is refused as %s, without an error', (error, text) => {
    expect(readLog(text)).toEqual({ ok: false, error });
  });

  it('loses the events that do not read, and the fields that no event has', () => {
    const good = answered('a', 10);
    const hostile =
      `{"format":"chroniques-revision","version":1,"__proto__":{"polluted":1},"events":[` +
      `${JSON.stringify({ ...good, extra: 'x' })},{"id":"b"},null,7,` +
      `{"id":"c","at":-1,"kind":"kept","card":"q:q-105"},` +
      `{"id":"d","at":1,"kind":"kept","card":"__proto__"},` +
      `{"__proto__":{"id":"e"},"at":1,"kind":"kept","card":"q:q-1"}]}`;
    expect(readLog(hostile)).toEqual({ ok: true, value: [good] });
    expect({}).not.toHaveProperty('polluted');
  });

  it('never throws, whatever it is', () => {
    forAll(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(readLog(text).ok).toBe(false);
    });
  });
});

/** As many as the glossary has, and no two that a link could not tell apart. */
const TERMS = Array.from({ length: 71 }, (_, rank) => termCard(`terme-${rank}`));

const anyCard: fc.Arbitrary<CardId> = fc.oneof(
  fc.integer({ min: 0, max: 999 }).map((rank) => cardOf(`q-${String(rank).padStart(3, '0')}`)),
  fc.constantFrom(...TERMS),
);

const states: fc.Arbitrary<readonly CardState[]> = fc
  .uniqueArray(
    fc.record({
      card: anyCard,
      stability: fc.double({ min: 0.001, max: 3000, noNaN: true }),
      difficulty: fc.double({ min: 1, max: 10, noNaN: true }),
      day: fc.option(fc.integer({ min: 19_000, max: 20_000 })),
    }),
    { selector: ({ card }) => card, maxLength: 300 },
  )
  .map((cards) =>
    cards.map(({ card, day, ...memory }) => ({
      card,
      isKept: true,
      memory: day === null ? null : memory,
      day,
      revision: null,
    })),
  );

describe('a link', () => {
  it('carries each card, its day, and its memory to within a seventh', () => {
    fc.assert(
      fc.property(states, (cards) => {
        const events = parseReviewLink(formatReviewLink(cards, 20_000), TERMS);
        const read = replay(events ?? []);
        expect(read.size).toBe(cards.length);
        for (const { card, day, memory } of cards) {
          const other = read.get(card);
          expect(other?.day).toBe(day);
          expect(other?.isKept).toBe(true);
          if (!memory) continue;
          expect((other?.memory?.stability ?? 0) / memory.stability).toBeLessThan(1.08);
          expect((other?.memory?.stability ?? 0) / memory.stability).toBeGreaterThan(0.92);
          expect(Math.abs((other?.memory?.difficulty ?? 0) - memory.difficulty)).toBeLessThan(
            0.15,
          );
        }
      }),
      { numRuns: 50 },
    );
  });

  it('read twice changes nothing, and does not change the device that made it', () => {
    const log = [answered('a', 19_990), answered('b', 19_995, { card: 'q:q-131' })];
    const link = parseReviewLink(formatReviewLink(replay(log).values(), 20_000), []) ?? [];
    const once = mergeLogs([], link);
    expect(mergeLogs(once, link)).toEqual(once);
    expect(replay(mergeLogs(log, link))).toEqual(replay(log));
  });

  it('leaves out a term that is none any more, and nothing else', () => {
    const cards: readonly CardState[] = ['t:terme-1', 'q:q-105', 't:disparu'].map((card) => ({
      card: card as CardId,
      isKept: true,
      memory: { stability: 10, difficulty: 5 },
      day: 19_990,
      revision: null,
    }));
    const events = parseReviewLink(formatReviewLink(cards, 20_000), TERMS) ?? [];
    expect([...replay(events).keys()].toSorted()).toEqual(['q:q-105', 't:terme-1']);
  });

  it('of every question and every term, a year old, fits a code that a telephone reads', () => {
    const questions = Array.from({ length: 207 }, (_, rank) =>
      cardOf(`q-${String(rank + 1).padStart(3, '0')}`),
    );
    const cards = [...questions, ...TERMS].map((card, rank): CardState => ({
      card,
      isKept: true,
      memory: { stability: 1 + rank, difficulty: 1 + (rank % 9) },
      day: 20_000 - (rank % 90),
      revision: null,
    }));
    const address = `https://chroniques-de-l-islam.fr/outils/revision#r=${formatReviewLink(cards, 20_000)}`;
    expect(encode(address, { ecc: 'L' }).version).toBeLessThanOrEqual(MOST_VERSION);
  });

  it.each(['', 'A', 'B+', 'Bé', 'BAAAAA_', 'C' + 'A'.repeat(50), 'B' + '_'.repeat(50)])(
    'is refused when it is %p',
    (text) => {
      const events = parseReviewLink(text, TERMS);
      expect(events).toBeNull();
    },
  );

  it('that has lost its end is refused', () => {
    const whole = formatReviewLink(
      ['q:q-105', 'q:q-131', 't:terme-1'].map((card): CardState => ({
        card: card as CardId,
        isKept: true,
        memory: { stability: 40, difficulty: 5 },
        day: 19_900,
        revision: null,
      })),
      20_000,
    );
    expect(parseReviewLink(whole, TERMS)).toHaveLength(3);
    for (let length = 0; length < whole.length; length += 1)
      expect(parseReviewLink(whole.slice(0, length), TERMS)).toBeNull();
  });

  it('never throws, whatever it is', () => {
    forAll(fc.string(), (text) => void parseReviewLink(`B${text}`, TERMS));
  });
});
