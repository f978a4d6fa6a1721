import { expect, test } from '@playwright/test';
import { ENTRIES, PHONE, TIMELINE, timelineOn, WIDE } from './timelinePage';

test.describe('Sans JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: WIDE });

  test('tous les événements se lisent, chacun avec le lien de sa fiche', async ({ page }) => {
    await page.goto(TIMELINE);
    const list = page.locator('[data-timeline="list"]');
    const links = await list
      .locator('a[href^="/outils/frise/"]')
      .evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.textContent]));
    for (const { id, title } of ENTRIES) {
      const own = links.filter(([href]) => href === `/outils/frise/${id}`);
      expect(own, id).toHaveLength(1);
      expect(own[0]?.[1]?.length).toBeGreaterThanOrEqual(title.length - 4);
    }
    await expect(page.locator('[data-timeline="drawing"]')).toBeVisible();
  });

  test('une fiche dit les deux calendriers, la certitude, les sources, les lieux et l’épisode', async ({
    page,
  }) => {
    await page.goto(`${TIMELINE}/conquete-mecque`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prise de La Mecque');
    const dates = page.getByRole('region', { name: 'La date et ce que l’on en sait' });
    await expect(dates).toContainText('11 janvier 630');
    await expect(dates).toContainText('20 ramadan 8');
    await expect(dates).toContainText('conventionnelle');
    await expect(dates).toContainText('date selon la tradition, généralement admise');
    // The Julian 11 January is 14 January for machines.
    await expect(dates.locator('time')).toHaveAttribute('datetime', '0630-01-14');
    await expect(page.getByRole('link', { name: /^La Mecque/ })).toHaveAttribute(
      'href',
      /carte-interactive\/arabie\/la-mecque/,
    );
    await expect(
      page.getByRole('region', { name: 'Dans les épisodes' }).getByRole('link'),
    ).toHaveAttribute('href', /^\/episodes\/episode-10-.*\?t=\d+$/);
    await expect(
      page.getByRole('navigation', { name: 'Avant et après' }).getByRole('link'),
    ).toHaveCount(6);
  });

  test('aucune date machine n’est julienne telle quelle', async ({ page }) => {
    await page.goto(`${TIMELINE}/uhud`);
    await expect(page.locator('time[datetime="0625-03-23"]')).toHaveCount(0);
    await expect(page.locator('time[datetime="0625-03-26"]')).toHaveCount(1);
  });
});

test.describe('Les filtres', () => {
  test.use({ viewport: WIDE, reducedMotion: 'reduce' });

  test('agissent sur la frise et sur la liste, et restent dans l’adresse', async ({ page }) => {
    const timeline = timelineOn(page);
    await timeline.open();
    await page.getByRole('searchbox', { name: 'Rechercher un événement' }).fill('uhud');
    const list = page.locator('[data-timeline="list"]');
    await expect(list.getByRole('link')).toHaveCount(1);
    await expect(page.getByRole('status').filter({ hasText: 'sur' })).toHaveText(
      `1 sur ${ENTRIES.length} répondent aux filtres`,
    );
    await expect(page).toHaveURL(/q=uhud/);
    await page.keyboard.press('Enter');
    await expect(timeline.label('uhud')).toBeFocused();
    await page.getByRole('button', { name: 'Effacer les filtres' }).click();
    await expect(list.getByRole('link')).toHaveCount(ENTRIES.length);
  });

  test('sans résultat le disent et offrent de s’effacer, l’échelle ne bouge pas', async ({
    page,
  }) => {
    const timeline = timelineOn(page);
    await timeline.open('de=600&a=650');
    const before = await timeline.view();
    await page.getByRole('searchbox', { name: 'Rechercher un événement' }).fill('zzzz');
    await expect(page.getByText('Rien ici ne répond à ces filtres.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Effacer les filtres' })).toBeVisible();
    expect(await timeline.view()).toEqual(before);
  });

  test('un couloir décoché quitte la frise et la liste', async ({ page }) => {
    const timeline = timelineOn(page);
    await timeline.open();
    const height = (await timeline.stage.boundingBox())?.height ?? 0;
    await page.getByRole('checkbox', { name: 'Documents' }).uncheck();
    await expect(page.locator('li[data-entry="perf-558"]')).toBeHidden();
    expect((await timeline.stage.boundingBox())?.height).toBeLessThan(height);
    await expect(page).toHaveURL(/sans=documents/);
  });
});

test.describe('Sur un téléphone', () => {
  test.use({ viewport: PHONE });

  test('la liste est la frise, l’année reste en vue, le dessin vient à la demande', async ({
    page,
  }) => {
    await page.goto(TIMELINE);
    const draw = page.getByRole('button', { name: 'Voir le dessin de la frise' });
    await expect(page.locator('[data-timeline="drawing"]')).toBeHidden();
    await draw.click();
    await expect(page.locator('[data-timeline="drawing"]')).toBeVisible();
    await page.getByRole('button', { name: 'Cacher le dessin de la frise' }).click();
    const year = page.locator('h4', { hasText: /^624/ });
    await page
      .locator('li[data-entry="badr"]')
      .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect(year).toBeInViewport();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  });
});

test.describe('Les filtres d’un téléphone', () => {
  test.use({ viewport: PHONE });

  test('sont repliés, la recherche exceptée, et s’ouvrent d’une pression', async ({ page }) => {
    await page.goto(TIMELINE);
    await expect(
      page.getByRole('searchbox', { name: 'Rechercher un événement' }),
    ).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Documents' })).toBeHidden();
    const opener = page.getByRole('button', { name: 'Filtres', exact: true });
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await opener.click();
    await page.getByRole('checkbox', { name: 'Documents' }).uncheck();
    await expect(page.locator('li[data-entry="perf-558"]')).toBeHidden();
    await opener.click();
    await expect(page.getByRole('checkbox', { name: 'Documents' })).toBeHidden();
    await expect(page.locator('li[data-entry="perf-558"]')).toBeHidden();
  });
});

test.describe('La liste', () => {
  test.use({ viewport: WIDE });

  test('mène à une fiche sans quitter le document, dont le son continue', async ({ page }) => {
    await timelineOn(page).open();
    await page.evaluate(() => void (document.documentElement.dataset.stays = 'true'));
    await page.locator('li[data-entry="badr"] a').click();
    await expect(page).toHaveURL(`${TIMELINE}/badr`);
    await expect(page.locator('html[data-stays="true"]')).toHaveCount(1);
  });
});

test('La page tient en moins de 950 ko, ses feuilles de style comprises, avant compression, écrite une fois', async ({
  request,
}) => {
  const html = await (await request.get(TIMELINE)).text();
  expect(html.length).toBeLessThan(950_000);
  expect(html.split('data-entry=\"badr\"').length - 1).toBeLessThanOrEqual(1);
});

test.describe('Imprimée', () => {
  test.use({ viewport: WIDE });

  test('la page donne toute la liste filtrée et un dessin, d’où que l’on soit', async ({
    page,
  }) => {
    const timeline = timelineOn(page);
    await timeline.open('sans=documents&de=620&a=630');
    await expect(page.locator('li[data-entry="perf-558"]')).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(timeline.stage).toBeHidden();
    await expect(page.locator('[data-timeline="drawing"]')).toBeVisible();
    await expect(page.locator('li[data-entry="charlemagne-800"]')).toBeVisible();
    await expect(page.locator('li[data-entry="perf-558"]')).toBeHidden();
  });
});
