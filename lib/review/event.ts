import { DAY_MS } from '@/lib/time/day';
import { dayOf } from '@/lib/review/day';

/** Fields of every event of a review. Only the log of events is stored; a replay of the log derives all other state. */
interface EventFields {
  /** Random, or derived from the content: the same event has the same id on every device. */
  readonly id: string;
  /** Milliseconds since 1970; never before the latest event known to its device, even with a wrong clock. */
  readonly at: number;
}

/** Id of a question's card, `q:q-105`. */
export type QuestionCardId = `q:${string}`;

/** Id of a term's card, `t:hegire`. */
export type TermCardId = `t:${string}`;

export type CardId = QuestionCardId | TermCardId;

/** A card is kept, by choice or after a wrong answer in a quiz. */
export interface Kept extends EventFields {
  readonly kind: 'kept';
  readonly card: CardId;
}

/** A card is no longer kept. */
export interface Dropped extends EventFields {
  readonly kind: 'dropped';
  readonly card: CardId;
}

export interface Answered extends EventFields {
  readonly kind: 'answered';
  readonly card: CardId;
  /** Revision of the card at the time of the answer. */
  readonly revision: string;
  /** Day of the answer, from `dayOf`. */
  readonly day: number;
  /** False for a correct answer by guessing. */
  readonly isRecalled: boolean;
}

export interface Undone extends EventFields {
  readonly kind: 'undone';
  readonly undoes: string;
}

/** The result of several answers, which compaction or a link omits. */
export interface Folded extends EventFields {
  readonly kind: 'folded';
  readonly card: CardId;
  /** Null when omitted by a link. */
  readonly revision: string | null;
  /** Day of the last answer. */
  readonly day: number;
  readonly stability: number;
  readonly difficulty: number;
}

export type ReviewEvent = Kept | Dropped | Answered | Undone | Folded;

/** Returns the id of a question's card: `q:q-105` for the question `q-105`. */
export const cardOf = (questionId: string): QuestionCardId => `q:${questionId}`;

/** Returns the id of a term's card: `t:hegire` for the term `hegire`. */
export const termCard = (slug: string): TermCardId => `t:${slug}`;

/** Compares events in replay order: by time, then by id, so that all devices agree. */
export const inOrder = (a: ReviewEvent, b: ReviewEvent): number =>
  a.at - b.at || (a.id < b.id ? -1 : 1);

/** In milliseconds: largest advance of another clock, more than any wrong time zone. */
const MAX_AHEAD_MS = DAY_MS;

/**
 * Clamps the time of an imported event to now when more than a day ahead: otherwise the event would follow all later
 * answers on every device.
 * @param now milliseconds since 1970
 */
export const datedBy = (event: ReviewEvent, now: number): ReviewEvent => ({
  ...event,
  at: clampToNow(event.at, now, MAX_AHEAD_MS),
  ...('day' in event && { day: clampToNow(event.day, dayOf(now), 1) }),
});

const clampToNow = (value: number, now: number, tolerance: number): number =>
  value > now + tolerance ? now : value;
