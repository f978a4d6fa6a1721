import { episodes } from '@/tests/e2e/content';
import { expect, it } from '@/tests/e2e/it';

/** Lists pages of episodes and of persons whose titles contain a hyphenated word. */
async function pathsWithHyphens(
  fetchHtml: (path: string) => Promise<string>,
): Promise<string[]> {
  const linksIn = async (path: string, pattern: RegExp): Promise<readonly string[]> => [
    ...new Set(
      [...(await fetchHtml(path)).matchAll(pattern)].flatMap(([, link]) => link ?? []),
    ),
  ];
  const people = await linksIn(
    '/outils/arbre-genealogique/plan',
    /href="(\/outils\/arbre-genealogique\/[a-z-]+)"[^>]*>[^<]*\p{L}-\p{L}/gu,
  );
  const hyphenated = episodes.filter(({ title }) => /\p{L}-\p{L}/u.test(title));
  return [...hyphenated.map(({ slug }) => `/episodes/${slug}`), ...people.slice(0, 6)];
}

/** Lists the words of the title that are broken across lines. Runs in the page. */
function brokenWords(): readonly string[] {
  const title = document.querySelector('h1');
  if (!title) return ['no title'];
  const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (const word of (node.textContent ?? '').matchAll(/\S+-\S+/g)) {
      const range = document.createRange();
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(word[0]);
    }
  return broken;
}

it('no title breaks at the hyphen of a word on a phone', async ({ page, request }) => {
  const paths = await pathsWithHyphens(async (path) => (await request.get(path)).text());
  expect(paths.length).toBeGreaterThan(0);
  for (const path of paths) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    for (const width of [360, 375, 390]) {
      await page.setViewportSize({ width, height: 800 });
      expect([path, width, await page.evaluate(brokenWords)]).toEqual([path, width, []]);
    }
  }
});
