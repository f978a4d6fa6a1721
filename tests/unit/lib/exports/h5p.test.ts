import * as v from 'valibot';
import { toH5p } from '@/lib/exports/h5p';
import { feedbackOf, type ExportSheet } from '@/lib/exports/sheet';
import { Manifest, QuestionSet } from './h5pShapes';
import { sheet, thorny, unzipped } from './sheets';

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

  it.each([
    ['every question of the bank', sheet],
    ['every thorny character', thorny],
  ])('is described as H5P’s own validator wants it, for %s', async (_, one) => {
    const { manifest } = await read(one);
    expect(v.safeParse(Manifest, manifest).issues).toBeUndefined();
  });

  it.each([
    ['every question of the bank', sheet],
    ['every thorny character', thorny],
  ])('has the fields that its two libraries know, and no other, for %s', async (_, one) => {
    const { content } = await read(one);
    expect(v.safeParse(QuestionSet, content).issues).toBeUndefined();
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
