import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** The rules of WCAG 2.2 A and AA, and axe's best practices. */
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Has axe judge the page as it stands, and lists what axe finds by rule and by place. It runs in the page itself, where
 * its source is read once a document, and reports violations alone. It sees no frame of another origin; no page has one.
 * @param contrast Whether colours are judged too, which takes three quarters of the time.
 */
export async function expectNothingFound(page: Page, { contrast = true } = {}): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate((options) => window.axe.run(options), {
    resultTypes: ['violations'],
    runOnly: { type: 'tag', values: STANDARDS },
    rules: { 'color-contrast': { enabled: contrast } },
  } satisfies axe.RunOptions);
  const found = violations.map(
    ({ id, nodes }) => `${id} : ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect(found).toEqual([]);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
