import { notices, type ExportedQuestion, type ExportSheet } from '@/lib/exports/sheet';

/** Columns in order, question and answer first. */
const COLUMNS = [
  'question',
  'réponse',
  'choix',
  'explication',
  'source',
  'adresse',
  'étiquettes',
  'identifiant',
] as const;

type Column = (typeof COLUMNS)[number];

const columnNumber = (column: Column): number => COLUMNS.indexOf(column) + 1;

/**
 * Writes the questions as a text file for Anki 2.1.55 or later (docs.ankiweb.net, «Text Files»). Without a `#columns`
 * header the importer fills fields by position, so that the note type «Basic», «Basique» in French, gets question and
 * answer; a header would be matched against field names, which Anki translates. By `#guid column` a second import
 * updates notes and keeps their history.
 */
export const toAnki = (sheet: ExportSheet): string =>
  [
    '#separator:tab',
    '#html:false',
    `#deck:${oneLine(sheet.title)}`,
    `#tags column:${columnNumber('étiquettes')}`,
    `#guid column:${columnNumber('identifiant')}`,
    ...notices(sheet).map((line) => `# ${oneLine(line)}`),
    `# Colonnes\u00a0: ${COLUMNS.join(', ')}`,
    ...sheet.questions.map((question) => noteFields(question, sheet).map(quoteCell).join('\t')),
    '',
  ].join('\n');

function noteFields(question: ExportedQuestion, { address }: ExportSheet): readonly string[] {
  const cells: Readonly<Record<Column, string>> = {
    question: question.question,
    réponse: question.right,
    choix: question.answers.map(({ text }) => text).join(' · '),
    explication: question.explanation,
    source: question.source,
    adresse: address,
    étiquettes: question.tags.map((tag) => tag.replace(/\s+/g, '-')).join(' '),
    identifiant: question.id,
  };
  return COLUMNS.map((column) => cells[column]);
}

/** Quotes a cell that has quotation marks or begins like a header. */
function quoteCell(text: string): string {
  const line = oneLine(text);
  return /^#|"/.test(line) ? `"${line.replaceAll('"', '""')}"` : line;
}

const oneLine = (text: string): string => text.replace(/[\t\r\n]+/g, ' ');
