import { expectNothingFound } from '@/tests/e2e/axe';
import { expect, it } from '@/tests/e2e/it';
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

it('on a phone’s map the place that is told of is marked and in sight, with and without motion, and a gesture suspends the story', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const { start, seek, sheet, resume, pause } = storyOn(page);
  const moments = (await momentsOf(page, MEDINE)).filter(
    ({ place }) => place?.map === 'arabie',
  );
  const [first, last] = [moments[0], moments.at(-1)];
  const { marker, map } = screenOn(page);
  const expectTold = async (moment: typeof first) => {
    await expect(marker(moment?.place?.id ?? '')).toHaveAttribute('data-told', 'true');
    await expect(marker(moment?.place?.id ?? '')).toBeInViewport();
  };
  await start(MEDINE);
  await pause();
  await seek(first?.start ?? 0);
  await sheet.getByRole('link', { name: 'Carte' }).click();
  await expect(page).toHaveURL(/carte-interactive/);
  for (const moment of [last, first]) {
    await seek(moment?.start ?? 0);
    await expectTold(moment);
  }
  await expectNothingFound(page);
  // A phone's sheet may lie over the middle of the map.
  const box = await map.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 150, (box?.y ?? 0) + 80);
  await page.mouse.wheel(0, -100);
  await expect(sheet).toHaveAttribute('data-following', 'suspended');
  await seek(last?.start ?? 0);
  await expect(sheet).toContainText('Récit suspendu');
  await expect(page.locator('button[data-told="true"]')).toHaveCount(0);
  await resume.click();
  await expect(sheet).toHaveAttribute('data-following', 'on');
  await expect(sheet).toContainText(last?.words ?? '');
  await expectTold(last);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.locator('[data-map="layer"]').evaluate(async (layer) => {
    // What was moving when the wish came may end.
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})));
    const places: string[] = [];
    Object.assign(window, { places });
    new MutationObserver(() => places.push(layer.style.transform)).observe(layer, {
      attributeFilter: ['style'],
    });
  });
  await seek(first?.start ?? 0);
  await expectTold(first);
  const places = await page.evaluate(() => new Set(Reflect.get(window, 'places')).size);
  expect(places).toBeLessThanOrEqual(1);
});

it('player, map, timeline and address say one year, or several in the same words; a year that a hand chooses suspends the story and moves no sound', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  const { start, seek, sheet, resume, pause, time } = storyOn(page);
  const moments = await momentsOf(page, HEGIRE);
  const onMap = moments.filter(({ place, years }) => place?.map === 'arabie' && years);
  const inside = onMap.filter(({ years }) => years && years.to <= RANGE.to);
  const outside = onMap.find(({ years }) => years && years.from > RANGE.to);
  const several = inside.find(({ years }) => years && years.to - years.from > 1);
  const [first, last] = [inside[0], inside.at(-1)];
  const yearWords = several?.years?.words ?? '';
  await start(HEGIRE);
  await pause();
  await seek(first?.start ?? 0);
  await sheet.getByRole('link', { name: 'Carte' }).click();
  // To ask for the years is a gesture too.
  await page.getByRole('checkbox', { name: 'Mode chronologie' }).check();
  await resume.click();
  const { year, timeline } = screenOn(page);
  for (const moment of [last, first, several]) {
    const told = moment ? yearOf(moment) : null;
    await seek(moment?.start ?? 0);
    await expect(sheet).toContainText(moment?.words ?? '');
    await expect(year).toHaveValue(String(told));
    await expect(page).toHaveURL(new RegExp(`annee=${told}(&|$)`));
    // What the map has written itself is nobody's gesture.
    await expect(sheet).toHaveAttribute('data-following', 'on');
  }
  await expect(timeline).toContainText(yearWords);
  await seek(outside?.start ?? 0);
  await expect(page.getByText(/hors de la carte \(609–630\)/)).toBeVisible();
  await expect(page).not.toHaveURL(/annee=/);
  await expect(sheet).toHaveAttribute('data-following', 'on');

  await seek(last?.start ?? 0);
  await expect(year).toHaveValue(String(last && yearOf(last)));
  const [entries, second] = [await page.evaluate(() => window.history.length), await time()];
  await year.focus();
  await year.press('ArrowLeft');
  await expect(sheet).toHaveAttribute('data-following', 'suspended');
  expect(await page.evaluate(() => window.history.length)).toBe(entries);
  expect(await time()).toBe(second);
  await resume.click();

  await sheet.getByRole('link', { name: 'Frise' }).click();
  const frise = page.getByRole('region', { name: 'Frise', exact: true });
  const slider = frise.getByRole('slider', { name: 'Année' });
  for (const moment of [outside, first, several]) {
    const told = moment ? yearOf(moment) : null;
    await seek(moment?.start ?? 0);
    await expect(slider).toHaveValue(String(told));
    await expect(page).toHaveURL(new RegExp(`annee=${told}(&|$)`));
  }
  await expect(frise.locator('output')).toContainText(yearWords);
  await slider.focus();
  await slider.press('ArrowRight');
  await expect(sheet).toHaveAttribute('data-following', 'suspended');
  await resume.click();
  await expect(slider).toHaveValue(String(several && yearOf(several)));
});

it('on a phone the timeline shows the year that is told of, and a finger that takes it suspends the story', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const { start, seek, sheet, resume, pause } = storyOn(page);
  const moments = (await momentsOf(page, MEDINE)).filter(({ years }) => years !== null);
  await start(MEDINE);
  await pause();
  await seek(moments[0]?.start ?? 0);
  await sheet.getByRole('link', { name: 'Frise' }).click();
  const frise = page.getByRole('region', { name: 'Frise', exact: true });
  const plate = frise.locator('[data-plate]');
  for (const moment of [moments.at(-1), moments[0]]) {
    await seek(moment?.start ?? 0);
    await expect(frise.getByRole('slider', { name: 'Année' })).toHaveValue(
      String(moment && yearOf(moment)),
    );
    await expect(plate).toBeInViewport({ ratio: 1 });
  }
  await frise.locator('[data-timeline="stage"]').click({ position: { x: 40, y: 300 } });
  await expect(sheet).toHaveAttribute('data-following', 'suspended');
  await page.keyboard.press('Escape');
  await page.mouse.wheel(0, 3000);
  await expect(plate).not.toBeInViewport();
  await resume.click();
  await expect(plate).toBeInViewport({ ratio: 1 });
});
