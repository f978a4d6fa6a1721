import type { Page } from '@playwright/test';
import { it } from '@/tests/e2e/it';

/**
 * Opens one page for the tests of a file, or of a `describe`: a page load costs more than most of what is asked of the
 * page. Each test brings what it needs back to where it begins.
 * @returns The page, once a test runs.
 */
export function onePage(open: (page: Page) => Promise<unknown>): () => Page {
  let opened: Page | null = null;

  it.beforeAll(async ({ browser }) => {
    opened = await browser.newPage();
    await open(opened);
  });

  it.afterAll(async () => opened?.close());

  return () => {
    if (!opened) throw new Error('The page is open while a test runs only.');
    return opened;
  };
}
