import type { SpokenTerm } from '@/lib/glossary/spokenTerm';
import type { BankQuestion } from '@/lib/quiz/bankQuestion';
import { answerText } from '@/lib/quiz/bankQuestion';
import {
  cardOf,
  termCard,
  type CardId,
  type QuestionCardId,
  type TermCardId,
} from '@/lib/review/event';
import { hashOf } from '@/lib/text/hash';

export interface QuestionCard {
  readonly kind: 'question';
  readonly id: QuestionCardId;
  /** Changes with the correct answer, not with the wording. */
  readonly revision: string;
  readonly question: BankQuestion;
}

/** A term of the glossary as a card. */
interface TermCard {
  readonly kind: 'term';
  readonly id: TermCardId;
  readonly revision: string;
  readonly term: SpokenTerm;
}

export type DeckCard = QuestionCard | TermCard;

export type Deck = ReadonlyMap<CardId, DeckCard>;

/** Constant revision: rewording a definition does not change a term's meaning. */
const TERM_REVISION = '1';

/** Builds the deck, cards by id: the questions of the bank that have an id, then the terms of the glossary. */
export const deckOf = (
  bank: readonly BankQuestion[],
  terms: readonly SpokenTerm[] = [],
): Deck =>
  new Map<CardId, DeckCard>([
    ...bank.flatMap((question) =>
      question.id === undefined ? [] : [deckEntry(question.id, question)],
    ),
    ...terms.map((term) => {
      const id = termCard(term.slug);
      return [id, { kind: 'term', id, revision: TERM_REVISION, term }] as const;
    }),
  ]);

function deckEntry(
  questionId: string,
  question: BankQuestion,
): readonly [CardId, QuestionCard] {
  const id = cardOf(questionId);
  return [id, { kind: 'question', id, revision: revisionOf(question), question }];
}

const revisionOf = (question: BankQuestion): string =>
  hashOf(answerText(question, question.answerId)).toString(36);

/** Lists the episodes that narrate a card's subject. */
export const episodesOf = (card: DeckCard): readonly string[] => {
  if (card.kind === 'term') return card.term.episodes;
  const { episodeSlug } = card.question;
  return episodeSlug === undefined ? [] : [episodeSlug];
};

/** Returns the place of a card; undefined for a term, or a question without a place. */
export const placeOf = (card: DeckCard): string | undefined =>
  card.kind === 'question' ? card.question.place?.href : undefined;
