import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rules of WCAG 2.2 A and AA, and axe's best practices. */
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Has axe judge the page as it stands: what it finds is told by rule and by place. It runs in the page itself and tells
 * what is wrong alone: to name every place that is right, in a page of its own, took it four times as long. It sees no
 * frame of another origin; no page has one.
 */
export async function expectNothingFound(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], runOnly: { type: 'tag', values: STANDARDS } })
    .setLegacyMode(true)
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id} : ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect(found).toEqual([]);
}
