import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { encode } from 'uqr';
import { cardOf, termCard, type CardId } from '@/lib/review/event';
import { formatReviewLink, parseReviewLink } from '@/lib/review/link';
import { mergeLogs } from '@/lib/review/merge';
import { readLog, writeLog } from '@/lib/review/record';
import { replay, type CardState } from '@/lib/review/replay';
import { forAll } from '@/tests/fixtures/runners/property';
import { answeredEvent, exportedFile, logs } from './log';

/** Greatest version of a QR code that telephones read from a screen, at the page's size. */
const MAX_VERSION = 24;

const fixture = readFileSync(join(process.cwd(), 'tests/fixtures/review/v1.json'), 'utf8');

describe('an exported file', () => {
  it('is read back as it was written', () => {
    forAll(logs, (log) => {
      expect(readLog(writeLog(log))).toEqual({ ok: true, value: log });
    });
  });

  it('of version 1 stays readable', () => {
    const decoded = readLog(fixture);
    if (!decoded.ok) throw new Error(decoded.error);
    const kinds = decoded.value.map(({ kind }) => kind);
    expect(kinds.join(' ')).toBe('kept answered answered undone dropped folded');
    expect([...replay(decoded.value).keys()]).toEqual(['q:q-105', 'q:q-131', 'q:q-112']);
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
  ])('is refused as %s, without an exception', (error, text) => {
    expect(readLog(text)).toEqual({ ok: false, error });
  });

  it('is decoded without invalid events and unknown fields', () => {
    const validEvent = answeredEvent('a', 10);
    const hostile = exportedFile(
      { ...validEvent, extra: 'x' },
      ...[{ id: 'b' }, null, 7],
      { id: 'c', at: -1, kind: 'kept', card: 'q:q-105' },
      { id: 'd', at: 1, kind: 'kept', card: '__proto__' },
      { ['__proto__']: { id: 'e' }, at: 1, kind: 'kept', card: 'q:q-1' },
    ).replace('{', '{"__proto__":{"polluted":1},');
    expect(readLog(hostile)).toEqual({ ok: true, value: [validEvent] });
    expect({}).not.toHaveProperty('polluted');
  });

  it('is decoded without an exception, whatever its text', () => {
    forAll(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(readLog(text).ok).toBe(false);
    });
  });
});

/** Cards of as many terms as the glossary has, with different hashes in a link. */
const TERMS = Array.from({ length: 71 }, (_, index) => termCard(`terme-${index}`));

const anyCard: fc.Arbitrary<CardId> = fc.oneof(
  fc.integer({ min: 0, max: 999 }).map((rank) => cardOf(`q-${String(rank).padStart(3, '0')}`)),
  fc.constantFrom(...TERMS),
);

/** Creates the state of a kept card, with a memory by default. */
const state = (card: string, day: number | null, memory: CardState['memory']): CardState => ({
  ...{ card: card as CardId, isKept: true, revision: null },
  ...{ day, memory: day === null ? null : memory },
});

const states = fc
  .uniqueArray(
    fc.record({
      card: anyCard,
      stability: fc.double({ min: 0.001, max: 3000, noNaN: true }),
      difficulty: fc.double({ min: 1, max: 10, noNaN: true }),
      day: fc.option(fc.integer({ min: 19_000, max: 20_000 })),
    }),
    { selector: ({ card }) => card, maxLength: 300 },
  )
  .map((cards) => cards.map(({ card, day, ...memory }) => state(card, day, memory)));

describe('a link', () => {
  it('restores each card, its day, its stability to within 8 %, and its difficulty to within 0.15', () => {
    fc.assert(
      fc.property(states, (cards) => {
        const events = parseReviewLink(formatReviewLink(cards, 20_000), TERMS);
        const restored = replay(events ?? []);
        expect(restored.size).toBe(cards.length);
        for (const { card, day, memory } of cards) {
          const restoredCard = restored.get(card);
          expect(restoredCard?.day).toBe(day);
          expect(restoredCard?.isKept).toBe(true);
          if (!memory) continue;
          const { stability = 0, difficulty = 0 } = restoredCard?.memory ?? {};
          expect(stability / memory.stability).toBeLessThan(1.08);
          expect(stability / memory.stability).toBeGreaterThan(0.92);
          expect(Math.abs(difficulty - memory.difficulty)).toBeLessThan(0.15);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('changes nothing when merged twice, or on the device that made the link', () => {
    const log = [answeredEvent('a', 19_990), answeredEvent('b', 19_995, { card: 'q:q-131' })];
    const link = parseReviewLink(formatReviewLink(replay(log).values(), 20_000), []) ?? [];
    const merged = mergeLogs([], link);
    expect(mergeLogs(merged, link)).toEqual(merged);
    expect(replay(mergeLogs(log, link))).toEqual(replay(log));
  });

  it('is decoded without a removed term, but with the other cards', () => {
    const cards = ['t:terme-1', 'q:q-105', 't:disparu'].map((card) =>
      state(card, 19_990, { stability: 10, difficulty: 5 }),
    );
    const events = parseReviewLink(formatReviewLink(cards, 20_000), TERMS) ?? [];
    expect([...replay(events).keys()].toSorted()).toEqual(['q:q-105', 't:terme-1']);
  });

  it('of every question and every term fits a QR code that telephones scan', () => {
    const questions = Array.from({ length: 207 }, (_, index) =>
      cardOf(`q-${String(index + 1).padStart(3, '0')}`),
    );
    const cards = [...questions, ...TERMS].map((card, index) =>
      state(card, 20_000 - (index % 90), { stability: 1 + index, difficulty: 1 + (index % 9) }),
    );
    const address = `https://chroniques-de-l-islam.fr/outils/revision#r=${formatReviewLink(cards, 20_000)}`;
    expect(encode(address, { ecc: 'L' }).version).toBeLessThanOrEqual(MAX_VERSION);
  });

  it.each(['', 'A', 'B+', 'Bé', 'BAAAAA_', 'C' + 'A'.repeat(50), 'B' + '_'.repeat(50)])(
    'is refused when it is %p',
    (text) => expect(parseReviewLink(text, TERMS)).toBeNull(),
  );

  it('that was truncated is refused', () => {
    const cards = ['q:q-105', 'q:q-131', 't:terme-1'].map((card) =>
      state(card, 19_900, { stability: 40, difficulty: 5 }),
    );
    const link = formatReviewLink(cards, 20_000);
    expect(parseReviewLink(link, TERMS)).toHaveLength(3);
    for (let length = 0; length < link.length; length += 1)
      expect(parseReviewLink(link.slice(0, length), TERMS)).toBeNull();
  });

  it('is decoded without an exception, whatever its text', () => {
    forAll(fc.string(), (text) => void parseReviewLink(`B${text}`, TERMS));
  });
});
