import { expect, test } from '@playwright/test';

test.use({ viewport: { width: 1280, height: 720 } });

test('la carte ne demande l’image d’aucun lieu avant qu’il ne soit ouvert', async ({
  page,
}) => {
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (/\/maps\/arabie\/places\//.test(request.url())) pictures.push(request.url());
  });
  await page.goto('/outils/carte-interactive/arabie', { waitUntil: 'networkidle' });
  expect(pictures).toEqual([]);
  await page.goto('/outils/carte-interactive/arabie/badr');
  const picture = page.getByRole('img', { name: 'Les environs sur la carte : Badr' });
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
});
