import { expectNoViolations } from '@/tests/e2e/axe';
import { expect, it } from '@/tests/e2e/it';
import { mapScreenOn } from '@/tests/e2e/map/mapScreenPage';
import { MEDINE, momentsOf, STORY_PHONE, storyOn, yearOf } from '@/tests/e2e/story/storyPage';

it('a phone’s map marks and shows the narrated place, with and without motion, and a gesture suspends the story', async ({
  page,
}) => {
  await page.setViewportSize(STORY_PHONE);
  const { start, seek, sheet, resumeButton, pause } = storyOn(page);
  const moments = (await momentsOf(page, MEDINE)).filter(
    ({ place }) => place?.map === 'arabie',
  );
  const [first, last] = [moments[0], moments.at(-1)];
  const { marker, map } = mapScreenOn(page);
  const expectNarrated = async (moment: typeof first) => {
    await expect(marker(moment?.place?.id ?? '')).toHaveAttribute('data-narrated', 'true');
    await expect(marker(moment?.place?.id ?? '')).toBeInViewport();
  };
  await start(MEDINE);
  await pause();
  await seek(first?.start ?? 0);
  await sheet.getByRole('link', { name: 'Carte' }).click();
  await expect(page).toHaveURL(/carte-interactive/);
  for (const moment of [last, first]) {
    await seek(moment?.start ?? 0);
    await expectNarrated(moment);
  }
  await expectNoViolations(page);
  // On a phone the sheet may cover the centre of the map.
  const box = await map.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 150, (box?.y ?? 0) + 80);
  await page.mouse.wheel(0, -100);
  await expect(sheet).toHaveAttribute('data-following', 'suspended');
  await seek(last?.start ?? 0);
  await expect(sheet).toContainText('Récit suspendu');
  await expect(page.locator('button[data-narrated="true"]')).toHaveCount(0);
  await resumeButton.click();
  await expect(sheet).toHaveAttribute('data-following', 'on');
  await expect(sheet).toContainText(last?.words ?? '');
  await expectNarrated(last);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.locator('[data-map="layer"]').evaluate(async (layer) => {
    // Waits for the animations that began before reduced motion was set.
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})));
    const places: string[] = [];
    Object.assign(window, { places });
    new MutationObserver(() => places.push(layer.style.transform)).observe(layer, {
      attributeFilter: ['style'],
    });
  });
  await seek(first?.start ?? 0);
  await expectNarrated(first);
  const places = await page.evaluate(() => new Set(Reflect.get(window, 'places')).size);
  expect(places).toBeLessThanOrEqual(1);
});

it('a phone’s timeline shows the narrated year, and a touch of it suspends the story', async ({
  page,
}) => {
  await page.setViewportSize(STORY_PHONE);
  const { start, seek, sheet, resumeButton, pause } = storyOn(page);
  const moments = (await momentsOf(page, MEDINE)).filter(({ years }) => years !== null);
  await start(MEDINE);
  await pause();
  await seek(moments[0]?.start ?? 0);
  await sheet.getByRole('link', { name: 'Frise' }).click();
  const frise = page.getByRole('region', { name: 'Frise', exact: true });
  const yearLabel = frise.locator('[data-year-label]');
  for (const moment of [moments.at(-1), moments[0]]) {
    await seek(moment?.start ?? 0);
    await expect(frise.getByRole('slider', { name: 'Année' })).toHaveValue(
      String(moment && yearOf(moment)),
    );
    await expect(yearLabel).toBeInViewport({ ratio: 1 });
  }
  const stage = frise.locator('[data-timeline="stage"]');
  await stage.hover({ position: { x: 40, y: 300 } });
  await page.mouse.down();
  await stage.hover({ position: { x: 100, y: 300 } });
  await page.mouse.up();
  await expect(sheet).toHaveAttribute('data-following', 'suspended');
  const isAtRest = page.evaluate(
    () =>
      new Promise((resolve) => document.addEventListener('scrollend', resolve, { once: true })),
  );
  await page.mouse.wheel(0, 3000);
  await isAtRest;
  await expect(yearLabel).not.toBeInViewport();
  await resumeButton.click();
  await expect(yearLabel).toBeInViewport({ ratio: 1 });
});
