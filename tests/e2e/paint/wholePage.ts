import type { Page } from '@playwright/test';

/**
 * Opens a page and waits until it has loaded everything, a map its picture last, and is laid out
 * below the first viewport.
 */
export async function openWholePage(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.locator('html:not([data-arriving])').waitFor();
  if (!path.includes('/carte-interactive/')) return;
  await page.locator('[data-map="layer"] img[src$="map.avif"]').waitFor();
}
