import { expect, test } from '@playwright/test';
import {
  episodePath,
  MAP,
  MEDINE,
  momentsOf,
  PHONE,
  REVELATION,
  storyOn,
  TIMELINE,
  WIDE,
  yearOf,
} from '@/tests/e2e/story/storyPage';

for (const viewport of [PHONE, WIDE])
  for (const [name, path] of [
    ['la carte', MAP],
    ['la frise', TIMELINE],
  ] as const)
    test(`sur ${name}, le récit se demande avant que rien ne joue, ne lance aucun son et suit le premier qui vient, sur ${viewport.width} pixels`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto(path);
      const { follow, sheet, audio } = storyOn(page);
      await follow.click();
      const choose = page.getByRole('link', { name: 'Choisir un épisode' });
      await expect(choose).toBeInViewport({ ratio: 1 });
      expect(
        await audio.evaluateAll((all) => all.filter((one) => one.hasAttribute('src'))),
      ).toEqual([]);
      await choose.click();
      await page.waitForURL('/episodes');
      await page
        .getByRole('article')
        .first()
        .getByRole('button', { name: 'Ecouter maintenant' })
        .click();
      await expect(sheet).toHaveAttribute('data-following', 'on');
    });

test('sur un téléphone, ce qui se dit au-dessus de la barre garde sa hauteur du début à la fin', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const { start, seek, sheet, pause } = storyOn(page);
  const moments = await momentsOf(page, REVELATION);
  await start(REVELATION);
  await pause();
  const views = sheet.locator('[data-story-views] > svg');
  const heights = new Set<number>();
  for (const second of [-0.3, ...moments.map((moment) => moment.start)]) {
    await seek(second);
    const words = moments.findLast((moment) => moment.start <= second + 0.3)?.words;
    await expect(sheet).toContainText(words ?? 'Ni lieu ni date');
    await expect(views).toHaveCount(2);
    heights.add(Math.round((await sheet.boundingBox())?.height ?? 0));
  }
  expect([...heights]).toHaveLength(1);
});

test('les vues de l’épisode sont là même quand ce qui les porte arrive après ce qui les remplit', async ({
  page,
}) => {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let [bearing, filling] = [0, 0];
  await page.route(/\.js$/, async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    if (script.includes('Récit suspendu')) {
      bearing++;
      await released;
    }
    await route.fulfill({ response });
    if (script.includes('data-year-cursor')) filling++;
  });
  const { follow, sheet, audio, pause } = storyOn(page);
  await page.goto(episodePath(REVELATION));
  await follow.click();
  await expect.poll(() => [bearing, filling]).toEqual([1, 1]);
  await audio.evaluate((one) => new Promise((resolve) => (one.ontimeupdate = resolve)));
  await pause();
  await expect(sheet).toHaveCount(0);
  release();
  await expect(sheet).toContainText('Ni lieu ni date');
  await expect(sheet.locator('[data-story-views] > svg')).toHaveCount(2);
});

test('sur un téléphone, la liste de la frise va à l’année racontée, et un doigt qui la prend suspend le récit', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const { start, seek, sheet, resume, pause } = storyOn(page);
  const moments = (await momentsOf(page, MEDINE)).filter(({ years }) => years !== null);
  await start(MEDINE);
  await pause();
  await seek(moments[0]?.start ?? 0);
  await sheet.getByRole('link', { name: 'Frise' }).click();
  const told = page.locator('[data-year][data-told]');
  for (const moment of [moments.at(-1), moments[0]]) {
    await seek(moment?.start ?? 0);
    const year = (moment && yearOf(moment)) ?? 0;
    await expect
      .poll(async () => Number(await told.getAttribute('data-year')))
      .toBeLessThanOrEqual(year);
    const next = page.locator('[data-year][data-told] ~ [data-year]').first();
    if ((await next.count()) > 0)
      expect(Number(await next.getAttribute('data-year'))).toBeGreaterThan(year);
    await expect(told.getByRole('heading')).toBeInViewport({ ratio: 1 });
  }
  await told.locator('small').first().click();
  await expect(sheet).toHaveAttribute('data-following', 'suspended');
  await page.mouse.wheel(0, 3000);
  await expect(told.getByRole('heading')).not.toBeInViewport();
  await resume.click();
  await expect(told.getByRole('heading')).toBeInViewport({ ratio: 1 });
});

test('plusieurs années se disent de même dans la barre, sur la frise et sur la carte', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  const { start, seek, sheet, resume, pause } = storyOn(page);
  const several = (await momentsOf(page, REVELATION)).find(
    ({ years, place }) => place?.map === 'arabie' && years && years.to - years.from > 2,
  );
  const words = several?.years?.words ?? '';
  await start(REVELATION);
  await pause();
  await seek(several?.start ?? 0);
  await expect(sheet).toContainText(words);
  await sheet.getByRole('link', { name: 'Frise' }).click();
  const frise = page.getByRole('region', { name: 'Frise', exact: true });
  const slider = page.getByRole('slider', { name: 'Année' });
  await expect(frise.locator('output')).toContainText(words);
  await expect(slider).toHaveValue(String(several && yearOf(several)));
  await sheet.getByRole('link', { name: 'Carte' }).click();
  await page.getByRole('checkbox', { name: 'Mode chronologie' }).check();
  await resume.click();
  await expect(page.getByRole('group', { name: 'Chronologie' })).toContainText(words);
  await expect(slider).toHaveValue(String(several && yearOf(several)));
});

test('l’adresse d’une seconde ouvre sa page sans son, et le récit y reprend', async ({
  page,
}) => {
  const moment = (await momentsOf(page, MEDINE)).findLast(({ words }) => words !== null);
  const second = Math.ceil(moment?.start ?? 0);
  await page.goto(`${episodePath(MEDINE)}?t=${second}`);
  const { follow, sheet, audio, time } = storyOn(page);
  await expect(
    page.getByRole('button', { name: /^Écouter à partir de/ }).first(),
  ).toBeVisible();
  expect(
    await audio.evaluateAll((all) => all.filter((one) => one.hasAttribute('src'))),
  ).toEqual([]);
  await follow.click();
  await expect(sheet).toContainText(moment?.words ?? '');
  expect(await time()).toBeGreaterThanOrEqual(second - 0.1);
});
