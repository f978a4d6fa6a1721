import { notices, type ExportedQuestion, type ExportSheet } from '@/lib/exports/sheet';

const COLUMNS = [
  'Identifiant',
  'Question',
  'Choix',
  'Réponse',
  'Explication',
  'Source',
  'Adresse',
  'Étiquettes',
] as const;

/**
 * The questions as a text file of Anki 2.1.55 or later (docs.ankiweb.net, «Text Files»). The first column is our id:
 * it is by its first field that a second import knows a note again, and keeps its history.
 */
export const toAnki = (sheet: ExportSheet): string =>
  [
    '#separator:tab',
    '#html:false',
    `#columns:${COLUMNS.join('\t')}`,
    `#deck:${oneLine(sheet.title)}`,
    `#tags column:${COLUMNS.length}`,
    ...notices(sheet).map((line) => `# ${oneLine(line)}`),
    ...sheet.questions.map((question) => note(question, sheet).map(cell).join('\t')),
    '',
  ].join('\n');

const note = (one: ExportedQuestion, { address }: ExportSheet): readonly string[] => [
  one.id,
  one.question,
  one.answers.map(({ text }) => text).join(' · '),
  one.right,
  one.explanation,
  one.source,
  address,
  one.tags.map((tag) => tag.replace(/\s+/g, '-')).join(' '),
];

/** A cell in quotation marks where it has some, or begins as a header would. */
function cell(text: string): string {
  const line = oneLine(text);
  return /^#|"/.test(line) ? `"${line.replaceAll('"', '""')}"` : line;
}

const oneLine = (text: string): string => text.replace(/[\t\r\n]+/g, ' ');
