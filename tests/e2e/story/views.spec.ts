import { expectNoViolations } from '@/tests/e2e/axe';
import { expect, it } from '@/tests/e2e/it';
import { mapScreenOn } from '@/tests/e2e/map/mapScreenPage';
import { MEDINE, momentsOf, STORY_PHONE, storyOn, yearOf } from '@/tests/e2e/story/storyPage';

it('on a phone the map shows the narrated place until a gesture', async ({ page }) => {
  await page.setViewportSize(STORY_PHONE);
  const { start, seek, sheet, resumeButton, pause } = storyOn(page);
  const moments = (await momentsOf(page, MEDINE)).filter(
    ({ place }) => place?.map === 'arabie',
  );
  const [firstMoment, lastMoment] = [moments[0], moments.at(-1)];
  const { marker, map } = mapScreenOn(page);
  const expectNarrated = async (moment: typeof firstMoment) => {
    await expect(marker(moment?.place?.id ?? '')).toHaveAttribute('data-narrated', 'true');
    await expect(marker(moment?.place?.id ?? '')).toBeInViewport();
  };
  await start(MEDINE);
  await pause();
  await seek(firstMoment?.start ?? 0);
  await sheet.getByRole('link', { name: 'Carte' }).click();
  await expect(page).toHaveURL(/carte-interactive/);
  for (const moment of [lastMoment, firstMoment]) {
    await seek(moment?.start ?? 0);
    await expectNarrated(moment);
  }
  await expectNoViolations(page);
  // On a phone the sheet may cover the centre of the map.
  const box = await map.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 150, (box?.y ?? 0) + 80);
  await page.mouse.wheel(0, -100);
  await expect(sheet).toHaveAttribute('data-following', 'suspended');
  await seek(lastMoment?.start ?? 0);
  await expect(sheet).toContainText('Récit suspendu');
  await expect(page.locator('button[data-narrated="true"]')).toHaveCount(0);
  await resumeButton.click();
  await expect(sheet).toHaveAttribute('data-following', 'on');
  await expect(sheet).toContainText(lastMoment?.words ?? '');
  await expectNarrated(lastMoment);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.locator('[data-map="layer"]').evaluate(async (layer) => {
    // Waits for the animations that began before reduced motion was set.
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})));
    const transforms: string[] = [];
    Object.assign(window, { transforms });
    new MutationObserver(() => transforms.push(layer.style.transform)).observe(layer, {
      attributeFilter: ['style'],
    });
  });
  await seek(firstMoment?.start ?? 0);
  await expectNarrated(firstMoment);
  const transformCount = await page.evaluate(
    () => new Set(Reflect.get(window, 'transforms')).size,
  );
  expect(transformCount).toBeLessThanOrEqual(1);
});

it('on a phone the timeline shows the narrated year until a drag', async ({ page }) => {
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
  const scrollEnd = page.evaluate(
    () =>
      new Promise((resolve) => document.addEventListener('scrollend', resolve, { once: true })),
  );
  await page.mouse.wheel(0, 3000);
  await scrollEnd;
  await expect(yearLabel).not.toBeInViewport();
  await resumeButton.click();
  await expect(yearLabel).toBeInViewport({ ratio: 1 });
});
