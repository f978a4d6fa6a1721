import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** Rules of WCAG 2.2 A and AA, and axe's best practices. */
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Runs axe on the page as it stands, in both appearances, and fails with the violations by rule and element. Frames
 * of other origins are not seen; no page has one.
 * @param contrast whether contrast is checked too, three quarters of the time; `false` skips the dark appearance
 */
export async function expectNoViolations(page: Page, { contrast = true } = {}): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  await page.evaluate(waitForAnimations);
  const violations = await violationsOf(page, {
    runOnly: { type: 'tag', values: STANDARDS },
    rules: { 'color-contrast': { enabled: contrast } },
  });
  expect(violations, violations.join(' | ')).toEqual([]);
  if (!contrast) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(waitForAnimations);
  const darkViolations = await violationsOf(page, {
    runOnly: { type: 'rule', values: ['color-contrast'] },
  });
  expect(darkViolations, `in the dark: ${darkViolations.join(' | ')}`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.evaluate(waitForAnimations);
}

async function violationsOf(page: Page, options: axe.RunOptions): Promise<readonly string[]> {
  const { violations } = await page.evaluate((runOptions) => window.axe.run(runOptions), {
    resultTypes: ['violations'],
    ...options,
  } satisfies axe.RunOptions);
  return violations.map(
    ({ id, nodes }) => `${id} : ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/**
 * Resolves when all transitions, and all animations that end by themselves, have ended: a dialog that fades in has too
 * little contrast until then. Runs in the page.
 */
async function waitForAnimations(): Promise<void> {
  await new Promise(requestAnimationFrame);
  const running = document
    .getAnimations()
    .filter(({ effect, timeline }) => {
      const end = Number(effect?.getComputedTiming().endTime);
      return timeline instanceof DocumentTimeline && Number.isFinite(end);
    })
    .filter(({ playState }) => playState === 'running');
  await Promise.allSettled(running.map(({ finished }) => finished));
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
