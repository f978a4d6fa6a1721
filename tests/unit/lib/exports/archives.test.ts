/** @jest-environment node */
import { parseStringPromise } from 'xml2js';
import { toH5p } from '@/lib/exports/h5p';
import { feedbackOf, type ExportSheet } from '@/lib/exports/sheet';
import { LIMITS, toXlsx } from '@/lib/exports/xlsx';
import { crc32, zipped } from '@/lib/exports/zip';
import { sheet, thorny, unzipped } from './sheets';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('an archive', () => {
  it('has the published check of its files', () => {
    expect(crc32(bytesOf('123456789'))).toBe(0xcbf43926);
    expect(crc32(bytesOf(''))).toBe(0);
  });

  it('is read by another program, names and texts beyond ASCII included', async () => {
    const files = [
      { name: 'é/à.txt', text: 'بدر' },
      { name: 'vide', text: '' },
    ];
    expect([...(await unzipped(zipped(files)))]).toEqual(files.map(Object.values));
  });

  it('is the same, byte for byte, each time', () => {
    expect(toXlsx(sheet)).toEqual(toXlsx(sheet));
    expect(toH5p(sheet)).toEqual(toH5p(sheet));
  });
});

/** The cells of the first sheet of a workbook, by their names. */
async function cellsOf(one: ExportSheet): Promise<ReadonlyMap<string, string>> {
  const files = await unzipped(toXlsx(one));
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
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/workbook.xml',
      'xl/_rels/workbook.xml.rels',
      'xl/worksheets/sheet1.xml',
    ]);
    for (const text of files.values()) await parseStringPromise(text, { strict: true });
    for (const part of ['xl/workbook.xml', 'xl/worksheets/sheet1.xml'])
      expect(files.get('[Content_Types].xml')).toContain(`PartName="/${part}"`);
  });

  it.each([
    ['every question of the bank', sheet],
    ['every thorny character', thorny],
  ])('carries %s, its four answers and the rank of the right one', async (_, one) => {
    const cells = await cellsOf(one);
    one.questions.forEach(({ question, answers, right }, index) => {
      const row = index + 9;
      expect(cells.get(`B${row}`)).toBe(question);
      const written = ['C', 'D', 'E', 'F'].map((column) => cells.get(`${column}${row}`));
      expect(written).toEqual(answers.map(({ text }) => text));
      expect(written[Number(cells.get(`H${row}`)) - 1]).toBe(right);
      expect([5, 10, 20, 30, 60, 90, 120, 240]).toContain(Number(cells.get(`G${row}`)));
    });
  });

  it('stays within what Kahoot takes', () => {
    for (const { question, answers } of sheet.questions) {
      expect(question.length).toBeLessThanOrEqual(LIMITS.question);
      for (const { text } of answers) expect(text.length).toBeLessThanOrEqual(LIMITS.answer);
    }
  });

  it('names its licence, its author and its date', async () => {
    const said = [...(await cellsOf(sheet)).values()].join('\n');
    for (const word of [sheet.licence, sheet.author, sheet.date]) expect(said).toContain(word);
  });
});

describe('the H5P package', () => {
  const read = async (one: ExportSheet) => {
    const files = await unzipped(toH5p(one));
    expect([...files.keys()]).toEqual(['h5p.json', 'content/content.json']);
    return {
      manifest: JSON.parse(files.get('h5p.json') ?? ''),
      content: JSON.parse(files.get('content/content.json') ?? ''),
    };
  };

  it('asks for the libraries that its questions name, and brings none', async () => {
    const { manifest, content } = await read(sheet);
    const known = manifest.preloadedDependencies.map(
      (one: Record<string, unknown>) =>
        `${String(one.machineName)} ${String(one.majorVersion)}.${String(one.minorVersion)}`,
    );
    expect(known.some((name: string) => name.startsWith(manifest.mainLibrary))).toBe(true);
    for (const { library } of content.questions) expect(known).toContain(library);
  });

  it('carries every question, in HTML that says no more than its words', async () => {
    for (const one of [sheet, thorny]) {
      const { content } = await read(one);
      expect(
        content.questions.map(
          ({ params }: { params: { question: string; answers: { text: string }[] } }) => [
            plain(params.question),
            ...params.answers.map(({ text }) => plain(text)),
          ],
        ),
      ).toEqual(
        one.questions.map(({ question, answers }) => [
          question,
          ...answers.map(({ text }) => text),
        ]),
      );
      expect(
        content.questions.map(
          ({ params }: { params: { overallFeedback: { feedback: string }[] } }) =>
            params.overallFeedback[0]?.feedback,
        ),
      ).toEqual(one.questions.map(feedbackOf));
    }
  });

  it('gives each question an id of its own, the same for ever', async () => {
    const [first, second] = [await read(sheet), await read(sheet)];
    const ids = first.content.questions.map(
      (one: { subContentId: string }) => one.subContentId,
    );
    expect(new Set(ids).size).toBe(sheet.questions.length);
    expect(ids).toEqual(
      second.content.questions.map((one: { subContentId: string }) => one.subContentId),
    );
    for (const id of ids)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('names its licence, its author and its date', async () => {
    const { manifest } = await read(sheet);
    for (const word of [sheet.licence, sheet.author, sheet.date])
      expect(JSON.stringify(manifest)).toContain(word);
  });
});

/** Reads back the four entities that the package writes: nothing else of HTML may be in it. */
function plain(html: string): string {
  const text = html.trim().replace(/^<div>|<\/div>$/g, '');
  expect(text).not.toMatch(/[<>"]/);
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
