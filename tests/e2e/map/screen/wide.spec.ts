import { expectNoViolations } from '@/tests/e2e/axe';
import { expect, it } from '@/tests/e2e/it';
import { MAP, mapOn, WIDE } from '@/tests/e2e/map/mapPage';
import { errorsOf, requestsOf } from '@/tests/e2e/watch';

it.use({ viewport: WIDE });

it('the map lists and opens its places, and gives the focus back', async ({ page }) => {
  const complaints = errorsOf(page);
  const pictures = requestsOf(page, /\/maps\/arabie\/places\//);
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script')
      scripts.push(await response.text().catch(() => ''));
  });
  const hasGestures = () => scripts.some((text) => text.includes('setPointerCapture'));
  await page.goto('/about', { waitUntil: 'networkidle' });
  expect(hasGestures()).toBe(false);
  await page.goto(MAP, { waitUntil: 'networkidle' });
  const { waitUntilReady, panel, link, place, close, marker, listHeading } = mapOn(page);
  await waitUntilReady();
  await expect.poll(hasGestures).toBe(true);
  // A place's picture loads when the place opens.
  expect(pictures).toEqual([]);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'L’Arabie au temps du Prophète',
  );
  const main = page.getByRole('main');
  await expect(main.getByText('1300+', { exact: true })).toBeVisible();
  await expect(main.getByText('années d’histoire')).toBeVisible();
  await expect(main.getByText('périodes', { exact: true })).toBeVisible();
  await expect(main.getByText('Batailles', { exact: true }).last()).toBeVisible();
  // Beside the way to the map of the next years.
  await expect(panel.locator(`a[href^="${MAP}/"]`).filter({ visible: true })).toHaveCount(8);
  await panel.getByText(/^\d+ lieux en plus \.\.\.$/).click();
  expect(await panel.getByRole('link').count()).toBeGreaterThan(40);

  await marker('badr').focus();
  await page.keyboard.press('Enter');
  await expect(place('Badr')).toBeFocused();
  await expect(panel.getByText('624 CE')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(listHeading).toBeVisible();
  await expect(marker('badr')).toBeFocused();

  await link('marib').click();
  await expect(page).toHaveURL(new RegExp(`${MAP}/marib`));
  await expect(page).toHaveTitle(/Ma’rib/);
  await expect(place('Ma’rib')).toBeFocused();
  const picture = page.getByRole('img', { name: 'Les environs sur la carte : Ma’rib' });
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await close.click();
  await expect(page).toHaveURL(new RegExp(`${MAP}(\\?|$)`));
  await expect(link('marib')).toBeFocused();
  expect(complaints).toEqual([]);

  await it.step('its three figures are on one line', async () => {
    const figures = main.locator('dl').first().locator('dd');
    for (const width of [1024, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const tops = await figures.evaluateAll((all) =>
        all.map((figure) => Math.round(figure.getBoundingClientRect().top)),
      );
      expect([width, tops.length, new Set(tops).size]).toEqual([width, 3, 1]);
    }
  });
});

it('the timeline opens on the places of its year, which the list shows first; the address follows a step by 1 year', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(MAP);
  const { waitUntilReady, timeline, year, marker } = mapOn(page);
  await waitUntilReady();
  await page.getByRole('checkbox', { name: 'Mode chronologie' }).check();
  await expect(year).toHaveValue('609');
  for (const id of ['dhu-qar', 'al-hira'])
    await expect(marker(id)).toBeInViewport({ ratio: 1 });
  await page.goto(`${MAP}?chronologie=1&annee=622`);
  await waitUntilReady();
  await expect(marker('medine')).toBeInViewport({ ratio: 1 });
  await timeline.getByRole('button', { name: 'Avancer de 1 an' }).click();
  await timeline.getByRole('button', { name: 'Avancer de 1 an' }).click();
  await expect(page).toHaveURL(/annee=624/);
  const [first] = await page.locator('[data-list-place]').all();
  expect(await first?.textContent()).toMatch(/624$/);
});

it('the timeline plays to its end, and its markers pulse cheaply', async ({ page }) => {
  const complaints = errorsOf(page);
  await page.goto(`${MAP}?chronologie=1&annee=622`);
  const { waitUntilReady, timeline, year, marker } = mapOn(page);
  await waitUntilReady();
  await expect(year).toHaveValue('622');
  await expect(year).toHaveAttribute('aria-valuetext', /^622, .*Médine/);
  await expect(marker('badr')).toHaveCount(0);
  await timeline.getByRole('button', { name: 'Lecture' }).click();
  await expect(timeline.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(year).toHaveValue('630');
  await expect(timeline.getByRole('button', { name: 'Lecture' })).toBeVisible();
  await expect(marker('badr')).toHaveAttribute('data-pulsing', 'true');
  const beats = await page.evaluate(() =>
    document
      .getAnimations()
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? [effect] : []))
      .filter(
        (effect) =>
          effect.pseudoElement === '::after' && effect.target?.closest('[data-place]'),
      )
      .map((effect) => ({
        properties: effect.getKeyframes().flatMap((frame) => Object.keys(frame)),
        milliseconds: Number(effect.getTiming().duration),
      })),
  );
  expect(beats.length).toBeGreaterThan(10);
  for (const { properties, milliseconds } of beats) {
    const animated = properties.filter(
      (name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name),
    );
    expect([...new Set(animated)].sort()).toEqual(['opacity', 'transform']);
    // At most three flashes a second.
    expect(milliseconds).toBeGreaterThan(1000 / 3);
  }
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Hidden markers keep their last animation state.
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(
              ({ playState, effect }) =>
                playState === 'running' &&
                !(
                  effect instanceof KeyframeEffect &&
                  effect.target?.closest('[data-away="true"]')
                ),
            ).length,
      ),
    )
    .toBe(0);
  expect(complaints).toEqual([]);
  await expectNoViolations(page);

  await it.step('its slider is long enough in any window', async () => {
    for (const [width, height] of [
      [1024, 768],
      [768, 1024],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect
        .poll(async () => (await year.boundingBox())?.width)
        .toBeGreaterThanOrEqual(width * 0.3);
    }
  });
});
