import type { BankEvent, BankPerson, BankPlace } from '@/lib/quiz/bankQuestion';
import type { Difficulty, Question } from '@/lib/quiz/record';

type AnswerId = 'a' | 'b' | 'c' | 'd';

/**
 * A question, in the shape that `/quizz/quizz.json` gives to the outside; what comes after
 * `theme` is for whoever reviews the answers.
 */
export interface PublishedQuestion {
  readonly id: string;
  readonly question: string;
  readonly answers: readonly { readonly id: AnswerId; readonly answer: string }[];
  /** Id of the right answer. */
  readonly answerId: AnswerId;
  readonly difficulty: Difficulty;
  readonly episode?: string;
  readonly period?: string;
  readonly theme?: string;
  readonly explanation: string;
  readonly source: string;
  /** Names the episode's page. */
  readonly episodeSlug?: string;
  readonly storyRank?: number;
  readonly quoteStart?: number;
  readonly place?: BankPlace;
  readonly person?: BankPerson;
  readonly event?: BankEvent;
}

/** Where the answer to a question is told, when in the story, and what has a page of its own; each is left out when unknown. */
export type QuestionLinks = Pick<
  PublishedQuestion,
  'storyRank' | 'quoteStart' | 'place' | 'person' | 'event'
>;

/** What people read in the place of an id. */
export interface QuestionLabels {
  /** Short titles of the episodes, by slug. */
  readonly episodes: ReadonlyMap<string, string>;
  /** Names of the periods, by id. */
  readonly periods: ReadonlyMap<string, string>;
}

const IDS = ['a', 'b', 'c', 'd'] as const satisfies readonly AnswerId[];
const french = new Intl.Collator('fr');

/**
 * Converts a question to its published form. Its answers come in alphabetical order, so that neither their rank
 * nor their id betrays the right one. An episode or a period that is not known is left out.
 */
export function publishedQuestion(
  record: Question,
  { episodes, periods }: QuestionLabels,
  links: QuestionLinks = {},
): PublishedQuestion {
  const [right] = record.answers;
  const texts = record.answers.toSorted(inAlphabeticalOrder);
  const episode = record.episode === undefined ? undefined : episodes.get(record.episode);
  const period = periods.get(record.period);
  return {
    id: record.id,
    question: record.question,
    answers: IDS.map((id, rank) => ({ id, answer: texts[rank] ?? '' })),
    answerId: IDS[texts.indexOf(right)] ?? 'a',
    difficulty: record.difficulty,
    ...(episode === undefined ? {} : { episode }),
    ...(period === undefined ? {} : { period }),
    theme: record.theme,
    explanation: record.explanation,
    source: record.source,
    ...(episode === undefined || record.episode === undefined
      ? {}
      : { episodeSlug: record.episode }),
    ...links,
  };
}

/** Texts that French does not tell apart follow their code units: the written order is never kept. */
function inAlphabeticalOrder(one: string, other: string): number {
  return french.compare(one, other) || (one < other ? -1 : 1);
}
