import { episodeOf } from '@/tests/e2e/content';
import { expect, it } from '@/tests/e2e/it';
import { requestsOf } from '@/tests/e2e/watch';

/** Scripts and data that only the 404 page, or a device with cards, loads. */
const SUGGESTION_FILES = ['/suggestions.js', '/adresses.json', '/a-revoir.js'];

it('a misspelt address suggests the nearest page, with status 404', async ({ page }) => {
  const response = await page.goto('/outils/arbre-genealogique/khadidja');
  expect(response?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(main.getByText('Vouliez-vous dire')).toBeVisible();
  await main.getByRole('link', { name: 'Khadîja bint Khuwaylid' }).click();
  await expect(page).toHaveURL('/outils/arbre-genealogique/khadija');
});

it('an address far from every page has no suggestion', async ({ page }) => {
  const requests = requestsOf(page);
  await page.goto('/nulle-part', { waitUntil: 'networkidle' });
  expect(requests).toContain('/adresses.json');
  await expect(page.getByText('Vouliez-vous dire')).toHaveCount(0);
  for (const map of ['arabie', 'medine'])
    await expect(
      page.getByRole('main').locator(`a[href="/outils/carte-interactive/${map}"]`),
    ).toBeVisible();
});

it('only the 404 page loads the code of suggestions', async ({ page }) => {
  const requests = requestsOf(page);
  for (const path of ['/', '/outils', '/pour-la-classe'])
    await page.goto(path, { waitUntil: 'networkidle' });
  expect(requests.filter((path) => SUGGESTION_FILES.includes(path))).toEqual([]);
});

it('« /episodes/8?t=60 » redirects to episode 8 at that second', async ({ page }) => {
  const { slug } = episodeOf(8);
  await page.goto('/episodes/8?t=60');
  await expect(page).toHaveURL(`/episodes/${slug}?t=60`);
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Pour la classe', exact: true }),
  ).toBeVisible();
});
