import type { Difficulty } from '@/lib/quiz/record';

/** Address of a place's page on its map. */
export type PlaceAddress = `/outils/carte-interactive/${string}/${string}`;

export type PersonAddress = `/outils/arbre-genealogique/${string}`;
export type EventAddress = `/outils/frise/${string}`;

export interface BankAnswer {
  readonly id: string;
  readonly answer: string;
}

interface BankPlace {
  readonly href: PlaceAddress;
  readonly name: string;
}

interface BankPerson {
  readonly href: PersonAddress;
  readonly name: string;
}

interface BankEvent {
  readonly href: EventAddress;
  readonly name: string;
}

/** A question of the quiz in `/quizz/quizz.json`. The fields after `theme` are optional and serve the review. */
export interface BankQuestion {
  /** Permanent: additions and new wordings never change an id; absent in banks of other sites. */
  readonly id?: string;
  readonly question: string;
  readonly answers: readonly BankAnswer[];
  /** Id of the correct answer, one of `answers`. */
  readonly answerId: string;
  readonly difficulty: Difficulty;
  readonly episode?: string;
  readonly period?: string;
  readonly theme?: string;
  readonly explanation?: string;
  readonly source?: string;
  readonly episodeSlug?: string;
  /** Index of the question's episode in story order, from 0. */
  readonly storyRank?: number;
  /** Second of the episode that gives the answer. */
  readonly quoteStart?: number;
  readonly place?: BankPlace;
  readonly person?: BankPerson;
  readonly event?: BankEvent;
}

/** Finds the text of an answer by its id; '' for an unknown id. */
export const answerText = ({ answers }: BankQuestion, id: string | undefined): string =>
  answers.find((answer) => answer.id === id)?.answer ?? '';
