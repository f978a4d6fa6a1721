import type { SheetQuestion } from '@/lib/classroom/sheet';
import { answerText, type BankQuestion } from '@/lib/quiz/bankQuestion';
import { formatQuizLink } from '@/lib/quiz/link';
import { MAX_QUESTIONS } from '@/lib/quiz/select';

/** Converts a question of the bank to a question of a sheet, with its answers in order. */
export const printedQuestion = (question: BankQuestion): SheetQuestion => ({
  id: question.id ?? question.question,
  question: question.question,
  answers: question.answers.map(({ id, answer }) => ({
    text: answer,
    isRight: id === question.answerId,
  })),
  right: answerText(question, question.answerId),
  explanation: question.explanation ?? '',
  source: question.source ?? '',
  tags: [],
  choices: [],
});

/** Formats the query by which the projector shows questions; null for no question, or for too many. */
export function projectorQuery(questions: readonly BankQuestion[]): string | null {
  const theme = questions[0]?.theme;
  return theme === undefined || questions.length > MAX_QUESTIONS
    ? null
    : formatQuizLink({ mode: 'theme', value: theme, difficulty: 'mixed', seed: 1, questions });
}
