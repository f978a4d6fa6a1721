import { FORMAT_IDS } from '@/lib/exports/format';
import { expect, it } from '@/tests/e2e/it';

const SLUG = 'episode-09-badr-uhud-le-fosse';
const EPISODE = `/episodes/${SLUG}`;
const SHEET = `${EPISODE}/fiche`;

it('the sheet of an episode hides its answers, and prints on A4', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto(EPISODE);
  await page.getByRole('link', { name: 'Fiche pour la classe, à imprimer' }).click();
  await expect(page).toHaveURL(SHEET);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const bar = await page.getByRole('banner').boundingBox();
  const breadcrumbs = page.getByRole('navigation', { name: 'Fil d’Ariane' });
  expect((await breadcrumbs.boundingBox())?.y).toBeGreaterThanOrEqual(
    (bar?.y ?? 0) + (bar?.height ?? Infinity),
  );

  const sheet = page.getByRole('article');
  const map = sheet.getByRole('img', { name: /^Carte muette/ });
  await expect(map).toHaveAccessibleName(/^Carte muette\s: \d+ points numérotés, à nommer\.$/);
  expect((await map.textContent()) ?? '').toMatch(/^[\d\s,km\u00a0]+$/);
  const mapSvg = await page.request.get('/maps/arabie/muette.svg');
  expect(await mapSvg.text()).not.toMatch(/<text|<title|<desc|aria-label/);
  const corrections = sheet.locator('[data-part="corrige"] [data-part="questions"]');
  expect((await corrections.locator('strong').allTextContents()).length).toBeGreaterThan(5);
  const questionsText = await sheet.locator(':scope > [data-part="questions"]').textContent();
  for (const text of await corrections.locator('li').allTextContents())
    expect(questionsText).not.toContain(text.slice(-60));

  const documentStudy = sheet.locator(':scope > [data-part="document"]');
  await expect(documentStudy.getByRole('img')).toHaveAccessibleName(/./);
  await expect(documentStudy.getByRole('listitem')).toHaveCount(3);
  const answers = sheet.locator('[data-part="corrige"] [data-part="document"]');
  await expect(answers.getByRole('listitem')).toHaveCount(3);
  await expect(sheet.getByRole('img', { name: 'Code QR de l’épisode' })).toBeVisible();
  await expect(
    sheet.locator(':scope > [data-part="trace"]').getByRole('listitem').nth(7),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Imprimer la fiche' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
  const pdf = (await page.pdf({ preferCSSPageSize: true, tagged: true })).toString('latin1');
  expect(pdf).toContain('/MarkInfo');
  expect(pdf).toMatch(/\/MediaBox \[0 0 59[45](\.\d+)? 84[12]/);
  const pages = pdf.match(/\/Type \/Page\b(?!s)/g) ?? [];
  expect(pages.length).toBeGreaterThanOrEqual(3);
  expect(pages.length).toBeLessThanOrEqual(6);
  await page.emulateMedia({ media: 'print' });
  await expect(sheet.locator(':scope > [data-part="corrige"]')).toHaveCSS(
    'break-before',
    'page',
  );
  const breakValues = await sheet
    .locator(':scope > [data-part="questions"] > ol > li')
    .evaluateAll((items) => items.map((item) => getComputedStyle(item).breakInside));
  expect(new Set(breakValues)).toEqual(new Set(['avoid']));
});

it('without script a sheet has options and downloads', async ({ browser, request }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(SHEET);
  const part = page.getByRole('heading', { name: 'Frise à compléter' }).first();
  await expect(part).toBeVisible();
  await page.getByRole('checkbox', { name: 'Frise à compléter' }).uncheck();
  await expect(part).toBeHidden();
  // Locators by text ignore `noscript` itself.
  await expect(
    page.locator('noscript p', { hasText: 'passez par le menu de votre navigateur' }),
  ).toBeVisible();

  const askedQuestions = page.locator('article > [data-part="questions"] > ol > li:visible');
  const correctedQuestions = page.locator(
    '[data-part="corrige"] [data-part="questions"] li:visible',
  );
  const initialCount = await askedQuestions.count();
  expect(initialCount).toBeGreaterThan(5);
  expect(initialCount).toBeLessThanOrEqual(10);
  await expect(correctedQuestions).toHaveCount(initialCount);
  await page.getByRole('radio', { name: '5' }).check();
  await expect(askedQuestions).toHaveCount(5);
  await expect(correctedQuestions).toHaveCount(5);
  await page.getByRole('radio', { name: 'Toutes' }).check();
  await page.getByRole('radio', { name: 'Tous les niveaux' }).check();
  const allQuestions = page.locator('article > [data-part="questions"] > ol > li');
  await expect(askedQuestions).toHaveCount(await allQuestions.count());
  expect(await askedQuestions.count()).toBeGreaterThan(10);

  for (const format of FORMAT_IDS) {
    const link = page.locator(`a[href*="/exports/"][href$=".${format}"]`);
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toBe(`${SLUG}.${format}`);
    const response = await request.get((await link.getAttribute('href')) ?? '');
    expect(response.status()).toBe(200);
    expect(response.headers()['content-disposition']).toContain('attachment');
    expect((await response.body()).length).toBeGreaterThan(500);
  }
  await context.close();
  for (const name of [`${SLUG}.doc`, 'nulle-part.gift'])
    expect((await request.get(`/outils/quizz/exports/${name}`)).status()).toBe(404);
});
