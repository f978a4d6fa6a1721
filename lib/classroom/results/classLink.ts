/**
 * The link of a class: questions in order, seed of the shuffle of their answers, digest of their texts. A pupil's code
 * can be decoded with the same link only. The link is a fragment, which no browser sends to a server.
 */
import type { BankQuestion } from '@/lib/quiz/bankQuestion';
import { frozenQuestions } from '@/lib/quiz/frozen';
import { isSeed } from '@/lib/quiz/shuffle';
import { hashOf } from '@/lib/text/hash';

/** Most questions whose outcomes fit the code of a pupil. */
export const MAX_CLASS_QUESTIONS = 20;

export interface ClassLink {
  /** Ids of the questions, in the order of the quiz. */
  readonly ids: readonly string[];
  /** Seed of the shuffle of the answers; the seed also distinguishes two links of the same questions. */
  readonly seed: number;
  /** Digest of the questions and answers. */
  readonly digest: number;
}

/** Creates the link of some questions; null for no question, for too many, or without all ids. */
export function classLink(questions: readonly BankQuestion[], seed: number): ClassLink | null {
  const ids = questions.flatMap(({ id }) => id ?? []);
  const hasUniqueIds = ids.length === questions.length && new Set(ids).size === ids.length;
  return hasUniqueIds && ids.length > 0 && ids.length <= MAX_CLASS_QUESTIONS
    ? { ids, seed, digest: digestOf(questions) }
    : null;
}

/** Formats a link as the fragment of an address, without number sign. */
export const formatClassLink = ({ ids, seed, digest }: ClassLink): string =>
  `questions=${ids.join('.')}&graine=${seed}&banque=${digest}`;

/** Parses a fragment, with or without number sign; null when invalid. */
export function parseClassLink(fragment: string): ClassLink | null {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''));
  const ids = (fields.get('questions') ?? '').split('.');
  const seed = wholeNumber(fields.get('graine'));
  const digest = wholeNumber(fields.get('banque'));
  const areValidIds =
    ids.length <= MAX_CLASS_QUESTIONS &&
    new Set(ids).size === ids.length &&
    ids.every((id) => /^[a-z0-9-]+$/.test(id));
  return areValidIds && isSeed(seed) && isSeed(digest) ? { ids, seed, digest } : null;
}

/** Finds the questions of a link, answers shuffled; null when a question was removed or reworded. */
export function classQuestions(
  bank: readonly BankQuestion[],
  { ids, seed, digest }: ClassLink,
): readonly BankQuestion[] | null {
  const questions = frozenQuestions(bank, ids, seed);
  return questions.length === ids.length && digestOf(questions) === digest ? questions : null;
}

/** Finds the subject of a class: the episode, theme or period that all questions share; null without one. */
export function sharedSubject(questions: readonly BankQuestion[]): string | null {
  const [firstQuestion] = questions;
  const sharedField = (['episode', 'theme', 'period'] as const).find(
    (field) =>
      firstQuestion?.[field] !== undefined &&
      questions.every((question) => question[field] === firstQuestion[field]),
  );
  return (sharedField && firstQuestion?.[sharedField]) ?? null;
}

/** Returns the French name of the subject of a class's questions. */
export const classSubject = (questions: readonly BankQuestion[]): string =>
  sharedSubject(questions) ?? 'Questions choisies';

/** Digests the texts of questions, independently of the order of their answers. */
const digestOf = (questions: readonly BankQuestion[]): number =>
  hashOf(
    JSON.stringify(
      questions.map(({ question, answers, answerId }) => [
        question,
        answers.map(({ id, answer }) => `${id} ${answer}`).toSorted(),
        answerId,
      ]),
    ),
  );

function wholeNumber(digits: string | null): number | null {
  return digits !== null && /^\d{1,10}$/.test(digits) ? Number(digits) : null;
}
