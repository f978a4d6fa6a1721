import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** Rules of WCAG 2.2 A and AA, and axe's best practices. */
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Runs axe on the page as it stands, and fails with the violations by rule and element. Frames of
 * other origins are not seen; no page has one.
 * @param contrast whether contrast is checked too, three quarters of the time
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
