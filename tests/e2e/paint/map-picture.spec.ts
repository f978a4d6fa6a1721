import { expect, test, type Page } from '@playwright/test';

const PAGES = [
  '/outils/carte-interactive/arabie',
  '/outils/carte-interactive/medine/med-mosquee-prophete',
];

const OVERVIEW = /\/maps\/[a-z-]+\/overview\.avif$/;

/** What the page asked for until it was loaded, its own address first. */
async function requestsOf(page: Page, path: string): Promise<readonly string[]> {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(path, { waitUntil: 'networkidle' });
  return asked;
}

for (const path of PAGES)
  test(`${path} demande son image avant tout le reste, et une fois`, async ({ page }) => {
    const asked = await requestsOf(page, path);
    expect(asked[0]).toBe(path);
    // Six connections at a time: after a dozen scripts it came seconds later.
    expect(asked[1]).toMatch(OVERVIEW);
    expect(asked.filter((one) => OVERVIEW.test(one))).toHaveLength(1);
  });

test.describe('Sans JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('la carte entière vient seule, sans l’image qui la précède ailleurs', async ({
    page,
  }) => {
    const asked = await requestsOf(page, PAGES[0] ?? '/');
    expect(asked).toContainEqual(expect.stringMatching(/\/map\.jpg$/));
    expect(asked.filter((one) => OVERVIEW.test(one))).toEqual([]);
  });
});
