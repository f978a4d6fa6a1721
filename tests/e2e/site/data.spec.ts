import { DATASETS } from '@/lib/data/catalogue';
import { expect, it } from '@/tests/e2e/it';

/** Pages with a link to the data, and the fragment of their dataset. */
const DATA_LINKS: Readonly<Record<string, string>> = {
  '/': '',
  '/outils': '',
  '/pour-la-classe': '',
  '/outils/frise': '#evenements',
  '/outils/arbre-genealogique': '#personnes',
  '/outils/carte-interactive': '#lieux',
  '/outils/documents': '#documents',
  '/outils/quizz': '#questions',
};

it('each file of « /donnees » has its media type and CORS', async ({ page, request }) => {
  await page.goto('/donnees');
  const files = Object.values(DATASETS).flatMap((dataset) => [...dataset.files]);
  for (const { path, format, type } of files) {
    await expect(page.locator(`main a[href="${path}"]`)).toContainText(format);
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type'], path).toContain(type.replace(/;.*/, ''));
    if (path.startsWith('/donnees/'))
      expect(response.headers()['access-control-allow-origin'], path).toBe('*');
  }
  const schemas = await page.locator('main a[href^="/donnees/schemas/"]').all();
  expect(schemas).toHaveLength(Object.values(DATASETS).filter(({ schema }) => schema).length);
  for (const link of schemas)
    expect((await request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200);
});

it('the footer, the tools and the page for teachers link to the data', async ({ request }) => {
  for (const [path, fragment] of Object.entries(DATA_LINKS)) {
    const html = await (await request.get(path)).text();
    expect(html.includes(`href="/donnees${fragment}"`), path).toBe(true);
  }
});

it('the guessed address /data redirects to the page of data', async ({ request }) => {
  const response = await request.get('/data', { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(response.headers().location).toContain('/donnees');
});
