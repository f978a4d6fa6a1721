import { episodeOf } from '@/tests/e2e/content';
import { expect, it } from '@/tests/e2e/it';

/** Pages with many links, whose payloads the router prefetches. */
const PAGES = ['/recherche?q=badr', '/about', '/', `/episodes/${episodeOf(8).slug}`];

it.use({ viewport: { width: 1280, height: 1600 } });

for (const path of PAGES)
  it(`${path} preloads no style sheet of the pages that it links to`, async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (/preloaded/.test(message.text())) warnings.push(message.text());
    });
    const payloads = page.waitForResponse((response) => response.url().includes('_rsc='));
    await page.goto(path);
    await payloads;
    await page.waitForLoadState('networkidle');
    // Unused preloads make the console warn seconds later: « preloaded using link preload but not used ».
    await expect(page.locator('link[rel="preload"][as="style"]')).toHaveCount(0);
    expect(warnings).toEqual([]);
  });
