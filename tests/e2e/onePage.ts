import type { Page } from '@playwright/test';
import { it } from '@/tests/e2e/it';

/**
 * Opens one page for the tests of a file or of a `describe`, since a page load takes longer than
 * most tests. Each test restores the state that it needs.
 * @param createFixture returns the locators and actions of the page
 * @returns a function that returns the fixture, while a test runs
 */
export function onePage<T extends { readonly page: Page }>(
  createFixture: (page: Page) => T,
  open: (fixture: T) => Promise<unknown>,
): () => T {
  let fixture: T | null = null;

  it.beforeAll(async ({ browser }) => {
    fixture = createFixture(await browser.newPage());
    await open(fixture);
  });

  it.afterAll(async () => fixture?.page.close());

  return () => {
    if (!fixture) throw new Error('The page is open while a test runs only.');
    return fixture;
  };
}
