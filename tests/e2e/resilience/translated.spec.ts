import type { Page } from '@playwright/test';
import { episodeOf } from '@/tests/e2e/content';
import { expect, it } from '@/tests/e2e/it';
import { errorsOf } from '@/tests/e2e/watch';

/** Replaces each text node by nested `<font>` elements, as a browser's translation does. */
const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const textNodes: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (
        node instanceof Text &&
        node.data.trim() &&
        !node.parentElement?.closest('script, style, noscript, font, svg')
      )
        textNodes.push(node);
    for (const text of textNodes) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  });

/** Opens a page and waits for hydration, after which translators run. */
async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html:not([data-arriving])').waitFor();
}

const playButtonOf = (page: Page, slug: string) =>
  page.locator(`main button[data-episode="${slug}"]`).first();

it('episode, quiz and map work after the browser has translated the page', async ({ page }) => {
  const errors = errorsOf(page);
  const [firstEpisode, secondEpisode] = [episodeOf(8), episodeOf(5)];

  await openHydrated(page, `/episodes/${firstEpisode.slug}`);
  await translate(page);
  await playButtonOf(page, firstEpisode.slug).click();
  const bar = page.locator('#lecteur');
  await expect(bar.locator('[aria-label="Pause"]')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /Partager à partir de/ })).toBeVisible();
  await translate(page);
  const shareButton = page.locator('button[title="Partager"]');
  await shareButton.click();
  await shareButton.click();

  // The bar has restored the first episode: the press replaces it.
  await openHydrated(page, `/episodes/${secondEpisode.slug}`);
  await expect(bar).toBeVisible();
  await translate(page);
  await playButtonOf(page, secondEpisode.slug).click();
  await expect(bar).toContainText(/première révélation/i);
  await translate(page);
  await playButtonOf(page, secondEpisode.slug).click();

  await openHydrated(page, '/outils/quizz');
  await page.getByRole('button', { name: /Par thème/ }).click();
  await translate(page);
  for (const choice of await page.locator('main select').all())
    await choice.selectOption({ index: 1 });
  await page.locator('main button', { hasText: 'Commencer' }).click();
  const answers = page.locator('main [role="group"] button');
  for (const question of [1, 2, 3]) {
    await expect(page.locator('main')).toContainText(`Question ${question} /`);
    await translate(page);
    await answers.first().click();
  }

  await openHydrated(page, '/outils/carte-interactive/arabie');
  const marker = page.locator('button[data-place="la-mecque"]');
  await expect(marker).toBeVisible();
  await translate(page);
  await marker.click();
  await expect(page).toHaveURL(/\/la-mecque/);
  await translate(page);
  await page.goBack();
  await expect(page).not.toHaveURL(/\/la-mecque/);

  await expect(page.getByText('n’a pas pu s’afficher')).toHaveCount(0);
  expect(errors).toEqual([]);
});
