import type { Page } from '@playwright/test';
import { it } from '@/tests/e2e/it';

/**
 * Opens one page for the tests of a file or of a `describe`, since a page load takes longer than
 * most tests. Each test restores the state that it needs.
 * @param on creates the fixture of the tests from the page
 * @returns returns the fixture, while a test runs
 */
export function onePage<T extends { readonly page: Page }>(
  on: (page: Page) => T,
  open: (made: T) => Promise<unknown>,
): () => T {
  let opened: T | null = null;

  it.beforeAll(async ({ browser }) => {
    opened = on(await browser.newPage());
    await open(opened);
  });

  it.afterAll(async () => opened?.page.close());

  return () => {
    if (!opened) throw new Error('The page is open while a test runs only.');
    return opened;
  };
}
