import { episodeOf } from '@/tests/e2e/content';
import { expect, it } from '@/tests/e2e/it';
import { requestsOf } from '@/tests/e2e/watch';

/** Scripts and data that only the 404 page, or a device with cards, loads. */
const APART = ['/suggestions.js', '/adresses.json', '/a-revoir.js'];

it('a wrong address suggests the page that it may mean, and stays a 404', async ({ page }) => {
  const answer = await page.goto('/outils/arbre-genealogique/khadidja');
  expect(answer?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(main.getByText('Vouliez-vous dire')).toBeVisible();
  await main.getByRole('link', { name: 'Khadîja bint Khuwaylid' }).click();
  await expect(page).toHaveURL('/outils/arbre-genealogique/khadija');
});

it('an address like no other has no suggestion', async ({ page }) => {
  const asked = requestsOf(page);
  await page.goto('/nulle-part', { waitUntil: 'networkidle' });
  expect(asked).toContain('/adresses.json');
  await expect(page.getByText('Vouliez-vous dire')).toHaveCount(0);
  for (const map of ['arabie', 'medine'])
    await expect(
      page.getByRole('main').locator(`a[href="/outils/carte-interactive/${map}"]`),
    ).toBeVisible();
});

it('no other page loads the code of suggestions', async ({ page }) => {
  const asked = requestsOf(page);
  for (const path of ['/', '/outils', '/pour-la-classe'])
    await page.goto(path, { waitUntil: 'networkidle' });
  expect(asked.filter((path) => APART.includes(path))).toEqual([]);
});

it('a guessed address leads to its page, at its second', async ({ page }) => {
  const { slug } = episodeOf(8);
  await page.goto('/episodes/8?t=60');
  await expect(page).toHaveURL(`/episodes/${slug}?t=60`);
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Pour la classe', exact: true }),
  ).toBeVisible();
});
