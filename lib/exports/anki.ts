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

const rankOf = (column: Column): number => COLUMNS.indexOf(column) + 1;

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
    `#tags column:${rankOf('étiquettes')}`,
    `#guid column:${rankOf('identifiant')}`,
    ...notices(sheet).map((line) => `# ${oneLine(line)}`),
    `# Colonnes\u00a0: ${COLUMNS.join(', ')}`,
    ...sheet.questions.map((question) => note(question, sheet).map(cell).join('\t')),
    '',
  ].join('\n');

function note(one: ExportedQuestion, { address }: ExportSheet): readonly string[] {
  const cells: Readonly<Record<Column, string>> = {
    question: one.question,
    réponse: one.right,
    choix: one.answers.map(({ text }) => text).join(' · '),
    explication: one.explanation,
    source: one.source,
    adresse: address,
    étiquettes: one.tags.map((tag) => tag.replace(/\s+/g, '-')).join(' '),
    identifiant: one.id,
  };
  return COLUMNS.map((column) => cells[column]);
}

/** Quotes a cell that has quotation marks or begins like a header. */
function cell(text: string): string {
  const line = oneLine(text);
  return /^#|"/.test(line) ? `"${line.replaceAll('"', '""')}"` : line;
}

const oneLine = (text: string): string => text.replace(/[\t\r\n]+/g, ' ');
