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
  const questionRows = sheet.questions.map(({ question, answers }, index) =>
    row(HEADER_ROW + 1 + index, [
      index + 1,
      question,
      ...answers.map(({ text }) => text),
      TIME_LIMIT_SECONDS,
      answers.findIndex(({ isRight }) => isRight) + 1,
    ]),
  );
  const rows = [...noticeRows, row(HEADER_ROW, ['', ...HEADERS]), ...questionRows].join('');
  return archiveOf({
    '[Content_Types].xml': CONTENT_TYPES,
    '_rels/.rels': relationships(['officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': WORKBOOK,
    'xl/_rels/workbook.xml.rels': relationships(['worksheet', 'worksheets/sheet1.xml']),
    'xl/worksheets/sheet1.xml': `${PROLOGUE}<worksheet xmlns="${SPREADSHEET_NAMESPACE}"><sheetData>${rows}</sheetData></worksheet>`,
  });
}

function row(rowNumber: number, cells: readonly (string | number)[]): string {
  const cellElements = cells.map((value, index) => {
    const cellReference = `${'ABCDEFGH'[index] ?? ''}${rowNumber}`;
    if (typeof value === 'number') return `<c r="${cellReference}"><v>${value}</v></c>`;
    if (value === '') return '';
    return `<c r="${cellReference}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(value)}</t></is></c>`;
  });
  return `<row r="${rowNumber}">${cellElements.join('')}</row>`;
}

const PROLOGUE = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const SCHEMAS = 'http://schemas.openxmlformats.org';
const SPREADSHEET_NAMESPACE = `${SCHEMAS}/spreadsheetml/2006/main`;
const RELATIONSHIPS_NAMESPACE = `${SCHEMAS}/officeDocument/2006/relationships`;
const CONTENT_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const CONTENT_TYPES =
  `${PROLOGUE}<Types xmlns="${SCHEMAS}/package/2006/content-types">` +
  `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
  `<Override PartName="/xl/workbook.xml" ContentType="${CONTENT_TYPE}.sheet.main+xml"/>` +
  `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${CONTENT_TYPE}.worksheet+xml"/></Types>`;

const WORKBOOK =
  `${PROLOGUE}<workbook xmlns="${SPREADSHEET_NAMESPACE}" xmlns:r="${RELATIONSHIPS_NAMESPACE}">` +
  `<sheets><sheet name="Questions" sheetId="1" r:id="rId1"/></sheets></workbook>`;

const relationships = ([type, target]: readonly [type: string, target: string]): string =>
  `${PROLOGUE}<Relationships xmlns="${SCHEMAS}/package/2006/relationships">` +
  `<Relationship Id="rId1" Type="${RELATIONSHIPS_NAMESPACE}/${type}" Target="${target}"/></Relationships>`;
