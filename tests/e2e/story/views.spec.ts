import { expect, test } from '@playwright/test';
import { expectNothingFound } from '@/tests/e2e/axe';
import { screenOn } from '@/tests/e2e/map/mapScreenPage';
import {
  HEGIRE,
  MEDINE,
  momentsOf,
  PHONE,
  storyOn,
  WIDE,
  yearOf,
} from '@/tests/e2e/story/storyPage';

const RANGE = { from: 609, to: 630 };

for (const viewport of [PHONE, WIDE])
  test(`sur la carte, le lieu raconté est marqué et en vue, et un geste suspend le récit, sur ${viewport.width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const { start, seek, sheet, resume, pause } = storyOn(page);
    const moments = (await momentsOf(page, MEDINE)).filter(
      ({ place }) => place?.map === 'arabie',
    );
    await start(MEDINE);
    await pause();
    const [first] = moments;
    await seek(first?.start ?? 0);
    await sheet.getByRole('link', { name: 'Carte' }).click();
    await expect(page).toHaveURL(/carte-interactive/);
    const { marker, map } = screenOn(page);
    for (const moment of [moments.at(-1), first]) {
      await seek(moment?.start ?? 0);
      const told = marker(moment?.place?.id ?? '');
      await expect(told).toHaveAttribute('data-told', 'true');
      await expect(told).toBeInViewport();
    }
    await expectNothingFound(page);
    // A phone's sheet may lie over the middle of the map.
    const box = await map.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 150, (box?.y ?? 0) + 80);
    await page.mouse.wheel(0, -100);
    await expect(sheet).toHaveAttribute('data-following', 'suspended');
    await seek(moments.at(-1)?.start ?? 0);
    await expect(sheet).toContainText('Récit suspendu');
    await expect(page.locator('button[data-told="true"]')).toHaveCount(0);
    await resume.click();
    await expect(sheet).toHaveAttribute('data-following', 'on');
    await expect(sheet).toContainText(moments.at(-1)?.words ?? '');
  });

test('le lecteur, la chronologie de la carte et l’adresse disent la même année', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  const { start, seek, sheet, resume, pause, time } = storyOn(page);
  const moments = (await momentsOf(page, MEDINE)).filter((moment) => {
    const year = yearOf(moment);
    return year !== null && year > RANGE.from && year <= RANGE.to && moment.place !== null;
  });
  await start(MEDINE);
  await pause();
  await seek(moments[0]?.start ?? 0);
  await sheet.getByRole('link', { name: 'Carte' }).click();
  // To ask for the years is a gesture too.
  await page.getByRole('checkbox', { name: 'Mode chronologie' }).check();
  await resume.click();
  const { year } = screenOn(page);
  for (const moment of [moments.at(-1), moments[0]]) {
    await seek(moment?.start ?? 0);
    await expect(sheet).toContainText(moment?.words ?? '');
    await expect(year).toHaveValue(String(moment && yearOf(moment)));
    await expect(page).toHaveURL(new RegExp(`annee=${moment && yearOf(moment)}(&|$)`));
    // What the map has written itself is nobody's gesture.
    await expect(sheet).toHaveAttribute('data-following', 'on');
  }
  const [entries, second] = [await page.evaluate(() => window.history.length), await time()];
  await year.focus();
  await year.press('ArrowLeft');
  await expect(sheet).toHaveAttribute('data-following', 'suspended');
  expect(await page.evaluate(() => window.history.length)).toBe(entries);
  // A year that a hand chooses moves no sound.
  expect(await time()).toBe(second);
});

test('hors de 609–630, la carte le dit et n’écrit rien', async ({ page }) => {
  await page.setViewportSize(WIDE);
  const { start, seek, sheet, pause } = storyOn(page);
  const outside = (await momentsOf(page, HEGIRE)).find(
    ({ years }) => years && years.from > RANGE.to,
  );
  await start(HEGIRE);
  await pause();
  await seek(outside?.start ?? 0);
  await sheet.getByRole('link', { name: 'Carte' }).click();
  await expect(page.getByText(/hors de la carte \(609–630\)/)).toBeVisible();
  await expect(page).not.toHaveURL(/annee=/);
  await expect(sheet).toHaveAttribute('data-following', 'on');
});

test('la frise va à l’année racontée, et un geste suspend le récit', async ({ page }) => {
  // Axe reads the whole list.
  test.setTimeout(120_000);
  await page.setViewportSize(WIDE);
  const { start, seek, sheet, resume, pause } = storyOn(page);
  const moments = (await momentsOf(page, MEDINE)).filter(({ years }) => years !== null);
  await start(MEDINE);
  await pause();
  await seek(moments[0]?.start ?? 0);
  await sheet.getByRole('link', { name: 'Frise' }).click();
  const frise = page.getByRole('region', { name: 'Frise', exact: true });
  const slider = frise.getByRole('slider', { name: 'Année' });
  for (const moment of [moments.at(-1), moments[0]]) {
    await seek(moment?.start ?? 0);
    await expect(slider).toHaveValue(String(moment && yearOf(moment)));
    await expect(page).toHaveURL(new RegExp(`annee=${moment && yearOf(moment)}(&|$)`));
  }
  await expectNothingFound(page);
  await slider.focus();
  await slider.press('ArrowRight');
  await expect(sheet).toHaveAttribute('data-following', 'suspended');
  await resume.click();
  await expect(slider).toHaveValue(String(moments[0] && yearOf(moments[0])));
});

test('sans animation, la carte suit encore', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(WIDE);
  const { start, seek, sheet, pause } = storyOn(page);
  const moments = (await momentsOf(page, MEDINE)).filter(
    ({ place }) => place?.map === 'arabie',
  );
  await start(MEDINE);
  await pause();
  await seek(moments[0]?.start ?? 0);
  await sheet.getByRole('link', { name: 'Carte' }).click();
  const layer = page.locator('[data-map="layer"]');
  await expect(layer).toHaveAttribute('style', /scale/);
  await layer.evaluate((element) => {
    const places: string[] = [];
    Object.assign(window, { places });
    new MutationObserver(() => places.push(element.style.transform)).observe(element, {
      attributeFilter: ['style'],
    });
  });
  await seek(moments.at(-1)?.start ?? 0);
  const told = screenOn(page).marker(moments.at(-1)?.place?.id ?? '');
  await expect(told).toHaveAttribute('data-told', 'true');
  await expect(told).toBeInViewport();
  const places = await page.evaluate(() => new Set(Reflect.get(window, 'places')).size);
  expect(places).toBeLessThanOrEqual(1);
});
