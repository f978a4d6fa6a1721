import { DAY_MS } from '@/lib/time/day';
import { dayOf } from '@/lib/review/day';

/** What has happened in someone's review. The events are the only truth: everything else is replayed from them. */
interface Happening {
  /** Random, or made of what it says: the same event has the same id on every device. */
  readonly id: string;
  /** Milliseconds since 1970; never before the event that its device knew last, whatever its clock says. */
  readonly at: number;
}

/** Names a question, `q:q-105`. */
export type QuestionCardId = `q:${string}`;

/** Names a term of the glossary, `t:hegire`. */
export type TermCardId = `t:${string}`;

export type CardId = QuestionCardId | TermCardId;

/** Someone wants to remember this card, or has missed it in a quiz. */
export interface Kept extends Happening {
  readonly kind: 'kept';
  readonly card: CardId;
}

/** Someone does not want this card any more. */
export interface Dropped extends Happening {
  readonly kind: 'dropped';
  readonly card: CardId;
}

export interface Answered extends Happening {
  readonly kind: 'answered';
  readonly card: CardId;
  /** Tells the right answer of that time from another. */
  readonly revision: string;
  /** The day of the answer, as `dayOf` counts it. */
  readonly day: number;
  /** A right answer by chance is not recalled. */
  readonly isRecalled: boolean;
}

/** Takes an event back. */
export interface Undone extends Happening {
  readonly kind: 'undone';
  readonly undoes: string;
}

/** What many answers come to: it stands for those that a full log, or a link, leaves out. */
export interface Folded extends Happening {
  readonly kind: 'folded';
  readonly card: CardId;
  /** Null when a link has left it out. */
  readonly revision: string | null;
  /** Day of the last of them. */
  readonly day: number;
  readonly stability: number;
  readonly difficulty: number;
}

export type ReviewEvent = Kept | Dropped | Answered | Undone | Folded;

export const cardOf = (questionId: string): QuestionCardId => `q:${questionId}`;

export const termCard = (slug: string): TermCardId => `t:${slug}`;

/** Orders events as they are replayed: by time, then by id, so that every device agrees. */
export const inOrder = (one: ReviewEvent, other: ReviewEvent): number =>
  one.at - other.at || (one.id < other.id ? -1 : 1);

/** How far a clock may be ahead of this one, in milliseconds: a time zone that was left wrong is less. */
const AHEAD_MS = DAY_MS;

/**
 * Dates an event from outside no later than now, when it claims to be more than a day ahead: it would come after
 * whatever is answered later, here and on every device that it spreads to.
 * @param now milliseconds since 1970
 */
export const datedBy = (event: ReviewEvent, now: number): ReviewEvent => ({
  ...event,
  at: orNow(event.at, now, AHEAD_MS),
  ...('day' in event && { day: orNow(event.day, dayOf(now), 1) }),
});

const orNow = (value: number, now: number, ahead: number): number =>
  value > now + ahead ? now : value;
