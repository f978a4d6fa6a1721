import type { BankQuestion } from '@/lib/quiz/bankQuestion';
import type { Question } from '@/lib/quiz/record';

type AnswerId = 'a' | 'b' | 'c' | 'd';

/** A question in the public format of `/quizz/quizz.json`. */
export interface PublishedQuestion extends BankQuestion {
  readonly id: string;
  readonly answers: readonly { readonly id: AnswerId; readonly answer: string }[];
  readonly answerId: AnswerId;
  readonly explanation: string;
  readonly source: string;
}

/**
 * Optional references of a question: the second of its answer, its rank in the story, and the pages of its subjects.
 */
export type QuestionLinks = Pick<
  PublishedQuestion,
  'storyRank' | 'quoteStart' | 'place' | 'person' | 'event'
>;

export interface QuestionLabels {
  /** Short titles of the episodes, by slug. */
  readonly episodes: ReadonlyMap<string, string>;
  /** Names of the periods, by id. */
  readonly periods: ReadonlyMap<string, string>;
}

const ANSWER_IDS = ['a', 'b', 'c', 'd'] as const satisfies readonly AnswerId[];
const FRENCH_COLLATOR = new Intl.Collator('fr');

/**
 * Converts a question to its public format. Answers are sorted alphabetically, so that neither rank nor id reveals the
 * correct answer. An unknown episode or period is omitted.
 */
export function publishedQuestion(
  record: Question,
  { episodes, periods }: QuestionLabels,
  links: QuestionLinks = {},
): PublishedQuestion {
  const [correctAnswer] = record.answers;
  const texts = record.answers.toSorted(inAlphabeticalOrder);
  const episode = record.episode === undefined ? undefined : episodes.get(record.episode);
  const period = periods.get(record.period);
  return {
    id: record.id,
    question: record.question,
    answers: ANSWER_IDS.map((id, index) => ({ id, answer: texts[index] ?? '' })),
    answerId: ANSWER_IDS[texts.indexOf(correctAnswer)] ?? 'a',
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

/** Compares texts in French, equal texts by code units, so that the author's order never shows. */
function inAlphabeticalOrder(a: string, b: string): number {
  return FRENCH_COLLATOR.compare(a, b) || (a < b ? -1 : 1);
}
