import { archiveOf } from '@/lib/exports/archive';
import { notices, type ExportSheet } from '@/lib/exports/sheet';
import { escapeXml } from '@/lib/text/escapeXml';

/** In seconds: one of the time limits that Kahoot accepts. */
const TIME_LIMIT_SECONDS = 30;
const HEADER_ROW = 8;
const HEADERS = [
  'Question - max 120 characters',
  'Answer 1 - max 75 characters',
  'Answer 2 - max 75 characters',
  'Answer 3 - max 75 characters',
  'Answer 4 - max 75 characters',
  'Time limit (sec)',
  'Correct answer(s) - choose at least one',
] as const;

/**
 * Packs the questions as a workbook (ECMA-376, SpreadsheetML) in the layout of Kahoot's template: notices above,
 * headers on the eighth row, a question per row from the second column.
 */
export function toXlsx(sheet: ExportSheet): Uint8Array<ArrayBuffer> {
  const noticeRows = notices(sheet).map((line, index) => row(index + 1, ['', line]));
  const questions = sheet.questions.map(({ question, answers }, index) =>
    row(HEADER_ROW + 1 + index, [
      index + 1,
      question,
      ...answers.map(({ text }) => text),
      TIME_LIMIT_SECONDS,
      answers.findIndex(({ isRight }) => isRight) + 1,
    ]),
  );
  const rows = [...noticeRows, row(HEADER_ROW, ['', ...HEADERS]), ...questions].join('');
  return archiveOf({
    '[Content_Types].xml': TYPES,
    '_rels/.rels': relationships(['officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': WORKBOOK,
    'xl/_rels/workbook.xml.rels': relationships(['worksheet', 'worksheets/sheet1.xml']),
    'xl/worksheets/sheet1.xml': `${PROLOGUE}<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`,
  });
}

function row(rank: number, cells: readonly (string | number)[]): string {
  const cellElements = cells.map((value, index) => {
    const at = `${'ABCDEFGH'[index] ?? ''}${rank}`;
    if (typeof value === 'number') return `<c r="${at}"><v>${value}</v></c>`;
    if (value === '') return '';
    return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(value)}</t></is></c>`;
  });
  return `<row r="${rank}">${cellElements.join('')}</row>`;
}

const PROLOGUE = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const FORMATS = 'http://schemas.openxmlformats.org';
const MAIN = `${FORMATS}/spreadsheetml/2006/main`;
const OFFICE = `${FORMATS}/officeDocument/2006/relationships`;
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const TYPES =
  `${PROLOGUE}<Types xmlns="${FORMATS}/package/2006/content-types">` +
  `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
  `<Override PartName="/xl/workbook.xml" ContentType="${CONTENT}.sheet.main+xml"/>` +
  `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${CONTENT}.worksheet+xml"/></Types>`;

const WORKBOOK =
  `${PROLOGUE}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}">` +
  `<sheets><sheet name="Questions" sheetId="1" r:id="rId1"/></sheets></workbook>`;

const relationships = ([type, target]: readonly [type: string, target: string]): string =>
  `${PROLOGUE}<Relationships xmlns="${FORMATS}/package/2006/relationships">` +
  `<Relationship Id="rId1" Type="${OFFICE}/${type}" Target="${target}"/></Relationships>`;
