import type { Page } from '@playwright/test';
import { it } from '@/tests/e2e/it';

/**
 * Opens one page for the tests of a file, or of a `describe`: a page load costs more than most of what is asked of the
 * page. Each test brings what it needs back to where it begins.
 * @param on Makes what the tests are given: the page and its page object.
 * @returns What `on` has made, once a test runs.
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
