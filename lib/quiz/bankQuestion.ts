import type { Difficulty } from '@/lib/quiz/record';

/** The page of a place on its map. */
export type PlaceAddress = `/outils/carte-interactive/${string}/${string}`;

export type PersonAddress = `/outils/arbre-genealogique/${string}`;
export type EventAddress = `/outils/frise/${string}`;

export interface BankAnswer {
  readonly id: string;
  readonly answer: string;
}

export interface BankPlace {
  readonly href: PlaceAddress;
  readonly name: string;
}

export interface BankPerson {
  readonly href: PersonAddress;
  readonly name: string;
}

export interface BankEvent {
  readonly href: EventAddress;
  readonly name: string;
}

/**
 * A question as the quiz knows it, read from `/quizz/quizz.json`. Without the fields after `theme` it can
 * still be asked: they are for the review.
 */
export interface BankQuestion {
  /** The same for ever, whatever is added to the bank or reworded; a bank of another site may have none. */
  readonly id?: string;
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
  /** Place of its episode in the order of the history that is told, from 0. */
  readonly storyRank?: number;
  /** Second of the episode at which the answer is told. */
  readonly quoteStart?: number;
  readonly place?: BankPlace;
  readonly person?: BankPerson;
  readonly event?: BankEvent;
}

/** Finds the text of an answer by its id; '' when the question has no such answer. */
export const answerText = ({ answers }: BankQuestion, id: string | undefined): string =>
  answers.find((answer) => answer.id === id)?.answer ?? '';
