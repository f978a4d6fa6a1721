import { expect, it } from '@/tests/e2e/it';
import { MAP } from './mapPage';

it('an unknown map or place is a 404 that leads to the maps', async ({ request }) => {
  for (const path of ['/outils/carte-interactive/atlantide', `${MAP}/atlantide`]) {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    const html = await response.text();
    expect(html).toContain('Cette page est introuvable');
    expect(html).toContain(`href="${MAP}"`);
    expect(html).toContain('href="/outils/carte-interactive/medine"');
  }
});

it('a map has one canonical address and a JSON manifest', async ({ request }) => {
  const page = await (await request.get(`${MAP}/badr?q=badr&annee=624`)).text();
  expect(page).toMatch(new RegExp(`<link rel="canonical" href="[^"?]*${MAP}/badr"`));
  const manifest = await request.get('/maps/arabie/manifest.json');
  expect(manifest.headers()['content-type']).toContain('application/json');
  expect(Object.keys(await manifest.json()).sort()).toEqual([
    'description',
    'periods',
    'pois',
    'title',
  ]);
});
