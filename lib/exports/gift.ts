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
    ...sheet.questions.map(question),
  ].join('\n');

function question(one: ExportedQuestion): string {
  const answers = one.answers.map(
    ({ text, isRight }) => `\t${isRight ? '=' : '~'}${escaped(text)}`,
  );
  return [
    `::${escaped(one.id)}:: ${escaped(one.question)} {`,
    ...answers,
    `\t####${escaped(feedbackOf(one))}`,
    '}',
    '',
  ].join('\n');
}

/** Escapes the format's special characters by backslashes, and line ends. */
const escaped = (text: string): string =>
  text.replace(/[\\~=#{}:]/g, '\\$&').replace(/\s*[\t\n]\s*/g, ' ');
