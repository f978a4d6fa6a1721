/**
 * A review as the fragment of an address, short enough for a QR code: the kept cards and their rounded memory, without
 * history. Questions are numbered by id, terms by a hash of their id; only the gaps between sorted numbers are written.
 */
import { DAY_MS } from '@/lib/time/day';
import { datedBy, type CardId, type ReviewEvent } from '@/lib/review/event';
import type { CardState } from '@/lib/review/replay';
import { hashOf } from '@/lib/text/hash';
import { sextetReader, sextetWriter, type SextetReader } from '@/lib/text/sextets';

const VERSION = 'B';
/** In days: the least stability; the scale has steps of a seventh. */
const MIN_STABILITY = 0.001;
const STABILITY_STEP = 1.15;
const [DAY_BITS, COUNT_BITS, SINCE_BITS, STABILITY_BITS, DIFFICULTY_BITS] = [16, 8, 6, 7, 5];
const MAX_DIFFICULTY_STEP = 2 ** DIFFICULTY_BITS - 1;
const QUESTION_ID = /^q:q-(\d{3})$/;
/** Number of the first term: questions have lower numbers, terms higher ones, by fifteen bits of a hash of the id. */
const FIRST_TERM = 1000;
const TERM_HASHES = 2 ** 15;
/** Kinds of cards, with the first number of each and the usual number of bits of its gaps. */
const CARD_KINDS = [
  { firstRank: 0, endRank: FIRST_TERM, gapBits: 0 },
  { firstRank: FIRST_TERM, endRank: FIRST_TERM + TERM_HASHES, gapBits: 8 },
] as const;
const MAX_CARDS = 2000;

/** Returns the number of a card in a link; null for a card without a number. */
export function linkRank(card: CardId): number | null {
  if (card.startsWith('t:')) return FIRST_TERM + (hashOf(card) % TERM_HASHES);
  const [, digits] = QUESTION_ID.exec(card) ?? [];
  return digits === undefined ? null : Number(digits);
}

/**
 * Formats a review as a link.
 * @param states results of each card's events; questions whose id has not three digits are left out of links
 * @param today from `dayOf`
 */
export function formatReviewLink(states: Iterable<CardState>, today: number): string {
  const cards = [...states]
    .filter(({ isKept }) => isKept)
    .flatMap((state) => {
      const rank = linkRank(state.card);
      return rank === null ? [] : [{ rank, ...state }];
    })
    .sort((a, b) => a.rank - b.rank);
  const writer = sextetWriter();
  writer.fixed(today, DAY_BITS);
  for (const { firstRank, endRank, gapBits } of CARD_KINDS) {
    const cardsOfKind = cards.filter(({ rank }) => rank >= firstRank && rank < endRank);
    writer.rice(cardsOfKind.length, COUNT_BITS);
    let lastRank = firstRank - 1;
    for (const { rank, memory, day } of cardsOfKind) {
      writer.rice(rank - lastRank - 1, gapBits);
      lastRank = rank;
      const isAnswered = memory !== null && day !== null;
      writer.fixed(Number(isAnswered), 1);
      if (!isAnswered) continue;
      const stabilitySteps =
        Math.log(memory.stability / MIN_STABILITY) / Math.log(STABILITY_STEP);
      writer.rice(Math.max(0, today - day), SINCE_BITS);
      writer.fixed(Math.max(0, Math.round(stabilitySteps)), STABILITY_BITS);
      writer.fixed(
        Math.round(((memory.difficulty - 1) / 9) * MAX_DIFFICULTY_STEP),
        DIFFICULTY_BITS,
      );
    }
  }
  return VERSION + writer.text();
}

/**
 * Parses a link into events, the same at each reading; null when damaged or of another kind.
 * @param currentCards cards of the site: unknown terms are dropped
 * @param now milliseconds since 1970; later dates are clamped to `now`
 */
export function parseReviewLink(
  text: string,
  currentCards: Iterable<CardId>,
  now = Date.now(),
): readonly ReviewEvent[] | null {
  const reader = text.startsWith(VERSION) ? sextetReader(text.slice(VERSION.length)) : null;
  if (!reader) return null;
  const termByRank = new Map([...currentCards].map((card) => [linkRank(card), card]));
  const today = reader.fixed(DAY_BITS);
  const events: ReviewEvent[] = [];
  for (const { firstRank, endRank, gapBits } of CARD_KINDS) {
    const count = reader.rice(COUNT_BITS);
    if (count > MAX_CARDS) return null;
    let rank = firstRank - 1;
    for (let remaining = count; remaining > 0; remaining -= 1) {
      rank += reader.rice(gapBits) + 1;
      if (rank >= endRank) return null;
      const card = rank < FIRST_TERM ? questionCard(rank) : termByRank.get(rank);
      const event = readCard(reader, card, today);
      if (card) events.push(datedBy(event, now));
    }
  }
  return reader.isWhole() && events.every(({ at }) => at >= 0) ? events : null;
}

const questionCard = (rank: number): CardId => `q:q-${String(rank).padStart(3, '0')}`;

function readCard(
  reader: SextetReader,
  card: CardId = 't:inconnu',
  today: number,
): ReviewEvent {
  if (reader.fixed(1) === 0) return { id: `l-${card}`, at: 0, kind: 'kept', card };
  const day = today - reader.rice(SINCE_BITS);
  const stabilityStep = reader.fixed(STABILITY_BITS);
  const difficultyStep = reader.fixed(DIFFICULTY_BITS);
  return {
    id: `l-${card}-${day}-${stabilityStep}-${difficultyStep}`,
    at: day * DAY_MS,
    kind: 'folded',
    card,
    revision: null,
    day,
    stability: MIN_STABILITY * STABILITY_STEP ** stabilityStep,
    difficulty: 1 + (difficultyStep / MAX_DIFFICULTY_STEP) * 9,
  };
}
