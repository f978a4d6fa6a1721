import { expect, test } from '@playwright/test';
import { MAP } from './mapScreenPage';

test.describe('Les adresses des cartes', () => {
  for (const path of ['/outils/carte-interactive/atlantide', `${MAP}/atlantide`]) {
    test(`${path} n’existe pas : page 404 complète, avec les cartes qui existent`, async ({
      request,
    }) => {
      const response = await request.get(path);
      expect(response.status()).toBe(404);
      const html = await response.text();
      expect(html).toContain('Cette page est introuvable');
      expect(html).toContain(`href="${MAP}"`);
      expect(html).toContain('href="/outils/carte-interactive/medine"');
    });
  }

  test('une adresse canonique ne porte pas de requête', async ({ page }) => {
    await page.goto(`${MAP}/badr?q=badr&annee=624`);
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute('href', new RegExp(`${MAP}/badr$`));
  });

  for (const id of ['arabie', 'medine']) {
    test(`/maps/${id}/manifest.json a la forme attendue`, async ({ request }) => {
      const response = await request.get(`/maps/${id}/manifest.json`);
      expect(response.headers()['content-type']).toContain('application/json');
      const manifest = await response.json();
      expect(Object.keys(manifest).sort()).toEqual(['description', 'periods', 'pois', 'title']);
      for (const poi of manifest.pois) {
        expect(Object.keys(poi).sort()).toEqual([
          'coordinates',
          'description',
          'empire',
          'facts',
          'id',
          'imageUrl',
          'name',
          'period',
          'significance',
          'type',
          'year',
        ]);
        expect((await request.get(poi.imageUrl)).status()).toBe(200);
      }
    });
  }
});
