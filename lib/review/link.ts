/**
 * A review as the fragment of an address, short enough for a QR code: the cards that are kept, what is remembered of
 * each, rounded, and not how it came about. Questions are numbered by their ids, terms by the hash of theirs; of each
 * only the gap to the one before is written.
 */
import { DAY_MS } from '@/lib/time/day';
import { datedBy, type CardId, type ReviewEvent } from '@/lib/review/event';
import type { CardState } from '@/lib/review/replay';
import { hashOf } from '@/lib/text/hash';
import { sextetReader, sextetWriter, type SextetReader } from '@/lib/text/sextets';

const VERSION = 'B';
/** Stability from a thousandth of a day, in steps of a seventh. */
const LEAST_STABILITY = 0.001;
const STEP = 1.15;
const [DAY_BITS, COUNT_BITS, SINCE_BITS, STABILITY_BITS, DIFFICULTY_BITS] = [16, 8, 6, 7, 5];
const HARDEST = 2 ** DIFFICULTY_BITS - 1;
const NUMBERED = /^q:q-(\d{3})$/;
/** Numbers below it are those of questions, those above fifteen bits of the hash of a term's id. */
const FIRST_TERM = 1000;
const TERMS = 2 ** 15;
/** Each kind with the number from which it counts, and the bits that its gaps take most often. */
const KINDS = [
  { first: 0, end: FIRST_TERM, gapBits: 0 },
  { first: FIRST_TERM, end: FIRST_TERM + TERMS, gapBits: 8 },
] as const;
const MOST_CARDS = 2000;

/** Returns the number by which a link encodes a card; null when it cannot. */
export function linkRank(card: CardId): number | null {
  if (card.startsWith('t:')) return FIRST_TERM + (hashOf(card) % TERMS);
  const [, digits] = NUMBERED.exec(card) ?? [];
  return digits === undefined ? null : Number(digits);
}

/**
 * @param states what each card's events come to; a question whose id is not of three digits is left to the file
 * @param today as `dayOf` counts
 */
export function formatReviewLink(states: Iterable<CardState>, today: number): string {
  const cards = [...states]
    .filter(({ isKept }) => isKept)
    .flatMap((state) => {
      const rank = linkRank(state.card);
      return rank === null ? [] : [{ rank, ...state }];
    })
    .sort((one, other) => one.rank - other.rank);
  const writer = sextetWriter();
  writer.fixed(today, DAY_BITS);
  for (const { first, end, gapBits } of KINDS) {
    const own = cards.filter(({ rank }) => rank >= first && rank < end);
    writer.rice(own.length, COUNT_BITS);
    let last = first - 1;
    for (const { rank, memory, day } of own) {
      writer.rice(rank - last - 1, gapBits);
      last = rank;
      const isAnswered = memory !== null && day !== null;
      writer.fixed(Number(isAnswered), 1);
      if (!isAnswered) continue;
      const steps = Math.log(memory.stability / LEAST_STABILITY) / Math.log(STEP);
      writer.rice(Math.max(0, today - day), SINCE_BITS);
      writer.fixed(Math.max(0, Math.round(steps)), STABILITY_BITS);
      writer.fixed(Math.round(((memory.difficulty - 1) / 9) * HARDEST), DIFFICULTY_BITS);
    }
  }
  return VERSION + writer.text();
}

/**
 * Parses a link into its events, the same at each reading; null when it is damaged or none of ours.
 * @param known the cards of now: a term that is none of them any more is left out
 * @param now milliseconds since 1970; what is dated after it is dated so
 */
export function parseReviewLink(
  text: string,
  known: Iterable<CardId>,
  now = Date.now(),
): readonly ReviewEvent[] | null {
  const reader = text.startsWith(VERSION) ? sextetReader(text.slice(VERSION.length)) : null;
  if (!reader) return null;
  const terms = new Map([...known].map((card) => [linkRank(card), card]));
  const today = reader.fixed(DAY_BITS);
  const events: ReviewEvent[] = [];
  for (const { first, end, gapBits } of KINDS) {
    const count = reader.rice(COUNT_BITS);
    if (count > MOST_CARDS) return null;
    let rank = first - 1;
    for (let left = count; left > 0; left -= 1) {
      rank += reader.rice(gapBits) + 1;
      if (rank >= end) return null;
      const card = rank < FIRST_TERM ? numbered(rank) : terms.get(rank);
      const event = readCard(reader, card, today);
      if (card) events.push(datedBy(event, now));
    }
  }
  return reader.isWhole() && events.every(({ at }) => at >= 0) ? events : null;
}

const numbered = (rank: number): CardId => `q:q-${String(rank).padStart(3, '0')}`;

function readCard(
  reader: SextetReader,
  card: CardId = 't:inconnu',
  today: number,
): ReviewEvent {
  if (reader.fixed(1) === 0) return { id: `l-${card}`, at: 0, kind: 'kept', card };
  const day = today - reader.rice(SINCE_BITS);
  const steps = reader.fixed(STABILITY_BITS);
  const hardness = reader.fixed(DIFFICULTY_BITS);
  return {
    id: `l-${card}-${day}-${steps}-${hardness}`,
    at: day * DAY_MS,
    kind: 'folded',
    card,
    revision: null,
    day,
    stability: LEAST_STABILITY * STEP ** steps,
    difficulty: 1 + (hardness / HARDEST) * 9,
  };
}
