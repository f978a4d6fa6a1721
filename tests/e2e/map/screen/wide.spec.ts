import { expectNoViolations } from '@/tests/e2e/axe';
import { expect, it } from '@/tests/e2e/it';
import { MAP, mapOn, WIDE } from '@/tests/e2e/map/mapPage';
import { errorsOf, requestsOf } from '@/tests/e2e/watch';

it.use({ viewport: WIDE });

it('the map lists and opens places, and restores the focus', async ({ page }) => {
  const errors = errorsOf(page);
  const pictureRequests = requestsOf(page, /\/maps\/arabie\/places\//);
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
  expect(pictureRequests).toEqual([]);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'L’Arabie au temps du Prophète',
  );
  const main = page.getByRole('main');
  await expect(main.getByText('1300+', { exact: true })).toBeVisible();
  await expect(main.getByText('années d’histoire')).toBeVisible();
  await expect(main.getByText('périodes', { exact: true })).toBeVisible();
  await expect(main.getByText('Batailles', { exact: true }).last()).toBeVisible();
  // The link to the map of the next years is not counted.
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
  expect(errors).toEqual([]);

  await it.step('the three counters of the head are on one line', async () => {
    const counters = main.locator('dl').first().locator('dd');
    for (const width of [1024, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const tops = await counters.evaluateAll((elements) =>
        elements.map((figure) => Math.round(figure.getBoundingClientRect().top)),
      );
      expect([width, tops.length, new Set(tops).size]).toEqual([width, 3, 1]);
    }
  });
});

it('the map’s timeline shows and lists the places of its year first', async ({ page }) => {
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
  const [firstItem] = await page.locator('[data-list-place]').all();
  expect(await firstItem?.textContent()).toMatch(/624$/);
});

it('the map’s timeline plays to its end, and markers pulse cheaply', async ({ page }) => {
  const errors = errorsOf(page);
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
  const pulses = await page.evaluate(() =>
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
  expect(pulses.length).toBeGreaterThan(10);
  for (const { properties, milliseconds } of pulses) {
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
  expect(errors).toEqual([]);
  await expectNoViolations(page);

  await it.step(
    'the slider of the timeline is at least 30 % of any window’s width',
    async () => {
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
    },
  );
});
