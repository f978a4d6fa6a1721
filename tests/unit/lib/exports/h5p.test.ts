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
  const readPackage = async (exported: ExportSheet) => {
    const files = await unzipped(toH5p(exported));
    expect([...files.keys()]).toEqual(['h5p.json', 'content/content.json']);
    return {
      manifest: JSON.parse(files.get('h5p.json') ?? ''),
      content: JSON.parse(files.get('content/content.json') ?? ''),
    };
  };

  it('declares the libraries of its questions as dependencies, without containing them', async () => {
    const { manifest, content } = await readPackage(sheet);
    const libraries = manifest.preloadedDependencies.map(
      (dependency: Record<string, unknown>) =>
        `${String(dependency.machineName)} ${String(dependency.majorVersion)}.${String(dependency.minorVersion)}`,
    );
    expect(libraries.some((name: string) => name.startsWith(manifest.mainLibrary))).toBe(true);
    for (const { library } of content.questions) expect(libraries).toContain(library);
  });

  it.each(BOTH)('fits H5P and its two libraries, for %s', async (_, exported) => {
    const { manifest, content } = await readPackage(exported);
    expect(v.safeParse(Manifest, manifest).issues).toBeUndefined();
    expect(v.safeParse(QuestionSet, content).issues).toBeUndefined();
  });

  it.each(BOTH)('contains %s, in HTML without further markup', async (_, exported) => {
    const { questions } = (await readPackage(exported)).content as Content;
    const exportedTexts = questions.map(
      ({ params: { question, answers, overallFeedback } }) => [
        decodeText(question),
        answers.map(({ text }) => decodeText(text)),
        overallFeedback[0]?.feedback,
      ],
    );
    const expected = exported.questions.map((question) => [
      question.question,
      question.answers.map(({ text }) => text),
      feedbackOf(question),
    ]);
    expect(exportedTexts).toEqual(expected);
  });

  it('gives each question a unique id that stays the same in every export', async () => {
    const idsOf = async () =>
      ((await readPackage(sheet)).content as Content).questions.map(
        ({ subContentId }) => subContentId,
      );
    const ids = await idsOf();
    expect(new Set(ids).size).toBe(sheet.questions.length);
    expect(await idsOf()).toEqual(ids);
    for (const id of ids)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('names its licence, its author and its date', async () => {
    const { manifest } = await readPackage(sheet);
    for (const word of [sheet.licence, sheet.author, sheet.date])
      expect(JSON.stringify(manifest)).toContain(word);
  });
});

/** Decodes the four entities that the package writes; fails on other markup. */
function decodeText(html: string): string {
  const text = html.trim().replace(/^<div>|<\/div>$/g, '');
  expect(text).not.toMatch(/[<>"]/);
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
