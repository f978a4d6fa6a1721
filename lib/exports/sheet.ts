import { answerText } from '@/lib/quiz/bankQuestion';
import { DIFFICULTY_NAMES } from '@/lib/quiz/choice';
import type { PublishedQuestion } from '@/lib/quiz/published';

/** A question as a file gives it to another program. */
export interface ExportedQuestion {
  readonly id: string;
  readonly question: string;
  /** In alphabetical order, which betrays nothing. */
  readonly answers: readonly { readonly text: string; readonly isRight: boolean }[];
  readonly right: string;
  readonly explanation: string;
  readonly source: string;
  /** What a program may sort it by: theme, period, difficulty. */
  readonly tags: readonly string[];
}

/** What is exported, and what is said of it. */
export interface ExportSheet {
  readonly title: string;
  readonly author: string;
  /** What may be done with it. */
  readonly licence: string;
  /** Day of the last revision, '2026-11-22'. */
  readonly date: string;
  /** Whole address of the page that it comes from. */
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

/** Lists the lines by which each exported file names its source and licence. */
export const notices = ({ title, author, licence, date, address }: ExportSheet) => [
  title,
  `Auteur\u00a0: ${author}. Version du ${date}.`,
  `Licence\u00a0: ${licence}`,
  address,
];

/** Joins the explanation of a right answer with its source. */
export const feedbackOf = ({ explanation, source }: ExportedQuestion): string =>
  `${explanation} Source\u00a0: ${source}`;
