import type { Page } from '@playwright/test';
import { episodeOf } from '@/tests/e2e/content';
import { expect, it } from '@/tests/e2e/it';

const PAGES = [`/episodes/${episodeOf(6).slug}`, '/about', '/croyances', '/outils/documents'];

/** Finds words of one element, far down, that occur once on the page and end at the end of a word. */
const wordsFarDown = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const text = document.querySelector('main')?.textContent ?? '';
    const texts = [...document.querySelectorAll('main :is(p, li, h2, h3)')]
      .filter((element) => element.children.length === 0 && element.checkVisibility())
      .map((element) => /^[\p{L} ’]{12,60}(?= )/u.exec(element.textContent)?.[0] ?? '')
      .filter((words) => words !== '' && text.split(words).length === 2);
    return texts[Math.floor(texts.length * 0.8)] ?? '';
  });

/** Returns the top of the words, in pixels of the window. */
const topOf = (page: Page, words: string): Promise<number> =>
  page
    .getByRole('main')
    .getByText(words)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top);

for (const viewport of [
  { width: 390, height: 800 },
  { width: 1366, height: 768 },
])
  it(`a text fragment is in a window of ${viewport.width} pixels, as after Back`, async ({
    browser,
  }) => {
    for (const path of PAGES)
      await it.step(path, async () => {
        const context = await browser.newContext({ viewport });
        const scoutPage = await context.newPage();
        await scoutPage.goto(path, { waitUntil: 'networkidle' });
        const words = await wordsFarDown(scoutPage);
        expect(words).not.toBe('');
        await scoutPage.close();
        const page = await context.newPage();
        await page.goto(`${path}#:~:text=${encodeURIComponent(words)}`);
        await expect(page.locator('html[data-arriving]')).toHaveCount(0);
        await expect.poll(() => topOf(page, words)).toBeGreaterThan(0);
        await expect.poll(() => topOf(page, words)).toBeLessThan(viewport.height);

        const topBefore = await settledTopOf(page, words);
        await page.reload();
        expect(Math.abs((await settledTopOf(page, words)) - topBefore)).toBeLessThan(4);
        await page.goto('/contact');
        await page.goBack();
        expect(Math.abs((await settledTopOf(page, words)) - topBefore)).toBeLessThan(4);
        await context.close();
      });
  });

/** Returns the top of the words once the page no longer scrolls. */
async function settledTopOf(page: Page, words: string): Promise<number> {
  let top = Number.NaN;
  await expect
    .poll(async () => {
      const previousTop = top;
      top = await topOf(page, words);
      return top === previousTop;
    })
    .toBe(true);
  return top;
}

it('the page is laid out whole on blur and on a script’s scroll', async ({ page }) => {
  for (const action of [
    () => dispatchEvent(new Event('blur')),
    () => scrollTo({ top: 900, behavior: 'instant' }),
  ]) {
    await page.route(/\/_next\/static\/.*\.js/, (route) => route.abort());
    await page.goto('/about', { waitUntil: 'domcontentloaded' });
    await expect(page.locator('html[data-arriving]')).toHaveCount(1);
    await page.evaluate(action);
    await expect(page.locator('html[data-arriving]')).toHaveCount(0);
  }
});
