import { readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { expectNothingFound } from '@/tests/e2e/axe';
import { FORMAT_IDS, exportPath } from '@/lib/exports/format';

/** On paper: what is said, the map, the frieze and the questions; the corrections alone on the last. */
const MOST_PAGES = 4;

const EPISODES = readdirSync('content/episodes')
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.slice(0, -'.json'.length));
const EPISODE = '/episodes/episode-09-badr-uhud-le-fosse';
const SHEET = `${EPISODE}/fiche`;

test('La page d’un épisode mène à sa fiche, et la fiche à l’épisode', async ({ page }) => {
  await page.goto(EPISODE);
  await page.getByRole('link', { name: 'Fiche pour la classe, à imprimer' }).click();
  await expect(page).toHaveURL(SHEET);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('Aucune bonne réponse, aucun nom de lieu ne précède le corrigé', async ({ page }) => {
  await page.goto(SHEET);
  const sheet = page.getByRole('article');
  const map = sheet.getByRole('img', { name: /^Carte muette/ });
  await expect(map).toHaveAccessibleName(/^Carte muette\s: \d+ points numérotés, à nommer\.$/);
  expect((await map.textContent()) ?? '').toMatch(/^[\d\s,km\u00a0]+$/);
  const drawing = await page.request.get('/maps/arabie/muette.svg');
  expect(await drawing.text()).not.toMatch(/<text|<title|<desc|aria-label/);
  const rights = await sheet
    .locator('[data-part="corrige"] [data-part="questions"] strong')
    .allTextContents();
  expect(rights.length).toBeGreaterThan(5);
  const explanations = await sheet
    .locator('[data-part="corrige"] [data-part="questions"] li')
    .allTextContents();
  const before = await sheet.locator(':scope > [data-part="questions"]').textContent();
  for (const text of explanations) expect(before).not.toContain(text.slice(-60));
});

test('Une case décochée retire sa partie, sans script aussi', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(SHEET);
  const part = page.getByRole('heading', { name: 'Frise à compléter' }).first();
  await expect(part).toBeVisible();
  await page.getByRole('checkbox', { name: 'Frise à compléter' }).uncheck();
  await expect(part).toBeHidden();
  // What is found by its text is never looked for in `noscript` itself.
  await expect(
    page.locator('noscript p', { hasText: 'passez par le menu de votre navigateur' }),
  ).toBeVisible();
  await context.close();
});

test('Le niveau et le nombre des questions se choisissent, sans script aussi', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(SHEET);
  const asked = page.locator('article > [data-part="questions"] > ol > li:visible');
  const answered = page.locator('[data-part="corrige"] [data-part="questions"] li:visible');
  const first = await asked.count();
  expect(first).toBeGreaterThan(5);
  expect(first).toBeLessThanOrEqual(10);
  await expect(answered).toHaveCount(first);
  await page.getByRole('radio', { name: '5' }).check();
  await expect(asked).toHaveCount(5);
  await expect(answered).toHaveCount(5);
  await page.getByRole('radio', { name: 'Toutes' }).check();
  await page.getByRole('radio', { name: 'Tous les niveaux' }).check();
  const written = page.locator('article > [data-part="questions"] > ol > li');
  await expect(asked).toHaveCount(await written.count());
  expect(await asked.count()).toBeGreaterThan(10);
  await context.close();
});

test('La fiche a un document et ses trois questions, dont le corrigé a les réponses', async ({
  page,
}) => {
  await page.goto(SHEET);
  const sheet = page.getByRole('article');
  const study = sheet.locator(':scope > [data-part="document"]');
  await expect(study.getByRole('img')).toHaveAccessibleName(/./);
  await expect(study.getByRole('listitem')).toHaveCount(3);
  const answers = sheet.locator('[data-part="corrige"] [data-part="document"]');
  await expect(answers.getByRole('listitem')).toHaveCount(3);
  await expect(sheet.getByRole('img', { name: 'Code QR de l’épisode' })).toBeVisible();
  await expect(
    sheet.locator(':scope > [data-part="trace"]').getByRole('listitem').nth(7),
  ).toBeVisible();
});

test('La fiche commence sous la barre', async ({ page }) => {
  await page.goto(SHEET);
  const bar = await page.getByRole('banner').boundingBox();
  const breadcrumbs = await page
    .getByRole('navigation', { name: 'Fil d’Ariane' })
    .boundingBox();
  expect(breadcrumbs?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? Infinity));
});

test('Le bouton imprime', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto(SHEET);
  await page.getByRole('button', { name: 'Imprimer la fiche' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
});

test('Imprimée, la fiche est en A4, balisée, et le corrigé commence une page', async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'Seul Chromium écrit un PDF.');
  await page.goto(SHEET);
  const pdf = await page.pdf({ preferCSSPageSize: true, tagged: true });
  const text = pdf.toString('latin1');
  expect(text).toContain('/MarkInfo');
  expect(text).toMatch(/\/MediaBox \[0 0 59[45](\.\d+)? 84[12]/);
  const pages = text.match(/\/Type \/Page\b(?!s)/g) ?? [];
  expect(pages.length).toBeGreaterThanOrEqual(3);
  expect(pages.length).toBeLessThanOrEqual(6);
  await page.emulateMedia({ media: 'print' });
  const breaks = await page
    .locator('article > [data-part="corrige"]')
    .evaluate((part) => getComputedStyle(part).breakBefore);
  expect(breaks).toBe('page');
  const kept = await page
    .locator('article > [data-part="questions"] > ol > li')
    .evaluateAll((items) => items.map((item) => getComputedStyle(item).breakInside));
  expect(new Set(kept)).toEqual(new Set(['avoid']));
});

test('Chaque fiche tient en quatre pages, toutes ses parties comprises', async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'Seul Chromium écrit un PDF.');
  test.setTimeout(90_000);
  for (const slug of EPISODES) {
    await page.goto(`/episodes/${slug}/fiche`);
    const pdf = (await page.pdf({ preferCSSPageSize: true, tagged: true })).toString('latin1');
    const pages = pdf.match(/\/Type \/Page\b(?!s)/g) ?? [];
    expect([slug, pages.length <= MOST_PAGES, pdf.includes('/MarkInfo')]).toEqual([
      slug,
      true,
      true,
    ]);
  }
});

test('Les fichiers de questions se téléchargent sans script ; un format inconnu n’existe pas', async ({
  browser,
  request,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(SHEET);
  for (const format of FORMAT_IDS) {
    const link = page.locator(`a[href*="/exports/"][href$=".${format}"]`);
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toBe(`episode-09-badr-uhud-le-fosse.${format}`);
    const response = await request.get((await link.getAttribute('href')) ?? '');
    expect(response.status()).toBe(200);
    expect(response.headers()['content-disposition']).toContain('attachment');
    expect((await response.body()).length).toBeGreaterThan(500);
  }
  await context.close();
  for (const path of [
    '/outils/quizz/exports/episode-09-badr-uhud-le-fosse.doc',
    '/outils/quizz/exports/nulle-part.gift',
  ])
    expect((await request.get(path)).status()).toBe(404);
  expect(exportPath('x', 'gift')).toBe('/outils/quizz/exports/x.gift');
});

for (const width of [360, 1280])
  test(`À ${width} pixels, axe ne trouve rien sur la fiche et rien ne dépasse`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(SHEET);
    await expectNothingFound(page);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(width);
  });
