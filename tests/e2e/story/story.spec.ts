import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { expectNothingFound } from '@/tests/e2e/axe';
import {
  episodePath,
  MAP,
  MEDINE,
  momentsOf,
  PHONE,
  REVELATION,
  storyOn,
  WIDE,
} from '@/tests/e2e/story/storyPage';

test('sans JavaScript, chaque passage dit son lieu et son temps, liés à la carte et à la frise', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(episodePath(MEDINE));
  const { cues } = JSON.parse(readFileSync(`content/episodes/${MEDINE}.json`, 'utf8')) as {
    readonly cues: readonly { readonly place?: string | null }[];
  };
  const notes = page.locator('[data-passage]');
  expect(await notes.count()).toBeGreaterThan(cues.length / 2);
  await expect(notes.locator('a[href^="/outils/carte-interactive/"]').first()).toBeVisible();
  await expect(notes.locator('a[href^="/outils/frise?"]').first()).toBeVisible();
  await context.close();
});

test('rien du récit n’est demandé tant que personne ne le suit', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(episodePath(MEDINE));
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.endsWith('/recit.json'))).toEqual([]);
  const before = asked.filter((path) => path.endsWith('.js'));
  const { follow, sheet } = storyOn(page);
  await follow.click();
  await expect(sheet).toBeVisible();
  await expect.poll(() => asked.some((path) => path.endsWith('/recit.json'))).toBe(true);
  expect(asked.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(before.length);
});

for (const viewport of [PHONE, WIDE])
  test(`la page d’un épisode montre au-dessus de la barre ce qui est raconté, sur ${viewport.width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const moments = await momentsOf(page, REVELATION);
    const { start, seek, sheet, stop, pause } = storyOn(page);
    await start(REVELATION);
    await pause();
    const mecque = moments.find(({ words }) => words === 'La Mecque, vers 610');
    await seek(mecque?.start ?? 0);
    await expect(sheet).toContainText('La Mecque, vers 610');
    const views = sheet.locator('[data-story-views] > svg');
    await expect(views).toHaveCount(2);
    await expect(views.first()).toBeVisible();
    await expect(views.first().locator('[data-told="true"]')).toHaveCount(1);
    await expect(views.last().locator('[data-year-cursor]')).toHaveAttribute(
      'visibility',
      'visible',
    );
    // The page's own map and line follow too.
    await expect(page.locator('article [data-dot="la-mecque"]').first()).toHaveAttribute(
      'data-told',
      'true',
    );
    await expectNothingFound(page);
    await stop.click();
    await expect(sheet).toHaveCount(0);
    await expect(page.locator('[data-told="true"][data-dot]')).toHaveCount(0);
  });

test('un saut, en avant ou en arrière, dit aussitôt ce qui est raconté là, et ne suspend rien', async ({
  page,
}) => {
  const moments = await momentsOf(page, MEDINE);
  const { start, seek, sheet, pause } = storyOn(page);
  await start(MEDINE);
  await pause();
  const told = moments.filter(({ words }) => words !== null);
  for (const moment of [told.at(-1), told[1], told[4], told[2]]) {
    await seek(moment?.start ?? 0);
    await expect(sheet).toContainText(moment?.words ?? '');
    await expect(sheet).toHaveAttribute('data-following', 'on');
  }
});

test('lieux et dates ne sont annoncés qu’à qui le demande', async ({ page }) => {
  const moments = await momentsOf(page, MEDINE);
  const { start, seek, sheet, pause } = storyOn(page);
  await start(MEDINE);
  await pause();
  const [, first, second] = moments.filter(({ words }) => words !== null);
  await seek(first?.start ?? 0);
  await expect(sheet).toContainText(first?.words ?? '');
  await expect(sheet.getByRole('status')).toBeEmpty();
  await page.getByRole('button', { name: 'Plus d’options' }).click();
  await page.getByRole('switch', { name: 'Annoncer lieux et dates' }).check();
  await page.keyboard.press('Escape');
  await seek(second?.start ?? 0);
  await expect(sheet.getByRole('status')).toHaveText(second?.words ?? '');
});

for (const [from, path] of [
  ['un lieu', `${MAP}/badr`],
  ['un événement', '/outils/frise/uhud'],
  ['une personne', '/outils/arbre-genealogique/khadija'],
] as const)
  test(`depuis ${from}, un passage s’écoute sans quitter la page`, async ({ page }) => {
    await page.goto(path);
    const button = page.getByRole('button', { name: /^Écouter ce passage, \d+:\d\d/ }).first();
    const [, minutes = '', seconds = ''] =
      /(\d+):(\d\d)/.exec((await button.textContent()) ?? '') ?? [];
    await button.click();
    const { time } = storyOn(page);
    await expect
      .poll(time)
      .toBeGreaterThanOrEqual(Number(minutes) * 60 + Number(seconds) - 0.1);
    await expect(page).toHaveURL(path);
  });

test('qui ferme le lecteur ne suit plus rien', async ({ page }) => {
  const { start, sheet } = storyOn(page);
  await start(MEDINE);
  await page.getByRole('button', { name: 'Fermer le lecteur' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(
    page.getByRole('button', { name: 'Suivre le récit', exact: true }).first(),
  ).toBeVisible();
});
