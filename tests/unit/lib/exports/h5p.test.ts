import * as v from 'valibot';
import { toH5p } from '@/lib/exports/h5p';
import { feedbackOf, type ExportSheet } from '@/lib/exports/sheet';
import { Manifest, QuestionSet } from './h5pShapes';
import { BOTH, sheet, unzipped } from './sheets';

/** The fields of a package's content that these tests read; `QuestionSet` validates its whole shape. */
interface Content {
  readonly questions: readonly {
    readonly subContentId: string;
    readonly params: {
      readonly question: string;
      readonly answers: readonly { readonly text: string }[];
      readonly overallFeedback: readonly { readonly feedback: string }[];
    };
  }[];
}

describe('the H5P package', () => {
  const read = async (one: ExportSheet) => {
    const files = await unzipped(toH5p(one));
    expect([...files.keys()]).toEqual(['h5p.json', 'content/content.json']);
    return {
      manifest: JSON.parse(files.get('h5p.json') ?? ''),
      content: JSON.parse(files.get('content/content.json') ?? ''),
    };
  };

  it('requires the libraries of its questions, and contains none', async () => {
    const { manifest, content } = await read(sheet);
    const known = manifest.preloadedDependencies.map(
      (one: Record<string, unknown>) =>
        `${String(one.machineName)} ${String(one.majorVersion)}.${String(one.minorVersion)}`,
    );
    expect(known.some((name: string) => name.startsWith(manifest.mainLibrary))).toBe(true);
    for (const { library } of content.questions) expect(known).toContain(library);
  });

  it.each(BOTH)('fits H5P and its two libraries, for %s', async (_, one) => {
    const { manifest, content } = await read(one);
    expect(v.safeParse(Manifest, manifest).issues).toBeUndefined();
    expect(v.safeParse(QuestionSet, content).issues).toBeUndefined();
  });

  it.each(BOTH)('contains %s, in HTML without further markup', async (_, one) => {
    const { questions } = (await read(one)).content as Content;
    const found = questions.map(({ params: { question, answers, overallFeedback } }) => [
      plain(question),
      answers.map(({ text }) => plain(text)),
      overallFeedback[0]?.feedback,
    ]);
    const expected = one.questions.map((asked) => [
      asked.question,
      asked.answers.map(({ text }) => text),
      feedbackOf(asked),
    ]);
    expect(found).toEqual(expected);
  });

  it('gives each question a permanent id of its own', async () => {
    const idsOf = async () =>
      ((await read(sheet)).content as Content).questions.map((one) => one.subContentId);
    const ids = await idsOf();
    expect(new Set(ids).size).toBe(sheet.questions.length);
    expect(await idsOf()).toEqual(ids);
    for (const id of ids)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('names its licence, its author and its date', async () => {
    const { manifest } = await read(sheet);
    for (const word of [sheet.licence, sheet.author, sheet.date])
      expect(JSON.stringify(manifest)).toContain(word);
  });
});

/** Decodes the four entities that the package writes; fails on other markup. */
function plain(html: string): string {
  const text = html.trim().replace(/^<div>|<\/div>$/g, '');
  expect(text).not.toMatch(/[<>"]/);
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
