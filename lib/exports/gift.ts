import {
  feedbackOf,
  notices,
  type ExportedQuestion,
  type ExportSheet,
} from '@/lib/exports/sheet';

/** Writes the questions in GIFT, the text format of Moodle's question bank (docs.moodle.org, « GIFT format »). */
export const toGift = (sheet: ExportSheet): string =>
  [
    ...notices(sheet).map((line) => `// ${line}`),
    '',
    `$CATEGORY: ${sheet.title.replaceAll('/', '//')}`,
    '',
    ...sheet.questions.map(questionText),
  ].join('\n');

function questionText(question: ExportedQuestion): string {
  const answers = question.answers.map(
    ({ text, isRight }) => `\t${isRight ? '=' : '~'}${escapeText(text)}`,
  );
  return [
    `::${escapeText(question.id)}:: ${escapeText(question.question)} {`,
    ...answers,
    `\t####${escapeText(feedbackOf(question))}`,
    '}',
    '',
  ].join('\n');
}

/** Escapes the format's special characters by backslashes, and line ends. */
const escapeText = (text: string): string =>
  text.replace(/[\\~=#{}:]/g, '\\$&').replace(/\s*[\t\n]\s*/g, ' ');
