import { answerText } from '@/lib/quiz/bankQuestion';
import { DIFFICULTY_NAMES } from '@/lib/quiz/choice';
import type { PublishedQuestion } from '@/lib/quiz/published';

export interface ExportedQuestion {
  readonly id: string;
  readonly question: string;
  /** In alphabetical order, which does not reveal the correct answer. */
  readonly answers: readonly { readonly text: string; readonly isRight: boolean }[];
  readonly right: string;
  readonly explanation: string;
  readonly source: string;
  /** Tags: theme, period, difficulty. */
  readonly tags: readonly string[];
}

/** Exported questions with their metadata. */
export interface ExportSheet {
  readonly title: string;
  readonly author: string;
  /** Terms of use. */
  readonly licence: string;
  /** Day of the last revision, '2026-11-22'. */
  readonly date: string;
  /** Absolute address of the page of origin. */
  readonly address: string;
  readonly questions: readonly ExportedQuestion[];
}

export const exportedQuestion = (question: PublishedQuestion): ExportedQuestion => ({
  id: question.id,
  question: question.question,
  answers: question.answers.map(({ id, answer }) => ({
    text: answer,
    isRight: id === question.answerId,
  })),
  right: answerText(question, question.answerId),
  explanation: question.explanation,
  source: question.source,
  tags: [question.theme, question.period, DIFFICULTY_NAMES[question.difficulty]].flatMap(
    (tag) => tag ?? [],
  ),
});

/** Lists the lines with the source and licence in each exported file. */
export const notices = ({ title, author, licence, date, address }: ExportSheet) => [
  title,
  `Auteur\u00a0: ${author}. Version du ${date}.`,
  `Licence\u00a0: ${licence}`,
  address,
];

/** Joins the explanation of a correct answer with its source. */
export const feedbackOf = ({ explanation, source }: ExportedQuestion): string =>
  `${explanation} Source\u00a0: ${source}`;
