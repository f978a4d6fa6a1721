import type { Difficulty } from '@/lib/quiz/record';

/** The page of a place on its map. */
export type PlaceAddress = `/outils/carte-interactive/${string}/${string}`;

export interface BankAnswer {
  readonly id: string;
  readonly answer: string;
}

export interface BankPlace {
  readonly href: PlaceAddress;
  readonly name: string;
}

/**
 * A question as the quiz knows it, read from `/quizz/quizz.json`. Without the fields after `theme` it can
 * still be asked: they are for the review.
 */
export interface BankQuestion {
  readonly question: string;
  readonly answers: readonly BankAnswer[];
  /** Id of the right answer: one of `answers`. */
  readonly answerId: string;
  readonly difficulty: Difficulty;
  readonly episode?: string;
  readonly period?: string;
  readonly theme?: string;
  readonly explanation?: string;
  readonly source?: string;
  readonly episodeSlug?: string;
  readonly place?: BankPlace;
}

/** The text of an answer by its id; empty when the question has no such answer. */
export const answerText = ({ answers }: BankQuestion, id: string | undefined): string =>
  answers.find((answer) => answer.id === id)?.answer ?? '';
