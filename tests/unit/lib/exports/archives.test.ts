import { parseStringPromise } from 'xml2js';
import { archiveOf } from '@/lib/exports/archive';
import { toH5p } from '@/lib/exports/h5p';
import type { ExportSheet } from '@/lib/exports/sheet';
import { toXlsx } from '@/lib/exports/xlsx';
import { BOTH, sheet, unzipped } from './sheets';

describe('an archive', () => {
  it('is read by an independent library, with names and texts beyond ASCII', async () => {
    const texts = { 'é/à.txt': 'بدر', vide: '' };
    expect(Object.fromEntries(await unzipped(archiveOf(texts)))).toEqual(texts);
  });

  it('has the same bytes each time', () => {
    expect(toXlsx(sheet)).toEqual(toXlsx(sheet));
    expect(toH5p(sheet)).toEqual(toH5p(sheet));
  });
});

/** Reads the cells of a workbook's first sheet, by their names. */
async function cellsOf(exported: ExportSheet): Promise<ReadonlyMap<string, string>> {
  const files = await unzipped(toXlsx(exported));
  const { worksheet } = await parseStringPromise(files.get('xl/worksheets/sheet1.xml') ?? '');
  const cells = new Map<string, string>();
  for (const row of worksheet.sheetData[0].row)
    for (const cell of row.c ?? []) {
      const [text] = cell.is?.[0].t ?? cell.v;
      cells.set(cell.$.r, typeof text === 'string' ? text : text._);
    }
  return cells;
}

describe('the workbook for Kahoot', () => {
  it('has the parts of a workbook, each well-formed and declared', async () => {
    const files = await unzipped(toXlsx(sheet));
    expect([...files.keys()]).toEqual([
      ...['[Content_Types].xml', '_rels/.rels', 'xl/workbook.xml'],
      ...['xl/_rels/workbook.xml.rels', 'xl/worksheets/sheet1.xml'],
    ]);
    for (const text of files.values()) await parseStringPromise(text, { strict: true });
    for (const part of ['xl/workbook.xml', 'xl/worksheets/sheet1.xml'])
      expect(files.get('[Content_Types].xml')).toContain(`PartName="/${part}"`);
  });

  it.each(BOTH)('contains %s, with answers and the right number', async (_, exported) => {
    const cells = await cellsOf(exported);
    exported.questions.forEach(({ question, answers, right }, index) => {
      const row = index + 9;
      expect(cells.get(`B${row}`)).toBe(question);
      const writtenAnswers = ['C', 'D', 'E', 'F'].map((column) => cells.get(`${column}${row}`));
      expect(writtenAnswers).toEqual(answers.map(({ text }) => text));
      expect(writtenAnswers[Number(cells.get(`H${row}`)) - 1]).toBe(right);
      expect([5, 10, 20, 30, 60, 90, 120, 240]).toContain(Number(cells.get(`G${row}`)));
    });
  });

  it('stays within Kahoot’s limits, cell by cell', async () => {
    const cells = await cellsOf(sheet);
    const rows = sheet.questions.map((_, index) => index + 9);
    const textsIn = (columns: string) =>
      rows.flatMap((row) => [...columns].map((column) => cells.get(`${column}${row}`) ?? ''));
    const longest = (texts: readonly string[]) => Math.max(...texts.map((text) => text.length));
    expect(longest(textsIn('B'))).toBeLessThanOrEqual(120);
    expect(longest(textsIn('CDEF'))).toBeLessThanOrEqual(75);
    expect(textsIn('BCDEF').filter((text) => text.trim() === '')).toEqual([]);
    expect([...cells.keys()].filter((name) => !/^[A-H]\d+$/.test(name))).toEqual([]);
  });

  it('names its licence, its author and its date', async () => {
    const everything = [...(await cellsOf(sheet)).values()].join('\n');
    for (const word of [sheet.licence, sheet.author, sheet.date])
      expect(everything).toContain(word);
  });
});
